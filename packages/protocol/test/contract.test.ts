import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACT, DENIED, denialsOf, openApi, PATHS, type RouteName, routeOf, STATUS_OF } from '../src/index.ts';
import { addressOf } from '../src/client.ts';
import { deniedWords } from '../src/words.ts';

const routes = Object.keys(PATHS) as RouteName[];
const inOrder = (names: readonly string[]): string[] => names.toSorted((a, b) => a.localeCompare(b));

describe('the contract', () => {
  it('has every route once', () => {
    const places = routes.map((route) => PATHS[route].join(' '));
    expect(new Set(places).size).toBe(places.length);
    expect(inOrder(Object.keys(CONTRACT))).toEqual(inOrder(routes));
  });

  it.each(routes)('%s names the values of its path', (route) => {
    const named = [...PATHS[route][1].matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const { params } = routeOf(route);
    const shape = params ? Object.keys((params as unknown as { shape: object }).shape) : [];
    expect(inOrder(shape)).toEqual(inOrder(named));
  });

  it('has a sentence in both languages for every denial', () => {
    for (const key of DENIED) {
      expect(deniedWords.en[key]).not.toBe('');
      expect(deniedWords.ru[key]).toMatch(/[а-я]/);
      expect(STATUS_OF[key]).toBeGreaterThanOrEqual(400);
    }
  });

  it('has no denial that nothing gives', () => {
    const given = new Set([...routes.flatMap(denialsOf), 'behind', 'refused']);
    expect(DENIED.filter((key) => !given.has(key))).toEqual([]);
  });

  it('becomes a document that lists every route', () => {
    const { paths } = JSON.parse(JSON.stringify(openApi('1'))) as { paths: Record<string, Record<string, unknown>> };
    const listed = Object.values(paths).flatMap((methods) => Object.keys(methods));
    expect(listed.length).toBe(routes.length);
  });

  it('is sent to pages without a schema library', () => {
    const loaded = (file: string): string[] =>
      [
        ...readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8').matchAll(
          /^(?:import|export) (?!type)[^;]*from '([^']+)';/gm,
        ),
      ].map(([, from]) => from!);
    const all = new Set<string>();
    const follow = (file: string): void => {
      if (all.has(file)) return;
      all.add(file);
      if (file.startsWith('./')) loaded(file).forEach(follow);
    };
    follow('./client.ts');
    expect([...all]).toEqual(expect.arrayContaining(['./paths.ts']));
    expect([...all].filter((file) => !file.startsWith('./'))).toEqual([]);
  });

  it('fills addresses in', () => {
    expect(addressOf('sitDown', { game: 'a/b', seat: 2 })).toBe('/api/games/a%2Fb/seats/2');
    expect(addressOf('story', { game: 'g' }, { since: 7, no: undefined })).toBe('/api/games/g/story?since=7');
  });
});
