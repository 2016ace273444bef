/** 1862: kinds of mistakes and the sections of the printed rulebook that forbid them. */
import type { State } from '@roundhouse/engine';
import { preferences } from '../../src/1862/test/walker.ts';
import { LONDON } from '../../src/1862/map.ts';
import { lnerFormed } from '../../src/1862/rules/slots.ts';
import { type Allowed, anotherKind, companyOfTurn, type RefusalTable, stepNow, turnsNow } from './harness.ts';

/** The order of a turn; after the LNER has formed nothing is built. */
const ORDER = ['1862 §7.1 (d)', '1862 §10.3 (d)'];

/** While the home has no slot, the company builds there and nowhere else; what was built already ends the building. */
const lay = (...rules: readonly string[]): Allowed => ({
  open: [...rules, '1862 §7.2 (g)'],
  later: ORDER,
  elsewhere: [...ORDER, '1862 §7.6.2 (a)', '1862 §7.6.3 (d)', '1862 §7.6.4 (a)'],
});

const KIND = lay('1862 §7.6.1 (c)');

/**
 * Markers are placed after building, except for London, to which one builds instead of anything else. After the LNER has formed
 * none are placed, and a company without markers places none.
 */
const token = (...rules: readonly string[]): Allowed => ({
  open: rules,
  elsewhere: ['1862 §7.1 (d)'],
  also: (state, action) => [
    ...(lnerFormed(state) ? ['1862 §10.3 (d)'] : []),
    ...(state.companies[companyOfTurn(state)]?.tokens.length === 0 ? ['1862 §7.7 (a)'] : []),
    ...(action.type === 'placeToken' && LONDON.some((hex) => hex === action.hex)
      ? ['1862 §7.6.5 (a)', '1862 §7.6.5 (b)']
      : stepNow(state) === 'track'
        ? ['1862 §7.1 (d)']
        : []),
  ],
});

/** What else forbids a purchase, where it is so: only the bank sells after the LNER has formed. */
const train = (...rules: readonly string[]): Allowed => ({
  open: rules,
  elsewhere: ['1862 §7.1 (d)'],
  also: (state, action) =>
    lnerFormed(state) && action.type === 'buyTrain' && action.from !== 'depot' ? ['1862 §10.3 (d)'] : [],
});

const ROUNDS = ['1862 §3.0 (a)'];
const built = (state: State): readonly string[] => (state.round.kind === 'operating' ? [] : [...ROUNDS, ...ORDER]);

/** Runs are found in a hurry: trains may stay at home. */
const HURRIED = { mustRun: false };

/** The other director has to agree. */
const PROPOSED = {
  'consent.merge': ['1862 §7.5.1 (a)'],
  'consent.buyTrain': ['1862 §7.9 (d)'],
};

