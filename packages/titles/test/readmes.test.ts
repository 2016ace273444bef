/** A README leads whoever is new to a folder: the files and folders that it names must be there. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['packages', 'bench', 'testing', 'scripts', 'docs', 'deploy'];

const isMade = (name: string): boolean => ['node_modules', 'dist', 'dist-test'].includes(name);

const walk = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((each) => {
    const path = `${folder}/${each.name}`;
    if (!each.isDirectory()) return [path];
    return isMade(each.name) ? [] : [`${path}/`, ...walk(path)];
  });

const paths = [...readdirSync(ROOT), ...FOLDERS.flatMap(walk)];

/** Folders from which a path may be given: the README's own, those above it, and the sources of each. */
const above = (folder: string): readonly string[] => {
  const own = [`${folder}/`, `${folder}/src/`];
  return folder.includes('/') ? [...own, ...above(dirname(folder))] : [...own, ''];
};

/** `<title>` and `*` stand for any name. */
const pattern = (path: string): string =>
  path.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/<[^>]*>|\*/g, '[^/]+');

const exists = (readme: string, name: string): boolean => {
  const folder = dirname(readme);
  if (name.startsWith('../')) return matches(pattern(posix.join(folder, name)));
  if (matches(`${pattern(`${folder}/`)}(.*/)?${pattern(name)}`)) return true;
  return name.includes('/') && above(folder).some((each) => matches(pattern(each + name)));
};

const matches = (text: string): boolean => {
  const whole = new RegExp(`^${text}$`);
  return paths.some((path) => whole.test(path));
};

const NAMED = /`([\w.<][\w./<>*-]*(?:\.(?:ts|tsx|mjs|css|md)|\/))`/g;

/** What a README names between backticks, without its examples. */
const named = (text: string): readonly string[] =>
  [...text.replaceAll(/```.*?```/gs, '').matchAll(NAMED)].map(([, name = '']) => name);

const readmes = paths.filter((path) => /^packages\/.*README\.md$/.test(path));

test('there are READMEs, and what is missing is found', () => {
  expect(readmes.length).toBeGreaterThan(60);
  const readme = 'packages/titles/test/README.md';
  expect(named('`support/`, `readmes.test.ts`, and `npm test`')).toEqual(['support/', 'readmes.test.ts']);
  expect(exists(readme, 'readmes.test.ts')).toBe(true);
  expect(exists(readme, '../src/<title>/flow.ts')).toBe(true);
  expect(exists(readme, 'flow.ts')).toBe(false);
  expect(exists(readme, 'src/1849/gone.ts')).toBe(false);
});

test.each(readmes)('%s names files and folders that exist', (readme) => {
  const missing = named(readFileSync(`${ROOT}${readme}`, 'utf8')).filter((name) => !exists(readme, name));
  expect(missing).toEqual([]);
});
