/** The engine on the recorded games of one title: importing, replaying with every check, going back, and listing what may be decided. */
import { decider, type Game, offers, options, replay, type State } from '@roundhouse/engine';
import { adapterFor, importGame, parsePeerFile, type PeerFile } from '@roundhouse/interchange';
import { loadTitle } from '@roundhouse/titles';
import { median, msOf, spread } from '../clock.ts';
import { startPeer, type Peer } from '../peer.ts';
import { readShared, recordedNames, sharedPath } from '../../testing/shared.ts';

/** What is measured is warm: rules that a game asks for rarely are compiled after some hundreds of replays only. */
export const WARM_MS = 5000;
export const REPLAYS = 30;
/** Of the engine in Ruby, which takes its time. */
const PEER_REPLAYS = 7;
export const LISTINGS = 7;
const LOOK_UPS = 1000;

type Listing = (state: State) => unknown;
export type Cell = string | number;

const readRecorded = (title: string, name: string): PeerFile => {
  const parsed = parsePeerFile(readShared(`games/${title}/${name}.json`));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
};

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

const warmUp = (work: () => unknown): void => {
  for (let ms = 0; ms < WARM_MS;) ms += msOf(work);
};

interface Work {
  readonly game: Game;
  /** Reads the same game from the file of the other site. */
  readonly read: () => unknown;
  readonly file: string;
}

/** Replaying, importing and the other engine by turns, so that what else the machine does weighs on all of them. */
const byTurns = async ({ game, read, file }: Work, peer: Peer | undefined) => {
  warmUp(() => replay(game));
  warmUp(read);
  await peer?.msOf(file);
  const ours: number[] = [];
  const imports: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < REPLAYS; turn++) {
    ours.push(msOf(() => replay(game)));
    imports.push(msOf(read));
    if (!peer || turn >= PEER_REPLAYS) continue;
    const ms = await peer.msOf(file);
    if (ms !== undefined) theirs.push(ms);
  }
  return { ours, imports, theirs };
};

const measureGame = async (title: string, name: string, peer: Peer | undefined) => {
  const adapter = adapterFor(title);
  if (!adapter) throw new Error(`${title} has no adapter`);
  const recorded = readRecorded(title, name);
  const read = () => importGame(adapter, recorded);
  const { game } = read();
  const measured = await byTurns({ game, read, file: sharedPath(`games/${title}/${name}.json`) }, peer);
  const asked = listed(game, (state) => options(state));
  const offered = listed(game, (state) => offers(state));
  return { game, ...measured, back: backMs(replay(game).states), asked, offered };
};

type Measured = Awaited<ReturnType<typeof measureGame>>;
const times = (list: Measured['asked']): readonly number[] => list.map(({ ms }) => ms);

const gameRow = (title: string, name: string, measured: Measured): Cell[] => {
  const { game, ours, imports, theirs, back, asked, offered } = measured;
  const replaying = median(ours);
  const importing = median(imports);
  const anAction = (ms: number): string => ((1000 * ms) / game.actions.length).toFixed(0);
  return [
    `${title} ${name}, ${game.players.length} players`,
    game.actions.length,
    replaying.toFixed(1),
    `${anAction(replaying)} / ${anAction(Math.min(...ours))}`,
    theirs.length === 0 ? '' : `${median(theirs).toFixed(0)} (× ${(median(theirs) / replaying).toFixed(1)})`,
    `${importing.toFixed(0)} (× ${(importing / replaying).toFixed(1)})`,
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

export const measureTitle = async (title: string): Promise<Cell[][]> => {
  await loadTitle(title);
  const peer = startPeer();
  const measured: (Measured & { readonly name: string })[] = [];
  for (const name of recordedNames(title)) measured.push({ name, ...(await measureGame(title, name, peer)) });
  peer?.close();
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
