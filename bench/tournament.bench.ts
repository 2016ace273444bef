// A tournament of the characters, and their ratings by openskill, as the server rates people.
//   TOURNAMENT_FILE=done.jsonl npm run bench -- tournament    goes on where it was stopped
// TOURNAMENT_GAMES says how many games a title, TOURNAMENT_TITLES which titles, TOURNAMENT_CORES how many at once; with
// TOURNAMENT_WRITE=1 nothing is played: what the file holds is rated and written to packages/bots/src/ratings.ts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CHARACTERS } from '@roundhouse/bots/characters';
import { diceOf } from '@roundhouse/engine';
import { rate } from 'openskill';
import { type Deed, DEEDS } from './bots/deeds.ts';
import { carryOutAll } from './bots/pool.ts';
import { type Done, keyOf, type Played, PLAYERS, type Work } from './bots/work.ts';
import type { Benchmark } from './run.ts';

const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const GAMES = numberFrom('TOURNAMENT_GAMES', 100);
const CORES = numberFrom('TOURNAMENT_CORES', 1);
const TITLES = process.env['TOURNAMENT_TITLES']?.split(',') ?? Object.keys(PLAYERS);
const FILE = process.env['TOURNAMENT_FILE'];
const WRITES = process.env['TOURNAMENT_WRITE'] === '1';
const FIRST_SEED = 4_400_001;

const IDS: readonly string[] = CHARACTERS.map(({ id }) => id);

/** Those who have played least sit down, in an order by lot. */
const schedule = (title: string): readonly Work[] => {
  const played = new Map(IDS.map((id) => [id, 0]));
  return Array.from({ length: GAMES }, (_, number): Work => {
    const dice = diceOf(FIRST_SEED + number);
    const order = dice.shuffle(IDS).toSorted((a, b) => (played.get(a) ?? 0) - (played.get(b) ?? 0));
    const bots = dice.shuffle(order.slice(0, PLAYERS[title] ?? 3));
    for (const bot of bots) played.set(bot, (played.get(bot) ?? 0) + 1);
    return { kind: 'game', title, bots, seed: FIRST_SEED + number };
  });
};

interface Standing {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** As the server shows it: what somebody is worth at least. */
const shown = ({ mu, sigma }: Standing): number => Math.round(1000 + 40 * (mu - 3 * sigma));

const NEWCOMER: Standing = { mu: 25, sigma: 25 / 3, games: 0 };

const rated = (games: readonly Played[]): ReadonlyMap<string, Standing> => {
  const standings = new Map<string, Standing>(IDS.map((id) => [id, NEWCOMER]));
  for (const { bots, scores } of games) {
    const before = bots.map((bot) => standings.get(bot) ?? NEWCOMER);
    const rank = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    const after = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank },
    );
    for (const [seat, bot] of bots.entries()) {
      const [now] = after[seat] ?? [];
      const was = before[seat];
      if (now && was) standings.set(bot, { mu: now.mu, sigma: now.sigma, games: was.games + 1 });
    }
  }
  return standings;
};

const write = (byTitle: ReadonlyMap<string, readonly Played[]>): void => {
  const played = [...byTitle].filter(([, games]) => games.length > 0);
  const all = rated(played.flatMap(([, games]) => games));
  const titles = played.map(([title, games]) => ({ title, standings: rated(games) }));
  const lines = IDS.map((id) => {
    const own = titles.map(({ title, standings }) => `'${title}': ${shown(standings.get(id) ?? NEWCOMER)}`);
    return `    ${id}: { all: ${shown(all.get(id) ?? NEWCOMER)}, titles: { ${own.join(', ')} } },`;
  });
  writeFileSync(
    new URL('../packages/bots/src/ratings.ts', import.meta.url),
    [
      '/** Measured ratings of the characters, on the scale of people’s: written by `npm run bench -- tournament`, see there. */',
      "import type { CharacterId } from './characters.ts';",
      '',
      'interface Ratings {',
      '  readonly date: string;',
      '  /** Games that were played, by title. */',
      '  readonly games: Readonly<Record<string, number>>;',
      '  readonly of: Readonly<',
      '    Record<CharacterId, { readonly all: number; readonly titles: Readonly<Record<string, number>> }>',
      '  >;',
      '}',
      '',
      'export const RATINGS: Ratings = {',
      `  date: '${new Date().toISOString().slice(0, 10)}',`,
      `  games: { ${played.map(([title, games]) => `'${title}': ${games.length}`).join(', ')} },`,
      '  of: {',
      ...lines,
      '  },',
      '};',
      '',
    ].join('\n'),
  );
};

