/** Runs put together by hand. */
import { factsOf, type State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { EMPTY, fromRun, isRun, toRun, withoutLast } from '../src/game/decision/handRun.ts';
import { placesNext, pointAt } from '../src/game/decision/pointing.ts';

const run = {
  train: '4-0',
  stops: ['E22/0', 'D19/0', 'C14/0'],
  links: [
    ['E22/1', 'E20/0', 'D19/1'],
    ['D19/2', 'C14/3'],
  ],
};

test('the last stop goes with the way to it, and what was said not to count', () => {
  const shorter = withoutLast({ ...fromRun(run), scored: [0, 1] });
  expect(toRun(shorter)).toEqual({ train: '4-0', stops: run.stops.slice(0, 2), links: run.links.slice(0, 1) });
});

test('one stop is no run, and nothing is left of it', () => {
  const one = withoutLast(withoutLast(fromRun(run)));
  expect(isRun(one)).toBe(false);
  expect(withoutLast(one)).toEqual({ train: '4-0', stops: [], links: [] });
});

test('from the list of places any run can be put together; it has those that can be pointed at, and no others', async () => {
  const { game, states } = await playedGame('18MEX', 1, 3);
  const at = game.actions.findLastIndex(
    (action) => action.type === 'runTrains' && action.runs.some(({ stops }) => stops.length > 3),
  );
  const [state, action] = [states[at] as State, game.actions[at]];
  if (action?.type !== 'runTrains') throw new Error('no train ran');
  const { track } = factsOf(state);
  const { board } = state;
  for (const wanted of action.runs.map(fromRun)) {
    let built = EMPTY(wanted.train);
    for (const { hex } of wanted.stops) {
      const places = placesNext(built, track, board);
      expect(places).toContain(hex);
      const elsewhere = Object.keys(track.map.hexes).filter((each) => !places.includes(each));
      const longer = elsewhere.filter((each) => pointAt(built, each, track, board).stops.length > built.stops.length);
      // A stop that no track leads to begins nothing.
      expect(built.stops.length === 0 ? [] : longer).toEqual([]);
      built = pointAt(built, hex, track, board);
    }
    expect(built.stops).toEqual(wanted.stops);
  }
});
