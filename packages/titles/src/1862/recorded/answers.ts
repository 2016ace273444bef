/** What 18xx.games answers to questions that the rules of 1862 ask. */
import { memo, peerDice, type Tile, type TrackSet } from '@roundhouse/engine';
import { answer, answersUnder } from '../../common/policy.ts';
import { trackInPlay } from '../facts.ts';
import { asksInVain } from '../rules/closing.ts';
import { placedLast } from '../rules/home.ts';
import { allTrainsCount } from '../rules/receivership.ts';
import { saleHelpsToSplit } from '../rules/selling.ts';
import { emptyHomeMustBeBuilt, homeTileComesFirst } from '../rules/track.ts';
import { ownerOf, trainsToSell } from '../rules/trains.ts';
import { zeroIsNoticed } from '../rules/union.ts';
import { diceFor } from '../setup.ts';
import { ownerAsRecorded, trainsLeftToSell } from './leftBehind.ts';
import { RECORDED } from './rulings.ts';

const under = answersUnder(RECORDED);

/** Every side with small stations is as if printed anew. */
const withEndlessTiles = memo((track: TrackSet): TrackSet => {
  const endless = (tile: Tile): Tile => (tile.supply === undefined ? tile : { ...tile, count: 'unlimited' });
  const tiles = Object.values(track.tiles).map((tile) => [tile.id, endless(tile)] as const);
  return { ...track, tiles: Object.fromEntries(tiles) };
});

export const ANSWERS = [
  ...under('siteSetup', true, answer(diceFor, peerDice)),
  ...under('strictBuilding', false, answer(trackInPlay, withEndlessTiles), answer(emptyHomeMustBeBuilt, false)),
  // A small station may come before the home.
  ...under('homeTileFirst', false, answer(homeTileComesFirst, false)),
  ...under(
    'displaceMarker',
    'lastSlot',
    answer(placedLast, (there) => there.toSorted((a, b) => a.slot - b.slot).at(-1)),
  ),
  // Only if as many are sold as the director's certificate is worth.
  ...under(
    'splitDirector',
    'pool',
    answer(saleHelpsToSplit, (sold, worth) => sold >= worth),
  ),
  ...under('asksInVain', true, answer(asksInVain, true)),
  // A merged price of 0 goes unnoticed.
  ...under('mergedAtZero', 'goesOn', answer(zeroIsNoticed, false)),
  // In receivership only the limit of the type holds.
  ...under('receivershipTotalLimit', false, answer(allTrainsCount, false)),
  ...under('trainsOfBankrupt', 'forSale', answer(ownerOf, ownerAsRecorded), answer(trainsToSell, trainsLeftToSell)),
];
