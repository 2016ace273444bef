import { TERMS, withTerms } from '@roundhouse/engine';
import { loadAllTitles } from '@roundhouse/titles';
import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { FETCH, type Section } from '../src/i18n/catalogue.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Plural categories that a language needs for whole numbers. */
const NEEDED = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] } as const;

interface Told {
  readonly args: ReadonlySet<string>;
  readonly plurals: readonly (readonly string[])[];
}

const told = (message: string): Told => {
  const args = new Set<string>();
  const plurals: string[][] = [];
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        walk(element.children);
        continue;
      }
      args.add(element.value);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
      // Exact numbers and `other` alone are a choice, not a plural.
      const categories = Object.keys(element.options).filter((each) => !each.startsWith('='));
      if (element.type === TYPE.plural && categories.length > 1) plurals.push(categories);
      for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(
    parse(
      withTerms(message, () => ''),
      { ignoreTag: true },
    ),
  );
  return { args, plurals };
};

const sorted = (values: Iterable<string>): readonly string[] => [...values].sort();

/** What is wrong between the two languages of a catalogue. */
const problems = (english: Catalogue, russian: Catalogue): readonly string[] => {
  const found: string[] = [];
  for (const key of new Set([...Object.keys(english), ...Object.keys(russian)])) {
    const [one, other] = [english[key], russian[key]];
    if (one === undefined || other === undefined) {
      found.push(`${key}: only in ${one === undefined ? 'Russian' : 'English'}`);
      continue;
    }
    if (one.trim() === '' || other.trim() === '') found.push(`${key}: empty`);
    const [a, b] = [told(one), told(other)];
    // A language may do without an argument of the other only where both name the same ones.
    if (sorted(a.args).join() !== sorted(b.args).join())
      found.push(`${key}: arguments ${sorted(a.args).join()} and ${sorted(b.args).join()}`);
    for (const [language, plurals] of [
      ['en', a.plurals],
      ['ru', b.plurals],
    ] as const)
      for (const categories of plurals)
        for (const needed of NEEDED[language])
          if (!categories.includes(needed)) found.push(`${key}: ${language} lacks the plural ${needed}`);
  }
  return found;
};

const SECTIONS = Object.keys(FETCH.en) as Section[];

describe('words are complete in both languages', async () => {
  const titles = await loadAllTitles();
  const sections = await Promise.all(
    SECTIONS.map(async (section) => [section, await FETCH.en[section](), await FETCH.ru[section]()] as const),
  );
  it.each<readonly [string, Catalogue, Catalogue]>([
    ...sections,
    ...titles.map(({ id, words }) => [id, words.en, words.ru] as const),
  ])('%s', (_name, english, russian) => {
    expect(problems(english, russian)).toEqual([]);
  });

  it.each(titles.map(({ id, words }) => [id, words] as const))(
    'the terms of %s fit into the client’s sentences',
    (_id, words) => {
      for (const [, english, russian] of sections)
        for (const [language, catalogue] of [
          ['en', english],
          ['ru', russian],
        ] as const)
          for (const message of Object.values(catalogue))
            expect(() => told(withTerms(message, (term) => words[language][term]))).not.toThrow();
    },
  );

  it('sentences name only terms that every title has, and none where there is no title', () => {
    for (const [section, ...catalogues] of sections)
      for (const message of catalogues.flatMap((each) => Object.values(each)))
        for (const [, name] of message.matchAll(/\{@\^?([\w.]+)\}/gu)) {
          expect(TERMS as readonly string[]).toContain(`term.${name ?? ''}`);
          expect(['engine', 'table', 'book', 'after']).toContain(section);
        }
  });

  it('a word of the client is in one section only', () => {
    // What titles share is said by a voice, which looks there before it looks here.
    const own = sections.filter(([section]) => section !== 'engine');
    const keys = own.flatMap(([, english]) => Object.keys(english));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(titles.map((title) => [title.id, title] as const))(
    'the rulebook of %s has a statement in both',
    async (_id, title) => {
      const empty = Object.entries(await title.rulebook()).filter(
        ([, words]) => words.en.trim() === '' || words.ru.trim() === '',
      );
      expect(empty).toEqual([]);
    },
  );
});
