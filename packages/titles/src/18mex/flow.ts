/** The rounds of 18MEX and the steps of a turn, in the rulebook's order (8.5). */
import {
  defineConsentStep,
  defineDiscardStep,
  type Frame,
  type Move,
  newPlayerRound,
  newTurn,
  defineOperatingRound,
  passPriority,
  phaseFacts,
  type PlayerId,
  definePlayerRound,
  push,
  type State,
  type StepsOf,
} from '@roundhouse/engine';
import { beginOperatingRound, beginStockRound } from '../common/rounds.ts';
import { defineOperatingTurn } from '../common/operatingTurn.ts';
import { placeHomeToken } from '../common/homeToken.ts';
import { raiseSoldOut } from '../common/soldOut.ts';
import { presidencySteps } from '../common/presidency.ts';
import { isMinor } from './companies.ts';
import { dividendStep, retireStep } from './rules/dividend.ts';
import { isOverLimit } from './rules/limits.ts';
import { mergerChoiceStep, mergerQueryStep, mergerRestStep } from './rules/merger.ts';
import { closeMinors } from './rules/minorsClose.ts';
import { payMail } from './rules/operating.ts';
import { operatingOrder } from './rules/order.ts';
import { ladder, minorsWait, mustSell, ranThisRound, soldBy, tieBreakPlayed, tradingSince } from './rules/slots.ts';
import { majorPurchase } from './rules/privateTrade.ts';
import { runStep, minorRunStep, objectionStep } from './rules/running.ts';
import { privateAuctionStep, lowestUnsold, payStipends, privateSaleStep, setParStep } from './rules/privateSale.ts';
import { boleoToken, stationStep } from './rules/stations.ts';
import { stockProposals, stockTurnStep } from './rules/stockTurn.ts';
import { trackStep, minorTrackStep } from './rules/track.ts';
import { trainSale, trainsStep } from './rules/trains.ts';
import { worth } from './rules/scoring.ts';
import { ruling } from './rulings.ts';
import { option } from './settings.ts';
import { STEP } from './steps.ts';
import { endGame } from './vocabulary.ts';

const proposals = { ...stockProposals, ...trainSale };

/** §3: the holder of the priority deal begins. */
export const openStockRound = (move: Move): void => {
  soldBy.clear(move);
  beginStockRound(move, STEP.stockRound);
  if (minorsWait.get(move.state)) {
    // §8(c)#1: before the first stock turn.
    minorsWait.set(move, false);
    closeMinors(move);
  }
  noteExcess(move);
};

/** §3.3: an excess may be kept until the next stock round. */
const noteExcess = (move: Move): void => {
  const { state } = move;
  const over = state.seats.filter((player) => !state.out.includes(player) && isOverLimit(state, player));
  if (over.length > 0 || mustSell.get(state).length > 0) mustSell.set(move, over);
};

/** §3.1#1: as long as anything is unsold, turns are those of the sale. */
const turnOf = (state: State, player: PlayerId): Frame =>
  STEP[lowestUnsold(state) === undefined ? 'stockTurn' : 'privateSale'].frame({ player });

/** §7#2: as many operating rounds as the best tile colour allows; one when the end is near. */
const operatingRoundsNow = (state: State): number => (state.ending ? 1 : phaseFacts(state).operatingRounds);

/** D-4: the sale goes on without an operating round. */
const continueSale = (move: Move): void => {
  if (ladderStep(move)) return;
  payStipends(move);
};

/** §3.1.2#2: the price of #1 drops when a stock round ends with it unsold. */
const ladderStep = (move: Move): boolean => {
  if (lowestUnsold(move.state) !== 'MCAR') return false;
  ladder.set(move, ladder.get(move.state) + 1);
  return true;
};

const stockRoundStep = definePlayerRound({
  turn: turnOf,
  end: (move, frame) => {
    passPriority(move, frame);
    const saleGoesOn = lowestUnsold(move.state) !== undefined;
    if (saleGoesOn && ruling(move.state, 'preSaleOr') === 'stipend') {
      continueSale(move);
      push(move, STEP.stockRound.frame(newPlayerRound(move.state.priority)));
      return;
    }
    if (saleGoesOn) ladderStep(move);
    // §3.6#2, #3
    raiseSoldOut(move);
    openOperatingRound(move, 1, operatingRoundsNow(move.state));
  },
});

/** §4: privates first, then every company that may operate when the round begins. */
const openOperatingRound = (move: Move, number: number, of: number): void => {
  if (ranThisRound.get(move.state).length > 0) ranThisRound.set(move, []);
  // §4.1#1: privates pay.
  beginOperatingRound(move, STEP.operatingRound, number, of, operatingOrder(move.state));
};

const leadersTie = (state: State): boolean => {
  const scores = state.seats.map((player) => worth(state, player));
  const most = Math.max(...scores);
  return scores.filter((each) => each === most).length > 1;
};

const afterOperatingRound = (move: Move): void => {
  const { ending, round } = move.state;
  if (!ending && round.number < round.of) {
    openOperatingRound(move, round.number + 1, round.of);
    return;
  }
  if (!ending) {
    openStockRound(move);
    return;
  }
  // §6.1#4
  if (option(move.state, 'tieBreak') && !tieBreakPlayed.get(move.state) && leadersTie(move.state)) {
    tieBreakPlayed.set(move, true);
    openOperatingRound(move, round.number + 1, round.number + 1);
    return;
  }
  endGame(move, ending);
};

const operatingRoundStep = defineOperatingRound({
  turn: (_state, company) => (isMinor(company) ? STEP.minorTurn : STEP.operatingTurn).frame(newTurn(company)),
  end: afterOperatingRound,
});

/** §4.2 */
const minorTurnStep = defineOperatingTurn({
  steps: () => [STEP.minorTrack, STEP.minorRun],
  // §4.2(a)
  begin: placeHomeToken,
});

/** §4.3 */
const operatingTurnStep = defineOperatingTurn({
  steps: () => [STEP.track, STEP.station, STEP.run, STEP.dividend, STEP.retire, STEP.trains],
  begin: (move, company) => {
    // §4.3(a)
    placeHomeToken(move, company);
    payMail(move, company);
  },
  anyTime: {
    // §4.3.5: privates may be bought at any moment of the turn.
    buyPrivate: majorPurchase.choice,
    placeToken: boleoToken,
  },
});

export const STEPS: StepsOf<typeof STEP> = {
  stockRound: stockRoundStep,
  privateSale: privateSaleStep,
  privateAuction: privateAuctionStep,
  setPar: setParStep,
  stockTurn: stockTurnStep,
  operatingRound: operatingRoundStep,
  minorTurn: minorTurnStep,
  minorTrack: minorTrackStep,
  minorRun: minorRunStep,
  operatingTurn: operatingTurnStep,
  track: trackStep,
  station: stationStep,
  run: runStep,
  objection: objectionStep,
  dividend: dividendStep,
  retire: retireStep,
  trains: trainsStep,
  discardTrains: defineDiscardStep({ to: 'pool' }),
  mergerQuery: mergerQueryStep,
  mergerChoice: mergerChoiceStep,
  mergerRest: mergerRestStep,
  consent: defineConsentStep(proposals),
  ...presidencySteps,
};

/** Trading opens when the last company is sold (D-6). */
export const noteTrading = (move: Move): void => {
  if (tradingSince.get(move.state) === 0 && lowestUnsold(move.state) === undefined)
    tradingSince.set(move, move.state.round.set);
};
