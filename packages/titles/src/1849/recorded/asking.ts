/** 1849: ruling `siteSteps`: when 18xx.games asks in a step, and when it goes on by itself. */
import {
  cashOf,
  type CompanyId,
  companyOf,
  factsOf,
  type Frame,
  hasRoute,
  type Move,
  pop,
  type State,
  type Step,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';
import { atTrainLimit, bankPrice } from '../../common/trainPurchase.ts';
import { settling } from '../../common/wrapping.ts';
import { GAUGES } from '../rules/track.ts';
import { foundedCorporations } from '../rules/slots.ts';
import { canPlace } from '../rules/stations.ts';
import { type StepFrame, operatingTurnOf } from '../rules/operatingTurn.ts';
import { chartCity, chartOf, chartRoute } from './charts.ts';
import { companyOfStep } from './networks.ts';
import { recorded } from './rulings.ts';
import { STEP } from '../steps.ts';

export const asksAsRecorded = (state: State): boolean => recorded(state, 'siteSteps');

/** After SMS as long as a marker is left; else whether there was a city is remembered until the board changes. */
const asksForStation = (move: Move, frame: Frame, isOpen: () => boolean): boolean => {
  const company = companyOfStep(frame);
  if (companyOf(move.state, company).tokens.length === 0) return false;
  if (operatingTurnOf(move.state)?.sms !== undefined) return true;
  const known = chartOf(move.state, company).city;
  if (known !== null) return known;
  const open = isOpen();
  chartCity(move, company, open);
  return open;
};

export const askForStation = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    if (!asksAsRecorded(move.state)) return plain();
    if (asksForStation(move, frame, () => canPlace(move.state, frame as StepFrame))) return false;
    pop(move);
    return true;
  });

/** With a train and any stop to go to, whether or not it earns something. */
export const askForRuns = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    const company = companyOfStep(frame);
    if (!asksAsRecorded(move.state) || trainsAt(move.state, company).length === 0) return plain();
    chartRoute(move, company);
    return hasRoute(factsOf(move.state).track, move.state.board, company, GAUGES) ? false : plain();
  });

/** In every turn, whatever can be bought. */
export const askForAcquisition = (step: Step): Step =>
  settling(step, (move, frame, plain) => !asksAsRecorded(move.state) && plain());

/** As soon as the treasury covers the price of any train, no matter who may own it. */
const coversAnyTrain = (state: State, company: CompanyId): boolean => {
  const bank = [...trainsForSale(state), ...trainsAt(state, 'pool')].map((each) => bankPrice(state, each));
  const others = foundedCorporations(state).some((id) => id !== company && trainsAt(state, id).length > 0) ? [1] : [];
  return cashOf(state, company) >= Math.min(...bank, ...others);
};

export const askForTrains = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    const company = companyOfStep(frame);
    if (!asksAsRecorded(move.state)) return plain();
    if (!(STEP.trains.is(frame) && frame.begun === true)) {
      if (trainsAt(move.state, company).length === 0) chartRoute(move, company);
      return plain();
    }
    const asked = !atTrainLimit(move.state, company) && coversAnyTrain(move.state, company);
    return asked ? false : plain();
  });
