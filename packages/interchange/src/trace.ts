/** The state after each recorded action, in the words of 18xx.games, so that the two can be compared line by line. */
import {
  cashOf,
  type Certificate,
  certificatesAt,
  certificatesCounted,
  certificatesOf,
  cellOf,
  type CompanyId,
  factsOf,
  frameOf,
  isPlayer,
  percentAt,
  percentOf,
  type PlayerId,
  privatesOf,
  type State,
  titleOf,
  tokensOf,
  trainsAt,
} from '@roundhouse/engine';
import { type Adapter, type Context, playerToPeer, toPeer, type TraceLine } from './adapter.ts';
import { askedLine, tableOf } from './asked.ts';
import { listedAsTheyCame, poolAsItCame } from './lists.ts';
import { type PeerAction, revenuesIn, TRACED_ACTION } from './peer.ts';

const ifAny = (key: string, value: object): Record<string, unknown> =>
  Object.keys(value).length > 0 ? { [key]: value } : {};

const holdings = (adapter: Adapter, state: State, player: PlayerId, sign: 1 | -1): Record<string, number> => {
  const held: Record<string, number> = {};
  for (const company of Object.keys(state.certificates)) {
    const certificates = certificatesAt(state, player, company).filter((each) => each.percent * sign > 0);
    const percent = percentOf(certificates);
    if (percent !== 0) held[toPeer(adapter, company)] = Math.abs(percent);
  }
  return held;
};

const playerLine = (adapter: Adapter, state: State, player: PlayerId): Record<string, unknown> => ({
  id: playerToPeer(player),
  cash: cashOf(state, player),
  value: titleOf(state).worth(state, player),
  certs: certificatesCounted(state, player),
  shares: holdings(adapter, state, player, 1),
  ...ifAny('shorts', holdings(adapter, state, player, -1)),
  ...ifAny(
    'companies',
    privatesOf(state, player).map((id) => toPeer(adapter, id)),
  ),
  ...(state.out.includes(player) ? { bankrupt: true } : {}),
});

/** There a company has operated once its income of the first turn is settled. */
const hasOperated = (adapter: Adapter, state: State, id: CompanyId): boolean => {
  if ((state.companies[id]?.turns ?? 0) > 0) return true;
  const { operatedFrom } = adapter;
  if (!operatedFrom) return false;
  const turn = frameOf(state, operatedFrom.turn);
  return turn !== undefined && turn.company === id && turn.begun >= operatedFrom.begun;
};

const heldByCompanies = (adapter: Adapter, held: readonly Certificate[]): Readonly<Record<string, number>> => {
  const holders = [...new Set(held.map(({ at }) => at))];
  return Object.fromEntries(
    holders.map((holder) => [toPeer(adapter, holder), percentOf(held.filter(({ at }) => at === holder))]),
  );
};

const companyLine = (adapter: Adapter, state: State, id: CompanyId): Record<string, unknown> => {
  const company = state.companies[id];
  const cell = cellOf(state, id);
  const facts = factsOf(state).companies[id];
  const certificates = certificatesOf(state, id).filter((each) => each.at !== 'out');
  const reserved = percentAt(state, 'reserved', id);
  const held = certificates.filter((each) => !isPlayer(each.at) && each.at !== id && state.companies[each.at]);
  return {
    id: toPeer(adapter, id),
    cash: cashOf(state, id),
    ...(cell ? { price: cell.price, market: [cell.row, cell.column] } : {}),
    ...(company?.par === null ? {} : { par: company?.par }),
    ...(facts?.kind === 'corporation'
      ? {
          ...(company?.status === 'started' || company?.status === 'floated' ? { ipoed: true } : {}),
          ipo: percentAt(state, 'ipo', id) + reserved,
          ...(reserved > 0 ? { ipo_reserved: reserved } : {}),
          total_shares: 10,
          pool: percentOf(certificates.filter((each) => each.at === 'pool' && each.percent > 0)),
          ...(percentAt(state, id, id) > 0 ? { treasury: percentAt(state, id, id) } : {}),
          ...ifAny('held_by_corporations', heldByCompanies(adapter, held)),
        }
      : {}),
    president: company?.president ? playerToPeer(company.president) : null,
    ...(company?.status === 'floated' ? { floated: true } : {}),
    ...(hasOperated(adapter, state, id) ? { operated: true } : {}),
    ...(company?.status === 'closed' ? { closed: true } : {}),
    trains: trainsAt(state, id).map((each) => [
      toPeer(adapter, each.id),
      toPeer(adapter, each.side),
      ...(each.obsolete ? ['obsolete'] : []),
    ]),
    tokens: tokensOf(state.board, id).map(({ hex, city, slot }) => [hex, city, slot]),
    spare_tokens: company?.tokens ?? [],
    ...(company && company.loans > 0 ? { loans: company.loans } : {}),
    ...ifAny(
      'companies',
      privatesOf(state, id).map((each) => toPeer(adapter, each)),
    ),
  };
};

