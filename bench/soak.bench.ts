// Soak: bots play every title, variant, number of players and set of rulings; nothing may be refused, fail or hang.
//   SOAK_FILE=done.jsonl npm run bench -- soak    goes on where it was stopped
// SOAK_PLAIN and SOAK_STRONG say how many games of each level, SOAK_TITLES which titles, SOAK_MINUTES how long at most.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Bot, botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { type Game, newGame, type PlayerId, POLITE_TRADING, referee, type Title } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import type { Benchmark } from './run.ts';

const FIRST_SEED = 7_700_001;
const MOST_ACTIONS = 6000;

const numberFrom = (name: string, standard: number): number => Number(process.env[name] ?? standard);

/** What is agreed on at a table. */
interface Table {
  readonly title: string;
  readonly variant: string;
  readonly players: number;
  readonly rulings: string;
  readonly options: Game['options'];
  readonly presets: Game['rulings'];
}

interface Played {
  readonly key: string;
  readonly title: string;
  readonly level: string;
  readonly reason: string;
  readonly problem?: string;
}

const tablesOf = (title: Title): readonly Table[] => {
  const polite: Game['rulings'] = title.rulings.some(({ id }) => id === POLITE_TRADING)
    ? { [POLITE_TRADING]: true }
    : {};
  const sets: readonly (readonly [string, Game['rulings']])[] = [
    ['rulebook', polite],
    ['18xx.games', title.presets['18xx.games'] ?? {}],
  ];
  return [{ id: 'standard', options: {}, players: title.players }, ...title.variants].flatMap(
    ({ id: variant, options, players: counts }) =>
      counts.flatMap((players) =>
        sets.map(([rulings, presets]) => ({ title: title.id, variant, players, rulings, options, presets })),
      ),
  );
};

const play = ({ title, players, options, presets }: Table, bot: Bot, seed: number): Omit<Played, 'key'> => {
  const seats = Array.from({ length: players }, (_, seat) => ({
    id: `@${seat + 1}` as PlayerId,
    name: `P${seat + 1}`,
  }));
  const about = { title, level: bot.id };
  try {
    const game = newGame({ title, players: seats, seed, options, rulings: presets });
    const { last, setbacks } = playBots(game, [bot], {}, MOST_ACTIONS);
    const wrong = [...setbacks.map(({ why }) => why), ...referee(last), ...(last.outcome ? [] : ['unfinished'])];
    const reason = last.outcome?.reason ?? 'unfinished';
    return { ...about, reason, ...(wrong.length > 0 ? { problem: wrong.join('; ') } : {}) };
  } catch (error) {
    return { ...about, reason: 'failed', problem: error instanceof Error ? error.message : String(error) };
  }
};

const known = (file: string | undefined): Played[] =>
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Played)
    : [];

const soak = async (): Promise<Benchmark> => {
  const file = process.env['SOAK_FILE'];
  const done = known(file);
  const keys = new Set(done.map(({ key }) => key));
  const until = Date.now() + numberFrom('SOAK_MINUTES', Infinity) * 60_000;
  const chosen = process.env['SOAK_TITLES']?.split(',') ?? titleIds;
  const byTitle = await Promise.all(chosen.map(async (id) => tablesOf(await loadTitle(id))));
  // One table of each title in turn, so that a short soak has met them all.
  const longest = Math.max(...byTitle.map((tables) => tables.length));
  const tables = Array.from({ length: longest }, (_, index) => byTitle.flatMap((each) => each[index] ?? [])).flat();
  for (const title of chosen) await loadInsight(title);
  const levels = [
    ['plain', numberFrom('SOAK_PLAIN', 1000)],
    ['strong', numberFrom('SOAK_STRONG', 100)],
  ] as const;
  for (const [level, games] of levels) {
    const bot = botNamed(level);
    if (!bot) throw new Error(`no bot ${level}`);
    for (let number = 0; number < games && Date.now() < until; number++) {
      const table = tables[number % tables.length];
      if (!table) break;
      const seed = FIRST_SEED + number;
      const key = [level, table.title, table.variant, table.players, table.rulings, seed].join(' ');
      if (keys.has(key)) continue;
      const played: Played = { key, ...play(table, bot, seed) };
      done.push(played);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(played)}\n`);
      if (played.problem !== undefined) process.stderr.write(`${key}: ${played.problem}\n`);
    }
  }
  const rows = chosen.flatMap((title) =>
    levels.map(([level]): (string | number)[] => {
      const own = done.filter((each) => each.title === title && each.level === level);
      const reasons = new Map<string, number>();
      for (const { reason } of own) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      const ends = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
      return [title, level, own.length, own.filter(({ problem }) => problem !== undefined).length, ends];
    }),
  );
  return {
    title: `Soak: ${tables.length} kinds of tables`,
    columns: ['title', 'level', 'games', 'failures', 'ended by'],
    rows,
  };
};

export default soak;
