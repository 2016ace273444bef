/** 1862 §6.5: buying one share, or founding a company without a charter. */
import {
  type ActionOf,
  BANK,
  cashOf,
  type Certificate,
  certificate,
  certificatesCounted,
  type CompanyId,
  companyOf,
  emit,
  flatMap,
  type Move,
  one,
  type Option,
  type Place,
  type PlayerId,
  type Refusal,
  type State,
  titleOf,
} from '@roundhouse/engine';
import { MARKET } from '../market.ts';
import { option } from '../settings.ts';
import { settleDirectorship } from './directorship.ts';
import { floatIfDue, foundOther, unfounded, whyNotFounded } from './founding.ts';
import { boughtNow, soldNow } from './slots.ts';
import { hand, ordinaryAt, SHARE } from './certificates.ts';
import { fullPrice } from './prices.ts';
import { cellHas, pay, refuse } from '../vocabulary.ts';

type Purchase = ActionOf<'buyShares'>;
type Founding = ActionOf<'par'>;

/** §6.5.1 (a): what a share costs where it lies; (c) owning no train does not lower it. */
export const purchasePrice = (state: State, company: CompanyId, place: Place): number =>
  place === 'ipo' ? (companyOf(state, company).par ?? 0) : fullPrice(state, company);

const atLimit = (state: State, player: PlayerId): Refusal | undefined => {
  const limit = titleOf(state).certificateLimit(state);
  return certificatesCounted(state, player) >= limit
    ? refuse('1862 §6.5.2 (a)', 'certificateLimit', { limit })
    : undefined;
};

const whyNotBuy = (state: State, player: PlayerId, company: CompanyId, place: Place): Refusal | undefined => {
  if (soldNow.has(state, player, company)) return refuse('1862 §6.5.1 (d)', 'soldThisRound', { company });
  const cost = purchasePrice(state, company, place);
  const cash = cashOf(state, player);
  if (cost > cash) return refuse('1862 §6.5.1 (a)', 'notEnoughCash', { cost, cash });
  return atLimit(state, player);
};

/** §6.3 (f): a director's certificate in the pool cannot be bought. */
const forSale = (state: State, company: CompanyId): readonly Certificate[] =>
  flatMap(['ipo', 'pool', company] as const, (place) => ordinaryAt(state, place, company).slice(0, 1));

export const purchaseOptions = (state: State, player: PlayerId, about?: Purchase): readonly Option[] =>
  flatMap(
    Object.values(state.companies).filter(
      ({ id, status }) => (status === 'started' || status === 'floated') && (!about || about.company === id),
    ),
    ({ id }) =>
      forSale(state, id).map((each) =>
        one(
          { type: 'buyShares', by: player, company: id, certificates: [each.id] },
          whyNotBuy(state, player, id, each.at),
        ),
      ),
  );

const noteBought = (move: Move, player: PlayerId, company: CompanyId, shares: number): void => {
  const bought = boughtNow.get(move.state);
  const mine = bought[player] ?? {};
  boughtNow.set(move, { ...bought, [player]: { ...mine, [company]: (mine[company] ?? 0) + shares } });
};

export const buy = (move: Move, player: PlayerId, { company, certificates: [id = ''] }: Purchase): void => {
  const paper = certificate(move.state, company, id);
  if (!paper) throw new Error(`no certificate ${id}`);
  const from = paper.at;
  const price = purchasePrice(move.state, company, from);
  pay(move, player, from === company ? company : BANK, price, 'shares');
  hand(move, company, [paper], player);
  emit(move, { type: 'sharesBought', who: player, company, certificates: [id], percent: SHARE, from, price });
  noteBought(move, player, company, 1);
  settleDirectorship(move, company);
  floatIfDue(move, company);
};

/** §6.5.3 (b): 54 to 200. */
const PRICES: readonly { readonly id: string; readonly price: number }[] = MARKET.rows
  .flat()
  .filter((cell) => cell !== null)
  .filter((cell) => cellHas(cell, 'par') || cellHas(cell, 'repar'));

const isPrice = (cell: string): boolean => PRICES.some(({ id }) => id === cell);

const whyNotFound = (state: State, player: PlayerId, company: CompanyId): Refusal | undefined => {
  // §11.3 (a)
  if (option(state, 'beginner')) return refuse('1862 §11.3 (a)', 'onlyInParliament');
  // Founding is buying: not what they sold in this round until it was bankrupt.
  if (soldNow.has(state, player, company)) return refuse('1862 §6.5.1 (d)', 'soldThisRound', { company });
  return whyNotFounded(state, company) ?? atLimit(state, player);
};

export const foundingOptions = (state: State, player: PlayerId, about?: Founding): readonly Option[] =>
  flatMap(
    unfounded(state).filter((company) => !about || about.company === company),
    (company) => {
      const cash = cashOf(state, player);
      const found = (cell: string): Founding => ({ type: 'par', by: player, company, cell });
      const [lowest] = PRICES;
      const refusal = whyNotFound(state, player, company);
      if (refusal) return lowest ? [one(found(about && isPrice(about.cell) ? about.cell : lowest.id), refusal)] : [];
      return PRICES.filter((each) => each === lowest || about || 3 * each.price <= cash).map(({ id, price }) =>
        one(
          found(id),
          3 * price > cash ? refuse('1862 §6.5.3 (b)', 'notEnoughCash', { cost: 3 * price, cash }) : undefined,
        ),
      );
    },
  );

export const foundInStockRound = (move: Move, player: PlayerId, { company, cell }: Founding): void => {
  const price = PRICES.find((each) => each.id === cell)?.price;
  if (price === undefined) throw new Error(`no company may be founded in ${cell}`);
  foundOther(move, company, player, cell, price);
  // §6.4 (c): founding counts as three shares bought.
  noteBought(move, player, company, 3);
};
