/** What a trace of 18xx.games shows differently in 18CZ. */
import {
  cashOf,
  certificatesCounted,
  factsOf,
  frameOf,
  isAt,
  isPlayer,
  percentAt,
  type PlayerId,
  priceOf,
  type State,
  tokensOf,
} from '@roundhouse/engine';
import {
  debtOf,
  localValue,
  markerOwner,
  modeOf,
  penaltyOf,
  STEP,
  VACLAV,
  vaclavTerrain,
} from '@roundhouse/titles/18cz';
import { acting18CZ } from './asked.ts';
import { type Context, playerFromPeer, type PeerPlayer, playerToPeer, type TraceLine } from '../adapter.ts';

type Row = Readonly<Record<string, unknown>>;

const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);

const withDebts = (state: State, player: PlayerId, row: Row): Row => {
  const debt = debtOf(state, player);
  const penalty = penaltyOf(state, player);
  return { ...row, ...(debt > 0 ? { debt } : {}), ...(penalty > 0 ? { penalty } : {}) };
};

const SHARES: Readonly<Record<string, number>> = { small: 25, medium: 20, large: 10 };

/** The third player of Bohemia is number -1 there. */
const vaclavsRow = (state: State): Row => {
  const shares = Object.fromEntries(
    Object.keys(state.certificates)
      .map((id) => [id, percentAt(state, VACLAV, id)] as const)
      .filter(([, percent]) => percent > 0),
  );
  const worth = Object.entries(shares).reduce(
    (sum, [id, percent]) => sum + (percent / (SHARES[state.companies[id]?.size ?? ''] ?? 100)) * priceOf(state, id),
    0,
  );
  // There he pays for his tiles, and may owe.
  const cash = cashOf(state, VACLAV) - vaclavTerrain(state);
  const owed = debtOf(state, VACLAV) + penaltyOf(state, VACLAV);
  const row = { id: -1, cash, value: cash + worth - owed, certs: certificatesCounted(state, VACLAV), shares };
  return withDebts(state, VACLAV, row);
};

/** Certificates may stand for a company that is gone or not there yet. */
const isListed = (state: State, row: Row): boolean => {
  const status = state.companies[String(row['id'])]?.status;
  return status !== 'closed' && status !== 'waiting';
};

const president = (state: State, row: Row): Row =>
  state.companies[String(row['id'])]?.president === VACLAV ? { ...row, president: -1 } : row;

const ORDER: Readonly<Record<string, number>> = { small: 0, medium: 1, large: 2 };

/** Locals that nobody bought in the preliminary round are not listed at all. */
const unsoldLocals = ({ state, memory }: Context): ReadonlySet<string> => {
  const known = memory.get('unsold');
  if (known instanceof Set) return known as ReadonlySet<string>;
  const gone = new Set(Object.values(state.privates).flatMap(({ id, closed }) => (closed ? [id] : [])));
  if (state.round.kind !== 'draft') memory.set('unsold', gone);
  return gone;
};

const localRows = (context: Context): Row => {
  const { state } = context;
  const gone = unsoldLocals(context);
  const value = ({ id, owner, closed }: State['privates'][string]): unknown =>
    closed
      ? null
      : [
          owner !== null && isPlayer(owner) ? playerToPeer(owner) : owner,
          localValue(state, id),
          factsOf(state).privates[id]?.revenue ?? 0,
        ];
  return Object.fromEntries(
    Object.values(state.privates)
      .filter(({ id }) => !gone.has(id))
      .map((each) => [each.id, value(each)]),
  );
};

/** Who has absorbed another company has more markers than its own; there every marker is then worth 100. */
const hasAbsorbed = ({ board, companies, rules }: State, id: string): boolean =>
  tokensOf(board, id).length + (companies[id]?.tokens.length ?? 0) >
  (factsOf({ rules }).companies[id]?.tokens.length ?? 0);

