/** 18CZ: what 18xx.games asks for next. */
import {
  cashOf,
  cellsInZone,
  certificatesCounted,
  companyAtWork,
  decider,
  frameOf,
  type FrameOf,
  isAt,
  type PlayerId,
  type State,
  titleOf,
  trainsOverLimit,
} from '@roundhouse/engine';
import { debtOf, localsMayBeSold, ownedByPlayers, STEP, VACLAV } from '@roundhouse/titles/18cz';
import { type Adapter, askedSteps, type Context, playerToPeer, type TraceLine } from '../adapter.ts';
import { offeredOnSite } from '../asked.ts';

/** A player who must buy a train may sell shares there to pay for it, and cannot pass. */
const buyTrains = ({ state }: Context) => {
  const mayPass = offeredOnSite(state).includes('pass');
  return {
    step: 'BuyTrain',
    active: 'company',
    can: mayPass ? ['buy_train', 'pass'] : ['sell_shares', 'buy_train'],
  } as const;
};

/** Trains of an absorbed company may be kept as they are where there is room for them. */
const inherit = ({ state }: Context, { company }: FrameOf<typeof STEP.inherit>) => {
  const full = trainsOverLimit(state, company) > 0;
  return {
    step: 'UpgradeOrDiscardTrain',
    active: 'company',
    can: ['swap_train', 'discard_train', ...(full ? [] : ['pass'])],
  } as const;
};

const DIRECTORS_SHARES = 2;

/** Anybody without debts who could pay the lowest of all starting prices is shown the companies that can be had. */
const seesFounding = (state: State, player: PlayerId): boolean => {
  const lowest = Math.min(
    ...['small', 'medium', 'large'].flatMap((size) => cellsInZone(state, size)).map((cell) => cell.price),
  );
  return (
    cashOf(state, player) >= DIRECTORS_SHARES * lowest &&
    debtOf(state, player) === 0 &&
    certificatesCounted(state, player) < titleOf(state).certificateLimit(state) &&
    Object.values(state.companies).some(({ status }) => status === 'available')
  );
};

const stockTurn = ({ state }: Context) => {
  const player = decider(state);
  const offered = offeredOnSite(state).filter((type) => type !== 'payoff_loan' && type !== 'par');
  return {
    step: 'BuySellParShares',
    active: 'player',
    can: [
      ...offered,
      ...(player !== null && seesFounding(state, player) ? ['par'] : []),
      ...(player !== null && debtOf(state, player) > 0 ? ['special_buy'] : []),
    ],
  } as const;
};

const asked = (step: string, ...can: readonly string[]) => ({ step, active: 'company', can }) as const;

export const asked18CZ = askedSteps(STEP, {
  draft: { step: 'Draft', active: 'player', can: ['bid', 'pass'] },
  stockTurn,
  // A border tile is laid; ATE chooses a city.
  home: (_context, { company }) =>
    company === 'ATE' ? asked('HomeToken', 'place_token') : asked('HomeTrack', 'lay_tile'),
  track: asked('Track', 'lay_tile', 'pass'),
  assignMarker: asked('HomeToken', 'place_token'),
  station: asked('Token', 'place_token', 'pass'),
  run: asked('Route', 'run_routes'),
  dividend: asked('Dividend', 'dividend'),
  trains: buyTrains,
  discardTrains: asked('DiscardTrain', 'discard_train'),
  returnOther: asked('DiscardTrain', 'discard_train'),
  absorb: asked('BuyCorporation', 'buy_corporation', 'pass'),
  dropStation: asked('ReduceTokens', 'remove_token'),
  inherit,
  locals: asked('BuyCompany', 'pass'),
});

const turnOf = (state: State): string | undefined => frameOf(state, STEP.operatingTurn)?.company;

/** Before anything else of a turn a home is laid; stations are settled before locals are bought. */
const NOTHING_BOUGHT = [STEP.home, STEP.assignMarker, STEP.dropStation];

/** There a local may be bought for 1 at least, by any company. */
const canBuyLocals = (state: State, company: string): boolean =>
  localsMayBeSold(state) && cashOf(state, company) >= 1 && ownedByPlayers(state).length > 0;

/** A company on turn may always sell locals there, whether it has any or not, and buy them, whether they suit it or not. */
export const alwaysCan18CZ: NonNullable<Adapter['alwaysCan']> = ({ state }, active) => {
  if (turnOf(state) !== active) return [];
  const sells = !isAt(state, STEP.home) || active === 'ATE';
  return [
    ...(sells ? ['sell_company'] : []),
    ...(isAt(state, ...NOTHING_BOUGHT) || !canBuyLocals(state, active) ? [] : ['buy_company']),
  ];
};

/** The companies as they stood when the round began, those included that have been absorbed since. */
export const order18CZ: NonNullable<Adapter['roundOrder']> = ({ state }) => {
  const round = frameOf(state, STEP.operatingRound);
  if (!round?.field) return undefined;
  const turn = turnOf(state) ?? companyAtWork(state) ?? round.operated.at(-1) ?? '';
  return { order: round.field, index: Math.max(0, round.field.indexOf(turn)) };
};

/** Steps in which one of the two players acts for Vaclav; in the others all may, he himself included. */
const ASSIGNED = [STEP.track, STEP.station];

export const acting18CZ = ({ state }: Context): TraceLine => {
  const company = companyAtWork(state);
  if (state.agenda.length === 0 || company === undefined || state.companies[company]?.president !== VACLAV) return {};
  return isAt(state, ...ASSIGNED) ? {} : { acting: [...state.seats.map(playerToPeer), -1] };
};
