/** gen.2: initial auction; then stock round, and twice an operating round with its M&A round. The steps in the rulebook's order. */
import {
  BANK,
  beginRound,
  defineConsentStep,
  type Frame,
  type Move,
  newTurn,
  defineOperatingRound,
  type PlayerId,
  definePlayerRound,
  type Proposal,
  push,
  type State,
  type Step,
  type StepsOf,
  trainsAt,
  update,
} from '@roundhouse/engine';
import { beginStockRound } from '../common/rounds.ts';
import { defineOperatingTurn } from '../common/operatingTurn.ts';
import { MAIL } from './privates.ts';
import {
  acquisitionRoundStep,
  chooseBuyerStep,
  companyAuctionStep,
  saleOfferStep,
  startAcquisitions,
} from './rules/acquisitionRound.ts';
import { endIfOneLeft } from './rules/bankruptcy.ts';
import { contributionStep } from './rules/contribution.ts';
import { crisisStep } from './rules/crisis.ts';
import { dividendStep } from './rules/dividend.ts';
import { growthLoansStep, growthStationsStep, growthTradingStep } from './rules/growth.ts';
import { homeStep } from './rules/home.ts';
import { passingWhenIdle } from './rules/idle.ts';
import { borrowChoice, interestStep, settleLoansStep, trainCheckStep, TURN_STEPS } from './rules/interest.ts';
import { fixInterestRate, interestRate, loansOut } from './rules/loans.ts';
import { bridgeChoice } from './rules/markers.ts';
import { mergerProposal, mergerRoundStep, mergerTurnStep, startMergers } from './rules/mergerRound.ts';
import { initialAuctionStep, privateAuctionStep } from './rules/privateAuction.ts';
import { financeStep } from './rules/purchase.ts';
import { pyramidAuctionStep, soldFromPyramid } from './rules/pyramid.ts';
import { runStep } from './rules/running.ts';
import { companySizeStep, startAuctionStep } from './rules/startCompany.ts';
import { startStationsStep, stationStep } from './rules/stations.ts';
import { finishStockRound, prepareStockRound } from './rules/stockRound.ts';
import { stockTurnStep, stockTurnFrame } from './rules/stockTurn.ts';
import { reduceStationsStep } from './rules/tokenMerger.ts';
import { trackStep } from './rules/track.ts';
import { askDiscards, trainsStep, companyWith, discardTrainsStep, exportTrains, trainSale } from './rules/trains.ts';
import { option } from './settings.ts';
import { STEP, type StepName } from './steps.ts';
import { endGame, pay, special } from './vocabulary.ts';

const OPERATING_ROUNDS = 2;

/** end.3: the last set may have three operating rounds. */
const finalRounds = (state: State): { readonly set: number; readonly rounds: number } | null => {
  const data = state.ending?.data;
  if (typeof data !== 'object' || data === null || !('set' in data)) return null;
  return { set: Number(data['set']), rounds: Number(data['rounds']) };
};

const roundsOf = (state: State, set: number): number => {
  const last = finalRounds(state);
  return last?.set === set ? last.rounds : OPERATING_ROUNDS;
};

const openStockRound = (move: Move, set: number): void => {
  beginStockRound(move, STEP.stockRound, { set });
  prepareStockRound(move);
};

/** or.1, or.2: the rate is fixed and mail contracts of companies with trains are paid. */
const beginOperatingRound = (move: Move, number: number): void => {
  const { set } = move.state.round;
  beginRound(move, { kind: 'operating', set, number, of: roundsOf(move.state, set) });
  fixInterestRate(move);
  special(move, 'rateFixed', { interest: interestRate(move.state), count: loansOut(move.state) });
  for (const [id, amount] of Object.entries(MAIL)) {
    const owner = companyWith(move.state, id);
    if (owner && trainsAt(move.state, owner).length > 0) pay(move, BANK, owner, amount, 'mail', id);
  }
  push(move, STEP.operatingRound.frame({ operated: [], field: null }));
};

