/** 1817: what the end of a stock round does to prices is foreseen; shorts, raids and take-overs are valued; interest is never forgotten. */
import {
  apply,
  companyAtWork,
  companyOf,
  decider,
  isAt,
  isRefusal,
  offers,
  priceOf,
  rightAfter,
  type State,
  titleOf,
  trainsAt,
} from '@roundhouse/engine';
import { interestRate, isWhite, sharesAt, shortsAt, sizeOf, STEP } from '@roundhouse/titles/1817';
import { beforeAll, expect, test } from 'vitest';
import { bridges } from '../src/1817/bridges.ts';
import { canPayInterest } from '../src/1817/leverage.ts';
import { mergers } from '../src/1817/proposals.ts';
import { acquiring, saleWorth } from '../src/1817/takeovers.ts';
import { sellings } from '../src/1817/raids.ts';
import { markerAhead, shorts } from '../src/1817/shorts.ts';
import { botNamed, loadInsight, playBots } from '../src/index.ts';
import type { Insight } from '../src/insight.ts';
import { judge } from '../src/judge.ts';
import { revenueNow } from '../src/outlook.ts';
import { HORIZON, viewOf } from '../src/plain.ts';
import { table } from './tables.ts';

let insight: Insight;
const positions: State[] = [];

beforeAll(async () => {
  insight = await loadInsight('1817');
  const plain = botNamed('plain');
  if (!plain) throw new Error('no bot plain');
  playBots(table('1817', 4, 3), [plain], { played: (state) => void positions.push(state) }, 500);
}, 600_000);

const shortable = (): State => {
  const found = positions.findLast((state) => state.round.kind === 'stock' && offers(state, 'short').length > 0);
  if (!found) throw new Error('nothing can be sold short in this game');
  return found;
};

const done = (state: State, action: Parameters<typeof apply>[1]): State => {
  const result = apply(state, action);
  if (isRefusal(result)) throw new Error(result.key);
  return result.state;
};

/** Everybody passes until the stock round is over; the last position of it, and the first after it. */
const passedOn = (from: State): readonly [State, State] => {
  let before = from;
  for (;;) {
    const by = decider(before);
    if (!by) throw new Error('nobody decides');
    const after = done(before, { type: 'pass', by });
    if (after.round.kind !== 'stock') return [before, after];
    before = after;
  }
};

test('where the end of the stock round puts a marker is known before it', () => {
  const state = shortable();
  const [first] = offers(state, 'short');
  if (first?.kind !== 'one' || first.action.type !== 'short') throw new Error('no short');
  const { company } = first.action;
  const [last, after] = passedOn(done(state, first.action));
  for (const id of Object.keys(last.market.at))
    if (isWhite(last, id)) expect([id, markerAhead(last, id)]).toEqual([id, after.market.at[id]]);
  // One share more in the market: one step to the left of where it would have come to.
  expect(priceOf(after, company)).toBeLessThan(priceOf(passedOn(state)[1], company));
});

test('a short counts against its owner, at most what buying it back costs', () => {
  const state = shortable();
  const [first] = offers(state, 'short');
  if (first?.kind !== 'one' || first.action.type !== 'short') throw new Error('no short');
  const { company, by } = first.action;
  const after = done(state, first.action);
  expect(shortsAt(after, by, company)).toBe(1);
  const gained = (judge(after, insight, HORIZON).worth[by] ?? 0) - (judge(state, insight, HORIZON).worth[by] ?? 0);
  const buyingBack = ((insight.closingCost?.(after, company) ?? 0) * 100) / sizeOf(after, company);
  expect(gained).toBeGreaterThanOrEqual(priceOf(state, company) - buyingBack - 1);
  const [proposal] = shorts(viewOf(state, HORIZON, insight), [first]);
  expect(proposal?.reasons[0]?.key).toBe('reason.shorts');
});

test('who holds shares may sell all of them to sell one more short: one idea, valued as a whole', () => {
  const ideas = positions
    .filter(({ round }) => round.kind === 'stock')
    .flatMap((state) =>
      sellings(viewOf(state, HORIZON, insight), offers(state, 'sellShares'))
        .filter(({ reasons }) => reasons[0]?.key === 'reason.raids')
        .map((idea) => ({ state, idea })),
    );
  expect(ideas.length).toBeGreaterThan(0);
  for (const { state, idea } of ideas) {
    const { action, value, reasons } = idea;
    if (action.type !== 'sellShares') throw new Error('no sale');
    const { by, company } = action;
    const held = sharesAt(state, by, company);
    const after = done(state, action);
    expect(sharesAt(after, by, company)).toBe(0);
    const short = offers(after, 'short').find(
      (each) => each.kind === 'one' && each.action.type === 'short' && each.action.company === company,
    );
    expect(short?.kind).toBe('one');
    // No share can gain more than the whole of its fall.
    const args = reasons[0]?.args;
    expect(value).toBeLessThanOrEqual((held + 1) * (Number(args?.['price']) - Number(args?.['worth']) + 1));
  }
});

