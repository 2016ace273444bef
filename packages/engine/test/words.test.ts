/** Both languages say the same: same keys, same arguments. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { TERMS, withTerms, words } from '../src/index.ts';

const collect = (elements: readonly MessageFormatElement[], into: Set<string>): void => {
  for (const each of elements) {
    if (each.type === TYPE.literal || each.type === TYPE.pound) continue;
    if (each.type === TYPE.tag) {
      collect(each.children, into);
      continue;
    }
    // Each language says “you” where its grammar needs it.
    if (each.value !== 'you') into.add(each.value);
    if (each.type === TYPE.select || each.type === TYPE.plural)
      for (const { value } of Object.values(each.options)) collect(value, into);
  }
};

const argumentsOf = (message: string): readonly string[] => {
  const found = new Set<string>();
  collect(parse(withTerms(message, () => '')), found);
  return [...found].sort();
};

describe('messages of the engine', () => {
  test('have the same keys in both languages', () => {
    expect(Object.keys(words.ru).sort()).toEqual(Object.keys(words.en).sort());
  });

  test('name only terms that every title has', () => {
    const named = [...Object.values(words.en), ...Object.values(words.ru)].flatMap((message) =>
      [...message.matchAll(/\{@\^?([\w.]+)\}/gu)].map(([, name]) => `term.${name ?? ''}`),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !TERMS.some((term) => term === name))).toEqual([]);
  });

  for (const [key, english] of Object.entries(words.en))
    test(key, () => {
      const russian = words.ru[key as keyof typeof words.ru];
      expect(argumentsOf(russian)).toEqual(argumentsOf(english));
    });
});
