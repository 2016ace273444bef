/** How a title speaks: what a sentence tells apart it tells by ids, and says by names. */
import { begin, type Event, factsOf, newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const players = ['Ann', 'Boris', 'Cleo'].map((name, at) => ({ id: `@${at + 1}` as const, name }));

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
  expect((await formatterOf('1849', 'en')).eventText(passed)).toBe('AFG skips its bond');
  expect((await formatterOf('1849', 'ru')).eventText(passed)).toBe('AFG пропускает облигацию');
  const { step: _step, ...silent } = passed;
  expect((await formatterOf('1849', 'en')).eventText(silent)).toBe('Ann passes');
});

test('a company that trades its own shares redeems and issues them', async () => {
  const shares = { company: 'AFG', certificates: [], percent: 10, price: 63 };
  const formatter = await formatterOf('1849', 'en');
  expect(formatter.eventText({ type: 'sharesBought', who: 'AFG', from: 'pool', ...shares })).toBe(
    'AFG redeems 10% for L.63',
  );
  expect(formatter.eventText({ type: 'sharesSold', who: 'AFG', ...shares })).toBe('AFG issues 10% for L.63');
  expect(formatter.eventText({ type: 'sharesSold', who: '@2', ...shares })).toBe('Boris sells 10% of AFG for L.63');
});

test('places have ids of their own and are shown by their names', async () => {
  const formatter = await formatterOf('1862', 'ru');
  const exchanged = (from: string): string =>
    formatter.eventText({ type: 'special', key: 'exchanged', args: { holder: '@1', from, company: 'EUR' } });
  expect(exchanged('pool')).toBe('Ann обменивает акцию на акцию EUR из банковского пула');
  expect(exchanged('@2')).toBe('Ann обменивает акцию на акцию EUR (отдаёт Boris)');
});

test('the person at the screen is you in a title’s own sentences, too', async () => {
  const told = async (language: 'en' | 'ru', you: string, key: string, args: Record<string, string | number>) =>
    (await formatterOf('1862', language, you)).eventText({ type: 'special', key, args }).replaceAll('\u00A0', ' ');
  const exchange = { holder: '@1', from: '@2', company: 'EUR' };
  expect(await told('en', '@1', 'exchanged', exchange)).toBe('You exchange a share for one of EUR held by Boris');
  expect(await told('en', '@2', 'exchanged', exchange)).toBe('Ann exchanges a share for one of EUR held by you');
  expect(await told('ru', '@2', 'exchanged', exchange)).toBe('Ann обменивает акцию на акцию EUR (отдаёте вы)');
  const poor = { player: '@1', cost: 162, cash: 57 };
  expect(await told('en', '@1', 'closed.noBidMoney', poor)).toBe(
    'You can’t open an auction: a president’s certificate costs at least £162, and you have £57',
  );
  expect(await told('en', '@2', 'closed.noBidMoney', poor)).toMatch(/^Ann can’t open .* and they have £57$/u);
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

test('names in a sentence are joined by “and”, names after a colon by commas, and types of trains by hyphens', async () => {
  const formatter = await formatterOf('18CZ', 'en', '@1');
  const noBid: Event = { type: 'special', key: 'closed.noBid', args: { players: ['@2', '@1'], cost: 125 } };
  expect(formatter.eventText(noBid)).toBe('No more bids from Boris and you: 125\u00A0K is out of reach');
  const rusted = (...names: readonly string[]): string =>
    formatter.eventText({ type: 'trainsRusted', names, trains: [], owners: [], lost: [] });
  expect(rusted('2a', '2b')).toBe('2a- and 2b-trains rust');
  expect(rusted('2a')).toBe('2a-trains rust');
});

test('half a dollar has two digits, and a share and a short that go together are two certificates', async () => {
  const formatter = await formatterOf('1817', 'en');
  expect(formatter.money(17.5)).toBe('$17.50');
  expect(formatter.money(1234)).toBe('$1,234');
  expect((await formatterOf('18CZ', 'en')).money(12.5)).toBe('12.5\u00A0K');
  const moved = (percent: number) => ({ id: '', kind: 'ordinary', percent, from: '@1', to: null }) as const;
  expect(
    formatter.eventText({ type: 'certificatesMoved', company: 'WT', moved: [moved(20), moved(-20), moved(10)] }),
  ).toBe('WT: 30% Ann\u00A0→\u00A0exchange, −20% Ann\u00A0→\u00A0exchange');
});

test('a sentence about what somebody owns does not become a clause of theirs', async () => {
  const event: Event = { type: 'special', key: 'markerDisplaced', args: { by: 'ECR', company: 'SVR', hex: 'B5' } };
  const formatter = await formatterOf('1862', 'en');
  expect(formatter.eventText(event)).toMatch(/^ECR’s home token replaces SVR’s token in /u);
  expect(formatter.clause(event, 'ECR', false)).toBeNull();
});

test('a town that shares its hex with a city is told apart in a route', async () => {
  const { stopName } = await import('../src/game/decision/describe.ts');
  const formatter = await formatterOf('18MEX', 'en');
  expect(stopName(formatter, 'P13', 0)).toBe('Veracruz');
  expect(stopName(formatter, 'P13', 1)).toBe('Veracruz (town)');
  expect(stopName(formatter, 'J5', 0)).toBe('Culiacán');
});

test('those who did nothing skip, the person at the screen among them', async () => {
  const [{ idleText }, { translator }] = await Promise.all([
    import('../src/game/story/sentences.ts'),
    import('../src/i18n/words.ts'),
  ]);
  const formatter = await formatterOf('1862', 'en', '@1');
  const told = (...who: readonly string[]): string => idleText(who, false, formatter, translator('en', null));
  expect(told('@1')).toBe('You skip');
  expect(told('@2')).toBe('Boris skips');
  expect(told('@2', '@1')).toBe('You and Boris skip');
});
