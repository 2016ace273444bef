/** 18MEX: kinds of mistakes and the sections of the printed rulebook that forbid them. */
import { type Action, cashOf, phaseFacts, type State, trainFacts, trainsAt, trainsForSale } from '@roundhouse/engine';
import { type Allowed, companyOfTurn, isFull, type RefusalTable, turnsNow } from './harness.ts';

/** While the sale of privates and minors goes on, a turn is one of its three things; in stock rounds no company operates. */
const ELSEWHERE = ['18MEX §3.1#1', '18MEX §1.1#3'];

/** One or two yellow tiles or one upgrade; minors one yellow tile. */
const lay = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['18MEX §4.3(c)', '18MEX §4.4.1#3', '18MEX §4.2(b)'],
});

const token = (...rules: readonly string[]): Allowed => ({
  open: rules,
  over: ['18MEX §4.3(d)'],
  later: ['18MEX §4.3(d)', '18MEX §4.2(a)'],
});

/** What else forbids a purchase, where it is so: minors neither buy nor sell, the limit, one bank train, the president's help. */
const aroundTrains = (state: State, action: Action): readonly string[] => {
  if (action.type !== 'buyTrain') return [];
  const company = companyOfTurn(state);
  const { flags } = phaseFacts(state);
  const short =
    cashOf(state, company) <
    (trainsForSale(state)[0] ? trainFacts(state, trainsForSale(state)[0]?.name ?? '').price : 0);
  return [
    ...([company, action.from].some((id) => 'ABC'.includes(id)) ? ['18MEX §1.3.3#2'] : []),
    ...(isFull(state, company) ? ['18MEX §4.3.4(g)#1'] : []),
    ...(action.from === 'depot' && flags.includes('oneBankTrain') ? ['18MEX §4.3.4(f)'] : []),
    ...(short && trainsAt(state, company).length === 0
      ? ['18MEX §4.3.4.2(a)', '18MEX §4.3.4.2(b)', '18MEX §4.3.4.1#3']
      : []),
  ];
};

const train = (...rules: readonly string[]): Allowed => ({
  open: rules,
  later: ['18MEX §4.3(h)', '18MEX §1.3.3#2'],
  also: aroundTrains,
});

/** Who is asked to buy or sell has to agree; majors buy privates in operating rounds. */
const PROPOSED = {
  'consent.buyPrivate': ['18MEX §3.2(c)(4)', '18MEX §4.3.5#1'],
  'consent.sellPrivate': ['18MEX §3.2(b)#1'],
  'consent.buyTrain': ['18MEX §4.3.4(d)#1'],
};

/** Steps in which somebody is asked, by the rule that says whose turn it is. */
const ASKS = {
  privateAuction: ['18MEX §3.1.1#2'],
  setPar: ['18MEX §5.1#1'],
  objection: ['18MEX §4.4.2.1#4'],
  discardTrains: ['18MEX §4.3.4(g)#2'],
  mergerQuery: ['18MEX §5.3(b)'],
  mergerChoice: ['18MEX §5.3(c)'],
  mergerRest: ['18MEX §5.3(f)'],
  presidency: ['18MEX §3.5(b)#2'],
  returnShares: ['18MEX §3.2(a)(5)'],
  ...PROPOSED,
};

