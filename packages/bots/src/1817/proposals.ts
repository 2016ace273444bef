/** 1817: decisions that the title knows better than the shared bot: starts, loans, growth. */
import {
  type Action,
  type ActionOf,
  cashOf,
  companyAtWork,
  isAt,
  type Offer,
  type PlayerId,
  rightAfter,
  type State,
  titleOf,
  trainFacts,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';
import { biddingPower, buyingPower, faceOf, sizeOf, STEP } from '@roundhouse/titles/1817';
import type { Proposal, Reason } from '../bot.ts';
import type { View } from '../insight.ts';
import { carefulBid } from '../auction.ts';
import { judgedClosely } from '../propose.ts';
import { acquiring, saleWorth } from './takeovers.ts';
import { canPayInterest, interestDue, leveraged, turnsGray } from './leverage.ts';

const TRAIN_SOON: Reason = { key: 'reason.judged', args: {} };

/** What a company should begin with, by phase: trains become dearer. */
const START: Readonly<Record<string, number>> = {
  '2': 120,
  '2+': 150,
  '3': 260,
  '4': 340,
  '5': 400,
  '6': 400,
  '7': 400,
  '8': 400,
};
/** Money that the auction of privates leaves in hand: a company needs some that can be spent. */
const POCKET = 100;
/** More companies than one player can look after. */
const MOST_COMPANIES = 6;
/** What the first company of a player is worth beyond a share, and so much less each next one: all that is paid is its money. */
const START_WORTH = 800;
const NEXT_START = 60;

/** An 8. */
const MOST_EXPENSIVE = 1100;

const nextPrice = (state: State): number =>
  Math.min(
    ...[...trainsForSale(state), ...trainsAt(state, 'pool')].map(({ name }) => trainFacts(state, name).price),
    MOST_EXPENSIVE,
  );

const mine = (state: State, me: string): number =>
  Object.values(state.companies).filter((each) => each.president === me && each.status !== 'closed').length;

const LARGEST: Readonly<Record<string, number>> = { '2': 2, '2+': 2, '3': 5, '4': 5 };

/** Below this a company begins two steps from its liquidation: a round without a run is its last. */
const LEAST_START = 100;
/** Loans that a new company may need for its first train, by its size. */
const LOANS_FOR_TRAIN: Readonly<Record<number, number>> = { 2: 1, 5: 3, 10: 3 };
/** For track and the first interest. */
const SMALL_MONEY = 30;

const lacksTrain = (state: State, company: string): boolean => trainsAt(state, company).every((each) => each.obsolete);

/** What the next train costs when every company that has none has bought one: several begin in the same stock round. */
const priceInTurn = (state: State): number => {
  const waiting = Object.keys(state.companies).filter(
    (company) => state.companies[company]?.status === 'floated' && lacksTrain(state, company),
  ).length;
  const prices = [
    ...trainsAt(state, 'pool').map(({ name }) => trainFacts(state, name).price),
    ...trainsAt(state, 'depot').map(({ name }) => trainFacts(state, name).price),
  ];
  return prices[waiting] ?? MOST_EXPENSIVE;
};

/** Shares of a large company that its president buys in further turns of the same stock round, where there is money. */
const MORE_SHARES = 3;

/** Whether a company started for this gets its first train with a loan or two; privates paid in buy nothing. */
const canPayTrain = (state: State, me: PlayerId, bid: number): boolean => {
  const size = LARGEST[state.phase] ?? 10;
  const stations = size === 2 ? 0 : size === 5 ? 50 : 150;
  const loans = LOANS_FOR_TRAIN[size] ?? 1;
  const cash = cashOf(state, me);
  const further = size === 10 ? Math.min(Math.max(0, cash - bid), (MORE_SHARES * bid) / 2) : 0;
  return Math.min(bid, cash) + further + 100 * loans - stations - SMALL_MONEY >= priceInTurn(state);
};

/** What a player would pay for another company: all of it becomes its money. */
const wantedFor = (state: State, me: PlayerId): number =>
  Math.min(START[state.phase] ?? 400, biddingPower(state, me) - (mine(state, me) > 0 ? POCKET / 2 : 0));

const mayStart = ({ state, me, insight }: View, price: number): boolean =>
  price >= LEAST_START &&
  mine(state, me) < MOST_COMPANIES &&
  insight.roundsLeft(state) >= 4 &&
  canPayTrain(state, me, price);

const starting = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, me } = view;
  const wanted = wantedFor(state, me);
  const offer = offered.find(
    (each) => each.kind === 'price' && each.action.type === 'bid' && each.min <= wanted && wanted <= each.max + 4,
  );
  if (offer?.kind !== 'price') return [];
  const price = offer.min + Math.floor((Math.min(wanted, offer.max) - offer.min) / offer.step) * offer.step;
  if (!mayStart(view, price)) return [];
  const action = { ...offer.action, price } as Action;
  const item = 'item' in action ? action.item : '';
  return [
    {
      action,
      value: START_WORTH - NEXT_START * mine(state, me),
      reasons: [{ key: 'reason.starts', args: { company: item, price: Math.floor(price / 2) } }],
    },
  ];
};

