// Finds a Chromium for the browser tests. Nothing is downloaded except by the system's own package manager.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
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

/** As findChromium, but on Debian and its kin, as root, installs one that is missing. */
export function ensureChromium(say) {
  const found = findChromium();
  if (found) return found;
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  say('installing chromium with apt-get');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options).status === 0;
  // The package lists may be missing or old: refresh them only when the first attempt fails.
  if (!install()) {
    spawnSync('apt-get', ['update'], options);
    install();
  }
  return findChromium();
}

/** Chromium's sandbox refuses to start for root, which is what containers usually are. */
export const chromiumFlags = () => (isRoot() ? ['--no-sandbox'] : []);
