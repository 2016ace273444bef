/** A very small title, to try the core without any real one: two companies, a market, an auction and a stock round. */
import {
  defineAuction,
  type AuctionFrame,
  BANK,
  buildChart,
  buildMap,
  cashOf,
  certificatesAt,
  type Certificate,
  defineConsentStep,
  defineStep,
  depotOf,
  defineDiscardStep,
  endGame,
  endPlayerTurn,
  type Facts,
  frame,
  type Frame,
  newGame,
  newPlayerRound,
  one,
  parseTile,
  pay,
  percentAt,
  definePlayerRound,
  type PlayerRoundFrame,
  type PlayerId,
  priced,
  propose,
  push,
  registerTitle,
  type SetupRequest,
  type State,
  stepHandles,
  type Title,
  transfer,
  vocabulary,
} from '../src/index.ts';

const market = buildChart({
  kind: '2d',
  zones: { p: 'par', e: 'end' },
  rows: ['60 70 80p 90 100e', '50 60 70p 80', '40 . 60'],
});

const company = (id: string) => ({
  id,
  name: { en: id, ru: id },
  kind: 'corporation' as const,
  size: 'major',
  certificates: [
    { percent: 20, kind: 'president' as const, count: 1 },
    { percent: 10, kind: 'ordinary' as const, count: 8 },
  ],
  tokens: [0, 40],
  home: [{ hex: 'A1', city: 0 }],
  floatPercent: 50,
  colour: '#000000',
  text: '#ffffff',
});

const train = (name: string, rustsOn: readonly string[]) => ({
  name,
  count: 2,
  price: 100,
  distance: name,
  rustsOn,
  obsoleteOn: [],
  starts: [{ nth: 1, phase: name }],
  sides: [],
});

export const facts: Facts = {
  track: {
    map: buildMap({
      layout: 'flat',
      axes: { x: 'number', y: 'letter' },
      hexes: { white: { 'city=revenue:0': 'A1', '': 'C1' }, yellow: { 'city=revenue:20,slots:2;path=a:0,b:_0': 'E1' } },
    }),
    tiles: { '9': parseTile('9', 'yellow', 'path=a:0,b:3', 1) },
  },
  market,
  phases: ['2', '3'].map((name) => ({
    name,
    colours: ['yellow'],
    trainLimit: { default: name === '2' ? 2 : 1 },
    operatingRounds: 1,
    flags: [],
  })),
  trains: [train('2', ['3']), train('3', [])],
  companies: { X: company('X'), Y: company('Y') },
  privates: { P: { id: 'P', name: { en: 'P', ru: 'P' }, price: 20, revenue: 5 } },
  bank: 1000,
};

interface TurnFrame extends Frame {
  readonly player: PlayerId;
}

const STEP = stepHandles({
  round: frame<PlayerRoundFrame>(),
  turn: frame<TurnFrame>(),
  auction: frame<AuctionFrame>(),
});

const { cite } = vocabulary<{
  rule: `tiny §${string}`;
  word: never;
  zone: never;
  flag: never;
  payment: never;
  priceMove: never;
}>();

const proposals = {
  gift: {
    accepted: (
      move: Parameters<typeof pay>[0],
      action: { readonly by: PlayerId },
      { asked }: { readonly asked: PlayerId },
    ) => pay(move, action.by, asked, 1, 'gift'),
  },
};

const turn = defineStep<TurnFrame>({
  decider: (_state, { player }) => player,
  choices: {
    pass: {
      options: (_state, { player }) => [one({ type: 'pass', by: player })],
      apply: (move, { player }) => endPlayerTurn(move, STEP.round, player, false),
    },
    buyShares: {
      options: (state, { player }) =>
        certificatesAt(state, 'ipo', 'X')
          .slice(0, 1)
          .map(({ id }) =>
            one(
              { type: 'buyShares', by: player, company: 'X', certificates: [id] },
              cashOf(state, player) < 50
                ? { rule: 'tiny §1', key: 'notEnoughCash', args: { cost: 50, cash: 0 } }
                : undefined,
            ),
          ),
      apply: (move, { player }, { certificates }) => {
        pay(move, player, BANK, 50, 'shares');
        transfer(move, 'X', certificates, player);
        endPlayerTurn(move, STEP.round, player, true);
      },
    },
    bid: {
      options: (state, { player }) => [
        priced({ type: 'bid', by: player, item: 'P', price: 20 }, { min: 20, max: cashOf(state, player), step: 5 }),
      ],
      apply: (move, { player }, { price }) => {
        endPlayerTurn(move, STEP.round, player, true);
        const bidders = move.state.seats.filter((each) => each !== player);
        const [next = player] = bidders;
        push(
          move,
          STEP.auction.frame({
            item: 'P',
            bidders: move.state.seats,
            leader: player,
            price,
            turn: next,
            passes: 0,
          }),
        );
      },
    },
    sellPrivate: {
      options: (state, { player }) =>
        state.seats
          .filter((each) => each !== player)
          .map((to) => one({ type: 'sellPrivate', by: player, private: 'P', price: 1, to })),
      apply: (move, _frame, action) => propose(move, proposals, 'gift', action.to as PlayerId, action),
    },
  },
});

