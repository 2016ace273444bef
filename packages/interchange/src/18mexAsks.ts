/** Where 18xx.games stops in an operating turn of 18MEX: steps that it asks about and that must be passed. */
import {
  cashOf,
  companyOf,
  type CompanyId,
  factsOf,
  isPlayer,
  networkOf,
  phaseHas,
  PLAIN_NETWORK,
  sideFacts,
  type State,
  tokenCities,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';
import { MAJORS, MINOR_HOMES, tilesLeftToLay, trainRoom } from '@roundhouse/titles/18mex';

export const PEER_STEPS = ['track', 'token', 'run', 'dividend', 'train', 'company'] as const;
export type PeerStep = (typeof PEER_STEPS)[number];

const isMinor = (company: CompanyId): boolean => company in MINOR_HOMES;

/** Privates that a major may be offered there; MNR is never for sale. */
const cheapestPrivate = (state: State, company: CompanyId, only?: readonly string[]): number | undefined => {
  const prices = Object.values(state.privates)
    .filter(
      ({ id, owner, closed }) =>
        !closed && owner !== null && isPlayer(owner) && id !== 'MNR' && (only?.includes(id) ?? true),
    )
    .map(({ id }) => Math.ceil((factsOf(state).privates[id]?.price ?? 0) / 2))
    .filter((price) => price <= cashOf(state, company));
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

const mayBuyPrivate = (state: State, company: CompanyId, only?: readonly string[]): boolean => {
  if (isMinor(company)) return false;
  if (phaseHas(state, 'privatesToMajors')) return cheapestPrivate(state, company, only) !== undefined;
  const early = state.phase === '1' || state.phase === '2';
  const offered = [
    ...(state.rules.options['earlyKcmo'] === true ? ['KCMO'] : []),
    ...(state.rules.options['baja'] === true ? ['CdB'] : []),
  ].filter((id) => only?.includes(id) ?? true);
  return (
    early &&
    only === undefined &&
    offered.some((id) => {
      const owned = state.privates[id];
      const least = id === 'KCMO' ? 1 : 15;
      return (
        owned?.owner !== null &&
        owned !== undefined &&
        !owned.closed &&
        isPlayer(owned.owner) &&
        least <= cashOf(state, company)
      );
    })
  );
};

/** A minor whose home is unbuilt is only asked when it can pay for that. */
const minorAsked = (state: State, company: CompanyId): boolean => {
  const home = MINOR_HOMES[company];
  if (home === undefined || state.board.tiles[home]) return true;
  const cost = factsOf(state).track.map.hexes[home]?.terrain[0]?.cost ?? 0;
  return cost <= cashOf(state, company);
};

const askedForTrack = (state: State, company: CompanyId, done: Done): boolean => {
  const kcmo = state.privates['KCMO'];
  if (kcmo && !kcmo.closed && kcmo.owner === company && !state.board.tiles['F5']) return true;
  if (tilesLeftToLay(state, company, done)) return !isMinor(company) || minorAsked(state, company);
  return mayBuyPrivate(state, company, ['KCMO']) && !state.board.tiles['F5'];
};

const askedForToken = (state: State, company: CompanyId): boolean => {
  const [price] = companyOf(state, company).tokens;
  if (price === undefined || price > cashOf(state, company)) return false;
  networkOf(factsOf(state).track, state.board, company, PLAIN_NETWORK);
  return tokenCities(factsOf(state).track, state.board, company, PLAIN_NETWORK).length > 0;
};

/** Trains of others may be had for $1 there as far as asking goes; after a bank train only they are left for a while. */
const cheapestTrain = (state: State, company: CompanyId, { bankTrain }: Done): number => {
  const bank = [...trainsForSale(state), ...trainsAt(state, 'pool')].map((each) => sideFacts(state, each).price);
  const sellers = MAJORS.filter((each) => each !== company && trainsAt(state, each).some((train) => !train.obsolete));
  const closed = bankTrain && phaseHas(state, 'oneBankTrain');
  return Math.min(Number.POSITIVE_INFINITY, ...(closed ? [] : bank), ...(sellers.length > 0 ? [1] : []));
};

/** What has been done in the turn so far. */
export interface Done {
  readonly yellow: number;
  readonly upgraded: boolean;
  readonly bankTrain: boolean;
}

export const asks = (state: State, company: CompanyId, step: PeerStep, done: Done): boolean => {
  switch (step) {
    case 'track':
      return askedForTrack(state, company, done);
    case 'token':
      return !isMinor(company) && askedForToken(state, company);
    case 'run':
    case 'dividend':
      return false;
    case 'train':
      return (
        !isMinor(company) &&
        trainRoom(state, company) > 0 &&
        cheapestTrain(state, company, done) <= cashOf(state, company)
      );
    case 'company':
      return mayBuyPrivate(state, company);
  }
};
