/** 1817 as one value. */
import { registerTitle, type Title } from '@roundhouse/engine';
import { duties } from './rules/duties.ts';
import { ends } from './rules/ends.ts';
import { factsFor } from './facts.ts';
import { BY_ITSELF, STEPS } from './flow.ts';
import { TITLES } from '../registry.ts';
import { wordsOf } from '../words.ts';
import { withPoliteTrading } from '../common/politeTrading.ts';
import { optionSettings } from '../common/options.ts';
import { houseRulings, recordedRulings } from '../common/rulings.ts';
import { ANSWERS } from './recorded/answers.ts';
import { asRecorded } from './recorded/steps.ts';
import { crisisWaits } from './recorded/waiting.ts';
import { RECORDED } from './recorded/rulings.ts';
import { ranking } from './rules/bankruptcy.ts';
import { UPGRADES } from './rules/markers.ts';
import { notes } from './rules/notes.ts';
import { whyNot } from './rules/refusals.ts';
import { certificateLimit, countsForLimit, trainLimit } from './rules/limits.ts';
import { operatingOrder } from './rules/order.ts';
import { referee } from './rules/referee.ts';
import { worth } from './rules/scoring.ts';
import { turnRule } from './rules/turnRule.ts';
import { PRESETS, RETIRED, RULINGS } from './rulings.ts';
import { OPTIONS, VARIANTS } from './settings.ts';
import { setup } from './setup.ts';
import { cite, type RuleId } from './vocabulary.ts';
import { FORMER_STEPS } from './steps.ts';

export const title1817: Title = registerTitle<RuleId>({
  id: '1817',
  name: { en: '1817', ru: '1817' },
  subtitle: { en: 'NYSE: loans, shorts, and takeovers', ru: 'NYSE: займы, короткие продажи и поглощения' },
  designer: 'Craig Bartell, Tim Flowers',
  currency: { prefix: '$', suffix: '' },
  players: TITLES['1817'].players,
  variants: VARIANTS,
  options: optionSettings(OPTIONS),
  rulings: houseRulings(RULINGS),
  recorded: recordedRulings(RECORDED),
  answers: ANSWERS,
  presets: PRESETS,
  retired: RETIRED,
  facts: factsFor,
  draws: 'seats',
  setup,
  steps: withPoliteTrading(asRecorded(STEPS, BY_ITSELF), cite('1817 §cm.6')),
  formerSteps: FORMER_STEPS,
  rulebook: async () => (await import('./rulebook.ts')).RULEBOOK,
  words: wordsOf('1817'),
  turnRule,
  cite: {
    'priceRange.buyTrain': '1817 §buyt.1',
    gameOver: '1817 §end.4',
    'gameOver.bankrupt': '1817 §end.1',
  },
  whyNot,
  worth,
  ranking,
  certificateLimit,
  countsForLimit,
  operatingOrder,
  notes,
  ends,
  duties,
  trainLimit,
  upgrades: UPGRADES,
  referee: (state) => referee(state, crisisWaits(state)),
});

export { fromRun, toRun } from '../common/runs.ts';
export { debtOf } from './rules/debts.ts';
export { STEP } from './steps.ts';
export { unitOf } from './rules/certificates.ts';
export {
  ALL_LOANS,
  buyingPower,
  interestRate,
  lastFixedRate,
  loansLeft,
  loansOpen,
  mayTakeLoan,
} from './rules/loans.ts';
export { cheapestTrain } from './recorded/trains.ts';
export { isRed, isWhite } from './rules/zones.ts';
export { faceOf, highestBid as highestPrivateBid, seedMoney } from './rules/privateAuction.ts';
export { routeProblem } from './rules/running.ts';
export { CITY_TILES, MAIL } from './privates.ts';
export { biddingPower, isAtLimit } from './rules/startBids.ts';
export { GOLDEN_PARACHUTE, INVENTOR, LOAN_SHARK, STATION_SUBSIDY } from './privates.ts';
export { certificatesHeld, sharesAt, sharesWithPlayers, shortsAt, shortsOut, sizeOf } from './rules/certificates.ts';
export { mostShorts } from './rules/stockTurn.ts';
export { canBuyStations } from './rules/stations.ts';
export { PRESETS } from './rulings.ts';
export { pyramid } from './rules/slots.ts';
