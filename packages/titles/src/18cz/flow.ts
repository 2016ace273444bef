/** §V: the preliminary round, then stock rounds and operating rounds as on the round track. */
import {
  cashOf,
  defineConsentStep,
  defineDiscardStep,
  type Move,
  newTurn,
  defineOperatingRound,
  type PlayerId,
  definePlayerRound,
  type State,
  type StepsOf,
  update,
} from '@roundhouse/engine';
import { beginOperatingRound, beginStockRound } from '../common/rounds.ts';
import { raiseSoldOut } from '../common/soldOut.ts';
import { presidencySteps } from '../common/presidency.ts';
import { modeOf, roundTrack } from './modes.ts';
import { ABSORPTION, absorbStep } from './rules/absorb.ts';
import { localPurchase } from './rules/anytime.ts';
import { privateAuctionStep, nominateStep } from './rules/auction.ts';
import { exportOrHandOut, returnExcessTrains } from './rules/cards.ts';
import { isPrivateTrain } from './rules/classes.ts';
import { draftStep } from './rules/draft.ts';
import { assignMarkerStep, homeStep } from './rules/home.ts';
import { dropStationStep, inheritStep } from './rules/inherit.ts';
import { advanceMarker, localPrice } from './rules/locals.ts';
import { letMwBuild, mwTileStep } from './rules/moraviaPrivates.ts';
import { startedInOrder } from './rules/order.ts';
import { dividendStep } from './rules/dividend.ts';
import { runStep } from './rules/running.ts';
import { stationStep } from './rules/stations.ts';
import { stockTurnFrame, stockTurnStep } from './rules/stockTurn.ts';
import { trackStep } from './rules/track.ts';
import { returnOtherStep, trainSale, trainsStep } from './rules/trains.ts';
import { operatingTurnStep, localsStep } from './rules/operatingTurn.ts';
import { endTutorialRound, tutorialRunStep, tutorialTurnStep } from './rules/tutorial.ts';
import { trainsAt } from '@roundhouse/engine';
import { soldThisRound } from './rules/slots.ts';
import { STEP } from './steps.ts';
import { endGame, special } from './vocabulary.ts';

/** §VI-6, §VII.2-3: turn-order cards by cash; ties keep their order. */
const dealOrderCards = (move: Move, first: 'least' | 'most'): void => {
  const { state } = move;
  const sign = first === 'least' ? 1 : -1;
  const seats = state.seats.toSorted((a, b) => sign * (cashOf(state, a) - cashOf(state, b)));
  const [priority] = seats;
  if (priority) update(move, { seats, priority });
  special(move, 'turnOrder', { players: seats });
};

const openStockRound = (move: Move, set: number): void => {
  soldThisRound.clear(move);
  const [first] = move.state.seats;
  if (!first) throw new Error('nobody plays');
  beginStockRound(move, STEP.stockRound, { set, first });
  // §VIII.12-6: trains over a limit that the export lowered come back before the first turn.
  returnExcessTrains(move);
};

const openOperatingRound = (move: Move, number: number): void => {
  const { set } = move.state.round;
  advanceMarker(move);
  const of = roundTrack(move.state.rules).sets[set - 1] ?? 1;
  beginOperatingRound(move, STEP.operatingRound, number, of, startedInOrder(move.state));
  if (Object.values(move.state.privates).some(({ closed }) => !closed))
    special(move, 'localPrice', { price: localPrice(move.state) });
  letMwBuild(move);
};

const endStockRound = (move: Move): void => {
  // §IX.3-2
  raiseSoldOut(move, startedInOrder(move.state));
  dealOrderCards(move, 'most');
  openOperatingRound(move, 1);
};

const endOperatingRound = (move: Move): void => {
  const { set, number, of } = move.state.round;
  if (modeOf(move.state) === 'tutorial') return endTutorialRound(move);
  if (number < of) return openOperatingRound(move, number + 1);
  // §X.1-1
  if (set >= roundTrack(move.state.rules).sets.length) return endGame(move, 'fixed_round');
  exportOrHandOut(move);
  return openStockRound(move, set + 1);
};

export const endPreliminaryRound = (move: Move): void => {
  dealOrderCards(move, 'least');
  openStockRound(move, 1);
};

const turnStepOf = (state: State) => (modeOf(state) === 'tutorial' ? STEP.tutorialTurn : STEP.operatingTurn);

export const STEPS: StepsOf<typeof STEP> = {
  draft: draftStep(endPreliminaryRound),
  nominate: nominateStep(endPreliminaryRound),
  privateAuction: privateAuctionStep,
  stockRound: definePlayerRound({ turn: (_state, player: PlayerId) => stockTurnFrame(player), end: endStockRound }),
  stockTurn: stockTurnStep,
  operatingRound: defineOperatingRound({
    turn: (state, company) => turnStepOf(state).frame(newTurn(company)),
    end: endOperatingRound,
  }),
  mwTile: mwTileStep,
  operatingTurn: operatingTurnStep,
  home: homeStep,
  assignMarker: assignMarkerStep,
  track: trackStep,
  station: stationStep,
  run: runStep,
  dividend: dividendStep,
  absorb: absorbStep,
  dropStation: dropStationStep,
  inherit: inheritStep,
  trains: trainsStep,
  returnOther: returnOtherStep,
  locals: localsStep,
  tutorialTurn: tutorialTurnStep,
  tutorialRun: tutorialRunStep,
  consent: defineConsentStep({ absorption: ABSORPTION, buyPrivate: localPurchase.proposal, ...trainSale }),
  discardTrains: defineDiscardStep({
    to: 'pool',
    candidates: (state, company) => trainsAt(state, company).filter((each) => !isPrivateTrain(each)),
  }),
  ...presidencySteps,
};
