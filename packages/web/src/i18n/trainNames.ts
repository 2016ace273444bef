/** Several kinds of trains with one word for them: “2a- and 2b-trains”, “поезда 3F, 3L и 3E”; each by itself where there is none: “П2 и П2+”. */
import type { Language } from '../app/settings.ts';

const NAME = '\u0000';

/** `all` says trains of one name, as the title calls them. */
export const trainsTogether = (names: readonly string[], language: Language, all: (name: string) => string): string => {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const [before = '', after = ''] = all(NAME).split(NAME);
  const hyphen = /^[-\u2011]/u.exec(after)?.[0];
  if (hyphen !== undefined)
    return all(list.format(names.map((name, at) => (at < names.length - 1 ? `${name}${hyphen}` : name))));
  return /[\s\u2011-]$/u.test(before) ? all(list.format(names)) : list.format(names.map(all));
};
