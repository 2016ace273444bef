/** 1849, The Game of Sicilian Railways, as one value. */
import { registerTitle, type Title } from '@roundhouse/engine';
import { duties } from './rules/duties.ts';
import { ends } from './rules/ends.ts';
import { STEPS } from './flow.ts';
import { ANSWERS } from './recorded/answers.ts';
import { recordedOrder } from './recorded/order.ts';
import { drawnAsRecorded } from './recorded/queue.ts';
import { reactAsRecorded } from './recorded/reactions.ts';
import { RECORDED } from './recorded/rulings.ts';
import { TITLES } from '../registry.ts';
import { wordsOf } from '../words.ts';
import { withPoliteTrading } from '../common/politeTrading.ts';
import { optionSettings } from '../common/options.ts';
import { houseRulings, recordedRulings } from '../common/rulings.ts';
import { asRecorded } from './recorded/steps.ts';
import { referee } from './rules/referee.ts';
import { ranking, worth } from './rules/scoring.ts';
import { certificateLimit, countsForLimit, trainLimit } from './rules/limits.ts';
import { bids } from '../common/lowestFirstSale.ts';
import { GAUGES, UPGRADES } from './rules/track.ts';
import { PRESETS, ruling, RULINGS } from './rulings.ts';
import { OPTIONS, VARIANTS } from './settings.ts';
import { factsFor } from './facts.ts';
import { setup } from './setup.ts';
import { foundingQueue } from './rules/queue.ts';
import { whyNot } from './rules/refusals.ts';
import { remarks } from './rules/remarks.ts';
import { turnRule } from './rules/turnRule.ts';
import { cite, type RuleId } from './vocabulary.ts';
import { FORMER_STEPS } from './steps.ts';

export const title1849: Title = registerTitle<RuleId>({
  id: '1849',
  name: { en: '1849', ru: '1849' },
  subtitle: { en: 'The Game of Sicilian Railways', ru: 'Игра о сицилийских железных дорогах' },
  designer: 'Federico Vellani',
  currency: { prefix: 'L.', suffix: '' },
  players: TITLES['1849'].players,
  variants: VARIANTS,
  options: optionSettings(OPTIONS),
  rulings: houseRulings(RULINGS),
  recorded: recordedRulings(RECORDED),
  answers: ANSWERS,
  presets: PRESETS,
  facts: factsFor,
  draws: 'seats',
  setup: (request) => setup(drawnAsRecorded(request)),
  steps: withPoliteTrading(asRecorded(STEPS), cite('1849 §7.1-c')),
  formerSteps: FORMER_STEPS,
  rulebook: async () => (await import('./rulebook.ts')).RULEBOOK,
  words: wordsOf('1849'),
  turnRule,
  cite: {
    gameOver: '1849 §13-a',
    'gameOver.bank': '1849 §13-b',
    'gameOver.bankrupt': '1849 §13-d',
    'gameOver.stalemate': '1849 §13-d',
    'priceRange.bid': '1849 §8-c',
    'priceRange.buyPrivate': '1849 §7.1-c',
    'priceRange.buyTrain': '1849 §10.6-e',
    'priceRange.buyToken': '1849 §14.1-a',
  },
  whyNot,
  breaksAtZero: (state) => ruling(state, 'bankBreaksAtZero'),
  worth,
  ranking,
  bids: bids.get,
  certificateLimit,
  countsForLimit,
  // §7.1-f
  privatesCount: true,
  operatingOrder: recordedOrder,
  queue: foundingQueue,
  remarks,
  ends,
  duties,
  trainLimit,
  upgrades: UPGRADES,
  network: GAUGES,
  after: reactAsRecorded,
  referee,
});

export { STEP } from './steps.ts';
export { fromRun, toRun } from '../common/runs.ts';
export { COASTAL_CITIES } from './map.ts';
export { BOND_INTEREST, LOAN_PENALTY } from './money.ts';
export { hasDuty } from './rules/trains.ts';
export { missingInterest } from './rules/bonds.ts';
export { eMarkerPrice } from './rules/electric.ts';
export { couldBuyPrivate } from './rules/privates.ts';
export { routeProblem } from './rules/running.ts';
export { bids } from '../common/lowestFirstSale.ts';
export { eMarkers, playerLoans, portOwner, roster } from './rules/slots.ts';
export { recordedQueue } from './recorded/queue.ts';
export { PRESETS } from './rulings.ts';
