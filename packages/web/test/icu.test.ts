import { withTerms } from '@roundhouse/engine';
import { loadAllTitles } from '@roundhouse/titles';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { FETCH } from '../src/i18n/catalogue.ts';
import { say } from '../src/i18n/format.ts';
import { typeset } from '../src/i18n/typography.ts';

const titles = await loadAllTitles();
const languages = ['en', 'ru'] as const;

const messagesOf = async (language: (typeof languages)[number]): Promise<readonly string[]> => {
  const sections = await Promise.all(Object.values(FETCH[language]).map((fetched) => fetched()));
  // Sentences of titles, and shared ones as each title says them: words of its book are written into both.
  const own = titles.flatMap(({ words }) =>
    Object.values(words[language]).map((message) => withTerms(message, (term) => words[language][term])),
  );
  const shared = sections.flatMap((each) =>
    Object.values(each).flatMap((message) =>
      titles.map(({ words }) => withTerms(message, (term) => words[language][term])),
    ),
  );
  return [...new Set([...own, ...shared])];
};

/** Every name that a message could ask for, with one value. */
const everything = (message: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries([...message.matchAll(/\{(\w+)/gu)].map(([, name]): [string, unknown] => [name ?? '', value]));

const complete = (language: string, message: string): ((args: Record<string, unknown>) => string) => {
  const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  return (args) => String(format.format(args as Record<string, string>));
};

describe('messages', () => {
  // 1 234 567: grouped digits; the others fall into every plural of both languages.
  const values = [0, 1, 2, 5, 11, 22, 1_234_567, 'true', 'false', 'pay', 'other', 'L.20'];

  it.each(languages)('are said as the complete format says them: %s', async (language) => {
    const messages = await messagesOf(language);
    expect(messages.length).toBeGreaterThan(500);
    const wrong = messages.flatMap((message) => {
      const whole = complete(language, typeset(language, message));
      const counts = /, *(?:plural|selectordinal),/u.test(message);
      return values.flatMap((value) => {
        // What is counted is a number: the complete format says NaN of words.
        if (counts && typeof value === 'string') return [];
        const args = everything(message, value);
        const [ours, theirs] = [say(language, message, args), whole(args)];
        return ours === theirs ? [] : [`${message} (${value}): ${ours} / ${theirs}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ["it''s", {}, "it's"],
    ["d'Or", {}, "d'Or"],
    ["'{'x'}' {x}", { x: 1 }, '{x} 1'],
    ["{n, plural, one {# '#'} other {#s}}", { n: 1 }, '1 #'],
    ['{n, plural, =0 {none} one {a {kind}} other {# {kind}s}}', { n: 3, kind: 'train' }, '3 trains'],
    ['{k, select, a {A} other {{n, plural, one {one} other {#}}}}', { k: 'b', n: 4 }, '4'],
  ])('say quotes, exact numbers and choices inside choices: %s', (message, args, expected) => {
    expect(say('en', message, args)).toBe(expected);
    expect(complete('en', message)(args)).toBe(expected);
  });

  it('show the name of an argument that is missing', () => {
    expect(say('en', 'Pay {price}', {})).toBe('Pay price');
  });
});
