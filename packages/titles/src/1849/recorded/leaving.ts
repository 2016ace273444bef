/** 1849 §10.7-h: ruling `choiceWaits`: with no corporation left to operate, leaving or borrowing is asked with the next one. */
import { companyOf, type Move, type Option, pop, push, type State, topFrame } from '@roundhouse/engine';
import { stillIn } from '../rules/leaving.ts';
import { foundedCorporations } from '../rules/slots.ts';
import { recorded } from './rulings.ts';
import { waitingChoice } from './slots.ts';
import { STEP } from '../steps.ts';
import { refuse } from '../vocabulary.ts';

/** The question that has just been put waits. */
export const letChoiceWait = (move: Move): void => {
  const top = topFrame(move.state);
  if (!STEP.leaveOrLoan.is(top) || !recorded(move.state, 'choiceWaits')) return;
  if (foundedCorporations(move.state).length > 0) return;
  pop(move);
  waitingChoice.set(move, top['player']);
};

/** Corporations operate again: the players who wait are asked; says whether anybody was. */
export const askWhoWaits = (move: Move): boolean => {
  const player = waitingChoice.get(move.state);
  if (player === null || foundedCorporations(move.state).length === 0) return false;
  waitingChoice.set(move, null);
  push(move, STEP.leaveOrLoan.frame({ player }));
  return true;
};

/**
 * Anyone who has founded again before being asked stays, since 18xx.games cannot go on with a president who left; where nobody
 * would have to go on, leaving ends the game. Shares alone keep nobody there.
 */
export const mustStay = (state: State, options: readonly Option[]): readonly Option[] =>
  options.map((option) => {
    if (option.kind !== 'one' || option.action.type !== 'choose' || option.action.choice !== 'leaveGame') return option;
    const { by } = option.action;
    const presides = foundedCorporations(state).some((id) => companyOf(state, id).president === by);
    if (!presides || stillIn(state) <= 2) return option;
    return { ...option, refusal: refuse('1849 §10.7-h', 'holdsShares') };
  });