/** Kinds of deeds that tell characters apart. */
const TELLING: readonly Deed[] = DEEDS.filter((deed) => !['runs', 'bankrupt', 'merged', 'proposals'].includes(deed));

/** What a company does in its turns: counted by its runs, since some companies run more often than others. */
const BY_RUNS: ReadonlySet<Deed> = new Set(['loans', 'tiles', 'tokens', 'withheld', 'depot trains', 'other trains']);

/** How often a character does something compared with the average of all games of the title, over the titles where it is done. */
const styleOf = (byTitle: ReadonlyMap<string, readonly Played[]>, id: string, deed: Deed): string => {
  let [own, usual] = [0, 0];
  for (const games of byTitle.values()) {
    const every = games.flatMap(({ deeds }) => Object.values(deeds));
    const mine = games.flatMap(({ deeds }) => deeds[id] ?? []);
    const sum = (list: typeof every, kind: Deed): number => list.reduce((all, each) => all + (each[kind] ?? 0), 0);
    const chances = (list: typeof every): number => (BY_RUNS.has(deed) ? sum(list, 'runs') : list.length);
    if (chances(every) === 0) continue;
    own += sum(mine, deed);
    usual += (sum(every, deed) / chances(every)) * chances(mine);
  }
  return usual === 0 ? '–' : (own / usual).toFixed(2);
};

const fromFile = (): ReadonlyMap<string, Done> =>
  new Map(
    FILE === undefined || !existsSync(FILE)
      ? []
      : readFileSync(FILE, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as [string, Done]),
  );

export default async function (): Promise<Benchmark> {
  const works = new Map(TITLES.map((title) => [title, schedule(title)]));
  const done = WRITES
    ? fromFile()
    : await carryOutAll([...works.values()].flat(), CORES, FILE, (key, left) =>
        process.stderr.write(`${key}; ${left} left\n`),
      );
  const byTitle = new Map(
    [...works].map(([title, list]): [string, readonly Played[]] => [
      title,
      list.flatMap((work) => {
        const found = done.get(keyOf(work));
        return found?.kind === 'game' ? [found.played] : [];
      }),
    ]),
  );
  if (WRITES) write(byTitle);
  const all = [...byTitle.values()].flat();
  const overall = rated(all);
  const perTitle = new Map([...byTitle].map(([title, games]) => [title, rated(games)]));
  const winsOf = (id: string): number =>
    all.filter(({ bots, scores }) => bots[scores.indexOf(Math.max(...scores))] === id).length;
  return {
    title: 'Tournament of the characters',
    note: `Games: ${[...byTitle].map(([title, games]) => `${title} ${games.length}`).join(', ')}; seeds from ${FIRST_SEED}. Ratings by openskill on the server's scale (1000 + 40 × (μ − 3σ)); then how often each does something, as a multiple of what an average seat does in the same titles.`,
    columns: ['character', 'strength', 'rating', 'games', 'won', ...TITLES, ...TELLING],
    rows: CHARACTERS.map(({ id, name, strength }) => {
      const standing = overall.get(id) ?? NEWCOMER;
      return [
        name.en,
        strength.id,
        `${shown(standing)} (σ ${Math.round(40 * standing.sigma)})`,
        standing.games,
        winsOf(id),
        ...TITLES.map((title) => shown(perTitle.get(title)?.get(id) ?? NEWCOMER)),
        ...TELLING.map((deed) => styleOf(byTitle, id, deed)),
      ];
    }),
  };
}
