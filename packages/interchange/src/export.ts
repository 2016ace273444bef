/** A game of ours as a file of 18xx.games; where a ruling makes that impossible it says which, and at which action. */
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
}

/** Why a game cannot be told in the other system's words. */
export class NotExportable extends Error {
  readonly ruling: string;
  constructor(ruling: string) {
    super(ruling);
    this.ruling = ruling;
  }
}

export type Exported = { readonly value: PeerExport } | { readonly error: string };

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
  for (const [index, action] of game.actions.entries()) {
    const result = apply(state, action);
    if (isRefusal(result)) return { error: `action ${index + 1} is refused: ${result.key} (${result.rule})` };
    const told = tell(adapter, context, action, state, result.state);
    if ('error' in told) return { error: `action ${index + 1}: ${told.error}` };
    for (const each of told.actions) actions.push({ ...each, id: actions.length + 1 });
    state = result.state;
  }
  const unplayable = adapter.unplayable?.(context, state);
  actions.length -= unplayable ?? 0;
  const outcome = unplayable !== undefined || adapter.endsThere?.(state) === false ? null : state.outcome;
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
    },
  };
};

const tell = (
  adapter: Adapter,
  context: ExportContext,
  action: Action,
  before: State,
  after: State,
): { readonly actions: readonly PeerAction[] } | { readonly error: string } => {
  try {
    return { actions: adapter.back(context, action, before, after) };
  } catch (error) {
    if (error instanceof NotExportable) return { error: `ruling ${error.ruling} has no counterpart on 18xx.games` };
    throw error;
  }
};
