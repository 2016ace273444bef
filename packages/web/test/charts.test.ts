import { describe, expect, it } from 'vitest';
import { begin, newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { spread, stepFor, ticks } from '../src/pages/results/scale.ts';
import { figuresOf } from '../src/pages/results/figures.ts';

describe('an axis', () => {
  it.each([
    [100, 5, 20],
    [101, 5, 50],
    [8786, 5, 2000],
    [3, 5, 1],
    [0, 5, 1],
  ])('a range of %i in at most %i parts goes by %i', (range, parts, step) => {
    expect(stepFor(range, parts)).toBe(step);
  });

  it('begins at a round number, below nought too', () => {
    expect(ticks(-750, 2100, 5)).toEqual([0, 1000, 2000]);
    expect(ticks(-750, 300, 5)).toEqual([-500, 0]);
  });
});

describe('names beside lines', () => {
  it('stand apart, in order and inside', () => {
    const placed = spread([100, 98, 99, 10], 17, 0, 100);
    expect(placed[1]).toBeLessThan(placed[2] ?? 0);
    expect(placed[2]).toBeLessThan(placed[0] ?? 0);
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(i + 1)) expect(Math.abs(a - b)).toBeGreaterThanOrEqual(17);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  });
});

const seats = ['@1', '@2', '@3'] as const;

describe('the figures of a game', () => {
  it('has a figure of every player for every position', async () => {
    await loadTitle('18MEX');
    const { state, events } = begin(
      newGame({ title: '18MEX', players: seats.map((id) => ({ id, name: id })), seed: 1 }),
    );
    const figures = await figuresOf({ actions: [], states: [state], events: [], opening: events });
    expect([...figures.worth.keys()].toSorted()).toEqual([...seats]);
    expect([...figures.worth.values()].map((values) => values.length)).toEqual([1, 1, 1]);
    expect(figures.rounds).toHaveLength(1);
  });
});
