// What the scripts share.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const require = createRequire(import.meta.url);

/** The JavaScript file behind a dependency's command, so that it runs without a shell on every platform. */
export function binOf(packageName, command = packageName) {
  const manifestFile = path.join(root, 'node_modules', packageName, 'package.json');
  const { bin } = require(manifestFile);
  return path.join(path.dirname(manifestFile), typeof bin === 'string' ? bin : bin[command]);
}

/** Those of these flags that the V8 of this Node knows: another version may have dropped one, and Node does not start with it. */
export function v8Flags(...flags) {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return flags.filter((flag) => known.includes(`  ${flag.split('=')[0]} (`));
}

/** Runs Node on a file; resolves to exit code and what it printed, which is passed on as it comes unless quiet. */
export function runNode(args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr.setEncoding('utf8').on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n`, ms: Date.now() - started }));
    child.on('close', (code) => resolve({ code: code ?? 1, output, ms: Date.now() - started }));
  });
}

export const hasWebClient = () => existsSync(path.join(root, 'packages/web/index.html'));

const notSources = new Set(['node_modules', 'dist', 'dist-types']);

/** All files below a folder, without those that no one wrote. */
export function filesBelow(folder, found = []) {
  if (!existsSync(folder)) return found;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (notSources.has(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) filesBelow(full, found);
    else if (entry.isFile()) found.push(full);
  }
  return found;
}
