/** Runs put together by hand. */
import { factsOf, type State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { EMPTY, fromRun, type HandRun, isRun, toRun, withoutLast } from '../src/game/decision/handRun.ts';
import { stopsIn, stopsNextTo, type StopRef } from '../src/game/decision/pathsBetween.ts';
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

/** The longest run of a game, with the position it was made in. */
const longest = async (): Promise<{ readonly state: State; readonly wanted: HandRun }> => {
  const { game, states } = await playedGame('18MEX', 1, 3);
  const all = game.actions.flatMap((action, at) =>
    action.type === 'runTrains'
      ? action.runs.map((each) => ({ state: states[at] as State, wanted: fromRun(each) }))
      : [],
  );
  const [best] = all.sort((a, b) => b.wanted.stops.length - a.wanted.stops.length);
  if (!best || best.wanted.stops.length < 5) throw new Error('no long run');
  return best;
};

test('a stop farther on is reached over those between; a stop of the run cuts it off there', async () => {
  const { state, wanted } = await longest();
  const { track } = factsOf(state);
  const [first, , third] = wanted.stops as readonly [StopRef, StopRef, StopRef];
  const begun = { ...EMPTY(wanted.train), stops: [first] };
  const far = pointAt(begun, third.hex, track, state.board);
  expect(far.stops.length).toBeGreaterThan(1);
  expect(far.stops.at(-1)?.hex).toBe(third.hex);
  expect(far.links.length).toBe(far.stops.length - 1);
  expect(new Set(far.stops.map((each) => JSON.stringify(each))).size).toBe(far.stops.length);
  expect(pointAt(wanted, third.hex, track, state.board)).toEqual({
    ...wanted,
    stops: wanted.stops.slice(0, 3),
    links: wanted.links.slice(0, 2),
  });
});

test('a run goes on at the end that is nearer, and stays as it is where no track leads', async () => {
  const { state, wanted } = await longest();
  const { track } = factsOf(state);
  const rest = { ...wanted, stops: wanted.stops.slice(1), links: wanted.links.slice(1) };
  const [first] = wanted.stops;
  const again = pointAt(rest, first?.hex ?? '', track, state.board);
  expect(again.stops).toEqual(wanted.stops);
  expect(toRun(again).links[0]?.length).toBeGreaterThan(0);
  const bare = Object.keys(track.map.hexes).find((hex) => stopsIn(track, state.board, hex).length === 0) ?? '';
  expect(pointAt(rest, bare, track, state.board)).toEqual(rest);
});

test('from the list of places any run can be put together; it has those that come next, and no others', async () => {
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
      // What lies between two stops is no place that comes next.
      const longer = elsewhere.filter((each) => {
        const { stops } = pointAt(built, each, track, board);
        return stops.length === built.stops.length + 1 && (stops[0]?.hex === each || stops.at(-1)?.hex === each);
      });
      // A stop that no track leads to begins nothing.
      expect(built.stops.length === 0 ? [] : longer).toEqual([]);
      built = pointAt(built, hex, track, board);
    }
    expect(built.stops).toEqual(wanted.stops);
  }
});

test('track of another train is left to it, over more stops if need be; a stop between two is put between them', async () => {
  const { state, wanted } = await longest();
  const { track } = factsOf(state);
  const { board } = state;
  const keys = ({ stops }: HandRun): readonly string[] => toRun({ ...wanted, stops, links: [] }).stops;
  let rounds = 0;
  for (const hex of Object.keys(track.map.hexes))
    for (const from of stopsIn(track, board, hex))
      for (const to of stopsNextTo(track, board, from)) {
        const begun = { ...EMPTY(wanted.train), stops: [from] };
        const straight = pointAt(begun, to.hex, track, board);
        const others = [{ stops: [], links: [straight.links[0] ?? []] }];
        const round = pointAt(begun, to.hex, track, board, { others, company: null });
        const taken = new Set(straight.links.flat().map(String));
        if (straight.stops.length !== 2 || round.stops.length !== 3 || keys(round)[2] !== keys(straight)[1]) continue;
        rounds += 1;
        expect(round.links.flat().filter((piece) => taken.has(String(piece)))).toEqual([]);
        const [, via] = round.stops;
        // Pointing at what lies between leads there, too, unless the run goes on to it from one of its ends.
        const through = pointAt(straight, via?.hex ?? '', track, board);
        expect(through.stops.map((each) => each.hex)).toContain(via?.hex);
      }
  expect(rounds).toBeGreaterThan(0);
});
