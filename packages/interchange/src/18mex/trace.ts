/** 18MEX: what the trace of 18xx.games shows differently. */
import {
  companyOf,
  factsOf,
  frameOf,
  playerAfter,
  type PlayerId,
  type PlayerRoundFrame,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { faceValue, lowestUnsold, MINOR_HOMES, STEP } from '@roundhouse/titles/18mex';
import { fromPeerName, toPeerName } from './names.ts';
import { type Context, playerFromPeer, playerToPeer, type TraceLine } from '../adapter.ts';
import { poolAsItCame } from '../lists.ts';
import { type PeerAction, TRACED_ACTION, text } from '../peer.ts';
import { roundToPeer } from '../trace.ts';

type Row = Readonly<Record<string, unknown>>;

/** Minors are private companies as well there, and have their stations from the start. */
const minorsOf = (state: State, player: PlayerId): readonly string[] =>
  Object.keys(MINOR_HOMES).filter((id) => companyOf(state, id).president === player);

/** The NdM certificate that comes with MNR changes hands there when its par is set. */
const awaitsPar = (state: State): PlayerId | undefined => {
  const top = topFrame(state);
  return STEP.setPar.is(top) ? top.player : undefined;
};

/** What is bought at once goes to its buyer from the cheapest to the dearest. */
const byFaceValue = (state: State, companies: readonly string[]): readonly string[] => {
  const face = (id: string): number => faceValue(state, fromPeerName(id));
  return companies.toSorted((a, b) => face(a) - face(b));
};

const playerRow = (state: State, row: Row, player: PlayerId): Row => {
  const companies = byFaceValue(state, [
    ...((row['companies'] as readonly string[] | undefined) ?? []),
    ...minorsOf(state, player),
  ]);
  const { A: _a, B: _b, C: _c, ...majors } = row['shares'] as Readonly<Record<string, number>>;
  const { NdM: _ndm, ...others } = majors;
  const waits = awaitsPar(state) === player;
  return {
    ...row,
    shares: waits ? others : majors,
    certs: Number(row['certs']) - (waits ? 1 : 0),
    ...(companies.length > 0 ? { companies } : {}),
  };
};

/** Trains have the name of their card there. */
const ranRow = (run: unknown): Row => {
  const { routes, ...rest } = run as { readonly routes: readonly (readonly [string, string, number])[] };
  return { ...rest, routes: routes.map(([id, , revenue]) => [id, trainName(id), revenue]) };
};

const trainName = (id: string): string => id.replace(/-\d+$/, '');

const companyRow = (state: State, row: Row): Row => {
  const home = MINOR_HOMES[String(row['id'])];
  const trains = (row['trains'] as readonly (readonly string[])[]).map(([id = '', , ...rest]) => [
    id,
    trainName(id),
    ...rest,
  ]);
  const waits = row['id'] === 'NdM' && awaitsPar(state) !== undefined;
  const { par: _par, ...unfounded } = row;
  const closed = row['closed'] === true;
  if (home !== undefined) return { ...row, trains, tokens: [[home, 0, closed ? 'x' : 0]], spare_tokens: [] };
  // A major that was merged is as it was before it was founded.
  if (closed) {
    const { tokens = [] } = factsOf(state).companies[fromPeerName(String(row['id']))] ?? {};
    return { ...unfounded, trains, ipo: 100, spare_tokens: tokens };
  }
  return { ...row, trains, ...(waits ? { ipo: 100, ipo_reserved: 20, president: null } : {}) };
};

const minorCertificates = (state: State): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(MINOR_HOMES).map((id) => {
      const { president, status } = companyOf(state, id);
      return [id, status === 'closed' ? null : [president ? playerToPeer(president) : null, faceValue(state, id), 0]];
    }),
  );

const BUYER = 'buyer';

/** In the sale only who buys the cheapest has acted there; a bid is no purchase. */
const lastBuyer = ({ state, memory }: Context): PlayerId | undefined => {
  const action = memory.get(TRACED_ACTION) as PeerAction | undefined;
  if (action?.type === 'bid') {
    const item = fromPeerName(text(action, 'company'));
    const bidder = playerFromPeer(text(action, 'entity'));
    if (state.privates[item]?.owner === bidder || state.companies[item]?.president === bidder)
      memory.set(BUYER, bidder);
  }
  return memory.get(BUYER) as PlayerId | undefined;
};

const TRADING = 'tradingShown';

/** Who traded shares last in this stock round: to buy a private counts for the next deal there, but is not shown. */
const lastTrader = ({ state, memory }: Context, round: PlayerRoundFrame | undefined): PlayerId | undefined => {
  const known = memory.get(TRADING) as { readonly set: number; readonly last?: PlayerId } | undefined;
  if (!round) {
    memory.delete(TRADING);
    return undefined;
  }
  const action = memory.get(TRACED_ACTION) as PeerAction | undefined;
  const trades = action !== undefined && ['buy_shares', 'sell_shares', 'par'].includes(action.type);
  // What led into the round was not done in it.
  const last =
    known?.set !== state.round.set ? undefined : trades ? playerFromPeer(text(action, 'entity')) : known.last;
  memory.set(TRADING, { set: state.round.set, ...(last ? { last } : {}) });
  return last;
};

