/** The rounds of 1862 (8.0) and the steps of a turn. */
import {
  beginRound,
  defineConsentStep,
  defineStep,
  type Move,
  newPlayerRound,
  defineOperatingRound,
  passPriority,
  definePlayerRound,
  pop,
  push,
  type StepsOf,
} from '@roundhouse/engine';
import { beginOperatingSet, beginStockRound, continueSet } from '../common/rounds.ts';
import { trackStep } from './rules/track.ts';
import { dividendStep } from './rules/dividend.ts';
import { enforceObligations, fineStep } from './rules/fines.ts';
import { foldStep } from './rules/folding.ts';
import { markersStep } from './rules/founding.ts';
import { formLner } from './rules/lner.ts';
import { mergerProposals, mergeStep } from './rules/merging.ts';
import { isStalemate } from './rules/stalemate.ts';
import { boughtNow, lner, lnerFormed, soldNow, suspended, topReached } from './rules/slots.ts';
import { auctionStep, charterStep, parliamentTurnStep } from './rules/parliament.ts';
import { redeemStep } from './rules/redemption.ts';
import { runStep } from './rules/running.ts';
import { stationStep } from './rules/stations.ts';
import { stockTurnStep } from './rules/stockTurn.ts';
import { trainSale, trainsStep } from './rules/trains.ts';
import { turnFrame, operatingTurnStep } from './rules/operatingTurn.ts';
import { excessStep } from './rules/union.ts';
import { STEP } from './steps.ts';
import { endGame } from './vocabulary.ts';

/** §4.1 (e): Parliament rounds begin with the priority deal and do not move it. */
const beginParliament = (move: Move, set: number, number: number, of: number): void => {
  beginRound(move, { kind: 'parliament', set, number, of });
  push(move, STEP.parliament.frame({ ...newPlayerRound(move.state.priority), won: [] }));
};

/** §6.1; §4.3 (e): companies of missed obligations can be founded again. */
const openStockRound = (move: Move, set: number): void => {
  boughtNow.set(move, {});
  soldNow.clear(move);
  suspended.set(move, []);
  beginStockRound(move, STEP.stockRound, { set });
};

/** §2.4.4: the game opens with two of them. */
const parliamentStep = definePlayerRound({
  turn: (_state, player) => STEP.parliamentTurn.frame({ player }),
  end: (move) => {
    const { set, number, of } = move.state.round;
    if (number < of) beginParliament(move, set, number + 1, of);
    else openStockRound(move, set);
  },
});

/** §6.6: the priority deal, then obligations, then the number of operating rounds. */
const stockRoundStep = definePlayerRound({
  turn: (_state, player) => STEP.stockTurn.frame({ player, sold: [] }),
  end: (move, frame) => {
    const { priority } = move.state;
    passPriority(move, frame);
    push(move, STEP.afterStockRound.frame({}));
    enforceObligations(move, priority);
  },
});

const afterStockRoundStep = defineStep({
  decider: () => null,
  choices: {},
  settle: (move) => {
    pop(move);
    beginOperatingSet(move, STEP.operatingRound);
    return true;
  },
});

/** §10: after each operating round, and after the last one of a set. */
const afterOperatingRound = (move: Move): void => {
  const { round, ending } = move.state;
  if (topReached.get(move.state)) {
    endGame(move, 'stock_market');
    return;
  }
  if (continueSet(move, STEP.operatingRound)) return;
  // §10.2, §10.3 (c): the bank before the LNER has formed; else the set after it.
  if (ending && ending.reason !== 'stock_market') {
    endGame(move, lnerFormed(move.state) ? 'lner' : ending);
    return;
  }
  if (lner.get(move.state) === 'triggered') {
    formLner(move);
    openStockRound(move, round.set + 1);
    return;
  }
  if (isStalemate(move.state)) endGame(move, 'stalemate');
  else beginParliament(move, round.set + 1, 1, 1);
};

const operatingRoundStep = defineOperatingRound({
  turn: (_state, company) => turnFrame(company),
  end: afterOperatingRound,
});

const proposals = { ...mergerProposals, ...trainSale };

export const STEPS: StepsOf<typeof STEP> = {
  parliament: parliamentStep,
  parliamentTurn: parliamentTurnStep,
  auction: auctionStep,
  charter: charterStep,
  stockRound: stockRoundStep,
  stockTurn: stockTurnStep,
  markers: markersStep,
  fine: fineStep,
  afterStockRound: afterStockRoundStep,
  operatingRound: operatingRoundStep,
  operatingTurn: operatingTurnStep,
  merge: mergeStep,
  fold: foldStep,
  excess: excessStep,
  track: trackStep,
  station: stationStep,
  run: runStep,
  dividend: dividendStep,
  trains: trainsStep,
  redeem: redeemStep,
  consent: defineConsentStep(proposals),
};
