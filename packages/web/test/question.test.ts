/** What a step asks for is the question, whatever else could be done in it. */
import {
  type ActionOf,
  askedFor,
  begin,
  cashOf,
  decider,
  factsOf,
  newGame,
  offers,
  type Option,
  options,
} from '@roundhouse/engine';
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

test('what is missing for a train counts the president’s cash only where the president may help', async () => {
  const { dearTrain } = await import('../src/game/decision/question.ts');
  const title = await loadTitle('1862');
  const players = (['@1', '@2', '@3'] as const).map((id) => ({ id, name: id }));
  const { state } = begin(newGame({ title: title.id, players, seed: 1 }));
  const [company = ''] = Object.keys(state.companies);
  const by = '@1';
  const cost = 5000;
  const train: Option = {
    kind: 'one',
    action: { type: 'buyTrain', by, train: 'A-1', from: 'depot', price: cost },
    refusal: { rule: '', key: 'notEnoughCash', args: {} },
  };
  const sale: ActionOf<'sellShares'> = { type: 'sellShares', by, company, certificates: ['x'], percent: 10 };
  const missingWith = (action: ActionOf<'sellShares'>): number | undefined =>
    dearTrain([train, { kind: 'one', action }], state, company, by)?.missing;
  expect(cashOf(state, by)).toBeGreaterThan(0);
  expect(missingWith(sale)).toBe(cost - cashOf(state, company) - cashOf(state, by));
  expect(missingWith({ ...sale, for: company })).toBe(cost - cashOf(state, company));
});
