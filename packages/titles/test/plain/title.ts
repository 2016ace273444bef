/** A plain title in the manner of 1830, made of shared pieces only: it shows how they go together, and tests try them alone. */
import {
  askToDiscard,
  type AuctionFrame,
  buildChart,
  buildMap,
  cashOf,
  type CompanyFacts,
  type CompanyId,
  companyOf,
  CONSENT,
  defineConsentStep,
  DISCARD_TRAINS,
  defineDiscardStep,
  endGame,
  type Facts,
  firstTilePays,
  frame,
  inZone,
  type Move,
  newTurn,
  defineOperatingRound,
  type OperatingRoundFrame,
  passPriority,
  phaseFacts,
  PLAIN_NETWORK,
  definePlayerRound,
  type PlayerRoundFrame,
  pop,
  registerTitle,
  type State,
  stepHandles,
  stepMarker,
  type StepsOf,
  vocabulary,
  type Words,
} from '@roundhouse/engine';
import { beginOperatingSet, beginStockRound, continueSet } from '../../src/common/rounds.ts';
import { faceRange, privatePurchase } from '../../src/common/privatePurchase.ts';
import { floatedInMarketOrder } from '../../src/common/order.ts';
import { trainLimitOfPhase } from '../../src/common/limits.ts';
import { byId, phaseRow, TEN_SHARES, trainCard } from '../../src/common/facts.ts';
import { defineOperatingTurn, type OperatingTurnFrame } from '../../src/common/operatingTurn.ts';
import { declareOptions, defineVariants, optionReader, optionSettings } from '../../src/common/options.ts';
import { type DividendFrame, defineDividendStep, noteRevenue, payOrWithhold } from '../../src/common/dividendStep.ts';
import { emergencySales } from '../../src/common/emergencySales.ts';
import { placeHomeToken } from '../../src/common/homeToken.ts';
import {
  bids,
  lowestFirstSale,
  reductionIn,
  saleRound,
  type SaleRoundFrame,
} from '../../src/common/lowestFirstSale.ts';
import { floatIfSold } from '../../src/common/parAndFloat.ts';
import { PRESIDENCY, presidencySteps, RETURN_SHARES } from '../../src/common/presidency.ts';
import { type PurchaseRules } from '../../src/common/purchases.ts';
import { routeProblemOf } from '../../src/common/routeProblem.ts';
import { defineRunStep } from '../../src/common/runStep.ts';
import { type RunFrame } from '../../src/common/runs.ts';
import { type SaleRules } from '../../src/common/sales.ts';
import { initialState } from '../../src/common/setup.ts';
import { raiseSoldOut } from '../../src/common/soldOut.ts';
import { soldThisRoundIn } from '../../src/common/soldThisRound.ts';
import { standardTiles, tilesById } from '../../src/common/standardTiles.ts';
import { type StationFrame } from '../../src/common/station.ts';
import { defineStationStep } from '../../src/common/stationStep.ts';
import { defineStockTurn, type StockTurnFrame } from '../../src/common/stockTurn.ts';
import { policiesByKey, type TrackStepFrame } from '../../src/common/track.ts';
import { defineTrackStep } from '../../src/common/trackStep.ts';
import { trainDuty } from '../../src/common/trainDuty.ts';
import { trainProposals, type TrainRules } from '../../src/common/trainPurchase.ts';
import { defineTrainStep, type TrainStepFrame } from '../../src/common/trainStep.ts';
import type { RouteRules } from '@roundhouse/routes';
import { marketValue, parInOffering, soldByBank, worthOf } from '../../src/common/values.ts';
import { playersAndPool } from '../../src/common/dividends.ts';

const company = (id: string, hex: string): CompanyFacts => ({
  id,
  name: { en: id, ru: id },
  kind: 'corporation',
  size: 'corporation',
  certificates: TEN_SHARES,
  tokens: [0, 40],
  home: [{ hex, city: 0 }],
  floatPercent: 50,
  colour: '#000000',
  text: '#ffffff',
});

const said = (text: string): Words => ({ en: text, ru: text });

const OPTIONS = declareOptions({
  leanStart: {
    name: said('Lean start'),
    effect: said('Players begin with $200 instead of $300.'),
    standard: false,
    rule: 'plain §2.1',
  },
});

const option = optionReader(OPTIONS);

const VARIANTS = defineVariants(
  { options: OPTIONS, players: [3] },
  { lean: { name: said('Lean'), effect: said('Less money.'), options: { leanStart: true } } },
);

