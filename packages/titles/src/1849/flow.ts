/** 1849: rounds and steps, in the rulebook's order. */
import {
  type CompanyId,
  type CompanyStep,
  defineConsentStep,
  defineStep,
  defineDiscardStep,
  type Frame,
  inMarketOrder,
  memoOfRules,
  type Move,
  newTurn,
  defineOperatingRound,
  passPriority,
  percentAt,
  percentWithPlayers,
  definePlayerRound,
  type PlayerRoundFrame,
  pop,
  type Proposal,
  push,
  type Rules,
  type StepsOf,
} from '@roundhouse/engine';
import { beginOperatingSet, beginStockRound, continueSet } from '../common/rounds.ts';
import { defineOperatingTurn } from '../common/operatingTurn.ts';
import { acquireStationStep, tokenProposal } from './rules/acquisition.ts';
import { bondDebtStep } from './rules/bondAtClosing.ts';
import { bondInterestStep, bondStep } from './rules/bonds.ts';
import { eMarkerStep } from './rules/electric.ts';
import { financeStep } from './rules/finance.ts';
import { homeStep } from './rules/home.ts';
import { lastPurchasesStep } from './rules/lastPurchases.ts';
import { leaveOrLoanStep } from './rules/leaving.ts';
import { presidencySwapStep } from './rules/presidency.ts';
import { moveDown, moveUp } from './rules/prices.ts';
import { AT_ANY_MOMENT, purchase } from './rules/privates.ts';
import { privateAuctionStep, privateSaleStep } from './rules/privateSale.ts';
import { rsaStartStep } from './rules/reale.ts';
import { dividendStep } from './rules/dividend.ts';
import { runStep } from './rules/running.ts';
import { bankBroken, barred, messinaLocked, reachedTop, soldThisRound } from './rules/slots.ts';
import { endStalemate, isStalemate } from './rules/stalemate.ts';
import { stationStep } from './rules/stations.ts';
import { stockTurnFrame, stockTurnStep } from './rules/stockTurn.ts';
import { trackStep } from './rules/track.ts';
import { trainsStep, trainSale } from './rules/trains.ts';
import { STEP } from './steps.ts';
import { endGame } from './vocabulary.ts';
import { option } from './settings.ts';

/** §9-a: players in turn, from the priority deal. */
const openStockRound = (move: Move): void => {
  barred.set(move, []);
  messinaLocked.set(move, false);
  soldThisRound.clear(move);
  beginStockRound(move, STEP.stockRound);
};

/** §9.7-b, -c: a share in the pool costs one row, a sold-out corporation rises. */
const adjustPricesAtEndOfStockRound = (move: Move): void => {
  for (const company of inMarketOrder(move.state)) {
    if (percentAt(move.state, 'pool', company) > 0) moveDown(move, company, 'pool');
    else if (percentWithPlayers(move.state, company) === 100) moveUp(move, company, 'soldOut');
  }
};

export const endStockRound = (move: Move, frame: PlayerRoundFrame): void => {
  passPriority(move, frame);
  if (isStalemate(move.state, frame)) {
    endStalemate(move);
    return;
  }
  // What a closing corporation's president still has to settle comes before the first operating round.
  push(move, STEP.operatingCycle.frame({}));
  adjustPricesAtEndOfStockRound(move);
};

const endOperatingRound = (move: Move): void => {
  // §7.1-b: privates pay at the beginning of each.
  if (continueSet(move, STEP.operatingRound)) return;
  // §13-b: the cycle is completed.
  if (bankBroken.get(move.state)) endGame(move, 'bank');
  else openStockRound(move);
};

/** §10-c, §14-a: the steps of an operating turn. */
const operatingSteps = memoOfRules((rules: Rules): readonly CompanyStep[] => [
  STEP.track,
  STEP.station,
  STEP.run,
  STEP.dividend,
  ...(option({ rules }, 'tokenAcquisition') ? [STEP.acquireStation] : []),
  ...(option({ rules }, 'electricDreams') ? [STEP.eMarker] : []),
  STEP.trains,
  STEP.finance,
  ...(option({ rules }, 'bonds') ? [STEP.bondInterest, STEP.bond] : []),
  STEP.lastPurchases,
]);

/** §13-a: the game ends with the turn of a corporation that has reached L.377. */
const endTurn = (move: Move, company: CompanyId): void => {
  if (reachedTop.get(move.state).includes(company)) endGame(move, 'stockMarket');
};

const proposals: Readonly<Record<string, Proposal>> = {
  buyPrivate: purchase.proposal,
  ...trainSale,
  buyToken: tokenProposal,
};

export const STEPS: StepsOf<typeof STEP> = {
  privateSale: privateSaleStep(openStockRound),
  privateAuction: privateAuctionStep,
  rsaStart: rsaStartStep,
  home: homeStep,

  stockRound: definePlayerRound({
    turn: (_state, player) => stockTurnFrame(player),
    end: endStockRound,
  }),
  operatingCycle: defineStep<Frame>({
    decider: () => null,
    choices: {},
    settle: (move) => {
      pop(move);
      // §10-f: the phase at the end of the stock round says how many operating rounds follow.
      beginOperatingSet(move, STEP.operatingRound);
      return true;
    },
  }),
  stockTurn: stockTurnStep,
  presidencySwap: presidencySwapStep,

  operatingRound: defineOperatingRound({
    turn: (_state, company) => STEP.operatingTurn.frame(newTurn(company)),
    end: endOperatingRound,
  }),
  operatingTurn: defineOperatingTurn({
    steps: operatingSteps,
    end: endTurn,
    anyTime: AT_ANY_MOMENT,
  }),
  track: trackStep,
  station: stationStep,
  run: runStep,
  dividend: dividendStep,
  acquireStation: acquireStationStep,
  eMarker: eMarkerStep,
  trains: trainsStep,
  finance: financeStep,
  bondInterest: bondInterestStep,
  bond: bondStep,
  lastPurchases: lastPurchasesStep,

  consent: defineConsentStep(proposals),
  discardTrains: defineDiscardStep({ to: 'pool' }),
  leaveOrLoan: leaveOrLoanStep,
  bondDebt: bondDebtStep,
};
