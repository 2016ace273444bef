// Gives the rules out of one packed script, with the bytecode that V8 made of it when the project was built: a process that has
// just started then neither parses nor compiles them. V8 itself sees whether the bytecode is its own (version and flags); if
// not, it compiles the script like any other.
//
// `make.mjs` copies this file next to the pack. Without a pack, or with one older than the compiled modules, those are used.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
// Schemas of several packages are put together: all must come from one zod.
import * as zod from 'zod/mini';

const folder = path.dirname(fileURLToPath(import.meta.url));
const packages = path.resolve(folder, '../../..');
const manifestFile = path.join(folder, 'manifest.json');

/** Undefined where there is no pack, or where modules have been compiled after it was made. */
const readManifest = () => {
  if (!existsSync(manifestFile)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const compiledAfter = (name) => {
    const record = statSync(path.join(packages, name, 'dist/tsconfig.tsbuildinfo'), { throwIfNoEntry: false });
    return record !== undefined && record.mtimeMs > manifest.made;
  };
  return manifest.packages.some(compiledAfter) ? undefined : manifest;
};

/** The script of the pack, and where its bytecode belongs: `train.mjs` writes it. */
export let script;
export let bytecodeFile;

const open = () => {
  const manifest = readManifest();
  if (!manifest) return undefined;
  const file = path.join(folder, manifest.pack);
  bytecodeFile = `${file}.bytecode`;
  // The name of the pack holds a hash of its text: of that, V8 compares only the length.
  script = new Script(`(function (exports, require) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    cachedData: existsSync(bytecodeFile) ? readFileSync(bytecodeFile) : undefined,
  });
  const exports = {};
  script.runInThisContext()(exports, () => zod);
  return exports.modules;
};

const modules = open();

/** A module as it is called in the pack, `titles/1817/index`; undefined where it must be loaded by itself. */
export const packed = async (module) => modules?.[module]?.();
