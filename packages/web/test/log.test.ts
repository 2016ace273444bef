/** The log: a turn is one sentence, what changed nothing is one line, in both languages and for the person at the screen. */
import { begin, type Event, factsOf, newGame } from '@roundhouse/engine';
import { storyOf, type Turn } from '@roundhouse/engine/models/story';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { linesOf, onlyBeatOf } from '../src/game/panels/logLines.ts';

const players = ['Ann', 'Boris', 'Cleo'].map((name, at) => ({ id: `@${at + 1}` as const, name }));

const write = async (language: 'en' | 'ru', turn: Turn, you: string | null = null): Promise<string> => {
  const [{ makeFormatter }, { chooseLanguage, loadSections }, { turnText }] = await Promise.all([
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
    import('../src/game/story/sentences.ts'),
  ]);
  await loadSections(['engine', 'table']);
  await chooseLanguage(language);
  const title = await loadTitle('18MEX');
  const game = newGame({ title: '18MEX', players, seed: 1 });
  return turnText(turn, makeFormatter(language, title, factsOf(begin(game).state), game, you)).replaceAll(
    '\u00A0',
    ' ',
  );
};

const company = 'CHI';
const moved = (from: number, to: number): Extract<Event, { type: 'priceMoved' }> => ({
  type: 'priceMoved',
  company,
  from,
  to,
  cells: [`0,${from}`, `0,${to}`],
  why: 'paid',
});
const bought: Event = { type: 'trainBought', company, train: '3-0', name: '3', from: 'depot', price: 180 };
const ofCompany: readonly (readonly Event[])[] = [
  [
    { type: 'roundBegan', kind: 'operating', set: 2, number: 1, of: 1 },
    { type: 'turnBegan', who: company },
  ],
  [{ type: 'tileLaid', company, hex: 'E6', tile: '57', rotation: 0, cost: 20 }],
  [{ type: 'special', key: 'closed.noMarker', args: { company } }],
  [{ type: 'trainsRan', company, revenue: 120, runs: [] }],
  [{ type: 'dividend', company, kind: 'pay', revenue: 120, perShare: 12, paid: {} }, moved(120, 135)],
  [bought],
  [bought],
];

const turnOf = (history: readonly (readonly Event[])[], at = 0): Turn => {
  const turn = storyOf(history)[0]?.turns[at];
  if (!turn) throw new Error('no turn');
  return turn;
};

test('a turn of a company is one sentence', async () => {
  expect(await write('en', turnOf(ofCompany))).toBe(
    'CHI lays #57 in Chihuahua for $20, runs for $120, pays $12 a share ($120 → $135), buys a 3-train for $180 × 2',
  );
  expect(await write('ru', turnOf(ofCompany))).toBe(
    'CHI кладёт № 57 (Chihuahua) за $20, зарабатывает $120, платит по $12 на акцию ($120 → $135), покупает Поезд\u20113 за $180 × 2',
  );
});

test('the person at the screen is you, and consequences for others follow', async () => {
  const history: readonly (readonly Event[])[] = [
    [{ type: 'turnBegan', who: '@1' }],
    [
      { type: 'sharesSold', who: '@1', company, certificates: ['CHI_1'], percent: 10, price: 60 },
      { type: 'presidencyChanged', company, from: '@1', to: '@2' },
      moved(60, 55),
    ],
  ];
  expect(await write('en', turnOf(history), '@1')).toBe(
    'You sell 10% of CHI for $60 ($60 → $55) · Boris becomes president of CHI',
  );
  expect(await write('en', turnOf(history))).toMatch(/^Ann sells 10% of CHI/u);
  expect(await write('ru', turnOf(history), '@1')).toMatch(/^Вы продаёте 10% CHI за \$60 \(\$60 → \$55\)/u);
});

test('prices that move at the end of a round stand together, by reason', async () => {
  const soldOut = (of: string, from: number, to: number): Event => ({
    ...moved(from, to),
    company: of,
    why: 'soldOut',
  });
  const turn = turnOf([[soldOut('CHI', 60, 65), soldOut('UdY', 70, 75)]]);
  expect(await write('en', turn)).toBe('Sold out: CHI $60 → $65, UdY $70 → $75');
});

