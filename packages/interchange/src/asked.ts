/** What is to be done next, in the words of 18xx.games: its step, whose turn it is, what they may do, and the order of the round. */
import {
  type ActionType,
  auctionIn,
  companyIn,
  decider,
  fieldsOf,
  type Frame,
  isPlayer,
  type Offer,
  offeredType,
  offers,
  type OperatingRoundFrame,
  operatingRoundOf,
  type PlayerId,
  type State,
  stepNameOf,
  titleOf,
  topFrame,
} from '@roundhouse/engine';
import { type Adapter, type Asked, type Context, playerToPeer, toPeer, type TraceLine } from './adapter.ts';

/** Kinds of decisions as they are called there; what is not listed has no counterpart of its own. */
const TYPES: Readonly<Partial<Record<ActionType, string>>> = {
  pass: 'pass',
  bid: 'bid',
  par: 'par',
  buyShares: 'buy_shares',
  sellShares: 'sell_shares',
  short: 'short',
  layTile: 'lay_tile',
  placeToken: 'place_token',
  removeToken: 'remove_token',
  buyToken: 'buy_token',
  runTrains: 'run_routes',
  dividend: 'dividend',
  buyTrain: 'buy_train',
  discardTrain: 'discard_train',
  turnTrain: 'swap_train',
  takeLoan: 'take_loan',
  repayLoan: 'payoff_loan',
  buyPrivate: 'buy_company',
  sellPrivate: 'sell_company',
  convert: 'convert',
  merge: 'merge',
  choose: 'choose',
  bankrupt: 'bankrupt',
};

/** The kinds of decisions that are offered now (`counts`: which offers count), by their names there. */
export const offeredOnSite = (state: State, counts?: (offer: Offer) => boolean): readonly string[] => {
  const found = new Set<string>();
  for (const offer of offers(state)) {
    if (counts?.(offer) === false) continue;
    const type = TYPES[offeredType(offer)];
    if (type !== undefined) found.add(type);
  }
  return [...found];
};

const askedNow = (adapter: Adapter, context: Context, top: Frame): Asked | undefined => {
  const entry = adapter.asked?.[stepNameOf(top)];
  if (typeof entry === 'function') return entry(context, top);
  return typeof entry === 'string' ? { step: entry, active: 'company' } : entry;
};

/** Who has the turn: the one who decides, or the company that they decide for. */
const activeEntity = (adapter: Adapter, { active }: Asked, top: Frame, by: PlayerId): string | number => {
  if (active === 'player') return playerToPeer(by);
  if (active !== 'company') return toPeer(adapter, active);
  const company = companyIn(top);
  return company === undefined ? playerToPeer(by) : toPeer(adapter, company);
};

/** Players as they sit there now: the list is turned round so that the priority deal comes first. */
export const tableOf = (adapter: Adapter, context: Context): readonly PlayerId[] => {
  const { state } = context;
  const first = adapter.firstAtTable ? adapter.firstAtTable(context) : state.priority;
  // The list is as it was dealt until the first auction is over.
  const at = state.round.kind === 'auction' || state.round.kind === 'draft' ? 0 : state.seats.indexOf(first);
  return [...state.seats.slice(Math.max(0, at)), ...state.seats.slice(0, Math.max(0, at))];
};

/** The player whose turn it is in a round of players: auctions within it leave that as it is. */
const playerOnTurn = (state: State, by: PlayerId): PlayerId => {
  for (const frame of state.agenda) {
    const { player, next } = fieldsOf(frame);
    const onTurn = player ?? next;
    if (typeof onTurn === 'string' && isPlayer(onTurn)) return onTurn;
  }
  return by;
};

/** Bids as they were made, by what they are for; kept while a game is read. */
export const BIDS = 'bids';
export type Bids = Readonly<Record<string, readonly (readonly [PlayerId, number])[]>>;

/** A later bid of the same player takes the place of the earlier one. */
export const withBid = (bids: Bids, item: string, player: PlayerId, price: number): Bids => ({
  ...bids,
  [item]: [...(bids[item] ?? []).filter(([by]) => by !== player), [player, price]],
});

/** The first bid for something starts a new list, also where something else of that name was sold before. */
export const isUpForAuction = (state: State, item: string): boolean =>
  state.agenda.some((each) => {
    const auction = auctionIn(each);
    return auction !== undefined && auction.leader !== null && auction.about === item;
  });

