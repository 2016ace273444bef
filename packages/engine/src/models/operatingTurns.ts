/** Who operates when: those that have, the one that does, those to come. */
import { companyIn } from '../handles.ts';
import { operatingRoundOf } from '../pieces/rounds.ts';
import type { CompanyId, State } from '../state.ts';
import { titleOf } from '../title.ts';

export interface OperatingTurn {
  readonly company: CompanyId;
  /** `next`: the first that has yet to operate; outside operating rounds the one that will begin the next. */
  readonly turn: 'done' | 'now' | 'next' | 'later';
}

/** The round's own list, where companies operate: those on it have operated, or do so now. */
const operatedIn = (state: State): readonly CompanyId[] =>
  (state.round.kind === 'operating' && operatingRoundOf(state)?.operated) || [];

/**
 * In the order of their turns. While companies operate: as they did, then as prices stand now. In any other round: the order in
 * which they would operate if the next operating round began now.
 */
export const operatingTurns = (state: State): readonly OperatingTurn[] => {
  const order = titleOf(state).operatingOrder(state);
  const operated = operatedIn(state);
  const last = operated.at(-1);
  const now = last !== undefined && state.agenda.some((each) => companyIn(each) === last) ? last : null;
  const field = operated.length > 0 ? (operatingRoundOf(state)?.field ?? null) : null;
  const begun = operated.map((company): OperatingTurn => ({ company, turn: company === now ? 'now' : 'done' }));
  const coming = order.filter((each) => !operated.includes(each) && (field === null || field.includes(each)));
  return [...begun, ...coming.map((company, at): OperatingTurn => ({ company, turn: at === 0 ? 'next' : 'later' }))];
};
