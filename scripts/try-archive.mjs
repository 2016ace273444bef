// Tries the archive of `npm run package` as an operator would, in an empty folder without this repository, with `node` alone: start,
// doctor, two browsers at one table, kill -9, backup, an upgrade across a changed rule in the middle of a game, restore.
//
//   npm run try-archive [-- release/roundhouse-….tar.gz]
//
// The older version is the same archive with one rule changed by hand: what a private of 18MEX pays. Ends with exit code 1 where
// something is not as it should be.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { root } from './lib.mjs';

const release = path.join(root, 'release');
const archive = path.resolve(
  process.argv[2] ??
    path.join(
      release,
      readdirSync(release).find((file) => file.endsWith('.tar.gz')),
    ),
);
const place = mkdtempSync(path.join(os.tmpdir(), 'roundhouse-archive-'));
const data = path.join(place, 'data');
const children = new Set();
const problems = [];
const say = (text) => console.log(text);
const check = (holds, what) => {
  say(`${holds ? 'ok ' : 'NOT'}  ${what}`);
  if (!holds) problems.push(what);
};

/** Nothing of this machine's surroundings but a path to node. */
const env = { PATH: path.dirname(process.execPath), HOME: place, DATA_DIR: data, LOG_LEVEL: 'error' };

function unpack(name) {
  const folder = path.join(place, name);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  return folder;
}

/** The same rules but one: a private pays more. */
function changeRule(folder) {
  const file = path.join(folder, 'packages/titles/dist/18mex/companies.js');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/^(\s+)revenue,$/m, '$1revenue: revenue + 5,');
  if (changed === text) throw new Error('the rule to change was not found');
  writeFileSync(file, changed);
  // Without its pack, rules come from the compiled modules.
  rmSync(path.join(folder, 'packages/engine/dist/pack/manifest.json'));
}

/** The first start takes a free port; later ones the same, so that browsers find it again. */
let port = '0';

