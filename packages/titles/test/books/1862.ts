/** 1862 from its rulebook: the standard game. */
import type { Book, Books } from './ledger.ts';
import { type Cell, line } from './chart.ts';

const CHART = line([
  0, 7, 14, 20, 26, 31, 36, 40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100, 105, 110,
  116, 122, 128, 134, 142, 150, 158, 166, 174, 182, 191, 200, 210, 220, 232, 245, 260, 275, 292, 310, 330, 350, 375,
  400, 430, 460, 495, 530, 570, 610, 655, 700, 750, 800, 850, 900, 950, 1000,
]);
const LAST = CHART.prices.length - 1;

const at = ([row, cell]: Cell, cells: number): Cell => [row, Math.min(LAST, Math.max(0, cell + cells))];

/** A company without a train: half, rounded down. */
const saleOf = ({ price, trains }: Books, company: string, par: number): number => {
  const full = price(company) || par;
  return [...trains.values()].includes(company) ? full : Math.floor(full / 2);
};

const GROUPS = {
  A: { price: 100, sides: ['1F', '2L', '2E'], count: 7 },
  B: { price: 200, sides: ['2F', '2/3L', '2/3E'], count: 6 },
  C: { price: 280, sides: ['3F', '3L', '3E'], count: 4 },
  D: { price: 360, sides: ['5F', '4L', '4E'], count: 3 },
  E: { price: 500, sides: ['6F', '4/5L', '4/5E'], count: 3 },
  F: { price: 600, sides: ['7F', '5L', '5E'], count: 2 },
  G: { price: 700, sides: ['8F', '5/6L', '5/6E'], count: 1 },
  H: { price: 800, sides: ['9F', '6L', '6E'], count: Infinity },
} as const;

const groupOf = (side: string): string =>
  Object.entries(GROUPS).find(([, { sides }]) => (sides as readonly string[]).includes(side))?.[0] ?? side;

const FOLDS = [
  'halfReturned',
  'exchanged',
  'directorSwaps',
  'optionCertificate',
  'optionSold',
  'optionRedeemed',
  'refinanced',
  'soldToBank',
  'fined',
  'fineForgiven',
  'lnerFormed',
];

export const book1862: Book = {
  title: '1862',
  money: { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400, 7: 345, 8: 300 },
  certificates: { 2: 25, 3: 18, 4: 13, 5: 11, 6: 10, 7: 9, 8: 8 },
  bank: 15000,
  chart: CHART,
  trains: Object.fromEntries(
    Object.entries(GROUPS).flatMap(([group, { price, sides, count }]) => [
      [group, { price, count }],
      ...sides.map((side): [string, { price: number }] => [side, { price }]),
    ]),
  ),
  kindOf: groupOf,
  rust: { C: ['A'], E: ['B'], F: ['C'], G: ['D'] },
  income: {},
  // A tenth for each share of a player or of the company's own; nothing for pool and initial offering.
  dividend: ({ held }, { company, revenue, kind }) =>
    kind === 'withhold'
      ? { [company]: revenue }
      : Object.fromEntries(
          [...(held.get(company) ?? [])]
            .filter(([place]) => place !== 'pool' && place !== 'ipo')
            .map(([place, percent]) => [place, (revenue * percent) / 100]),
        ),
  // A step is two cells: one for each full price that is paid, four at most; one back where nothing is.
  afterDividend: ({ cells, price }, { company, revenue, kind }) => {
    const from = cells.get(company);
    if (!from) return undefined;
    if (kind === 'withhold' || revenue === 0) return at(from, -2);
    return at(from, 2 * Math.min(4, Math.floor(revenue / price(company))));
  },
  saleValue: (books, { company, percent, who }, { before }) =>
    (who === company ? books.price(company) : saleOf(books, company, before.companies[company]?.par ?? 0)) *
    (percent / 10),
  // One cell for each share; of those sold by others than the director the first does not count below 40 and above 200, nor the
  // second from 400 on. After the first H train, and before a company
  // floats, sales lower nothing.
  afterSale: ({ cells, price, sold }, { company, percent, who }, { before }) => {
    const from = cells.get(company);
    if (!from || (sold.get('H') ?? 0) > 0 || before.companies[company]?.status !== 'floated') return from;
    const byDirector = who === company || before.companies[company]?.president === who;
    const now = price(company);
    const ignored = byDirector ? 0 : now >= 400 ? 2 : now < 40 || now > 200 ? 1 : 0;
    return at(from, -Math.max(0, percent / 10 - ignored));
  },
  // The initial offering sells at par, pool and company at the market price.
  cost: ({ price }, { company, from }, { before, after }) => {
    const par = after.companies[company]?.par ?? before.companies[company]?.par ?? 0;
    return from === 'ipo' ? par : price(company) || par;
  },
  afterStockRound: ({ cells }, company) => cells.get(company),
  counted: (_books, player, { after }) =>
    Object.values(after.certificates).flatMap((list) => list.filter(({ at: place }) => place === player)).length,
  rearranged: ({ before, after, events }) => {
    const all = Object.keys(after.companies);
    if (events.some((event) => event.type === 'special' && FOLDS.includes(event.key))) return all;
    // The marker of a chartered company comes to the market when it floats.
    return all.filter(
      (company) => before.companies[company]?.status !== 'floated' && after.companies[company]?.status === 'floated',
    );
  },
};
