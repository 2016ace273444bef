/** Walks and games of bots through the books of every title; and each check shown to be able to fail. */
import { botNamed, loadInsight, playBots } from '@roundhouse/bots';
import {
  apply,
  begin,
  diceOf,
  type Event,
  type Facts,
  type Game,
  isRefusal,
  newGame,
  registerTitle,
  type State,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../../src/index.ts';
import { randomAction, seatNames } from '../support/index.ts';
import { book1817 } from './1817.ts';
import { book1849 } from './1849.ts';
import { book1862 } from './1862.ts';
import { book18CZ } from './18cz.ts';
import { book18MEX } from './18mex.ts';
import { type Book, type Entry, openBooks } from './ledger.ts';

const BOOKS: readonly Book[] = [book1817, book1849, book1862, book18CZ, book18MEX];

/** Enough for shares to be bought: the first companies of 1817 are bid for as a whole, and shares of them are sold later. */
const DECISIONS: Readonly<Record<string, number>> = { '1817': 550 };

const gameOf = (title: string, players: number, seed: number): Game =>
  newGame({ title, players: seatNames(players).map((id) => ({ id, name: id })), seed });

/** Numbers of players of the book, in turn. */
const playersOf = (book: Book, seed: number): number => {
  const counts = Object.keys(book.money).map(Number);
  return counts[seed % Math.min(3, counts.length - 1)] ?? 4;
};

const played = async (book: Book, players: number, seed: number, most: number): Promise<readonly Entry[]> => {
  await Promise.all([loadTitle(book.title), loadInsight(book.title)]);
  const bot = botNamed('plain');
  if (!bot) throw new Error('no bot');
  const game = gameOf(book.title, players, seed);
  let before = begin(game).state;
  const entries: Entry[] = [];
  const note = (after: State, events: readonly Event[]): void => {
    entries.push({ before, after, events });
    before = after;
  };
  playBots(game, [bot], { played: note }, most);
  return entries;
};

const faultsIn = (book: Book, entries: readonly Entry[]): readonly string[] => {
  const [first] = entries;
  if (!first) throw new Error('no entries');
  const bookkeeper = openBooks(book, first.before);
  for (const [index, entry] of entries.entries()) {
    bookkeeper.post(entry);
    if (bookkeeper.faults.length > 0) return [...bookkeeper.faults, `entry ${index}: ${JSON.stringify(entry.events)}`];
  }
  return [];
};

/** One printed figure read wrongly: the books must not balance. */
const MISREAD: Readonly<Record<string, (book: Book) => Book>> = {
  'starting money': (book) => ({ ...book, money: Object.fromEntries(Object.keys(book.money).map((n) => [n, 1])) }),
  'price of trains': (book) => ({
    ...book,
    trains: Object.fromEntries(
      Object.entries(book.trains).map(([name, each]) => [name, { ...each, price: each.price + 10 }]),
    ),
  }),
  'what a share pays': (book) => ({
    ...book,
    dividend: (...of) =>
      Object.fromEntries(
        Object.entries(book.dividend(...of)).map(([who, amount]) => [who, amount > 0 ? amount + 1 : 0]),
      ),
  }),
  'the move after a run': (book) => ({ ...book, afterDividend: ({ cells }, { company }) => cells.get(company) }),
  'what a share costs': (book) => ({ ...book, cost: (...of) => book.cost(...of) + 1 }),
  'the certificate limit': (book) => ({
    ...book,
    certificates: Object.fromEntries(Object.keys(book.certificates).map((n) => [n, 1])),
  }),
};

const spoil = (entries: readonly Entry[], change: (event: Event) => Event | undefined): readonly Entry[] =>
  entries.map((entry) => ({ ...entry, events: entry.events.flatMap((event) => change(event) ?? []) }));

/** What the log keeps back, or tells wrongly. */
const SPOILED: Readonly<Record<string, (event: Event) => Event | undefined>> = {
  'a payment without an event': (event) => (event.type === 'paid' ? undefined : event),
  'a train without an event': (event) => (event.type === 'trainBought' ? undefined : event),
  'a purchase without an event': (event) => (event.type === 'sharesBought' ? undefined : event),
  'a dividend without an event': (event) => (event.type === 'dividend' ? undefined : event),
};

describe.each(BOOKS.map((book) => [book.title, book] as const))('%s', (title, book) => {
  test('random games agree with the book', async () => {
    await loadTitle(title);
    for (const seed of [1, 2, 3]) {
      const dice = diceOf(seed);
      let { state } = begin(gameOf(title, playersOf(book, seed), seed));
      const entries: Entry[] = [];
      while (entries.length < 350 && !state.outcome) {
        const before = state;
        const result = apply(before, randomAction(before, dice));
        if (isRefusal(result)) throw new Error(`${result.rule} ${result.key}`);
        ({ state } = result);
        entries.push({ before, after: state, events: result.events });
      }
      expect(faultsIn(book, entries)).toEqual([]);
    }
  }, 120_000);

  test('a game of bots agrees with the book, and with no other', async () => {
    const entries = await played(book, playersOf(book, 1), 1, DECISIONS[title] ?? 400);
    expect(entries.length).toBeGreaterThan(200);
    expect(faultsIn(book, entries)).toEqual([]);
    for (const [what, misread] of Object.entries(MISREAD))
      expect(faultsIn(misread(book), entries), what).not.toEqual([]);
    for (const [what, change] of Object.entries(SPOILED))
      expect(faultsIn(book, spoil(entries, change)), what).not.toEqual([]);
  }, 240_000);

  test('a rule that is altered is found', async () => {
    const whole = await loadTitle(title);
    const dearer = (facts: Facts): Facts => ({
      ...facts,
      trains: facts.trains.map((each) => ({
        ...each,
        price: each.price + 10,
        sides: each.sides.map((side) => ({ ...side, price: side.price + 10 })),
      })),
    });
    registerTitle({ ...whole, facts: (rules) => dearer(whole.facts(rules)) });
    try {
      const counts = Object.keys(book.money).map(Number);
      const entries = await played(book, counts[Math.min(3, counts.length - 1)] ?? 0, 7, 200);
      expect(faultsIn(book, entries)[0]).toMatch(/pays \d+ for .*printed/);
    } finally {
      registerTitle(whole);
    }
  }, 120_000);
});
