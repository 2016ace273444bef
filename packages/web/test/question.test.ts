/** What a step asks for is the question, whatever else could be done in it. */
import { askedFor, decider, factsOf, offers, type Option, options } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { playedGame } from '../e2e/played.ts';

test('18CZ: a private that could lay track does not make a train purchase a question about track', async () => {
  const { game, states } = await playedGame('18CZ', 1, 3, {
    enough: (state) => askedFor(state).includes('buyTrain') && offers(state, 'buyTrain').length > 0,
  });
  const found = states.at(-1);
  const by = found && decider(found);
  if (!found || by === null || by === undefined) throw new Error('no train is bought in the game');
  const lay: Option = { kind: 'lay', by, company: 'BN', hexes: ['D4'], power: 'S1' };
  const [{ makeFormatter }, { chooseLanguage, loadSections, translator }, { questionOf }] = await Promise.all([
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
    import('../src/game/decision/question.ts'),
  ]);
  await loadSections(['engine', 'table']);
  await chooseLanguage('en');
  const title = await loadTitle('18CZ');
  const formatter = makeFormatter('en', title, factsOf(found), game, null);
  expect(questionOf(found, [lay, ...options(found)], formatter, translator('en', title.words))?.what).toMatch(/train/u);
});