test('a company is offered for sale, and bid for, by what the judge sees when the hammer has fallen', () => {
  const asked = positions.filter((state) => isAt(state, STEP.saleOffer));
  expect(asked.length).toBeGreaterThan(0);
  for (const state of asked) {
    const [offer] = offers(state, 'choose');
    if (offer?.kind !== 'one') throw new Error('no offer');
    const auction = done(state, offer.action);
    if (!isAt(auction, STEP.companyAuction)) continue;
    const [bid] = offers(auction, 'bid');
    const [idea] = acquiring(viewOf(auction, HORIZON, insight), bid ? [bid] : []);
    if (bid?.kind !== 'price' || idea?.action.type !== 'bid') continue;
    expect(idea.action.price).toBeGreaterThanOrEqual(bid.min);
    // What is worth nothing is not bid; what is, never above what the judge would still pay.
    if (idea.value > 0) expect(idea.action.price).toBeLessThanOrEqual(Number(idea.reasons[0]?.args['worth']));
    // In what is only imagined nobody offers anything.
    expect(saleWorth({ ...viewOf(state, HORIZON, insight), brief: true }, offer.action)).toBeLessThan(0);
  }
});

test('interest that cannot be paid, not even out of further loans, is known to be the end of a company', () => {
  const state = positions.findLast(({ round }) => round.kind === 'operating');
  const company = state && Object.keys(state.market.at).find((id) => isWhite(state, id));
  if (!state || company === undefined) throw new Error('no company');
  const owing = (loans: number): State => ({
    ...state,
    companies: { ...state.companies, [company]: { ...companyOf(state, company), loans } },
  });
  const size = sizeOf(state, company);
  expect(canPayInterest(owing(0), company, 0)).toBe(true);
  expect(canPayInterest(owing(size), company, 0)).toBe(false);
  expect(canPayInterest(owing(size), company, size * 70)).toBe(true);
  // One loan more pays the interest of a few.
  expect(canPayInterest(owing(size - 1), company, 0)).toBe(size * interestRate(state) <= 100);
});

test('the money of the first auction begins more companies than there are players, as it does at tables of people', () => {
  const first = positions.find(({ round }) => round.kind === 'operating');
  if (!first) throw new Error('no operating round');
  const floated = Object.values(first.companies).filter(({ status }) => status === 'floated').length;
  expect(floated).toBeGreaterThan(first.seats.length);
});

test('as long as there are only short trains, and where no train would have room, companies do not merge', () => {
  const merging = positions.flatMap((state) =>
    offers(state, 'merge').flatMap((offer) =>
      offer.kind === 'one' && offer.action.type === 'merge' ? [{ state, offer, action: offer.action }] : [],
    ),
  );
  const [roomy, crowded] = [true, false].map((wanted) =>
    merging.filter(({ state, action }) => {
      const trains = [action.company, action.with]
        .flatMap((each) => trainsAt(state, each))
        .filter((each) => !each.obsolete);
      const full = trains.length >= titleOf(state).trainLimit(state, action.survivor ?? action.company);
      return !(full || state.phase.startsWith('2')) === wanted;
    }),
  );
  const proposed = ({ state, offer }: (typeof merging)[number]): number => mergers(viewOf(state), [offer]).length;
  expect(roomy?.some((each) => proposed(each) > 0)).toBe(true);
  expect(crowded?.length).toBeGreaterThan(0);
  expect(crowded?.filter((each) => proposed(each) > 0)).toEqual([]);
});

/** The same position, with bridges in the hands of the company in turn. */
const withBridges = (state: State, owner: string): State => ({
  ...state,
  privates: { ...state.privates, UBC: { id: 'UBC', owner, closed: false, used: 0 } },
});

test('bridges are thought of once a turn, before the run, and only where they add to it', () => {
  let before = 0;
  for (const position of positions) {
    const company = companyAtWork(position);
    if (company === undefined || position.round.kind !== 'operating') continue;
    const state = withBridges(position, company);
    const offered = offers(state, 'usePower');
    if (offered.length === 0) continue;
    const proposed = bridges(viewOf(state), offered);
    if (!isAt(state, STEP.run)) {
      expect(proposed).toEqual([]);
      continue;
    }
    before++;
    for (const { action, value } of proposed) {
      const after = rightAfter(state, action);
      if (!after) throw new Error('a bridge that cannot be built');
      expect(value > 0).toBe(revenueNow(after, insight, company) > revenueNow(state, insight, company));
    }
  }
  expect(before).toBeGreaterThan(0);
});
