/** Why something that nobody offers is not possible: by the rule that forbids it. */
import {
  type Action,
  type ActionOf,
  certificate,
  type CompanyId,
  companyOf,
  frameOf,
  isAt,
  isPlayer,
  percentAt,
  privateOf,
  type Refusal,
  type State,
  stepOnTop,
  trainsForSale,
} from '@roundhouse/engine';
import { STEP, type StepName } from '../steps.ts';
import { type RefusalKey, refuse, type RuleId } from '../vocabulary.ts';
import { isMinor, MAJORS, NDM } from '../companies.ts';
import { lowestUnsold } from './privateSale.ts';
import { turnRule } from './turnRule.ts';

const rule = (id: RuleId, key: RefusalKey = 'notOffered', args: Refusal['args'] = {}): Refusal => refuse(id, key, args);

const onTurn = (state: State): CompanyId | undefined =>
  (frameOf(state, STEP.operatingTurn) ?? frameOf(state, STEP.minorTurn))?.company;

/** A question can only be answered; everything else waits. */
const ANSWERED: Readonly<Partial<Record<StepName, RuleId>>> = {
  privateAuction: '18MEX §3.1.1#2',
  setPar: '18MEX §5.1#1',
  presidency: '18MEX §3.5(b)#2',
  returnShares: '18MEX §3.2(a)(5)',
  objection: '18MEX §4.4.2.1#4',
  discardTrains: '18MEX §4.3.4(g)#2',
  mergerQuery: '18MEX §5.3(b)',
  mergerChoice: '18MEX §5.3(c)',
  mergerRest: '18MEX §5.3(f)',
};

/** A proposal is answered under its own rule. */
/** What belongs to a step of a major's turn, or to nobody's turn now. */
const MAJOR_STEP: Readonly<Partial<Record<Action['type'], RuleId>>> = {
  layTile: '18MEX §4.3(c)',
  placeToken: '18MEX §4.3(d)',
  runTrains: '18MEX §4.3(e)',
  dividend: '18MEX §4.3(f)',
  buyTrain: '18MEX §4.3(h)',
};

const MINOR_STEP: Readonly<Partial<Record<Action['type'], RuleId>>> = {
  layTile: '18MEX §4.2(b)',
  placeToken: '18MEX §4.2(a)',
  runTrains: '18MEX §4.2(c)',
  dividend: '18MEX §4.2(d)',
  buyTrain: '18MEX §1.3.3#2',
};

/** Nobody may pass where something must be decided. */
const MUST: Readonly<Partial<Record<StepName, RuleId>>> = {
  minorRun: '18MEX §4.2(c)',
  run: '18MEX §4.3(e)',
  dividend: '18MEX §4.3.3#1',
  trains: '18MEX §4.3.4.2#1',
};

/** Never by anybody's choice, or only when its hour has come. */
const RARE: Readonly<Partial<Record<Action['type'], RuleId>>> = {
  discardTrain: '18MEX §4.3.4#2',
  merge: '18MEX §5.3(b)',
  bankrupt: '18MEX §4.3.4.2#3',
  answer: '18MEX §3.2(b)#1',
  takeLoan: '18MEX §1.3.2#3',
  repayLoan: '18MEX §1.3.2#3',
  removeToken: '18MEX §4.3.2#3',
  usePower: '18MEX §1.3.1#4',
};

const sharesOf = (state: State, { company, certificates }: ActionOf<'buyShares' | 'sellShares'>) =>
  certificates.map((id) => certificate(state, company, id));

const whyNotBuy = (state: State, action: ActionOf<'buyShares'>): Refusal => {
  const [wanted] = sharesOf(state, action);
  if (action.certificates.length !== 1) return rule('18MEX §3.2#1');
  if (action.exchange !== undefined) return rule('18MEX §3.2(c)(5)');
  if (wanted?.at === 'reserved') return rule('18MEX §3.2(c)(2)', 'tradeInShare', { company: action.company });
  if (wanted?.kind === 'president') return rule('18MEX §3.2(c)(1)');
  if (wanted && isPlayer(wanted.at)) return rule('18MEX §1.5#5');
  return rule(isMinor(action.company) ? '18MEX §1.3.3#1' : '18MEX §3.2(c)(2)');
};

const whyNotSell = (state: State, action: ActionOf<'sellShares'>): Refusal => {
  const { by, company, exchange, percent } = action;
  if (isMinor(company)) return rule('18MEX §3.2#7');
  const named = sharesOf(state, action);
  if (named.some((each) => each?.at !== by)) return rule('18MEX §3.2(a)#1', 'notHeld', { company });
  if (exchange !== undefined || (percent === 5 && !named.some((each) => each?.kind === 'half')))
    return rule('18MEX §3.2(a)(6)');
  if (named.some((each) => each?.kind === 'president')) {
    const most = Math.max(...state.seats.filter((each) => each !== by).map((each) => percentAt(state, each, company)));
    const stays = most < 20 || percentAt(state, by, company) - percent >= most;
    return stays ? rule('18MEX §3.2(a)(4)', 'presidencyStays', { company }) : rule('18MEX §3.2(a)(5)');
  }
  return rule('18MEX §3.2(a)#3');
};

const whyNotPar = (state: State, { company }: ActionOf<'par'>): Refusal => {
  if (company === NDM) return rule('18MEX §5.1#1');
  if (!MAJORS.includes(company)) return rule('18MEX §1.3.3#1');
  return rule(companyOf(state, company).status === 'available' ? '18MEX §3.2(c)(1)' : '18MEX §1.5#1');
};

