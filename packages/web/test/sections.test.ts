/** A part that is fetched on demand brings the words that it speaks: the page around it may not have them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../src');
const source = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => path.join(root, name))
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
);

const namesIn = (text: string): readonly string[] => [...text.matchAll(/'(\w+)'/gu)].map(([, name = '']) => name);

const importsOf = (file: string): readonly string[] =>
  [...(source.get(file) ?? '').matchAll(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+)'/gmsu)]
    .map(([, to = '']) => path.resolve(path.dirname(file), to))
    .filter((to) => source.has(to));

const spokenIn = (file: string): readonly string[] =>
  [...(source.get(file) ?? '').matchAll(/useT\(([^)]*)\)/gu)].flatMap(([, args = '']) => namesIn(args));

/** Everything that comes with a file. */
const withImports = (file: string): ReadonlySet<string> => {
  const found = new Set([file]);
  for (const each of found) for (const next of importsOf(each)) found.add(next);
  return found;
};

const parts = [...source].flatMap(([file, text]) =>
  [...text.matchAll(/lazyPart(?:<[^>]*>)?\(\s*\(\) => import\('([^']+)'\)([^;]*?)\);/gsu)].map(
    ([, to = '', words = '']) => ({
      part: path.resolve(path.dirname(file), to),
      brings: namesIn(words),
    }),
  ),
);

test('parts are found', () => {
  expect(parts.length).toBeGreaterThan(20);
});

test.each(parts)('$part brings its words', ({ part, brings }) => {
  const missing = [...withImports(part)].flatMap((file) =>
    spokenIn(file)
      .filter((section) => !brings.includes(section))
      .map((section) => `${section} (${path.relative(root, file)})`),
  );
  expect(missing).toEqual([]);
});