/** What is under the hammer, and the bids of those who have not passed; in a sale with standing bids all of them. */
const auctionLine = (adapter: Adapter, { state, memory }: Context): TraceLine => {
  const bids = (memory.get(BIDS) as Bids | undefined) ?? {};
  const auction = auctionIn(topFrame(state));
  const item = auction?.about;
  const standing =
    adapter.standingBids?.(state) ??
    (item === undefined || !auction || auction.leader === null
      ? []
      : [[item, (bids[item] ?? []).filter(([by]) => auction.bidders.includes(by))]]);
  const made = (id: string, player: PlayerId): number => (bids[id] ?? []).findIndex(([by]) => by === player);
  const shown = Object.fromEntries(
    standing.flatMap(([id, list]) => {
      const inOrder = [...list].sort(([a], [b]) => made(id, a) - made(id, b));
      return list.length > 0
        ? [[toPeer(adapter, id), inOrder.map(([player, price]) => [playerToPeer(player), price] as const)]]
        : [];
    }),
  );
  return {
    ...(Object.keys(shown).length > 0 ? { bids: shown } : {}),
    ...(item === undefined ? {} : { auctioning: toPeer(adapter, item) }),
  };
};

/** Bids that stand in a sale; who passes in an auction takes their bid back. */
export const withoutPassed = (
  state: State,
  bids: Readonly<Record<string, Readonly<Record<PlayerId, number>>>>,
): readonly (readonly [string, readonly (readonly [PlayerId, number])[]])[] => {
  const auction = auctionIn(topFrame(state));
  return Object.entries(bids).map(([item, by]) => {
    const list = Object.entries(by) as [PlayerId, number][];
    return [item, auction?.about === item ? list.filter(([player]) => auction.bidders.includes(player)) : list];
  });
};

interface Order {
  readonly order: readonly (string | number)[];
  readonly order_index: number;
}

/** Those who have operated, the one on turn, and the others as they would follow now. */
const operatingOrder = (adapter: Adapter, state: State, { operated, field }: OperatingRoundFrame): Order => {
  const later = titleOf(state)
    .operatingOrder(state)
    .filter((id) => !operated.includes(id) && (field === null || field.includes(id)));
  return {
    order: [...operated, ...later].map((id) => toPeer(adapter, id)),
    order_index: Math.max(0, operated.length - 1),
  };
};

const orderOf = (adapter: Adapter, context: Context, by: PlayerId): Order => {
  const { state } = context;
  const own = adapter.roundOrder?.(context);
  if (own) return { order: own.order.map((id) => toPeer(adapter, id)), order_index: own.index };
  const round = operatingRoundOf(state);
  if (round) return operatingOrder(adapter, state, round);
  const table = tableOf(adapter, context).filter((player) => !state.out.includes(player));
  return { order: table.map(playerToPeer), order_index: Math.max(0, table.indexOf(playerOnTurn(state, by))) };
};

/** What may be done at any time comes first there, passing last. */
const THEIR_ORDER = [
  'bankrupt',
  'sell_company',
  'buy_company',
  'payoff_loan',
  'take_loan',
  'buy_shares',
  'par',
  'sell_shares',
  'buy_train',
  'convert',
  'merge',
  'buy_corporation',
  'swap_train',
  'discard_train',
  'short',
  'bid',
];
const LAST = 'pass';

const inTheirOrder = (can: readonly string[], first: readonly string[]): readonly string[] => {
  const order = [...first, ...THEIR_ORDER.filter((type) => !first.includes(type))];
  const rank = (type: string): number => {
    if (order.includes(type)) return order.indexOf(type);
    return type === LAST ? order.length + 1 : order.length;
  };
  return can.toSorted((a, b) => rank(a) - rank(b));
};

const canNow = (adapter: Adapter, context: Context, asked: Asked, active: string | number): readonly string[] => {
  const can = [
    ...new Set([...(adapter.alwaysCan?.(context, active) ?? []), ...(asked.can ?? offeredOnSite(context.state))]),
  ];
  return inTheirOrder(can, adapter.canFirst?.(asked.step, can) ?? []);
};

/** Where the game is over nothing is asked. */
export const askedLine = (adapter: Adapter, context: Context): TraceLine => {
  const { state } = context;
  const top = topFrame(state);
  const by = decider(state);
  if (!top || !by || state.outcome) return { step: null, active: null, acting: [], can: [] };
  const asked = askedNow(adapter, context, top);
  const active = asked && activeEntity(adapter, asked, top, by);
  return {
    ...(asked && active !== undefined
      ? {
          step: asked.step,
          active,
          can: canNow(adapter, context, asked, active),
        }
      : {}),
    acting: [playerToPeer(by)],
    ...auctionLine(adapter, context),
    ...orderOf(adapter, context, by),
  };
};
