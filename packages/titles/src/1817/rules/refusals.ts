/** Why something that no offer covers is not possible now: by the rule that says when it is. */
import { type Action, type ActionType, isAt, type Refusal, type State, stepOnTop } from '@roundhouse/engine';
import { MINES, RANCHES } from '../privates.ts';
import { STEP, type StepName } from '../steps.ts';
import { refuse, type RuleId } from '../vocabulary.ts';
import { turnRule } from './turnRule.ts';

const TORONTO = 'B13';

/** A rule without its title. */
type Short = RuleId extends `1817 §${infer Id}` ? Id : never;

/** In the step where such a thing is decided, but not this one. */
const IN_STEP: { readonly [K in `${ActionType} ${StepName}`]?: Short } = {
  'bid initialAuction': 'auc.3',
  'bid pyramidAuction': 'vauc.2',
  'bid privateAuction': 'auc.5',
  'bid stockTurn': 'ipo.1',
  'bid startAuction': 'ipo.4',
  'bid companyAuction': 'auct.1',
  'sellShares stockTurn': 'sell.1',
  'sellShares growthTrading': 'post.2',
  'sellShares crisis': 'crisis.2',
  'buyShares stockTurn': 'buy.1',
  'buyShares growthTrading': 'post.1',
  'buyShares crisis': 'crisis.2',
  'short stockTurn': 'short.1',
  'short growthTrading': 'post.2',
  'takeLoan stockTurn': 'corp.1',
  'takeLoan crisis': 'crisis.6',
  'sellPrivate contribution': 'ipo.7',
  'sellPrivate crisis': 'crisis.6',
  'layTile track': 'track.1',
  'placeToken home': 'ipo.2',
  'placeToken station': 'tok.1',
  'runTrains run': 'route.1',
  'dividend dividend': 'div.1',
  'buyTrain trains': 'trn.1',
  'repayLoan settleLoans': 'repay.1',
  'repayLoan finance': 'acq.5',
};

/** A step that has to be decided. */
const NO_PASS: { readonly [K in StepName]?: Short } = {
  pyramidAuction: 'vauc.2',
  home: 'ipo.2',
  companySize: 'ipo.6',
  run: 'route.1',
  dividend: 'div.1',
  discardTrains: 'buyt.6',
  reduceStations: 'tokmerge.3',
  chooseBuyer: 'auct.5',
  crisis: 'crisis.2',
};

const CHOICES: Readonly<Record<string, Short>> = { offerForSale: 'sale.1', buyStations: 'ipo.10' };

/** When things of a kind are done at all. */
const WHEN: Readonly<Record<ActionType, Short>> = {
  pass: 'sr.2',
  bid: 'ipo.3',
  buyPrivate: 'auc.1',
  sellPrivate: 'auc.1',
  answer: 'cm.6',
  par: 'ipo.8',
  buyShares: 'sr.3',
  sellShares: 'sr.3',
  short: 'sr.3',
  layTile: 'or.4',
  placeToken: 'or.4',
  removeToken: 'tokmerge.3',
  buyToken: 'tok.1',
  runTrains: 'or.4',
  dividend: 'or.4',
  buyTrain: 'or.4',
  discardTrain: 'buyt.6',
  turnTrain: 'trn.1',
  takeLoan: 'loan.4',
  repayLoan: 'loan.5',
  convert: 'cm.1',
  merge: 'cm.1',
  usePower: 'priv.6',
  actFor: 'auct.5',
  choose: 'ipo.6',
  bankrupt: 'crisis.7',
  endGame: 'end.4',
};

/** Where the place or the thing itself says more than the step. */
const closerRule = (state: State, action: Action): Short | undefined => {
  if (action.type === 'placeToken' && action.hex === TORONTO) return 'map.5';
  if (action.type === 'layTile' && action.power !== undefined && MINES[action.power] !== undefined) return 'priv.1';
  if (action.type === 'layTile' && action.power !== undefined && RANCHES[action.power] !== undefined) return 'vpriv.10';
  // corp.1: a company acts through its own president.
  if (action.type === 'buyShares' && action.for !== undefined && isAt(state, STEP.stockTurn)) return 'corp.1';
  return undefined;
};

const ruleFor = (state: State, action: Action): RuleId => {
  const step = stepOnTop(state, STEP);
  const closer = closerRule(state, action);
  if (closer && !isAt(state, STEP.consent)) return `1817 §${closer}`;
  // A question can only be answered, under the rule of its proposal.
  if (isAt(state, STEP.consent)) return turnRule(state);
  if (action.type === 'choose') {
    const about = CHOICES[action.choice];
    return about === undefined ? turnRule(state) : `1817 §${about}`;
  }
  const here = step && (action.type === 'pass' ? NO_PASS[step] : IN_STEP[`${action.type} ${step}`]);
  return `1817 §${here ?? WHEN[action.type]}`;
};

export const whyNot = (state: State, action: Action, over = false): Refusal =>
  over
    ? refuse(`1817 §${WHEN[action.type]}`, 'stepOver')
    : refuse(ruleFor(state, action), 'notOffered', { action: action.type });
