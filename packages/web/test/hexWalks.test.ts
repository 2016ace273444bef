/** The board in words can be walked by city, by company and along a route. */
import { factsOf, type State } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { companiesWithTokens, hexesAlong, hexesOf } from '../src/board/hexWalks.ts';
import { routeLine } from '../src/game/decision/runs.ts';

test('each way leads to its hexes, a route from end to end', async () => {
  const { game, states } = await playedGame('18MEX', 1, 3);
  const at = game.actions.findIndex(
    (action) => action.type === 'runTrains' && action.runs.some(({ stops }) => stops.length > 2),
  );
  const [state, action] = [states[at] as State, game.actions[at]];
  if (action?.type !== 'runTrains') throw new Error('no train ran');
  const facts = factsOf(state);
  const routes = action.runs.map((run) => routeLine(run));
  const along = hexesOf('route 0', state, facts, [], routes);
  expect(along).toEqual(hexesAlong(routes[0] as (typeof routes)[0]));
  expect([along[0], along.at(-1)]).toEqual([routes[0]?.stops[0]?.hex, routes[0]?.stops.at(-1)?.hex]);
  for (const company of companiesWithTokens(state)) {
    const hexes = hexesOf(`tokens ${company}`, state, facts, [], routes);
    expect(hexes.length).toBeGreaterThan(0);
    // Tokens stand in cities only.
    expect(hexesOf('cities', state, facts, [], routes)).toEqual(expect.arrayContaining([...hexes]));
  }
  const all = hexesOf('all', state, facts, [], routes);
  expect(all).toEqual(expect.arrayContaining([...hexesOf('laid', state, facts, [], routes), ...along]));
});
