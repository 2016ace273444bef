// What is done in a game, people compared with bots: every kind of deed per game, all players together.
//   DEEDS_BOTS=plain,strong DEEDS_GAMES=3 DEEDS_TITLES=1817 npm run bench -- deeds
import { loadInsight } from '@roundhouse/bots';
import { apply, begin, type Game, isRefusal } from '@roundhouse/engine';
import { bidsByLot, count, DEEDS, type Tally } from './bots/deeds.ts';
import { carryOutAll } from './bots/pool.ts';
import { recordedGames } from './bots/recorded.ts';
import { keyOf, type Played, PLAYERS, type Work } from './bots/work.ts';
import type { Benchmark } from './run.ts';

const GAMES = Number(process.env['DEEDS_GAMES'] ?? 3);
const BOTS = process.env['DEEDS_BOTS']?.split(',') ?? ['plain', 'strong'];
const TITLES = process.env['DEEDS_TITLES']?.split(',') ?? Object.keys(PLAYERS);
const FILE = process.env['DEEDS_FILE'];
const FIRST_SEED = 5_500_001;

/** Games that people broke off before this many operating rounds tell little. */
const LEAST_ROUNDS = 6;

interface Counted {
  readonly players: number;
  readonly rounds: number;
  readonly bids: readonly number[];
  readonly tally: Tally;
}

const countedIn = (game: Game): Counted => {
  const tally: Tally = {};
  const rounds = new Set<string>();
  let { state } = begin(game);
  for (const action of game.actions) {
    const result = apply(state, action);
    if (isRefusal(result)) break;
    ({ state } = result);
    const { kind, set, number } = state.round;
    if (kind === 'operating') rounds.add(`${set}.${number}`);
    count(tally, action, result.events);
  }
  return { players: game.players.length, rounds: rounds.size, bids: bidsByLot(game.actions), tally };
};

const ofBots = ({ bots, rounds, bids, deeds }: Played): Counted => {
  const tally: Tally = {};
  for (const own of Object.values(deeds)) for (const deed of DEEDS) tally[deed] = (tally[deed] ?? 0) + (own[deed] ?? 0);
  return { players: bots.length, rounds, bids, tally };
};

const meanOf = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, each) => sum + each, 0) / numbers.length).toFixed(1);

/** Bids of one bidder for one lot that nobody minds. */
const FEW = 3;

/** Of all who bid for a lot, the part that bid a few times at most. */
const fewBids = (games: readonly Counted[]): string => {
  const all = games.flatMap(({ bids }) => bids);
  return all.length === 0 ? '–' : `${Math.round((100 * all.filter((each) => each <= FEW).length) / all.length)} %`;
};

const row = (title: string, who: string, games: readonly Counted[]): readonly (string | number)[] => [
  title,
  who,
  games.length,
  ...(games.length === 0
    ? ['–', '–', '–', ...DEEDS.map(() => '–')]
    : [
        meanOf(games.map(({ players }) => players)),
        meanOf(games.map(({ rounds }) => rounds)),
        fewBids(games),
        ...DEEDS.map((deed) => meanOf(games.map(({ tally }) => tally[deed] ?? 0))),
      ]),
];

const tableOf = (title: string, bot: string): readonly Work[] =>
  Array.from({ length: GAMES }, (_, number) => ({
    kind: 'game',
    title,
    bots: Array.from({ length: PLAYERS[title] ?? 3 }, () => bot),
    seed: FIRST_SEED + number,
  }));

export default async function (): Promise<Benchmark> {
  const works = TITLES.flatMap((title) => BOTS.map((bot) => ({ title, bot, works: tableOf(title, bot) })));
  const done = await carryOutAll(
    works.flatMap((each) => each.works),
    1,
    FILE,
    (key, left) => process.stderr.write(`${key}; ${left} left\n`),
  );
  const rows: (readonly (string | number)[])[] = [];
  for (const title of TITLES) {
    await loadInsight(title);
    rows.push(
      row(
        title,
        'people',
        recordedGames(title)
          .map(countedIn)
          .filter(({ rounds }) => rounds >= LEAST_ROUNDS),
      ),
    );
    for (const each of works.filter((work) => work.title === title)) {
      const played = each.works.flatMap((work) => {
        const found = done.get(keyOf(work));
        return found?.kind === 'game' ? [ofBots(found.played)] : [];
      });
      rows.push(row(title, each.bot, played));
    }
  }
  return {
    title: 'What is done in a game',
    note: `Per game, all players together; games of people of at least ${LEAST_ROUNDS} operating rounds, tables of bots from seed ${FIRST_SEED}.`,
    columns: ['title', 'who', 'games', 'players', 'operating rounds', 'three bids at most', ...DEEDS],
    rows,
  };
}
