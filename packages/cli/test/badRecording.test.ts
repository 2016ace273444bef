/** Recordings of 18xx.games and route problems with a mistake in them. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSharedLines, sharedPath } from '../../../testing/shared.ts';
import { withShared } from '../../../testing/withShared.ts';
import { type Data, readData, roundhouse, type Said, scratch } from './table.ts';

const at = scratch();
const FILE = sharedPath('games/18MEX/hotseat01.json');

const expectOneLine = ({ code, err }: Said, about: RegExp): void => {
  expect(code).toBe(1);
  expect(err).toMatch(/^roundhouse: [^\n\r\0]+\n$/);
  expect(err).not.toMatch(/: unexpected: |Cannot read|is not a function|not iterable|\bat .*\.ts:/);
  expect(err).toMatch(about);
};

interface Recording extends Data {
  flat_actions: Data[];
  players: Data[];
  settings: Data;
}

type Mistake = readonly [string, (file: Recording) => unknown, RegExp];

const MISTAKES: readonly Mistake[] = [
  ['unknown title', (it) => (it['title'] = '1830'), /unknown title 1830/],
  ['a title that is a list', (it) => (it['title'] = ['18MEX']), /title/],
  ['no players', (it) => (it.players = []), /players/],
  ['too many players', (it) => it.players.push({ id: 5, name: 'e' }, { id: 6, name: 'f' }), /not for 6 players/],
  ['two of the same id', (it) => (it.players[1] = { id: 1, name: 'b' }), /same id/],
  ['a player without a name', (it) => (it.players[1] = { id: 2 }), /players/],
  ['settings that are none', (it) => (it.settings = 'fast' as unknown as Data), /settings/],
  ['no actions', (it) => delete (it as Data)['actions'], /actions/],
  ['an action that is null', (it) => (it.flat_actions[9] = null as unknown as Data), /flat_actions\.9/],
  ['an unknown kind', (it) => (it.flat_actions[9] = { ...it.flat_actions[9], type: 'fly' }), /action 10 is illegal/],
  ['out of turn', (it) => it.flat_actions.splice(0, 1), /action \d+ is illegal: It’s [^’]+’s turn, not yours/],
  [
    'somebody who does not play',
    (it) => (it.flat_actions[0] = { ...it.flat_actions[0], entity: 77 }),
    /action 1 is illegal/,
  ],
  [
    'a private that does not exist',
    (it) => (it.flat_actions[0] = { ...it.flat_actions[0], company: 'XYZ' }),
    /action 1 is illegal/,
  ],
  [
    'a private of every object',
    (it) => (it.flat_actions[0] = { ...it.flat_actions[0], company: '__proto__' }),
    /action 1 is illegal/,
  ],
  [
    'a price out of range',
    (it) => (it.flat_actions[0] = { ...it.flat_actions[0], price: 1e300 }),
    /action 1 is illegal/,
  ],
  ['a price below nothing', (it) => (it.flat_actions[0] = { ...it.flat_actions[0], price: -5 }), /action 1 is illegal/],
];

withShared('games', 'a recording with a mistake in it', () => {
  test.each(MISTAKES)('%s', async (_, change, about) => {
    const changed = readData(FILE) as Recording;
    change(changed);
    const trace = at('older.jsonl', 'older');
    const out = at('never.json');
    const file = at('changed.json', JSON.stringify(changed));
    const said = await roundhouse('import', file, '--json', '--trace', trace, '--out', out);
    expectOneLine(said, about);
    if (said.out) expect(JSON.parse(said.out)).toHaveProperty('refusal.action');
    expect(readFileSync(trace, 'utf8')).toBe('older');
    expect(existsSync(out)).toBe(false);
  });

  test('cut anywhere, it is not JSON', async () => {
    const text = readFileSync(FILE, 'utf8');
    for (const part of [0.01, 0.3, 0.99]) {
      const file = at('cut.json', text.slice(0, Math.floor(text.length * part)));
      expectOneLine(await roundhouse('import', file, '--json'), /not JSON/);
    }
  });

  test('ids of players are those of the file, whatever they are', async () => {
    const changed = readData(FILE) as Recording;
    const renamed = (id: unknown) => (typeof id === 'number' && id <= 4 ? id * 1000 : id);
    changed.players = changed.players.map((each) => ({ ...each, id: renamed(each['id']) }));
    changed.flat_actions = changed.flat_actions.map((each) =>
      each['entity_type'] === 'player' ? { ...each, entity: renamed(each['entity']) } : each,
    );
    const { out, err } = await roundhouse('import', at('renamed.json', JSON.stringify(changed)), '--json');
    expect(err).toBe('');
    expect((JSON.parse(out) as Data)['result']).toEqual(
      Object.fromEntries(Object.entries(readData(FILE)['result'] as Data).map(([id, score]) => [`${id}000`, score])),
    );
  });
});

withShared('games', 'a route problem with a mistake in it', () => {
  const WRONG: readonly (readonly [string, (line: Data) => unknown, RegExp])[] = [
    ['unknown title', (it) => (it['title'] = '1830'), /line 2: unknown title 1830/],
    ['not for so many', (it) => (it['players'] = 9), /line 2: 18MEX doesn’t support 9 players/],
    ['a hex that is not on the map', (it) => (it['board'] = { Z99: ['57', 0] }), /line 2: 18MEX has no hex Z99/],
    ['a hex of every object', (it) => (it['board'] = { valueOf: ['57', 0] }), /line 2: 18MEX has no hex valueOf/],
    ['a tile that is not in the box', (it) => (it['board'] = { D4: ['0', 0] }), /line 2: 18MEX has no/],
    ['a turn that is none', (it) => (it['board'] = { D4: ['57', 9] }), /line 2: .*board/],
    [
      'a train that is not in the box',
      (it) => (it['trains'] = [{ id: 'x', name: 'x' }]),
      /line 2: 18MEX has no train x/,
    ],
    ['no tokens', (it) => delete it['tokens'], /line 2: .*tokens/],
    ['a token in no city', (it) => (it['tokens'] = [['Z99', 7, 0, 'CHI']]), /line 2: 18MEX has no hex Z99/],
  ];
  const [first = ''] = readSharedLines('games/18MEX/hotseat01.routes.jsonl.gz');
  test.each(WRONG)('%s', async (_, change, about) => {
    const changed = JSON.parse(first) as Data;
    change(changed);
    const said = await roundhouse('routes', at('lines.jsonl', `${first}\n${JSON.stringify(changed)}\n`), '--json');
    expectOneLine(said, about);
    expect(said.out.trim().split('\n').length).toBe(1);
  });

  test('a line that is not JSON', async () => {
    expectOneLine(await roundhouse('routes', at('lines.jsonl', `${first}\n${first.slice(9)}`)), /line 2: not JSON/);
  });
});
