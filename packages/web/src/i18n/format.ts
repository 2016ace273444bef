/** Messages, compiled once. Arguments may be elements: then the result is a list of pieces. */
import type { ReactNode } from 'react';
import { createElement, Fragment, isValidElement } from 'react';
import type { Language } from '../app/settings.ts';
import { type Message, parseMessage, pieces } from './icu.ts';
import { typeset } from './typography.ts';

export type Args = Readonly<Record<string, unknown>>;

const compiled: Readonly<Record<Language, Map<string, Message>>> = { en: new Map(), ru: new Map() };

const messageOf = (language: Language, source: string): Message => {
  let found = compiled[language].get(source);
  if (!found) compiled[language].set(source, (found = parseMessage(typeset(language, source))));
  return found;
};

/** “An 8-train”, “an E-train”: the article goes by what is said after it. */
const AN = /^(?:8|1[18](?!\d)|[AEFHILMNORSX](?![A-Za-z.]))/u;

const withArticles = (language: Language, of: readonly unknown[]): readonly unknown[] =>
  language !== 'en'
    ? of
    : of.map((piece, at) => {
        const next = of[at + 1];
        return typeof piece === 'string' && /(?:^|\s)a $/iu.test(piece) && typeof next === 'string' && AN.test(next)
          ? `${piece.slice(0, -1)}n `
          : piece;
      });

/** A message whose arguments are words and numbers. A missing argument shows its name rather than breaking the page. */
export const say = (language: Language, message: string, args: Args = {}): string =>
  message.includes('{') || message.includes("'")
    ? piecesOf(language, message, args).map(String).join('')
    : typeset(language, message);

/** The words of a message and its arguments as they were given, in order. */
export const piecesOf = (language: Language, message: string, args: Args): readonly unknown[] =>
  withArticles(language, pieces(language, messageOf(language, message), args));

/** What stands directly behind a word and never begins a line. */
const SIGN = /^[,.:;!?)»”]/u;

/** Browsers break a line before and behind a company's letters: a sign that follows them is kept beside them. */
export const asNodes = (of: readonly unknown[]): ReactNode =>
  of.map((piece, index) => {
    const [before, after] = [of[index - 1], of[index + 1]];
    const sign = typeof after === 'string' ? SIGN.exec(after)?.[0] : undefined;
    if (isValidElement(piece) && sign !== undefined)
      return createElement('span', { key: index, className: 'unbroken' }, piece, sign);
    const rest = typeof piece === 'string' && isValidElement(before) ? piece.replace(SIGN, '') : piece;
    return createElement(Fragment, { key: index }, rest as ReactNode);
  });

/** A message whose arguments may be elements (names of companies with their colours). */
export const sayWithMarkup = (language: Language, message: string, args: Args): ReactNode =>
  asNodes(piecesOf(language, message, args));
