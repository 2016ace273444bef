/** Tests are named by the rules they prove; what is not proved can be listed. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

/** A test of one rule, or of several that act together: `rule('1849 §9.7', 'shares in the pool cost one row', fn)`. */
export const rule = (id: string | readonly string[], sentence: string, prove: () => void): void => {
  test(`${typeof id === 'string' ? id : id.join(', ')}: ${sentence}`, prove);
};

const CITED = /\brule\(\s*(?:'([^']+)'|"([^"]+)"|\[([^\]]*)\])/g;

const citedIn = (text: string): readonly string[] =>
  [...text.matchAll(CITED)].flatMap(([, single, double, list]) =>
    list === undefined ? [single ?? double ?? ''] : [...list.matchAll(/'([^']+)'/g)].map(([, each]) => each ?? ''),
  );

/** Rule ids that the `*.test.ts` files beside the given module cite. */
export const citedRules = (moduleUrl: string): ReadonlySet<string> => {
  const folder = new URL('.', moduleUrl);
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.test.ts'));
  return new Set(files.flatMap((name) => citedIn(readFileSync(new URL(name, folder), 'utf8'))));
};

/** Rules of a rulebook that no test beside the given module cites, and citations of rules that do not exist. */
export const ruleCoverage = (rulebook: Readonly<Record<string, unknown>>, moduleUrl: string) => {
  const cited = citedRules(moduleUrl);
  return {
    untested: Object.keys(rulebook).filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => !Object.hasOwn(rulebook, id)),
  };
};
