/** Games between bots. A watcher may follow them; the clock, if any, is the watcher's. */
import { type Action, begin, decider, type Event, type Game, type PlayerId, type State } from '@roundhouse/engine';
import { acceptable, type Setback } from './acceptable.ts';
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
  /** What bots wanted to do and could not: faults, though the game went on. */
  readonly setbacks: readonly Setback[];
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
  const setbacks: Setback[] = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < most) {
    const who = decider(state);
    const bot = who && players.get(who);
    if (!bot) throw new Error(`action ${actions.length + 1}: nobody decides`);
    const decided = watcher.asked?.(state, actions.length + 1);
    const from = state;
    const accepted = acceptable(from, game.seed + actions.length, () => bot.choose(from));
    const { action } = accepted.choice;
    decided?.(action);
    actions.push(action);
    setbacks.push(...accepted.setbacks);
    ({ state } = accepted);
    watcher.played?.(state, accepted.events);
  }
  return { game: { ...game, actions }, last: state, setbacks };
};
