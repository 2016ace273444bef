/** Terms in sentences: nothing of a sentence gets lost, longer terms go before shorter ones, forms of words are known. */
import { loadAllTitles } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { TERM_IDS, termsIn, type TermId } from '../src/learn/glossary/terms.ts';

const LANGUAGES = ['en', 'ru'] as const;

const found = (text: string, language: 'en' | 'ru'): readonly (TermId | undefined)[] =>
  termsIn(text, language).flatMap(({ term }) => (term === undefined ? [] : [term]));

test('terms are found in whatever form, once each, and not within other words', () => {
  expect(found('The train limit falls; trains above it go.', 'en')).toEqual(['trainLimit', 'train']);
  expect(found('Лимит поездов падает, лишние поезда уходят.', 'ru')).toEqual(['trainLimit', 'train']);
  expect(found('Shareholders of the city-state', 'en')).toEqual([]);
  expect(found('президентом, президента', 'ru')).toEqual(['president']);
  expect(found('загородом', 'ru')).toEqual([]);
});

test('the rulebooks are split without a loss, and every term occurs somewhere', async () => {
  const seen = new Set<TermId>();
  for (const title of await loadAllTitles())
    for (const words of Object.values(await title.rulebook()))
      for (const language of LANGUAGES) {
        const pieces = termsIn(words[language], language);
        expect(pieces.map(({ text }) => text).join('')).toBe(words[language]);
        for (const { term } of pieces) if (term) seen.add(term);
      }
  expect(TERM_IDS.filter((id) => !seen.has(id))).toEqual([]);
});
