/** sr.6, srend: what happens before and after the turns of a stock round. */
import {
  BANK,
  type CompanyId,
  inMarketOrder,
  type Move,
  passPriority,
  type PlayerRoundFrame,
  priceOf,
  privateOf,
  type State,
} from '@roundhouse/engine';
import { TRAIN_STATION } from '../privates.ts';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { cancelPairs, give, sharesAt, sharesWithPlayers, shortsAt, singlesAt, sizeOf } from './certificates.ts';
import { freeInterestRate } from './loans.ts';
import { closePrivate } from '../../common/privates.ts';
import { stationsMissing } from './stations.ts';
import { isRed, isStarted, isWhite, leaveRed, stepLeft, stepRight, turnRed } from './zones.ts';
import { pay } from '../vocabulary.ts';
import { startedNow, soldNow } from './slots.ts';

/** sr.6: the bank buys treasury shares to cover shorts in the market. */
const coverMarketShorts = (move: Move, company: CompanyId): void => {
  while (shortsAt(move.state, 'pool', company) > 0) {
    const [share] = singlesAt(move.state, company, company);
    if (!share) return;
    pay(move, BANK, company, priceOf(move.state, company), 'shares');
    give(move, company, [share.id], 'pool');
    cancelPairs(move, company, 'pool', share.id);
  }
};

export const prepareStockRound = (move: Move): void => {
  freeInterestRate(move);
  startedNow.set(move, []);
  soldNow.clear(move);
  for (const company of Object.keys(move.state.companies))
    if (isStarted(move.state, company) && (isWhite(move.state, company) || !ruling(move.state, 'coversWhiteOnly')))
      coverMarketShorts(move, company);
};

/** srend.2: steps right for a company that players hold whole, one left for each share in the market. */
const adjustPrice = (move: Move, company: CompanyId): void => {
  const size = sizeOf(move.state, company);
  if (size === 2) return;
  const held = sharesWithPlayers(move.state, company);
  if (held >= size) {
    if (!isRed(move.state, company))
      stepRight(move, company, held > size && option(move.state, 'shortSqueeze') ? 2 : 1, 'soldOut');
    else if (ruling(move.state, 'redRises')) leaveRed(move, company);
  }
  stepLeft(move, company, sharesAt(move.state, 'pool', company), 'marketShares');
};

const lacksStations = (state: State, company: CompanyId): boolean =>
  isStarted(state, company) && stationsMissing(state, company) > 0;

/** srend.1 to srend.5, in this order. */
export const finishStockRound = (move: Move, frame: PlayerRoundFrame): void => {
  passPriority(move, frame);
  for (const company of inMarketOrder(move.state)) adjustPrice(move, company);
  for (const company of Object.keys(move.state.companies))
    if (lacksStations(move.state, company)) turnRed(move, company, 'noStations');
  const owner = privateOf(move.state, TRAIN_STATION).owner;
  if (owner && move.state.companies[owner] && !privateOf(move.state, TRAIN_STATION).closed)
    closePrivate(move, TRAIN_STATION);
};
