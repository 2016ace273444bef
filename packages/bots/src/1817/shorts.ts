/**
 * 1817: shorts. A share sold short is in the market, and each share in the market costs the company a step when the stock
 * round ends: people sell the same company short together, one after the other, and buy back in the next stock round.
 */
import {
  type Action,
  cell,
  type CellId,
  type CompanyId,
  firstNeighbour,
  type Offer,
  percentAt,
  type PlayerId,
  priceOf,
  cashOf,
  type State,
} from '@roundhouse/engine';
import { isRed, mostShorts, sharesAt, sharesWithPlayers, shortsAt, shortsOut, sizeOf } from '@roundhouse/titles/1817';
import type { Proposal } from '../bot.ts';
import type { Insight, View } from '../insight.ts';
import { outlookOf } from '../outlook.ts';
import { perPercent } from '../judge.ts';

const SMALL = 2;
/** Operating rounds in a set. */
const ROUNDS_IN_SET = 2;
/** Of the shorts that are still possible, the part that is expected to be sold once one pays. */
const FOLLOWERS = 0.6;
/** What a short must promise: nobody knows who will buy from the market. */
const MARGIN = 15;

const stepped = (state: State, from: CellId, steps: number): CellId => {
  const direction = steps < 0 ? 'left' : 'right';
  let at = from;
  for (let step = 0; step < Math.abs(steps); step++) at = firstNeighbour(state, at, direction) ?? at;
  return at;
};

/** Steps of a company's marker at the end of the stock round, with some more of its shares in the market. */
const stepsAtEnd = (state: State, company: CompanyId, more: number): number => {
  const size = sizeOf(state, company);
  if (size === SMALL || isRed(state, company)) return 0;
  const soldOut = sharesWithPlayers(state, company) >= size ? 1 : 0;
  return soldOut - sharesAt(state, 'pool', company) - more;
};

export const markerAhead = (state: State, company: CompanyId, more = 0): CellId | undefined => {
  const at = state.market.at[company];
  return at === undefined || state.round.kind !== 'stock' ? at : stepped(state, at, stepsAtEnd(state, company, more));
};

/** Price and dividends of one share until the next stock round, when the marker goes on from here. */
const untilNextStockRound = (
  state: State,
  insight: Insight,
  company: CompanyId,
  from: CellId,
  horizon: number,
): number => {
  const { kind, number, of } = state.round;
  const rounds = kind === 'stock' ? ROUNDS_IN_SET : Math.max(0, of - number) + 1;
  const { now } = outlookOf(state, insight, company, horizon);
  let at = from;
  let owed = 0;
  for (let round = 0; round < rounds; round++) {
    owed += now / sizeOf(state, company);
    at = insight.marker?.(state, at, { company, revenue: now, price: cell(state, at).price, paid: now > 0 }) ?? at;
  }
  return owed + cell(state, at).price;
};

const HORIZON = 16;

/** Of one percent; where nobody has shorts nothing is asked. */
export const closingCost =
  (insight: () => Insight) =>
  (state: State, company: CompanyId): number => {
    const from = markerAhead(state, company);
    if (from === undefined || insight().roundsLeft(state) <= ROUNDS_IN_SET) return Infinity;
    return (untilNextStockRound(state, insight(), company, from, HORIZON) * sizeOf(state, company)) / 100;
  };

/** Dividends that a player's shorts may cost until the next stock round, less what their shares pay them. */
const reserveFor = (state: State, insight: Insight, player: PlayerId, more?: CompanyId): number => {
  let owed = 0;
  for (const company of Object.keys(state.companies)) {
    if (state.companies[company]?.status !== 'floated') continue;
    const percent = percentAt(state, player, company) - (company === more ? 100 / sizeOf(state, company) : 0);
    if (percent === 0) continue;
    const { now } = outlookOf(state, insight, company, HORIZON);
    owed -= (percent / 100) * now * (percent < 0 ? ROUNDS_IN_SET + 1 : 1);
  }
  return Math.max(0, owed);
};

const hasShorts = (state: State, player: PlayerId): boolean =>
  Object.keys(state.companies).some(
    (company) => state.companies[company]?.status === 'floated' && shortsAt(state, player, company) > 0,
  );

/** Whether a purchase spends what a player's own shorts may cost them; buying back is none. */
export const spendsReserve = (insight: Insight, state: State, action: Action): boolean => {
  if (action.type !== 'buyShares' || action.for !== undefined || !hasShorts(state, action.by)) return false;
  if (shortsAt(state, action.by, action.company) > 0) return false;
  return cashOf(state, action.by) - priceOf(state, action.company) < reserveFor(state, insight, action.by);
};

/** What a share sold short now will cost, when most of the shorts that are still possible follow; and whether its owner can bear it. */
export const shortCost = (
  { state, insight, me, horizon }: View,
  company: CompanyId,
): { readonly cost: number; readonly toTheEnd: number; readonly affordable: boolean } => {
  const open = mostShorts(state, company) - shortsOut(state, company);
  const more = 1 + Math.floor(FOLLOWERS * (open - 1));
  const from = markerAhead(state, company, more);
  if (from === undefined) return { cost: Infinity, toTheEnd: Infinity, affordable: false };
  const last = insight.roundsLeft(state) <= ROUNDS_IN_SET;
  const closing = last ? Infinity : untilNextStockRound(state, insight, company, from, horizon);
  const toTheEnd =
    (perPercent(state, insight, company, outlookOf(state, insight, company, horizon)) * 100) / sizeOf(state, company);
  return {
    cost: Math.min(closing, toTheEnd),
    toTheEnd,
    affordable: cashOf(state, me) + priceOf(state, company) >= reserveFor(state, insight, me, company),
  };
};

export const shorts = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'short') return [];
    const { company } = offer.action;
    const price = priceOf(view.state, company);
    const { cost, affordable } = shortCost(view, company);
    if (cost === Infinity) return [];
    return [
      {
        action: offer.action,
        value: affordable ? price - cost - MARGIN : -1,
        reasons: [{ key: 'reason.shorts', args: { company, price, worth: Math.max(0, Math.round(cost)) } }],
      },
    ];
  });