export const table18MEX: RefusalTable = {
  title: '18MEX',
  walks: [
    { players: 4, seed: 1 },
    { players: 3, seed: 2 },
    { players: 5, seed: 3 },
    { players: 3, seed: 4, limit: 2000 },
    { players: 4, seed: 7, limit: 2000, options: { baja: true } },
  ],
  turns: { ...ASKS, stockRound: ['18MEX §1.1#2'], operatingRound: ['18MEX §1.1#3'] },
  asks: ASKS,
  rules: {
    passOutOfTurn: [],
    outOfTurn: [],
    cityOnOpenHex: lay('18MEX §4.4.1(d)'),
    townOnOpenHex: lay('18MEX §4.4.1(e)#1'),
    trackOnCity: lay('18MEX §4.4.1(d)'),
    trackOnTown: lay('18MEX §4.4.1(e)#1'),
    townOnCity: lay('18MEX §4.4.1(d)', '18MEX §4.4.1(e)#1'),
    cityOnTown: lay('18MEX §4.4.1(d)', '18MEX §4.4.1(e)#1'),
    onPrintedArea: lay('18MEX §4.4.1(c)#1'),
    onNoHex: lay('18MEX §4.4.1(i)'),
    noSuchTile: lay('18MEX §4.4.1(b)#1'),
    colourTooEarly: lay('18MEX §4.4.1(a)'),
    // A minor lays yellow tiles only; after a yellow tile no upgrade is made.
    skipsColour: lay('18MEX §4.4.1(c)#1', '18MEX §4.4.1(a)', '18MEX §4.3(c)'),
    unconnectedTile: lay('18MEX §4.4.1(j)#1'),
    tileInOtherRound: ELSEWHERE,
    tokenWithoutCity: token('18MEX §4.3.2#1'),
    tokenTwice: token('18MEX §4.3.2(b)', '18MEX §4.3.2#1'),
    tokenUnconnected: token('18MEX §4.3.2(a)', '18MEX §4.3.2#1'),
    tokenInFullCity: token('18MEX §4.3.2#1', '18MEX §4.3.2(a)'),
    tokenInOtherRound: ELSEWHERE,
    bankTrainAtOtherPrice: train('18MEX §4.3.4(c)'),
    trainOutOfOrder: train('18MEX §4.3.4(b)'),
    // More than the treasury holds: the president would have to add to it, for a train of another company.
    trainTooDear: train('18MEX §4.3.4(d)#1', '18MEX §4.3.4(d)#2', '18MEX §4.3.4.2(a)'),
    trainForNothing: train('18MEX §4.3.4(d)#1', '18MEX §4.3.4(d)#2'),
    trainElsewhere: train('18MEX §4.3.4#1'),
    trainInOtherRound: ELSEWHERE,
    runInOtherRound: ELSEWHERE,
    dividendInOtherRound: ELSEWHERE,
    sharesInOperatingRound: ['18MEX §1.1#2'],
    saleInOperatingRound: ['18MEX §4.3.4.2(d)#1'],
    saleOfOthersShares: ['18MEX §3.2(a)#1'],
    purchaseFromPlayer: ['18MEX §1.5#5'],
    twoSharesAtOnce: ['18MEX §3.2#1'],
    startInOperatingRound: ['18MEX §1.1#2'],
    bidInOperatingRound: ['18MEX §3.1#1'],
    privateOfCompany: ['18MEX §4.3.5#2', '18MEX §3.1#1'],
    closedPrivate: ['18MEX §App.1#1'],
    answerToNothing: ['18MEX §3.2(b)#1', '18MEX §3.1#1'],
    discardWithoutNeed: ['18MEX §4.3.4#2'],
    bankruptWithoutNeed: ['18MEX §4.3.4.2#3', '18MEX §3.1#1'],
    choiceOfNothing: { also: (state) => turnsNow(table18MEX, state) },
    loanWithoutRight: ['18MEX §1.3.2#3'],
    repaymentOfNothing: ['18MEX §1.3.2#3'],
    mergerOfAny: ['18MEX §5.3(b)', '18MEX §3.1#1'],
    tokenRemoved: ['18MEX §4.3.2#3'],
    powerOfNothing: ['18MEX §1.3.1#4', '18MEX §3.1#1'],
    passWhereAsked: {
      open: ['18MEX §4.3.4.2#1', '18MEX §3.1.2#3', '18MEX §3.3(b)#4'],
      over: ['18MEX §4.2(c)', '18MEX §4.3(e)', '18MEX §4.3.3#1'],
    },
  },
};
