/** Questions that rules ask by a sentence of the game. First the rulebook's answer, then that of 18xx.games. */
import { type Dice, diceOf, peerDice, type PlacedToken, type Rules, type State, type Tile } from '@roundhouse/engine';
import { recorded } from './rulings.ts';

/** What the seed decides is drawn by the dice of this house; there by a generator of its own. */
export const diceFor = (rules: Rules, seed: number): Pick<Dice, 'shuffle'> =>
  recorded({ rules }, 'siteSetup') ? peerDice(seed) : diceOf(seed);

type Tiles = Readonly<Record<string, Tile>>;

const endless = (tiles: Tiles): Tiles =>
  Object.fromEntries(
    Object.values(tiles).map((tile) => [
      tile.id,
      tile.supply === undefined ? tile : { ...tile, count: 'unlimited' as const },
    ]),
  );

/** Tiles run out; there every side with small stations is as if printed anew. */
export const tilesInSupply = <T extends { readonly tiles: Tiles }>(rules: Rules, track: T, unlimited: T): T =>
  recorded({ rules }, 'strictBuilding') ? track : unlimited;

export const withEndlessTiles = <T extends { readonly tiles: Tiles }>(track: T): T => ({
  ...track,
  tiles: endless(track.tiles),
});

/** §7.2 (e): of the markers in a city the one placed last; there the one in the last slot. */
export const placedLast = (state: State, there: readonly PlacedToken[]): PlacedToken | undefined =>
  recorded(state, 'displaceMarker') === 'lastSlot' ? there.toSorted((a, b) => a.slot - b.slot).at(-1) : there.at(-1);

/** §7.2 (b): an empty home hex is built in before any small station; there a small station may come first. */
export const homeTileComesFirst = (state: State): boolean => recorded(state, 'homeTileFirst');

/** §7.2 (b): an empty home hex must be built in; recorded games could leave it. */
export const emptyHomeMustBeBuilt = (state: State): boolean => recorded(state, 'strictBuilding');

/** §6.3 (e): certificates of the same sale split the director's one; there only if as many are sold as it is worth. */
export const saleHelpsToSplit = (state: State, sold: number, worth: number): boolean =>
  recorded(state, 'splitDirector') !== 'pool' || sold >= worth;

/** Nobody is asked who could only pass; there he is. */
export const asksInVain = (state: State): boolean => recorded(state, 'asksInVain');

/** §7.5.3 (b): a merged price of 0 is bankruptcy; there it goes unnoticed. */
export const zeroIsNoticed = (state: State): boolean => recorded(state, 'mergedAtZero') !== 'goesOn';

/** §8 (e): the limit of all trains holds in receivership; there only that of the type. */
export const allTrainsCount = (state: State): boolean => recorded(state, 'receivershipTotalLimit');