const tiny: Title = {
  id: 'tiny',
  name: { en: 'tiny', ru: 'tiny' },
  subtitle: { en: '', ru: '' },
  designer: '',
  currency: { prefix: '$', suffix: '' },
  players: [2, 3],
  variants: [],
  options: [
    {
      id: 'rich',
      name: { en: '', ru: '' },
      effect: { en: '', ru: '' },
      values: [false, true],
      standard: false,
      players: [3],
    },
  ],
  rulings: [],
  recorded: [],
  presets: {},
  facts: () => facts,
  setup: ({ rules, seats }: SetupRequest): State => ({
    rules,
    seats,
    out: [],
    priority: seats[0] ?? '@A',
    cash: { [BANK]: 1000 - 100 * seats.length, X: 0, Y: 0, ...Object.fromEntries(seats.map((each) => [each, 100])) },
    certificates: Object.fromEntries(
      Object.values(facts.companies).map(({ id, certificates }) => [
        id,
        certificates.flatMap(({ count, percent, kind }) =>
          Array.from({ length: count }, (_, index): Certificate => ({
            id: `${id}_${kind}${index}`,
            company: id,
            percent,
            kind,
            at: 'ipo',
          })),
        ),
      ]),
    ),
    companies: Object.fromEntries(
      Object.keys(facts.companies).map((id) => [
        id,
        { id, status: 'available', president: null, par: null, turns: 0, tokens: [0, 40], loans: 0, size: 'major' },
      ]),
    ),
    privates: { P: { id: 'P', owner: null, closed: false, used: 0 } },
    market: { at: {}, stacks: {} },
    trains: depotOf(facts.trains),
    phase: '2',
    board: { tiles: {}, tokens: [], reservations: [{ company: 'Y', hex: 'E1', city: 0 }], marks: {} },
    lostTiles: {},
    round: { kind: 'stock', set: 1, number: 1, of: 1 },
    agenda: [STEP.round.frame(newPlayerRound(seats[0] ?? '@A'))],
    own: {},
    ending: null,
    outcome: null,
  }),
  steps: {
    round: definePlayerRound({
      turn: (_state, player) => STEP.turn.frame({ player }),
      end: (move) => endGame(move, 'passed'),
    }),
    turn,
    auction: defineAuction({
      rule: cite('tiny §2'),
      min: (_state, { price }) => price + 5,
      max: (state, _frame, player) => cashOf(state, player),
      step: 5,
      passFinal: () => false,
      won: (move, _frame, winner, price) => pay(move, winner, BANK, price, 'private'),
    }),
    consent: defineConsentStep(proposals),
    discardTrains: defineDiscardStep({ to: 'pool' }),
  },
  rulebook: () => Promise.resolve({ 'tiny §1': { en: 'Pay.', ru: 'Плати.' } }),
  words: { en: {}, ru: {} },
  turnRule: () => 'tiny §0',
  cite: { notOffered: 'tiny §0', gameOver: 'tiny §0', priceRange: 'tiny §2' },
  worth: (state, player) => cashOf(state, player) + percentAt(state, player, 'X'),
  certificateLimit: () => 4,
  countsForLimit: () => 1,
  privatesCount: true,
  operatingOrder: () => ['X', 'Y'],
  trainLimit: (state) => (state.phase === '2' ? 2 : 1),
};

registerTitle(tiny);

export const tinyGame = (players = 2) =>
  newGame({
    title: 'tiny',
    players: (['@A', '@B', '@C'] as const).slice(0, players).map((id) => ({ id, name: id })),
    seed: 1,
  });
