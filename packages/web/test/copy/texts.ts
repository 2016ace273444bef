/** Every text that a player, an operator, or the author of a program can read: the literals of the files that hold them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

export interface Text {
  /** The key of the literal, where it is the value of one. */
  readonly key: string;
  readonly language: 'en' | 'ru';
  readonly text: string;
}

interface Literal {
  readonly text: string;
  readonly isKey: boolean;
  /** What stands before it, back to the literal before: a name and a colon, or nothing of interest. */
  readonly before: string;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** String and template literals of a source, without comments. What a template computes becomes `{…}`. */
const literalsOf = (source: string): readonly Literal[] => {
  const found: Literal[] = [];
  let at = 0;
  let from = 0;
  /** From `${` to the brace that closes it; there may be literals in it, with braces of their own. */
  const skipComputed = (): void => {
    let depth = 1;
    for (at += 2; at < source.length;) {
      const sign = source.charAt(at);
      if (sign === "'" || sign === '`' || sign === '"') {
        readTo(sign);
        continue;
      }
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      if (depth === 0) return;
      at += 1;
    }
  };
  const readTo = (end: string): string => {
    let text = '';
    for (at += 1; at < source.length && source[at] !== end; at += 1) {
      if (source[at] === '\\') {
        at += 1;
        const sign = source.charAt(at);
        if (sign === 'u') {
          text += String.fromCharCode(Number.parseInt(source.slice(at + 1, at + 5), 16));
          at += 4;
        } else text += ESCAPES[sign] ?? sign;
      } else if (end === '`' && source.startsWith('${', at)) {
        skipComputed();
        text += '{…}';
      } else text += source.charAt(at);
    }
    at += 1;
    return text;
  };
  while (at < source.length) {
    if (source.startsWith('//', at)) at = source.indexOf('\n', at) + 1 || source.length;
    else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2;
    else if (source[at] === "'" || source[at] === '`' || source[at] === '"') {
      const before = source.slice(from, at);
      const text = readTo(source.charAt(at));
      from = at;
      found.push({ text, isKey: /^\s*:/u.test(source.slice(at, at + 4)), before });
    } else at += 1;
  }
  return found;
};

/** Values of catalogues, and whatever else consists of words. */
export const textsOf = (source: string): readonly Text[] => {
  const literals = literalsOf(source.replaceAll(/^import[^;]+;$/gmu, ''));
  return literals.flatMap(({ text, isKey, before }, index) => {
    if (isKey) return [];
    const previous = literals[index - 1];
    const ofCatalogue = previous?.isKey === true && /^\s*:\s*$/u.test(before);
    const named = /([\w$]+)\s*:\s*$/u.exec(before)?.[1];
    const key = ofCatalogue ? previous.text : (named ?? '');
    const isCyrillic = /[а-яё]/iu.test(text);
    const isText = ofCatalogue || isCyrillic || key === 'en' || key === 'ru' || /\p{L}[,.:]? \p{L}/u.test(text);
    if (!isText || !/\p{L}{2}/u.test(text)) return [];
    return [{ key, language: isCyrillic ? ('ru' as const) : ('en' as const), text }];
  });
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(packages, folder), { withFileTypes: true, recursive: true })
    .filter((each) => each.isFile() && each.name.endsWith('.ts') && !each.name.endsWith('.test.ts'))
    .map((each) => path.relative(packages, path.join(each.parentPath, each.name)));

const NAMES = 'words settings rulings rulebook primer guide companies privates manners usual vocabulary levels';

/** Files of a title that hold texts: by their name, or all of a folder of that name. */
const holdsTexts = (file: string): boolean => {
  const names = NAMES.split(' ');
  const [, , , ...parts] = file.split('/');
  return !parts.includes('test') && parts.some((each) => names.includes(each.replace(/\.ts$/u, '')));
};

/** Paths below `packages`, from the client to the command line. */
export const FILES: readonly string[] = [
  ...filesIn('web/src/i18n/en'),
  ...filesIn('web/src/i18n/ru'),
  ...filesIn('engine/src/words').filter((each) => !each.endsWith('index.ts')),
  ...filesIn('bots/src/words').filter((each) => !each.endsWith('index.ts')),
  'bots/src/characters.ts',
  'bots/src/levels.ts',
  'protocol/src/words.ts',
  // What authors of programs read in the OpenAPI document.
  'protocol/src/contract.ts',
  'server/src/notify/words.ts',
  'server/src/notify/send.ts',
  'server/src/operator/doctor.ts',
  'server/src/metrics.ts',
  'server/src/listening.ts',
  ...filesIn('cli/src'),
  ...filesIn('interchange/src').filter((each) => each.endsWith('export.ts')),
  // What the app is called where it is installed.
  'web/public/manifest.webmanifest',
  ...filesIn('titles/src').filter(holdsTexts),
].sort();

const project = path.join(packages, '..');

const documentsIn = (folder: string): readonly string[] =>
  existsSync(path.join(project, folder))
    ? readdirSync(path.join(project, folder), { withFileTypes: true, recursive: true })
        .filter((each) => each.isFile() && each.name.endsWith('.md') && each.name !== 'VOICE.md')
        .map((each) => path.relative(project, path.join(each.parentPath, each.name)))
    : [];

/** Everything to read about the project, below its root. */
export const DOCUMENTS: readonly string[] = [
  ...readdirSync(project).filter((each) => each.endsWith('.md')),
  ...documentsIn('docs'),
  ...documentsIn('deploy'),
  ...readdirSync(packages).flatMap((each) => [
    path.join('packages', each, 'README.md'),
    ...documentsIn(path.join('packages', each, 'src')),
    ...documentsIn(path.join('packages', each, 'test')),
  ]),
].sort();

/** Paragraphs, list items, and rows of tables, each in one line and without its code. */
export const proseOf = (document: string): readonly string[] =>
  readFileSync(path.join(project, document), 'utf8')
    .replaceAll(/^```.*?^```/gmsu, '')
    .replaceAll(/`[^`]*`/gu, 'CODE')
    .split(/\n\s*\n|\n(?=\s*(?:[-|#]|\d+\.) ?)/u)
    .map((each) => each.replaceAll(/\s+/gu, ' ').trim())
    .filter((each) => /\p{L}{2}/u.test(each));

export const textsIn = (file: string): readonly Text[] => textsOf(readFileSync(path.join(packages, file), 'utf8'));

/** Keys that a button of the client shows and nothing else: what stands right before its end. */
export const buttonKeys = (): ReadonlySet<string> => {
  const keys = readdirSync(path.join(packages, 'web/src'), { withFileTypes: true, recursive: true })
    .filter((each) => each.isFile() && each.name.endsWith('.tsx'))
    .flatMap((each) => [
      ...readFileSync(path.join(each.parentPath, each.name), 'utf8').matchAll(
        />\s*\{t\('([\w.]+)'(?:, \{[^}]*\})?\)\}\s*(?:<kbd>\w<\/kbd>\s*)?<\/button>/gu,
      ),
    ])
    .map(([, key]) => key ?? '');
  return new Set(keys);
};
