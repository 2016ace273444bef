/** 18MEX, The Railroads Come to Mexico, as one value. */
import { type Event, type Move, registerTitle, type Title } from '@roundhouse/engine';
import { ends } from './rules/ends.ts';
import { factsFor } from './facts.ts';
import { noteTrading, STEPS } from './flow.ts';
import { certificateLimit, countsForLimit, trainLimit } from './rules/limits.ts';
import { referee } from './rules/referee.ts';
import { remarks } from './rules/remarks.ts';
import { liftAboveOperated, operatingOrder } from './rules/order.ts';
import { bids } from '../common/lowestFirstSale.ts';
import { newPhase } from './rules/slots.ts';
import { whyNot } from './rules/refusals.ts';
import { worth } from './rules/scoring.ts';
import { turnRule } from './rules/turnRule.ts';
import { ANSWERS } from './recorded/answers.ts';
import { noteForRecord } from './recorded/memory.ts';
import { RECORDED } from './recorded/rulings.ts';
import { TITLES } from '../registry.ts';
import { wordsOf } from '../words.ts';
import { withPoliteTrading } from '../common/politeTrading.ts';
import { optionSettings } from '../common/options.ts';
import { houseRulings, recordedRulings } from '../common/rulings.ts';
import { asRecorded } from './recorded/steps.ts';
import { PRESETS, RETIRED, ruling, RULINGS } from './rulings.ts';
import { OPTIONS, VARIANTS } from './settings.ts';
import { setup } from './setup.ts';
import { cite, inZone, type RuleId, triggerEnd } from './vocabulary.ts';
import { FORMER_STEPS } from './steps.ts';

/** What follows by itself when something happens. */
const after = (move: Move, event: Event): void => {
  noteForRecord(move, event);
  switch (event.type) {
    case 'privateBought':
      noteTrading(move);
      return;
    case 'phaseBegan':
      newPhase.set(move, event.phase);
      return;
    case 'priceMoved':
      liftAboveOperated(move, event.company);
      // §6(b)
      if (inZone(move.state, event.company, 'end')) triggerEnd(move, { reason: 'stockMarket' });
      return;
    default:
      return;
  }
};

export const title18MEX: Title = registerTitle<RuleId>({
  id: '18MEX',
  name: { en: '18MEX', ru: '18MEX' },
  subtitle: { en: 'The Railroads Come to Mexico', ru: 'Железные дороги приходят в Мексику' },
  designer: 'Mark Derrick',
  currency: { prefix: '$', suffix: '' },
  players: TITLES['18MEX'].players,
  variants: VARIANTS,
  options: optionSettings(OPTIONS),
  rulings: houseRulings(RULINGS),
  recorded: recordedRulings(RECORDED),
  answers: ANSWERS,
  presets: PRESETS,
  retired: RETIRED,
  facts: factsFor,
  draws: 'firstTurn',
  setup,
  steps: withPoliteTrading(asRecorded(STEPS), cite('18MEX §3.2(c)(4)')),
  formerSteps: FORMER_STEPS,
  rulebook: async () => (await import('./rulebook.ts')).RULEBOOK,
  words: wordsOf('18MEX'),
  turnRule,
  cite: {
    gameOver: '18MEX §6.1#1',
    'gameOver.bankrupt': '18MEX §6(c)',
    // A player who stops a game in the middle; `whyNot` explains everything else that is not offered.
    notOffered: '18MEX §6.1#1',
  },
  whyNot,
  breaksAtZero: (state) => ruling(state, 'bankBreaksAtZero'),
  worth,
  bids: bids.get,
  certificateLimit,
  countsForLimit,
  privatesCount: true,
  operatingOrder,
  remarks,
  ends,
  trainLimit,
  after,
  referee,
});

export { fromRun, toRun } from '../common/runs.ts';
export { MAJORS, MINOR_HOMES } from './companies.ts';
export { mergerCandidates } from './rules/merger.ts';
export { tieBreakPlayed } from './rules/slots.ts';
export { bids } from '../common/lowestFirstSale.ts';
export { canRun, routeProblem } from './rules/running.ts';
export { lowestUnsold } from './rules/privateSale.ts';
export { askedForTrains, canyonForSale, routeCameLate } from './recorded/steps.ts';
export { couldPayForMerged, seemsForSale } from './recorded/trading.ts';
export { tilesLeftToLay } from './rules/track.ts';
export { trainsBelowLimit } from './rules/trains.ts';
export { canPayStation } from './rules/stations.ts';
export { faceValue } from './rules/scoring.ts';
export { PRESETS } from './rulings.ts';
export { STEP } from './steps.ts';
