/** 1849: why something that no offer covers is not possible now: by the rule that forbids it, or that says when it is done. */
import {
  type Action,
  type ActionOf,
  type ActionType,
  certificate,
  emptyCircles,
  isAt,
  isPlayer,
  type Refusal,
  type State,
  stepOnTop,
  topFrame,
  train,
  trainsForSale,
} from '@roundhouse/engine';
import { STEP, type StepName } from '../steps.ts';
import { option } from '../settings.ts';
import { phaseHas, refuse, type RuleId } from '../vocabulary.ts';
import { CNM, GARIBALDI, SMS } from '../companies.ts';
import { E_MARKERS } from '../trains.ts';
import { COASTAL_CITIES, GARIBALDI_HOMES, PORTS } from '../map.ts';
import { startingValues } from './founding.ts';
import { foundingQueue } from './queue.ts';
import { barred, eMarkers, setAside } from './slots.ts';
import { operatingTurnOf } from './operatingTurn.ts';
import { turnRule } from './turnRule.ts';

/** When each kind of thing is done; the message says it. */
const WHEN = {
  bid: '1849 §8-b',
  buyPrivate: '1849 §7.1-c',
  answer: '1849 §7.1-c',
  par: '1849 §9.4-a',
  buyShares: '1849 §9-b',
  sellShares: '1849 §9-b',
  layTile: '1849 §10.3-a',
  placeToken: '1849 §10.4-b',
  buyToken: '1849 §14.1-f',
  runTrains: '1849 §10.5-a',
  dividend: '1849 §10.5.3-a',
  buyTrain: '1849 §10-c',
  discardTrain: '1849 §10.6-g',
  bankrupt: '1849 §10.7-a',
  takeLoan: '1849 §14.2-a',
  repayLoan: '1849 §14.2-e',
  usePower: '1849 §7.1-a',
} as const satisfies Partial<Record<ActionType, RuleId>>;

const isTimed = (type: ActionType): type is keyof typeof WHEN => type in WHEN;

/** What must be decided and cannot be passed over. */
const DUTIES: Readonly<Partial<Record<StepName, RuleId>>> = {
  rsaStart: '1849 §8.1-a',
  home: '1849 §9.4.1-a',
  presidencySwap: '1849 §9.5-c',
  run: '1849 §10.5.2-c',
  dividend: '1849 §10.5.3-a',
  discardTrains: '1849 §6-d',
  leaveOrLoan: '1849 §10.7-h',
  bondInterest: '1849 §14.2-c',
  bondDebt: '1849 §14.2-f',
};

const CHOICES: Readonly<Record<string, RuleId>> = {
  lastCertificate: '1849 §9.5-c',
  twoOrdinary: '1849 §9.5-c',
  takeLoan: '1849 §10.7-h',
  leaveGame: '1849 §10.7-h',
  buyEMarker: '1849 §14.3-a',
  payInterest: '1849 §14.2-c',
};

type Reasons = {
  readonly [T in ActionType]?: (state: State, action: ActionOf<T>, step: StepName | undefined) => Refusal | undefined;
};

/** §3-a: shares come after the privates. */
const privatesFirst = refuse('1849 §3-a', 'privatesFirst');

/** §14.3-a, -d: one marker each, from the first 12H on, but not in the turn of its buyer. */
const whyNoEMarker = (state: State): Refusal => {
  if (!option(state, 'electricDreams')) return refuse('1849 §14.3-a', 'variantOff');
  const company = operatingTurnOf(state)?.company;
  if (company !== undefined && eMarkers.get(state).includes(company))
    return refuse('1849 §14.3-a', 'oneEMarker', { company });
  return phaseHas(state, E_MARKERS)
    ? refuse('1849 §14.3-d', 'eMarkerNextTurn')
    : refuse('1849 §14.3-a', 'noEMarkersYet');
};

