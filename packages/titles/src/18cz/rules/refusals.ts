/** Why something that no offer speaks of cannot be done now: by the rule that forbids it. */
import { type Action, type ActionType, type Refusal, type State, topFrame } from '@roundhouse/engine';
import { no } from './cite.ts';

interface Reason {
  readonly rule: string;
  readonly key: string;
}

/** Steps that cannot be passed over. */
const COMPULSORY: Readonly<Record<string, Reason>> = {
  home: { rule: 'VII.5-4', key: 'mustPlaceHome' },
  assignMarker: { rule: 'VIII.6-11', key: 'mustChooseCity' },
  run: { rule: 'VIII.3-1', key: 'mustRun' },
  tutorialRun: { rule: 'TUT-8', key: 'mustRun' },
  dividend: { rule: 'VIII.8-5', key: 'mustDecideIncome' },
  dropStation: { rule: 'VIII.9-8', key: 'mustDropStation' },
  discardTrains: { rule: 'VIII.12-4', key: 'mustReturnTrain' },
  returnOther: { rule: 'VIII.10-5', key: 'mustReturnTrain' },
  consent: { rule: 'V-2', key: 'mustAnswer' },
};

/** When each thing is done; whatever is tried at another time is against this rule. */
const WHEN: Readonly<Partial<Record<ActionType, Reason>>> = {
  buyShares: { rule: 'IV.2.a-1', key: 'sharesInStockRounds' },
  sellShares: { rule: 'IV.2.a-1', key: 'sharesInStockRounds' },
  par: { rule: 'IV.2.a-1', key: 'sharesInStockRounds' },
  repayLoan: { rule: 'VIII.11-8', key: 'loansInStockRounds' },
  layTile: { rule: 'VIII.3-1', key: 'notInThisStep' },
  placeToken: { rule: 'VIII.3-1', key: 'notInThisStep' },
  runTrains: { rule: 'VIII.3-1', key: 'notInThisStep' },
  dividend: { rule: 'VIII.8-5', key: 'notInThisStep' },
  merge: { rule: 'VIII.9-1', key: 'absorbAfterIncome' },
  removeToken: { rule: 'VIII.9-8', key: 'onlyInAbsorption' },
  turnTrain: { rule: 'VIII.9-12', key: 'onlyInAbsorption' },
  buyTrain: { rule: 'VIII.10-2', key: 'trainsLast' },
  discardTrain: { rule: 'VIII.10-8', key: 'trainsStay' },
  bid: { rule: 'XI.2-18', key: 'noAuctionNow' },
  usePower: { rule: 'XI.2-14', key: 'onlyOwnersCompany' },
  answer: { rule: 'IV.1-13', key: 'nothingProposed' },
};

/** In the step where such things are done: this one is none of them. */
const HERE: Readonly<Record<string, Readonly<Partial<Record<ActionType, Reason>>>>> = {
  draft: { buyPrivate: { rule: 'VI-2', key: 'printedPriceOnly' } },
  nominate: { bid: { rule: 'XI.2-19', key: 'notForSale' } },
  bidding: { bid: { rule: 'XI.2-20', key: 'notForSale' } },
  stockTurn: {
    par: { rule: 'VII.5-1', key: 'noStartingPrice' },
    buyShares: { rule: 'VII.1-1', key: 'noneInBank' },
    sellShares: { rule: 'VII.6-1', key: 'notHeldSo' },
    buyPrivate: { rule: 'VII.1-1', key: 'sharesOnly' },
    sellPrivate: { rule: 'VII.6-4', key: 'localsNotSold' },
    repayLoan: { rule: 'VIII.11-8', key: 'noLoan' },
  },
  home: { layTile: { rule: 'VIII.4-14', key: 'redTileFirst' }, placeToken: { rule: 'VII.5-4', key: 'mustPlaceHome' } },
  assignMarker: { placeToken: { rule: 'VIII.6-11', key: 'mustChooseCity' } },
  track: { layTile: { rule: 'IV.1-9', key: 'noSuchPower' } },
  mwTile: { layTile: { rule: 'XI.2-15', key: 'onlyMwHome' } },
  station: { placeToken: { rule: 'VIII.6-4', key: 'noSuchCity' } },
  absorb: { merge: { rule: 'VIII.9-2', key: 'notSmaller' } },
  inherit: { discardTrain: { rule: 'VIII.9-11', key: 'onlyInherited' } },
  discardTrains: { discardTrain: { rule: 'VIII.12-4', key: 'notItsTrain' } },
  returnOther: { discardTrain: { rule: 'VIII.10-5', key: 'notItsTrain' } },
  dropStation: { removeToken: { rule: 'VIII.9-8', key: 'mustDropStation' } },
  trains: { buyTrain: { rule: 'VIII.10-6', key: 'notForSale' } },
};

/** Locals change hands in a company's turn; in a stock round they do not. */
const aboutLocals = (state: State, type: ActionType): Reason =>
  type === 'sellPrivate'
    ? { rule: state.round.kind === 'stock' ? 'VII.6-4' : 'IV.1-11', key: 'localsNotSold' }
    : { rule: 'IV.1-5', key: 'localsByCompanies' };

export const whyNot = (state: State, { type }: Action): Refusal | undefined => {
  const step = topFrame(state)?.step ?? '';
  const reason =
    (type === 'pass' ? COMPULSORY[step] : undefined) ??
    HERE[step]?.[type] ??
    (type === 'buyPrivate' || type === 'sellPrivate' ? aboutLocals(state, type) : WHEN[type]);
  return reason && no(reason.rule, reason.key);
};
