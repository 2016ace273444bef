/** 18MEX, The Railroads Come to Mexico, as one value. */
import {
  cellOf,
  changeTrain,
  type Event,
  type Facts,
  type Move,
  newMove,
  playerRoundFrame,
  registerTitle,
  type Rules,
  type SetupRequest,
  type State,
  type Title,
  triggerEnd,
} from '@roundhouse/engine';
import { initialState } from '../common/setup.ts';
import { bajaPrivates, companies, MINORS, standardPrivates } from './companies.ts';
import { noteTrading, steps } from './flow.ts';
import { bajaMap, standardMap } from './map.ts';
import { market } from './market.ts';
import { certificateLimit, countsForLimit } from './rules/limits.ts';
import { invariants } from './rules/referee.ts';
import { liftAboveOperated, operatingOrder, trainLimit } from './rules/operating.ts';
import { bids, newPhase } from './rules/slots.ts';
import { whyNot } from './rules/refusals.ts';
import { noteBid } from './rules/sale.ts';
import { worth } from './rules/scoring.ts';
import { noteForRecord } from './recorded/memory.ts';
import { RECORDED } from './recorded/rulings.ts';
import { withManners } from '../common/manners.ts';
import { houseRulings, recordedRulings } from '../common/rulings.ts';
import { asRecorded } from './recorded/steps.ts';
import { PRESETS, RETIRED, RULINGS } from './rulings.ts';
import { options, variants } from './settings.ts';
import { tiles } from './tiles.ts';
import { BUILT_IN, phases, trains } from './trains.ts';
import { words } from './words.ts';

const CASH: Readonly<Record<number, number>> = { 3: 625, 4: 500, 5: 450 };

const factsFor = (baja: boolean): Facts => ({
  track: { map: baja ? bajaMap : standardMap, tiles },
  market,
  phases,
  trains,
  companies,
  privates: baja ? bajaPrivates : standardPrivates,
  bank: 9000,
});

const standard = factsFor(false);
const withBaja = factsFor(true);

const facts = ({ options: chosen }: Rules): Facts => (chosen['baja'] === true ? withBaja : standard);

/** §1.3.3#2: each minor has its built-in train from the start. */
const giveMinorsTheirTrains = (move: Move): void => {
  for (const [index, minor] of MINORS.entries()) changeTrain(move, `${BUILT_IN}-${index}`, { at: minor });
};

const setup = (request: SetupRequest): State => {
  const [first] = request.seats;
  if (!first) throw new Error('nobody plays');
  const state = initialState(request, facts(request.rules), {
    cash: CASH[request.seats.length] ?? 0,
    phase: '1',
    round: { kind: 'stock', set: 1, number: 1, of: 1 },
    agenda: [playerRoundFrame('stockRound', first)],
  });
  const move = newMove(state);
  giveMinorsTheirTrains(move);
  return move.state;
};

/** What follows by itself when something happens. */
const after = (move: Move, event: Event): void => {
  noteForRecord(move, event);
  switch (event.type) {
    case 'bid':
      noteBid(move, event.item, event.player, event.price);
      return;
    case 'privateBought':
      noteTrading(move);
      return;
    case 'phaseBegan':
      newPhase.set(move, event.phase);
      return;
    case 'priceMoved':
      liftAboveOperated(move, event.company);
      // §6(b)
      if (cellOf(move.state, event.company)?.zones.includes('end')) triggerEnd(move, { reason: 'stockMarket' });
      return;
    default:
      return;
  }
};

export const the18MEX: Title = registerTitle({
  id: '18MEX',
  name: { en: '18MEX', ru: '18MEX' },
  subtitle: { en: 'The Railroads Come to Mexico', ru: 'Железные дороги приходят в Мексику' },
  designer: 'Mark Derrick',
  currency: { prefix: '$', suffix: '' },
  players: [3, 4, 5],
  variants,
  options,
  rulings: houseRulings(RULINGS),
  recorded: recordedRulings(RECORDED),
  draws: 'firstTurn',
  presets: PRESETS,
  retired: RETIRED,
  facts,
  setup,
  steps: withManners(asRecorded(steps), '18MEX §3.2(c)(4)'),
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  words,
  cite: {
    notYourTurn: '18MEX §1.1#2',
    gameOver: '18MEX §6.1#1',
    // Whoever stops a game in the middle; what else nobody offers is told by `whyNot`.
    notOffered: '18MEX §6.1#1',
  },
  whyNot,
  worth,
  bids: bids.get,
  certificateLimit,
  countsForLimit,
  privatesCount: true,
  operatingOrder,
  trainLimit,
  referee: invariants,
  after,
});

export { fromRun, toRun } from '../common/runs.ts';
export { MAJORS, MINOR_HOMES } from './companies.ts';
export { mergerCandidates } from './rules/merger.ts';
export { tieBreakPlayed } from './rules/slots.ts';
export { bids } from './rules/slots.ts';
export { canRun, routeProblem } from './rules/running.ts';
export { lowestUnsold } from './rules/sale.ts';
export { askedForTrains, canyonForSale } from './recorded/steps.ts';
export { couldPayForMerged, seemsForSale } from './recorded/trading.ts';
export { tilesLeftToLay } from './rules/track.ts';
export { trainRoom } from './rules/trains.ts';
export { canPayStation } from './rules/stations.ts';
export { faceValue } from './rules/scoring.ts';
export { options as SETTINGS } from './settings.ts';
export { PRESETS } from './rulings.ts';
