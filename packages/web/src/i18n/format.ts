/** Messages in ICU format, compiled once per language. Arguments may be elements: then the result is a list of pieces. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { Fragment, createElement } from 'react';
import type { Language } from '../app/settings.ts';

export type Args = Readonly<Record<string, unknown>>;

const compiled = new Map<string, IntlMessageFormat>();

const formatOf = (language: Language, message: string): IntlMessageFormat => {
  const key = `${language} ${message}`;
  let found = compiled.get(key);
  if (!found) compiled.set(key, (found = new IntlMessageFormat(message, language, undefined, { ignoreTag: true })));
  return found;
};

/** A message whose arguments are words and numbers. A missing argument shows its name rather than breaking the page. */
export const say = (language: Language, message: string, args: Args = {}): string => {
  if (!message.includes('{') && !message.includes("'")) return message;
  try {
    return String(formatOf(language, message).format(args as Record<string, string>));
  } catch {
    return message.replace(/\{(\w+)[^{}]*\}/g, (_, name: string) => {
      const value = args[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : name;
    });
  }
};

/** A message whose arguments may be elements (names of companies with their colours). */
export const sayRich = (language: Language, message: string, args: Args): ReactNode => {
  try {
    const result = formatOf(language, message).format<ReactNode>(args as Record<string, ReactNode>);
    return Array.isArray(result)
      ? result.map((piece, index) => createElement(Fragment, { key: index }, piece))
      : result;
  } catch {
    return say(language, message, args);
  }
};
