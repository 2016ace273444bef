// Makes sure that node_modules matches the lock file. Uses nothing but Node, since nothing else may be there yet.
//
//   node scripts/bootstrap.mjs           install when something differs
//   node scripts/bootstrap.mjs --stamp   only record that an install has just finished (npm's own postinstall)
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
// Inside node_modules, so that it disappears together with what it vouches for. A stamp, not the folder itself,
// because an interrupted install leaves the folder behind.
const stampFile = path.join(root, 'node_modules', '.roundhouse-installed');

const say = (text) => process.stderr.write(`roundhouse: ${text}\n`);

function wanted() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} node ${process.version} ${process.platform}-${process.arch}\n`;
}

function present() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
}

function stamp() {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted());
}

function install() {
  const why = present() ? 'the lock file or Node has changed' : 'first run';
  say(`installing packages (${why}), which takes about a minute`);
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm tells its scripts where it is; a plain `node scripts/bootstrap.mjs` finds it on the path.
  const npm = process.env['npm_execpath'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (done.status !== 0) {
    say(`npm ${args.join(' ')} failed${done.error ? `: ${done.error.message}` : ''}`);
    process.exit(done.status || 1);
  }
  stamp();
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  say(`Node ${process.versions.node} is too old. You need Node 20.19 or newer`);
  process.exit(1);
}

if (process.argv.includes('--stamp')) stamp();
else if (present() !== wanted()) install();
