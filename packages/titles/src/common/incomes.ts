/** What privates pay their owners, players and companies alike, at the start of an operating round (and wherever a title says). */
import { BANK, factsOf, type Move, pay, type PrivateId, type State } from '@roundhouse/engine';

const printed = (state: State, id: PrivateId): number => factsOf(state).privates[id]?.revenue ?? 0;

/** The bank pays every private that is open and owned; absent `income`: what is printed on it. */
export const payIncomes = (move: Move, income: (state: State, id: PrivateId) => number = printed): void => {
  for (const { id, owner, closed } of Object.values(move.state.privates))
    if (owner !== null && !closed) pay(move, BANK, owner, income(move.state, id), 'income', id);
};
