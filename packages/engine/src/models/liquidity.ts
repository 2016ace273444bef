/** What a player could raise: free cash, and what may be sold at today's prices. */
import { boundCash } from '../bids.ts';
import { cashOf } from '../money.ts';
import { decider, options as optionsOf } from '../play.ts';
import { priceOf } from '../market.ts';
import { certificatesOf, percentAt } from '../shares.ts';
import type { CompanyId, PlayerId, State } from '../state.ts';

/** Percent of one share: companies differ in size, and a president's certificate is two shares. */
const shareOf = (state: State, company: CompanyId): number => {
  const all = certificatesOf(state, company);
  const ordinary = all.find((each) => each.kind === 'ordinary')?.percent;
  return ordinary ?? (all.find((each) => each.kind === 'president')?.percent ?? 20) / 2;
};

/** The market's pool holds half of a company at most: with every title at least so much can be relied on. */
const POOL_HOLDS = 50;

/** Percent that could be sold: what the pool takes, without the president's certificate unless somebody can follow. */
const sellable = (state: State, player: PlayerId, company: CompanyId): number => {
  const held = percentAt(state, player, company);
  const chief = certificatesOf(state, company).find((each) => each.kind === 'president');
  const follows =
    chief !== undefined &&
    state.seats.some((other) => other !== player && percentAt(state, other, company) >= chief.percent);
  const free = chief?.at === player && !follows ? held - chief.percent : held;
  return Math.max(0, Math.min(free, POOL_HOLDS - percentAt(state, 'pool', company)));
};

/** The decision panel says exactly what may be sold; this is what can be relied on, rounded down. */
export const liquidityOf = (state: State, player: PlayerId): number => {
  const asked = decider(state) === player && state.round.kind !== 'operating' ? optionsOf(state) : null;
  const offered = (company: CompanyId): boolean =>
    asked === null ||
    asked.some(
      (each) =>
        each.kind === 'one' && !each.refusal && each.action.type === 'sellShares' && each.action.company === company,
    );
  const raised = Object.keys(state.companies)
    .filter((company) => priceOf(state, company) > 0 && offered(company))
    .reduce(
      (sum, company) => sum + (sellable(state, player, company) / shareOf(state, company)) * priceOf(state, company),
      cashOf(state, player) - boundCash(state, player),
    );
  return Math.floor(raised);
};
