/** 1817: positions in which a ruling of the rulebook leads away from what 18xx.games would do, and the name of that ruling. */
import {
  type Action,
  type Event,
  explain,
  frameOf,
  isAt,
  isPlayer,
  newMove,
  priceOf,
  settle,
  type State,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import {
  buyingPower,
  canBuyStations,
  certificatesHeld,
  cheapestTrain,
  GOLDEN_PARACHUTE,
  INVENTOR,
  isRed,
  LOAN_SHARK,
  sharesWithPlayers,
  shortsAt,
  sizeOf,
  STATION_SUBSIDY,
  STEP,
} from '@roundhouse/titles/1817';

type Found = (before: State, action: Action, after: State, events: readonly Event[]) => boolean;

const paidFor = (events: readonly Event[], why: string): boolean =>
  events.some((event) => event.type === 'paid' && event.for === why);

const soldOutRed = (state: State): boolean =>
  Object.keys(state.companies).some(
    (id) => isRed(state, id) && sizeOf(state, id) > 2 && sharesWithPlayers(state, id) >= sizeOf(state, id),
  );

const ended = (before: State, after: State, kind: string): boolean =>
  before.round.kind === kind && after.round.kind !== kind;

/** A type that comes out while Inventor is not with a company is paid later there. */
const typeCameOut = (before: State, events: readonly Event[]): boolean => {
  const owner = before.privates[INVENTOR]?.owner ?? null;
  const open = before.privates[INVENTOR]?.closed === false && (owner === null || isPlayer(owner));
  return (
    open && events.some((event) => event.type === 'phaseBegan' || (event.type === 'trainBought' && event.name === '2'))
  );
};

/** A company that is asked nothing in a turn, and would pay interest or be without a train after it. */
const paysUnasked = (before: State, company: string, after: State): boolean => {
  const [was, is] = [before.companies[company], after.companies[company]];
  if (!was || !is) return false;
  const onTurn = frameOf(before, STEP.operatingTurn)?.company === company;
  const unasked = is.turns - was.turns > (onTurn ? 1 : 0);
  return unasked && (was.loans > 0 || trainsAt(before, company).length === 0);
};

/** A company comes under the hammer that was in another zone when the round began. */
const newlyUp = (before: State, events: readonly Event[], kind: string, zone: string): boolean => {
  const zones = before.own['zonesAtStart'] as Readonly<Record<string, string>> | undefined;
  return events.some((event) => {
    if (event.type !== 'special' || event.key !== 'auctionBegan' || event.args['kind'] !== kind) return false;
    const { company } = event.args;
    return typeof company === 'string' && zones?.[company] !== zone;
  });
};

const isStartedIn = (state: State, id: string): boolean => state.market.at[id] !== undefined;

const isTraded = (state: State, id: string): boolean => (state.companies[id] ? priceOf(state, id) > 0 : false);

/** A buyer is to discard, and without that the purchase would go on by itself into a crisis: there the crisis comes first. */
const discardsBeforeCrisis = (after: State): boolean => {
  if (!isAt(after, STEP.discardTrains) || frameOf(after, STEP.finance) === undefined) return false;
  const move = newMove({ ...after, agenda: after.agenda.slice(0, -1) });
  settle(move);
  return isAt(move.state, STEP.crisis);
};

const DIVERGENCES: Readonly<Record<string, Found>> = {
  parachuteOnlyOnSale: (before, action, _after, events) =>
    before.privates[GOLDEN_PARACHUTE] !== undefined &&
    (action.type === 'merge' || action.type === 'answer') &&
    paidFor(events, 'parachute'),
  bankruptInterestToBank: (before, action, _after, events) =>
    action.type === 'bankrupt' &&
    typeof topFrame(before, STEP.crisis)?.interest === 'string' &&
    paidFor(events, 'interest'),
  bankruptsKeepPrivates: (before, action) =>
    action.type === 'bankrupt' &&
    Object.values(before.privates).some((each) => each.owner === action.by && !each.closed),
  redRises: (before, _action, after) => ended(before, after, 'stock') && soldOutRed(before),
  exportsEights: (before, action) =>
    action.type === 'buyTrain' &&
    before.phase === '8' &&
    action.from === 'depot' &&
    before.round.set === eightsFrom(before),
  skipsTrains: (before, action) => {
    const top = topFrame(before, STEP.trains);
    const skipped = top !== undefined && buyingPower(before, top.company) < cheapestTrain(before, top.company);
    return skipped && action.type !== 'pass';
  },
  staleNetworks: (before, action) =>
    (action.type === 'placeToken' || action.type === 'layTile') &&
    explain(ruledLike(before, 'staleNetworks'), action) !== undefined,
  ranchAwayFromB: (before, action) =>
    action.type === 'layTile' &&
    action.power !== undefined &&
    explain(ruledLike(before, 'ranchAwayFromB'), action) !== undefined,
  obsoleteWithoutRun: (_before, _action, after, events) =>
    events.some((event) => event.type === 'dividend' && trainsAt(after, event.company).some((each) => each.obsolete)),
  newlyRedWaits: (before, _action, _after, events) => newlyUp(before, events, 'liquidation', 'red'),
  grayBuyerWaits: (before, _action, _after, events) => newlyUp(before, events, 'acquisition', 'gray'),
  coversWhiteOnly: (before, _action, after) =>
    ended(before, after, 'acquisition') &&
    Object.keys(before.companies).some(
      (id) =>
        !isTraded(after, id) && isStartedIn(after, id) && shortsAt(before, 'pool', id) > shortsAt(after, 'pool', id),
    ),
  presidentOnlyBuys: (before, action) =>
    action.type === 'sellShares' &&
    isAt(before, STEP.growthTrading) &&
    (topFrame(before, STEP.growthTrading)?.first === action.by ||
      before.companies[action.company]?.president === action.by),
  limitOfThree: (before, action) =>
    before.seats.length - before.out.length === 2 &&
    (action.type === 'buyShares' || action.type === 'bid') &&
    certificatesHeld(before, action.by) >= LIMIT_OF_THREE,
  stationsAtOnce: (_before, _action, after) =>
    !isAt(after, STEP.startStations) && Object.keys(after.companies).some((id) => canBuyStations(after, id)),
  // A crisis in acquisitions with companies still to come: there they may be settled first.
  crisesWait: (before, _action, after) => {
    const left = frameOf(after, STEP.acquisitionRound)?.order;
    const begins = isAt(after, STEP.crisis) && !isAt(before, STEP.crisis);
    return (begins && Array.isArray(left) && left.length > 0) || discardsBeforeCrisis(after);
  },
  earlyBridges: (before, action) => action.type === 'usePower' && isAt(before, STEP.settleLoans),
  fortyTwoTrains: (_before, action) => action.type === 'buyTrain' && /^2-(?:[4-9]\d|\d{3})/.test(action.train),
  subsidyAsDiscount: (before, action) =>
    action.type === 'convert' && before.privates[STATION_SUBSIDY]?.owner === action.company,
  lateInventor: (before, _action, _after, events) => typeCameOut(before, events),
  unaskedTurnFree: (before, _action, after, events) =>
    events.some((event) => event.type === 'turnBegan' && paysUnasked(before, event.who, after)),
  newPresidentBuysMany: (before, action, _after, events) =>
    isAt(before, STEP.growthTrading) &&
    action.type === 'buyShares' &&
    events.some((event) => event.type === 'presidencyChanged'),
  contributionToTreasury: (_before, action, after) =>
    action.type === 'sellPrivate' &&
    action.private === LOAN_SHARK &&
    Object.values(after.privates).some((each) => each.owner === action.by && !each.closed),
};

/** The other way round: what is a table's own affair, and is not so there. */
const OWN: Readonly<Record<string, Found>> = {
  sharkOnlyWithLoans: (before, _action, after) => {
    const owner = before.privates[LOAN_SHARK]?.owner ?? '';
    const [was, is] = [before.companies[owner], after.companies[owner]];
    return was !== undefined && is !== undefined && is.turns > was.turns && was.loans === 0;
  },
};

const LIMIT_OF_THREE = 21;

/** The same position under that ruling. */
const ruledLike = (state: State, ruling: string): State => ({
  ...state,
  rules: { ...state.rules, rulings: { ...state.rules.rulings, [ruling]: true } },
});

/** The set in which 8-trains bought later than the round of the first one have other numbers there. */
const eightsFrom = (state: State): number => {
  const data = state.ending?.data;
  return typeof data === 'object' && data !== null && 'set' in data ? Number(data['set']) : -1;
};

/** The ruling that makes the game diverge, if any. */
export const divergingRuling = (
  before: State,
  action: Action,
  after: State,
  events: readonly Event[],
): string | undefined =>
  [
    ...Object.entries(DIVERGENCES).filter(([ruling]) => before.rules.rulings[ruling] !== true),
    ...Object.entries(OWN).filter(([ruling]) => before.rules.rulings[ruling] === true),
  ].find(([, found]) => found(before, action, after, events))?.[0];
