import { expect, test } from 'vitest';
import { ruleCoverage } from '../../../test/support/index.ts';
import { RULEBOOK } from '../rulebook.ts';
import { en } from '../words/en.ts';
import { ru } from '../words/ru.ts';

test('every rule of 1817 has a test, and no test cites a rule that does not exist', () => {
  expect(ruleCoverage(RULEBOOK, import.meta.url)).toEqual({ untested: [], unknown: [] });
});

test('every rule speaks both languages', () => {
  for (const [id, { en, ru }] of Object.entries(RULEBOOK)) {
    expect(en.length, id).toBeGreaterThan(10);
    expect(ru, id).toMatch(/[а-яё]/i);
  }
  expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
});
