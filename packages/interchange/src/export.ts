/**
 * A game of ours as a file of 18xx.games. Where a ruling makes that impossible it says which, and at which action; where
 * that system cannot play on, the file ends there and says so.
 */
import { type Action, apply, begin, type Game, isRefusal, type PlayerId, type State } from '@roundhouse/engine';
import { type Adapter, type ExportContext, type PeerPlayer, playerToPeer } from './adapter.ts';
import type { PeerAction } from './peer.ts';

export interface PeerExport {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly players: readonly { readonly id: PeerPlayer; readonly name: string }[];
  readonly settings: { readonly seed: number; readonly optional_rules: readonly string[] };
  readonly status: 'finished' | 'active';
  readonly result: Readonly<Record<string, number>>;
  readonly actions: readonly PeerAction[];
  /** Only where the game goes on here: the first action of ours that is not in the file, counted from 1, and why. */
  readonly partial?: { readonly action: number; readonly reason: string };
}

/** Why that system cannot play on, for people. */
export interface Reason {
  readonly en: string;
  readonly ru: string;
}

/** Why a game cannot be exported to the other system. */
export class NotExportable extends Error {
  readonly ruling: string;
  constructor(ruling: string) {
    super(ruling);
    this.ruling = ruling;
  }
}

/**
 * That system cannot play on, by a fault of its own, with or after the action that is being exported. `exported` is what it can
 * still play of it; where it fails with what was exported before, `retracted` of that is taken back.
 */
export class DeadEnd extends Error {
  readonly reason: Reason;
  readonly exported: readonly PeerAction[];
  readonly retracted: number;
  constructor(reason: Reason, exported: readonly PeerAction[] = [], retracted = 0) {
    super(reason.en);
    this.reason = reason;
    this.exported = exported;
    this.retracted = retracted;
  }
}

/** Where a file ends before the game does: at this action of ours, counted from 1. */
export interface Stop {
  readonly action: number;
  readonly reason: Reason;
}

export type Exported = { readonly value: PeerExport; readonly stop?: Stop } | { readonly error: string };

/** Players there are numbers; here they may have any name. */
const withNumberedPlayers = (game: Game): Game => {
  if (game.players.every(({ id }) => /^@[1-9]\d*$/.test(id))) return game;
  const numbers = new Map<unknown, PlayerId>(game.players.map(({ id }, seat) => [id, `@${seat + 1}`]));
  const actions = JSON.parse(
    JSON.stringify(game.actions),
    (_key, value: unknown) => numbers.get(value) ?? value,
  ) as Game['actions'];
  return { ...game, players: game.players.map(({ name }, seat) => ({ id: `@${seat + 1}`, name })), actions };
};

/** That system seats players in the order in which a file names them. */
const inSeats = ({ players }: Game, seats: readonly PlayerId[]): Game['players'] =>
  players.toSorted((a, b) => seats.indexOf(a.id) - seats.indexOf(b.id));

export const exportGame = (adapter: Adapter, played: Game): Exported => {
  const game = withNumberedPlayers(played);
  const options = adapter.peerOptions(game);
  if (!options) return { error: `18xx.games does not know this variant of ${game.title}` };
  const context: ExportContext = { game, copies: new Map(), memory: new Map() };
  const actions: PeerAction[] = [];
  const first = begin(game).state;
  let state = first;
  let stop: Stop | undefined;
  for (const [index, action] of game.actions.entries()) {
    const result = apply(state, action);
    if (isRefusal(result)) return { error: `action ${index + 1} is illegal: ${result.key} (${result.rule})` };
    const exported = exportOne(adapter, context, action, state, result.state);
    if ('error' in exported) return { error: `action ${index + 1}: ${exported.error}` };
    actions.length -= exported.retracted ?? 0;
    for (const each of exported.actions) actions.push({ ...each, id: actions.length + 1 });
    if (exported.reason) {
      stop = { action: index + 1, reason: exported.reason };
      break;
    }
    state = result.state;
  }
  const outcome = stop ? null : state.outcome;
  return {
    value: {
      id: `roundhouse-${game.seed}`,
      title: adapter.peerTitle,
      description: '',
      players: inSeats(game, first.seats).map(({ id, name }) => ({ id: playerToPeer(id), name })),
      settings: { seed: game.seed, optional_rules: options },
      status: outcome ? 'finished' : 'active',
      result: Object.fromEntries(
        Object.entries(outcome?.scores ?? {}).map(([id, score]) => [playerToPeer(id as `@${string}`), score]),
      ),
      actions,
      ...(stop ? { partial: { action: stop.action, reason: stop.reason.en } } : {}),
    },
    ...(stop ? { stop } : {}),
  };
};

interface ExportedAction {
  readonly actions: readonly PeerAction[];
  readonly retracted?: number;
  readonly reason?: Reason;
}

const exportOne = (
  adapter: Adapter,
  context: ExportContext,
  action: Action,
  before: State,
  after: State,
): ExportedAction | { readonly error: string } => {
  try {
    return { actions: adapter.exportAction(context, action, before, after) };
  } catch (error) {
    if (error instanceof NotExportable) return { error: `ruling ${error.ruling} has no counterpart on 18xx.games` };
    if (error instanceof DeadEnd) return { actions: error.exported, retracted: error.retracted, reason: error.reason };
    throw error;
  }
};