const REASONS: Reasons = {
  pass: (_state, _action, step) => refuse((step && DUTIES[step]) ?? '1849 §10-c', 'mustDecide'),

  dividend: (state) => (isAt(state, STEP.dividend) ? refuse('1849 §10.5.3-a', 'allOrNothing') : undefined),

  choose: (state, { choice }) => {
    if (choice === 'buyEMarker') return whyNoEMarker(state);
    return refuse(CHOICES[choice] ?? turnRule(state), 'noSuchChoice');
  },

  bid: (state, { item }) => {
    if (isAt(state, STEP.privateAuction))
      return refuse('1849 §8-e', 'auctionOf', { private: topFrame(state, STEP.privateAuction)?.item ?? null });
    return isAt(state, STEP.privateSale) && state.privates[item]?.owner
      ? refuse('1849 §8-b', 'privateSold', { private: item })
      : undefined;
  },

  buyPrivate: (state, { private: id, for: company }) => {
    if (isAt(state, STEP.privateSale))
      return state.privates[id]?.owner
        ? refuse('1849 §8-b', 'privateSold', { private: id })
        : refuse('1849 §8-b', 'privatePrice', { private: id });
    if (state.privates[id]?.closed) return refuse('1849 §7.1-e', 'privateClosed', { private: id });
    const owner = state.privates[id]?.owner;
    if (owner && !isPlayer(owner)) return refuse('1849 §7.1-d', 'privateKept', { private: id, company: owner });
    const turn = operatingTurnOf(state)?.company;
    return turn !== undefined && company !== turn ? refuse('1849 §7.1-c', 'onlyOnTurn', { company: turn }) : undefined;
  },

  par: (state, { company, cell }) => {
    if (isAt(state, STEP.rsaStart)) return refuse('1849 §8.1-a', 'rsaStartingValue');
    if (isAt(state, STEP.privateSale)) return privatesFirst;
    if (!isAt(state, STEP.stockTurn)) return undefined;
    if (topFrame(state, STEP.stockTurn)?.bought === true) return refuse('1849 §9-b', 'onePurchase');
    if (!foundingQueue(state).includes(company)) return refuse('1849 §9.4-a', 'notInQueue', { company });
    if (company === GARIBALDI && setAside.get(state)) return refuse('1849 §9.4.1-c', 'isSetAside', { company });
    if (barred.get(state).includes(company)) return refuse('1849 §11-d', 'nextStockRound', { company });
    return startingValues(state).some((each) => each.cell === cell)
      ? undefined
      : refuse('1849 §9.4-b', 'noStartingValue');
  },

  buyShares: (state, { company, certificates, for: buyer }) => {
    if (isAt(state, STEP.privateSale)) return privatesFirst;
    if (buyer !== undefined)
      return isAt(state, STEP.finance) ? refuse('1849 §10.8-e', 'oneFromPool', { company }) : undefined;
    if (!isAt(state, STEP.stockTurn)) return undefined;
    const founded = topFrame(state, STEP.stockTurn)?.founded;
    if (founded) return refuse('1849 §9.4-c', 'ordinariesOfFounded', { company: founded });
    if (topFrame(state, STEP.stockTurn)?.bought === true || certificates.length > 1)
      return refuse('1849 §9-b', 'onePurchase');
    const at = certificate(state, company, certificates[0] ?? '')?.at;
    return at === company || at === 'pool' ? undefined : refuse('1849 §9.3-a', 'notForSale', { company });
  },

  sellShares: (state, { company, for: seller }) => {
    if (isAt(state, STEP.privateSale)) return privatesFirst;
    if (seller !== undefined)
      return refuse('1849 §10.8-a', isAt(state, STEP.finance) ? 'notInTreasury' : 'issueLater', { company });
    if (isAt(state, STEP.stockTurn)) return refuse('1849 §9.2-g', 'notYourShares', { company });
    return state.round.kind === 'operating' ? refuse('1849 §10.7-a', 'salesInEmergency') : undefined;
  },

  buyTrain: (state, { train: id, from }) => {
    if (!isAt(state, STEP.trains)) return undefined;
    const wanted = state.trains.find((each) => each.id === id);
    if (!wanted || wanted.at !== from) return refuse('1849 §10.6-e', 'trainElsewhere');
    const { name } = train(state, id);
    if (from === 'depot' && !trainsForSale(state).some((each) => each.name === name))
      return refuse('1849 §10.6-c', 'trainLater', { train: name });
    return undefined;
  },

  placeToken: (state, { hex }) => {
    if (!isAt(state, STEP.home)) return undefined;
    if (!GARIBALDI_HOMES.includes(hex)) return refuse('1849 §9.4.1-a', 'notAHome', { hex });
    return emptyCircles(state, hex, 0) > 0 ? undefined : refuse('1849 §9.4.1-c', 'cityFull', { hex });
  },

  usePower: (state, { private: id, target }) => {
    const rule = id === CNM ? '1849 §7.1-P3' : '1849 §7.1-P4';
    if (id !== CNM && id !== SMS) return refuse('1849 §7.1-a', 'noPower', { private: id });
    const turn = operatingTurnOf(state)?.company;
    const owned = state.privates[id];
    if (owned?.closed) return refuse(rule, 'privateClosed', { private: id });
    if (turn === undefined || owned?.owner !== turn) return refuse(rule, 'powerOfOwner', { private: id });
    if (id === SMS && !isAt(state, STEP.track)) return refuse(rule, 'smsBeforeTile');
    const targets: readonly string[] = id === SMS ? COASTAL_CITIES : PORTS;
    return targets.includes(target) ? undefined : refuse(rule, 'notATarget', { private: id, hex: target });
  },
};

/** One tile and one marker a turn, one issue or purchase of shares; for the rest the order of the steps. */
const OVER: Readonly<Partial<Record<ActionType, RuleId>>> = {
  layTile: '1849 §10.3-a',
  placeToken: '1849 §10.4-b',
  buyToken: '1849 §14.1-a',
  buyShares: '1849 §10.8-a',
  sellShares: '1849 §10.8-a',
};

export const whyNot = (state: State, action: Action, over = false): Refusal | undefined => {
  const { type } = action;
  if (over && type !== 'usePower') return refuse(OVER[type] ?? '1849 §10-c', 'stepOver');
  // A question can only be answered, under the rule of its proposal.
  if (isAt(state, STEP.consent)) return refuse(turnRule(state), 'answerFirst');
  const step = stepOnTop(state, STEP);
  const reason = (
    REASONS[type] as ((state: State, action: Action, step: StepName | undefined) => Refusal | undefined) | undefined
  )?.(state, action, step);
  if (reason) return reason;
  if ((type === 'takeLoan' || type === 'repayLoan') && !option(state, 'bonds')) return refuse(WHEN[type], 'variantOff');
  return isTimed(type) ? refuse(WHEN[type], `when.${type}`) : refuse('1849 §1.1-b', 'notInThisGame');
};
