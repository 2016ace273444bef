import { expect, test } from 'vitest';
import type { Words } from '@roundhouse/engine';
import { title18CZ } from '../index.ts';
import { RULEBOOK } from '../rulebook.ts';
import { words } from '../words.ts';

const en: Readonly<Record<string, string>> = words.en;
const ru: Readonly<Record<string, string>> = words.ru;
const rules: Readonly<Record<string, Words>> = RULEBOOK;

/** Names in braces; the words of a plural form are none. */
const argumentsOf = (text: string): string =>
  [
    ...new Set(
      [...text.replaceAll(/(?:=\d+|one|few|many|other) \{[^{}]*\}/g, '').matchAll(/\{(\w+)/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  ]
    .toSorted((a, b) => a.localeCompare(b))
    .join();

test('both languages have the same keys and the same figures', () => {
  expect(Object.keys(ru).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en))
    expect(`${key}: ${argumentsOf(ru[key] ?? '')}`).toBe(`${key}: ${argumentsOf(text)}`);
});

test('every step that asks has a name', () => {
  for (const step of Object.keys(title18CZ.steps)) {
    if (['stock', 'operating', 'companyTurn', 'tutorialTurn', 'presidency', 'returnShares'].includes(step)) continue;
    expect(en[`step.${step}`], step).toBeDefined();
  }
});

test('rulings and options are told in both languages', () => {
  for (const { id, name, effect, rule } of [...title18CZ.rulings, ...title18CZ.options]) {
    expect([name.en, name.ru, effect.en, effect.ru].every((text) => text.length > 0)).toBe(true);
    // Manners are the table's own: no rulebook speaks of them.
    if (id !== 'manners') expect(rules[rule ?? ''], rule).toBeDefined();
  }
});
