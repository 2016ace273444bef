/** What holds for every style sheet, and what a browser drops without a word. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withQueries } from '../src/app/breakpoints.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');
const withoutComments = (text: string): string => text.replaceAll(/\/\*.*?\*\//gs, '');

const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: withoutComments(read(file)) }));
/** The scale itself, and the letters. */
const SCALE = path.join('app', 'base.css');
const base = sheets.find(({ file }) => file === SCALE)?.text ?? '';
const defined = new Set([...base.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name ?? ''));

interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly value: string;
}

const declarations = (names: RegExp): readonly Declaration[] =>
  sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)].flatMap(([, name = '', value = '']) =>
      names.test(name) ? [{ file, name, value }] : [],
    ),
  );

/** What stands within the brackets that open at a place. */
const within = (text: string, from: number): string => {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at++) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return text.slice(from, at);
};

/** Lengths on paper are measured, not taken from the scale of the screen. */
const PAPER = /^(?:[\d.]+(?:mm|pt)|var\(--[\w-]+\)|calc\(.*\)|0|auto)$/;

describe('style sheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(30);
    expect(declarations(/^font-size$/).length).toBeGreaterThan(80);
    expect(declarations(/^(?:padding|margin|gap)/).length).toBeGreaterThan(300);
  });

  it('take sizes of type from the scale', () => {
    const raw = declarations(/^font(?:-size)?$/)
      .filter(({ value }) => !/^var\(--text-[\w]+\)$|^inherit$/.test(value) && !PAPER.test(value))
      .map(({ file, value }) => `${file}: ${value}`);
    // The size that the scale is measured in.
    expect(raw).toEqual([`${SCALE}: 93.75%`]);
  });

  it('take distances from the scale: pixels and rem stand there only', () => {
    const raw = declarations(/^(?:row-|column-)?gap$|^(?:scroll-)?(?:padding|margin)/)
      .filter(({ value }) => /\d(?:px|rem)\b/.test(value))
      .map(({ file, name, value }) => `${file}: ${name}: ${value}`);
    expect(raw).toEqual([]);
  });

  it('name only steps of the scale that there are', () => {
    const used = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--(?:text|space|font)-[\w-]+)/g)].map(([, name = '']) => ({ file, name })),
    );
    expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
    const steps = [...defined].filter((name) => /^--(?:text|space|font)-/.test(name));
    expect(steps.filter((name) => used.every((each) => each.name !== name))).toEqual([]);
  });

  it('name breakpoints, whose widths stand once', () => {
    const conditions = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/@(?:media|container)([^{]+)/g)].map(([, condition = '']) => ({ file, condition })),
    );
    expect(conditions.length).toBeGreaterThan(30);
    expect(conditions.filter(({ condition }) => /\d/.test(condition))).toEqual([]);
    for (const { condition } of conditions) expect(withQueries(condition)).not.toContain('--');
  });

  it('have no :has() within another one: the whole rule would be dropped', () => {
    const nested = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/:has\(/g)]
        .map(({ index }) => within(text, index + ':has('.length))
        .filter((inner) => inner.includes(':has('))
        .map((inner) => `${file}: ${inner}`),
    );
    expect(nested).toEqual([]);
  });

  it('stay small enough to be one component’s', () => {
    const long = sheets.filter(({ text }) => text.split('\n').length > 400).map(({ file }) => file);
    expect(long).toEqual([]);
  });
});

describe('classes of a module', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: read(file) }));
  /** The classes that a file takes from a module, by the name under which it imports it. */
  const takenFrom = (module: string): ReadonlySet<string> => {
    const taken = new Set<string>();
    for (const { file, text } of sources)
      for (const [, name = '', from = ''] of text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)) {
        if (path.join(path.dirname(file), from) !== module) continue;
        const code = text.replaceAll(/^import .*$/gm, '');
        for (const [, given] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) taken.add(given ?? '');
        // A class that is chosen by a value cannot be found: `{ good: css.good, bad: css.bad }[tone]` can.
        for (const [found] of code.matchAll(new RegExp(`\\b${name}\\[[^\\]]+\\]`, 'g'))) taken.add(found);
      }
    return taken;
  };
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));

  it.each(modules.map(({ file, text }) => [file, text] as const))(
    '%s: each is used, and each that is used is there',
    (file, text) => {
      const there = new Set(
        [...text.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(
          ([, name = '']) => name,
        ),
      );
      const taken = takenFrom(file);
      expect([...there].filter((name) => !taken.has(name))).toEqual([]);
      expect([...taken].filter((name) => !name.startsWith('[') && !there.has(name))).toEqual([]);
    },
  );
});
