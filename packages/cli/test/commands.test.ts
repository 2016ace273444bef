import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { begin, newGame } from '@roundhouse/engine';
import { homesOf } from '@roundhouse/engine/models/homes';
import { titleIds } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { planOf } from '../src/plan.ts';
import { type Data, readData, roundhouse, scratch, started } from './table.ts';

const at = scratch();
const seats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `@${index + 1}` as const, name: `${index}` }));
const json = (text: string): Data => JSON.parse(text) as Data;

describe('titles', () => {
  test('lists every title with player counts, variants, options, rulings', async () => {
    const { code, out } = await roundhouse('titles', '--json');
    expect(code).toBe(0);
    const titles = JSON.parse(out) as readonly Data[];
    expect(titles.map((each) => each['id'])).toEqual(titleIds);
    for (const title of titles)
      for (const key of ['players', 'variants', 'options', 'rulings'])
        expect(Array.isArray(title[key]), key).toBe(true);
  });
});

describe('draw', () => {
  test('a position shows the homes of companies that have not been started', async () => {
    const game = newGame({ title: '1862', players: seats(4), seed: 1 });
    const picture = at('fresh.svg');
    const { code } = await roundhouse('draw', at('fresh.json', JSON.stringify(game)), '--out', picture);
    expect(code).toBe(0);
    const waiting = Object.values(homesOf(begin(game).state)).flatMap((of) => of.map(({ company }) => company));
    const svg = readFileSync(picture, 'utf8').replaceAll('&amp;', '&');
    expect(waiting.length).toBeGreaterThan(10);
    expect(waiting.filter((company) => !svg.includes(company))).toEqual([]);
  });
});

describe('routes', () => {
  test('a problem may name a mode that only this app knows', async () => {
    const line = {
      title: '18CZ',
      players: 3,
      options: ['moravia'],
      phase: 'g',
      tile_colors: ['yellow', 'green', 'brown'],
      corporation: 'PR',
      trains: [{ id: '4+4g-0', name: '4+4g' }],
      runnable: ['4+4g-0'],
      board: { C24: ['15', 1], B23: ['9', 2], C26: ['621', 1] },
      tokens: [['C24', 0, 0, 'PR']],
    };
    const { out } = await roundhouse('routes', at('moravia.jsonl', JSON.stringify(line)), '--json');
    // Two cities and the red location at the end.
    expect(json(out)['revenue']).toBe(30 + 30 + 40);
  });
});

describe.each(titleIds)('a game of %s', (title) => {
  test('is simulated, verified, exported, imported again and drawn', async () => {
    const folder = at(title);
    const named = ['--title', title.toLowerCase(), '--rulings', '18xx.games'];
    const simulated = await roundhouse('simulate', ...named, '--seed', '3', '--out', folder, '--json');
    expect(simulated.err).toBe('');
    const line = json(simulated.out);
    expect(Object.keys(line)).toEqual(['seed', 'players', 'actions', 'finished', 'reason', 'scores', 'ms']);
    const [name] = readdirSync(folder);
    const file = `${folder}/${name ?? ''}`;

    const verified = json((await roundhouse('verify', file, '--json')).out);
    expect(verified).toMatchObject({ findings: [], reason: line['reason'], scores: line['scores'] });

    const exported = await roundhouse('export', file, '--json');
    expect(exported.err).toBe('');
    const imported = await roundhouse('import', at(`${title}-out.json`, exported.out), '--json');
    expect(imported.err).toBe('');
    expect(Object.keys(json(imported.out))).toEqual([
      'title',
      'players',
      'actions',
      'applied',
      'finished',
      'reason',
      'result',
    ]);

    for (const [what, ...flags] of [[file], [title], [title, '--tiles'], [title, '--market']]) {
      const picture = at(`${title}${flags.join('')}.svg`);
      const drawn = await roundhouse('draw', what ?? '', ...flags, '--out', picture);
      expect(drawn).toEqual({ code: 0, out: '', err: '' });
      expect(readFileSync(picture, 'utf8')).toMatch(/^<svg[^]*<\/svg>\n$/);
    }
  });

  // Whole games of every variant are walked in the tests of its title.
  test('has every variant that is listed', async () => {
    const all = JSON.parse((await roundhouse('titles', '--json')).out) as readonly Data[];
    const variants = all.find(({ id }) => id === title)?.['variants'] as readonly Data[];
    const names = variants.map(({ id }) => String(id));
    for (const variant of names) {
      const plan = await planOf({ title, variant });
      expect(
        begin(newGame({ ...plan, title, players: seats(plan.players), seed: 1 })).state.outcome,
        variant,
      ).toBeNull();
    }
    const simulated = await roundhouse('simulate', '--title', title, '--variant', names.at(-1) ?? '', '--json');
    expect(simulated.err).toBe('');
  });
});

describe('simulate', () => {
  test('the same seed plays the same game; several games have seeds in a row', async () => {
    const games = async () => {
      const { out } = await roundhouse('simulate', '--title', '18CZ', '--games', '3', '--seed', '5', '--json');
      return out
        .trim()
        .split('\n')
        .map((line) => ({ ...json(line), ms: 0 }));
    };
    const first = await games();
    expect(first.map((each) => (each as Data)['seed'])).toEqual([5, 6, 7]);
    expect(await games()).toEqual(first);
  });

  test('variants can be put together, and options have the names of variants', async () => {
    const folder = at('both');
    await roundhouse('simulate', '--title', '1817', '--variant', 'volatility,short_squeeze', '--out', folder);
    const [name] = readdirSync(folder);
    expect(readData(`${folder}/${name ?? ''}`)['options']).toMatchObject({ volatility: true, shortSqueeze: true });
  });
});

describe('export', () => {
  test('where 18xx.games cannot play on the file ends, says where and why, and the command has failed', async () => {
    const held = new URL('../../interchange/test/accepted/1862-held.json.gz', import.meta.url);
    const game = at('held.json');
    await roundhouse('import', fileURLToPath(held), '--out', game);
    const { length } = readData(game)['actions'] as readonly unknown[];
    const out = at('held-out.json');
    const { code, err } = await roundhouse('export', game, '--out', out);
    const file = readData(out);
    const { action, reason } = file['partial'] as Data;
    expect([code, file['status'], file['result'], action]).toEqual([1, 'active', {}, length]);
    expect(err).toBe(`roundhouse: ${game}: exported up to action ${String(action)}: ${String(reason)}\n`);
    const printed = await roundhouse('export', game, '--json');
    expect([printed.code, json(printed.out)]).toEqual([1, file]);
    // It is a file like any other.
    expect((await roundhouse('import', out, '--json')).err).toBe('');
  });
});

test('as a process: one document, one line, and the exit code', () => {
  const good = started('titles', '--json');
  expect(good.code).toBe(0);
  expect(good.err).toBe('');
  expect((JSON.parse(good.out) as unknown[]).length).toBe(titleIds.length);
  const bad = started('verify', at('absent.json'), '--json');
  expect(bad).toMatchObject({ code: 1, out: '' });
  expect(bad.err).toMatch(/^roundhouse: .*absent\.json: no such file\n$/);
  expect(existsSync(at('absent.json'))).toBe(false);
});
