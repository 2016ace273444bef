import { expect, test } from 'vitest';
import { ruleCoverage } from '../../../test/support/index.ts';
import { RULEBOOK } from '../rulebook.ts';

test('every rule has a test, and every test names a rule', () =>
  expect(ruleCoverage(RULEBOOK, import.meta.url)).toEqual({ untested: [], unknown: [] }));
