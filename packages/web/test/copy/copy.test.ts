/** The texts keep to `i18n/VOICE.md`, in both languages and wherever they stand. */
import { expect, test } from 'vitest';
import { NOT_YET } from './notYet.ts';
import { buttonKeys, DOCUMENTS, FILES, proseOf, type Text, textsIn, textsOf } from './texts.ts';
import { BUTTON_WORDS, unwantedIn, VERBS } from './unwanted.ts';

const onButtons = buttonKeys();

// The one label of a group of buttons that no button shows.
const isButton = (key: string): boolean =>
  (/^(?:act|pass)\./u.test(key) && key !== 'act.dividend') || onButtons.has(key);

const beginsWell = ({ language, text }: Text): boolean => {
  if (BUTTON_WORDS[language].test(text)) return true;
  const [first = ''] = text.split(/[\s:…,]/u);
  return language === 'en' ? VERBS.has(first.toLowerCase()) : /(?:ть|ться|ти|тись|чь)$/u.test(first);
};

const faultsOf = (file: string, language: 'en' | 'ru'): readonly string[] =>
  textsIn(file)
    .filter((each) => each.language === language)
    .flatMap((each) => [
      ...unwantedIn(file, language, each.text).map((fault) => `${fault} in ${each.key} “${each.text}”`),
      ...(isButton(each.key) && !beginsWell(each) ? [`a button begins with a verb: ${each.key} “${each.text}”`] : []),
      ...(/^(?:event|figure|note|remark|duty)\./u.test(each.key) && /^\{(?:player|who|holder)\}/u.test(each.text)
        ? [`the person at the screen is you: ${each.key} “${each.text}”`]
        : []),
      ...(each.key.startsWith('ask.') && /^\p{Ll}/u.test(each.text) && !/^ask\.(?:cash|treasury|both)$/u.test(each.key)
        ? [`a heading is an imperative with a capital: ${each.key} “${each.text}”`]
        : []),
    ]);

test.each(['en', 'ru'] as const)('every text is one that a player would write (%s)', (language) => {
  const faults = FILES.filter((file) => !NOT_YET.includes(`${language} ${file}`)).flatMap((file) =>
    faultsOf(file, language).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('what there is to read about the project keeps to it, too', () => {
  const faults = DOCUMENTS.flatMap((document) =>
    proseOf(document).flatMap((text) =>
      unwantedIn(document, 'en', text).map((fault) => `${document}: ${fault} in “${text.slice(0, 200)}”`),
    ),
  );
  expect(faults).toEqual([]);
  expect(DOCUMENTS.length).toBeGreaterThan(70);
});

test('files that wait for their turn still need it', () => {
  const clean = NOT_YET.filter((each) => {
    const [language = 'en', file = ''] = each.split(' ');
    return !FILES.includes(file) || faultsOf(file, language === 'ru' ? 'ru' : 'en').length === 0;
  });
  expect(clean).toEqual([]);
});

test('a term begins with a small letter: the sentence that begins with it gives it a capital', () => {
  const terms = FILES.filter((file) => /^titles\/src\/\w+\/words\/ru\.ts$/u.test(file)).flatMap((file) =>
    textsIn(file).filter(({ key, language }) => language === 'ru' && key.startsWith('term.')),
  );
  expect(terms.length).toBeGreaterThan(250);
  // Trains are written as each book prints them, and Václav is a name.
  const named = (key: string): boolean => key.startsWith('term.train.') || key === 'term.@vaclav';
  expect(terms.filter(({ key, text }) => !named(key) && /^[А-ЯЁ]/u.test(text))).toEqual([]);
});

test('all of them are read: the client, what titles share, every title, bots, server and command line', () => {
  const count = (language: string) =>
    FILES.flatMap((file) => textsIn(file).filter((each) => each.language === language)).length;
  expect(FILES.length).toBeGreaterThan(90);
  expect(count('en')).toBeGreaterThan(3000);
  expect(count('ru')).toBeGreaterThan(3000);
  expect(onButtons.size).toBeGreaterThan(60);
});

test('a literal is read with its key, without comments, and what a template computes is left out', () => {
  const source = `// it's a comment\nconst en = { 'act.go': 'Go\\u00a0on', other: \`a \${b ? '}' : \`c \${d}\`} every turn\` };`;
  expect(textsOf(source)).toEqual([
    { key: 'act.go', language: 'en', text: 'Go\u00A0on' },
    { key: 'other', language: 'en', text: 'a {…} every turn' },
  ]);
});

test('what the guide rules out is found', () => {
  const found = (language: 'en' | 'ru', text: string) => unwantedIn('web/src/i18n/en/table.ts', language, text).length;
  for (const text of [
    'Ann is on turn',
    'CHI is launched with $900',
    'Two shares lie in the pool of his colour',
    'so that one can follow',
    'Nobody can do anything any more',
    'at 100 %',
    'a house ruling says otherwise',
    'Before Phase 3 nobody buys',
    'in phases 3, 4 and 5',
    'tiles, tokens, trains and money',
    'Majors wholly owned by players move up one row',
    'a share with a bond out',
    'What companies own counts for nobody',
    'CHI finds no train for sale',
    'The game ends at once',
    'A route uses no piece of track twice',
    'A further token costs $40',
    'The notes of the asker',
  ])
    expect(found('en', text)).toBeGreaterThan(0);
  for (const text of [
    '{cash} на руках',
    'Распорядиться так',
    'уходит на Открытый Рынок',
    '100 %',
    'Здесь пасовать нельзя.',
    'это наше прочтение',
    'Упрощённая игра, Грузовые',
    'играются ещё три раунда',
    'Сначала спишите поезда сверх лимита',
    'Это лучший исход',
    'карта, тайлы, Рынок акций',
    '№ 6 за $1200',
    'Раунд кончается, когда все спасовали',
    'Заплатите L.50 процентов',
    'В хобби говорят',
    'защищает поезд от ржавления',
    'принять или списать',
    'не более двух сертификатов',
    'если настаивает кто-либо из акционеров',
    'компания размещает маркер станции',
  ])
    expect(found('ru', text)).toBeGreaterThan(0);
  for (const [id, text] of [
    ['1817', 'Положите тайл'],
    ['1849', 'котировка упала'],
    ['1862', 'новый президент'],
    ['18cz', 'одно улучшение'],
    ['18mex', 'из банковского пула'],
  ] as const) {
    const file = `titles/src/${id}/words/ru.ts`;
    expect(FILES).toContain(file);
    expect(unwantedIn(file, 'ru', text)).toHaveLength(1);
  }
  expect(found('en', '{company} floats with {capital}')).toBe(0);
  expect(found('ru', 'Запустите поезда')).toBe(0);
});