test('what you do in somebody else’s turn is a sentence of its own', async () => {
  const bought = (who: '@1' | '@3', name: string, price: number): Event => ({
    type: 'privateBought',
    private: name,
    who,
    from: 'bank',
    price,
  });
  const turn = turnOf([
    [{ type: 'turnBegan', who: '@3' }],
    [bought('@3', 'KCMO', 50), bought('@1', 'MIR', 158), bought('@3', 'MNR', 239)],
  ]);
  const said = async (language: 'en' | 'ru') =>
    (await write(language, turn, '@1')).split(' · ').map((each) => each.split(' ').slice(0, 2).join(' '));
  expect(await said('en')).toEqual(['Cleo buys', 'You buy', 'Cleo buys']);
  expect(await said('ru')).toEqual(['Cleo покупает', 'Вы покупаете', 'Cleo покупает']);
});

test('a company that merges into another closes by that', async () => {
  const turn = turnOf([
    [{ type: 'turnBegan', who: 'NdM' }],
    [
      { type: 'companiesMerged', survivor: 'NdM', absorbed: company },
      { ...moved(100, 135), company: 'NdM' },
      { type: 'companyClosed', company, why: 'merged' },
    ],
  ]);
  expect(turn.beats).toHaveLength(1);
  expect(await write('en', turn)).toBe('CHI merges into NdM (NdM $100 → $135)');
});

test('loans taken one by one are so many loans', async () => {
  const loan: Event = { type: 'loansTaken', company, count: 1, amount: 100 };
  const turn = turnOf([[{ type: 'turnBegan', who: company }], [loan, moved(60, 55)], [{ ...loan }, moved(55, 50)]]);
  expect(await write('en', turn)).toBe('CHI takes 2 loans ($60 → $50)');
});

test('the log names the home token as such', async () => {
  const token = (hex: string, cost: number): Event => ({ type: 'tokenPlaced', company, hex, city: 0, cost });
  const turn = turnOf([[{ type: 'turnBegan', who: company }], [token('E6', 0)], [token('G8', 40)]]);
  expect(await write('en', turn)).toBe('CHI places its home token in Chihuahua, places a token in G8 for $40');
  expect(await write('ru', turn)).toBe(
    'CHI ставит жетон станции (базовый город: Chihuahua), ставит жетон станции (G8) за $40',
  );
});

test('money alone names its reason', async () => {
  const income = (to: '@1' | '@2', amount: number): Event => ({
    type: 'paid',
    from: 'bank',
    to,
    amount,
    for: 'income',
  });
  const turn = turnOf([[income('@1', 5), income('@2', 20), income('@1', 10)]]);
  expect(await write('en', turn)).toBe('Income: Ann $15, Boris $20');
  expect(await write('en', turn, '@1')).toBe('Income: you $15, Boris $20');
  expect(await write('ru', turn, '@1')).toBe('Прибыль: вы $15, Boris $20');
});

test('turns in which nothing happened are one line, and what the end of the round brings is nobody’s', () => {
  const turn = (who: '@1' | '@2' | '@3'): Event => ({ type: 'turnBegan', who });
  const pass = (player: '@1' | '@2' | '@3'): Event => ({ type: 'passed', player });
  const [round] = storyOf([
    [turn('@1')],
    [
      { type: 'sharesBought', who: '@1', company, certificates: ['CHI_1'], percent: 10, from: 'ipo', price: 60 },
      turn('@2'),
    ],
    [pass('@2'), turn('@3')],
    [pass('@3'), turn('@1')],
    [pass('@1'), moved(60, 65)],
  ]);
  if (!round) throw new Error('no round');
  expect(
    linesOf(round).map((line) => (line.kind === 'quiet' ? ['quiet', ...line.who] : ['turn', line.turn.who])),
  ).toEqual([
    ['turn', '@1'],
    ['quiet', '@2', '@3', '@1'],
    ['turn', null],
  ]);
});

