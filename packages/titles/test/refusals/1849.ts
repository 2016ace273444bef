/** 1849: kinds of mistakes and the sections of the printed rulebook that forbid them. */
import { type Action, cashOf, type State, trainFacts, trainsAt, trainsForSale } from '@roundhouse/engine';
import { preferences } from '../../src/1849/test/walker.ts';
import { type Allowed, anotherKind, companyOfTurn, isFull, type RefusalTable, turnsNow } from './harness.ts';

/** A tile of the wrong kind; after SMS is closed for a city, any other place is wrong as well, and Acireale may be locked. */
const lay = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['1849 §10.3-a'],
  also: (state: State) => [
    ...(state.privates['SMS']?.closed ? ['1849 §7.1-P4'] : []),
    ...(state.privates['SCE']?.closed ? [] : ['1849 §10.3-m']),
  ],
});

const KIND = lay('1849 §10.3-h');

/** A corporation without markers places none, wherever it would. */
const token = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['1849 §10.4-b'],
  later: ['1849 §10.4-b', '1849 §10-c'],
  also: (state) => [
    ...(state.companies[companyOfTurn(state)]?.tokens.length === 0 ? ['1849 §7.2-d'] : []),
    ...(state.privates['SMS']?.closed ? ['1849 §7.1-P4'] : []),
  ],
});

/**
 * What else forbids a purchase, where it is so: the limit; a treasury that holds less than the price; the duty of a corporation
 * without trains to buy the cheapest train of the bank, where its president adds what is missing.
 */
const aroundTrains = (state: State, action: Action): readonly string[] => {
  if (action.type !== 'buyTrain') return [];
  const company = companyOfTurn(state);
  const cash = cashOf(state, company);
  const prices = trainsForSale(state).map(({ name }) => trainFacts(state, name).price);
  const wanted = state.trains.find(({ id }) => id === action.train);
  const cost = wanted && action.from === 'depot' ? trainFacts(state, wanted.name).price : action.price;
  return [
    ...(isFull(state, company) ? ['1849 §10.6-b'] : []),
    ...(cash < cost ? ['1849 §10-e'] : []),
    ...(trainsAt(state, company).length === 0 && cash < Math.min(...prices) ? ['1849 §10.7-g'] : []),
  ];
};

const train = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['1849 §10-c'],
  later: ['1849 §10-c'],
  also: aroundTrains,
});

/** Who sells has to agree. */
const PROPOSED = {
  'consent.buyPrivate': ['1849 §7.1-c'],
  'consent.buyTrain': ['1849 §10.6-e'],
  'consent.buyToken': ['1849 §14.1-a'],
};

export const table1849: RefusalTable = {
  title: '1849',
  walks: [
    { players: 4, seed: 1, preferences },
    { players: 3, seed: 2, preferences },
    { players: 5, seed: 3, preferences, limit: 1400 },
    { players: 4, seed: 5, preferences, options: { bonds: true }, limit: 1400 },
    {
      players: 4,
      seed: 6,
      preferences,
      options: { bonds: true, tokenAcquisition: true, electricDreams: true },
      limit: 1400,
    },
  ],
  turns: {
    privateSale: ['1849 §8-a'],
    privateAuction: ['1849 §8-e'],
    rsaStart: ['1849 §8.1-a'],
    home: ['1849 §9.4.1-a'],
    stockRound: ['1849 §9-a'],
    presidencySwap: ['1849 §9.5-c'],
    operatingRound: ['1849 §10-b'],
    ...PROPOSED,
    discardTrains: ['1849 §6-d'],
    leaveOrLoan: ['1849 §10.7-h'],
    bondDebt: ['1849 §14.2-f'],
  },
  asks: {
    ...PROPOSED,
    discardTrains: ['1849 §6-d'],
    leaveOrLoan: ['1849 §10.7-h'],
    bondInterest: ['1849 §14.2-c'],
    bondDebt: ['1849 §14.2-f'],
    presidencySwap: ['1849 §9.5-c'],
    rsaStart: ['1849 §8.1-a'],
    home: ['1849 §9.4.1-a'],
    privateAuction: ['1849 §8-e'],
  },
  rules: {
    passOutOfTurn: [],
    outOfTurn: [],
    ...anotherKind(KIND),
    onPrintedArea: lay('1849 §10.3-b'),
    onNoHex: lay('1849 §10.3-f'),
    noSuchTile: lay('1849 §10.3-l'),
    colourTooEarly: lay('1849 §10.3-c'),
    skipsColour: lay('1849 §10.3-c'),
    unconnectedTile: lay('1849 §10.3-d'),
    tileInOtherRound: ['1849 §10.3-a'],
    tokenWithoutCity: token('1849 §10.4-c'),
    tokenTwice: token('1849 §10.4-g'),
    tokenUnconnected: token('1849 §10.4-c'),
    tokenInFullCity: token('1849 §10.4-c'),
    tokenInOtherRound: ['1849 §10.4-b'],
    bankTrainAtOtherPrice: train('1849 §10.6-c'),
    trainOutOfOrder: train('1849 §10.6-c'),
    trainTooDear: train(),
    trainForNothing: train('1849 §10.6-e'),
    trainElsewhere: train('1849 §10.6-c', '1849 §10.6-e'),
    trainInOtherRound: ['1849 §10-c'],
    runInOtherRound: ['1849 §10.5-a'],
    dividendInOtherRound: ['1849 §10.5.3-a'],
    sharesInOperatingRound: ['1849 §9-b'],
    saleInOperatingRound: ['1849 §10.7-a'],
    saleOfOthersShares: ['1849 §9.2-g'],
    purchaseFromPlayer: ['1849 §9.3-a', '1849 §9.4-c'],
    twoSharesAtOnce: ['1849 §9-b', '1849 §9.4-c'],
    startInOperatingRound: ['1849 §9.4-a'],
    bidInOperatingRound: ['1849 §8-b'],
    privateOfCompany: ['1849 §7.1-d'],
    closedPrivate: ['1849 §7.1-e'],
    answerToNothing: ['1849 §7.1-c'],
    discardWithoutNeed: ['1849 §10.6-g'],
    bankruptWithoutNeed: ['1849 §10.7-a'],
    choiceOfNothing: { also: (state) => turnsNow(table1849, state) },
    loanWithoutRight: ['1849 §14.2-a'],
    repaymentOfNothing: ['1849 §14.2-e'],
    mergerOfAny: ['1849 §1.1-b'],
    tokenRemoved: ['1849 §1.1-b'],
    powerOfNothing: ['1849 §7.1-a', '1849 §7.1-P3', '1849 §7.1-P4'],
    passWhereAsked: {
      open: ['1849 §10.6-a'],
      over: ['1849 §10.5.2-c', '1849 §10.5.3-a', '1849 §9.1-c'],
      elsewhere: ['1849 §9.1-c'],
    },
  },
};
