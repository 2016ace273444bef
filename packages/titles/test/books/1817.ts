/** 1817 from its rulebook: the basic game. */
import type { Book, Books, Entry } from './ledger.ts';
import { type Cell, line } from './chart.ts';

/** Cell 0 is red, 1 to 3 are gray. */
const CHART = line([
  0, 0, 0, 0, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 245, 270, 300, 330, 360,
  400, 440, 490, 540, 600,
]);
const LAST = CHART.prices.length - 1;

/** Not beyond the last cell, never into the red one, and never out of it. */
const at = ([row, cell]: Cell, steps: number): Cell => [
  row,
  cell === 0 ? 0 : Math.min(LAST, Math.max(1, cell + steps)),
];

const SIZES: Readonly<Record<string, number>> = { '2': 2, '5': 5, '10': 10, small: 2, medium: 5, large: 10 };

const named = (value: unknown): string => (typeof value === 'string' ? value : '');

const loansOut = ({ loans }: Books): number => [...loans.values()].reduce((sum, each) => sum + each, 0);

/** What stays in the treasury when half is paid: rounded in favor of the shareholders. */
const kept = (revenue: number, size: number): number => (size === 10 ? 10 * Math.floor(revenue / 20) : revenue / 2);

/** With the first bid the shares in its treasury go to the market: a white company is paid for them, a gray one is not. */
const sellTreasuryShares = (
  { cells, held, price, percent, fault }: Books,
  company: string,
  { before, events }: Pick<Entry, 'before' | 'events'>,
): void => {
  const [, cell = 0] = cells.get(company) ?? [];
  const own = percent(company, company);
  if (cell === 0 || own === 0) return;
  const due = cell > 3 ? (price(company) * own * (SIZES[before.companies[company]?.size ?? ''] ?? 0)) / 100 : 0;
  const paid = events.reduce(
    (sum, each) => (each.type === 'paid' && each.to === company && each.from === 'bank' ? sum + each.amount : sum),
    0,
  );
  if (paid !== due) fault(`${company} gets ${paid} for the ${own}% in its treasury, the book: ${due}`);
  const places = held.get(company);
  places?.set('pool', (places.get('pool') ?? 0) + own);
  places?.delete(company);
};

