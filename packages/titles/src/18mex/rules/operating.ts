/** §4: who operates when, incomes, home stations and mail. */
import {
  BANK,
  citiesOf,
  companyOf,
  type CompanyId,
  factsOf,
  frameOf,
  hasRoute,
  inMarketOrder,
  type Move,
  type OperatingRoundFrame,
  pay,
  phaseFacts,
  revenueOf,
  shapeAt,
  special,
  type State,
  trainsAt,
  update,
} from '@roundhouse/engine';
import { homeOf } from '../../common/homeToken.ts';
import { MINORS, NDM } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { isLaunched } from './launch.ts';

/** §4(b), §4(c): minors A, B, C, then launched majors by market value. */
export const operatingOrder = (state: State): readonly CompanyId[] => [
  ...MINORS.filter((id) => isLaunched(state, id)),
  ...inMarketOrder(state).filter((id) => isLaunched(state, id)),
];

/** §4(c): face-down markers, those of majors that have operated, lie under those that are face-up. */
export const liftAboveOperated = (move: Move, company: CompanyId): void => {
  const operated = frameOf<OperatingRoundFrame>(move.state, 'operatingRound')?.operated;
  const { market } = move.state;
  const at = market.at[company];
  if (!operated || operated.includes(company) || at === undefined) return;
  if (ruling(move.state, 'fallenMarker') !== 'aboveOperated') return;
  const stack = market.stacks[at] ?? [];
  const faceUp = stack.filter((each) => !operated.includes(each));
  const faceDown = stack.filter((each) => operated.includes(each));
  update(move, { market: { ...market, stacks: { ...market.stacks, [at]: [...faceUp, ...faceDown] } } });
};

/** §4.3.1#5: the value of the city alone, by phase. */
export const mailValue = (state: State, company: CompanyId): number => {
  const shape = shapeAt(factsOf(state).track, state.board, homeOf(state, company));
  const city = shape.nodes[citiesOf(shape)[0] ?? -1];
  return city ? revenueOf(city, phaseFacts(state).colours) : 0;
};

/** §4.3.1#1: a major that owns a train is paid for its home city. */
export const payMail = (move: Move, company: CompanyId): void => {
  if (trainsAt(move.state, company).length === 0) return;
  const amount = mailValue(move.state, company);
  if (amount === 0) return;
  pay(move, BANK, company, amount, 'mail');
  special(move, 'mail', { company, amount });
};

/** 10.5: some other location can be reached from a station. */
export const hasLegalRoute = (state: State, company: CompanyId): boolean =>
  hasRoute(factsOf(state).track, state.board, company);

/** Table I: NdM may own one train more. */
export const trainLimit = (state: State, company: CompanyId): number => {
  const limits = phaseFacts(state).trainLimit;
  if (company === NDM) return limits['ndm'] ?? 0;
  return limits[companyOf(state, company).size] ?? limits['default'] ?? 0;
};
