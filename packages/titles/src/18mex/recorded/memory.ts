/** What is remembered for recorded games only. */
import {
  certificate,
  certificatesAt,
  type CompanyId,
  type Event,
  isPlayer,
  type Move,
  playersFrom,
  slot,
  type State,
  transfer,
} from '@roundhouse/engine';
import { settlePresidency } from '../../common/presidency.ts';
import { FREE_CERTIFICATE } from '../companies.ts';
import { followMirShare } from './mirShare.ts';
import { recorded } from './rulings.ts';

/** What would be paid first for the merged major, in percent, where it is thought to be for sale (`askedInVain`); 0: none was merged. */
export const mergedOffer = slot<number>('mergedOffer', 0);

/** Whether majors found a city for a station when last asked, since a tile or a station was laid (`stationsSeenOnce`). */
export const stationsSeen = slot<{ readonly [company: CompanyId]: boolean }>('stationsSeen', {});

/** Certificates of the merged major as they would lie in its offering: what was there, then those of the players and the market. */
const firstInOffering = (state: State, company: CompanyId): number => {
  const places = playersFrom(state, state.priority).flatMap((player) => [player, 'pool' as const]);
  const lying = (['ipo', 'reserved', ...places] as const).flatMap((place) => certificatesAt(state, place, company));
  return lying[0]?.percent ?? 0;
};

/** `mirBringsShareAgain`: anyone who buys MIR from a player gets its share once more, wherever it lies. */
const bringShareAgain = (move: Move, { who, from, private: id }: Extract<Event, { type: 'privateBought' }>): void => {
  const free = FREE_CERTIFICATE[id];
  if (id !== 'MIR' || !free || !isPlayer(who) || !isPlayer(from)) return;
  if (!recorded(move.state, 'mirBringsShareAgain')) return;
  const lies = certificate(move.state, free.company, free.id);
  if (!lies || isPlayer(lies.at) || lies.at === 'out') return;
  transfer(move, free.company, [free.id], who);
  settlePresidency(move, free.company, false);
};

export const noteForRecord = (move: Move, event: Event): void => {
  if (event.type === 'companiesMerged') mergedOffer.set(move, firstInOffering(move.state, event.absorbed));
  if (event.type === 'privateBought') bringShareAgain(move, event);
  if (event.type === 'sharesSold' || event.type === 'presidencyChanged') followMirShare(move, event);
};