/** How far above the usual somebody else's company is followed. */
const FOLLOWED = 1.25;

/** Others' companies are raised to what one would start with oneself; privates as long as they are cheap. */
const raising = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'price' || offer.action.type !== 'bid') return [];
    const { state, me } = view;
    const { item } = offer.action;
    const isPrivate = state.privates[item] !== undefined;
    const usual = isPrivate ? faceOf(state, item) * 0.98 : wantedFor(state, me);
    const limit = isPrivate ? usual : Math.min(biddingPower(state, me), usual * FOLLOWED);
    const most = isPrivate ? Math.min(limit, cashOf(state, me) - POCKET) : limit;
    const price = carefulBid(view, offer, item, most);
    const mayWant = isPrivate ? cashOf(state, me) - offer.min >= POCKET : price <= limit && mayStart(view, price);
    const value = mayWant ? limit - price : -1;
    return [
      {
        action: { ...offer.action, price },
        value,
        reasons: [{ key: 'reason.bidWorth', args: { item, worth: Math.round(limit) } }],
      },
    ];
  });

export const bids = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  if (isAt(view.state, STEP.stockTurn)) return starting(view, offered);
  if (isAt(view.state, STEP.companyAuction)) return acquiring(view, offered);
  return raising(view, offered);
};

const companyOf = (action: Action, state: State): string | undefined => {
  if ('company' in action && action.company !== undefined) return action.company;
  return companyAtWork(state);
};

/** Loans that a company is forced to take at the end of its turn, for it cannot pay its interest out of so much. */
const forcedLoans = (state: State, company: string, cash: number): number =>
  Math.ceil(Math.max(0, interestDue(state, company, 0) - cash) / 100);

/** What is kept costs a step; what is not kept may be missing for the interest, which costs one, too, or the company. */
const putsUpForSale = (state: State, company: string, action: ActionOf<'dividend'>): boolean => {
  const after = rightAfter(state, action);
  const cash = after ? cashOf(after, company) : 0;
  return (
    !canPayInterest(state, company, cash) ||
    turnsGray(state, company, (action.kind === 'withhold' ? 1 : 0) + forcedLoans(state, company, cash))
  );
};

/** A second train that leaves nothing for the interest is none that one buys, nor one that puts the company up for sale. */
const isTooDear = (state: State, company: string, price: number): boolean =>
  !lacksTrain(state, company) &&
  (buyingPower(state, company) - price < interestDue(state, company, 1) + 10 ||
    !canPayInterest(state, company, cashOf(state, company) - price) ||
    turnsGray(state, company, forcedLoans(state, company, cashOf(state, company) - price)));

/** A loan, a round without a run, and one more. */
const STEPS_IN_HAND = 3;

