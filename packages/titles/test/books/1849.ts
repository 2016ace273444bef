/** 1849 from its rulebook: chart, markers, trains, income. The game of three to five players without variants. */
import type { Book } from './ledger.ts';
import { type Cell, down, grid, left, right, times, up } from './chart.ts';

const CHART = grid(
  [
    [72, 83, 95, 107, 120, 133, 147, 164, 182, 202, 224, 248, 276, 306, 340, 377],
    [63, 72, 82, 93, 104, 116, 128, 142, 158, 175, 195, 216, 240, 266, 295, 328],
    [57, 66, 75, 84, 95, 105, 117, 129, 144, 159, 177, 196, 218, 242, 269, 298],
    [54, 62, 71, 80, 90, 100, 111, 123, 137, 152, 169, 187, 208, 230],
    [52, 59, 68, 77, 86, 95, 106, 117, 130, 145, 160, 178, 198],
    [47, 54, 62, 70, 78, 87, 96, 107, 118, 131, 146, 162],
    [41, 47, 54, 61, 68, 75, 84, 93, 103, 114, 127],
    [34, 39, 45, 50, 57, 63, 70, 77, 86, 95],
    [27, 31, 36, 40, 45, 50, 56],
    [0, 24, 27, 31],
  ],
  { 68: [4, 2], 100: [3, 5], 144: [2, 8], 216: [1, 11] },
);

/** The blue area opens with phase 16; until then its edge is the end of a row. */
const BLUE = (row: number, column: number): boolean => row <= 2 && column >= 13;

const allowed = (phase: string, from: Cell, to: Cell): boolean =>
  phase === '16H' || !BLUE(to[0], to[1]) || BLUE(from[0], from[1]);

const rightIn = (phase: string, from: Cell): Cell => {
  const to = right(CHART, from);
  if (allowed(phase, from, to)) return to;
  const above = up(CHART, from);
  return to[0] === from[0] && allowed(phase, from, above) ? above : from;
};

const upIn = (phase: string, from: Cell): Cell => {
  const to = up(CHART, from);
  return allowed(phase, from, to) ? to : from;
};

export const book1849: Book = {
  title: '1849',
  money: { 3: 500, 4: 375, 5: 300 },
  certificates: { 3: 12, 4: 11, 5: 9 },
  bank: 7760,
  chart: CHART,
  trains: {
    '4H': { price: 100, count: 4 },
    '6H': { price: 200, count: 4 },
    '8H': { price: 350, count: 3 },
    '10H': { price: 550, count: 2 },
    '12H': { price: 800, count: 1 },
    '16H': { price: 1100, count: 5 },
    R6H: { price: 350, count: 2 },
  },
  rust: { '8H': ['4H'], '10H': ['6H'], '16H': ['8H'] },
  income: { SCE: 5, SIGI: 10, CNM: 15, SMS: 20, RSA: 25 },
  // Ten percent of the revenue for ten percent held; treasury shares pay the corporation, those in the pool nobody.
  dividend: ({ held }, { company, revenue, kind }) =>
    kind === 'withhold'
      ? { [company]: revenue }
      : Object.fromEntries(
          [...(held.get(company) ?? [])]
            .filter(([place]) => place !== 'pool')
            .map(([place, percent]) => [place, (revenue * percent) / 100]),
        ),
  afterDividend: ({ cells, price, phase }, { company, revenue, kind }) => {
    const from = cells.get(company);
    if (!from) return undefined;
    if (kind === 'withhold' || revenue === 0) return left(CHART, from);
    return revenue >= price(company) ? rightIn(phase, from) : from;
  },
  saleValue: ({ price }, { company, percent }) => (price(company) * percent) / 10,
  // One row down for each ten percent that a player sells or the corporation issues.
  afterSale: ({ cells }, { company, percent }) => {
    const from = cells.get(company);
    return from && times(percent / 10, (cell) => down(CHART, cell), from);
  },
  cost: ({ price }, { company, percent }) => (price(company) * percent) / 10,
  afterStockRound: ({ cells, percent, phase }, company) => {
    const from = cells.get(company);
    if (!from) return undefined;
    if (percent(company, 'pool') > 0) return down(CHART, from);
    return percent(company, company) === 0 ? upIn(phase, from) : from;
  },
  counted: (_books, player, { after }) =>
    Object.values(after.certificates).flatMap((list) => list.filter(({ at }) => at === player)).length +
    Object.values(after.privates).filter(({ owner, closed }) => owner === player && !closed).length,
};
