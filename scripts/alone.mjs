// Which tests read `../shared`, and whether anything reads it behind the helper's back.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from './lib.mjs';

const helper = path.join(root, 'testing/shared.ts');
const ofTests = /[\\/](?:test|bench|testing|e2e)[\\/].*\.tsx?$/;
const imported = /\bfrom\s+'(\.{1,2}\/[^']+)'/g;
// The folder next to the project, climbed to from a file of ours.
const climbed = /['"`](?:\.\.\/){2,}shared\b/;

/** Test files that need the helper, be it through other files; and files that read the folder without it. */
export function usersOfShared() {
  const files = ['packages', 'bench', 'testing']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => ofTests.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const needed = new Map();
  const needs = (file) => {
    if (file === helper) return true;
    const known = needed.get(file);
    if (known !== undefined) return known;
    needed.set(file, false);
    const imports = [...(texts.get(file) ?? '').matchAll(imported)].map(([, to]) =>
      path.resolve(path.dirname(file), to),
    );
    const found = imports.some(needs);
    needed.set(file, found);
    return found;
  };
  return {
    tests: files.filter((file) => /\.test\.tsx?$/.test(file) && needs(file)),
    strays: files.filter((file) => file !== helper && climbed.test(texts.get(file))),
  };
}
