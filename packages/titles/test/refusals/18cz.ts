/** 18CZ: kinds of mistakes and the sections of the printed rulebook that forbid them. */
import { type Action, cashOf, type CompanyId, factsOf, type State, titleOf, trainsAt } from '@roundhouse/engine';
import { preferences } from '../../src/18cz/test/walker.ts';
import { type Allowed, companyOfTurn, isFull, type RefusalTable, turnsNow } from './harness.ts';

const SIZES = ['small', 'medium', 'large'];

/** Trains of medium companies count small stations apart, those of large ones are expresses. */
const sizeOfTrain = (side: string): string => (side.includes('+') ? 'medium' : side.includes('E') ? 'large' : 'small');

/** Home hexes without a tile; Praha has its own. */
const isHomeBare = (state: State, company: CompanyId): boolean =>
  (factsOf(state).companies[company]?.home ?? []).some(({ hex }) => hex !== 'E11' && !state.board.tiles[hex]);

/** What has been laid in this turn. */
const hasLaid = ({ agenda }: State): boolean => {
  const { yellow, upgraded } = (agenda.at(-1) ?? {}) as Record<string, unknown>;
  return Number(yellow ?? 0) > 0 || upgraded === true;
};

/** A bare home is built on before anything else; after an upgrade or the last yellow tile nothing more is laid. */
const lay = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['18CZ §VIII.3-1'],
  later: ['18CZ §VIII.3-1'],
  elsewhere: ['18CZ §VIII.3-1'],
  also: (state) => [
    ...(isHomeBare(state, companyOfTurn(state)) ? ['18CZ §VIII.4-3'] : []),
    ...(hasLaid(state) ? ['18CZ §VIII.4-2'] : []),
  ],
});

const token = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['18CZ §VIII.3-1'],
  later: ['18CZ §VIII.3-1'],
  elsewhere: ['18CZ §VIII.3-1'],
  also: (state) => (state.companies[companyOfTurn(state)]?.tokens.length === 0 ? ['18CZ §VIII.6-5'] : []),
});

/** What else forbids a purchase from a company, where it is so: the limit, a train for bigger companies, the last place, the phase. */
const aroundTrains = (state: State, action: Action): readonly string[] => {
  if (action.type !== 'buyTrain' || action.from === 'depot') return [];
  const company = companyOfTurn(state);
  const size = state.companies[company]?.size ?? '';
  const own = trainsAt(state, company);
  const sold = sizeOfTrain(state.trains.find(({ id }) => id === action.train)?.side ?? '');
  const hasOwnKind = own.some(({ side }) => sizeOfTrain(side) === size);
  return [
    ...(isFull(state, company) && (hasOwnKind || sold !== size) ? ['18CZ §VIII.10-4'] : []),
    ...(SIZES.indexOf(sold) > SIZES.indexOf(size) ? ['18CZ §VIII.10-9'] : []),
    ...(own.length === titleOf(state).trainLimit(state, company) - 1 && !hasOwnKind && sold !== size
      ? ['18CZ §VIII.10-12']
      : []),
    ...(action.price > cashOf(state, company) ? ['18CZ §VIII.11-2'] : []),
  ];
};

const train = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['18CZ §VIII.10-2'],
  later: ['18CZ §VIII.10-2'],
  elsewhere: ['18CZ §VIII.10-2'],
  also: aroundTrains,
});

const SHARES = ['18CZ §IV.2.a-1'];

/** Who sells has to agree. */
const PROPOSED = {
  'consent.buyPrivate': ['18CZ §IV.1-13'],
  'consent.buyTrain': ['18CZ §VIII.10-7'],
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
    privateAuction: ['18CZ §XI.2-20'],
    stockRound: ['18CZ §VII.2-1'],
    operatingRound: ['18CZ §VIII.2-2'],
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
    tokenWithoutCity: token('18CZ §VIII.6-4'),
    tokenTwice: token('18CZ §VIII.6-7'),
    tokenUnconnected: token('18CZ §VIII.6-2', '18CZ §VIII.6-8', '18CZ §VIII.6-9', '18CZ §VIII.6-10'),
    tokenInFullCity: token('18CZ §VIII.6-4'),
    tokenInOtherRound: ['18CZ §VIII.3-1'],
    bankTrainAtOtherPrice: train('18CZ §VIII.10-6'),
    trainOutOfOrder: train('18CZ §VIII.10-6'),
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
