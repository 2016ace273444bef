/**
 * What must not be torn apart at the end of a line, put in where a text is shown: the catalogues are written with plain
 * spaces and hyphens, which people can see and search for.
 */
import type { Language } from '../app/settings.ts';

const NO_BREAK = '\u00A0';

type Mark = readonly [pattern: RegExp, instead: string];

const CHANGE: Mark = [/ → /gu, `${NO_BREAK}→${NO_BREAK}`];

const RUSSIAN: readonly Mark[] = [
  CHANGE,
  // A dash never begins a line.
  [/ (?=—)/gu, NO_BREAK],
  [/(?<=[№§]) (?=\S)/gu, NO_BREAK],
  // “120 K”.
  [/(?<=\d) (?=K(?!\p{L}))/gu, NO_BREAK],
  // “Поезд-2”, “П-2”, “Поезда-{train}”.
  [/(?<=(?:[Пп]оезд[а-яё]*|П))-(?=[\d{])/gu, '\u2011'],
  // “фаза 3”, “раунд {number}”: a number stays with the word it counts.
  [/(?<=(?:фаз|раунд|парламент)[а-яё]*) (?=[\d{])/giu, NO_BREAK],
];

const ENGLISH: readonly Mark[] = [
  CHANGE,
  [/ (?=–)/gu, NO_BREAK],
  [/(?<=§) (?=\S)/gu, NO_BREAK],
  [/(?<=\b(?:phase|round|SR|OR)) (?=[\d{])/giu, NO_BREAK],
];

const MARKS: Readonly<Record<Language, readonly Mark[]>> = { en: ENGLISH, ru: RUSSIAN };

const known: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), ru: new Map() };

/** A text or a message as it is shown. Messages may be typeset before their arguments are filled in. */
export const typeset = (language: Language, text: string): string => {
  const found = known[language].get(text);
  if (found !== undefined) return found;
  const set = MARKS[language].reduce((sofar, [mark, instead]) => sofar.replace(mark, instead), text);
  known[language].set(text, set);
  return set;
};