const facts: Facts = {
  track: {
    map: buildMap({
      layout: 'flat',
      axes: { x: 'letter', y: 'number' },
      hexes: {
        white: { 'city=revenue:0': 'A1 A5', '': 'A3' },
        gray: { 'city=revenue:30;path=a:3,b:_0': 'A7' },
      },
    }),
    tiles: tilesById(standardTiles({ '9': 2, '57': 3 })),
  },
  market: buildChart({
    kind: '2d',
    zones: { p: 'par', y: 'yellow' },
    rows: ['60 70 80 90p 100 110', '50 60 70 80p 90', '40y 50 60 70p'],
  }),
  phases: [phaseRow('2', 'yellow', 2, 1), phaseRow('3', 'yellow', 1, 1)],
  trains: [trainCard('2', 2, 80), trainCard('3', 4, 300, { tradeIn: { '2': 60 } })],
  companies: byId([company('X', 'A1'), company('Y', 'A5')]),
  privates: byId([
    { id: 'P', name: { en: 'P', ru: 'P' }, price: 20, revenue: 5 },
    { id: 'Q', name: { en: 'Q', ru: 'Q' }, price: 40, revenue: 10 },
  ]),
  bank: 2500,
};

const routes: RouteRules = {
  sharing: 'nothing',
  once: 'stop',
  bonuses: [],
  trains: { '2': { stops: 2 }, '3': { stops: 3 } },
};

interface PlainVocabulary {
  readonly rule: `plain §${string}`;
  readonly word: never;
  readonly zone: 'par' | 'yellow';
  readonly flag: never;
  readonly payment: never;
  readonly priceMove: never;
}
const { cite, refuse } = vocabulary<PlainVocabulary>();

export const STEP = stepHandles({
  privateSale: frame<SaleRoundFrame>(),
  privateAuction: frame<AuctionFrame>(),
  stockRound: frame<PlayerRoundFrame>(),
  stockTurn: frame<StockTurnFrame>(),
  operatingRound: frame<OperatingRoundFrame>(),
  operatingTurn: frame<OperatingTurnFrame>(),
  track: frame<TrackStepFrame>(),
  station: frame<StationFrame>(),
  run: frame<RunFrame>(),
  dividend: frame<DividendFrame>(),
  trains: frame<TrainStepFrame>(),
  discardTrains: DISCARD_TRAINS,
  consent: CONSENT,
  presidency: PRESIDENCY,
  returnShares: RETURN_SHARES,
});

const ALL = Object.keys(facts.companies);
const started = (state: State): readonly CompanyId[] => ALL.filter((id) => companyOf(state, id).par !== null);
const unstarted = (state: State): readonly CompanyId[] => ALL.filter((id) => companyOf(state, id).par === null);
const floated = (state: State): readonly CompanyId[] => ALL.filter((id) => companyOf(state, id).status === 'floated');

// §3
const sale = lowestFirstSale({
  order: ['P', 'Q'],
  auction: STEP.privateAuction,
  reduction: reductionIn(STEP.privateSale),
  rules: {
    cash: cite('plain §3.1'),
    covered: cite('plain §3.1'),
    lowestIsBought: cite('plain §3.1'),
    onlyLowest: cite('plain §3.1'),
    raise: cite('plain §3.3'),
  },
});

// §4
const sold = soldThisRoundIn('soldThisRound');
const sales: SaleRules = {
  mayNotSell: (state) =>
    state.round.kind === 'stock' && state.round.set === 1 ? refuse('plain §4.4', 'notOffered') : undefined,
  poolLimit: () => 50,
  proceeds: marketValue,
  unit: () => 10,
  moved: (move, company, percent) => stepMarker(move, company, percent / 10, 'sold', 'down'),
  rules: { poolLimit: cite('plain §4.4'), presidency: cite('plain §4.4') },
};
const float = floatIfSold();
const purchases: PurchaseRules = {
  places: () => ['ipo', 'pool'],
  price: parInOffering(),
  seller: soldByBank,
  mayNotBuy: (state, buyer, company) =>
    sold.has(state, buyer, company) ? refuse('plain §4.1', 'soldThisRound', { company }) : undefined,
  ownershipLimit: () => 60,
  bought: (move, _buyer, company) => float(move, company),
  rules: { cash: cite('plain §4.2'), certificateLimit: cite('plain §4.6'), ownershipLimit: cite('plain §4.6') },
};
const stockTurnStep = defineStockTurn({
  step: STEP.stockTurn,
  round: STEP.stockRound,
  order: 'buyFirstOrLast',
  companies: started,
  sales,
  purchases,
  par: { companies: unstarted, limits: purchases, rules: { cash: cite('plain §4.2') } },
  soldThisRound: sold,
  rules: { onePurchase: cite('plain §4.1'), order: cite('plain §4.1'), oneBlock: cite('plain §4.4') },
});

// §6
const policyFor = policiesByKey();
const trackStep = defineTrackStep({
  step: 'track',
  rights: [
    {
      policy: (state) => {
        const { colours } = phaseFacts(state);
        return policyFor(colours.join(), () => ({
          upgrades: {},
          network: PLAIN_NETWORK,
          connection: 'semiRestrictive',
          colours,
          cost: firstTilePays,
        }));
      },
      laid: (move) => pop(move),
    },
  ],
  cite: () => cite('plain §6.1'),
});

