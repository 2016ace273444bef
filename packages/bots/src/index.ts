import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot, BotPlayer } from './bot.ts';
export { random } from './random.ts';

export const BOTS: readonly Bot[] = [random];

export const botNamed = (id: string): Bot | undefined => BOTS.find((each) => each.id === id);
