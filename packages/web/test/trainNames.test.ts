/** Kinds of trains in a row: the word for them is said once, where there is one. */
import { expect, test } from 'vitest';
import { trainsTogether } from '../src/i18n/trainNames.ts';

test.each([
  ['en', (name: string) => `${name}-trains`, '2a- and 2b-trains'],
  ['ru', (name: string) => `${name}-поезда`, '2a- и 2b-поезда'],
  ['ru', (name: string) => `поезда ${name}`, 'поезда 2a и 2b'],
  ['ru', (name: string) => `Поезда‑${name}`, 'Поезда‑2a и 2b'],
  ['ru', (name: string) => `П${name}`, 'П2a и П2b'],
] as const)('%s: %s', (language, all, text) => {
  expect(trainsTogether(['2a', '2b'], language, all)).toBe(text);
  expect(trainsTogether(['3'], language, all)).toBe(all('3'));
});
