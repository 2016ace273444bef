/** Where 18xx.games stops in an operating turn of 18MEX: steps that it asks about and that must be passed. */
import {
  cashOf,
  type CompanyId,
  companyOf,
  factsOf,
  hasTokenCity,
  isAt,
  isPlayer,
  phaseHas,
  PLAIN_NETWORK,
  sideFacts,
  type State,
  tokensOf,
  type Train,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';
import {
  canPayStation,
  canRun,
  canyonForSale,
  MAJORS,
  MINOR_HOMES,
  STEP,
  tilesLeftToLay,
  trainsBelowLimit,
} from '@roundhouse/titles/18mex';

export const PEER_STEPS = ['track', 'token', 'run', 'dividend', 'train', 'company'] as const;
export type PeerStep = (typeof PEER_STEPS)[number];

const isMinor = (company: CompanyId): boolean => company in MINOR_HOMES;

/** Privates that a major may be offered there; MNR is never for sale. */
const cheapestPrivate = (state: State, company: CompanyId): number | undefined => {
  const prices = Object.values(state.privates)
    .filter(({ id, owner, closed }) => !closed && owner !== null && isPlayer(owner) && id !== 'MNR')
    .map(({ id }) => Math.ceil((factsOf(state).privates[id]?.price ?? 0) / 2))
    .filter((price) => price <= cashOf(state, company));
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** The last step is only for privates that anybody may sell; before Phase 3 it is passed over. */
const mayBuyPrivate = (state: State, company: CompanyId): boolean =>
  !isMinor(company) && phaseHas(state, 'privatesToMajors') && cheapestPrivate(state, company) !== undefined;

/** As long as the token of Compagnie du Boleo could be placed, the turn does not end by itself there. */
const boleoWaits = (state: State, company: CompanyId): boolean => {
  const boleo = state.privates['CdB'];
  return (
    boleo !== undefined &&
    !boleo.closed &&
    boleo.owner === company &&
    boleo.used === 0 &&
    companyOf(state, company).tokens.length > 0 &&
    !tokensOf(state.board, company).some(({ hex }) => hex === 'H3')
  );
};

/** A minor whose home is unbuilt is only asked when it can pay for that. */
const minorAsked = (state: State, company: CompanyId): boolean => {
  const home = MINOR_HOMES[company];
  if (home === undefined || state.board.tiles[home]) return true;
  const cost = factsOf(state).track.map.hexes[home]?.terrain[0]?.cost ?? 0;
  return cost <= cashOf(state, company);
};

/** KCM&O belongs to the company and Copper Canyon is unbuilt. */
const canyonWaits = (state: State, company: CompanyId): boolean => {
  const kcmo = state.privates['KCMO'];
  return kcmo !== undefined && !kcmo.closed && kcmo.owner === company && !state.board.tiles['F5'];
};

/** The step is over for good once the tiles of the turn are laid and KCM&O has nothing to lay. */
export const trackOver = (state: State, company: CompanyId, done: Done): boolean =>
  !tilesLeftToLay(state, company, done) && !canyonWaits(state, company) && !canyonForSale(state, company);

const askedForTrack = (state: State, company: CompanyId, done: Done): boolean => {
  if (done.trackOver) return false;
  if (canyonWaits(state, company) || canyonForSale(state, company)) return true;
  return tilesLeftToLay(state, company, done) && (!isMinor(company) || minorAsked(state, company));
};

/**
 * Whether a company can place a station is looked up once there and remembered until somebody lays a tile or places a
 * station: cities that become free when minors close or a major is merged are not seen before.
 */
const askedForToken = (state: State, company: CompanyId, seen: TokensSeen): boolean => {
  if (!canPayStation(state, company)) return false;
  let found = seen.get(company);
  if (found === undefined) {
    found = hasTokenCity(factsOf(state).track, state.board, company, PLAIN_NETWORK);
    seen.set(company, found);
  }
  return found;
};

export type TokensSeen = Map<CompanyId, boolean>;

/** Trains of others may be had for $1 there as far as asking goes. */
const cheapestTrain = (state: State, company: CompanyId): number => {
  const bank = [...trainsForSale(state), ...trainsAt(state, 'pool')].map((each) => sideFacts(state, each).price);
  return Math.min(Number.POSITIVE_INFINITY, ...bank, ...(othersTrains(state, company).length > 0 ? [1] : []));
};

const othersTrains = (state: State, company: CompanyId): readonly Train[] =>
  MAJORS.filter((each) => each !== company).flatMap((each) => trainsAt(state, each).filter((train) => !train.obsolete));

/** After a train from the bank, while the limit is one, the step is over unless another major has a train to sell. */
export const trainsOver = (state: State, company: CompanyId): boolean => {
  if (!phaseHas(state, 'oneBankTrain')) return false;
  const cash = cashOf(state, company);
  const atFace = (train: Train): boolean => company === 'NdM' || train.at === 'NdM';
  return !othersTrains(state, company).some(
    (train) => cash > 0 && (!atFace(train) || sideFacts(state, train).price <= cash),
  );
};

/** What has been done in the turn so far. */
export interface Done {
  readonly yellow: number;
  readonly upgraded: boolean;
  readonly trackOver: boolean;
  /** No more trains are to be had this turn. */
  readonly trainsOver: boolean;
}

export const asks = (state: State, company: CompanyId, step: PeerStep, done: Done, seen: TokensSeen): boolean => {
  switch (step) {
    case 'track':
      return askedForTrack(state, company, done);
    case 'token':
      return !isMinor(company) && askedForToken(state, company, seen);
    case 'run':
      return canRun(state, company);
    case 'dividend':
      return isAt(state, STEP.dividend);
    case 'train':
      return (
        !isMinor(company) &&
        !done.trainsOver &&
        trainsBelowLimit(state, company) > 0 &&
        cheapestTrain(state, company) <= cashOf(state, company)
      );
    case 'company':
      return mayBuyPrivate(state, company) || boleoWaits(state, company);
  }
};
