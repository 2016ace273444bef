import { describe, expect, it } from 'vitest';
import { isEqual } from '../src/equal.ts';
import { flatMap } from '../src/lists.ts';
import { alike, distinctPicks, percentOf } from '../src/shares.ts';
import type { Certificate } from '../src/state.ts';

describe('flatMap', () => {
  it.each([
    ['several, one, none', (each: number): readonly number[] => Array.from({ length: each }, () => each)],
    ['one or a list', (each: number): number | readonly number[] => (each % 2 === 0 ? each : [each, -each])],
  ])('gives what the method of a list gives: %s', (_, of) => {
    const list = [2, 1, 0, 3];
    expect(flatMap(list, of)).toEqual(list.flatMap(of));
  });

  it('opens one list only, and tells the place in it', () => {
    expect(flatMap(['a', 'b'], (each, index) => [[each, index]])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });
});

describe('equal as data', () => {
  it.each([
    [{ a: 1, b: undefined }, { a: 1 }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ list: [1, { x: 'y' }] }, { list: [1, { x: 'y' }] }],
  ])('%j and %j', (a, b) => {
    expect(isEqual(a, b) && isEqual(b, a)).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [{ a: null }, {}],
  ])('%j is not %j', (a, b) => {
    expect(isEqual(a, b) || isEqual(b, a)).toBe(false);
  });
});

describe('picks of certificates', () => {
  const paper = (id: string, percent: number, kind: Certificate['kind'] = 'ordinary'): Certificate => ({
    id,
    company: 'X',
    percent,
    kind,
    at: '@1',
  });

  it('identical ones count once, smaller picks come first', () => {
    const picks = distinctPicks([paper('a', 10), paper('b', 10), paper('p', 20, 'president')]);
    expect(picks.map((pick) => pick.map(({ id }) => id).join(''))).toEqual(['a', 'p', 'ab', 'ap', 'abp']);
    expect(picks.map(percentOf)).toEqual([10, 20, 20, 30, 40]);
    expect(alike(paper('a', 10), paper('b', 10))).toBe(true);
  });
});