const beginMergers = (move: Move): void => {
  const { set, number } = move.state.round;
  beginRound(move, { kind: 'merger', set, number, of: roundsOf(move.state, set) });
  startMergers(move);
};

const beginAcquisitions = (move: Move): void => {
  const { set, number } = move.state.round;
  beginRound(move, { kind: 'acquisition', set, number, of: roundsOf(move.state, set) });
  startAcquisitions(move);
};

/** end.4: the M&A round of the last operating round is played, then the game ends. */
const afterAcquisitions = (move: Move): void => {
  const { set, number } = move.state.round;
  if (number < roundsOf(move.state, set)) beginOperatingRound(move, number + 1);
  else if (finalRounds(move.state)?.set === set) endGame(move, 'final_phase');
  else openStockRound(move, set + 1);
};

const afterInitialAuction = (move: Move, first: PlayerId): void => {
  update(move, { priority: first });
  openStockRound(move, 1);
};

const PROPOSALS: Readonly<Record<string, Proposal>> = { merge: mergerProposal, ...trainSale };
const proposals = (): Readonly<Record<string, Proposal>> => PROPOSALS;

/** Steps in which somebody may be unable to do anything. */
const MAYBE_IDLE: readonly StepName[] = ['initialAuction', 'startAuction', 'stockTurn', 'track', 'trains'];

export const BY_ITSELF = {
  /** end.1: as soon as one player is left the game is over. */
  ending: (step: Step): Step => ({
    ...step,
    settle: (move, frame) => endIfOneLeft(move) || step.settle?.(move, frame) === true,
  }),
  /** Nobody is asked who could only pass. */
  passing: (step: Step, id: StepName): Step => (MAYBE_IDLE.includes(id) ? passingWhenIdle(step) : step),
};

export const STEPS: StepsOf<typeof STEP> = {
  initialAuction: initialAuctionStep(afterInitialAuction),
  pyramidAuction: pyramidAuctionStep(afterInitialAuction),
  privateAuction: privateAuctionStep((move, item, winner) => {
    if (option(move.state, 'volatility')) soldFromPyramid(move, item, winner);
  }),

  stockRound: definePlayerRound({
    turn: (_state, player) => stockTurnFrame(player),
    end: (move, frame) => {
      finishStockRound(move, frame);
      beginOperatingRound(move, 1);
    },
  }),
  stockTurn: stockTurnStep,
  startAuction: startAuctionStep,
  home: homeStep,
  companySize: companySizeStep,
  contribution: contributionStep,
  startStations: startStationsStep,

  operatingRound: defineOperatingRound({
    turn: (_state, company) => STEP.operatingTurn.frame(newTurn(company)),
    end: (move) => {
      exportTrains(move);
      beginMergers(move);
      // or.7: discards forced by the export come first.
      askDiscards(move);
    },
  }),
  operatingTurn: defineOperatingTurn({
    steps: () => TURN_STEPS,
    anyTime: { takeLoan: borrowChoice, usePower: bridgeChoice },
  }),
  track: trackStep,
  station: stationStep,
  run: runStep,
  dividend: dividendStep,
  trains: trainsStep,
  interest: interestStep,
  settleLoans: settleLoansStep,
  trainCheck: trainCheckStep,
  discardTrains: discardTrainsStep,

  mergerRound: mergerRoundStep(beginAcquisitions),
  mergerTurn: mergerTurnStep(proposals),
  growthTrading: growthTradingStep,
  growthLoans: growthLoansStep,
  growthStations: growthStationsStep,
  reduceStations: reduceStationsStep,

  acquisitionRound: acquisitionRoundStep(afterAcquisitions),
  saleOffer: saleOfferStep,
  companyAuction: companyAuctionStep,
  chooseBuyer: chooseBuyerStep,
  finance: financeStep,

  crisis: crisisStep,
  consent: defineConsentStep(PROPOSALS),
};

export const firstFrame = (volatility: boolean, first: PlayerId): Frame =>
  STEP[volatility ? 'pyramidAuction' : 'initialAuction'].frame({ next: first, passes: 0 });
