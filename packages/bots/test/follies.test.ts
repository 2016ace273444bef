/** Bots, and people who play on their advice, commit no follies. `FOLLY_GAMES=20` plays more games of each title. */
import { beforeAll, expect, test } from 'vitest';
import type { Bot, Choice } from '../src/bot.ts';
import { botNamed, decide, loadInsight, playBots } from '../src/index.ts';
import type { Insight } from '../src/insight.ts';
import { folliesIn } from './follies.ts';
import { table, TABLES } from './tables.ts';

const GAMES = Number(process.env['FOLLY_GAMES'] ?? 1);
const FIRST_SEED = 9_200_001;

const insights = new Map<string, Insight>();

beforeAll(async () => {
  for (const [title] of TABLES) insights.set(title, await loadInsight(title));
});

/** A bot whose every choice is kept: what the advice says is what it does. */
const advised = (id: string, chosen: (choice: Choice) => void): Bot => {
  const bot = botNamed(id);
  if (!bot) throw new Error(`no bot ${id}`);
  return {
    ...bot,
    player: (seed) => ({
      choose: (state) => {
        const choice = decide(bot, state, { seed });
        chosen(choice);
        return choice;
      },
    }),
  };
};

test.each(TABLES)('%s: no follies', { timeout: 600_000 }, (title, players) => {
  const insight = insights.get(title);
  if (!insight) throw new Error(`no insight of ${title}`);
  for (let game = 0; game < GAMES; game++) {
    const reasons = new Map<number, Choice>();
    let asked = 0;
    const bot = advised('plain', (choice) => reasons.set(asked, choice));
    const played = playBots(table(title, players, FIRST_SEED + game), [bot], {
      asked: (_state, number) => {
        asked = number;
        return undefined;
      },
    });
    expect(played.last.outcome).not.toBeNull();
    expect(folliesIn(played.game, insight, reasons)).toEqual([]);
  }
});
