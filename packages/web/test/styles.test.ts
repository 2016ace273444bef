/** What a browser drops without a word. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** What stands within the brackets that open at a place. */
const within = (text: string, from: number): string => {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at++) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return text.slice(from, at);
};

test('no :has() within another one: the whole rule would be dropped', () => {
  const styles = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(10);
  const nested = styles.flatMap((file) => {
    const text = readFileSync(path.join(src, file), 'utf8');
    return [...text.matchAll(/:has\(/g)]
      .map(({ index }) => within(text, index + ':has('.length))
      .filter((inner) => inner.includes(':has('))
      .map((inner) => `${file}: ${inner}`);
  });
  expect(nested).toEqual([]);
});
