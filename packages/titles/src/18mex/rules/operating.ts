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
  placeFromCharter,
  revenueOf,
  shapeAt,
  special,
  type State,
  tokensOf,
  trainsAt,
  update,
} from '@roundhouse/engine';
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

/** §4.1#1: the bank pays each private's income to its owner. */
export const payIncomes = (move: Move): void => {
  for (const { id, owner, closed } of Object.values(move.state.privates))
    if (owner && !closed) pay(move, BANK, owner, factsOf(move.state).privates[id]?.revenue ?? 0, 'income');
};

export const homeOf = (state: State, company: CompanyId): string => {
  const home = factsOf(state).companies[company]?.home[0]?.hex;
  if (home === undefined) throw new Error(`${company} has no home`);
  return home;
};

/** §4.2(a), §4.3(a): the home station is placed free on the first turn. */
export const placeHomeStation = (move: Move, company: CompanyId): void => {
  if (companyOf(move.state, company).turns > 0) return;
  const hex = homeOf(move.state, company);
  // Where a merger has put a token of NdM into its home already, there is nothing to place (D-21).
  if (tokensOf(move.state.board, company).some((each) => each.hex === hex)) return;
  placeFromCharter(move, company, hex, 0, 0);
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
