/** Whether a company that is started will come to operate: who can pay for the shares that it still needs. */
import { cashOf, type CompanyId, percentAt, type PlayerId, type State } from '@roundhouse/engine';

/** Money that others may put in. */
const FROM_OTHERS = 0.15;

export interface Floating {
  /** Percent that must be sold. */
  readonly needed: (state: State, company: CompanyId) => number;
  readonly price: (state: State, company: CompanyId) => number;
  readonly share: (state: State, company: CompanyId) => number;
}

const missing = (state: State, company: CompanyId, rules: Floating): number => {
  const held =
    state.seats.reduce((sum, player) => sum + percentAt(state, player, company), 0) + percentAt(state, 'pool', company);
  const percent = rules.needed(state, company) - held;
  return percent <= 0 ? 0 : (percent / rules.share(state, company)) * rules.price(state, company);
};

/** The president's money goes to all their companies that wait. */
export const chanceToFloat = (state: State, company: CompanyId, rules: Floating): number => {
  const own = state.companies[company];
  if (!own) return 0;
  const mine = missing(state, company, rules);
  if (mine <= 0) return 1;
  let all = 0;
  for (const each of Object.values(state.companies))
    if (each.status === 'started' && each.president === own.president) all += missing(state, each.id, rules);
  let others = 0;
  for (const player of state.seats) if (player !== own.president) others += cashOf(state, player);
  const purse =
    (own.president ? cashOf(state, own.president) : 0) + (others * FROM_OTHERS * mine) / Math.max(mine, all);
  return Math.min(1, Math.max(0.1, purse / Math.max(mine, all))) * 0.95;
};

/** What a player still has to put into companies of theirs that have not floated, except one of them. */
export const owedToStarts = (state: State, player: PlayerId, rules: Floating, except?: CompanyId): number => {
  let sum = 0;
  for (const each of Object.values(state.companies))
    if (each.status === 'started' && each.president === player && each.id !== except)
      sum += missing(state, each.id, rules);
  return sum;
};
