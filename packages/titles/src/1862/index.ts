/** 1862, Railway Mania in the Eastern Counties, as one value. */
import { cellOf, type Event, type Move, phaseFacts, registerTitle, type Title, triggerEnd } from '@roundhouse/engine';
import { operatingOrder, steps } from './flow.ts';
import { newPhase } from './rules/lner.ts';
import { topReached } from './rules/own.ts';
import { NETWORK, UPGRADES } from './rules/network.ts';
import { referee } from './rules/referee.ts';
import { certificateLimit, worth } from './rules/worth.ts';
import { afterAsRecorded } from './recorded/after.ts';
import { recordedRulings } from './recorded/rulings.ts';
import { asRecorded } from './recorded/steps.ts';
import { peerRulings, rulings } from './rulings.ts';
import { options, variants } from './settings.ts';
import { factsFor, setup } from './setup.ts';
import { remarks } from './rules/remarks.ts';
import { words } from './words.ts';

/** What follows by itself when something happens. */
const after = (move: Move, event: Event): void => {
  afterAsRecorded(move, event);
  if (event.type === 'phaseBegan') newPhase(move, event.phase);
  // §10.1
  if (event.type === 'priceMoved' && cellOf(move.state, event.company)?.zones.includes('end')) {
    topReached.set(move, true);
    triggerEnd(move, { reason: 'stock_market' });
  }
};

export const the1862: Title = registerTitle({
  id: '1862',
  name: { en: '1862', ru: '1862' },
  subtitle: { en: 'Railway Mania in the Eastern Counties', ru: 'Железнодорожная мания в восточных графствах' },
  designer: 'Mike Hutton',
  currency: { prefix: '£', suffix: '' },
  players: [2, 3, 4, 5, 6, 7, 8],
  variants,
  options,
  rulings,
  recorded: recordedRulings,
  presets: { rulebook: {}, '18xx.games': peerRulings },
  facts: factsFor,
  setup,
  steps: asRecorded(steps),
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  words,
  cite: {
    notOffered: '1862 §7.1 (c)',
    notYourTurn: '1862 §7.1 (c)',
    gameOver: '1862 §10.4',
    priceRange: '1862 §4.1 (a)',
  },
  worth,
  certificateLimit,
  // §6.5.2 (a): the director's certificate counts as one.
  countsForLimit: () => 1,
  operatingOrder,
  remarks,
  trainLimit: (state) => phaseFacts(state).trainLimit['default'] ?? 0,
  upgrades: { ...UPGRADES, mayTurnOver: true },
  network: NETWORK,
  referee,
  after,
});

export { fromRun, toRun } from '../common/runs.ts';
export {
  isChartered,
  lnerFormed,
  obligations,
  originalPermits,
  permits,
  phaseOfCompany,
  soldNow,
} from './rules/own.ts';
export { fullPrice, salePrice } from './rules/prices.ts';
export { NETWORK } from './rules/network.ts';
export { routeProblem } from './rules/running.ts';
export { leftBehind } from './recorded/leftBehind.ts';
export { lostToAreaHexes } from './recorded/straightLine.ts';
export { freeWarranties, typeOf } from './trains.ts';
export { peerRulings as peerRulings1862 } from './rulings.ts';
