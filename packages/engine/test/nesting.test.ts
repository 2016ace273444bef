import { expect, test } from 'vitest';
import { isNestedDeeper } from '../src/nesting.ts';

test.each([
  ['[[1]]', 2, false],
  ['[[1]]', 1, true],
  ['{"a":[{"b":1}]}', 2, true],
  ['[[],[],[]]', 2, false],
  [String.raw`["[[[[", "a\"[[["]`, 1, false],
  ['', 0, false],
])('%s is nested deeper than %i: %s', (text, levels, deeper) => {
  expect(isNestedDeeper(text, levels)).toBe(deeper);
});
