/** How a title speaks: what a sentence tells apart it tells by ids, and says by names. */
import { begin, type Event, factsOf, newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const players = ['Ann', 'Boris', 'Cleo'].map((name, at) => ({ id: `@${at + 1}` as const, name }));

beforeAll(() => {
  // What the settings ask of a browser.
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, addEventListener: () => undefined });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const voiceOf = async (id: string, language: 'en' | 'ru') => {
  const [{ makeFormatter }, { chooseLanguage, loadSections }] = await Promise.all([
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
  ]);
  await loadSections(['engine', 'table']);
  await chooseLanguage(language);
  const title = await loadTitle(id);
  const game = newGame({ title: id, players, seed: 1 });
  return makeFormatter(language, title, factsOf(begin(game).state), game);
};

test('a step that is passed is told by what is not done, also where the title has a word of that name', async () => {
  const passed: Event = { type: 'passed', player: '@1', company: 'AFG', step: 'bond' };
  expect((await voiceOf('1849', 'en')).eventText(passed)).toBe('AFG leaves its bond as it is');
  expect((await voiceOf('1849', 'ru')).eventText(passed)).toBe('AFG: облигация без изменений');
  const { step: _step, ...silent } = passed;
  expect((await voiceOf('1849', 'en')).eventText(silent)).toBe('Ann passes');
});

test('a company that trades its own shares redeems and issues them', async () => {
  const shares = { company: 'AFG', certificates: [], percent: 10, price: 63 };
  const formatter = await voiceOf('1849', 'en');
  expect(formatter.eventText({ type: 'sharesBought', who: 'AFG', from: 'pool', ...shares })).toBe(
    'AFG redeems 10% of its shares for L.63',
  );
  expect(formatter.eventText({ type: 'sharesSold', who: 'AFG', ...shares })).toBe(
    'AFG issues 10% of its shares for L.63',
  );
  expect(formatter.eventText({ type: 'sharesSold', who: '@2', ...shares })).toBe('Boris sells 10% of AFG for L.63');
});

test('places are told apart by their ids and said by their names', async () => {
  const formatter = await voiceOf('1862', 'ru');
  const exchanged = (from: string): string =>
    formatter.eventText({ type: 'special', key: 'exchanged', args: { holder: '@1', from, company: 'EUR' } });
  expect(exchanged('pool')).toBe('Ann обменивает акцию на акцию EUR из банковского пула');
  expect(exchanged('@2')).toBe('Ann обменивает акцию на акцию EUR (отдаёт Boris)');
});

test('steps of a price are money, and single ones are not told', async () => {
  const formatter = await voiceOf('18CZ', 'en');
  const range = (step: number): string =>
    formatter.refusal({ rule: '', key: 'priceRange', args: { min: 20, max: 100, step } });
  expect(range(5)).toBe('The price must be from 20\u00A0K to 100\u00A0K in steps of 5\u00A0K.');
  expect(range(1)).toBe('The price must be from 20\u00A0K to 100\u00A0K.');
});