const running = (state: State, company: string): number =>
  trainsAt(state, company).filter((each) => !each.obsolete).length;

/**
 * A merged company that has no room for a longer train waits until its short ones rust; and as long as there are only short
 * ones, two companies buy more of them than one.
 */
const leavesNoRoom = (state: State, { company, with: other, survivor }: ActionOf<'merge'>): boolean =>
  ['2', '2+'].includes(state.phase) ||
  running(state, company) + running(state, other) >= titleOf(state).trainLimit(state, survivor ?? company);

/** Mergers with room for another train: only these are worth the look at what the joined company would run. */
export const mergers = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  judgedClosely(view)(
    offered.flatMap((offer) =>
      offer.kind === 'one' && offer.action.type === 'merge' && !leavesNoRoom(view.state, offer.action)
        ? [offer.action]
        : [],
    ),
  );

/** What may cost a company its life. */
export const mayRuinCompany = (state: State, action: Action): boolean => {
  const company = companyOf(action, state);
  if (company === undefined) return false;
  switch (action.type) {
    case 'buyTrain':
      return isTooDear(state, company, action.price);
    case 'dividend':
      return putsUpForSale(state, company, action);
    default:
      return false;
  }
};

/** Loans are for trains, and for the stations that growth asks for. */
export const loans = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    const { state } = view;
    if (offer.kind !== 'one') return [];
    const company = companyOf(offer.action, state);
    if (company === undefined) return [];
    const cash = cashOf(state, company);
    const price = nextPrice(state);
    const lacks = trainsAt(state, company).filter((each) => !each.obsolete).length === 0;
    const due = interestDue(state, company, Math.ceil((price - cash) / 100));
    const forTrain = isAt(state, STEP.trains) && lacks && cash < price && buyingPower(state, company) - price >= due;
    const second =
      isAt(state, STEP.trains) &&
      ['2', '2+'].includes(state.phase) &&
      (state.companies[company]?.loans ?? 0) === 0 &&
      trainsAt(state, company).length === 1 &&
      cash < price &&
      cash >= price - 100 &&
      !turnsGray(state, company, STEPS_IN_HAND) &&
      buyingPower(state, company) - price >= due + 10;
    const forStations = isAt(state, STEP.growthLoans) && cash < 100;
    if (!forTrain && !second && !view.brief && isAt(state, STEP.trains) && cash < price) {
      const value = leveraged(view, offer.action, company);
      if (value > 0) return [{ action: offer.action, value, reasons: [{ key: 'reason.borrows', args: { company } }] }];
    }
    const value = forTrain ? 80 : second ? 20 : forStations ? 60 : -1;
    return [{ action: offer.action, value, reasons: [TRAIN_SOON] }];
  });

/** Growth brings capital for lasting trains, and more of a good share. */
export const conversions = ({ state, me }: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'convert') return [];
    const { company } = offer.action;
    const size = sizeOf(state, company);
    const early = size === 2 ? ['2', '2+'] : ['2', '2+', '3', '4'];
    const enough = cashOf(state, company) + cashOf(state, me) >= (size === 2 ? 100 : 200);
    const value = !early.includes(state.phase) && enough ? 60 : -1;
    return [{ action: offer.action, value, reasons: [TRAIN_SOON] }];
  });

const SIZES: Readonly<Record<string, number>> = { size2: 1, size5: 2, size10: 3 };
/** Without its stations a new company is liquidated. */
const STATIONS_VALUE = 60;

export const choices = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'choose') return [];
    const { choice } = offer.action;
    if (choice === 'buyStations') return [{ action: offer.action, value: STATIONS_VALUE, reasons: [TRAIN_SOON] }];
    if (choice === 'offerForSale')
      return [{ action: offer.action, value: saleWorth(view, offer.action), reasons: [TRAIN_SOON] }];
    const value = SIZES[choice] ?? 0;
    return [{ action: offer.action, value, reasons: [TRAIN_SOON] }];
  });
