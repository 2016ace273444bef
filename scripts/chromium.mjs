// Finds a Chromium for the browser tests. Nothing is downloaded except by the system's own package manager.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The same browser without a window of its own: a page costs a third of the processor time. */
const shell = 'chromium-headless-shell';
const commands = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = () => process.getuid?.() === 0;

/** The path of a browser, or undefined. CHROMIUM_PATH names one that stands elsewhere. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))), ...usual];
  return candidates.find(runs);
}

/** As findChromium, but on Debian and its kin, as root, installs the light one that is missing. */
export function ensureChromium(say) {
  const found = findChromium();
  if (process.env['CHROMIUM_PATH'] || found?.endsWith(shell)) return found;
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return found;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (name) => {
    say(`installing ${name} with apt-get`);
    return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0;
  };
  // With a browser at hand the light one is worth an attempt, not a search.
  if (install(shell) || found) return findChromium();
  // The package lists may be missing or old: refresh them only when the first attempt fails.
  spawnSync('apt-get', ['update'], options);
  if (!install(shell)) install('chromium');
  return findChromium();
}

/** Chromium's sandbox refuses to start for root, which is what containers usually are. */
export const chromiumFlags = () => (isRoot() ? ['--no-sandbox'] : []);
