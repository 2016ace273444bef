/** 1862, Railway Mania in the Eastern Counties, as one value. */
import { cellOf, type Event, type Move, registerTitle, type Title } from '@roundhouse/engine';
import { duties } from './rules/duties.ts';
import { ends } from './rules/ends.ts';
import { notes } from './rules/notes.ts';
import { STEPS } from './flow.ts';
import { certificateLimit, countsForLimit, trainLimit } from './rules/limits.ts';
import { operatingOrder } from './rules/order.ts';
import { newPhase } from './rules/lner.ts';
import { topReached } from './rules/slots.ts';
import { NETWORK, UPGRADES } from './rules/network.ts';
import { referee } from './rules/referee.ts';
import { whyNot } from './rules/refusals.ts';
import { worth } from './rules/scoring.ts';
import { turnRule } from './rules/turnRule.ts';
import { afterAsRecorded } from './recorded/after.ts';
import { ANSWERS } from './recorded/answers.ts';
import { RECORDED } from './recorded/rulings.ts';
import { TITLES } from '../registry.ts';
import { wordsOf } from '../words.ts';
import { withPoliteTrading } from '../common/politeTrading.ts';
import { optionSettings } from '../common/options.ts';
import { houseRulings, recordedRulings } from '../common/rulings.ts';
import { asRecorded, whyNotAsRecorded } from './recorded/steps.ts';
import { PRESETS, ruling, RULINGS } from './rulings.ts';
import { OPTIONS, VARIANTS } from './settings.ts';
import { factsFor } from './facts.ts';
import { setup } from './setup.ts';
import { remarks } from './rules/remarks.ts';
import { FORMER_STEPS, formerFrame } from './steps.ts';
import { cellHas, cite, type RuleId, triggerEnd } from './vocabulary.ts';

/** What follows by itself when something happens. */
const after = (move: Move, event: Event): void => {
  afterAsRecorded(move, event);
  if (event.type === 'phaseBegan') newPhase(move, event.phase);
  // §10.1
  if (event.type === 'priceMoved' && cellHas(cellOf(move.state, event.company), 'end')) {
    topReached.set(move, true);
    triggerEnd(move, { reason: 'stock_market' });
  }
};

export const title1862: Title = registerTitle<RuleId>({
  id: '1862',
  name: { en: '1862', ru: '1862' },
  subtitle: { en: 'Railway Mania in the Eastern Counties', ru: 'Железнодорожная мания в восточных графствах' },
  designer: 'Mike Hutton',
  currency: { prefix: '£', suffix: '' },
  players: TITLES['1862'].players,
  variants: VARIANTS,
  options: optionSettings(OPTIONS),
  rulings: houseRulings(RULINGS),
  recorded: recordedRulings(RECORDED),
  answers: ANSWERS,
  presets: PRESETS,
  facts: factsFor,
  draws: 'seats',
  setup,
  steps: withPoliteTrading(asRecorded(STEPS), cite('1862 §7.5.1 (a)')),
  formerSteps: FORMER_STEPS,
  formerFrame,
  rulebook: async () => (await import('./rulebook.ts')).RULEBOOK,
  words: wordsOf('1862'),
  turnRule,
  cite: {
    gameOver: '1862 §10.4',
    'priceRange.bid': '1862 §4.1 (a)',
    // What `whyNot` has no better reason for.
    'notOffered.pass': '1862 §7.1 (d)',
    'notOffered.bid': '1862 §4.1 (a)',
    'notOffered.par': '1862 §6.5.3 (a)',
    'notOffered.buyShares': '1862 §6.5.1 (a)',
    'notOffered.merge': '1862 §7.5 (a)',
    'notOffered.buyTrain': '1862 §7.9 (a)',
    'notOffered.convert': '1862 §5.1.3',
    'notOffered.bankrupt': '1862 §7.12 (a)',
    'notOffered.dividend': '1862 §7.8.5 (a)',
  },
  whyNot: (state, action) => whyNotAsRecorded(state, action) ?? whyNot(state, action),
  breaksAtZero: (state) => ruling(state, 'bankBreaksAtZero'),
  worth,
  certificateLimit,
  countsForLimit,
  operatingOrder,
  remarks,
  notes,
  ends,
  duties,
  trainLimit,
  upgrades: { ...UPGRADES, mayTurnOver: true },
  network: NETWORK,
  after,
  referee,
});

export { STEP } from './steps.ts';
export { fromRun, judgementOf, toRun } from '../common/runs.ts';
export {
  isChartered,
  lnerFormed,
  obligations,
  originalPermits,
  permits,
  phaseOfCompany,
  soldNow,
} from './rules/slots.ts';
export { PARS } from './market.ts';
export { fullPrice, salePrice } from './rules/prices.ts';
export { NETWORK } from './rules/network.ts';
export { routeProblem } from './rules/running.ts';
export { leftBehind } from './recorded/leftBehind.ts';
export { HOME_UPGRADE } from './recorded/steps.ts';
export { lostToAreaHexes } from './recorded/straightLine.ts';
export { freeWarranties, typeOf } from './trains.ts';
export { PRESETS, RULINGS } from './rulings.ts';
