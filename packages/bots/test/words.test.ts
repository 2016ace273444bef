import { words } from '@roundhouse/bots';
import { withTerms } from '@roundhouse/engine';
import { loadAllTitles } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const titles = await loadAllTitles();

const figures = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

test('every reason is said in both languages, with the same figures', () => {
  expect(Object.keys(words.ru).sort()).toEqual(Object.keys(words.en).sort());
  for (const title of titles)
    for (const key of Object.keys(words.en) as (keyof typeof words.en)[]) {
      // A word of the book may bring a figure into the sentence: "the 4-train".
      const [en, ru] = (['en', 'ru'] as const).map((language) =>
        figures(withTerms(words[language][key], (term) => title.words[language][term])),
      );
      expect([title.id, key, ru]).toEqual([title.id, key, en]);
    }
});

test('no reason has the same words as another or is left in English', () => {
  expect(new Set(Object.values(words.ru)).size).toBe(Object.keys(words.ru).length);
  for (const text of Object.values(words.ru)) expect(text).toMatch(/[а-яё]/i);
});