/** While a city is being chosen for ATE's marker it is off the map there. */
const markerInHand = (state: State, row: Row): Row =>
  isAt(state, STEP.assignMarker) && row['id'] === markerOwner(state)
    ? {
        ...row,
        tokens: (Array.isArray(row['tokens']) ? (row['tokens'] as readonly (readonly unknown[])[]) : []).filter(
          ([hex]) => hex !== 'B9',
        ),
        spare_tokens: [
          hasAbsorbed(state, String(row['id'])) ? 100 : 0,
          ...(Array.isArray(row['spare_tokens']) ? (row['spare_tokens'] as readonly number[]) : []),
        ],
      }
    : row;

/** The last letter is unlimited: one card stands for all. */
const depot = (line: TraceLine): readonly unknown[] =>
  (Array.isArray(line['depot']) ? (line['depot'] as readonly (readonly [string, number])[]) : []).map(([name, count]) =>
    name === '5j' ? [name, 1] : [name, count],
  );

/** There the priority is shown as if it followed the last player who acted, Vaclav included; turn order really goes by cash. */
const priority = (state: State): PeerPlayer => {
  const round = frameOf(state, STEP.stockRound);
  const turn = frameOf(state, STEP.stockTurn);
  const sold = turn?.sold;
  const acting = Array.isArray(sold) && sold.length > 0 ? state.seats.find((each) => each === turn?.player) : undefined;
  const last = acting ?? round?.last ?? null;
  if (!last) return playerToPeer(state.priority);
  const table: readonly PlayerId[] = modeOf(state) === 'bohemia' ? [...state.seats, VACLAV] : state.seats;
  const next = table[(table.indexOf(last) + 1) % table.length];
  return next === undefined || next === VACLAV ? -1 : playerToPeer(next);
};

const ROUNDS: Readonly<Record<string, string>> = { draft: 'DR', stock: 'SR', operating: 'OR' };

/** Not to be had yet: large ones first, as they are listed there. */
const future = (state: State): readonly string[] =>
  ['large', 'medium'].flatMap((size) =>
    Object.values(state.companies)
      .filter((each) => each.size === size && each.status === 'waiting')
      .map((each) => each.id),
  );

/** A company has operated there once its income is settled. */
const AFTER_DIVIDEND = 6;

const hasOperated = (state: State, id: string): boolean => {
  const turn = frameOf(state, STEP.operatingTurn);
  return (state.companies[id]?.turns ?? 0) > 0 || (turn?.company === id && turn.begun >= AFTER_DIVIDEND);
};

const details = (state: State, row: Row): Row => {
  const id = String(row['id']);
  const share = SHARES[state.companies[id]?.size ?? ''] ?? 100;
  return { ...row, total_shares: 100 / share, ...(hasOperated(state, id) ? { operated: true } : {}) };
};

export const trace18CZ = (context: Context, line: TraceLine): TraceLine => {
  const { state } = context;
  const size = (row: Row): number => ORDER[state.companies[String(row['id'])]?.size ?? ''] ?? 3;
  return {
    ...line,
    ...acting18CZ(context),
    ...(typeof line['bank'] === 'number' ? { bank: line['bank'] + vaclavTerrain(state) } : {}),
    round: { ...(line['round'] as Row), name: ROUNDS[state.round.kind] },
    priority: priority(state),
    ...(future(state).length > 0 ? { future_corporations: future(state) } : {}),
    players: [
      ...rows(line['players']).map((row) => withDebts(state, playerFromPeer(String(row['id'])), row)),
      ...(modeOf(state) === 'bohemia' ? [vaclavsRow(state)] : []),
    ],
    corporations: rows(line['corporations'])
      .filter((row) => isListed(state, row))
      .map((row) => details(state, president(state, row)))
      .toSorted((a, b) => size(a) - size(b)),
    companies: localRows(context),
    depot: depot(line),
  };
};

/** The marker keeps its place among the others. */
export const markerInHand18CZ = ({ state }: Context, line: TraceLine): TraceLine => ({
  ...line,
  corporations: rows(line['corporations']).map((row) => markerInHand(state, row)),
});
