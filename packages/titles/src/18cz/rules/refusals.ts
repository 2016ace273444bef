/** Why something that no offer covers is not possible now: by the rule that forbids it. */
import { type Action, type ActionType, companyIn, isAt, type Refusal, type State, stepOnTop } from '@roundhouse/engine';
import { modeOf } from '../modes.ts';
import { whyNotSold } from './trainOffers.ts';
import { turnRule } from './turnRule.ts';
import { isVaclavs } from './vaclav.ts';
import { STEP, type StepName } from '../steps.ts';
import { refuse, type RuleId } from '../vocabulary.ts';

type Key = Parameters<typeof refuse>[1];

interface Reason {
  readonly rule: RuleId;
  readonly key: Key;
}

/** Steps that cannot be passed over. */
const COMPULSORY: Readonly<Partial<Record<StepName, Reason>>> = {
  home: { rule: '18CZ §VII.5-4', key: 'mustPlaceHome' },
  assignMarker: { rule: '18CZ §VIII.6-11', key: 'mustChooseCity' },
  run: { rule: '18CZ §VIII.3-1', key: 'mustRun' },
  tutorialRun: { rule: '18CZ §TUT-8', key: 'mustRun' },
  dividend: { rule: '18CZ §VIII.8-5', key: 'mustDecideIncome' },
  dropStation: { rule: '18CZ §VIII.9-8', key: 'mustDropStation' },
  discardTrains: { rule: '18CZ §VIII.12-4', key: 'mustReturnTrain' },
  returnOther: { rule: '18CZ §VIII.10-5', key: 'mustReturnTrain' },
};

/** When each thing is done; whatever is tried at another time is against this rule. */
const WHEN: Readonly<Partial<Record<ActionType, Reason>>> = {
  buyShares: { rule: '18CZ §IV.2.a-1', key: 'sharesInStockRounds' },
  sellShares: { rule: '18CZ §IV.2.a-1', key: 'sharesInStockRounds' },
  par: { rule: '18CZ §IV.2.a-1', key: 'sharesInStockRounds' },
  repayLoan: { rule: '18CZ §VIII.11-8', key: 'loansInStockRounds' },
  layTile: { rule: '18CZ §VIII.3-1', key: 'notInThisStep' },
  placeToken: { rule: '18CZ §VIII.3-1', key: 'notInThisStep' },
  runTrains: { rule: '18CZ §VIII.3-1', key: 'notInThisStep' },
  dividend: { rule: '18CZ §VIII.8-5', key: 'notInThisStep' },
  merge: { rule: '18CZ §VIII.9-1', key: 'absorbAfterIncome' },
  removeToken: { rule: '18CZ §VIII.9-8', key: 'onlyInAbsorption' },
  turnTrain: { rule: '18CZ §VIII.9-12', key: 'onlyInAbsorption' },
  buyTrain: { rule: '18CZ §VIII.10-2', key: 'trainsLast' },
  discardTrain: { rule: '18CZ §VIII.10-8', key: 'trainsStay' },
  bankrupt: { rule: '18CZ §VIII.11-5', key: 'noBankruptcy' },
  takeLoan: { rule: '18CZ §VIII.11-5', key: 'noBankruptcy' },
  bid: { rule: '18CZ §XI.2-18', key: 'noAuctionNow' },
  usePower: { rule: '18CZ §XI.2-14', key: 'onlyOwnersCompany' },
  answer: { rule: '18CZ §IV.1-13', key: 'nothingProposed' },
};

