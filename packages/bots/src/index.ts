import type { Bot } from './bot.ts';
import { type Character, CHARACTERS } from './characters.ts';
import { PLAIN, STRONG } from './levels.ts';
import { novice, noviceAs } from './novice.ts';
import { plain, plainAs } from './plain.ts';
import { PROFILES } from './profiles.ts';
import { random } from './random.ts';
import { strong, strongAs } from './strong.ts';

export { acceptable, type Setback } from './acceptable.ts';
export { type BotGame, playBots, type Watcher } from './arena.ts';
export {
  type Bot,
  type BotPlayer,
  type Choice,
  decide,
  type Progress,
  type Proposal,
  type Reason,
  type ThinkOptions,
} from './bot.ts';
export { loadInsight } from './insights.ts';
export type { Insight, StrongWeights, Weights } from './insight.ts';
export { STRONG_HABITS, withWeights } from './strongWeights.ts';
export { type Level, LEVELS } from './levels.ts';
export { plainWith } from './plain.ts';
export { words } from './words/index.ts';

const playing = (character: Character): Bot => {
  const profile = PROFILES[character.id];
  switch (character.strength.id) {
    case STRONG.id:
      return strongAs(character, profile);
    case PLAIN.id:
      return plainAs(character, profile);
    default:
      return noviceAs(character, profile);
  }
};

/** All there are: the bare levels from the weakest to the strongest, then the characters. */
export const BOTS: readonly Bot[] = [random, novice, plain, strong, ...CHARACTERS.map(playing)];

export const botNamed = (id: string): Bot | undefined => BOTS.find((each) => each.id === id);
