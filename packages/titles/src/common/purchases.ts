/** Buying certificates one at a time: from the initial offering, the pool or a treasury. */
import {
  type ActionOf,
  alike,
  cashOf,
  type Certificate,
  certificate,
  certificatesAt,
  certificatesCounted,
  type CompanyId,
  emit,
  flatMap,
  type Holder,
  type Move,
  one,
  type Option,
  pay,
  percentAt,
  type Place,
  type PlayerId,
  type Refusal,
  refuse,
  type RuleRef,
  samePick,
  type State,
  titleOf,
  transfer,
} from '@roundhouse/engine';
import { settlePresidency } from './presidency.ts';

export interface PurchaseRules {
  /** Places where certificates of this company are for sale. */
  readonly places: (state: State, company: CompanyId) => readonly Place[];
  readonly price: (state: State, company: CompanyId, bought: Certificate) => number;
  /** Who is paid. */
  readonly seller: (state: State, company: CompanyId, bought: Certificate) => Holder;
  /** Why this certificate may not be bought now, beyond cash and limits. */
  readonly mayNotBuy?: (state: State, buyer: PlayerId, company: CompanyId, bought: Certificate) => Refusal | undefined;
  /** Most percent that a player may own. */
  readonly ownershipLimit: (state: State, company: CompanyId) => number;
  readonly bought?: (move: Move, buyer: PlayerId, company: CompanyId, from: Place) => void;
  readonly askNewPresident?: (state: State, company: CompanyId) => boolean;
  readonly rules: { readonly cash: RuleRef; readonly certificateLimit: RuleRef; readonly ownershipLimit: RuleRef };
}

type Purchase = ActionOf<'buyShares'>;

/** Why a player may not take this certificate as one more: percentage and certificate limits. */
export const overLimits = (
  state: State,
  buyer: PlayerId,
  company: CompanyId,
  bought: Pick<Certificate, 'company' | 'kind' | 'percent'>,
  { ownershipLimit, rules }: Pick<PurchaseRules, 'ownershipLimit' | 'rules'>,
): Refusal | undefined => {
  const most = ownershipLimit(state, company);
  if (percentAt(state, buyer, company) + bought.percent > most)
    return refuse(rules.ownershipLimit, 'ownershipLimit', { limit: most, company });
  const counts = titleOf(state).countsForLimit(state, bought);
  const limit = titleOf(state).certificateLimit(state);
  if (counts > 0 && certificatesCounted(state, buyer) + counts > limit)
    return refuse(rules.certificateLimit, 'certificateLimit', { limit });
  return undefined;
};

export const whyNotBuy = (
  state: State,
  buyer: PlayerId,
  company: CompanyId,
  bought: Certificate,
  purchase: PurchaseRules,
): Refusal | undefined => {
  const never = purchase.mayNotBuy?.(state, buyer, company, bought);
  if (never) return never;
  const cost = purchase.price(state, company, bought);
  const cash = cashOf(state, buyer);
  if (cost > cash) return refuse(purchase.rules.cash, 'notEnoughCash', { cost, cash });
  return overLimits(state, buyer, company, bought, purchase);
};

/** One certificate of each kind for sale is enough to choose from. */
const kindsForSale = (state: State, company: CompanyId, purchase: PurchaseRules): readonly Certificate[] => {
  const kinds: Certificate[] = [];
  for (const place of purchase.places(state, company))
    for (const each of certificatesAt(state, place, company))
      if (each.kind !== 'president' && !kinds.some((other) => other.at === place && alike(other, each)))
        kinds.push(each);
  return kinds;
};

const purchaseOptions = (
  state: State,
  buyer: PlayerId,
  company: CompanyId,
  purchase: PurchaseRules,
): readonly Option[] =>
  kindsForSale(state, company, purchase).map((each) =>
    one(
      { type: 'buyShares', by: buyer, company, certificates: [each.id] },
      whyNotBuy(state, buyer, company, each, purchase),
    ),
  );

/** Whether any of the `purchaseOptions` is open. */
export const canBuy = (state: State, buyer: PlayerId, company: CompanyId, purchase: PurchaseRules): boolean =>
  kindsForSale(state, company, purchase).some((each) => !whyNotBuy(state, buyer, company, each, purchase));

export const purchasesOf = (
  state: State,
  buyer: PlayerId,
  companies: readonly CompanyId[],
  purchase: PurchaseRules,
  about?: Purchase,
): readonly Option[] =>
  flatMap(
    companies.filter((company) => !about || about.company === company),
    (company) => purchaseOptions(state, buyer, company, purchase),
  );

/** Alike certificates at the same place make the same purchase. */
export const samePurchase = (state: State, offered: Purchase, action: Purchase): boolean =>
  offered.by === action.by &&
  offered.company === action.company &&
  offered.exchange === action.exchange &&
  offered.for === action.for &&
  samePick(state, action.company, offered.certificates, action.certificates);

/** The certificate changes hands for its price; the presidency follows. */
export const buy = (move: Move, buyer: PlayerId, company: CompanyId, id: string, purchase: PurchaseRules): void => {
  const bought = certificate(move.state, company, id);
  if (!bought) throw new Error(`no certificate ${id}`);
  const price = purchase.price(move.state, company, bought);
  pay(move, buyer, purchase.seller(move.state, company, bought), price, 'shares');
  transfer(move, company, [id], buyer);
  const { percent, at } = bought;
  emit(move, { type: 'sharesBought', who: buyer, company, certificates: [id], percent, from: at, price });
  settlePresidency(move, company, purchase.askNewPresident?.(move.state, company) ?? false);
  purchase.bought?.(move, buyer, company, at);
};
