/** A hex in words. */
import { begin, factsOf, newGame } from '@roundhouse/engine';
import { parseHex } from '@roundhouse/engine/track/language';
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

test.each([
  ['en', 'off-board 30, 100 to a diesel train'],
  ['ru', 'красная область 30, 100 для дизеля'],
] as const)('%s: a value for a kind of train is told beside the value of the phase', async (language, text) => {
  const [{ hexText }, { makeFormatter }, { chooseLanguage, loadSections, translator }] = await Promise.all([
    import('../src/board/hexText.ts'),
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
  ]);
  await loadSections(['engine', 'table']);
  await chooseLanguage(language);
  const title = await loadTitle('18MEX');
  const game = newGame({ title: '18MEX', players, seed: 1 });
  const { state } = begin(game);
  const facts = factsOf(state);
  const { map } = facts.track;
  const area = parseHex('A2', 'red', 'offboard=revenue:yellow_30|brown_60|diesel_100', { x: 1, y: 2 });
  const track = { ...facts.track, map: { ...map, hexes: { ...map.hexes, A2: area } } };
  const formatter = makeFormatter(language, title, { ...facts, track }, game);
  expect(hexText(state, 'A2', formatter, translator(language, title.words))).toContain(text);
});
