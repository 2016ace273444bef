/** The referee: invariants that hold in every position of every title. Each finding says what is wrong. */
import { flatMap } from './lists.ts';
import { memo, memory } from './memo.ts';
import { decider, offers } from './play.ts';
import { BANK, type Certificate, isPlayer, type State } from './state.ts';
import { percentOf } from './shares.ts';
import { slotsOf } from './tokens.ts';
import { factsOf, titleOf } from './title.ts';

type Findings = readonly string[];

/** Looked into once for the parts that the findings depend on: an action leaves most of a position as it was. */
const once = (parts: (state: State) => readonly [object, ...object[]], check: (state: State) => Findings) => {
  const known = memory<object, { readonly parts: readonly object[]; readonly findings: Findings }>();
  return (state: State): Findings => {
    const now = parts(state);
    const before = known.get(now[0]);
    if (before?.parts.every((part, index) => part === now[index])) return before.findings;
    const findings = check(state);
    known.set(now[0], { parts: now, findings });
    return findings;
  };
};

/** Cash adds up to the bank's money; only the bank may owe. */
const money = (state: State): Findings => {
  const found: string[] = [];
  const total = Object.values(state.cash).reduce((sum, each) => sum + each, 0);
  const { bank } = factsOf(state);
  const expected = bank === 'unlimited' ? 0 : bank;
  if (total !== expected) found.push(`money adds up to ${total}, not ${expected}`);
  for (const [holder, cash] of Object.entries(state.cash)) {
    if (!Number.isInteger(cash)) found.push(`${holder} has ${cash}`);
    if (cash < 0 && holder !== BANK) found.push(`${holder} owes ${-cash}`);
  }
  return found;
};

/** What the certificates of one company say by themselves. */
const countedUp = memo((list: readonly Certificate[]) => {
  const inPlay = list.filter((each) => each.at !== 'out');
  return {
    total: inPlay.length > 0 ? percentOf(inPlay) : 100,
    twice: new Set(list.map((each) => each.id)).size < list.length,
    places: new Set(list.map((each) => each.at)),
    presidency: inPlay.find((each) => each.kind === 'president')?.at,
  };
});

/** Certificates add up to 100 percent, shorts counted negative, and each is in a place that exists. */
const shares = (state: State): Findings => {
  const found: string[] = [];
  for (const [company, list] of Object.entries(state.certificates)) {
    const { total, twice, places, presidency } = countedUp(list);
    if (total !== 100) found.push(`${company} adds up to ${total} percent`);
    if (twice) found.push(`${company} has a certificate twice`);
    for (const at of places) {
      const place = at === 'ipo' || at === 'pool' || at === 'reserved' || at === 'out';
      const exists = isPlayer(at)
        ? state.seats.includes(at) || (factsOf(state).hands?.includes(at) ?? false)
        : state.companies[at] !== undefined;
      if (!place && !exists) found.push(`a certificate of ${company} lies nowhere: ${at}`);
    }
    const president = state.companies[company]?.president;
    if (president && presidency && presidency !== president)
      found.push(`${president} is president of ${company} without its certificate`);
  }
  return found;
};

/** Every marker is in one stack, every stack in a cell of the chart. */
const market = once(
  ({ market: markers, rules }) => [markers, rules],
  (state) => {
    const found: string[] = [];
    const stacked = flatMap(Object.entries(state.market.stacks), ([cell, stack]) =>
      stack.map((company) => ({ cell, company })),
    );
    for (const { cell, company } of stacked)
      if (state.market.at[company] !== cell) found.push(`the marker of ${company} is in ${cell} and elsewhere`);
    if (stacked.length !== Object.keys(state.market.at).length) found.push('a marker is in no stack');
    for (const cell of Object.keys(state.market.stacks))
      if (!factsOf(state).market.cells[cell]) found.push(`no market cell ${cell}`);
    return found;
  },
);

/** No circle holds two tokens; no more circles are used than there are. */
const tokens = once(
  ({ board, rules }) => [board, rules],
  (state) => {
    const found: string[] = [];
    const seen = new Set<string>();
    for (const { company, hex, city, slot } of state.board.tokens) {
      const circle = `${hex}/${city}/${slot}`;
      if (seen.has(circle)) found.push(`two tokens in ${circle}`);
      seen.add(circle);
      if (slot >= slotsOf(state, hex, city)) found.push(`the token of ${company} in ${circle} has no circle`);
    }
    return found;
  },
);

/** No tile lies more often than it was printed. */
const tiles = once(
  ({ board, lostTiles, rules }) => [board.tiles, lostTiles, rules],
  (state) => {
    const used = new Map<string, number>();
    const { tiles: known } = factsOf(state).track;
    const supplyOf = (tile: string): string => known[tile]?.supply ?? tile;
    for (const { tile } of Object.values(state.board.tiles))
      used.set(supplyOf(tile), (used.get(supplyOf(tile)) ?? 0) + 1);
    for (const [tile, lost] of Object.entries(state.lostTiles))
      used.set(supplyOf(tile), (used.get(supplyOf(tile)) ?? 0) + lost);
    return flatMap([...used], ([tile, times]) => {
      const count = known[tile]?.count;
      if (count === undefined) return [`no tile ${tile}`];
      return count !== 'unlimited' && times > count ? [`tile ${tile} lies ${times} times, printed ${count}`] : [];
    });
  },
);

const trains = once(
  ({ trains: owned, companies }) => [owned, companies],
  (state) => {
    const found: string[] = [];
    if (new Set(state.trains.map((each) => each.id)).size < state.trains.length) found.push('a train is there twice');
    for (const { id, at } of state.trains)
      if (at !== 'depot' && at !== 'pool' && at !== 'out' && !state.companies[at])
        found.push(`${id} is nowhere: ${at}`);
    return found;
  },
);

/** Somebody must be able to act until the game is over. */
const agenda = (state: State): Findings => {
  if (state.outcome) return [];
  if (state.agenda.length === 0) return ['the agenda is empty before the end'];
  const who = decider(state);
  if (!who) return ['nobody decides'];
  if (!state.seats.includes(who)) return [`${who} decides but does not play`];
  return offers(state).length === 0 ? [`${who} decides and nothing is offered`] : [];
};

/** All findings; empty when the position is sound. */
export const referee = (state: State): Findings => [
  ...money(state),
  ...shares(state),
  ...market(state),
  ...tokens(state),
  ...tiles(state),
  ...trains(state),
  ...agenda(state),
  ...(titleOf(state).referee?.(state) ?? []),
];
