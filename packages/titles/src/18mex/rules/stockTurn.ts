/** §3.2: a normal stock turn: any number of sales and at most one purchase, before or after all of them. */
import {
  type ActionOf,
  type ActionType,
  amendStep,
  cashOf,
  cellsInZone,
  type CompanyId,
  defineStep,
  endPlayerTurn,
  type Frame,
  isPlayer,
  keepsManners,
  type Move,
  offers,
  one,
  type Option,
  pay,
  BANK,
  type PlayerId,
  privateOf,
  propose,
  type Refusal,
  refuse,
  type State,
  transfer,
  certificatesAt,
  certificatesCounted,
  cell,
  emit,
} from '@roundhouse/engine';
import { buy, canBuy, purchasesOf, samePurchase } from '../../common/purchases.ts';
import { canSell, sameSale, salesOf, sell } from '../../common/sales.ts';
import { MAJORS } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { start } from './launch.ts';
import { certificateLimit, countsForLimit, isOverLimit, majorsAboveLimit, overCertificateLimit } from './limits.ts';
import { mustSell } from './slots.ts';
import { offersToBuy, offersToSell, privateProposals } from './privateTrade.ts';
import {
  buyWithChange,
  doBuyWithChange,
  doSellWithChange,
  mayBeWithChange,
  parOptions,
  purchase,
  sale,
  sameExchange,
  sellWithChange,
  blocksAllowed,
} from './trading.ts';

export interface StockFrame extends Frame {
  readonly player: PlayerId;
  /** The purchase of this turn has been made. */
  readonly bought?: boolean;
  /** Something was sold before the purchase, or at all while there is none. */
  readonly sold?: boolean;
  /** A proposal was made; it counts as acting only when it is accepted. */
  readonly acted?: boolean;
}

/** §3.2#1: one purchase a turn. */
const noPurchase = ({ bought }: StockFrame): Refusal | undefined =>
  bought ? refuse('18MEX §3.2#1', 'onePurchase') : undefined;

/** §3.2#2: the purchase comes before all sales or after all of them. */
const noSale = ({ bought, sold }: StockFrame): Refusal | undefined =>
  bought && sold ? refuse('18MEX §3.2#2', 'sellBuySell') : undefined;

/** `between`: with another player, which keeps the round going unless the table has manners. */
const acting = (state: State, between: boolean): { readonly acted?: true } =>
  between && keepsManners(state) ? {} : { acted: true };

const noteSale = (move: Move, between = false): void => {
  const frame = move.state.agenda.findLast((each) => each.step === 'stockTurn') as StockFrame | undefined;
  // A sale after the purchase does not forbid further ones.
  if (frame) amendStep(move, 'stockTurn', { ...acting(move.state, between), ...(frame.bought ? {} : { sold: true }) });
};

const notePurchase = (move: Move, between = false): void =>
  amendStep(move, 'stockTurn', { ...acting(move.state, between), bought: true });

const withRefusal = (options: readonly Option[], refusal: Refusal | undefined): readonly Option[] =>
  refusal ? options.map((each) => ({ ...each, refusal: each.refusal ?? refusal })) : options;

const saleOffers = (state: State, frame: StockFrame, about?: ActionOf<'sellShares'>): readonly Option[] =>
  withRefusal(
    [
      ...blocksAllowed(state, salesOf(state, frame.player, MAJORS, sale, about)),
      ...(mayBeWithChange(about) ? sellWithChange(state, frame.player) : []),
    ],
    noSale(frame),
  );

/** §3.3: sales that would bring a player nearer to the limit that he exceeds. */
const cures = (state: State, frame: StockFrame): boolean => {
  const { player } = frame;
  const above = majorsAboveLimit(state, player);
  const helps = (company: CompanyId): boolean =>
    above.includes(company) ||
    (overCertificateLimit(state, player) && countsForLimit(state, { company, kind: 'ordinary' }) > 0);
  return offers(state, 'sellShares').some(
    (each) => each.kind === 'one' && each.action.type === 'sellShares' && helps(each.action.company),
  );
};

/** §3.3: what was too much when the round began is sold in this turn; by the ruling every excess is. */
const owesSales = (state: State, player: PlayerId): boolean =>
  isOverLimit(state, player) && (ruling(state, 'excessKept') === 'nextTurn' || mustSell.get(state).includes(player));

const mustSellFirst = (state: State, frame: StockFrame): Refusal | undefined =>
  owesSales(state, frame.player) && cures(state, frame)
    ? refuse(overCertificateLimit(state, frame.player) ? '18MEX §3.3(b)#4' : '18MEX §3.3(a)#2', 'overLimit', {
        certificates: certificatesCounted(state, frame.player),
        limit: certificateLimit(state),
      })
    : undefined;

