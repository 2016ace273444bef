/** Bots bid in few steps, never above what a lot is worth to them, and not always alike. */
import { apply, begin, isRefusal, type State } from '@roundhouse/engine';
import { beforeAll, expect, test } from 'vitest';
import { bidFor, limitFor, type PriceOffer } from '../src/auction.ts';
import { botNamed, decide, loadInsight, playBots } from '../src/index.ts';
import type { View } from '../src/insight.ts';
import { viewOf } from '../src/plain.ts';
import { table, TABLES } from './tables.ts';

let state: State;

beforeAll(async () => {
  for (const [title] of TABLES) await loadInsight(title);
  // 1817 has no bids that wait: every bid is answered at once.
  ({ state } = begin(table('1817', 4)));
});

const view = (seed: number): View => ({ ...viewOf(state), seed });

const offer = (min: number): PriceOffer =>
  ({ kind: 'price', action: { type: 'bid', by: '@1', item: 'lot' }, min, max: 1000, step: 5 }) as unknown as PriceOffer;

/** Two bots bid for a lot until one is out: how often each has bid, and the price. */
const auction = (worths: readonly [number, number], seed: number): { bids: readonly number[]; price: number } => {
  const bids = [0, 0];
  let [price, min, turn] = [0, 5, 0];
  for (;;) {
    const [own, rival] = [worths[turn] ?? 0, worths[1 - turn] ?? 0];
    const bid = bidFor(view(seed + turn), offer(min), 'lot', own, rival);
    if (bid > limitFor(view(seed + turn), 'lot', own)) return { bids, price };
    [price, min] = [bid, bid + 5];
    bids[turn] = (bids[turn] ?? 0) + 1;
    turn = 1 - turn;
  }
};

test('no bot bids more than three times for a lot, nor above what it is worth', () => {
  for (let seed = 0; seed < 50; seed++)
    for (const worths of [
      [300, 300],
      [300, 150],
      [120, 500],
      [60, 55],
    ] as const) {
      const { bids, price } = auction(worths, seed);
      expect(Math.max(...bids)).toBeLessThanOrEqual(3);
      expect(price).toBeLessThanOrEqual(Math.max(...worths));
    }
});

test('prices differ from seed to seed', () => {
  const prices = new Set(Array.from({ length: 20 }, (_, seed) => auction([300, 300], seed).price));
  expect(prices.size).toBeGreaterThan(3);
});

test('nobody pays more than needed where no rival would follow', () => {
  expect(bidFor(view(1), offer(100), 'lot', 300, 80)).toBe(100);
});

/** Decisions within which enough has been auctioned; nothing is in 18CZ. */
const AUCTIONS: Readonly<Record<string, number>> = { '1817': 150, '1849': 40, '1862': 150, '18MEX': 40 };

test.each(TABLES.filter(([title]) => AUCTIONS[title] !== undefined))(
  '%s: in nine of ten auctions a bot bids three times at most',
  { timeout: 120_000 },
  (title, players) => {
    const bot = botNamed('plain');
    if (!bot) throw new Error('no bot plain');
    const counts: number[] = [];
    for (const seed of [11, 12]) {
      const { game } = playBots(table(title, players, seed), [bot], {}, AUCTIONS[title]);
      const byLot = new Map<string, number>();
      for (const action of game.actions) {
        if (action.type !== 'bid') continue;
        const key = `${action.item} ${action.by}`;
        byLot.set(key, (byLot.get(key) ?? 0) + 1);
      }
      counts.push(...byLot.values());
    }
    expect(counts.length).toBeGreaterThan(3);
    expect(counts.filter((count) => count > 3).length).toBeLessThanOrEqual(counts.length / 10);
  },
);

/** Enough of a budget for lines to differ by chance. */
const FEW_NODES = 60;
const MOST_STEPS = 60;

test('whatever the lines say that strong plays on, it bids no more than a lot is worth', { timeout: 600_000 }, () => {
  const strong = botNamed('strong');
  if (!strong) throw new Error('no bot strong');
  let bids = 0;
  for (const seed of [1, 2, 3]) {
    let { state: now } = begin(table('1849', 3, seed));
    for (let step = 0; step < MOST_STEPS && now.round.kind === 'auction'; step++) {
      const { action, reasons } = decide(strong, now, { seed: seed * 31 + step, nodes: FEW_NODES });
      if (action.type === 'bid') {
        bids++;
        const worth = reasons.find(({ key }) => key === 'reason.bidWorth')?.args['worth'];
        expect(action.price).toBeLessThanOrEqual(Number(worth) + 1);
      }
      const result = apply(now, action);
      if (isRefusal(result)) throw new Error(result.key);
      now = result.state;
    }
  }
  expect(bids).toBeGreaterThan(5);
});