test('a phase says what it brings, what closes together is one clause, and the article goes by the train', async () => {
  const closed = (id: string): Event => ({ type: 'privateClosed', private: id });
  const eight: Event = { ...bought, train: '8-0', name: '8' };
  const turn = turnOf([
    [{ type: 'turnBegan', who: company }],
    [eight, { type: 'phaseBegan', phase: '5', before: '4' }, closed('KCMO'), closed('MNR')],
  ]);
  expect(await write('en', turn)).toBe(
    'CHI buys an 8-train for $180 · Phase 5 begins (brown tiles, 3 operating rounds, locations with two values pay the higher one) · Kansas City, Mexico, & Orient Railroad and Mexican National Railroad close',
  );
  expect(await write('ru', turn)).toBe(
    'CHI покупает Поезд\u20118 за $180 · Начинается фаза 5 (коричневые тайлы, 3 операционных раунда, места с двумя значениями платят больше) · Закрываются Kansas City, Mexico, & Orient Railroad и Mexican National Railroad',
  );
});

test('a title’s own words for a tile replace its number', async () => {
  const laid: Event = { type: 'tileLaid', company, hex: 'E6', tile: '57', rotation: 0, cost: 0 };
  const own: Event = { type: 'special', key: 'bridgeBuilt', args: { company, hex: 'E6', tile: '57' } };
  const line = async (...events: readonly Event[]): Promise<string> =>
    write('en', turnOf([[{ type: 'turnBegan', who: company }], events]));
  expect(await line(laid)).toContain('lays #57');
  expect(await line(laid, own)).not.toContain('lays #57');
  // One that names only the place stands beside it.
  expect(await line(laid, { ...own, args: { company, hex: 'E6' } })).toContain('lays #57');
});

test('a tile that covers two hexes is laid once, under the number that is printed on it', async () => {
  const half = (hex: string, tile: string, cost: number): Event => ({
    type: 'tileLaid',
    company,
    hex,
    tile,
    rotation: 0,
    cost,
  });
  const both = [half('O10', '479MC', 60), half('P11', '479P', 0)];
  expect(await write('en', turnOf([[{ type: 'turnBegan', who: company }], both]))).toBe(
    'CHI lays #479 in Mexico City for $60',
  );
});

test('the train that minors begin with is a 2-train where a sentence says that it is a train', async () => {
  const [{ makeFormatter }, { chooseLanguage, loadSections }] = await Promise.all([
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
  ]);
  await loadSections(['engine', 'table']);
  const title = await loadTitle('18MEX');
  const game = newGame({ title: '18MEX', players, seed: 1 });
  const facts = factsOf(begin(game).state);
  const moved: Event = { type: 'trainMoved', train: '2b-0', name: '2b', from: 'A', to: 'out' };
  await chooseLanguage('ru');
  expect(makeFormatter('ru', title, facts, game).eventText(moved)).toContain('Поезд\u20112: A');
  await chooseLanguage('en');
  expect(makeFormatter('en', title, facts, game).eventText(moved)).toContain('A 2-train: A');
});

test('a run that earned nothing says so', async () => {
  const ran: Event = { type: 'trainsRan', company, revenue: 0, runs: [] };
  const turn = turnOf([[{ type: 'turnBegan', who: company }], [ran, moved(65, 60)]]);
  expect(await write('en', turn)).toBe('CHI earns nothing ($65 → $60)');
  expect(await write('ru', turn)).toBe('CHI ничего не зарабатывает ($65 → $60)');
});

test('a limit of trains that counts otherwise says so', async () => {
  const [{ phaseNews }, { makeFormatter }, { chooseLanguage, loadSections }] = await Promise.all([
    import('../src/i18n/phaseNews.ts'),
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
  ]);
  await loadSections(['engine', 'table']);
  await chooseLanguage('en');
  const title = await loadTitle('1862');
  const game = newGame({ title: '1862', players, seed: 1 });
  const facts = factsOf(begin(game).state);
  const formatter = makeFormatter('en', title, facts, game);
  const news = (phase: string, before: string): string =>
    phaseNews(facts, phase, before, formatter).join(', ').replaceAll('\u00A0', ' ');
  expect(news('G', 'F')).toContain('train limit 2 of each type → 3 in all');
  expect(news('E', 'D')).toContain('train limit 3 → 2');
});

