// Installs what the project needs on this machine: the packages of the lock file, and a browser for the browser tests.
//
//   npm run setup     the same that `npm test` would do when something is missing
//
// The browser comes from the system's own package manager, on Debian and its kin, as root. Everything that is ever
// installed outside of the project's folder is installed here.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, isRoot, LIGHT } from './chromium.mjs';

const here = fileURLToPath(import.meta.url);

/** The path of a browser; installs one where there is none. */
export function ensureChromium(say) {
  const found = findChromium();
  if (found || !isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return found;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (name) => {
    say(`installing ${name} with apt-get`);
    return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0;
  };
  if (install(LIGHT)) return findChromium();
  // The package lists may be missing or old: refresh them only when the first attempt fails.
  spawnSync('apt-get', ['update'], options);
  if (!install(LIGHT)) install('chromium');
  return findChromium();
}

if (process.argv[1] && path.resolve(process.argv[1]) === here) {
  const { status } = spawnSync(process.execPath, [path.join(path.dirname(here), 'bootstrap.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  const chromium = ensureChromium((text) => console.log(text));
  console.log(chromium ? `browser tests use ${chromium}` : 'no Chromium or Chrome: browser tests will be skipped');
}
