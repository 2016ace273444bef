/**
 * `crisesWait`: in acquisitions what a settlement leaves to be decided waits until the next decision of the round is due, so
 * that settlements that follow of themselves may still help; with one player left they still happen.
 */
import {
  type Frame,
  frameOf,
  type Json,
  type Move,
  type NamedStep,
  newMove,
  pop,
  push,
  slot,
  type State,
  type Step,
  update,
} from '@roundhouse/engine';
import { survivors } from '../rules/bankruptcy.ts';
import { isSpared } from '../rules/mergerRound.ts';
import { asksAboutLoans } from '../rules/purchase.ts';
import { changed, settles, type Steps, watched, companyInFrame } from './around.ts';
import { settling } from '../../common/wrapping.ts';
import { recorded } from './rulings.ts';
import { STEP } from '../steps.ts';
import { endGame } from '../vocabulary.ts';

const waits = slot<readonly Json[]>('waits', []);
const waitingFrames = (state: State): readonly Frame[] => waits.get(state) as unknown as readonly Frame[];
const setWaiting = (move: Move, frames: readonly Frame[]): void =>
  waits.set(move, frames as unknown as readonly Json[]);

/** Debts may be open meanwhile. */
export const crisisWaits = (state: State): boolean => waitingFrames(state).some(STEP.crisis.is);

/** A crisis that comes later takes the place of the earlier one: it concerns all debts. */
const letWait = (move: Move, frames: readonly Frame[]): void => {
  const crisis = frames.some(STEP.crisis.is);
  const earlier = waitingFrames(move.state).filter((frame) => !(crisis && STEP.crisis.is(frame)));
  setWaiting(move, [...earlier, ...frames]);
};

/** Stations are given up first, then the crisis is resolved, then trains are discarded. */
const LAST_FIRST: readonly NamedStep[] = [STEP.discardTrains, STEP.crisis, STEP.reduceStations];

/** Raises what has waited; whether there was anything. */
const raiseWaiting = (move: Move): boolean => {
  const frames = waitingFrames(move.state);
  if (frames.length === 0) return false;
  setWaiting(move, []);
  for (const step of LAST_FIRST) for (const frame of frames) if (step.is(frame)) push(move, frame);
  return true;
};

const pausesIn = (state: State): boolean =>
  recorded(state, 'crisesWait') && frameOf(state, STEP.acquisitionRound) !== undefined;

/** A purchase in which nothing is to be decided is settled before stations and trains above the limits are asked for. */
const letPurchaseGoFirst = (move: Move): void => {
  const { agenda } = move.state;
  const at = agenda.findIndex((frame) => STEP.finance.is(frame));
  const purchase = agenda[at];
  if (!STEP.finance.is(purchase) || at === agenda.length - 1) return;
  if (asksAboutLoans(move.state, purchase)) return;
  letWait(move, agenda.slice(at + 1));
  update(move, { agenda: agenda.slice(0, at + 1) });
};

const pausing = (step: Step): Step =>
  watched(step, (move, act) => {
    const bought = frameOf(move.state, STEP.finance);
    const acted = act();
    if (!pausesIn(move.state)) return acted;
    if (bought === undefined) letPurchaseGoFirst(move);
    const top = move.state.agenda.at(-1);
    if (STEP.crisis.is(top)) {
      pop(move);
      letWait(move, [top]);
    }
    return acted;
  });

/** What has waited comes before the next question; who fell by it meanwhile is not sold in this round. */
const resuming = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    if (!recorded(move.state, 'crisesWait')) return plain();
    if (isSpared(move.state, companyInFrame(frame))) {
      pop(move);
      return true;
    }
    return plain() || raiseWaiting(move);
  });

const wouldEndRound = (step: Step, move: Move, frame: Frame): boolean => {
  const tried = newMove(move.state);
  settles(step, tried, frame);
  return tried.state.round !== move.state.round || tried.state.outcome !== null;
};

/** At the end of a round what has waited is raised, and the game ends if one player is left. */
const endingRound = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    const matters = waitingFrames(move.state).length > 0 || survivors(move.state).length === 1;
    if (!recorded(move.state, 'crisesWait') || !matters || !wouldEndRound(step, move, frame)) return plain();
    if (!raiseWaiting(move)) endGame(move, 'bankrupt');
    return true;
  });

export const withWaiting = (steps: Steps): Steps => {
  const paused = changed(steps, ['finance', 'companyAuction', 'chooseBuyer'], pausing);
  const resumed = changed(paused, ['saleOffer', 'companyAuction'], resuming);
  return changed(resumed, ['acquisitionRound', 'operatingRound'], endingRound);
};

/** end.1: with one player left the game ends when the next decision would be due. */
export const endingWhenAsked = (step: Step): Step => ({
  ...step,
  settle: (move, frame) => {
    if (settles(step, move, frame)) return true;
    if (survivors(move.state).length > 1) return false;
    endGame(move, 'bankrupt');
    return true;
  },
});
