/** Whatever can be chosen from a list has a word in both languages: nobody reads the name that the code has for it. */
import { allRulings } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { pages as english } from '../src/i18n/en/pages.ts';
import { pages as russian } from '../src/i18n/ru/pages.ts';

const PAGES: Readonly<Record<'en' | 'ru', Readonly<Record<string, string>>>> = { en: english, ru: russian };

test.each(titleIds)('%s: every value of a setting or ruling is said in words', async (id) => {
  const title = await loadTitle(id);
  const unsaid = (['en', 'ru'] as const).flatMap((language) => {
    const words: Readonly<Record<string, string>> = { ...PAGES[language], ...title.words[language] };
    return [...title.options, ...allRulings(title)].flatMap((setting) =>
      setting.values
        .filter((value) => typeof value !== 'number')
        .filter((value) =>
          [`setting.${setting.id}.${value}`, `${setting.id}.${value}`, `value.${value}`].every(
            (key) => words[key] === undefined,
          ),
        )
        .map((value) => `${language}: ${setting.id}.${value}`),
    );
  });
  expect(unsaid).toEqual([]);
});
