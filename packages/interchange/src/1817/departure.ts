/** 1817: positions in which a ruling of the rulebook leads away from what 18xx.games would do; told by the ruling's name. */
import {
  type Action,
  type Event,
  explain,
  frameOf,
  isPlayer,
  type State,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import {
  buyingPower,
  cheapestTrain,
  GOLDEN_PARACHUTE,
  INVENTOR,
  isRed,
  LOAN_SHARK,
  sharesWithPlayers,
  sizeOf,
  STATION_SUBSIDY,
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
  const onTurn = frameOf(before, 'operatingTurn')?.['company'] === company;
  const unasked = is.turns - was.turns > (onTurn ? 1 : 0);
  return unasked && (was.loans > 0 || trainsAt(before, company).length === 0);
};

const DIVERGENCES: Readonly<Record<string, Found>> = {
  parachuteOnlyOnSale: (before, action, _after, events) =>
    before.privates[GOLDEN_PARACHUTE] !== undefined &&
    (action.type === 'merge' || action.type === 'answer') &&
    paidFor(events, 'parachute'),
  bankruptInterestToBank: (before, action, _after, events) =>
    action.type === 'bankrupt' && typeof topFrame(before)?.['interest'] === 'string' && paidFor(events, 'interest'),
  bankruptsKeepPrivates: (before, action) =>
    action.type === 'bankrupt' &&
    Object.values(before.privates).some((each) => each.owner === action.by && !each.closed),
  redRises: (before, _action, after) => ended(before, after, 'stock') && soldOutRed(before),
  exportsEights: (before, action) =>
    action.type === 'buyTrain' &&
    before.phase === '8' &&
    action.from === 'depot' &&
    before.round.set === eightsFrom(before),
  sharkOnlyWithLoans: (before, _action, _after, events) => {
    const owner = before.privates[LOAN_SHARK]?.owner;
    return (
      owner !== undefined &&
      owner !== null &&
      before.companies[owner]?.loans === 0 &&
      events.some((event) => event.type === 'paid' && event.for === 'interest' && event.from === owner)
    );
  },
  skipsTrains: (before, action) => {
    const top = topFrame(before);
    const company = top?.['company'];
    const skipped =
      top?.step === 'buyTrains' &&
      typeof company === 'string' &&
      buyingPower(before, company) < cheapestTrain(before, company);
    return skipped && action.type !== 'pass';
  },
  staleNetworks: (before, action) =>
    (action.type === 'placeToken' || action.type === 'layTile') && explain(ruledLike(before), action) !== undefined,
  // A crisis in acquisitions with companies still to come: there they may be settled first.
  crisesWait: (before, _action, after) => {
    const left = frameOf(after, 'acquisitionRound')?.['order'];
    const begins = topFrame(after)?.step === 'crisis' && topFrame(before)?.step !== 'crisis';
    return begins && Array.isArray(left) && left.length > 0;
  },
  earlyBridges: (before, action) => action.type === 'usePower' && topFrame(before)?.step === 'settleLoans',
  fortyTwoTrains: (_before, action) => action.type === 'buyTrain' && /^2-(?:[4-9]\d|\d{3})/.test(action.train),
  subsidyAsDiscount: (before, action) =>
    action.type === 'convert' && before.privates[STATION_SUBSIDY]?.owner === action.company,
  lateInventor: (before, _action, _after, events) => typeCameOut(before, events),
  unaskedTurnFree: (before, _action, after, events) =>
    events.some((event) => event.type === 'turnBegan' && paysUnasked(before, event.who, after)),
  newPresidentBuysMany: (before, action, _after, events) =>
    topFrame(before)?.step === 'growthTrading' &&
    action.type === 'buyShares' &&
    events.some((event) => event.type === 'presidencyChanged'),
  contributionToTreasury: (_before, action, after) =>
    action.type === 'sellPrivate' &&
    action.private === LOAN_SHARK &&
    Object.values(after.privates).some((each) => each.owner === action.by && !each.closed),
};

/** The same position where stations that have left still block. */
const ruledLike = (state: State): State => ({
  ...state,
  rules: { ...state.rules, rulings: { ...state.rules.rulings, staleNetworks: true } },
});

/** The set in which 8-trains bought later than the round of the first one have other numbers there. */
const eightsFrom = (state: State): number => {
  const data = state.ending?.data;
  return typeof data === 'object' && data !== null && 'set' in data ? Number(data['set']) : -1;
};

/** The ruling that stands in the way, if any. */
export const whyDiverges = (
  before: State,
  action: Action,
  after: State,
  events: readonly Event[],
): string | undefined =>
  Object.entries(DIVERGENCES).find(
    ([ruling, found]) => before.rules.rulings[ruling] !== true && found(before, action, after, events),
  )?.[0];
