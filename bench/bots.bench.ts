// Bots against the yardstick of people's games: how rich a table grows, how games end, who beats whom, how long they think.
import { type Bot, botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { newGame, type OptionValue, type PlayerId, type State, titleOf } from '@roundhouse/engine';
import { agreementWith, type Kind, KINDS } from './agreement.ts';
import type { Benchmark } from './run.ts';

interface Table {
  readonly players: number;
  readonly worth: number;
  /** What people had agreed on in those games. */
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** Players at a table and the worth of such a table of people, all players together: the median of recorded games. */
const PEOPLE: Readonly<Record<string, Table>> = {
  '18MEX': { players: 3, worth: 12_500 },
  '1849': { players: 3, worth: 15_600 },
  '18CZ': { players: 3, worth: 22_300 },
  '1862': { players: 3, worth: 45_900, options: { length: 'long' } },
  '1817': { players: 4, worth: 34_940 },
};

/** Ends that no title is meant to have. */
const SORRY: ReadonlySet<string> = new Set(['bankrupt', 'bankruptcy', 'stalemate', 'stranded', 'rounds', 'unfinished']);

/** Seeds that nobody tuned on. */
const FIRST_SEED = Number(process.env['BOT_SEED'] ?? 70_001);
const GAMES = Number(process.env['BOT_GAMES'] ?? 20);
/** Against `random`; the yardstick asks for 60. */
const RIVAL_GAMES = Number(process.env['RIVAL_GAMES'] ?? 60);
const STRONG_GAMES = Number(process.env['STRONG_GAMES'] ?? 4);
/** Every so-manieth decision of people is put to the bots. */
const EVERY = Number(process.env['BOT_EVERY'] ?? 1);
const TITLES = process.env['BOT_TITLES']?.split(',') ?? Object.keys(PEOPLE);

/** Processor time of this process, in ms: how busy the machine is otherwise should not matter. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const named = (id: string): Bot => {
  const bot = botNamed(id);
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
};

interface Played {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly reason: string;
}

const scoresOf = (state: State): readonly number[] =>
  state.seats.map((player) => state.outcome?.scores[player] ?? titleOf(state).worth(state, player));

const seatOrder = (state: State): readonly number[] => state.seats.map((player) => Number(player.slice(1)) - 1);

const play = (title: string, bots: readonly string[], seed: number, times: number[]): Played => {
  const players = bots.map((_, seat) => ({ id: `@${seat + 1}` as PlayerId, name: `P${seat + 1}` }));
  const { options = {} } = PEOPLE[title] ?? {};
  const game = newGame({ title, players, seed, options, rulings: { manners: true } });
  const { last } = playBots(game, bots.map(named), {
    asked: () => {
      const before = spent();
      return () => times.push(spent() - before);
    },
  });
  const order = seatOrder(last);
  return {
    bots: order.map((seat) => bots[seat] ?? ''),
    scores: scoresOf(last),
    reason: last.outcome?.reason ?? 'unfinished',
  };
};

const turned = (bots: readonly string[], by: number): readonly string[] =>
  bots.map((_, seat) => bots[(seat + by) % bots.length] ?? '');

const series = (title: string, bots: readonly string[], games: number, times: number[]): readonly Played[] =>
  Array.from({ length: games }, (_, index) => play(title, turned(bots, index), FIRST_SEED + index, times));

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const percent = (part: number): string => `${Math.round(100 * part)} %`;

const worthOf = (played: readonly Played[]): number =>
  median(played.map(({ scores }) => scores.reduce((sum, each) => sum + each, 0)));
const properly = (played: readonly Played[]): number =>
  played.filter(({ reason }) => !SORRY.has(reason)).length / played.length;

/** Wins of the first bot named, a tie shared. */
const winsOf = (played: readonly Played[], bot: string): number => {
  let wins = 0;
  for (const { bots, scores } of played) {
    const most = Math.max(...scores);
    const best = bots.filter((_, seat) => scores[seat] === most);
    wins += best.filter((each) => each === bot).length / best.length;
  }
  return wins / played.length;
};

const quantile = (numbers: readonly number[], part: number): string =>
  (numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0).toFixed(1);

const percentOf = (asked: number, same: number): string => (asked === 0 ? '–' : percent(same / asked));

/** By kind of decision, how often the bot decides as people did. */
const agreed = async (title: string, level: string): Promise<string> => {
  const found = await agreementWith(title, named(level), level === 'strong' ? Math.max(EVERY, 8) : EVERY);
  if (!found) return 'no recorded games here';
  const { tallies } = found;
  return KINDS.filter((kind: Kind) => tallies[kind].asked > 0)
    .map((kind: Kind) => `${kind} ${percentOf(tallies[kind].asked, tallies[kind].same)}`)
    .join(', ');
};

const LEVELS = [
  ['plain', 'random', GAMES, RIVAL_GAMES],
  ['strong', 'plain', STRONG_GAMES, STRONG_GAMES],
] as const;

export default async function (): Promise<Benchmark> {
  const rows: (readonly (string | number)[])[] = [];
  for (const title of TITLES) {
    const { players, worth } = PEOPLE[title] ?? { players: 3, worth: 1 };
    await loadInsight(title);
    for (const [level, weaker, games, duels] of LEVELS) {
      if (games === 0) continue;
      const times: number[] = [];
      const started = spent();
      const table = series(
        title,
        Array.from({ length: players }, () => level),
        games,
        times,
      );
      const perMinute = (60_000 * games) / (spent() - started);
      const rivals = [level, ...Array.from({ length: players - 1 }, () => weaker)];
      const against = series(title, rivals, duels, []);
      rows.push([
        title,
        level,
        worthOf(table),
        percent(worthOf(table) / worth),
        percent(properly(table)),
        against.length === 0 ? '–' : `${percent(winsOf(against, level))} against ${weaker}`,
        `${quantile(times, 0.99)} / ${quantile(times, 0.999999)}`,
        perMinute.toFixed(1),
        await agreed(title, level),
      ]);
      process.stderr.write(`${rows.at(-1)?.join(' | ') ?? ''}\n`);
    }
  }
  return {
    title: 'Bots',
    note: `Tables of one level, ${GAMES} games of plain and ${STRONG_GAMES} of strong (BOT_GAMES, STRONG_GAMES), seeds from ${FIRST_SEED}; then one against a table of the next weaker level, seats in turn (RIVAL_GAMES against random). Times are processor time. Agreement: the same choice as people in the recorded games, where there was one.`,
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
    rows,
  };
}