function start(folder) {
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: folder,
    env: { ...env, PORT: port, HOST: '127.0.0.1', RATE_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
      const url = /http:\/\/[^/\s]+/.exec(said)?.[0];
      if (url) resolve({ url, stop: (signal) => (child.kill(signal), ended) });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

const roundhouse = (folder, ...args) =>
  execFileSync(process.execPath, ['packages/cli/bin/roundhouse.mjs', ...args], { cwd: folder, env, encoding: 'utf8' });

/** Doctor ends with 1 where something is wrong; what it says is wanted either way. */
function doctor(folder) {
  try {
    return roundhouse(folder, 'doctor');
  } catch (error) {
    return String(error.stdout);
  }
}

async function ask(url, method, where, cookie, body) {
  const response = await fetch(`${url}${where}`, {
    method,
    headers: { origin: url, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text ? JSON.parse(text) : {},
    cookie: response.headers.getSetCookie()[0]?.split(';')[0],
  };
}

/** Three programs play what is offered to them. */
async function playByPrograms(url, game, cookies, decisions) {
  let made = 0;
  for (let tries = 0; made < decisions && tries < decisions * 20; tries++) {
    const cookie = cookies[tries % cookies.length];
    const { body } = await ask(url, 'GET', `/api/games/${game}/choices`, cookie);
    if (!body.yours || body.actions.length === 0) continue;
    const action = body.actions[(tries * 7) % body.actions.length];
    const key = crypto.randomUUID();
    const posted = await ask(url, 'POST', `/api/games/${game}/entries`, cookie, {
      expected: body.head,
      key,
      decide: [action],
    });
    if (posted.status === 200) made++;
  }
  return made;
}

async function tableOfPrograms(url) {
  const cookies = [];
  for (const name of ['Ada', 'Ben', 'Cleo']) cookies.push((await ask(url, 'POST', '/api/guests', '', { name })).cookie);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const made = await ask(url, 'POST', '/api/games', cookies[0], { title: '18MEX', order: 'seated', seats });
  const game = made.body.id;
  for (const seat of [1, 2]) await ask(url, 'POST', `/api/games/${game}/seats/${seat}`, cookies[seat], {});
  await ask(url, 'POST', `/api/games/${game}/start`, cookies[0]);
  return { game, cookies };
}

async function positionsOf(url, game, cookie) {
  const { body } = await ask(url, 'GET', `/api/games/${game}/story?since=0`, cookie);
  const positions = [];
  for (let at = 0; at <= body.head; at++) {
    const answer = await ask(url, 'GET', `/api/games/${game}/position?at=${at}`, cookie);
    positions.push(answer.status === 200 ? JSON.stringify(answer.body.state) : `${answer.status}`);
  }
  return { head: body.head, positions };
}

const nameOneself = async (page, name) => {
  await page.getByPlaceholder('Name').fill(name);
  await page.getByRole('button', { name: /^(Continue|Take a seat)$/ }).click();
};
const pass = (page) => page.locator('#decision button[data-key=p]');

/** Two browsers: one makes a table, the other follows the link; both decide. */
async function twoBrowsers(browser, url) {
  const [ann, ben] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  for (const page of [ann, ben]) page.setDefaultTimeout(60_000);
  await ann.goto(`${url}/online`);
  await nameOneself(ann, 'Ann');
  await ann.getByRole('link', { name: 'Create a game' }).click();
  await ann.getByLabel('Seat 3').selectOption('bot pip');
  await ann.getByRole('radio', { name: 'As listed below' }).check();
  await ann.getByRole('button', { name: 'Create', exact: true }).click();
  await ben.goto(await ann.getByLabel('Invitation', { exact: true }).inputValue());
  await nameOneself(ben, 'Ben');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await pass(ann).click();
  await pass(ben).click();
  await pass(ann).waitFor();
  return { ann, ben };
}

let browser;
try {
  const now = unpack('now');
  const older = unpack('older');
  changeRule(older);
  let server = await start(older);
  say(`the archive runs at ${server.url}, in ${place}`);
  const said = doctor(older);
  check(/database/.test(said) && !/problem/.test(said), 'roundhouse doctor finds nothing wrong');
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const { ann, ben } = await twoBrowsers(browser, server.url);
  check(true, 'two browsers play: one makes a table, the other follows the link, both decide');
  const { game, cookies } = await tableOfPrograms(server.url);
  const before = await playByPrograms(server.url, game, cookies, 90);
  check(before === 90, `${before} decisions under the older rules`);
  ({ port } = new URL(server.url));
  await server.stop('SIGKILL');
  server = await start(older);
  const known = await positionsOf(server.url, game, cookies[0]);
  check(known.head >= 90, `kill -9: ${known.head} entries are there after it`);
  await pass(ann).click();
  await pass(ben).waitFor();
  check(true, 'both browsers are back by themselves and play on');
  const backup = path.join(place, 'backup.sqlite');
  roundhouse(older, 'keep', 'backup', backup);
  check(true, 'backup while the server runs');
  await server.stop('SIGTERM');

  server = await start(now);
  const after = await positionsOf(server.url, game, cookies[0]);
  const changed = known.positions.flatMap((position, at) => (position === after.positions[at] ? [] : [at]));
  const same = after.positions.filter((position, at) => position === known.positions[at]).length;
  check(
    same === known.positions.length,
    `upgrade across a changed rule: ${same} of ${known.positions.length} positions as they were (others: ${changed.join(', ') || 'none'})`,
  );
  const more = await playByPrograms(server.url, game, cookies, 20);
  check(more === 20, `the game goes on: ${more} decisions under today's rules`);
  const whole = await positionsOf(server.url, game, cookies[0]);
  const seen = whole.positions.filter((position) => position.length > 10).length;
  check(seen === whole.head + 1, `every position can be looked at: ${seen} of ${whole.head + 1}`);
  const page = await (await browser.newContext()).newPage();
  await page
    .context()
    .addCookies([{ name: cookies[0].split('=')[0], value: cookies[0].split('=')[1], url: server.url }]);
  await page.goto(`${server.url}/table/${game}`);
  await page.locator('[data-panel=board]').waitFor({ timeout: 60_000 });
  const slider = page.getByRole('slider').first();
  const shown = Number(await slider.getAttribute('max'));
  const leaps = await page.getByText(/leaps/).count();
  check(shown === whole.head && leaps === 0, `a browser shows all ${shown} actions of it, none left out`);
  let refused = false;
  try {
    roundhouse(now, 'keep', 'restore', backup);
  } catch {
    refused = true;
  }
  check(refused, 'restore is refused while the server runs');
  await server.stop('SIGTERM');
  roundhouse(now, 'keep', 'restore', backup);
  server = await start(now);
  const restored = await positionsOf(server.url, game, cookies[0]);
  check(restored.head === known.head, `restored: ${restored.head} entries, as in the backup`);
  await server.stop('SIGTERM');
} finally {
  await browser?.close();
  for (const child of children) child.kill('SIGKILL');
  rmSync(place, { recursive: true, force: true });
}
say(problems.length === 0 ? 'the archive does what it should' : `${problems.length} things are wrong`);
process.exit(problems.length === 0 ? 0 : 1);