export const book1817: Book = {
  title: '1817',
  money: { 3: 420, 4: 315, 5: 252, 6: 210, 7: 180, 8: 158, 9: 140, 10: 126, 11: 115, 12: 105 },
  certificates: { 3: 21, 4: 16, 5: 13, 6: 11, 7: 9, 8: 8, 9: 7, 10: 6, 11: 6, 12: 5 },
  bank: 'unlimited',
  chart: CHART,
  trains: {
    '2': { price: 100 },
    '2+': { price: 100, count: 4 },
    '3': { price: 250, count: 12 },
    '4': { price: 400, count: 8 },
    '5': { price: 600, count: 5 },
    '6': { price: 750, count: 4 },
    '7': { price: 900, count: 3 },
    '8': { price: 1100 },
  },
  rust: { '4': ['2'], '6': ['3'], '8': ['4'] },
  income: {},
  dividend: ({ held }, { company, revenue, kind }, { before }) => {
    const size = SIZES[before.companies[company]?.size ?? ''] ?? 0;
    if (kind === 'withhold') return { [company]: revenue };
    const back = kind === 'half' ? kept(revenue, size) : 0;
    const paid: Record<string, number> = { [company]: back };
    for (const [place, percent] of held.get(company) ?? [])
      if (place !== 'pool' && place !== 'ipo' && place !== 'market')
        paid[place] = (paid[place] ?? 0) + ((revenue - back) * percent) / 100;
    return paid;
  },
  afterDividend: ({ cells, price }, { company, revenue, kind }, { before }) => {
    const from = cells.get(company);
    if (!from) return undefined;
    if (kind === 'withhold') return at(from, -1);
    const size = SIZES[before.companies[company]?.size ?? ''] ?? 0;
    const out = revenue - (kind === 'half' ? kept(revenue, size) : 0);
    return at(from, Math.min(2, Math.floor(out / (price(company) || 40))));
  },
  saleValue: ({ price }, { company, percent }, { before }) =>
    (price(company) * percent * (SIZES[before.companies[company]?.size ?? ''] ?? 0)) / 100,
  // Prices do not move at the moment of a sale.
  afterSale: ({ cells }, { company }) => cells.get(company),
  cost: ({ price }, { company, percent }, { before }) =>
    (price(company) * percent * (SIZES[before.companies[company]?.size ?? ''] ?? 0)) / 100,
  // Medium and large: one step right where players own it all, then one left for each share in the market.
  afterStockRound: ({ cells, held }, company, { before }) => {
    const from = cells.get(company);
    const size = SIZES[before.companies[company]?.size ?? ''] ?? 0;
    if (!from || size < 5) return from;
    let [players, market] = [0, 0];
    for (const [place, percent] of held.get(company) ?? []) {
      if (place.startsWith('@')) players += percent;
      if (place === 'pool') market += (percent * size) / 100;
    }
    return at(players >= 100 ? at(from, 1) : from, -market);
  },
  counted: (_books, player, { after }) =>
    Object.values(after.certificates).flatMap((list) => list.filter(({ at: place }) => place === player)).length,
  rearranged: ({ events, after }) => {
    if (events.some((event) => event.type === 'bankrupt' || event.type === 'shorted'))
      return Object.keys(after.companies);
    return events.flatMap((event) => {
      if (event.type === 'special')
        return [event.args['company'], event.args['buyer']].filter((each) => typeof each === 'string');
      return event.type === 'priceMoved' &&
        ['interest', 'noTrain', 'noPresident', 'noStations', 'loansAssumed', 'merger'].includes(event.why)
        ? [event.company]
        : [];
    });
  },
  also: (books, event, { before, events }, index) => {
    const { cells } = books;
    const move = (company: string, steps: number): void => {
      const from = cells.get(company);
      if (from) cells.set(company, at(from, steps));
    };
    if (event.type === 'loansTaken') move(event.company, -event.count);
    // Loans of a company that was bought are repaid without a move.
    if (event.type === 'loansRepaid' && before.round.kind === 'operating') move(event.company, event.count);
    if (event.type === 'loansTaken' || event.type === 'loansRepaid')
      if (event.amount !== 100 * event.count) books.fault(`${event.company}: ${event.count} loans of ${event.amount}`);
    if (event.type === 'roundBegan' && event.kind === 'operating')
      books.rate = 5 * Math.max(1, Math.ceil(loansOut(books) / 5));
    if (event.type === 'special' && event.key === 'acquired') {
      const [company, buyer] = [named(event.args['company']), named(event.args['buyer'])];
      books.loans.set(buyer, (books.loans.get(buyer) ?? 0) + (books.loans.get(company) ?? 0));
      books.loans.delete(company);
    }
    if (event.type === 'bid') sellTreasuryShares(books, event.item, { before, events });
    // A liquidation begins with the loans being repaid.
    if (event.type === 'special' && event.key === 'auctionBegan' && event.args['kind'] === 'liquidation')
      books.loans.delete(named(event.args['company']));
    if (event.type === 'companyClosed') books.loans.delete(event.company);
    if (event.type === 'companiesMerged') {
      books.loans.set(event.survivor, (books.loans.get(event.survivor) ?? 0) + (books.loans.get(event.absorbed) ?? 0));
      books.loans.delete(event.absorbed);
    }
    const defaults = events.some((each) => each.type === 'special' && each.key === 'interestDefault');
    if (
      event.type === 'paid' &&
      event.for === 'interest' &&
      !event.from.startsWith('@') &&
      event.to === 'bank' &&
      !defaults
    ) {
      const later = events.slice(index).some((each) => each.type === 'loansTaken' && each.company === event.from);
      const due = books.rate * (books.loans.get(event.from) ?? 0);
      if (event.amount !== due && !later)
        books.fault(`${event.from} pays ${event.amount} of interest, the book: ${due}`);
    }
  },
};
