/** All words of the client: which sections there are, what they hold, and where each is fetched from. */
import type { en as engine } from '@roundhouse/engine/words/en';
import type { Language } from '../app/settings.ts';
import type { results } from './en/results.ts';
import type { assist } from './en/assist.ts';
import type { reference } from './en/reference.ts';
import type { community } from './en/community.ts';
import type { film } from './en/film.ts';
import type { glossary } from './en/glossary.ts';
import type { guide } from './en/guide.ts';
import type { hindsight } from './en/hindsight.ts';
import type { keys } from './en/keys.ts';
import type { later } from './en/later.ts';
import type { learn } from './en/learn.ts';
import type { online } from './en/online.ts';
import type { orders } from './en/orders.ts';
import type { pace } from './en/pace.ts';
import type { pages } from './en/pages.ts';
import type { print } from './en/print.ts';
import type { sheet } from './en/sheet.ts';
import type { table } from './en/table.ts';

interface Sections {
  /** What all titles share: terms, events, refusals. */
  readonly engine: typeof engine;
  /** The shell and the table: there before the first page is. */
  readonly table: typeof table;
  /** What the first question of a game does not need: mergers, sales, outcomes for all holders. */
  readonly later: typeof later;
  /** My games, new game, titles, settings. */
  readonly pages: typeof pages;
  /** The reference of a title and its rulebook. */
  readonly reference: typeof reference;
  /** What lies beside a decision: advice, what happened, seats, the book. */
  readonly assist: typeof assist;
  /** The page after the game. */
  readonly results: typeof results;
  /** What decided a game. */
  readonly hindsight: typeof hindsight;
  /** The list of keys. */
  readonly keys: typeof keys;
  /** Play over the net. */
  readonly online: typeof online;
  /** Messages, profiles, ratings, programs that play. */
  readonly community: typeof community;
  /** Clocks, absence, votes. */
  readonly pace: typeof pace;
  /** Standing orders. */
  readonly orders: typeof orders;
  /** The guide of a first game. */
  readonly guide: typeof guide;
  /** What the terms mean. */
  readonly glossary: typeof glossary;
  /** The introduction. */
  readonly learn: typeof learn;
  /** What others did, shown and listed. */
  readonly film: typeof film;
  /** The spreadsheet. */
  readonly sheet: typeof sheet;
  /** A title on paper. */
  readonly print: typeof print;
}

export type Section = keyof Sections;
/** Keys of a section; those of several are the keys of each. */
export type KeyOf<S extends Section> = S extends Section ? keyof Sections[S] : never;
export type Words = Readonly<Record<string, string>>;

export const FETCH: Readonly<Record<Language, Readonly<Record<Section, () => Promise<Words>>>>> = {
  en: {
    engine: async () => (await import('@roundhouse/engine/words/en')).en,
    table: async () => (await import('./en/table.ts')).table,
    later: async () => (await import('./en/later.ts')).later,
    pages: async () => (await import('./en/pages.ts')).pages,
    reference: async () => (await import('./en/reference.ts')).reference,
    results: async () => (await import('./en/results.ts')).results,
    assist: async () => (await import('./en/assist.ts')).assist,
    keys: async () => (await import('./en/keys.ts')).keys,
    online: async () => (await import('./en/online.ts')).online,
    community: async () => (await import('./en/community.ts')).community,
    pace: async () => (await import('./en/pace.ts')).pace,
    orders: async () => (await import('./en/orders.ts')).orders,
    guide: async () => (await import('./en/guide.ts')).guide,
    glossary: async () => (await import('./en/glossary.ts')).glossary,
    learn: async () => (await import('./en/learn.ts')).learn,
    hindsight: async () => (await import('./en/hindsight.ts')).hindsight,
    print: async () => (await import('./en/print.ts')).print,
    sheet: async () => (await import('./en/sheet.ts')).sheet,
    film: async () => (await import('./en/film.ts')).film,
  },
  ru: {
    engine: async () => (await import('@roundhouse/engine/words/ru')).ru,
    table: async () => (await import('./ru/table.ts')).table,
    later: async () => (await import('./ru/later.ts')).later,
    pages: async () => (await import('./ru/pages.ts')).pages,
    reference: async () => (await import('./ru/reference.ts')).reference,
    results: async () => (await import('./ru/results.ts')).results,
    assist: async () => (await import('./ru/assist.ts')).assist,
    keys: async () => (await import('./ru/keys.ts')).keys,
    online: async () => (await import('./ru/online.ts')).online,
    community: async () => (await import('./ru/community.ts')).community,
    pace: async () => (await import('./ru/pace.ts')).pace,
    orders: async () => (await import('./ru/orders.ts')).orders,
    guide: async () => (await import('./ru/guide.ts')).guide,
    glossary: async () => (await import('./ru/glossary.ts')).glossary,
    learn: async () => (await import('./ru/learn.ts')).learn,
    hindsight: async () => (await import('./ru/hindsight.ts')).hindsight,
    print: async () => (await import('./ru/print.ts')).print,
    sheet: async () => (await import('./ru/sheet.ts')).sheet,
    film: async () => (await import('./ru/film.ts')).film,
  },
};
