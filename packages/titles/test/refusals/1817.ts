/** 1817: kinds of mistakes and the rules of the printed rulebook that forbid them. */
import { preferences } from '../../src/1817/test/walker.ts';
import { type Allowed, anotherKind, type RefusalTable, turnsNow } from './harness.ts';

const lay = (...rules: readonly string[]): Allowed => ({ open: rules, over: ['1817 §or.4', '1817 §track.1'] });

/** The rules print no kinds of hexes beyond the map itself. */
const KIND = lay('1817 §map.7');

const token = (...rules: readonly string[]): Allowed => ({
  open: [...rules, '1817 §tok.1'],
  over: ['1817 §or.4'],
  later: ['1817 §or.4'],
});

const train = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['1817 §or.4'],
  later: ['1817 §or.4'],
});

const ALL = (rule: string): Allowed => [rule];

const AUCTIONS = {
  privateAuction: ['1817 §auc.5'],
  startAuction: ['1817 §ipo.4'],
  companyAuction: ['1817 §auct.1'],
};

const STARTING = {
  home: ['1817 §ipo.2'],
  companySize: ['1817 §ipo.6'],
  contribution: ['1817 §ipo.7'],
  startStations: ['1817 §ipo.10'],
};

const ASKED = {
  discardTrains: ['1817 §buyt.6'],
  reduceStations: ['1817 §tokmerge.3'],
  chooseBuyer: ['1817 §auct.5'],
  crisis: ['1817 §crisis.2', '1817 §crisis.5'],
  'consent.merge': ['1817 §cm.6'],
  'consent.buyTrain': ['1817 §buyt.1'],
};

export const table1817: RefusalTable = {
  title: '1817',
  walks: [
    { players: 4, seed: 1, preferences },
    { players: 3, seed: 2, preferences, options: { volatility: true } },
    { players: 6, seed: 3, preferences, limit: 1500 },
    { players: 5, seed: 4, preferences, limit: 1500 },
  ],
  turns: {
    ...AUCTIONS,
    ...STARTING,
    ...ASKED,
    crisis: ['1817 §crisis.5'],
    initialAuction: ['1817 §auc.7', '1817 §auc.3'],
    pyramidAuction: ['1817 §vauc.5', '1817 §vauc.2'],
    stockRound: ['1817 §sr.1'],
    operatingRound: ['1817 §or.3'],
    mergerRound: ['1817 §ma.2'],
    acquisitionRound: ['1817 §ma.2'],
    growthTrading: ['1817 §post.2', '1817 §post.1'],
    growthLoans: ['1817 §conv.3'],
    growthStations: ['1817 §conv.4'],
    saleOffer: ['1817 §sale.1'],
    finance: ['1817 §acq.3'],
  },
  asks: ASKED,
  rules: {
    passOutOfTurn: [],
    outOfTurn: [],
    ...anotherKind(KIND),
    onPrintedArea: lay('1817 §map.5', '1817 §map.6', '1817 §map.7'),
    onNoHex: lay('1817 §map.7'),
    noSuchTile: lay('1817 §map.7'),
    colourTooEarly: lay('1817 §track.5', '1817 §track.2', '1817 §track.10'),
    skipsColour: lay('1817 §track.5', '1817 §track.1'),
    unconnectedTile: lay('1817 §track.7', '1817 §track.1'),
    tileInOtherRound: ALL('1817 §or.4'),
    tokenWithoutCity: token(),
    tokenTwice: token('1817 §tok.2'),
    tokenUnconnected: token(),
    tokenInFullCity: token(),
    tokenInOtherRound: ['1817 §or.4', '1817 §ipo.2'],
    // The limit and the price stand in one paragraph, what the treasury lacks in another.
    bankTrainAtOtherPrice: train('1817 §buyt.1', '1817 §buyt.5'),
    trainOutOfOrder: train('1817 §trn.1'),
    // Obsolete trains, and those of a red company, are for nobody.
    trainTooDear: train('1817 §buyt.5', '1817 §buyt.1', '1817 §buyt.2'),
    trainForNothing: train('1817 §buyt.1', '1817 §buyt.5', '1817 §buyt.2'),
    trainElsewhere: train('1817 §trn.1'),
    trainInOtherRound: ALL('1817 §or.4'),
    runInOtherRound: ALL('1817 §or.4'),
    dividendInOtherRound: ALL('1817 §or.4'),
    sharesInOperatingRound: ALL('1817 §sr.3'),
    saleInOperatingRound: ALL('1817 §sr.3'),
    saleOfOthersShares: ALL('1817 §sell.1'),
    purchaseFromPlayer: ALL('1817 §buy.1'),
    twoSharesAtOnce: ALL('1817 §buy.1'),
    startInOperatingRound: ['1817 §ipo.8', '1817 §ipo.3', '1817 §sr.3'],
    bidInOperatingRound: ALL('1817 §ipo.3'),
    privateOfCompany: ALL('1817 §auc.1'),
    closedPrivate: ALL('1817 §auc.1'),
    answerToNothing: ALL('1817 §cm.6'),
    discardWithoutNeed: ALL('1817 §buyt.6'),
    bankruptWithoutNeed: ALL('1817 §crisis.7'),
    choiceOfNothing: {
      also: (state) => turnsNow(table1817, state),
    },
    loanWithoutRight: ['1817 §loan.4', '1817 §int.5'],
    repaymentOfNothing: ['1817 §loan.5', '1817 §repay.1', '1817 §repay.2'],
    mergerOfAny: ALL('1817 §cm.1'),
    tokenRemoved: ALL('1817 §tokmerge.3'),
    powerOfNothing: ALL('1817 §priv.6'),
    passWhereAsked: {
      open: ['1817 §ipo.7', '1817 §vauc.2', '1817 §cert.2', '1817 §acq.5', '1817 §ipo.2', '1817 §ipo.6'],
      over: ['1817 §route.1', '1817 §div.1'],
      elsewhere: ['1817 §vauc.2', '1817 §ipo.2', '1817 §ipo.6', '1817 §ipo.7'],
    },
  },
};
