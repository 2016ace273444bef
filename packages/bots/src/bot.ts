/** A bot: a policy over offers. It sees the state that everybody sees and gives one of the offered actions. */
import type { Action, State, Words } from '@roundhouse/engine';

export interface BotPlayer {
  readonly choose: (state: State) => Action;
}

export interface Bot {
  readonly id: string;
  readonly name: Words;
  /** A player with its own chance; the same seed plays the same game. */
  readonly player: (seed: number) => BotPlayer;
}
