/** Which round is the last, once that is known. */
import { type EndMark, isEqual, type State, type Title } from '@roundhouse/engine';

/** A number of rounds that has been fixed from the start is no news. */
export const isDecided = ({ last, lastTurn, meter }: EndMark): boolean =>
  lastTurn !== undefined || (last !== undefined && meter?.of !== 'rounds');

/** The end of the game that a choice brings or brings nearer; null where nothing about it is new. */
export const lastRoundNow = (before: State, after: State, { ends }: Title): EndMark | null => {
  if (!ends || before === after) return null;
  const [was, is] = [ends(before).find(isDecided), ends(after).find(isDecided)];
  if (!is || (isEqual(was?.last, is.last) && was?.lastTurn === is.lastTurn)) return null;
  return is;
};
