/** What is different between two positions of a game, in the things that a person counts. */
import type { Event } from '../events.ts';
import { cashOf } from '../money.ts';
import { memo } from '../memo.ts';
import type { TurnEnd } from '../move.ts';
import { percentAt } from '../shares.ts';
import type { CompanyId, Place, PlayerId, PrivateId, State } from '../state.ts';
import { titleOf } from '../title.ts';
import { trainsAt } from '../trains.ts';

export interface Change {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly cash: readonly { readonly holder: string; readonly by: number; readonly left: number }[];
  /** What players are worth by the rules of scoring. */
  readonly worth: readonly { readonly player: PlayerId; readonly from: number; readonly to: number }[];
  /** Percent of a company in a hand. */
  readonly shares: readonly {
    readonly holder: string;
    readonly company: CompanyId;
    readonly from: number;
    readonly to: number;
  }[];
  readonly prices: readonly {
    readonly company: string;
    readonly from: number;
    readonly to: number;
    readonly cells: readonly [string, string];
  }[];
  /** How many trains a company may have, where that changes; and how many it has then. */
  readonly limits: readonly {
    readonly company: CompanyId;
    readonly from: number;
    readonly to: number;
    readonly trains: number;
  }[];
  readonly rusted: readonly {
    readonly name: string;
    /** Each once. */
    readonly owners: readonly string[];
    /** How many each of the owners loses. */
    readonly counts: readonly number[];
  }[];
  readonly fading: readonly string[];
  readonly phase: string | null;
  readonly presidents: readonly { readonly company: string; readonly to: string | null }[];
  readonly floated: readonly string[];
  readonly closed: readonly string[];
  readonly privatesClosed: readonly PrivateId[];
  /** The end of the game was triggered. */
  readonly ending: boolean;
  /** The game is over. */
  readonly over: boolean;
  /** Players who leave the game. */
  readonly out: readonly string[];
  /** Events that only this title has, as the log will show them. */
  readonly specials: readonly Event[];
}

const cashMoves = (before: State, after: State): Change['cash'] =>
  before.cash === after.cash
    ? []
    : [...before.seats, ...Object.keys(before.companies)].flatMap((holder) => {
        const left = cashOf(after, holder);
        const by = left - cashOf(before, holder);
        return by === 0 ? [] : [{ holder, by, left }];
      });

/** By player: who acts first sits first in some titles, so that seats change hands between two positions. */
const worths = memo((state: State): ReadonlyMap<PlayerId, number> => {
  const { worth } = titleOf(state);
  return new Map(state.seats.map((player) => [player, state.outcome?.scores[player] ?? worth(state, player)]));
});

/** Those who left the game have nothing to count anymore; what they leave with is in the result. */
const worthMoves = (before: State, after: State): Change['worth'] => {
  if (before === after) return [];
  const [was, is] = [worths(before), worths(after)];
  return before.seats.flatMap((player) => {
    const [from = 0, to = 0] = [was.get(player), is.get(player)];
    return from === to ? [] : [{ player, from, to }];
  });
};

const shareMoves = (before: State, after: State): Change['shares'] =>
  Object.keys(before.companies).flatMap((company) => {
    if (before.certificates[company] === after.certificates[company]) return [];
    const hands: readonly Place[] = [...before.seats, ...Object.keys(before.companies), 'pool', 'ipo'];
    return hands.flatMap((holder) => {
      const [from, to] = [percentAt(before, holder, company), percentAt(after, holder, company)];
      return from === to ? [] : [{ holder, company, from, to }];
    });
  });

const priceMoves = (before: State, after: State, events: readonly Event[]): Change['prices'] =>
  before.market === after.market
    ? []
    : Object.entries(after.market.at).flatMap(([company, cell]) => {
        const was = before.market.at[company];
        if (was === undefined || was === cell) return [];
        const moves = events.flatMap((each) => (each.type === 'priceMoved' && each.company === company ? [each] : []));
        const [first, last] = [moves[0], moves.at(-1)];
        return first && last ? [{ company, from: first.from, to: last.to, cells: [was, cell] as const }] : [];
      });

/** A company that has been started has a limit that counts for it, though it does not run yet. */
const IN_PLAY: ReadonlySet<string> = new Set(['started', 'floated']);

const limitMoves = (before: State, after: State): Change['limits'] => {
  if (before.phase === after.phase && before.companies === after.companies) return [];
  const { trainLimit } = titleOf(before);
  return Object.values(after.companies).flatMap(({ id, status }) => {
    const was = before.companies[id]?.status;
    if (was === undefined || !IN_PLAY.has(was) || !IN_PLAY.has(status)) return [];
    const [from, to] = [trainLimit(before, id), trainLimit(after, id)];
    return from === to ? [] : [{ company: id, from, to, trains: trainsAt(after, id).length }];
  });
};

const isOwned = (at: string): boolean => at !== 'pool' && at !== 'depot' && at !== 'out';

const rustedIn = (before: State, events: readonly Event[]): Change['rusted'] =>
  events.flatMap((event) => {
    if (event.type !== 'trainsRusted') return [];
    const gone = before.trains.filter((each) => event.trains.includes(each.id));
    return [...new Set(gone.map((each) => each.side))].map((name) => {
      const places = gone.filter((each) => each.side === name).map((each) => each.at);
      const owners = [...new Set(places)].filter(isOwned);
      return { name, owners, counts: owners.map((owner) => places.filter((at) => at === owner).length) };
    });
  });

export const changeFrom = (before: State, after: State, events: readonly Event[]): Change => ({
  before,
  after,
  events,
  cash: cashMoves(before, after),
  worth: worthMoves(before, after),
  shares: shareMoves(before, after),
  prices: priceMoves(before, after, events),
  limits: limitMoves(before, after),
  rusted: rustedIn(before, events),
  fading: events.flatMap((each) => (each.type === 'trainsObsolete' ? each.names : [])),
  phase: after.phase === before.phase ? null : after.phase,
  presidents: events.flatMap((each) =>
    each.type === 'presidencyChanged' && each.from !== null ? [{ company: each.company, to: each.to }] : [],
  ),
  floated: events.flatMap((each) => (each.type === 'companyFloated' ? [each.company] : [])),
  closed: events.flatMap((each) => (each.type === 'companyClosed' ? [each.company] : [])),
  privatesClosed: events.flatMap((each) => (each.type === 'privateClosed' ? [each.private] : [])),
  out: after.out.filter((each) => !before.out.includes(each)),
  specials: events.filter((each) => each.type === 'special'),
  ending: before.ending === null && after.ending !== null,
  over: before.outcome === null && after.outcome !== null,
});

/** What was played, of one action or of several. */
export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly turnEnd?: TurnEnd;
}

/** Up to the end of the turn: what the next company or round brings is none of it. */
export const withinTurn = (before: State, { state, events, turnEnd }: Played): Change =>
  turnEnd ? changeFrom(before, turnEnd.state, events.slice(0, turnEnd.events)) : changeFrom(before, state, events);

/** What comes by itself once the turn has ended; null where it goes on or nothing does. */
export const afterTurn = ({ state, events, turnEnd }: Played): Change | null => {
  if (!turnEnd) return null;
  const later = events.slice(turnEnd.events);
  return later.every((each) => each.type === 'turnBegan' || each.type === 'roundBegan')
    ? null
    : changeFrom(turnEnd.state, state, later);
};

/** The change of one holder's money. */
export const cashChange = (found: Pick<Change, 'cash'> | null, holder: string): number =>
  found?.cash.find((each) => each.holder === holder)?.by ?? 0;
