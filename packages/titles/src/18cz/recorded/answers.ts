/** What 18xx.games answers to questions that the rules of 18CZ ask. */
import { memo, peerDice, phaseFacts, type SetupRequest, type Shape, type TrackSet } from '@roundhouse/engine';
import { answer, answersUnder } from '../../common/policy.ts';
import { highestPrice } from '../rules/absorb.ts';
import { afterExport, isExcessNoticed } from '../rules/cards.ts';
import { trackOfRuns } from '../rules/running.ts';
import { placesOfBank } from '../rules/trading.ts';
import { coloursByPower, isUpgrade } from '../rules/track.ts';
import { dutyAsksForRunnable, vaclavBuysNoTrains } from '../rules/trainOffers.ts';
import { buyerReturnsAnother, purseOf } from '../rules/trains.ts';
import { type Chance, chanceOf, seatsAreDealt } from '../setup.ts';
import { isNoticed, overlookExcess, purseWithoutTerrain } from './events.ts';
import { RECORDED } from './rulings.ts';

const under = answersUnder(RECORDED);

const ungrouped = <T extends Shape>(shape: T): T => ({
  ...shape,
  nodes: shape.nodes.map(({ groups: _one, ...node }) => node),
});

const withoutPrahaGroup = memo(({ map, tiles }: TrackSet): TrackSet => ({
  map: { ...map, hexes: Object.fromEntries(Object.entries(map.hexes).map(([id, hex]) => [id, ungrouped(hex)])) },
  tiles: Object.fromEntries(Object.entries(tiles).map(([id, tile]) => [id, ungrouped(tile)])),
}));

const siteChance = ({ seed, fixed }: SetupRequest): Chance => {
  // A file without a seed of its own was drawn from the number of the game.
  const number = fixed?.['seed'];
  const { draw } = peerDice(typeof number === 'number' ? number : seed);
  return (n) => draw() % n;
};

export const ANSWERS = [
  // Chance is drawn from the number of a game, and that site deals seats when a game is created.
  ...under('peerDraw', true, answer(chanceOf, siteChance), answer(seatsAreDealt, true)),
  ...under(
    'absorbRoundsUp',
    true,
    answer(highestPrice, (price) => Math.ceil((price * 3) / 2)),
  ),
  ...under('prahaTwice', true, answer(trackOfRuns, withoutPrahaGroup)),
  // Shares of the bank differ by where they are.
  ...under(
    'idlePrompts',
    true,
    answer(placesOfBank, (places) => places),
  ),
  ...under('endWithoutRunnable', true, answer(dutyAsksForRunnable, false), answer(buyerReturnsAnother, false)),
  ...under('lateReturn', true, answer(afterExport, overlookExcess), answer(isExcessNoticed, isNoticed)),
  ...under('vaclavBuys', true, answer(vaclavBuysNoTrains, false), answer(purseOf, purseWithoutTerrain)),
  // A tile that a power lays counts as a lay, not as an upgrade.
  ...under(
    'powerIsNoUpgrade',
    true,
    answer(coloursByPower, (state, _left, { laid, most }) => (laid < most ? phaseFacts(state).colours : [])),
    answer(isUpgrade, (colour, byPower) => colour !== 'yellow' && !byPower),
  ),
];
