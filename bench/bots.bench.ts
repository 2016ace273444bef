// Bots against the yardstick of people's games: how rich a table grows, how games end, who beats whom, how long they think.
import os from 'node:os';
import { type Agreement, type Kind, KINDS } from './bots/agreement.ts';
import { carryOutAll } from './bots/pool.ts';
import { type Done, keyOf, type Played, type Work } from './bots/work.ts';
import { measuredIn } from './clock.ts';
import type { Benchmark } from './run.ts';

interface Table {
  readonly players: number;
  /** All players together, in the end: the median of recorded games of people. */
  readonly worth: number;
}

const PEOPLE: Readonly<Record<string, Table>> = {
  '18MEX': { players: 3, worth: 12_500 },
  '1849': { players: 3, worth: 15_600 },
  '18CZ': { players: 3, worth: 22_300 },
  '1862': { players: 3, worth: 45_900 },
  '1817': { players: 4, worth: 34_940 },
};

/** Ends that no title is meant to have. */
const SORRY: ReadonlySet<string> = new Set(['bankrupt', 'bankruptcy', 'stalemate', 'stranded', 'rounds', 'unfinished']);

const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** Seeds that nobody tuned on. */
const FIRST_SEED = numberFrom('BOT_SEED', 70_001);
const GAMES = numberFrom('BOT_GAMES', 20);
/** Against `random`; the yardstick asks for 60. */
const RIVAL_GAMES = numberFrom('RIVAL_GAMES', 60);
const STRONG_GAMES = numberFrom('STRONG_GAMES', 4);
/** Of one `strong` against `plain`; the yardstick asks for 60. */
const STRONG_DUELS = numberFrom('STRONG_DUELS', STRONG_GAMES);
/** Every so-manieth decision of people is put to the bots; `strong` thinks long, so that it is asked for fewer. */
const EVERY = numberFrom('BOT_EVERY', 4);
const STRONG_EVERY = 8;
const TITLES = process.env['BOT_TITLES']?.split(',') ?? Object.keys(PEOPLE);
const CORES = numberFrom('BOT_CORES', os.availableParallelism());
/** A file that keeps what is done: the same command goes on where it was stopped. */
const FILE = process.env['BOT_FILE'];

const LEVELS = [
  { level: 'plain', weaker: 'random', games: GAMES, duels: RIVAL_GAMES, every: EVERY },
  { level: 'strong', weaker: 'plain', games: STRONG_GAMES, duels: STRONG_DUELS, every: Math.max(EVERY, STRONG_EVERY) },
] as const;

const tableOf = (title: string): Table => PEOPLE[title] ?? { players: 3, worth: 1 };

/** Seats in turn. */
const series = (title: string, bots: readonly string[], games: number): readonly Work[] =>
  Array.from({ length: games }, (_, index) => ({
    kind: 'game',
    title,
    bots: bots.map((_bot, seat) => bots[(seat + index) % bots.length] ?? ''),
    seed: FIRST_SEED + index,
  }));

interface Row {
  readonly title: string;
  readonly level: string;
  readonly weaker: string;
  readonly table: readonly Work[];
  readonly against: readonly Work[];
  readonly people: Work;
}

const ROWS: readonly Row[] = TITLES.flatMap((title) =>
  LEVELS.filter(({ games }) => games > 0).map(({ level, weaker, games, duels, every }): Row => {
    const { players } = tableOf(title);
    const others = Array.from({ length: players - 1 }, () => weaker);
    return {
      title,
      level,
      weaker,
      table: series(
        title,
        Array.from({ length: players }, () => level),
        games,
      ),
      against: series(title, [level, ...others], duels),
      people: { kind: 'people', title, bot: level, every },
    };
  }),
);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const percent = (part: number): string => `${Math.round(100 * part)} %`;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const worthOf = (played: readonly Played[]): number => median(played.map(({ scores }) => sumOf(scores)));
const properly = (played: readonly Played[]): number =>
  played.filter(({ reason }) => !SORRY.has(reason)).length / played.length;

/** Wins of a bot, a tie shared. */
const winsOf = (played: readonly Played[], bot: string): number =>
  sumOf(
    played.map(({ bots, scores }) => {
      const most = Math.max(...scores);
      const best = bots.filter((_, seat) => scores[seat] === most);
      return best.filter((each) => each === bot).length / best.length;
    }),
  );

const timesOf = (played: readonly Played[], bot: string): string => {
  const sorted = played.flatMap(({ times }) => times[bot] ?? []).sort((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  return `${at(0.99)} / ${at(1)}`;
};

/** By kind of decision, how often the bot decides as people did. */
const agreed = ({ tallies }: Agreement): string =>
  KINDS.filter((kind: Kind) => tallies[kind].asked > 0)
    .map((kind: Kind) => `${kind} ${percent(tallies[kind].same / tallies[kind].asked)}`)
    .join(', ');

const playedIn = (done: ReadonlyMap<string, Done>, works: readonly Work[]): readonly Played[] =>
  works.flatMap((work) => {
    const found = done.get(keyOf(work));
    return found?.kind === 'game' ? [found.played] : [];
  });

const rowFor = (done: ReadonlyMap<string, Done>, row: Row): readonly (string | number)[] => {
  const table = playedIn(done, row.table);
  const against = playedIn(done, row.against);
  const people = done.get(keyOf(row.people));
  return [
    row.title,
    row.level,
    Math.round(worthOf(table)),
    percent(worthOf(table) / tableOf(row.title).worth),
    percent(properly(table)),
    against.length === 0 ? '–' : `${winsOf(against, row.level)} of ${against.length} against ${row.weaker}`,
    timesOf([...table, ...against], row.level),
    (60_000 / (sumOf(table.map(({ cost }) => cost)) / table.length)).toFixed(1),
    people?.kind === 'people' && people.agreement ? agreed(people.agreement) : 'no recorded games here',
  ];
};

export default async function (): Promise<Benchmark> {
  const all = ROWS.flatMap(({ table, against, people }) => [...table, ...against, people]);
  const done = await carryOutAll(all, CORES, FILE, (key, left) => process.stderr.write(`${key}; ${left} left\n`));
  return {
    title: 'Bots',
    note: `Tables of one level, ${GAMES} games of plain and ${STRONG_GAMES} of strong (BOT_GAMES, STRONG_GAMES), seeds from ${FIRST_SEED}; then one against a table of the next weaker level, seats in turn (RIVAL_GAMES against random, STRONG_DUELS against plain). A decision: ${measuredIn}; games a minute: processor time of the whole process, one core. As people chose: the same choice in every ${EVERY}th decision of the recorded games (BOT_EVERY) where there was one.`,
    columns: [
      'title',
      'level',
      'worth of the table',
      'of people’s',
      'ended as meant',
      'wins',
      'ms 99 % / most',
      'games a minute',
      'as people chose',
    ],
    rows: ROWS.map((row) => rowFor(done, row)),
  };
}