/** The player who would have the priority deal if the round ended now. */
const priorityNow = (context: Context): PlayerId => {
  const { state } = context;
  const buyer = lastBuyer(context);
  if (lowestUnsold(state) !== undefined) return buyer ? playerAfter(state, buyer) : (state.seats[0] ?? state.priority);
  const round = frameOf(state, STEP.stockRound);
  if (awaitsPar(state) !== undefined) return buyer ? playerAfter(state, buyer) : state.priority;
  const last = lastTrader(context, round);
  if (!round) return state.out.includes(state.priority) ? playerAfter(state, state.priority) : state.priority;
  return last ? playerAfter(state, last) : firstAtTable18MEX(context);
};

const discardedIn = (context: Context): readonly string[] =>
  poolAsItCame(context).map((each) => trainName(toPeerName(each.id)));

const LISTED = 'companies of the round';

/** A major that is merged keeps its place in the list of the round there, and is passed over. */
const withMerged = ({ state, memory }: Context, line: TraceLine): TraceLine => {
  const { kind, set, number } = state.round;
  if (kind !== 'operating' || !Array.isArray(line['order'])) return {};
  const round = `${set}.${number}`;
  const known = memory.get(LISTED) as { readonly round: string; readonly list: readonly string[] } | undefined;
  const now = line['order'] as readonly string[];
  const before = known?.round === round ? known.list : [];
  const list = before.reduce(
    (all, id, index) => (all.includes(id) ? all : [...all.slice(0, index), id, ...all.slice(index)]),
    now,
  );
  memory.set(LISTED, { round, list });
  return { order: list, order_index: list.indexOf(now[Number(line['order_index'])] ?? '') };
};

export const trace18MEX = (context: Context, line: TraceLine): TraceLine => {
  const { state } = context;
  return {
    ...line,
    phase: state.phase === '1' ? '2' : state.phase,
    ...(lowestUnsold(state) === undefined && awaitsPar(state) === undefined
      ? {}
      : { round: roundToPeer('auction', 1) }),
    ...(line['discarded'] === undefined ? {} : { discarded: discardedIn(context) }),
    ...withMerged(context, line),
    priority: playerToPeer(priorityNow(context)),
    ...(line['run'] === undefined ? {} : { run: ranRow(line['run']) }),
    players: (line['players'] as readonly Row[]).map((row, seat) =>
      playerRow(state, row, state.seats[seat] ?? state.priority),
    ),
    corporations: (line['corporations'] as readonly Row[]).map((row) => companyRow(state, row)),
    companies: { ...(line['companies'] as Row), ...minorCertificates(state) },
  };
};

/** There the stock round that follows the sale is a new one, and its first player heads the table. */
export const firstAtTable18MEX = ({ state, memory }: Context): PlayerId => {
  const trading = frameOf(state, STEP.stockTurn);
  if (lowestUnsold(state) !== undefined || awaitsPar(state) !== undefined) return state.seats[0] ?? state.priority;
  if (state.round.kind !== 'stock' || (memory.has('trading') && memory.get('trading') !== state.round.set))
    return state.priority;
  if (trading && !memory.has('trading')) {
    memory.set('trading', state.round.set);
    memory.set('firstTrader', trading.player);
  }
  return (memory.get('firstTrader') as PlayerId | undefined) ?? state.priority;
};

const EXCHANGED = 'exchanged';

/** Stations that NdM got by a merger, and whether one was named for it. */
interface Exchanged {
  readonly closed: readonly string[];
  readonly hexes: readonly string[];
  readonly named: boolean;
}

const closedIn = (rows: readonly Row[]): readonly string[] =>
  rows.filter((row) => row['closed'] === true).map((row) => String(row['id']));

const hexesOf = (row: Row | undefined): readonly string[] =>
  ((row?.['tokens'] ?? []) as readonly (readonly unknown[])[]).map(([hex]) => String(hex));

/** The tokens for exchange lie behind the others of NdM there, and so do the stations that they became. */
const exchangedNow = ({ memory }: Context, rows: readonly Row[], before: readonly string[]): Exchanged => {
  const known = (memory.get(EXCHANGED) as Exchanged | undefined) ?? { closed: [], hexes: [], named: false };
  const closed = closedIn(rows);
  const action = memory.get(TRACED_ACTION) as PeerAction | undefined;
  const merged = closed.some((id) => MINOR_HOMES[id] === undefined && !known.closed.includes(id));
  const named = action?.type === 'assign';
  const gained = hexesOf(rows.find(({ id }) => id === 'NdM')).filter((hex) => !before.includes(hex));
  const now = { closed, hexes: [...known.hexes, ...(merged || named ? gained : [])], named: known.named || named };
  memory.set(EXCHANGED, now);
  return now;
};

const STATIONS = 'NdM stations';

export const stationsOfNdm = (context: Context, line: TraceLine): TraceLine => {
  const { state, memory } = context;
  const rows = line['corporations'] as readonly Row[];
  const ndm = rows.find(({ id }) => id === 'NdM');
  const before = (memory.get(STATIONS) as readonly string[] | undefined) ?? [];
  const { hexes, named } = exchangedNow(context, rows, before);
  memory.set(STATIONS, hexesOf(ndm));
  if (hexes.length === 0 || !ndm) return line;
  const own = factsOf(state).companies['NdM']?.tokens.length ?? 0;
  const placed = hexesOf(ndm).filter((hex) => !hexes.includes(hex));
  const behind = named ? [...placed.slice(own), ...hexes] : [...hexes, ...placed.slice(own)];
  const order = [...placed.slice(0, own), ...behind];
  const tokens = (ndm['tokens'] as readonly (readonly unknown[])[]).toSorted(
    ([a], [b]) => order.indexOf(String(a)) - order.indexOf(String(b)),
  );
  return { ...line, corporations: rows.map((row) => (row === ndm ? { ...row, tokens } : row)) };
};
