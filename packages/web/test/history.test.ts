import { beforeAll, describe, expect, it } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { momentsOf, neighbour, ownTurnBefore } from '../src/game/history/moments.ts';
import { LEAST_STEP, nearest, stopsOf } from '../src/game/history/steps.ts';
import { type Line, lineInSlices } from '../src/game/session.ts';

let line: Line;

beforeAll(async () => {
  let asked = 0;
  const { game } = await playedGame('18MEX', 2, 3, { enough: () => asked++ > 300 });
  ({ line } = await lineInSlices(game, { slice: 1000 }));
});

describe('the way through a game', () => {
  it('knows where rounds, turns and phases begin', () => {
    const { rounds, turns, phases } = momentsOf(line);
    expect(rounds.length).toBeGreaterThan(2);
    expect(turns.length).toBeGreaterThan(rounds.length);
    for (const { phase, from } of phases) expect(line.states[from]?.phase).toBe(phase);
  });

  it('goes from turn to turn and back', () => {
    const { turns } = momentsOf(line);
    const [first = 0, second = 0] = turns;
    expect(neighbour(turns, first, 1)).toBe(second);
    expect(neighbour(turns, second, -1)).toBe(first);
    expect(neighbour(turns, Math.max(...turns), 1)).toBeNull();
  });

  it('leads to one’s own last turn, and from there to the one before', () => {
    const me = line.actions[0]?.by;
    const mine = (player: string): boolean => player === me;
    const last = ownTurnBefore(line, line.actions.length, mine);
    if (last === null) throw new Error('no turn of one’s own');
    expect(line.actions.slice(last).some(({ by }) => mine(by))).toBe(true);
    const before = ownTurnBefore(line, last, mine);
    expect(before).not.toBeNull();
    expect(before ?? 0).toBeLessThan(last);
    expect(ownTurnBefore(line, 0, mine)).toBeNull();
  });
});

describe('the slider', () => {
  it.each([60, 226, 650, 5000])('of %i pixels stops where each stop can be grabbed', (width) => {
    const length = line.actions.length;
    const stops = stopsOf(momentsOf(line), length, width);
    expect(stops[0]).toBe(0);
    expect(stops.at(-1)).toBe(length);
    const gaps = stops.slice(1).map((each, at) => ((each - (stops[at] ?? 0)) / length) * width);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(LEAST_STEP - 1e-9);
  });

  it('goes to the nearest stop', () => {
    expect(nearest([0, 10, 30], 19)).toBe(10);
    expect(nearest([0, 10, 30], 21)).toBe(30);
  });
});