const privateLines = (adapter: Adapter, state: State): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(state.privates).map(({ id, owner, closed }) => {
      const facts = factsOf(state).privates[id];
      const shown = owner && isPlayer(owner) ? playerToPeer(owner) : owner && toPeer(adapter, owner);
      return [toPeer(adapter, id), closed ? null : [shown, facts?.price ?? 0, facts?.revenue ?? 0]];
    }),
  );

const depotLine = (adapter: Adapter, state: State): (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const each of trainsAt(state, 'depot')) {
    const name = toPeer(adapter, each.id).replace(/-\d+$/, '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts];
};

const changedTiles = (before: State | undefined, after: State): Record<string, readonly [string, number] | null> => {
  const changed: Record<string, readonly [string, number] | null> = {};
  const old = before?.board.tiles ?? {};
  if (before?.board.tiles === after.board.tiles) return changed;
  for (const [hex, { tile, rotation }] of Object.entries(after.board.tiles))
    if (old[hex]?.tile !== tile || old[hex]?.rotation !== rotation) changed[hex] = [tile, rotation];
  for (const hex of Object.keys(old)) if (!after.board.tiles[hex]) changed[hex] = null;
  return changed;
};

/** Companies that have settled an income, however small; kept while a game is read. */
export const PAID = 'paid';
export const hasPaid = (memory: Context['memory'], company: CompanyId): boolean =>
  (memory.get(PAID) as readonly CompanyId[] | undefined)?.includes(company) ?? false;

/** What the trains earned last, kept for the line of the dividend. */
export const LAST_RUN = 'ran';
export interface LastRun {
  readonly revenue: number;
  readonly subsidy: number;
  readonly runs: readonly { readonly train: string; readonly name: string; readonly revenue: number }[];
}

/** Which of two trains scores a station that both visit can be seen in many ways: the file says how it was seen there. */
export const withRecordedRevenue = (adapter: Adapter, ran: LastRun, action: PeerAction): LastRun => {
  const recorded = revenuesIn(action);
  const runs = ran.runs.map((run) => ({ ...run, revenue: recorded?.get(toPeer(adapter, run.train)) ?? run.revenue }));
  const total = (of: LastRun['runs']): number => of.reduce((sum, { revenue }) => sum + revenue, 0);
  return total(runs) === total(ran.runs) ? { ...ran, runs } : ran;
};

const ROUND_NAMES: Readonly<Record<string, readonly [type: string, name: string]>> = {
  auction: ['Auction', 'ISR'],
  draft: ['Draft', 'DR'],
  parliament: ['Parliament', 'SR'],
  stock: ['Stock', 'SR'],
  operating: ['Operating', 'OR'],
  merger: ['Merger', 'MR'],
  acquisition: ['Acquisition', 'AR'],
};

/** The heading of a round there. */
export const roundToPeer = (kind: string, number: number): Readonly<Record<string, unknown>> => {
  const [type, name] = ROUND_NAMES[kind] ?? [kind, kind];
  return { type, name, number };
};

/** With a dividend: what was earned, train by train. */
const ranLine = (adapter: Adapter, { memory }: Context, action: PeerAction): TraceLine => {
  const ran = memory.get(LAST_RUN) as LastRun | undefined;
  if (!ran) return {};
  return {
    run: {
      entity: action.entity,
      kind: action['kind'],
      revenue: ran.revenue,
      routes: ran.runs.map(({ train, name, revenue }) => [toPeer(adapter, train), toPeer(adapter, name), revenue]),
      ...(ran.subsidy > 0 ? { subsidy: ran.subsidy } : {}),
    },
  };
};

const STOOD = 'stood';

/** A game that was stopped, or ended by a bankruptcy, did not come to the end of its round. */
const STOPPED = ['agreed', 'bankrupt'];

/**
 * Where the game is over the order of the last round is still shown. Players may write to each other then, which is the step
 * in a round of players; in other rounds it is the one in which the game was stopped.
 */
const asItStood = (adapter: Adapter, { state, memory }: Context, line: TraceLine): TraceLine => {
  const stood = memory.get(STOOD) as TraceLine | undefined;
  if (!state.outcome) {
    const { order, order_index: index, step, priority } = line;
    memory.set(STOOD, { order, order_index: index, step, priority });
    return line;
  }
  const { reason } = state.outcome;
  const list = stood?.['order'] as readonly unknown[] | undefined;
  // A round that was played to its end stands at its last company.
  const isPlayedOut = state.round.kind === 'operating' && ![...STOPPED, ...(adapter.endsAtOnce ?? [])].includes(reason);
  const shown = {
    order: list,
    order_index: isPlayedOut && list ? list.length - 1 : stood?.['order_index'],
    ...line,
    ...(reason === 'agreed' ? { priority: stood?.['priority'] } : {}),
  };
  const onTurn = shown.order?.[Number(shown.order_index)];
  if (state.seats.some((player) => playerToPeer(player) === onTurn)) return { ...shown, step: 'Message' };
  const inStep = reason === 'agreed' || adapter.endsInStep?.includes(reason);
  return inStep === true ? { ...shown, step: stood?.['step'] ?? null } : shown;
};

export const traceLine = (
  adapter: Adapter,
  context: Context,
  action: PeerAction | undefined,
  before: State | undefined,
  index: number,
): TraceLine => {
  const { state } = context;
  context.memory.set(TRACED_ACTION, action);
  const title = titleOf(state);
  const order = adapter.companyOrder?.(state) ?? Object.keys(factsOf(state).companies);
  const line: TraceLine = {
    i: index,
    ...(action
      ? { id: action.id ?? index + 1, source_id: action['source_id'], type: action.type, entity: action.entity }
      : { type: 'start' }),
    ...(action?.['auto'] === true ? { auto: true } : {}),
    round: roundToPeer(state.round.kind, state.round.number),
    turn: state.round.set,
    phase: state.phase,
    ...(state.outcome ? { finished: true } : {}),
    ...askedLine(adapter, context),
    ...(action?.type === 'dividend' ? ranLine(adapter, context, action) : {}),
    priority: playerToPeer(state.priority),
    bank: cashOf(state, 'bank'),
    cert_limit: title.certificateLimit(state),
    players: state.seats.map((player) => playerLine(adapter, state, player)),
    corporations: order.map((id) => companyLine(adapter, state, id)),
    companies: privateLines(adapter, state),
    depot: depotLine(adapter, state),
    ...ifAny(
      'discarded',
      poolAsItCame(context).map((each) => toPeer(adapter, each.side)),
    ),
    ...ifAny('tiles', changedTiles(before, state)),
    ...(before?.board.marks === state.board.marks ? {} : ifAny('marks', state.board.marks)),
  };
  const corrected = rotated(adapter, context, adapter.trace?.(context, line) ?? line);
  const listed = listedAsTheyCame(adapter, context, asItStood(adapter, context, corrected));
  return adapter.afterLists?.(context, listed) ?? listed;
};

/** Players as they sit; who is no player of ours (a dummy) comes last. */
const rotated = (adapter: Adapter, context: Context, line: TraceLine): TraceLine => {
  const order = tableOf(adapter, context).map(playerToPeer);
  const rank = (row: Readonly<Record<string, unknown>>): number => {
    const at = order.indexOf(Number(row['id']));
    return at < 0 ? order.length : at;
  };
  const players = line['players'] as readonly Readonly<Record<string, unknown>>[];
  return { ...line, players: players.toSorted((a, b) => rank(a) - rank(b)) };
};

/** Their word for the end of a game. */
export const reasonToPeer = (reason: string): string =>
  reason === 'agreed' ? 'manually_ended' : reason.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** How a game that was played there has ended there: a position without an end runs through a hundred empty rounds. */
export const endedOnSite = (state: State): string | null => {
  if (!state.outcome) return null;
  return state.outcome.reason === 'stalemate' ? 'dnf' : reasonToPeer(state.outcome.reason);
};

export const finalLine = (state: State, actions: number): TraceLine => ({
  final: true,
  finished: state.outcome !== null,
  // Of a game that goes on: what each would have if it ended now.
  result: Object.fromEntries(
    state.seats.map((player) => [
      playerToPeer(player),
      state.outcome?.scores[player] ?? titleOf(state).worth(state, player),
    ]),
  ),
  reason: endedOnSite(state),
  actions,
});
