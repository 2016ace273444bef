/** What a title is: every sentence in both languages, resting on rules that exist. */
import { expect, test } from 'vitest';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { loadPrimer } from '@roundhouse/titles/primers';

test.each(titleIds)('the page about %s rests on its rulebook', async (id) => {
  const [title, primer] = await Promise.all([loadTitle(id), loadPrimer(id)]);
  const rulebook = await title.rulebook();
  expect(primer).toBeDefined();
  const points = primer ? [...primer.different, ...primer.beware, ...primer.opening] : [];
  expect(points.length).toBeGreaterThan(8);
  expect(points.flatMap(({ rules }) => rules).filter((rule) => rulebook[rule] === undefined)).toEqual([]);
  // A sentence without a rule is advice; most are not.
  expect(points.filter(({ rules }) => rules.length === 0).length).toBeLessThan(3);
  const steps = primer?.order.flatMap((round) => round.steps) ?? [];
  expect(primer?.order.length).toBeGreaterThan(2);
  // Each step of the order of play has its rule.
  expect(steps.filter(({ rules }) => rules.length === 0)).toEqual([]);
  expect(steps.flatMap(({ rules }) => rules).filter((rule) => rulebook[rule] === undefined)).toEqual([]);
  for (const { words } of [...points, ...steps]) {
    expect(words.ru).toMatch(/\p{Script=Cyrillic}/u);
    expect(words.en).not.toMatch(/\p{Script=Cyrillic}/u);
  }
});
