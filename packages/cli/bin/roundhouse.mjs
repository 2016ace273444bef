#!/usr/bin/env node
// Starts the command line: the compiled code when it is as new as the sources, else the sources themselves.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const packages = path.dirname(cli);
const compiled = path.join(cli, 'dist/main.js');
const source = path.join(cli, 'src/main.ts');
const builtStamp = path.join(cli, 'dist/.built');
// What the command line never loads cannot make it out of date.
const rooms = ['engine', 'routes', 'titles', 'interchange', 'bots', 'board', 'protocol', 'cli', 'server'];

function changedSince(folder, time) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'test') continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory() ? changedSince(full, time) : statSync(full).mtimeMs > time) return true;
  }
  return false;
}

function compiledIsFresh() {
  // An installed copy may come without sources.
  if (!existsSync(source)) return existsSync(compiled);
  if (!existsSync(compiled) || !existsSync(builtStamp)) return false;
  const built = statSync(builtStamp).mtimeMs;
  return !rooms.some((room) => {
    const folder = path.join(packages, room, 'src');
    return existsSync(folder) && changedSince(folder, built);
  });
}

function tsxLoader() {
  try {
    return createRequire(import.meta.url).resolve('tsx');
  } catch {
    return undefined;
  }
}

if (compiledIsFresh()) {
  await import(pathToFileURL(compiled).href);
} else {
  const tsx = tsxLoader();
  if (!tsx) {
    process.stderr.write('roundhouse: not set up yet: run `npm ci` or `npm start` in the project first\n');
    process.exit(1);
  }
  // A new process, because export conditions can only be given when Node starts.
  const child = spawn(
    process.execPath,
    ['--conditions=@roundhouse/source', '--import', pathToFileURL(tsx).href, source, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => {
    if (signal) process.kill(process.pid, signal);
    process.exit(code ?? 1);
  });
  // A child that dies by one of the forwarded signals must not be held up by the handlers above.
  child.on('exit', () => ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.removeAllListeners(signal)));
}
