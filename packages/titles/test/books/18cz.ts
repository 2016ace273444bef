/** 18CZ from its rulebook: the map of the whole country, three to six players. */
import type { Book, Books } from './ledger.ts';
import { type Cell, line } from './chart.ts';

const CHART = line([
  40, 45, 50, 53, 55, 58, 60, 63, 65, 68, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 126, 132, 138, 144, 151, 158,
  165, 172, 180, 188, 196, 204, 213, 222, 231, 240, 250, 260, 275, 290, 305, 320, 335, 350, 370,
]);
const LAST = CHART.prices.length - 1;

const SMALL = ['EKJ', 'OFE', 'BCB', 'MW', 'VBW'];
const LARGE = ['SX', 'PR', 'BY', 'kk', 'Ug'];
/** One share: a quarter, a fifth, a tenth of a company. */
const shareOf = (company: string): number => (SMALL.includes(company) ? 25 : LARGE.includes(company) ? 10 : 20);

/** The chart is folded: a step to the side is the next cell but one, a diagonal step the next; the ends stop the marker. */
const side = ([row, at]: Cell, steps: number): Cell => [
  row,
  at + 2 * steps < 0 || at + 2 * steps > LAST ? at : at + 2 * steps,
];
const diagonal = ([row, at]: Cell, step: 1 | -1): Cell => [row, Math.min(LAST, Math.max(0, at + step))];

const worth = ({ price }: Books, company: string, percent: number): number =>
  (price(company) * percent) / shareOf(company);

const side2 = (prices: Readonly<Record<string, number>>): Book['trains'] =>
  Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, { price }]));

/** Red trains scrap red ones, blue ones blue ones, green ones green ones. */
const RED = { four: ['4e', '4f'], five: ['5g', '5h', '5i', '5j'] };
const TWOS = ['2a', '2b'];
const THREES = ['3c', '3d'];

export const book18CZ: Book = {
  title: '18CZ',
  money: { 3: 380, 4: 300, 5: 250, 6: 210 },
  certificates: { 3: 14, 4: 12, 5: 10, 6: 9 },
  bank: 'unlimited',
  chart: CHART,
  trains: side2({
    '2a': 70,
    '2b': 70,
    '2+2b': 80,
    '3c': 120,
    '2+2c': 80,
    '3d': 120,
    '3+3d': 180,
    '3Ed': 250,
    '4e': 250,
    '3+3e': 180,
    '3Ee': 250,
    '4f': 250,
    '4+4f': 400,
    '4Ef': 350,
    '5g': 350,
    '4+4g': 400,
    '4Eg': 350,
    '5h': 350,
    '5+5h': 500,
    '5Eh': 700,
    '5i': 350,
    '5+5i': 500,
    '6Ei': 800,
    '5j': 350,
    '5+5j': 500,
    '8Ej': 1000,
  }),
  // Cards have several sides; what their red sides scrap is looked at by the sides that are owned.
  rust: {},
  income: Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((row) => [
      [`S${row}`, 5],
      [`M${row}`, 10],
      [`L${row}`, 20],
    ]),
  ),
  // Rounded in favor of the holder, on all that one holds; shares in the bank pay the bank.
  dividend: ({ held }, { company, revenue, kind }) =>
    kind === 'withhold'
      ? { [company]: revenue }
      : Object.fromEntries(
          [...(held.get(company) ?? [])]
            .filter(([place]) => place.startsWith('@'))
            .map(([place, percent]) => [place, Math.ceil((revenue * percent) / 100)]),
        ),
  afterDividend: ({ cells }, { company, revenue, kind }) => {
    const from = cells.get(company);
    if (!from) return undefined;
    if (kind === 'withhold' || revenue === 0) return side(from, -1);
    const once = side(from, 1);
    return LARGE.includes(company) ? side(once, 1) : once;
  },
  saleValue: (books, { company, percent }) => worth(books, company, percent),
  afterSale: ({ cells }, { company }) => {
    const from = cells.get(company);
    return from && diagonal(from, -1);
  },
  cost: (books, { company, percent }) => worth(books, company, percent),
  afterStockRound: ({ cells, held }, company, { before }) => {
    const from = cells.get(company);
    if (!from) return undefined;
    const withPlayers = [...(held.get(company) ?? [])].reduce(
      (sum, [place, percent]) => sum + (before.seats.some((player) => player === place) ? percent : 0),
      0,
    );
    return withPlayers === 100 ? diagonal(from, 1) : from;
  },
  counted: (_books, player, { after }) =>
    Object.values(after.certificates).flatMap((list) => list.filter(({ at }) => at === player)).length +
    Object.values(after.privates).filter(({ owner, closed }) => owner === player && !closed).length,
  also: (books, event, { after }) => {
    if (event.type !== 'trainBought' && event.type !== 'trainExported') return;
    // An exported card is named by its letter.
    const card = after.trains.find(({ id }) => id === event.train)?.name ?? '';
    const bought = event.type === 'trainExported' ? card : event.name;
    const gone = [
      ...(RED.four.includes(bought) ? TWOS : []),
      ...(RED.five.includes(bought) ? [...TWOS, ...THREES] : []),
    ];
    for (const { id, side: shown, at } of after.trains)
      if (after.companies[at] && gone.includes(shown)) books.fault(`${at} still owns ${id} after ${bought}`);
  },
};
