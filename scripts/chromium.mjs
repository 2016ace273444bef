// Finds a Chromium for the browser tests; `setup.mjs` installs one.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The same browser without a window of its own: a page costs a third of the processor time. */
export const LIGHT = 'chromium-headless-shell';
const commands = [
  LIGHT,
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

/** Chromium's sandbox refuses to start for root, which is what containers usually are. */
export const chromiumFlags = () => (isRoot() ? ['--no-sandbox'] : []);
