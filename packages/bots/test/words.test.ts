import { words } from '@roundhouse/bots';
import { expect, test } from 'vitest';

const figures = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

test('every reason is said in both languages, with the same figures', () => {
  expect(Object.keys(words.ru).sort()).toEqual(Object.keys(words.en).sort());
  for (const key of Object.keys(words.en) as (keyof typeof words.en)[])
    expect([key, figures(words.ru[key])]).toEqual([key, figures(words.en[key])]);
});

test('no reason has the same words as another or is left in English', () => {
  expect(new Set(Object.values(words.ru)).size).toBe(Object.keys(words.ru).length);
  for (const text of Object.values(words.ru)) expect(text).toMatch(/[а-яё]/i);
});