test('the article goes by the train at the beginning of a sentence too', async () => {
  const turn = turnOf([[{ type: 'turnBegan', who: company }], [{ type: 'trainExported', train: '8-0', name: '8' }]]);
  expect(await write('en', turn)).toBe('An 8-train is exported from the depot');
});

test('a company without a train says so in the words of a sentence', async () => {
  const turn = turnOf([
    [{ type: 'turnBegan', who: company }],
    [{ type: 'tileLaid', company, hex: 'E6', tile: '57', rotation: 0, cost: 0 }],
    [{ type: 'special', key: 'closed.noTrains', args: { company } }, moved(60, 55)],
  ]);
  expect(await write('en', turn)).toBe('CHI lays #57 in Chihuahua, has no train ($60 → $55)');
  expect(await write('ru', turn)).toBe('CHI кладёт № 57 (Chihuahua), не ездит: нет поездов ($60 → $55)');
});

test('half a payment says what the company keeps', async () => {
  const half: Event = {
    type: 'dividend',
    company,
    kind: 'half',
    revenue: 90,
    perShare: 5,
    paid: { '@1': 30, CHI: 40 },
  };
  const turn = turnOf([[{ type: 'turnBegan', who: company }], [half]]);
  expect(await write('en', turn)).toBe('CHI pays half: $5 a share, keeps $40');
  expect(await write('ru', turn)).toBe('CHI платит половину, по $5 на акцию, оставляет $40');
});

test('the end of a game says who has how much', async () => {
  const turn = turnOf([[{ type: 'gameEnded', reason: 'bank', scores: { '@1': 900, '@2': 1200, '@3': 1000 } }]]);
  expect(await write('en', turn)).toBe('Game over: the bank broke (Boris $1,200, Cleo $1,000, Ann $900)');
});

test('a turn of one sentence is that sentence: it opens to its entries alone', () => {
  const turnOf = (...events: readonly Event[]) => {
    const [line] = linesOf(storyOf([[], [{ type: 'turnBegan', who: company }, ...events]])[0]!);
    return line && onlyBeatOf(line);
  };
  expect(turnOf(bought)?.main.event).toEqual(bought);
  expect(turnOf(bought, { ...bought, train: '3-1' })).toBeNull();
});

test.each([
  ['1817', 'merger', 'Merger round 1.2', 'Махинационный раунд 1.2: слияния'],
  ['1817', 'acquisition', 'Acquisition round 1.2', 'Махинационный раунд 1.2: поглощения'],
  ['1862', 'parliament', 'Parliament 1.2', 'Парламентский раунд 1.2'],
  ['18CZ', 'operating', 'Operating round 1.2', 'Операционный раунд 1.2'],
] as const)('%s: a round of %s has its number in the set', async (id, kind, english, russian) => {
  const [{ makeFormatter }, { chooseLanguage, loadSections }] = await Promise.all([
    import('../src/i18n/formatter.tsx'),
    import('../src/i18n/words.ts'),
  ]);
  await loadSections(['engine', 'table']);
  const title = await loadTitle(id);
  const game = newGame({ title: id, players, seed: 1 });
  const facts = factsOf(begin(game).state);
  for (const [language, text] of [
    ['en', english],
    ['ru', russian],
  ] as const) {
    await chooseLanguage(language);
    const formatter = makeFormatter(language, title, facts, game);
    expect(formatter.round({ kind, set: 1, number: 2, of: 2 }).replaceAll('\u00A0', ' ')).toBe(text);
    // A game without stock rounds counts its rounds on.
    expect(formatter.round({ kind, set: 0, number: 2, of: 10 }).replaceAll('\u00A0', ' ')).toBe(text.replace('1.', ''));
  }
});

test('a decision that only moves certificates says which', async () => {
  const turn = turnOf([
    [
      {
        type: 'certificatesMoved',
        company,
        moved: [
          { id: 'CHI_1', percent: 10, kind: 'ordinary', from: '@2', to: '@1' },
          { id: 'CHI_2', percent: 10, kind: 'ordinary', from: '@2', to: '@1' },
        ],
      },
    ],
  ]);
  expect(await write('en', turn)).toBe('CHI: 20% Boris → Ann');
  expect(await write('ru', turn)).toBe('CHI: 20% Boris → Ann');
});
