/** §3.2: a normal stock turn: any number of sales and at most one purchase, before or after all of them. */
import {
  type ActionOf,
  type ActionType,
  cashOf,
  certificatesCounted,
  type CompanyId,
  isPlayer,
  tradesPolitely,
  offers,
  type Option,
  type PlayerId,
  privateOf,
  propose,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { isOverCertificateLimit } from '../../common/limits.ts';
import { buy, purchasesOf, samePurchase } from '../../common/purchases.ts';
import { salesOf, sell } from '../../common/sales.ts';
import {
  closedToBuy as closedToBuyBy,
  closedToSell,
  notePurchase,
  noteSale,
  defineStockTurn,
  type StockTurnFrame,
  type StockTurnRules,
  withRefusal,
} from '../../common/stockTurn.ts';
import { MAJORS } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { certificateLimit, countsForLimit, isOverLimit, majorsAboveLimit } from './limits.ts';
import { mustSell } from './slots.ts';
import { offersToBuy, offersToSell, privateProposals } from './privateTrade.ts';
import {
  buyWithChange,
  doBuyWithChange,
  doSellWithChange,
  mayBeWithChange,
  purchase,
  sale,
  sameExchange,
  sameSaleWithChange,
  sellWithChange,
  starts,
  blocksAllowed,
} from './trading.ts';
import { STEP } from '../steps.ts';
import { cite, refuse } from '../vocabulary.ts';

const saleOffers = (state: State, frame: StockTurnFrame, about?: ActionOf<'sellShares'>): readonly Option[] =>
  withRefusal(
    [
      ...blocksAllowed(state, salesOf(state, frame.player, MAJORS, sale, about)),
      ...(mayBeWithChange(about) ? sellWithChange(state, frame.player) : []),
    ],
    closedToSell(rules, frame),
  );

/** §3.3: sales that would bring a player nearer to the limit that they exceed. */
const cures = (state: State, frame: StockTurnFrame): boolean => {
  const { player } = frame;
  const above = majorsAboveLimit(state, player);
  const helps = (company: CompanyId): boolean =>
    above.includes(company) ||
    (isOverCertificateLimit(state, player) && countsForLimit(state, { company, kind: 'ordinary' }) > 0);
  return offers(state, 'sellShares').some(
    (each) => each.kind === 'one' && each.action.type === 'sellShares' && helps(each.action.company),
  );
};

/** §3.3: what was too much when the round began is sold in this turn; by the ruling every excess is. */
const owesSales = (state: State, player: PlayerId): boolean =>
  (ruling(state, 'excessKept') === 'nextTurn' || mustSell.get(state).includes(player)) && isOverLimit(state, player);

const mustSellFirst = (state: State, frame: StockTurnFrame): Refusal | undefined =>
  owesSales(state, frame.player) && cures(state, frame)
    ? refuse(isOverCertificateLimit(state, frame.player) ? '18MEX §3.3(b)#4' : '18MEX §3.3(a)#2', 'overLimit', {
        certificates: certificatesCounted(state, frame.player),
        limit: certificateLimit(state),
      })
    : undefined;

/** The ruling: with change from the initial offering only where something could be bought without it. */
const purchasesWithChange = (state: State, player: PlayerId, closed: Refusal | undefined): readonly Option[] => {
  const cash = cashOf(state, player);
  const fromPool = buyWithChange(state, player, 'pool', cash, closed);
  if (!ruling(state, 'halfShareSwapBuyFromOffering')) return fromPool;
  const open = (list: readonly Option[]): boolean => list.some((each) => !each.refusal);
  const fromOffering = buyWithChange(state, player, 'ipo', cash, closed);
  if (!open(fromOffering)) return fromPool;
  return open(fromPool) || open(purchasesOf(state, player, MAJORS, purchase))
    ? [...fromPool, ...fromOffering]
    : fromPool;
};

const FROM_PLAYERS: readonly ActionType[] = ['buyPrivate', 'buyShares'];
const TO_OTHERS: readonly ActionType[] = ['sellPrivate', 'sellShares'];

const withoutExchange = <A extends { readonly exchange?: string | undefined }>(action: A): A => ({
  ...action,
  exchange: undefined,
});

const rules: StockTurnRules = {
  step: STEP.stockTurn,
  round: STEP.stockRound,
  // §3.2#2: the purchase comes before all sales or after all of them.
  order: 'buyFirstOrLast',
  companies: () => MAJORS,
  sales: sale,
  purchases: purchase,
  par: starts,
  // After sales a purchase would be the last thing of the turn (§3.2#2).
  mayNotBuy: (state, frame) =>
    ruling(state, 'overLimitSellsFirst') || frame.soldFirst === true ? mustSellFirst(state, frame) : undefined,
  mayNotPass: mustSellFirst,
  choices: {
    sellShares: {
      options: saleOffers,
      same: sameSaleWithChange,
      apply: (move, { player }, { company, certificates, percent, exchange }) => {
        noteSale(move, rules, company);
        const [first] = certificates;
        if (exchange !== undefined && first !== undefined) doSellWithChange(move, player, first, exchange);
        else sell(move, player, company, certificates, percent, sale);
      },
    },
    sellPrivate: {
      options: (state, frame) => offersToSell(state, frame.player, closedToSell(rules, frame)),
      apply: (move, _frame, action) => {
        if (action.to === undefined || !isPlayer(action.to)) throw new Error('a private is sold to a player');
        propose(move, stockProposals, 'sellPrivate', action.to, action, {
          private: action.private,
          price: action.price,
        });
      },
    },
    buyShares: {
      options: (state, frame, about) => {
        const { player } = frame;
        const closed = closedToBuy(state, frame);
        return [
          ...withRefusal(purchasesOf(state, player, MAJORS, purchase, about), closed),
          ...(mayBeWithChange(about) ? purchasesWithChange(state, player, closed) : []),
        ];
      },
      same: (state, offered, action) =>
        offered.exchange === undefined && action.exchange === undefined
          ? samePurchase(state, offered, action)
          : sameExchange(state, offered.exchange, action.exchange) &&
            samePurchase(state, withoutExchange(offered), withoutExchange(action)),
      apply: (move, { player }, { company, certificates, exchange }) => {
        notePurchase(move, rules);
        const [id] = certificates;
        if (id === undefined) throw new Error('nothing is bought');
        if (exchange === undefined) buy(move, player, company, id, purchase);
        else doBuyWithChange(move, player, id, exchange);
      },
    },
    buyPrivate: {
      options: (state, frame) => offersToBuy(state, frame.player, closedToBuy(state, frame)),
      apply: (move, _frame, action) => {
        const { owner } = privateOf(move.state, action.private);
        if (!owner || !isPlayer(owner)) throw new Error(`${action.private} is not a player's`);
        propose(move, stockProposals, 'buyPrivate', owner, action, { private: action.private, price: action.price });
      },
    },
  },
  canDoMore: (state, frame) => {
    const anyKind = (types: readonly ActionType[]): boolean => types.some((type) => offers(state, type).length > 0);
    return (!closedToBuy(state, frame) && anyKind(FROM_PLAYERS)) || (!closedToSell(rules, frame) && anyKind(TO_OTHERS));
  },
  // Who is within the limits again owes nothing.
  ending: (move, { player }) => {
    const owing = mustSell.get(move.state);
    if (!owing.includes(player) || isOverLimit(move.state, player)) return;
    mustSell.set(
      move,
      owing.filter((each) => each !== player),
    );
  },
  // §3.2#1: one purchase a turn.
  rules: { onePurchase: cite('18MEX §3.2#1'), order: cite('18MEX §3.2#2') },
};

/** Why nothing may be bought now. */
export const closedToBuy = (state: State, frame: StockTurnFrame): Refusal | undefined =>
  closedToBuyBy(rules, state, frame);

export const stockTurnStep = defineStockTurn(rules);

/** The same proposals, noted as the sale or purchase of the turn once they are accepted. */
export const stockProposals: typeof privateProposals = {
  sellPrivate: {
    accepted: (move, action, frame) => {
      privateProposals['sellPrivate']?.accepted(move, action, frame);
      if (move.state.round.kind === 'stock') noteSale(move, rules, undefined, tradesPolitely(move.state));
    },
  },
  buyPrivate: {
    accepted: (move, action, frame) => {
      privateProposals['buyPrivate']?.accepted(move, action, frame);
      if (move.state.round.kind === 'stock') notePurchase(move, rules, tradesPolitely(move.state));
    },
  },
};
