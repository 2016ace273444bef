/** Games between bots. A watcher may follow them; the clock, if any, is the watcher's. */
import {
  type Action,
  apply,
  begin,
  decider,
  type Event,
  type Game,
  isRefusal,
  type PlayerId,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import type { Bot, BotPlayer } from './bot.ts';

/** Longer than any game ends by itself. */
const MOST_ACTIONS = 20_000;

export interface Watcher {
  /** Called before a bot is asked; what it gives back is called with the decision. */
  readonly asked?: (state: State, number: number) => ((action: Action) => void) | undefined;
  readonly played?: (state: State, events: readonly Event[]) => void;
}

export interface BotGame {
  /** The game with the actions that were taken. */
  readonly game: Game;
  readonly last: State;
  /** What a bot did that may not be done; the game stops there. */
  readonly refused?: { readonly action: Action; readonly refusal: Refusal };
}

/** Each seat gets a bot with a seed of its own. */
export const seated = (bots: readonly Bot[], game: Game): ReadonlyMap<PlayerId, BotPlayer> =>
  new Map(
    game.players.map(({ id }, seat) => {
      const bot = bots[seat % bots.length];
      if (!bot) throw new Error(`no bot for seat ${seat + 1}`);
      return [id, bot.player(game.seed * 31 + seat)];
    }),
  );

export const playBots = (game: Game, bots: readonly Bot[], watcher: Watcher = {}, most = MOST_ACTIONS): BotGame => {
  const players = seated(bots, game);
  const actions: Action[] = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < most) {
    const who = decider(state);
    const bot = who && players.get(who);
    if (!bot) throw new Error(`action ${actions.length + 1}: nobody decides`);
    const decided = watcher.asked?.(state, actions.length + 1);
    const action = bot.choose(state);
    decided?.(action);
    const result = apply(state, action);
    if (isRefusal(result)) return { game: { ...game, actions }, last: state, refused: { action, refusal: result } };
    actions.push(action);
    ({ state } = result);
    watcher.played?.(state, result.events);
  }
  return { game: { ...game, actions }, last: state };
};
