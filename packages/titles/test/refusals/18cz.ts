/** 18CZ: kinds of mistakes and the sections of the printed rulebook that forbid them. */
import { preferences } from '../../src/18cz/test/walker.ts';
import { type Allowed, type RefusalTable, turnsNow } from './harness.ts';

/** A bare home is built on before anything else, and a state railway lays its red tile first. */
const lay = (...rules: readonly string[]): Allowed => ({
  open: [...rules, '18CZ §VIII.4-3', '18CZ §VIII.4-14', '18CZ §VIII.4-2'],
  over: ['18CZ §VIII.3-1'],
  later: ['18CZ §VIII.3-1'],
  elsewhere: ['18CZ §VIII.3-1'],
});

const token = (...rules: readonly string[]): Allowed => ({
  open: [...rules, '18CZ §VII.5-4', '18CZ §VIII.6-4', '18CZ §VIII.6-6'],
  over: ['18CZ §VIII.3-1'],
  later: ['18CZ §VIII.3-1'],
  elsewhere: ['18CZ §VIII.3-1'],
});

/** What also forbids a purchase: the limit of trains, the size of the company, its treasury, and the phase for trades. */
const train = (...rules: readonly string[]): Allowed => ({
  open: [
    ...rules,
    '18CZ §VIII.10-4',
    '18CZ §VIII.10-9',
    '18CZ §VIII.10-12',
    '18CZ §VIII.11-1',
    '18CZ §VIII.11-2',
    '18CZ §VIII.12-5',
  ],
  over: ['18CZ §VIII.10-2'],
  later: ['18CZ §VIII.10-2'],
  elsewhere: ['18CZ §VIII.10-2'],
});

const SHARES = ['18CZ §IV.2.a-1'];

/** Who sells has to agree. */
const PROPOSED = {
  'consent.localTrade': ['18CZ §IV.1-13'],
  'consent.trainTrade': ['18CZ §VIII.10-7'],
  'consent.absorption': ['18CZ §VIII.9-5'],
};

export const table18CZ: RefusalTable = {
  title: '18CZ',
  walks: [
    { players: 4, seed: 1, preferences, limit: 900 },
    { players: 3, seed: 2, preferences, limit: 900 },
    { players: 5, seed: 3, preferences, limit: 900 },
    { players: 6, seed: 4, preferences, limit: 900 },
  ],
  turns: {
    draft: ['18CZ §VI-1'],
    nominate: ['18CZ §XI.2-19'],
    bidding: ['18CZ §XI.2-20'],
    stock: ['18CZ §VII.2-1'],
    operating: ['18CZ §VIII.2-2'],
    ...PROPOSED,
    discardTrains: ['18CZ §VIII.12-4', '18CZ §VIII.2-2'],
  },
  asks: {
    ...PROPOSED,
    discardTrains: ['18CZ §VIII.12-4'],
    returnOther: ['18CZ §VIII.10-5'],
    dropStation: ['18CZ §VIII.9-8'],
    assignMarker: ['18CZ §VIII.6-11'],
    home: ['18CZ §VII.5-4', '18CZ §VIII.4-14'],
  },
  rules: {
    passOutOfTurn: [],
    outOfTurn: [],
    cityOnOpenHex: lay('18CZ §VIII.4-7'),
    townOnOpenHex: lay('18CZ §VIII.4-7'),
    trackOnCity: lay('18CZ §VIII.4-6'),
    trackOnTown: lay('18CZ §VIII.4-5'),
    townOnCity: lay('18CZ §VIII.4-6'),
    cityOnTown: lay('18CZ §VIII.4-5'),
    onPrintedArea: lay('18CZ §VIII.4-1'),
    onNoHex: lay('18CZ §VIII.4-9'),
    noSuchTile: lay('18CZ §VIII.4-1'),
    colourTooEarly: lay('18CZ §VIII.5-1'),
    skipsColour: lay('18CZ §VIII.4-1', '18CZ §VIII.5-1'),
    unconnectedTile: lay('18CZ §VIII.4-4'),
    tileInOtherRound: ['18CZ §VIII.3-1'],
    tokenWithoutCity: token(),
    tokenTwice: token('18CZ §VIII.6-7'),
    tokenUnconnected: token('18CZ §VIII.6-2', '18CZ §VIII.6-8', '18CZ §VIII.6-9', '18CZ §VIII.6-10'),
    tokenInFullCity: token(),
    tokenInOtherRound: ['18CZ §VIII.3-1'],
    bankTrainAtOtherPrice: train('18CZ §VIII.10-6'),
    trainOutOfOrder: train('18CZ §VIII.10-6', '18CZ §VIII.10-13'),
    trainTooDear: train('18CZ §VIII.10-7'),
    trainForNothing: train('18CZ §VIII.10-7'),
    trainElsewhere: train('18CZ §VIII.10-6'),
    trainInOtherRound: ['18CZ §VIII.10-2'],
    runInOtherRound: ['18CZ §VIII.3-1'],
    dividendInOtherRound: ['18CZ §VIII.8-5'],
    sharesInOperatingRound: SHARES,
    saleInOperatingRound: SHARES,
    saleOfOthersShares: ['18CZ §VII.6-1', '18CZ §VII.6-3'],
    purchaseFromPlayer: ['18CZ §VII.1-1'],
    twoSharesAtOnce: ['18CZ §VII.1-3'],
    startInOperatingRound: SHARES,
    bidInOperatingRound: ['18CZ §XI.2-18'],
    privateOfCompany: ['18CZ §VII.1-1', '18CZ §IV.1-5'],
    closedPrivate: ['18CZ §IV.1-5', '18CZ §IV.1-11'],
    answerToNothing: ['18CZ §IV.1-13'],
    discardWithoutNeed: ['18CZ §VIII.10-8'],
    bankruptWithoutNeed: ['18CZ §VIII.11-5'],
    choiceOfNothing: { also: (state) => turnsNow(table18CZ, state) },
    loanWithoutRight: ['18CZ §VIII.11-5', '18CZ §VIII.11-1'],
    repaymentOfNothing: ['18CZ §VIII.11-8'],
    mergerOfAny: ['18CZ §VIII.9-1', '18CZ §VIII.9-2'],
    tokenRemoved: ['18CZ §VIII.9-8'],
    powerOfNothing: ['18CZ §XI.2-14'],
    passWhereAsked: {
      open: ['18CZ §VIII.3-1', '18CZ §VIII.8-5', '18CZ §VIII.10-1', '18CZ §VII.4-3', '18CZ §VIII.9-14'],
      also: (state) => turnsNow(table18CZ, state),
    },
  },
};
