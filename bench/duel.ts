// Plays the working copy against another checkout of the project, until a sequential test on places says better, worse or no
// difference.
//   npm run duel -- --against DIR [--titles 1817,18MEX] [--bot strong] [--margin 0.1] [--games 400] [--seed S] [--minutes M]
//     [--file done.jsonl]
// One seat plays by the working copy, the others by the other checkout; with each seed every seat in turn. Each side keeps the
// position in its own engine, so both may have changed in anything but the rules. With a file the same command goes on where it
// was stopped (delete the file when either side changes).
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bot, Choice } from '@roundhouse/bots';
import type { Action, Applied, Game, PlayerId, Refusal, State } from '@roundhouse/engine';
import { OPTIONS, PLAYERS } from './bots/work.ts';
import { placeScore, standing } from './sprt.ts';

/** What is used of a checkout. */
interface Bots {
  readonly botNamed: (id: string) => Bot | undefined;
  readonly decide: (bot: Bot, state: State, options: { readonly seed: number }) => Choice;
  readonly loadInsight: (title: string) => Promise<unknown>;
}
interface Engine {
  readonly newGame: (request: object) => Game;
  readonly begin: (game: Game) => { readonly state: State };
  readonly apply: (state: State, action: Action) => Applied | Refusal;
  readonly decider: (state: State) => PlayerId | null;
  readonly titleOf: (state: State) => { readonly worth: (state: State, player: PlayerId) => number };
}
interface Side {
  readonly bots: Bots;
  readonly engine: Engine;
}

const sideIn = async (folder: string): Promise<Side> => {
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(path.resolve(folder, `packages/${name}/src/index.ts`)).href);
  const [bots, engine] = await Promise.all([load('bots'), load('engine')]);
  return { bots: bots as Bots, engine: engine as Engine };
};

const MOST_ACTIONS = 6000;

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    titles: { type: 'string' },
    bot: { type: 'string', default: 'strong' },
    margin: { type: 'string', default: '0.1' },
    error: { type: 'string', default: '0.05' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '8800001' },
    minutes: { type: 'string' },
    file: { type: 'string' },
  },
});
if (values.against === undefined)
  throw new Error('--against DIR is needed: another checkout, with its packages installed');

const [here, there] = await Promise.all([sideIn('.'), sideIn(values.against)]);
const until = values.minutes === undefined ? Infinity : Date.now() + Number(values.minutes) * 60_000;

/** Final worth by seat of the working copy's player and the others. */
interface Played {
  readonly scores: readonly number[];
  readonly seat: number;
  readonly reason: string;
}

const positionAfter = ({ engine }: Side, state: State, action: Action): State => {
  const result = engine.apply(state, action);
  if (!('state' in result)) throw new Error(`refused by one checkout: ${JSON.stringify({ action, result })}`);
  return result.state;
};

const play = (title: string, seed: number, seat: number): Played => {
  const players = Array.from({ length: PLAYERS[title] ?? 3 }, (_, index) => ({
    id: `@${index + 1}` as PlayerId,
    name: `P${index + 1}`,
  }));
  const sides = players.map((_, index) => (index === seat ? here : there));
  const request = { title, players, seed, options: OPTIONS[title] ?? {}, rulings: { manners: true } };
  const positions = new Map([here, there].map((side) => [side, side.engine.begin(side.engine.newGame(request)).state]));
  const stateOf = (side: Side): State => positions.get(side) as State;
  for (let count = 0; count < MOST_ACTIONS && !stateOf(here).outcome; count++) {
    const who = here.engine.decider(stateOf(here));
    const index = players.findIndex(({ id }) => id === who);
    const side = sides[index];
    const bot = side?.bots.botNamed(values.bot);
    if (!side || !bot) throw new Error(`nobody decides for ${who}`);
    const { action } = side.bots.decide(bot, stateOf(side), { seed: seed * 31 + index });
    for (const each of positions.keys()) positions.set(each, positionAfter(each, stateOf(each), action));
  }
  const last = stateOf(here);
  const worth = (id: PlayerId): number => last.outcome?.scores[id] ?? here.engine.titleOf(last).worth(last, id);
  return { scores: players.map(({ id }) => worth(id)), seat, reason: last.outcome?.reason ?? 'unfinished' };
};

/** Games that are in the file, by title, bot, seed and seat. */
const readPlayed = (file: string | undefined): Map<string, Played> => {
  const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => JSON.parse(line) as [string, Played]));
};

const known = readPlayed(values.file);

const playOnce = (title: string, seed: number, seat: number): Played => {
  const key = [title, values.bot, seed, seat].join(' ');
  const before = known.get(key);
  if (before) return before;
  const played = play(title, seed, seat);
  if (values.file !== undefined) appendFileSync(values.file, `${JSON.stringify([key, played])}\n`);
  return played;
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const duel = async (title: string): Promise<void> => {
  await Promise.all([here.bots.loadInsight(title), there.bots.loadInsight(title)]);
  const test = { margin: Number(values.margin), error: Number(values.error) };
  const samples: number[] = [];
  const all: Played[] = [];
  const summary = (): object => {
    const { samples: seeds, mean, error, better, worse, verdict } = standing(samples, test);
    const wins = all.filter(({ scores, seat }) => scores[seat] === Math.max(...scores)).length;
    const gains = all.map(({ scores, seat }) => (scores[seat] ?? 0) / Math.max(1, meanOf(scores)) - 1);
    return {
      title,
      bot: values.bot,
      seeds,
      games: all.length,
      won: rounded(wins / Math.max(1, all.length)),
      fair: rounded(1 / (PLAYERS[title] ?? 3)),
      score: rounded(mean),
      error: rounded(error),
      gain: rounded(meanOf(gains)),
      better: rounded(better),
      worse: rounded(worse),
      verdict,
    };
  };
  for (let seed = Number(values.seed); all.length < Number(values.games) && Date.now() < until; seed++) {
    const games = Array.from({ length: PLAYERS[title] ?? 3 }, (_, seat) => playOnce(title, seed, seat));
    all.push(...games);
    samples.push(meanOf(games.map(({ scores, seat }) => placeScore(scores, seat))));
    if (standing(samples, test).verdict !== 'undecided') break;
    process.stderr.write(`${JSON.stringify(summary())}\n`);
  }
  print(summary());
};

for (const title of values.titles?.split(',') ?? Object.keys(PLAYERS)) await duel(title);