// §7, §8
const stationStep = defineStationStep({ step: 'station', cite: () => cite('plain §7.1') });
const routeProblem = routeProblemOf({ rules: () => routes });
const runStep = defineRunStep({
  problem: routeProblem,
  mustBeBest: () => cite('plain §8.3'),
  cite: () => cite('plain §8.1'),
  ran: (move, _frame, { revenue }) => noteRevenue(move, STEP.operatingTurn, revenue),
});
const dividendStep = defineDividendStep({
  turn: STEP.operatingTurn,
  distribute: payOrWithhold({
    payout: {
      receiver: playersAndPool,
      round: 'down',
    },
  }),
});

// §10, §11
const duty = trainDuty();
const trainRules: TrainRules = {
  sellers: (state, company) => floated(state).filter((id) => id !== company),
  between: (state, buyer) => ({ min: 1, max: cashOf(state, buyer) }),
  help: duty.help,
  bought: (move) => askToDiscard(move, operatingOrder(move.state)),
  rules: { limit: cite('plain §10.8'), cash: cite('plain §10.2') },
};
const trainSale = trainProposals(trainRules);
const trainsStep = defineTrainStep({
  step: 'trains',
  trains: trainRules,
  emergency: {
    duty,
    raising: emergencySales({
      sale: sales,
      companies: started,
      keeps: 'all',
      rules: { tooMuch: cite('plain §11.4'), presidency: cite('plain §11.4') },
    }),
    rules: { mustBuy: cite('plain §11.1'), onlyCheapest: cite('plain §11.3'), canRaise: cite('plain §11.5') },
  },
});

// §9: at any moment of its turn
const privates = privatePurchase({ price: faceRange(0.5, 2), rules: { cash: cite('plain §9.1') } });

// §5.1, §4.6, §12.3
const operatingOrder = floatedInMarketOrder;
const countsForLimit = (state: State, { company }: { readonly company: CompanyId }): number =>
  companyOf(state, company).par !== null && inZone(state, company, 'yellow') ? 0 : 1;
const worth = worthOf(started);

const openStockRound = (move: Move): void => {
  sold.clear(move);
  beginStockRound(move, STEP.stockRound);
};

const STEPS: StepsOf<typeof STEP> = {
  privateSale: saleRound(sale, { end: openStockRound }),
  privateAuction: sale.auction(),
  stockRound: definePlayerRound({
    turn: (_state, player) => STEP.stockTurn.frame({ player }),
    end: (move, frame) => {
      passPriority(move, frame);
      raiseSoldOut(move);
      beginOperatingSet(move, STEP.operatingRound);
    },
  }),
  stockTurn: stockTurnStep,
  operatingRound: defineOperatingRound({
    turn: (_state, company) => STEP.operatingTurn.frame(newTurn(company)),
    end: (move) => {
      const { ending } = move.state;
      if (continueSet(move, STEP.operatingRound)) return;
      if (ending) endGame(move, ending.reason);
      else openStockRound(move);
    },
  }),
  operatingTurn: defineOperatingTurn({
    steps: () => [STEP.track, STEP.station, STEP.run, STEP.dividend, STEP.trains],
    begin: placeHomeToken,
    anyTime: { buyPrivate: privates.choice },
  }),
  track: trackStep,
  station: stationStep,
  run: runStep,
  dividend: dividendStep,
  trains: trainsStep,
  discardTrains: defineDiscardStep({ to: 'pool' }),
  consent: defineConsentStep({ ...trainSale, buyPrivate: privates.proposal }),
  ...presidencySteps,
};

const citations = {
  gameOver: 'plain §12.1',
  notOffered: 'plain §5.2',
  priceRange: 'plain §3.1',
} as const;
const RULEBOOK = {
  'plain §1.2': said('Players take turns.'),
  'plain §2.1': said('Players begin with $300.'),
  'plain §12.1': said('The game is over when the bank is broken.'),
  'plain §5.2': said('A turn has steps.'),
  'plain §3.1': said('A bid is at least 5 higher.'),
};

registerTitle({
  id: 'plain',
  name: { en: 'plain', ru: 'plain' },
  subtitle: { en: '', ru: '' },
  designer: '',
  currency: { prefix: '$', suffix: '' },
  players: [3],
  variants: VARIANTS,
  options: optionSettings(OPTIONS),
  rulings: [],
  recorded: [],
  presets: {},
  facts: () => facts,
  setup: (request) => {
    const [first] = request.seats;
    if (!first) throw new Error('nobody plays');
    return initialState(request, facts, {
      cash: option(request, 'leanStart') ? 200 : 300,
      phase: '2',
      round: { kind: 'auction', set: 1, number: 1, of: 1 },
      agenda: [STEP.privateSale.frame({ turn: first, passes: 0, reduction: 0 })],
    });
  },
  steps: STEPS,
  rulebook: () => Promise.resolve(RULEBOOK),
  words: { en: {}, ru: {} },
  turnRule: () => 'plain §1.2',
  cite: citations,
  worth,
  bids: bids.get,
  certificateLimit: () => 12,
  countsForLimit,
  privatesCount: true,
  operatingOrder,
  trainLimit: trainLimitOfPhase,
});
