/** 18CZ as one value. */
import { registerTitle, type Title } from '@roundhouse/engine';
import { duties } from './rules/duties.ts';
import { ends } from './rules/ends.ts';
import { factsFor } from './facts.ts';
import { modeOf } from './modes.ts';
import { certificateLimit, countsForLimit, trainLimit } from './rules/limits.ts';
import { operatingOrder } from './rules/order.ts';
import { endPreliminaryRound, STEPS } from './flow.ts';
import { ANSWERS } from './recorded/answers.ts';
import { noteRecorded } from './recorded/events.ts';
import { RECORDED } from './recorded/rulings.ts';
import { TITLES } from '../registry.ts';
import { wordsOf } from '../words.ts';
import { withPoliteTrading } from '../common/politeTrading.ts';
import { optionSettings } from '../common/options.ts';
import { houseRulings, recordedRulings } from '../common/rulings.ts';
import { asRecorded } from './recorded/steps.ts';
import { UPGRADES } from './rules/track.ts';
import { closeMoraviaPrivates } from './rules/moraviaPrivates.ts';
import { notes } from './rules/notes.ts';
import { referee } from './rules/referee.ts';
import { dealt } from './rules/dealt.ts';
import { whyNot } from './rules/refusals.ts';
import { setup } from './setup.ts';
import { worth } from './rules/scoring.ts';
import { turnRule } from './rules/turnRule.ts';
import { PRESETS, RETIRED, RULINGS } from './rulings.ts';
import { OPTIONS, VARIANTS } from './settings.ts';
import { cite, type RuleId } from './vocabulary.ts';
import { FORMER_STEPS, formerFrame } from './steps.ts';

export const title18CZ: Title = registerTitle<RuleId>({
  id: '18CZ',
  name: { en: '18CZ', ru: '18CZ' },
  subtitle: { en: 'The Railway Comes to Czech Lands', ru: 'Железная дорога приходит в чешские земли' },
  designer: 'Leonhard Orgler',
  currency: { prefix: '', suffix: ' K' },
  players: TITLES['18CZ'].players,
  variants: VARIANTS,
  options: optionSettings(OPTIONS),
  rulings: houseRulings(RULINGS),
  recorded: recordedRulings(RECORDED),
  answers: ANSWERS,
  presets: PRESETS,
  retired: RETIRED,
  facts: factsFor,
  draws: 'seats',
  dealt,
  setup,
  steps: withPoliteTrading(asRecorded(STEPS, endPreliminaryRound), cite('18CZ §IV.1-13')),
  formerSteps: FORMER_STEPS,
  formerFrame,
  rulebook: async () => (await import('./rulebook.ts')).RULEBOOK,
  words: wordsOf('18CZ'),
  turnRule,
  cite: {
    'priceRange.bid': '18CZ §XI.2-20',
    'priceRange.buyPrivate': '18CZ §IV.1-5',
    'priceRange.merge': '18CZ §VIII.9-3',
    'priceRange.buyTrain': '18CZ §VIII.10-7',
    priceRange: '18CZ §V-2',
    notOffered: '18CZ §V-1',
    gameOver: '18CZ §X.1-1',
    'gameOver.rounds': '18CZ §TUT-14',
    'gameOver.stranded': '18CZ §TUT-14',
  },
  whyNot,
  worth,
  certificateLimit,
  countsForLimit,
  privatesCount: true,
  operatingOrder,
  notes,
  ends,
  duties,
  trainLimit,
  upgrades: UPGRADES,
  after: (move, event) => {
    noteRecorded(move, event);
    if (event.type === 'phaseBegan' && event.phase === 'g' && modeOf(move.state) === 'moravia')
      closeMoraviaPrivates(move);
  },
  referee,
});

export { STEP } from './steps.ts';
export { modeOf, VACLAV } from './modes.ts';
export { routeProblem } from './rules/running.ts';
export { sidesOf } from './rules/cards.ts';
export { debtOf, penaltyOf } from './rules/debts.ts';
export { firstReturned, vaclavTerrain } from './recorded/events.ts';
export { markerOwner } from './rules/teplice.ts';
export { ownedByPlayers } from '../common/privatePurchase.ts';
export { localsMayBeSold, localValue } from './rules/locals.ts';
export { fromRun, toRun } from '../common/runs.ts';
export { PRESETS } from './rulings.ts';
export { option } from './settings.ts';
