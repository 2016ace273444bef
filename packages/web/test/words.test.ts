import { words as reasons } from '@roundhouse/bots/words';
import { TERMS, withTerms } from '@roundhouse/engine';
import { loadAllTitles } from '@roundhouse/titles';
import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { FETCH, type Section } from '../src/i18n/catalogue.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Plural categories that a language needs for whole numbers. */
const NEEDED = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] } as const;

interface Parsed {
  readonly args: ReadonlySet<string>;
  readonly plurals: readonly (readonly string[])[];
}

type Terms = (term: string) => string | undefined;
const NO_TERMS: Terms = () => '';

const parsed = (message: string, terms: Terms = NO_TERMS): Parsed => {
  const args = new Set<string>();
  const plurals: string[][] = [];
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        walk(element.children);
        continue;
      }
      // Who is meant by “you” each language says where its grammar needs it.
      if (element.value !== 'you') args.add(element.value);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
      // Exact numbers and `other` alone are a choice, not a plural.
      const categories = Object.keys(element.options).filter((each) => !each.startsWith('='));
      if (element.type === TYPE.plural && categories.length > 1) plurals.push(categories);
      for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(parse(withTerms(message, terms), { ignoreTag: true }));
  return { args, plurals };
};

const sorted = (values: Iterable<string>): readonly string[] => [...values].sort();

/** What is wrong between the two languages of a catalogue; a term may bring an argument into the sentence. */
const problems = (
  english: Catalogue,
  russian: Catalogue,
  terms: Readonly<Record<'en' | 'ru', Terms>>,
): readonly string[] => {
  const found: string[] = [];
  for (const key of new Set([...Object.keys(english), ...Object.keys(russian)])) {
    const [one, other] = [english[key], russian[key]];
    if (one === undefined || other === undefined) {
      found.push(`${key}: only in ${one === undefined ? 'Russian' : 'English'}`);
      continue;
    }
    if (one.trim() === '' || other.trim() === '') found.push(`${key}: empty`);
    const [a, b] = [parsed(one, terms.en), parsed(other, terms.ru)];
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

/** Sections that are spoken where a page is about a title. */
const AT_A_TITLE: readonly string[] =
  'engine table later reference results assist orders hindsight print keys reasons'.split(' ');

/** Stems of what the rulebooks call differently: in a sentence for all of them only `{@term}` may say it. */
const OWN_WORDS = {
  en: /\b(?:presidents?|directors?|open market|bank pool|station (?:marker|token)s?|tokens?|stations?|large station|small station|towns?|cit(?:y|ies)|private compan(?:y|ies)|privates?|local railways?|market value|share price|priority|home (?:city|station)|off-map|initial offering)\b/iu,
  ru: /президент|директор|касс[аеуы]|казн|баланс|пул[ае]?(?![а-яё])|открыт\S* рын|тайл|жетон|гекс|клет[ко]|маркер[а-яё]* станц|станци|домашн|базов|баз[аеуы](?![а-яё])|посёл|город|частн|местн\S* (?:ж|дорог)|котировк|рыночн\S* стоимост|цен\S* акци|стоимост\S* акци|прибыл|доход|приоритет|первичн\S* предл|внешн\S* напр|красн\S* област|спи(?:шут|шет|саны)|исключ(?:ат|ены|аются)|ржаве/iu,
} as const;

/** What a sentence says itself, without terms and arguments. */
const plainly = (message: string): string => {
  const literals = (elements: readonly MessageFormatElement[]): readonly string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
      return Object.values(element.options).flatMap(({ value }) => literals(value));
    });
  return literals(
    parse(
      withTerms(message, () => ''),
      { ignoreTag: true },
    ),
  ).join(' ');
};

/** Chapters of a rulebook, and what a phase or a zone of one title does, are of that title alone. */
const ofOneTitle = (key: string): boolean => /^(?:chapter|flag|zone|size)\./u.test(key);

describe('words are complete in both languages', async () => {
  const titles = await loadAllTitles();
  const sections = await Promise.all(
    SECTIONS.map(async (section) => [section, await FETCH.en[section](), await FETCH.ru[section]()] as const),
  );
  it.each<readonly [string, Catalogue, Catalogue]>([
    ...sections,
    ...titles.map(({ id, words }) => [id, words.en, words.ru] as const),
  ])('%s', (_name, english, russian) => {
    for (const { words } of titles)
      expect(problems(english, russian, { en: (term) => words.en[term], ru: (term) => words.ru[term] })).toEqual([]);
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
            expect(() => parsed(withTerms(message, (term) => words[language][term]))).not.toThrow();
    },
  );

  // A title's own words go before the client's: of the same name they must say the same.
  it.each(titles.map(({ id, words }) => [id, words] as const))(
    'what %s says instead of the client takes the same figures',
    (_id, words) => {
      const clashes = sections.flatMap(([section, english, russian]) =>
        (
          [
            ['en', english],
            ['ru', russian],
          ] as const
        ).flatMap(([language, catalogue]) =>
          Object.entries(catalogue).flatMap(([key, message]) => {
            const own = words[language][key];
            if (own === undefined) return [];
            const [a, b] = [parsed(message).args, parsed(own).args];
            return b.size === 0 && a.size > 0 ? [`${section} ${language} ${key}: ${sorted(a).join()}`] : [];
          }),
        ),
      );
      expect(clashes).toEqual([]);
    },
  );

  it('sentences name only terms that every title has, and none where there is no title', () => {
    for (const [section, ...catalogues] of sections)
      for (const message of catalogues.flatMap((each) => Object.values(each)))
        for (const [, name] of message.matchAll(/\{@\^?([\w.]+)\}/gu)) {
          expect(TERMS as readonly string[]).toContain(`term.${name ?? ''}`);
          expect(AT_A_TITLE).toContain(section);
        }
  });

  it.each(['en', 'ru'] as const)('no sentence that titles share has a title’s own word built in (%s)', (language) => {
    const shared = [...sections, ['reasons', reasons.en, reasons.ru] as const];
    const builtIn = shared.flatMap(([section, english, russian]) =>
      AT_A_TITLE.includes(section)
        ? Object.entries(language === 'en' ? english : russian).flatMap(([key, message]) => {
            const word = ofOneTitle(key) ? undefined : OWN_WORDS[language].exec(plainly(message))?.[0];
            return word === undefined ? [] : [`${section} ${key}: ${word}`];
          })
        : [],
    );
    expect(builtIn).toEqual([]);
  });

  it('a train goes by the name that its book prints: a number alone is no train', () => {
    const bare = sections.flatMap(([section, , russian]) =>
      AT_A_TITLE.includes(section)
        ? Object.entries(russian).flatMap(([key, message]) =>
            /(?<!поезд[а-яё]* )\{train\}/iu.test(message) ? [`${section} ${key}: ${message}`] : [],
          )
        : [],
    );
    expect(bare).toEqual([]);
  });

  it('own words are words of the titles: each is a term that another title calls otherwise', () => {
    for (const language of ['en', 'ru'] as const) {
      const said = new Set(titles.flatMap(({ words }) => TERMS.map((term) => plainly(words[language][term] ?? ''))));
      const seen = [...said].flatMap((word) => OWN_WORDS[language].exec(word)?.[0]?.toLowerCase() ?? []);
      expect(new Set(seen).size).toBeGreaterThan(language === 'en' ? 10 : 18);
    }
  });

  it('a word of the client is in one section only', () => {
    // What titles share is said by a formatter, which looks there before it looks here.
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
