import type { Bot } from './bot.ts';
import { novice } from './novice.ts';
import { plain } from './plain.ts';
import { random } from './random.ts';
import { strong } from './strong.ts';

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

/** All there are, from the weakest to the strongest. */
export const BOTS: readonly Bot[] = [random, novice, plain, strong];

export const botNamed = (id: string): Bot | undefined => BOTS.find((each) => each.id === id);