const whyNotPrivate = (state: State, { private: id, for: company }: ActionOf<'buyPrivate'>): Refusal => {
  if (isMinor(id)) return rule(company === undefined ? '18MEX §3.2#7' : '18MEX §4.3.5#3');
  if (company !== undefined && isMinor(company)) return rule('18MEX §1.3.3#3');
  if (!state.privates[id]) return rule(company === undefined ? '18MEX §3.2(c)(4)' : '18MEX §4.3(i)');
  const { owner, closed } = privateOf(state, id);
  if (closed) return rule('18MEX §App.1#1', 'privateIsClosed', { private: id });
  // §4.3.5#2: a major never sells a private.
  if (owner !== null && !isPlayer(owner)) return rule('18MEX §4.3.5#2', 'majorKeeps', { private: id, company: owner });
  return rule(company === undefined ? '18MEX §3.2(c)(4)' : '18MEX §4.3(i)');
};

const whyNotTrain = (state: State, { train: id, from }: ActionOf<'buyTrain'>): Refusal => {
  const wanted = state.trains.find((each) => each.id === id);
  if (!wanted || wanted.at !== from) return rule('18MEX §4.3.4#1');
  if (from === 'depot')
    return trainsForSale(state).some(({ name }) => name === wanted.name)
      ? rule('18MEX §4.3.4(c)', 'faceValue')
      : rule('18MEX §4.3.4(b)', 'trainsInOrder', { next: trainsForSale(state)[0]?.name ?? '' });
  if (from === 'pool') return rule('18MEX §4.3.4(c)', 'faceValue');
  return rule(isMinor(from) ? '18MEX §1.3.3#2' : '18MEX §4.3.4(d)#1');
};

const inSale = (state: State, action: Action): Refusal => {
  const lowest = lowestUnsold(state) ?? '';
  if (action.type === 'buyPrivate') return rule('18MEX §3.1(a)#1', 'onlyLowest', { item: lowest });
  if (action.type === 'bid') return rule('18MEX §3.1(b)#1', 'notForSale', { item: action.item });
  return rule('18MEX §3.1#1');
};

const inStockTurn = (state: State, action: Action): Refusal => {
  switch (action.type) {
    case 'bid':
      return rule('18MEX §3.1#1', 'notForSale', { item: action.item });
    case 'buyShares':
      return whyNotBuy(state, action);
    case 'sellShares':
      return whyNotSell(state, action);
    case 'par':
      return whyNotPar(state, action);
    case 'buyPrivate':
      return whyNotPrivate(state, action);
    case 'sellPrivate':
      return isMinor(action.private) ? rule('18MEX §3.2#7') : rule('18MEX §3.2(b)#1');
    default:
      return rule(RARE[action.type] ?? '18MEX §1.1#3', RARE[action.type] ? 'notOffered' : 'companiesOperate');
  }
};

const inMinorTurn = (state: State, action: Action): Refusal => {
  const step = MINOR_STEP[action.type];
  return step === undefined ? inOperatingRound(state, action) : rule(step);
};

const inMajorTurn = (state: State, action: Action): Refusal => {
  if (action.type === 'layTile' && action.power !== undefined) return rule('18MEX Table III #2');
  if (action.type === 'placeToken' && action.power !== undefined) return rule('18MEX Baja');
  if (action.type === 'placeToken' && isAt(state, STEP.station)) return rule('18MEX §4.3.2#1');
  if (action.type === 'dividend' && isAt(state, STEP.dividend)) return rule('18MEX §4.3.3#1');
  if (action.type === 'buyTrain' && isAt(state, STEP.trains)) return whyNotTrain(state, action);
  const belongs = MAJOR_STEP[action.type];
  return belongs === undefined ? inOperatingRound(state, action) : rule(belongs);
};

/** What players do belongs to stock rounds. */
const inOperatingRound = (state: State, action: Action): Refusal => {
  switch (action.type) {
    case 'buyPrivate':
      return whyNotPrivate(state, action);
    case 'bid':
      return rule('18MEX §3.1#1', 'notForSale', { item: action.item });
    case 'sellShares':
    case 'sellPrivate':
      return rule('18MEX §4.3.4.2(d)#1', 'onlyInNeed');
    case 'buyShares':
    case 'par':
      return rule('18MEX §1.1#2', 'playersTrade');
    default:
      return rule(RARE[action.type] ?? '18MEX §1.1#3');
  }
};

/** It would have been possible earlier in this turn. */
const stepOver = (state: State, action: Action): Refusal | undefined => {
  const company = onTurn(state);
  const steps = company !== undefined && isMinor(company) ? MINOR_STEP : MAJOR_STEP;
  const section = 'power' in action && action.power !== undefined ? '18MEX Table III #2' : steps[action.type];
  return section && rule(section, 'stepOver');
};

export const whyNot = (state: State, action: Action, over = false): Refusal | undefined => {
  const step = stepOnTop(state, STEP);
  if (!step || action.type === 'endGame') return undefined;
  const passed = over ? stepOver(state, action) : undefined;
  if (passed) return passed;
  if (isAt(state, STEP.consent)) return rule(turnRule(state));
  const answered = ANSWERED[step];
  if (answered !== undefined) return rule(answered);
  if (action.type === 'pass') return rule(MUST[step] ?? '18MEX §3.1.2#3');
  if (action.type === 'choose') return rule(turnRule(state));
  if (isAt(state, STEP.privateSale)) return inSale(state, action);
  if (isAt(state, STEP.stockTurn)) return inStockTurn(state, action);
  const company = onTurn(state);
  if (company === undefined) return inOperatingRound(state, action);
  return isMinor(company) ? inMinorTurn(state, action) : inMajorTurn(state, action);
};
