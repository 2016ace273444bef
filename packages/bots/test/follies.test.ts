/** Bots, and people who play on their advice, commit no follies. `FOLLY_GAMES=20` plays more games of each title, `FOLLY_STRONG=2` with `strong`. */
import { beforeAll, expect, test } from 'vitest';
import type { Bot, Choice } from '../src/bot.ts';
import { botNamed, decide, loadInsight, playBots } from '../src/index.ts';
import type { Insight } from '../src/insight.ts';
import { type Found, folliesIn } from './follies.ts';
import { table, TABLES } from './tables.ts';

const GAMES = Number(process.env['FOLLY_GAMES'] ?? 1);
const STRONG_GAMES = Number(process.env['FOLLY_STRONG'] ?? 0);
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

/** Games with these bots at the seats, and the follies in them. */
const folliesOf = (title: string, players: number, ids: readonly string[], games: number): readonly Found[] => {
  const insight = insights.get(title);
  if (!insight) throw new Error(`no insight of ${title}`);
  const found: Found[] = [];
  for (let game = 0; game < games; game++) {
    const reasons = new Map<number, Choice>();
    let asked = 0;
    const bots = ids.map((id) => advised(id, (choice) => reasons.set(asked, choice)));
    const played = playBots(table(title, players, FIRST_SEED + game), bots, {
      asked: (_state, number) => {
        asked = number;
        return undefined;
      },
    });
    expect(played.last.outcome).not.toBeNull();
    found.push(...folliesIn(played.game, insight, reasons));
  }
  return found;
};

test.each(TABLES)('%s: no follies', { timeout: 600_000 }, (title, players) => {
  expect(folliesOf(title, players, ['plain'], GAMES)).toEqual([]);
});

// A table of `strong` takes minutes: in a usual run it plays the title in which it thinks least.
test.each(TABLES.filter(([title]) => STRONG_GAMES > 0 || title === '1849'))(
  '%s: no follies of strong',
  { timeout: 1_200_000 },
  (title, players) => {
    const seats = ['strong', ...Array.from({ length: players - 1 }, () => 'plain')];
    expect(folliesOf(title, players, seats, Math.max(1, STRONG_GAMES))).toEqual([]);
  },
);
