/** Bad input gets one clear line and exit code 1; never a stack trace, never a changed file. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Data, readData, roundhouse, type Said, scratch, started } from './table.ts';

const at = scratch();
const READERS = ['import', 'export', 'verify', 'draw', 'routes'] as const;
const MB = 1024 * 1024;

const reading = (command: string, file: string): Promise<Said> =>
  roundhouse(command, file, ...(command === 'draw' ? ['--out', at('never.svg')] : ['--json']));

const expectOneLine = ({ code, err }: Said, about: RegExp): void => {
  expect(code).toBe(1);
  expect(err).toMatch(/^roundhouse: [^\n\r\0]+\n$/);
  expect(err).not.toMatch(/: unexpected: |Cannot read|is not a function|not iterable|\bat .*\.ts:/);
  expect(err).toMatch(about);
};

/** A short game of ours, as a file. */
let ours = '';
let text = '';
const game = (): Data & { actions: Data[] } => JSON.parse(text) as Data & { actions: Data[] };

beforeAll(async () => {
  const folder = at('games');
  await roundhouse('simulate', '--title', '18CZ', '--players', '3', '--seed', '4', '--out', folder);
  ours = path.join(folder, readdirSync(folder)[0] ?? '');
  text = readFileSync(ours, 'utf8');
  expect(game().actions.length).toBeGreaterThan(20);
});

describe('files that are none', () => {
  const NONSENSE: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['empty', '', /empty/],
    ['only space', ' \n\n ', /empty/],
    ['NUL bytes', '\0\0\0\0', /not JSON/],
    ['steering a terminal', '\u001B[2J\u202E{"title', /not JSON/],
    ['no JSON', 'Dear sirs, the game is enclosed.', /not JSON/],
    ['cut short', '{"format":"roundhouse","version":1,"title":"18', /not JSON/],
    ['deep', '['.repeat(200_000) + ']'.repeat(200_000), /nested too deeply/],
    ['deep and open', '{"title":'.repeat(500_000), /nested too deeply/],
    ['another kind of JSON', '[1,2,3]', /file|title|line/],
    ['null', 'null', /file|title|line/],
    ['a number', '1e999', /file|title|line/],
    ['broken gzip', Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5), /broken gzip/],
    ['gzip cut short', gzipSync('x'.repeat(100_000)).subarray(0, 60), /broken gzip/],
    ['gzip bomb', gzipSync(Buffer.alloc(200 * MB)), /too large once unpacked/],
  ];
  test.each(NONSENSE)('%s', async (name, content, about) => {
    const file = at(`${name}.json`, content);
    for (const command of READERS) expectOneLine(await reading(command, file), about);
    expect(existsSync(at('never.svg'))).toBe(false);
    expect(readFileSync(file).equals(Buffer.from(content))).toBe(true);
  });

  test('a folder, nothing at all, a link that leads nowhere, a name with NUL', async () => {
    mkdirSync(at('folder.json'));
    symlinkSync(at('nowhere'), at('link.json'));
    for (const command of READERS) {
      expectOneLine(await reading(command, at('folder.json')), /not a file/);
      expectOneLine(await reading(command, at('absent.json')), /no such file/);
      expectOneLine(await reading(command, at('link.json')), /no such file/);
      expectOneLine(await reading(command, 'a\0b'), /no such file/);
    }
  });

  test('a game of 18xx.games, for a command that reads ours', async () => {
    const players = [1, 2, 3].map((id) => ({ id, name: `P${id}` }));
    const file = at('theirs.json', JSON.stringify({ title: '18MEX', players, settings: {}, actions: [] }));
    for (const command of ['verify', 'advise', 'export'])
      expectOneLine(await reading(command, file), /a game from 18xx\.games; import it first/);
  });

  test('a file that may not be read', async () => {
    const file = at('closed.json', '{}');
    chmodSync(file, 0);
    const mayReadAll = process.getuid?.() === 0;
    expectOneLine(await reading('verify', file), mayReadAll ? /no title given/ : /can’t be read/);
  });

  test('100 MB of nonsense, as a process', () => {
    const file = at('large.json', '{"title":"18CZ"');
    truncateSync(file, 100 * MB);
    const said = started('verify', file, '--json');
    expect(said.out).toBe('');
    expectOneLine(said, /too large for a game \(100 MB\)/);
  });
});

