import { expect, test } from 'vitest';
import { ruleCoverage } from '../../../test/support/index.ts';
import { the1817 } from '../index.ts';
import { words } from '../words.ts';

test('every rule of 1817 has a test, and no test cites a rule that does not exist', () => {
  expect(ruleCoverage(the1817.rulebook, import.meta.url)).toEqual({ untested: [], unknown: [] });
});

test('every rule speaks both languages', () => {
  for (const [id, { en, ru }] of Object.entries(the1817.rulebook)) {
    expect(en.length, id).toBeGreaterThan(10);
    expect(ru, id).toMatch(/[а-яё]/i);
  }
  expect(Object.keys(words.ru).sort()).toEqual(Object.keys(words.en).sort());
});
