/** §4: who operates when. */
import { type CompanyId, frameOf, type Move, type State, update } from '@roundhouse/engine';
import { floatedInMarketOrder } from '../../common/order.ts';
import { MINORS } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { hasFloated } from './floating.ts';
import { STEP } from '../steps.ts';

/** §4(b), §4(c): minors A, B, C, then floated majors by market value. */
export const operatingOrder = (state: State): readonly CompanyId[] => [
  ...MINORS.filter((id) => hasFloated(state, id)),
  ...floatedInMarketOrder(state),
];

/** §4(c): face-down markers, those of majors that have operated, lie under those that are face-up. */
export const liftAboveOperated = (move: Move, company: CompanyId): void => {
  const operated = frameOf(move.state, STEP.operatingRound)?.operated;
  const { market } = move.state;
  const at = market.at[company];
  if (!operated || operated.includes(company) || at === undefined) return;
  if (ruling(move.state, 'fallenMarker') !== 'aboveOperated') return;
  const stack = market.stacks[at] ?? [];
  const faceUp = stack.filter((each) => !operated.includes(each));
  const faceDown = stack.filter((each) => operated.includes(each));
  update(move, { market: { ...market, stacks: { ...market.stacks, [at]: [...faceUp, ...faceDown] } } });
};
