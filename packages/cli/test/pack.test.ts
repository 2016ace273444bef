// The loader of the packed rules (`scripts/packs/load.mjs`), in a folder laid out like that of the packages.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PACK = `exports.modules = { 'engine/index': () => Promise.resolve({ answer: () => 42 }) };`;
const COMPILED = new Date('2026-01-01T12:00:00Z');

let place: string;
const record = (): string => path.join(place, 'packages/engine/dist/tsconfig.tsbuildinfo');
const pack = (file: string): string => path.join(place, 'packages/engine/dist/pack', file);

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'roundhouse-pack-'));
  mkdirSync(pack(''), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'junction');
  writeFileSync(path.join(place, 'package.json'), '{"type":"module"}');
  copyFileSync(path.join(root, 'scripts/packs/load.mjs'), pack('load.js'));
  writeFileSync(pack('rules.cjs'), PACK);
  writeFileSync(record(), '');
  utimesSync(record(), COMPILED, COMPILED);
  const made = COMPILED.getTime() + 1000;
  writeFileSync(pack('manifest.json'), JSON.stringify({ made, packages: ['engine', 'routes'], pack: 'rules.cjs' }));
});

afterEach(() => rmSync(place, { recursive: true }));

/** In a process of its own, since bytecode depends on the flags of the process. */
const run = (script: string): unknown => {
  const text = `const pack = await import(${JSON.stringify(pathToFileURL(pack('load.js')).href)});
    const say = (what) => process.stdout.write(JSON.stringify(what ?? null));
    const answer = (await pack.packed('engine/index'))?.answer;
    ${script}`;
  const args = ['--input-type=module', '--eval', text];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
};

test('a module comes out of the pack', () => {
  expect(run('say(answer())')).toBe(42);
});

test('a module that the pack does not have is loaded by itself', () => {
  expect(run(`say(await pack.packed('engine/other'))`)).toBeNull();
});

test('bytecode is used where V8 takes it for its own, and nothing fails where it does not', () => {
  run(`answer();
    (await import('node:fs')).writeFileSync(pack.bytecodeFile, pack.script.createCachedData());
    say(0)`);
  expect(run('say([pack.script.cachedDataRejected, answer()])')).toEqual([false, 42]);
  writeFileSync(pack('rules.cjs.bytecode'), 'of another version');
  expect(run('say([pack.script.cachedDataRejected, answer()])')).toEqual([true, 42]);
});

test('rules that were compiled after they had been packed do not come out of the pack', () => {
  const later = new Date(COMPILED.getTime() + 2000);
  utimesSync(record(), later, later);
  expect(run('say(answer)')).toBeNull();
});

test('where nothing is packed, every module is loaded by itself', () => {
  rmSync(pack('manifest.json'));
  expect(run('say(answer)')).toBeNull();
});
