import { expect, test } from 'vitest';
import type { Words } from '@roundhouse/engine';
import { title18CZ } from '../index.ts';
import { RULEBOOK } from '../rulebook.ts';
import { en as english } from '../words/en.ts';

const en: Readonly<Record<string, string>> = english;
const rules: Readonly<Record<string, Words>> = RULEBOOK;

test('every step that asks has a name', () => {
  for (const step of Object.keys(title18CZ.steps)) {
    if (['stockRound', 'operatingRound', 'operatingTurn', 'tutorialTurn', 'presidency', 'returnShares'].includes(step))
      continue;
    expect(en[`step.${step}`], step).toBeDefined();
  }
});

test('rulings and options have words in both languages', () => {
  for (const { id, name, effect, rule } of [...title18CZ.rulings, ...title18CZ.options]) {
    expect([name.en, name.ru, effect.en, effect.ru].every((text) => text.length > 0)).toBe(true);
    // Manners are the table's own: no rulebook speaks of them.
    if (id !== 'manners') expect(rules[rule ?? ''], rule).toBeDefined();
  }
});
