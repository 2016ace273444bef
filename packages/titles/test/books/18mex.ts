/** 18MEX from its rulebook: chart, markers, trains, income, mail, minors. */
import type { Book } from './ledger.ts';
import { type Cell, down, grid, left, right, times, up } from './chart.ts';

const CHART = grid(
  [
    [60, 65, 70, 75, 80, 90, 100, 110, 120, 130, 140, 150, 165, 180, 200],
    [55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 130, 140, 150, 165, 180],
    [50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 130, 140, 150],
    [45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120],
    [40, 45, 50, 55, 60, 65, 70, 75, 80],
    [30, 40, 45, 50, 55],
    [20, 30, 40, 45, 50],
    [10],
  ],
  { 60: [2, 2], 70: [1, 3], 75: [1, 4], 80: [0, 4], 90: [0, 5] },
);

/** The yellow area: 40 and less at the left edge, and the rows below it. */
const isYellow = ([row, column]: Cell): boolean => row > 4 || (row === 4 && column === 0);

/** An odd five percent is rounded in favor of the holder. */
const share = (revenue: number, percent: number): number => Math.ceil((revenue * percent) / 100);

export const book18MEX: Book = {
  title: '18MEX',
  money: { 3: 625, 4: 500, 5: 450 },
  certificates: { 3: 19, 4: 14, 5: 11 },
  bank: 9000,
  chart: CHART,
  trains: {
    '2': { price: 100, count: 9 },
    // Four 3-trains and two 3'-trains, alike but for the phase.
    '3': { price: 180, count: 6 },
    '4': { price: 300, count: 3 },
    '5': { price: 450, count: 2 },
    '6': { price: 600, count: 2 },
    '4D': { price: 700, count: 7 },
  },
  rust: { '4': ['2'], '6': ['3'] },
  income: { MCAR: 5, KCMO: 10, MIR: 20, MNR: 20 },
  // Players by their percentage, the treasury for shares in the open market, nobody for the initial offering.
  dividend: ({ held }, { company, revenue, kind }) => {
    if (kind === 'withhold') return { [company]: revenue };
    const paid: Record<string, number> = {};
    // A minor keeps half and pays its owner the other half.
    if (kind === 'half') {
      for (const [place] of held.get(company) ?? []) paid[place] = revenue / 2;
      return { ...paid, [company]: revenue / 2 };
    }
    for (const [place, percent] of held.get(company) ?? []) {
      const to = place === 'pool' ? company : place;
      if (to === company || to.startsWith('@')) paid[to] = (paid[to] ?? 0) + share(revenue, percent);
    }
    return paid;
  },
  afterDividend: ({ cells }, { company, revenue, kind }) => {
    const from = cells.get(company);
    return from && (kind === 'withhold' || revenue === 0 ? left(CHART, from) : right(CHART, from));
  },
  saleValue: ({ price }, { company, percent }) => Math.ceil((price(company) * percent) / 10),
  afterSale: ({ cells }, { company, percent }) => {
    const from = cells.get(company);
    return from && times(Math.floor(percent / 10), (cell) => down(CHART, cell), from);
  },
  cost: ({ price }, { company, percent, from }, { after }) =>
    from === 'ipo'
      ? ((after.companies[company]?.par ?? 0) * percent) / 10
      : Math.floor((price(company) * percent) / 10),
  afterStockRound: ({ cells, held }, company, { before }) => {
    const from = cells.get(company);
    if (!from) return undefined;
    const withPlayers = [...(held.get(company) ?? [])].reduce(
      (sum, [place, percent]) => sum + (before.seats.some((player) => player === place) ? percent : 0),
      0,
    );
    return withPlayers === 100 ? up(CHART, from) : from;
  },
  // Minors are sold with the privates, some of which bring a share; what closes is exchanged for one; the merger with NdM
  // rearranges everything.
  rearranged: ({ events, after }) =>
    events.some(
      (event) =>
        (event.type === 'privateBought' && event.from === 'bank') ||
        event.type === 'companyClosed' ||
        event.type === 'companiesMerged',
    )
      ? Object.keys(after.companies)
      : [],
  // Privates and minors count, five percent of NdM and majors in the yellow area do not.
  counted: ({ cells }, player, { after }) =>
    Object.values(after.privates).filter(({ owner, closed }) => owner === player && !closed).length +
    Object.values(after.certificates)
      .flatMap((list) => list.filter(({ at }) => at === player))
      .filter(({ company, percent }) => {
        const cell = cells.get(company);
        return cell && !isYellow(cell) && percent > 5;
      }).length,
};
