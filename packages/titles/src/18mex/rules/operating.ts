/** §4: incomes, home stations and mail. */
import {
  BANK,
  citiesOf,
  type CompanyId,
  factsOf,
  hasRoute,
  type Move,
  phaseFacts,
  revenueOf,
  shapeAt,
  type State,
  trainsAt,
} from '@roundhouse/engine';
import { homeOf } from '../../common/homeToken.ts';
import { pay, special } from '../vocabulary.ts';

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
