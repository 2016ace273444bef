/** Terms in sentences: nothing of a sentence gets lost, longer terms go before shorter ones, forms of words are known. */
import { loadAllTitles } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { table } from '../src/i18n/en/table.ts';
import { TERM_IDS, termsIn, type TermId } from '../src/learn/glossary/terms.ts';

const LANGUAGES = ['en', 'ru'] as const;

const found = (text: string, language: 'en' | 'ru', title = '18MEX'): readonly (TermId | undefined)[] =>
  termsIn(text, language, title).flatMap(({ term }) => (term === undefined ? [] : [term]));

test('terms are found in whatever form, once each, and not within other words', () => {
  expect(found('The train limit falls; trains above it go.', 'en')).toEqual(['trainLimit', 'train']);
  expect(found('Лимит поездов падает, лишние поезда уходят.', 'ru')).toEqual(['trainLimit', 'train']);
  expect(found('Shareholders of the city-state', 'en')).toEqual([]);
  expect(found('президентом, президента', 'ru')).toEqual(['president']);
  expect(found('загородом', 'ru')).toEqual([]);
});

test('a term of one title is a plain word in another', () => {
  expect(found('Mail contracts pay.', 'en')).toEqual(['mail']);
  expect(found('Mail contracts pay.', 'en', '1817')).toEqual([]);
  expect(found('The Loan Shark gives loans.', 'en', '1817')).toEqual(['loan']);
  expect(found('Серая зона', 'ru', '1817')).toEqual(['grayZone']);
  expect(found('Серая зона', 'ru', '1849')).toEqual([]);
});

test('companies are floated, trains are only run', () => {
  expect(found('Компании запускают поезда. Запустите их.', 'ru')).toEqual(['train']);
  expect(found('обязательство запустить чартерную компанию', 'ru', '1862')).toEqual(['obligation', 'float', 'charter']);
  expect(found('Компания запущена. Она запускается один раз.', 'ru')).toEqual(['float']);
});

test('a term is a link only where the word means it: no verb, and no name', () => {
  expect(found('Anna runs SPM with 40%', 'en')).toEqual([]);
  expect(found('all that share an end, two trains share track', 'en')).toEqual(['train']);
});

test('the rulebooks are split without a loss, and every term occurs somewhere', async () => {
  const seen = new Set<TermId>();
  for (const title of await loadAllTitles())
    for (const words of Object.values(await title.rulebook()))
      for (const language of LANGUAGES) {
        const pieces = termsIn(words[language], language, title.id);
        expect(pieces.map(({ text }) => text).join('')).toBe(words[language]);
        for (const { term } of pieces) if (term) seen.add(term);
      }
  // What no rulebook counts stands on the table itself.
  for (const text of [table['player.liquid'], table['player.worth']])
    for (const { term } of termsIn(text, 'en', '18MEX')) if (term) seen.add(term);
  expect(TERM_IDS.filter((id) => !seen.has(id))).toEqual([]);
});
