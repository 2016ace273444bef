/** The rounds of 1862 (8.0) and the steps of a turn. */
import {
  beginRound,
  consentStep,
  defineStep,
  type Move,
  newPlayerRound,
  operatingRound,
  passPriority,
  phaseFacts,
  playerRound,
  pop,
  push,
  type StepsOf,
} from '@roundhouse/engine';
import { beginOperatingRound, beginStockRound } from '../common/rounds.ts';
import { buildStep } from './rules/track.ts';
import { dividendStep } from './rules/dividend.ts';
import { enforceObligations, fineStep } from './rules/fines.ts';
import { foldStep } from './rules/folding.ts';
import { markersStep } from './rules/founding.ts';
import { formLner } from './rules/lner.ts';
import { mergerProposals, mergeStep } from './rules/merging.ts';
import { isDead } from './rules/dead.ts';
import { boughtNow, lner, lnerFormed, soldNow, suspended, topReached } from './rules/slots.ts';
import { auctionStep, charterStep, parliamentTurn } from './rules/parliament.ts';
import { redeemStep } from './rules/redemption.ts';
import { runStep } from './rules/running.ts';
import { stationStep } from './rules/stations.ts';
import { stockTurn } from './rules/stockTurn.ts';
import { trainProposals, trainsStep } from './rules/trains.ts';
import { turnFrame, turnStep } from './rules/turn.ts';
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
const parliament = playerRound({
  turn: (_state, player) => STEP.parliamentTurn.frame({ player }),
  end: (move) => {
    const { set, number, of } = move.state.round;
    if (number < of) beginParliament(move, set, number + 1, of);
    else openStockRound(move, set);
  },
});

/** §6.6: the priority deal, then obligations, then the number of operating rounds. */
const stockRound = playerRound({
  turn: (_state, player) => STEP.stockTurn.frame({ player, sold: [] }),
  end: (move, frame) => {
    const { priority } = move.state;
    passPriority(move, frame);
    push(move, STEP.afterStockRound.frame({}));
    enforceObligations(move, priority);
  },
});

const afterStockRound = defineStep({
  decider: () => null,
  choices: {},
  settle: (move) => {
    pop(move);
    beginOperatingRound(move, STEP.operatingRound, 1, phaseFacts(move.state).operatingRounds);
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
  if (round.number < round.of) {
    beginOperatingRound(move, STEP.operatingRound, round.number + 1, round.of);
    return;
  }
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
  if (isDead(move.state)) endGame(move, 'stalemate');
  else beginParliament(move, round.set + 1, 1, 1);
};

const operating = operatingRound({ turn: (_state, company) => turnFrame(company), end: afterOperatingRound });

const proposals = { ...mergerProposals, ...trainProposals };

export const STEPS: StepsOf<typeof STEP> = {
  parliament,
  parliamentTurn,
  auction: auctionStep,
  charter: charterStep,
  stockRound,
  stockTurn,
  markers: markersStep,
  fine: fineStep,
  afterStockRound,
  operatingRound: operating,
  turn: turnStep,
  merge: mergeStep,
  fold: foldStep,
  excess: excessStep,
  build: buildStep,
  station: stationStep,
  run: runStep,
  dividend: dividendStep,
  trains: trainsStep,
  redeem: redeemStep,
  consent: consentStep(proposals),
};
