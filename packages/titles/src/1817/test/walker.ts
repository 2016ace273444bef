/** Walks by players with a little sense, so that games get further than those of pure chance. */
import {
  type ActionType,
  cashOf,
  companyIn,
  isAt,
  memberOf,
  type State,
  stepOnTop,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import { type WalkConditions, kindsOf, type Preferences, walk, type Walked } from '../../../test/support/index.ts';
import { STEP, type StepName } from '../steps.ts';
import '../index.ts';

const WEIGHTS: Readonly<Partial<Record<ActionType, number>>> = {
  pass: 2,
  bid: 3,
  buyShares: 6,
  sellShares: 0.2,
  short: 0.3,
  repayLoan: 8,
  buyTrain: 9,
  layTile: 9,
  placeToken: 8,
  convert: 4,
  merge: 5,
  sellPrivate: 9,
};

const PASS_WEIGHTS: Readonly<Partial<Record<StepName, number>>> = {
  privateAuction: 4,
  stockTurn: 4,
  startAuction: 8,
  companyAuction: 2,
  finance: 8,
  track: 1,
  growthLoans: 1,
};

const weigh = (state: State, kind: ActionType): number => {
  const step = stepOnTop(state, STEP);
  const company = companyIn(topFrame(state));
  // A company without a train is lost: it borrows and buys.
  const trainless = isAt(state, STEP.trains) && company !== undefined && trainsAt(state, company).length === 0;
  if (kind === 'pass') return trainless ? 0.1 : ((step && PASS_WEIGHTS[step]) ?? WEIGHTS.pass ?? 1);
  if (kind === 'takeLoan') {
    if (trainless) return 6;
    return isAt(state, STEP.growthLoans) ? 1 : 0.1;
  }
  if (kind === 'bid' && isAt(state, STEP.stockTurn)) return 2;
  return WEIGHTS[kind] ?? 3;
};

const DIVIDENDS = ['pay', 'pay', 'half', 'withhold'] as const;

export const preferences: Preferences = {
  kind: (state, left, dice) => {
    const kinds = kindsOf(left);
    const weights = kinds.map((kind) => weigh(state, kind));
    let at = (dice.below(1000) / 1000) * weights.reduce((sum, each) => sum + each, 0);
    return kinds.find((_, index) => (at -= weights[index] ?? 0) < 0) ?? kinds[0];
  },
  member: (state, offer, dice) => {
    if (offer.kind === 'one' && offer.action.type === 'dividend')
      return { ...offer.action, kind: DIVIDENDS[dice.below(DIVIDENDS.length)] ?? 'pay' };
    if (offer.kind === 'price' && offer.action.type === 'buyTrain')
      return { ...offer.action, price: Math.min(offer.max, 1 + dice.below(150)) };
    if (offer.kind === 'price' && isAt(state, STEP.stockTurn)) {
      // A start that leaves some money for trains.
      const most = Math.min(offer.max, Math.max(offer.min, cashOf(state, offer.action.by)));
      const steps = Math.floor((most - offer.min) / offer.step);
      return { ...offer.action, price: offer.min + dice.below(steps + 1) * offer.step };
    }
    return memberOf(state, offer, dice);
  },
};

export const walkGame = (conditions: WalkConditions): Walked =>
  walk({ title: '1817', preferences, limit: 3000, ...conditions });