export const table1862: RefusalTable = {
  title: '1862',
  walks: [
    { players: 4, seed: 1, preferences, rulings: HURRIED, limit: 1200 },
    { players: 3, seed: 2, preferences, rulings: HURRIED, limit: 1200 },
    { players: 5, seed: 3, preferences, rulings: HURRIED, limit: 1200 },
    {
      players: 4,
      seed: 4,
      preferences,
      rulings: HURRIED,
      options: { trainTypes: 'simpleExpress', beginner: true },
      limit: 1200,
    },
    { players: 4, seed: 5, preferences, rulings: HURRIED, options: { shortGame: true }, limit: 1500 },
  ],
  turns: {
    parliament: ['1862 §4.1 (e)'],
    auction: ['1862 §4.1 (a)'],
    charter: ['1862 §4.2'],
    stockRound: ['1862 §6.1'],
    operatingRound: ['1862 §7.1 (c)'],
    fold: ['1862 §5.2.4 (a)'],
    ...PROPOSED,
    fine: ['1862 §4.3 (c)'],
    markers: ['1862 §6.5.4.2 (b)'],
    excess: ['1862 §7.5.6 (c)'],
  },
  asks: {
    fold: ['1862 §5.2.4'],
    ...PROPOSED,
    fine: ['1862 §4.3 (c)'],
    markers: ['1862 §6.5.4.2 (b)'],
    excess: ['1862 §7.5.6 (c)'],
    charter: ['1862 §4.2'],
  },
  rules: {
    passOutOfTurn: [],
    outOfTurn: [],
    ...anotherKind(KIND),
    onPrintedArea: lay('1862 §7.6.1 (c)'),
    onNoHex: lay('1862 §7.6.1 (b)', '1862 §7.6.1 (c)'),
    noSuchTile: lay('1862 §7.6.1 (c)'),
    colourTooEarly: lay('1862 §7.6.3 (a)', '1862 §7.6.3 (d)'),
    skipsColour: lay('1862 §7.6.3 (a)', '1862 §7.6.1 (c)', '1862 §7.6.3 (d)'),
    unconnectedTile: lay('1862 §7.6.1 (a)', '1862 §7.6.1 (c)'),
    tileInOtherRound: [...ROUNDS, '1862 §10.3 (d)'],
    tokenWithoutCity: token('1862 §7.7 (b)'),
    tokenTwice: token('1862 §7.7 (b)'),
    tokenUnconnected: token('1862 §7.7 (b)'),
    tokenInFullCity: token('1862 §7.7 (b)'),
    tokenInOtherRound: [...ROUNDS, '1862 §10.3 (d)'],
    bankTrainAtOtherPrice: train('1862 §7.9 (c)'),
    trainOutOfOrder: train('1862 §7.9 (b)'),
    trainTooDear: train('1862 §7.9 (c)'),
    trainForNothing: train('1862 §7.9 (c)'),
    trainElsewhere: train('1862 §7.9 (a)'),
    trainInOtherRound: ROUNDS,
    runInOtherRound: ROUNDS,
    dividendInOtherRound: ROUNDS,
    sharesInOperatingRound: { open: ['1862 §7.13'], later: ROUNDS, elsewhere: ROUNDS },
    saleInOperatingRound: [...ROUNDS, '1862 §7.11 (c)'],
    saleOfOthersShares: ['1862 §6.4 (b)', '1862 §6.4 (a)'],
    purchaseFromPlayer: ['1862 §6.5.1 (a)', '1862 §6.5.2 (b)'],
    twoSharesAtOnce: ['1862 §6.2 (a)'],
    startInOperatingRound: [...ROUNDS, '1862 §10.3 (c)'],
    bidInOperatingRound: [...ROUNDS, '1862 §10.3 (c)'],
    privateOfCompany: [],
    closedPrivate: [],
    answerToNothing: ['1862 §7.5.1 (a)'],
    discardWithoutNeed: ['1862 §7.9 (g)'],
    bankruptWithoutNeed: ['1862 §7.12 (a)', ...ROUNDS, '1862 §7.1 (d)'],
    choiceOfNothing: ['1862 §5.2.4'],
    loanWithoutRight: ['1862 §7.11 (c)'],
    repaymentOfNothing: ['1862 §7.11 (c)'],
    mergerOfAny: ['1862 §7.5 (a)', ...ROUNDS, '1862 §7.1 (d)', '1862 §10.3 (d)'],
    tokenRemoved: { also: (state) => ['1862 §7.7 (c)', ...built(state)] },
    powerOfNothing: [],
    passWhereAsked: {
      open: [
        '1862 §7.8 (k)',
        '1862 §7.8.5 (a)',
        '1862 §7.11 (b)',
        '1862 §7.11 (c)',
        '1862 §6.5.2 (b)',
        '1862 §7.2 (g)',
      ],
      elsewhere: ['1862 §7.8 (k)', '1862 §7.8.5 (a)'],
      also: (state) => turnsNow(table1862, state),
    },
  },
};
