import { expect, it } from 'vitest';
import { say } from '../src/i18n/format.ts';
import { typeset } from '../src/i18n/typography.ts';
import { termsIn } from '../src/learn/glossary/terms.ts';

it.each([
  ['Поезд-2 списан — фаза 3', 'Поезд‑2 списан\u00A0— фаза\u00A03'],
  ['П-4 и поезда-3, см. § 5 и № 57', 'П‑4 и поезда‑3, см. §\u00A05 и №\u00A057'],
  ['Курс $60 → $70', 'Курс $60\u00A0→\u00A0$70'],
  ['по-русски, кое-где', 'по-русски, кое-где'],
])('Russian is not torn apart at the end of a line: %s', (plain, set) => {
  expect(typeset('ru', plain)).toBe(set);
});

it.each([
  ['Phase 4 – 2-trains rust', 'Phase\u00A04\u00A0– 2-trains rust'],
  ['After OR 3.2, see § 7', 'After OR\u00A03.2, see §\u00A07'],
])('nor is English: %s', (plain, set) => {
  expect(typeset('en', plain)).toBe(set);
});

it('a message is typeset around its arguments, and stays a message where it selects', () => {
  expect(say('ru', 'Поезда-{train}: фаза {phase}', { train: '2', phase: '3½' })).toBe('Поезда‑2: фаза\u00A03½');
  expect(say('en', '{kind, select, round {in round {n}} other {}}', { kind: 'round', n: 2 })).toBe('in round\u00A02');
});

it('a kind of train is no term of the glossary, with either hyphen', () => {
  const terms = (text: string) => termsIn(text, 'ru', '18MEX').flatMap(({ term }) => term ?? []);
  expect(terms(typeset('ru', 'Поезд-2'))).toEqual(terms('Поезд-2'));
});
