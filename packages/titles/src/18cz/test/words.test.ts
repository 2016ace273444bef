import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words as engineWords } from '@roundhouse/engine';
import { title18CZ } from '../index.ts';
import { RULEBOOK } from '../rulebook.ts';
import { words } from '../words.ts';

const en: Readonly<Record<string, string>> = words.en;
const ru: Readonly<Record<string, string>> = words.ru;
const shared: Readonly<Record<string, string>> = engineWords.en;

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

const folder = new URL('../rules/', import.meta.url);
const source = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

test('every refusal has words and cites a rule', () => {
  for (const [, rule, key] of source.matchAll(/\bno\(\s*'([^']+)',\s*'([^']+)'/g)) {
    expect(en[`refusal.${key}`] ?? shared[`refusal.${key}`], key).toBeDefined();
    expect(RULEBOOK[`18CZ §${rule}`], rule).toBeDefined();
  }
});

test('every step that asks has a name', () => {
  for (const step of Object.keys(title18CZ.steps)) {
    if (['stock', 'operating', 'companyTurn', 'tutorialTurn', 'presidency', 'returnShares'].includes(step)) continue;
    expect(en[`step.${step}`], step).toBeDefined();
  }
});

test('every special event has words', () => {
  const keys = [...source.matchAll(/special\(move, '([^']+)'|type: 'special',\s*key: '([^']+)'/g)].map(
    ([, direct, typed]) => direct ?? typed,
  );
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(en[`event.${key}`], key).toBeDefined();
});

test('rulings and options are told in both languages', () => {
  for (const { id, name, effect, rule } of [...title18CZ.rulings, ...title18CZ.options]) {
    expect([name.en, name.ru, effect.en, effect.ru].every((text) => text.length > 0)).toBe(true);
    // Manners are the table's own: no rulebook speaks of them.
    if (id !== 'manners') expect(RULEBOOK[rule ?? ''], rule).toBeDefined();
  }
});