describe('a game of ours with a mistake in it', () => {
  const verified = (changed: string): Promise<Said> => roundhouse('verify', at('changed.json', changed), '--json');
  const MISTAKES: readonly (readonly [string, (game: Data & { actions: Data[] }) => unknown, RegExp])[] = [
    ['unknown title', (it) => (it['title'] = '1899'), /unknown title 1899/],
    ['a title that is a number', (it) => (it['title'] = 18), /no title given/],
    ['another format', (it) => (it['format'] = 'else'), /format/],
    ['a later version', (it) => (it['version'] = 2), /version/],
    ['no players', (it) => (it['players'] = []), /players/],
    [
      'too many players',
      (it) => (it['players'] = Array.from({ length: 19 }, (_, i) => ({ id: `@${i}`, name: '' }))),
      /not for 19 players/,
    ],
    ['two of the same id', (it) => (it['players'] = ['@1', '@1', '@2'].map((id) => ({ id, name: id }))), /same id/],
    ['a seed out of range', (it) => (it['seed'] = 1e300), /seed/],
    ['an unknown option', (it) => (it['options'] = { speed: 9 }), /unknown setting speed/],
    ['an unknown ruling', (it) => (it['rulings'] = { toString: true }), /unknown setting toString/],
    ['actions that are no list', (it) => Object.assign(it, { actions: { length: 3 } }), /actions/],
    ['an action that is null', (it) => (it.actions[3] = null as unknown as Data), /action 4/],
    ['an unknown kind', (it) => (it.actions[3] = { type: 'constructor', by: '@1' }), /action 4: unknown kind/],
    ['a field too many', (it) => (it.actions[3] = { ...it.actions[3], please: true }), /action 4/],
    ['somebody who does not play', (it) => (it.actions[3] = { type: 'pass', by: '@99' }), /action 4 is illegal/],
    ['out of turn', (it) => it.actions.splice(0, 2), /action \d+ is illegal/],
    ['twice the same', (it) => it.actions.splice(5, 0, ...it.actions.slice(2, 5)), /action \d+ is illegal/],
    [
      'an id that does not exist',
      (it) => (it.actions[0] = { ...it.actions[0], private: 'Nope', item: 'Nope' }),
      /action 1/,
    ],
    [
      'an id of every object',
      (it) => (it.actions[0] = { type: 'layTile', by: '@1', hex: 'toString', tile: '7', rotation: 0 }),
      /action 1.*no such id/,
    ],
    [
      'a number out of range',
      (it) => (it.actions[0] = { type: 'bid', by: '@1', item: 'S1', price: 2 ** 53 }),
      /action 1.*price/,
    ],
    ['chance that is nonsense', (it) => (it['fixed'] = 5), /fixed/],
  ];
  test.each(MISTAKES)('%s', async (_, change, about) => {
    const changed = game();
    change(changed);
    expectOneLine(await verified(JSON.stringify(changed)), about);
  });

  test('prototype keys change nothing', async () => {
    const around = await verified(text.replace('{', '{"__proto__":{"title":"1817","actions":[]},'));
    expect(around).toMatchObject({ code: 0, err: '' });
    const inside = await verified(text.replace('"actions":[{', '"actions":[{"__proto__":{"by":"@9"},'));
    if (inside.code !== 0) expectOneLine(inside, /action 1/);
    expect(({} as Data)['title']).toBeUndefined();
  });

  test('is neither exported nor drawn, and takes no place of an older file', async () => {
    const wrong = game();
    wrong.actions.splice(0, 2);
    const file = at('wrong.json', JSON.stringify(wrong));
    const older = at('older', 'older');
    expectOneLine(await roundhouse('export', file, '--out', older), /action \d+ is illegal/);
    expectOneLine(await roundhouse('draw', file, '--out', older), /action \d+ is illegal/);
    expect(readFileSync(older, 'utf8')).toBe('older');
  });
});

describe('arguments that make no sense', () => {
  const ARGUMENTS: readonly (readonly [readonly string[], RegExp])[] = [
    [['fly'], /unknown command fly/],
    [['__proto__'], /unknown command/],
    [['verify'], /expected one file/],
    [['verify', 'a', 'b'], /expected one file/],
    [['verify', '--loud', 'a'], /Unknown option/],
    [['draw', '18CZ'], /usage/],
    [['draw', '1899', '--out', 'x.svg'], /no such file or title/],
    [['simulate'], /--title is required/],
    [['simulate', '--title', '1899'], /unknown title 1899/],
    [['simulate', '--title', '18CZ', '--players', '7'], /doesn’t support 7 players/],
    [['simulate', '--title', '18CZ', '--players', '-1'], /players/],
    [['simulate', '--title', '18CZ', '--players', '3.5'], /whole number/],
    [['simulate', '--title', '18CZ', '--variant', 'toString'], /no variant toString/],
    [['simulate', '--title', '18CZ', '--rulings', 'constructor'], /unknown preset of rulings constructor/],
    [['simulate', '--title', '18CZ', '--bots', 'random,deep'], /unknown bot deep/],
    [['simulate', '--title', '18CZ', '--games', '0'], /--games/],
    [['simulate', '--title', '18CZ', '--games', '1e9'], /--games/],
    [['simulate', '--title', '18CZ', '--seed', '99999999999'], /--seed/],
  ];
  test.each(ARGUMENTS)('%j', async (args, about) => {
    const said = await roundhouse(...args);
    expect(said.out).toBe('');
    expectOneLine(said, about);
  });

  test('a place that cannot be written to', async () => {
    const file = at('in the way', 'mine');
    expectOneLine(await roundhouse('simulate', '--title', '18CZ', '--out', file), /folder/);
    expectOneLine(await roundhouse('draw', '18CZ', '--out', path.join(file, 'x.svg')), /can’t be written/);
    expectOneLine(await roundhouse('draw', '18CZ', '--out', path.dirname(file)), /is a folder/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('what is read is never written', async () => {
    for (const [command, flag] of [
      ['import', '--trace'],
      ['import', '--out'],
      ['export', '--out'],
      ['draw', '--out'],
    ] as const)
      expectOneLine(await roundhouse(command, ours, flag, ours), /already exists/);
    expect(readData(ours)).toEqual(game());
  });
});
