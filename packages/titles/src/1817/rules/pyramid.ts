/** §vauc: with Volatility the privates lie in a pyramid; the lowest row is sold first, and who loses all neighbours leaves. */
import {
  amend,
  defineStep,
  type Move,
  playerAfter,
  type PlayerId,
  pop,
  type PrivateId,
  type State,
} from '@roundhouse/engine';
import { type InitialAuctionFrame, openings, openLot } from './privateAuction.ts';
import { STEP } from '../steps.ts';
import { pyramid, type Row } from './slots.ts';
import { closePrivate } from '../../common/privates.ts';

const ROWS = 6;

/** vauc.1: one city private on top, then rows of two to six. */
export const layRows = (order: readonly PrivateId[]): readonly Row[] =>
  Array.from({ length: ROWS }, (_, row) => {
    const before = (row * (row + 1)) / 2;
    return order.slice(before, before + row + 1);
  });

/** vauc.2: the lowest row that is not empty. */
export const lowestRow = (state: State): readonly PrivateId[] => {
  const row = pyramid.get(state).findLast((each) => each.some((place) => place !== null));
  return (row ?? []).filter((place) => place !== null);
};

/** vauc.4: a private next to the sold one leaves when there is nobody on its other side either. */
export const lonelyNeighbours = (row: Row, sold: number): readonly number[] =>
  [
    [sold - 1, sold - 2],
    [sold + 1, sold + 2],
  ].flatMap(([neighbour, beyond]) => {
    if (neighbour === undefined || beyond === undefined) return [];
    return (row[neighbour] ?? null) !== null && (row[beyond] ?? null) === null ? [neighbour] : [];
  });

export const takeFromPyramid = (move: Move, sold: PrivateId): void => {
  const rows = pyramid.get(move.state);
  const gone: PrivateId[] = [];
  const left = rows.map((row): Row => {
    const at = row.indexOf(sold);
    if (at < 0) return row;
    let after = row.with(at, null);
    // The two sides are looked at one after the other, as the row stands then.
    for (const side of [-1, 1]) {
      const lonely = lonelyNeighbours(after, at).find((each) => each === at + side);
      const id = lonely === undefined ? null : (after[lonely] ?? null);
      if (lonely === undefined || id === null) continue;
      gone.push(id);
      after = after.with(lonely, null);
    }
    return after;
  });
  pyramid.set(move, left);
  for (const id of gone) closePrivate(move, id);
};

/** vauc.2: the player with priority must put up a private of the lowest row; vauc.5: then the player left of the winner. */
export const pyramidAuctionStep = (over: (move: Move, first: PlayerId) => void) =>
  defineStep<InitialAuctionFrame>({
    decider: (_state, { next }) => next,
    choices: {
      bid: {
        options: (state, { next }, about) => openings(state, next, lowestRow(state), () => 0, '1817 §vauc.2', about),
        apply: (move, _frame, { by, item, price }) => openLot(move, by, item, price),
      },
    },
    settle: (move, { next }) => {
      if (lowestRow(move.state).length > 0) return false;
      pop(move);
      over(move, next);
      return true;
    },
  });

export const soldFromPyramid = (move: Move, item: PrivateId, winner: PlayerId): void => {
  takeFromPyramid(move, item);
  amend(move, STEP.pyramidAuction, { next: playerAfter(move.state, winner) });
};
