/** What exists only for recorded games stays outside of the rules: reading `rules/` and `flow.ts` is reading the rulebook. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTitle, titleIds } from '../src/index.ts';

const TITLES = join(import.meta.dirname, '../src');
const folders = titleIds.map((id) => id.toLowerCase());

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(TITLES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(TITLES, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(?<path>[^']+)'/g)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );

describe.each(folders)('%s', (folder) => {
  it.each([`${folder}/flow.ts`, ...filesIn(`${folder}/rules`)])('%s imports nothing from recorded/', (file) => {
    const all = importsOf(file);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((path) => path.includes('recorded/'))).toEqual([]);
  });
});

describe.each(titleIds)('the answers of %s', (id) => {
  it('each stand under a recorded ruling, at a value that is not the rulebook’s', async () => {
    const { answers = [], recorded } = await loadTitle(id);
    for (const { ruling, value } of answers) {
      const declared = recorded.find((each) => each.id === ruling);
      expect(declared?.values, ruling).toContain(value);
      expect(value, ruling).not.toBe(declared?.standard);
    }
  });

  it('give no question two answers under one ruling', async () => {
    const { answers = [] } = await loadTitle(id);
    for (const one of answers) {
      const same = answers.filter(({ question, ruling }) => question === one.question && ruling === one.ruling);
      expect(same, one.ruling).toHaveLength(1);
    }
  });
});