/** Why nothing may be bought now. After sales a purchase would be the last thing of the turn (§3.2#2). */
export const closedToBuy = (state: State, frame: StockFrame): Refusal | undefined =>
  noPurchase(frame) ??
  (ruling(state, 'overLimitSellsFirst') || frame.sold === true ? mustSellFirst(state, frame) : undefined);

/** The turn is over; who is within the limits again owes nothing. */
const endTurn = (move: Move, { player, acted }: StockFrame): void => {
  const owing = mustSell.get(move.state);
  if (owing.includes(player) && !isOverLimit(move.state, player))
    mustSell.set(
      move,
      owing.filter((each) => each !== player),
    );
  endPlayerTurn(move, 'stockRound', player, acted === true);
};

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

const PURCHASES: readonly ActionType[] = ['buyPrivate', 'par', 'buyShares'];
const SALES: readonly ActionType[] = ['sellPrivate', 'sellShares'];

/** Whether anything can be traded. One answer is enough, so that what is likely and soon known is asked first. */
const canTrade = (state: State, frame: StockFrame): boolean => {
  const { player } = frame;
  const anyKind = (types: readonly ActionType[]): boolean => types.some((type) => offers(state, type).length > 0);
  const maySell = !noSale(frame);
  if (maySell && MAJORS.some((each) => canSell(state, player, each, sale))) return true;
  if (!closedToBuy(state, frame)) {
    if (MAJORS.some((each) => canBuy(state, player, each, purchase)) || anyKind(PURCHASES)) return true;
  }
  return maySell && anyKind(SALES);
};

export const stockTurn = defineStep<StockFrame>({
  decider: (_state, { player }) => player,
  choices: {
    sellShares: {
      options: saleOffers,
      same: (state, offered, action) =>
        offered.exchange === undefined && action.exchange === undefined
          ? sameSale(state, offered, action)
          : sameExchange(state, offered.exchange, action.exchange) &&
            sameSale(state, { ...offered, exchange: undefined }, { ...action, exchange: undefined }),
      apply: (move, { player }, { company, certificates, percent, exchange }) => {
        noteSale(move);
        const [first] = certificates;
        if (exchange !== undefined && first !== undefined) doSellWithChange(move, player, first, exchange);
        else sell(move, player, company, certificates, percent, sale);
      },
    },
    sellPrivate: {
      options: (state, frame) => offersToSell(state, frame.player, noSale(frame)),
      apply: (move, _frame, action) => {
        if (action.to === undefined || !isPlayer(action.to)) throw new Error('a private is sold to a player');
        propose(move, stockProposals, 'sellPrivate', action.to, action, {
          private: action.private,
          price: action.price,
        });
      },
    },
    par: {
      options: (state, frame) =>
        parOptions(
          state,
          frame.player,
          cellsInZone(state, 'par'),
          cashOf(state, frame.player),
          closedToBuy(state, frame),
        ),
      apply: (move, { player }, { company, cell: at }) => {
        notePurchase(move);
        const presidents = certificatesAt(move.state, 'ipo', company).find((each) => each.kind === 'president');
        if (!presidents) throw new Error(`${company} has been started`);
        const price = 2 * cell(move.state, at).price;
        pay(move, player, BANK, price, 'shares');
        transfer(move, company, [presidents.id], player);
        start(move, player, company, at);
        emit(move, {
          type: 'sharesBought',
          who: player,
          company,
          certificates: [presidents.id],
          percent: presidents.percent,
          from: 'ipo',
          price,
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
            samePurchase(state, { ...offered, exchange: undefined }, { ...action, exchange: undefined }),
      apply: (move, { player }, { company, certificates, exchange }) => {
        notePurchase(move);
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
    pass: {
      options: (state, frame) => [one({ type: 'pass', by: frame.player }, mustSellFirst(state, frame))],
      apply: endTurn,
    },
  },
  settle: (move, frame) => {
    if (canTrade(move.state, frame)) return false;
    endTurn(move, frame);
    return true;
  },
});

/** The same proposals, noted as the sale or purchase of the turn once they are accepted. */
export const stockProposals: typeof privateProposals = {
  sellPrivate: {
    accepted: (move, action, frame) => {
      privateProposals['sellPrivate']?.accepted(move, action, frame);
      if (move.state.round.kind === 'stock') noteSale(move, true);
    },
  },
  buyPrivate: {
    accepted: (move, action, frame) => {
      privateProposals['buyPrivate']?.accepted(move, action, frame);
      if (move.state.round.kind === 'stock') notePurchase(move, true);
    },
  },
};
