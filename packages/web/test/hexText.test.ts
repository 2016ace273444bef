/** A hex in words. */
import { begin, factsOf, newGame } from '@roundhouse/engine';
import { parseHex } from '@roundhouse/engine/track/language';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const players = ['Ann', 'Boris', 'Cleo'].map((name, at) => ({ id: `@${at + 1}` as const, name }));

const speaking = async (language: 'en' | 'ru') => {
  const [{ hexText }, { makeFormatter }, { chooseLanguage, loadSections, translator }] = await Promise.all([
    import('../src/board/hexText.ts'),
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
  ]);
  await loadSections(['engine', 'table']);
  await chooseLanguage(language);
  return { hexText, makeFormatter, translator };
};

test.each([
  ['en', 'off-board 30, 100 to a diesel train'],
  ['ru', 'красная область 30, 100 для дизеля'],
] as const)('%s: a value for a kind of train follows the value of the phase', async (language, text) => {
  const { hexText, makeFormatter, translator } = await speaking(language);
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

test.each([
  ['1849', 'C15', { '4H': 10, '8H': 30, '12H': 90 }],
  ['1862', 'H13', { A: 70, C: 100, H: 130 }],
] as const)('%s: an area is worth what its phase says', async (id, hex, worth) => {
  const { hexText, makeFormatter, translator } = await speaking('en');
  const title = await loadTitle(id);
  const game = newGame({ title: id, players, seed: 1 });
  const { state } = begin(game);
  const formatter = makeFormatter('en', title, factsOf(state), game);
  for (const [phase, value] of Object.entries(worth))
    expect(hexText({ ...state, phase }, hex, formatter, translator('en', title.words))).toContain(` ${value}`);
});

test('where a hex has several stops, each says where its own track leads', async () => {
  const { hexText, makeFormatter, translator } = await speaking('en');
  const title = await loadTitle('18MEX');
  const game = newGame({ title: '18MEX', players, seed: 1 });
  const { state } = begin(game);
  const facts = factsOf(state);
  const { map } = facts.track;
  // In the middle of the map, where every side has a neighbor.
  const two = parseHex('I8', 'yellow', 'town=revenue:10;town=revenue:10;path=a:0,b:_0;path=a:3,b:_1', { x: 8, y: 9 });
  const track = { ...facts.track, map: { ...map, hexes: { ...map.hexes, I8: two } } };
  const formatter = makeFormatter('en', title, { ...facts, track }, game);
  const [first, second] = hexText(state, 'I8', formatter, translator('en', title.words))
    .split('; ')
    .filter((each) => each.startsWith('town'));
  expect(first).toMatch(/^town 10, open track toward \S+$/u);
  expect(second).toMatch(/^town 10, open track toward \S+$/u);
  expect(second).not.toBe(first);
});

test('track that passes without a stop is described piece by piece: which sides it connects', async () => {
  const { hexText, makeFormatter, translator } = await speaking('en');
  const title = await loadTitle('18MEX');
  const game = newGame({ title: '18MEX', players, seed: 1 });
  const { state } = begin(game);
  const facts = factsOf(state);
  const { map } = facts.track;
  const told = (paths: string): readonly string[] => {
    const hex = parseHex('I8', 'green', paths, { x: 8, y: 9 });
    const track = { ...facts.track, map: { ...map, hexes: { ...map.hexes, I8: hex } } };
    const formatter = makeFormatter('en', title, { ...facts, track }, game);
    return hexText(state, 'I8', formatter, translator('en', title.words))
      .split('; ')
      .filter((each) => each.includes('track'));
  };
  const [crossed, bent] = [told('path=a:0,b:3;path=a:1,b:4'), told('path=a:0,b:1;path=a:3,b:4')];
  expect([crossed.length, bent.length]).toEqual([2, 2]);
  expect(crossed).not.toEqual(bent);
  expect(told('path=a:0,b:3')).toHaveLength(1);
});

test.each([
  ['en', 'city without slots'],
  ['ru', 'город без мест под станции'],
] as const)('%s: Toronto of 1817 is a city, not a town', async (language, text) => {
  const { hexText, makeFormatter, translator } = await speaking(language);
  const title = await loadTitle('1817');
  const game = newGame({ title: '1817', players, seed: 1 });
  const { state } = begin(game);
  const formatter = makeFormatter(language, title, factsOf(state), game);
  expect(hexText(state, 'B13', formatter, translator(language, title.words))).toContain(text);
});
