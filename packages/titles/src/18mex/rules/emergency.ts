/** §4.3.4.2: a major that must own a train and cannot pay is helped by its president, who may have to sell. */
import {
  type ActionOf,
  BANK,
  cashOf,
  type Certificate,
  certificate,
  certificatesOf,
  type CompanyId,
  companyOf,
  emit,
  endGame,
  flatMap,
  type Move,
  newMove,
  type Option,
  pay,
  percentAt,
  type PlayerId,
  playersFrom,
  type Refusal,
  refuse,
  sideFacts,
  type State,
  type Train,
  trainsAt,
  trainsForSale,
  update,
} from '@roundhouse/engine';
import { salesOf, type SaleRules, sell } from '../../common/sales.ts';
import { MAJORS } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { hasLegalRoute } from './operating.ts';
import { blocksAllowed, doSellWithChange, mayBeWithChange, sale, sellWithChange } from './trading.ts';
import { saleProceeds } from './scoring.ts';

const bankTrains = (state: State): readonly Train[] => [...trainsForSale(state), ...trainsAt(state, 'pool')];

const priceOfTrain = (state: State, each: Train): number => sideFacts(state, each).price;

/** §4.3.4.2(a): the cheapest train of the bank. */
export const cheapestPrice = (state: State): number | undefined => {
  const prices = bankTrains(state).map((each) => priceOfTrain(state, each));
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** §4.3.4.2#1: no train, a legal route, and the bank has a train. */
export const mustBuyTrain = (state: State, company: CompanyId): boolean =>
  trainsAt(state, company).length === 0 && bankTrains(state).length > 0 && hasLegalRoute(state, company);

/** What is missing for the cheapest train; 0 where the treasury can pay or nothing must be bought. */
export const missing = (state: State, company: CompanyId): number => {
  const price = cheapestPrice(state);
  if (price === undefined || !mustBuyTrain(state, company)) return 0;
  return Math.max(0, price - cashOf(state, company));
};

/** §4.3.4.2(a): the president helps only with the cheapest train. */
export const help = (state: State, company: CompanyId, bought: Train): number => {
  const { president } = companyOf(state, company);
  if (!president || missing(state, company) === 0) return 0;
  return priceOfTrain(state, bought) === cheapestPrice(state) ? cashOf(state, president) : 0;
};

/** What the president still has to raise by selling. */
export const toRaise = (state: State, company: CompanyId): number => {
  const { president } = companyOf(state, company);
  return president ? Math.max(0, missing(state, company) - cashOf(state, president)) : 0;
};

/** §4.3.4.2(d)#3: the presidency of the operating major may not change. */
const losesPresidency = (state: State, seller: PlayerId, company: CompanyId, percent: number): boolean => {
  if (companyOf(state, company).president !== seller) return false;
  const left = percentAt(state, seller, company) - percent;
  return playersFrom(state, seller).some((each) => each !== seller && percentAt(state, each, company) > left);
};

const saleRules = (operating: CompanyId): SaleRules => ({
  ...sale,
  mayNotSellBlock: (state, seller, company, percent) =>
    company === operating && losesPresidency(state, seller, company, percent)
      ? refuse('18MEX §4.3.4.2(d)#3', 'losesPresidency', { company })
      : undefined,
});

type Sale = ActionOf<'sellShares'>;

const pickOf = (state: State, { company, certificates }: Sale): readonly Certificate[] =>
  flatMap(certificates, (id) => certificate(state, company, id) ?? []);

/** §4.3.4.2(d)#2: a block without a certificate that could be left out. */
const sellsTooMuch = (state: State, action: Sale, raise: number): boolean => {
  if (action.exchange !== undefined) return false;
  const pick = pickOf(state, action);
  const plain = pick.filter((each) => each.kind !== 'president');
  const parts = plain.map((each) => each.percent);
  if (plain.length < pick.length) parts.push(10);
  return parts.some(
    (part) => action.percent > part && saleProceeds(state, action.company, action.percent - part) >= raise,
  );
};

const permitted = (
  state: State,
  company: CompanyId,
  seller: PlayerId,
  of = MAJORS,
  about?: Sale,
): readonly Option[] => [
  ...blocksAllowed(state, salesOf(state, seller, of, saleRules(company), about)),
  ...(mayBeWithChange(about) ? withChange(state, company, seller) : []),
];

/** D-27 */
const withChange = (state: State, company: CompanyId, seller: PlayerId): readonly Option[] =>
  ruling(state, 'changeInForcedPurchase')
    ? sellWithChange(state, seller, (of, percent) =>
        of === company && losesPresidency(state, seller, of, percent)
          ? refuse('18MEX §4.3.4.2(d)#3', 'losesPresidency', { company: of })
          : undefined,
      )
    : [];

const salesIn = (options: readonly Option[]): readonly Sale[] =>
  flatMap(options, (each) =>
    !each.refusal && each.kind === 'one' && each.action.type === 'sellShares' ? [each.action] : [],
  );

/** What matters for further sales of a company: where its certificates and its marker are. */
const situation = (state: State, of: CompanyId): string =>
  JSON.stringify([state.market.at[of], certificatesOf(state, of).map(({ id, at }) => [id, at])]);

/** The most that sales of one company can bring, one after the other, each as it may be made then. */
const mostFrom = (state: State, company: CompanyId, of: CompanyId, seller: PlayerId): number => {
  const known = new Map<string, number>();
  const most = (at: State): number => {
    const key = situation(at, of);
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = 0;
    for (const action of salesIn(permitted(at, company, seller, [of])).filter((each) => each.company === of)) {
      const move = newMove(at);
      carryOut(move, company, action, { askNewPresident: () => false });
      best = Math.max(best, cashOf(move.state, seller) - cashOf(at, seller) + most(move.state));
    }
    known.set(key, best);
    return best;
  };
  return most(state);
};

/** The most that all permitted sales together can bring; those of one company do not touch the others. */
export const raisable = (state: State, company: CompanyId, seller: PlayerId): number =>
  MAJORS.reduce((sum, of) => sum + mostFrom(state, company, of, seller), 0);

/** Most often one block of each company is enough, and no order of sales need be tried out. */
const blocksBring = (state: State, company: CompanyId, seller: PlayerId): number => {
  const best = new Map<CompanyId, number>();
  for (const { company: of, percent, exchange } of salesIn(permitted(state, company, seller)))
    if (exchange === undefined) best.set(of, Math.max(best.get(of) ?? 0, sale.proceeds(state, of, percent)));
  return [...best.values()].reduce((sum, each) => sum + each, 0);
};

/** §4.3.4.2#3: all permitted sales do not suffice. */
export const isBankrupt = (state: State, company: CompanyId): boolean => {
  const { president } = companyOf(state, company);
  const raise = toRaise(state, company);
  if (president === null || raise === 0 || blocksBring(state, company, president) >= raise) return false;
  return raisable(state, company, president) < raise;
};

/** §4.3.4.2(d): sales that raise what is missing, and no more. */
export const emergencySales = (state: State, company: CompanyId, about?: Sale): readonly Option[] => {
  const { president } = companyOf(state, company);
  const raise = toRaise(state, company);
  if (!president || raise === 0) return [];
  const minimal = (action: Sale): Refusal | undefined =>
    sellsTooMuch(state, action, raise) ? refuse('18MEX §4.3.4.2(d)#2', 'sellsTooMuch', { needed: raise }) : undefined;
  return permitted(state, company, president, MAJORS, about).map((each) =>
    each.refusal || each.kind !== 'one' || each.action.type !== 'sellShares'
      ? each
      : { ...each, refusal: minimal(each.action) },
  );
};

/** A sale as it is made, and as it is tried out. */
const carryOut = (
  move: Move,
  company: CompanyId,
  { by, company: of, certificates, percent, exchange }: Sale,
  besides: Partial<SaleRules> = {},
): void => {
  const [first] = certificates;
  if (exchange !== undefined && first !== undefined) doSellWithChange(move, by, first, exchange);
  else sell(move, by, of, certificates, percent, { ...saleRules(company), ...besides });
};

export const emergencySale = (move: Move, company: CompanyId, action: Sale): void => carryOut(move, company, action);

/** AMB-18: a bankrupt president sells all that he may, forfeits his cash, and the game ends. */
export const goBankrupt = (move: Move, company: CompanyId, player: PlayerId): void => {
  const rules: SaleRules = { ...saleRules(company), askNewPresident: () => false };
  const largest = (of: CompanyId): Sale | undefined =>
    [...salesIn(blocksAllowed(move.state, salesOf(move.state, player, [of], rules)))].sort(
      (a, b) => b.percent - a.percent,
    )[0];
  // Half-shares may have to go one by one.
  for (const of of MAJORS)
    for (let best = largest(of); best; best = largest(of))
      sell(move, player, of, best.certificates, best.percent, rules);
  // §6.1#3: his cash is forfeited.
  pay(move, player, BANK, cashOf(move.state, player), 'bankruptcy');
  update(move, { out: [...move.state.out, player] });
  emit(move, { type: 'bankrupt', player });
  endGame(move, 'bankrupt');
};
