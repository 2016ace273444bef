// The engine on all recorded games: importing, replaying with every check, going back, and listing what may be decided.
import os from 'node:os';
import { decider, type Game, offers, options, replay, type State } from '@roundhouse/engine';
import { adapterFor, importGame, parsePeerFile, type PeerFile } from '@roundhouse/interchange';
import { loadTitle } from '@roundhouse/titles';
import { TITLES } from '../packages/routes/test/titles.ts';
import { hasShared, readShared, recordedNames } from '../testing/shared.ts';
import type { Benchmark } from './run.ts';

/** Replays of the engine of 18xx.games in Ruby, in milliseconds. */
const PEER: Readonly<Record<string, number>> = {
  '1817/15528': 1076,
  '1817/16281': 400,
  '1849/1849_game_end_bank': 330,
  '1862/1862_game_end_bank': 526,
  '18CZ/29247': 575,
  '18MEX/18MEX_game_end_stock_market': 283,
  '18MEX/hotseat01': 191,
};

const WARM_UPS = 3;
const REPLAYS = 30;
const LISTINGS = 7;
const LOOK_UPS = 1000;

type Listing = (state: State) => unknown;
type Cell = string | number;

const readRecorded = (title: string, name: string): PeerFile => {
  const parsed = parsePeerFile(readShared(`games/${title}/${name}.json`));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
};

const msOf = (work: () => unknown): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

const fastest = (times: number, work: () => unknown): number =>
  Math.min(...Array.from({ length: times }, () => msOf(work)));

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((x, y) => x - y)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Milliseconds for every position, asked just after it came about, as a page asks. A replay makes every state anew, so that
 * nothing is remembered from the replay before; the median of several says what the code needs and not what else the
 * machine did in that moment.
 */
const listed = (game: Game, listing: Listing): readonly { readonly state: State; readonly ms: number }[] => {
  const measured: { state: State; ms: number[] }[] = [];
  for (let turn = 0; turn < LISTINGS; turn++) {
    let at = 0;
    replay(game, (state) => {
      const ms = msOf(() => listing(state));
      const before = measured[at++];
      if (before) before.ms.push(ms);
      else measured.push({ state, ms: [ms] });
    });
  }
  return measured.map(({ state, ms }) => ({ state, ms: median(ms) }));
};

const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((x, y) => x - y);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2);
  return `${at(0.5)} / ${at(0.99)} / ${at(1)}`;
};

/** Going to a position is looking it up; who decides there is the first thing that is asked. */
const backMs = (states: readonly State[]): number => {
  const ms = msOf(() => {
    for (let turn = 0; turn < LOOK_UPS; turn++) {
      const state = states[(turn * 7919) % states.length];
      if (state) decider(state);
    }
  });
  return ms / LOOK_UPS;
};

const measureGame = (title: string, name: string) => {
  const adapter = adapterFor(title);
  if (!adapter) throw new Error(`${title} has no adapter`);
  const file = readRecorded(title, name);
  importGame(adapter, file);
  const importing = msOf(() => importGame(adapter, file));
  const { game } = importGame(adapter, file);
  for (let turn = 0; turn < WARM_UPS; turn++) replay(game);
  const replaying = fastest(REPLAYS, () => replay(game));
  const asked = listed(game, (state) => options(state));
  const offered = listed(game, (state) => offers(state));
  return { game, importing, replaying, back: backMs(replay(game).states), asked, offered };
};

type Measured = ReturnType<typeof measureGame>;
const times = (list: Measured['asked']): readonly number[] => list.map(({ ms }) => ms);

const gameRow = (title: string, name: string, measured: Measured): Cell[] => {
  const { game, importing, replaying, back, asked, offered } = measured;
  const peer = PEER[`${title}/${name}`];
  return [
    `${title} ${name}, ${game.players.length} players`,
    game.actions.length,
    importing.toFixed(0),
    replaying.toFixed(1),
    ((1000 * replaying) / game.actions.length).toFixed(0),
    peer === undefined ? '' : `${peer} (× ${(peer / replaying).toFixed(1)})`,
    (1000 * back).toFixed(1),
    spread(times(asked)),
    spread(times(offered)),
  ];
};

/** A title's positions together; or those of one kind. */
const listingRow = (name: string, asked: Measured['asked'], offered: Measured['offered']): Cell[] => [
  name,
  asked.length,
  ...Array.from({ length: 5 }, () => ''),
  spread(times(asked)),
  spread(times(offered)),
];

const inStockRound = (list: Measured['asked']): Measured['asked'] =>
  list.filter(({ state }) => state.round.kind === 'stock');

const measureTitle = async (title: string): Promise<Cell[][]> => {
  await loadTitle(title);
  const measured = recordedNames(title).map((name) => ({ name, ...measureGame(title, name) }));
  const rows = measured.map((each) => gameRow(title, each.name, each));
  const all = (key: 'asked' | 'offered') => measured.flatMap((each) => each[key]);
  rows.push(listingRow(`${title}: all positions`, all('asked'), all('offered')));
  for (const { game, name, asked, offered } of measured)
    if (game.players.length > 8)
      rows.push(
        listingRow(
          `${title} ${name}: stock rounds of ${game.players.length} players`,
          inStockRound(asked),
          inStockRound(offered),
        ),
      );
  return rows;
};

const engine = async (): Promise<Benchmark> => {
  const rows: Cell[][] = [];
  if (hasShared('games')) for (const title of TITLES) rows.push(...(await measureTitle(title)));
  return {
    title: 'The engine: recorded games',
    columns: [
      'game',
      'actions',
      'import ms',
      'replay ms',
      'µs an action',
      '18xx.games in Ruby, ms (ratio)',
      'any earlier position, µs',
      'options ms median / 99 % / slowest',
      'offers ms median / 99 % / slowest',
    ],
    rows,
    note: hasShared('games')
      ? `Warm, every action checked; the fastest of ${REPLAYS} replays; listings: the median of ${LISTINGS} askings of every position. Load of the machine: ${(os.loadavg()[0] ?? 0).toFixed(1)} on ${os.cpus().length} cores.`
      : 'The recorded games are not here: nothing was measured.',
  };
};

export default engine;
