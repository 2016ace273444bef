/** How a title speaks: what a sentence tells apart it tells by ids, and says by names. */
import { begin, type Event, factsOf, newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { withoutBrowser } from './withoutBrowser.ts';

const players = ['Ann', 'Boris', 'Cleo'].map((name, at) => ({ id: `@${at + 1}` as const, name }));

withoutBrowser();

const formatterOf = async (id: string, language: 'en' | 'ru', you: string | null = null) => {
  const [{ makeFormatter }, { chooseLanguage, loadSections }] = await Promise.all([
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
  ]);
  await loadSections(['engine', 'table']);
  await chooseLanguage(language);
  const title = await loadTitle(id);
  const game = newGame({ title: id, players, seed: 1 });
  return makeFormatter(language, title, factsOf(begin(game).state), game, you);
};

test('a passed step names what is not done, also where the title has a word of that name', async () => {
  const passed: Event = { type: 'passed', player: '@1', company: 'AFG', step: 'bond' };
  expect((await formatterOf('1849', 'en')).eventText(passed)).toBe('AFG keeps its bond as is');
  expect((await formatterOf('1849', 'ru')).eventText(passed)).toBe('AFG не трогает облигацию');
  const { step: _step, ...silent } = passed;
  expect((await formatterOf('1849', 'en')).eventText(silent)).toBe('Ann passes');
});

test('a company that trades its own shares redeems and issues them', async () => {
  const shares = { company: 'AFG', certificates: [], percent: 10, price: 63 };
  const formatter = await formatterOf('1849', 'en');
  expect(formatter.eventText({ type: 'sharesBought', who: 'AFG', from: 'pool', ...shares })).toBe(
    'AFG redeems 10% of its shares for L.63',
  );
  expect(formatter.eventText({ type: 'sharesSold', who: 'AFG', ...shares })).toBe(
    'AFG issues 10% of its shares for L.63',
  );
  expect(formatter.eventText({ type: 'sharesSold', who: '@2', ...shares })).toBe('Boris sells 10% of AFG for L.63');
});

test('places have ids of their own and are shown by their names', async () => {
  const formatter = await formatterOf('1862', 'ru');
  const exchanged = (from: string): string =>
    formatter.eventText({ type: 'special', key: 'exchanged', args: { holder: '@1', from, company: 'EUR' } });
  expect(exchanged('pool')).toBe('Ann обменивает акцию на акцию EUR из банковского пула');
  expect(exchanged('@2')).toBe('Ann обменивает акцию на акцию EUR (отдаёт Boris)');
});

test('steps of a price are money, and single ones are left out', async () => {
  const formatter = await formatterOf('18CZ', 'en');
  const range = (step: number): string =>
    formatter.refusal({ rule: '', key: 'priceRange', args: { min: 20, max: 100, step } });
  expect(range(5)).toBe('Pick a price from 20\u00A0K to 100\u00A0K in steps of 5\u00A0K.');
  expect(range(1)).toBe('Pick a price from 20\u00A0K to 100\u00A0K.');
});

test('the person at the screen is you, everybody else goes by name', async () => {
  const [alone, shared] = await Promise.all([formatterOf('18MEX', 'en', '@1'), formatterOf('18MEX', 'en')]);
  const bid = (player: '@1' | '@2'): Event => ({ type: 'bid', player, item: 'ME', price: 40 });
  const rest = (text: string): string => text.replace(/^\S+ \S+ /u, '');
  expect(alone.eventText(bid('@1'))).toMatch(/^You bid \$40 on /u);
  expect(alone.eventText(bid('@2'))).toMatch(/^Boris bids \$40 on /u);
  expect(shared.eventText(bid('@1'))).toMatch(/^Ann bids \$40 on /u);
  expect(rest(alone.eventText(bid('@1')))).toBe(rest(shared.eventText(bid('@1'))));
  expect(alone.who('@1')).toEqual({ player: 'Ann', you: 'player' });
  expect(alone.who('@2')).toEqual({ player: 'Boris', you: 'nobody' });
  const paid: Event = { type: 'paid', from: 'bank', to: '@1', amount: 20, for: 'dividend' };
  expect(alone.eventText(paid)).toBe('$20 to you from the bank: dividend');
  const russian = await formatterOf('18MEX', 'ru', '@1');
  expect(russian.eventText(bid('@1'))).toMatch(/^Вы ставите /u);
});

test('a phase goes by the name that its book prints, in the log and around it', async () => {
  const sicily = await formatterOf('1849', 'ru');
  expect(sicily.phase('6H')).toBe('6');
  expect(sicily.eventText({ type: 'phaseBegan', phase: '6H', before: '4H' })).toMatch(/^Начинается фаза\s6 /u);
  expect((await formatterOf('18MEX', 'ru')).phase('3½')).toBe('3½');
});

test('a train limit that changes for some companies names them, not the key of their size', async () => {
  const phase = { type: 'phaseBegan', phase: '4', before: '3½' } as const;
  expect((await formatterOf('18MEX', 'ru')).eventText(phase)).toContain('NdM: лимит поездов');
  const smaller = await formatterOf('18CZ', 'ru');
  const { phases } = smaller.facts;
  const texts = phases.slice(1).map(({ name }, at) => {
    const before = phases[at]?.name ?? '';
    return smaller.eventText({ type: 'phaseBegan', phase: name, before });
  });
  expect(texts.join(' ')).toContain('малые компании: лимит поездов');
  expect(texts.join(' ')).not.toMatch(/small|medium|large/u);
});

test('a bid for a company is not one for the private of the same letters', async () => {
  const bid: Event = { type: 'bid', player: '@1', item: 'ME', price: 100 };
  for (const language of ['en', 'ru'] as const) {
    const formatter = await formatterOf('1817', language);
    expect(formatter.eventText(bid)).toContain('Mountain Engineers');
    expect(formatter.eventText({ ...bid, of: 'company' })).toMatch(/ ME(?: |$)/u);
  }
});

test('in a row of players the person at the screen is you', async () => {
  const order: Event = { type: 'special', key: 'turnOrder', args: { players: ['@2', '@1', '@3'] } };
  expect((await formatterOf('18CZ', 'en', '@1')).eventText(order)).toBe('Turn order: Boris, you, Cleo');
  expect((await formatterOf('18CZ', 'ru', '@1')).eventText(order)).toBe('Порядок хода: Boris, вы, Cleo');
  expect((await formatterOf('18CZ', 'en')).eventText(order)).toBe('Turn order: Boris, Ann, Cleo');
});