/** In the step where such things are done: this one is none of them. */
const HERE: Readonly<Partial<Record<StepName, Readonly<Partial<Record<ActionType, Reason>>>>>> = {
  draft: { buyPrivate: { rule: '18CZ §VI-2', key: 'printedPriceOnly' } },
  nominate: { bid: { rule: '18CZ §XI.2-19', key: 'notForSale' } },
  privateAuction: { bid: { rule: '18CZ §XI.2-20', key: 'notForSale' } },
  stockTurn: {
    par: { rule: '18CZ §VII.5-1', key: 'noStartingPrice' },
    buyShares: { rule: '18CZ §VII.1-1', key: 'noneInBank' },
    sellShares: { rule: '18CZ §VII.6-1', key: 'notHeldSo' },
    buyPrivate: { rule: '18CZ §VII.1-1', key: 'sharesOnly' },
    sellPrivate: { rule: '18CZ §VII.6-4', key: 'localsNotSold' },
    repayLoan: { rule: '18CZ §VIII.11-8', key: 'noLoan' },
  },
  home: {
    layTile: { rule: '18CZ §VIII.4-14', key: 'redTileFirst' },
    placeToken: { rule: '18CZ §VII.5-4', key: 'mustPlaceHome' },
  },
  assignMarker: { placeToken: { rule: '18CZ §VIII.6-11', key: 'mustChooseCity' } },
  track: { layTile: { rule: '18CZ §IV.1-9', key: 'noSuchPower' } },
  mwTile: { layTile: { rule: '18CZ §XI.2-15', key: 'onlyMwHome' } },
  station: { placeToken: { rule: '18CZ §VIII.6-4', key: 'noSuchCity' } },
  absorb: { merge: { rule: '18CZ §VIII.9-2', key: 'notSmaller' } },
  inherit: { discardTrain: { rule: '18CZ §VIII.9-11', key: 'onlyInherited' } },
  discardTrains: { discardTrain: { rule: '18CZ §VIII.12-4', key: 'notItsTrain' } },
  returnOther: { discardTrain: { rule: '18CZ §VIII.10-5', key: 'notItsTrain' } },
  dropStation: { removeToken: { rule: '18CZ §VIII.9-8', key: 'mustDropStation' } },
  trains: { buyTrain: { rule: '18CZ §VIII.10-6', key: 'notForSale' } },
};

/** Locals change hands in a company's turn; in a stock round they do not. */
const aboutLocals = (state: State, type: ActionType): Reason =>
  type === 'sellPrivate'
    ? { rule: state.round.kind === 'stock' ? '18CZ §VII.6-4' : '18CZ §IV.1-11', key: 'localsNotSold' }
    : { rule: '18CZ §IV.1-5', key: 'localsByCompanies' };

const isHis = (state: State, company: string): boolean =>
  state.companies[company] !== undefined && isVaclavs(state, company);

/** What a mode forbids, or what is wrong with the very company, card or number that is named. */
const aboutThis = (state: State, action: Action): Reason | undefined => {
  const mode = modeOf(state);
  switch (action.type) {
    case 'par':
      if (state.round.kind !== 'stock' || !state.companies[action.company]) return undefined;
      if (state.companies[action.company]?.status === 'closed') return { rule: '18CZ §VIII.9-15', key: 'goneForGood' };
      return mode === 'moravia' ? { rule: '18CZ §XI.2-4', key: 'noStartingPrice' } : undefined;
    case 'buyShares':
      return state.round.kind === 'stock' && action.certificates.length > 1
        ? { rule: '18CZ §VII.1-3', key: 'oneCertificate' }
        : undefined;
    case 'buyPrivate':
      return action.for !== undefined && isHis(state, action.for)
        ? { rule: '18CZ §XI.1-9', key: 'vaclavHasNoTreasury' }
        : undefined;
    case 'buyTrain':
      return isHis(state, action.from) ? { rule: '18CZ §XI.1-18', key: 'vaclavDoesNotTrade' } : undefined;
    case 'merge': {
      if (mode === 'moravia') return { rule: '18CZ §XI.2-12', key: 'noAbsorptions' };
      if (isHis(state, action.with) || isHis(state, action.company))
        return { rule: '18CZ §XI.1-18', key: 'vaclavDoesNotTrade' };
      const [own, other] = [state.companies[action.company], state.companies[action.with]];
      return isAt(state, STEP.absorb) && other?.status === 'floated' && own?.size === other.size
        ? { rule: '18CZ §VIII.9-1', key: 'notSmaller' }
        : undefined;
    }
    case 'choose':
      return { rule: turnRule(state), key: 'nothingToChoose' };
    case 'turnTrain':
      return isAt(state, STEP.inherit) ? { rule: '18CZ §VIII.9-12', key: 'ownSideOnly' } : undefined;
    default:
      return undefined;
  }
};

export const whyNot = (state: State, action: Action): Refusal | undefined => {
  const { type } = action;
  const step = stepOnTop(state, STEP);
  const company = companyIn(state.agenda.at(-1));
  if (isAt(state, STEP.trains) && type === 'buyTrain' && company !== undefined) {
    const notSold = whyNotSold(state, company, action);
    if (notSold) return notSold;
  }
  const reason =
    (isAt(state, STEP.consent) ? ({ rule: turnRule(state), key: 'mustAnswer' } as const) : undefined) ??
    (step && type === 'pass' ? COMPULSORY[step] : undefined) ??
    aboutThis(state, action) ??
    (step && HERE[step]?.[type]) ??
    (type === 'buyPrivate' || type === 'sellPrivate' ? aboutLocals(state, type) : WHEN[type]);
  return reason && refuse(reason.rule, reason.key);
};
