/** One piece of the yardstick: a game between bots, or what a bot says about the recorded games of a title. */
import { type Bot, botNamed, loadInsight, playBots } from '@roundhouse/bots';
import { type Action, newGame, type OptionValue, type PlayerId, POLITE_TRADING, titleOf } from '@roundhouse/engine';
import { nowMs } from '../clock.ts';
import { type Agreement, agreementWith } from './agreement.ts';
import { bidsByLot, count, type Tally } from './deeds.ts';

export type Work =
  | { readonly kind: 'game'; readonly title: string; readonly bots: readonly string[]; readonly seed: number }
  | { readonly kind: 'people'; readonly title: string; readonly bot: string; readonly every: number };

export interface Played {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly reason: string;
  /** Processor time of the decisions of each bot, in ms. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  /** How often each bot did what, by kind. */
  readonly deeds: Readonly<Record<string, Tally>>;
  /** How often each of them has bid for each lot. */
  readonly bids: readonly number[];
  /** Operating rounds that were begun. */
  readonly rounds: number;
  /** Processor time of the whole process for the game, in ms. */
  readonly cost: number;
}

/** Without an agreement there are no recorded games here. */
export type Done =
  | { readonly kind: 'game'; readonly played: Played }
  | { readonly kind: 'people'; readonly agreement?: Agreement };

export const keyOf = (work: Work): string =>
  work.kind === 'game'
    ? [work.title, work.bots.join('+'), work.seed].join(' ')
    : [work.title, 'as people', work.bot, work.every].join(' ');

/** Seats at a table of each title. */
export const PLAYERS: Readonly<Record<string, number>> = { '18MEX': 3, '1849': 3, '18CZ': 3, '1862': 3, '1817': 4 };

/** What people had agreed on in the games that are the yardstick. */
export const OPTIONS: Readonly<Record<string, Readonly<Record<string, OptionValue>>>> = {
  '1817': { uncappedPrivates: true, tenShorts: true },
  '1862': { length: 'long' },
};

const named = (id: string): Bot => {
  const bot = botNamed(id);
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
};

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const HUNDREDTHS = 100;
const rounded = (ms: number): number => Math.round(ms * HUNDREDTHS) / HUNDREDTHS;

const play = (title: string, bots: readonly string[], seed: number): Played => {
  const players = bots.map((_, seat) => ({ id: `@${seat + 1}` as PlayerId, name: `P${seat + 1}` }));
  const seatOf = new Map(players.map(({ id }, seat) => [id, bots[seat] ?? '']));
  const times = Object.fromEntries(bots.map((bot): [string, number[]] => [bot, []]));
  const game = newGame({ title, players, seed, options: OPTIONS[title] ?? {}, rulings: { [POLITE_TRADING]: true } });
  const deeds = Object.fromEntries(bots.map((bot): [string, Tally] => [bot, {}]));
  let decided: Action | undefined;
  const rounds = new Set<string>();
  const started = spent();
  const {
    game: played,
    last,
    setbacks,
  } = playBots(game, bots.map(named), {
    asked: (state) => {
      const { kind, set, number } = state.round;
      if (kind === 'operating') rounds.add(`${set}.${number}`);
      const before = nowMs();
      return (action) => {
        times[seatOf.get(action.by) ?? '']?.push(rounded(nowMs() - before));
        decided = action;
      };
    },
    played: (_, events) => {
      const own = decided && deeds[seatOf.get(decided.by) ?? ''];
      if (decided && own) count(own, decided, events);
    },
  });
  if (setbacks.length > 0) throw new Error(`${title} ${seed}: ${JSON.stringify(setbacks)}`);
  return {
    bots: last.seats.map((player) => seatOf.get(player) ?? ''),
    scores: last.seats.map((player) => last.outcome?.scores[player] ?? titleOf(last).worth(last, player)),
    reason: last.outcome?.reason ?? 'unfinished',
    times,
    deeds,
    bids: bidsByLot(played.actions),
    rounds: rounds.size,
    cost: spent() - started,
  };
};

export const carryOut = async (work: Work): Promise<Done> => {
  await loadInsight(work.title);
  if (work.kind === 'game') return { kind: 'game', played: play(work.title, work.bots, work.seed) };
  const agreement = await agreementWith(work.title, named(work.bot), work.every);
  return { kind: 'people', ...(agreement ? { agreement } : {}) };
};
