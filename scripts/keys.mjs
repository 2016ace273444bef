// How many keys every kind of decision takes from a cold start, and how many stops Tab makes on the table meanwhile, at 1440×900: all
// titles, in English on a Latin keyboard and in Russian on a Russian one. The figures go into docs/accessibility.md.
//
//   npm run keys [-- part …]    only what is called so: 1817 layTile ru …
import { chromium } from '@playwright/test';
import { playedGame } from '../packages/web/e2e/played.ts';
import { tabStops } from '../packages/web/e2e/tabStops.ts';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { serveClient } from './client-server.mjs';
import { momentsOf } from './moments.mjs';

const GAMES = [
  ['18MEX', 1, 3],
  ['1817', 2, 5],
  ['1849', 2, 3],
  ['1862', 2, 3],
  ['18CZ', 2, 3],
];
const [MOST_KEYS, MOST_STOPS] = [6, 25];
/** Ways from the first choice to the others. */
const WALKS = ['Tab', 'PageDown', 'PageUp', 'ArrowDown'];
/** Where the letters lie that the table listens to. */
const RUSSIAN = { d: 'в', p: 'з' };

const parts = process.argv.slice(2);
const wanted = (name) => parts.every((part) => name.includes(part));
/** The titles among them: games of the others need not be played. */
const titles = parts.filter((part) => GAMES.some(([title]) => title === part));

/** A hand on a keyboard; it counts. */
class Hand {
  keys = 0;
  constructor(page, cdp, isRussian) {
    Object.assign(this, { page, cdp, isRussian });
  }
  async press(key) {
    this.keys++;
    const letter = this.isRussian ? RUSSIAN[key] : undefined;
    if (letter === undefined) await this.page.keyboard.press(key);
    else {
      const code = `Key${key.toUpperCase()}`;
      await this.cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, code, text: letter });
      await this.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter, code });
    }
    // What follows a key is drawn in the next frames.
    await this.page.waitForTimeout(250);
  }
  decided() {
    return this.page.evaluate(() => Number(document.querySelector('input[type=range]').max));
  }
  /** What has the focus: what it decides, or what kind of control it is. */
  at() {
    return this.page.evaluate(() => {
      const { activeElement: it } = document;
      return it.dataset.act ?? it.getAttribute('role') ?? it.tagName;
    });
  }
  isOn(type) {
    return this.page.evaluate((act) => {
      const { activeElement: it } = document;
      return it.dataset.act === act || it.closest(`[data-option="${act}"]`) !== null;
    }, type);
  }
  offers(selector) {
    return this.page.locator(`#decision ${selector}`).first().isVisible();
  }
  /** From the first choice on; true where what is wanted, or a list of what can be wanted, is reached. */
  async walk(key, type) {
    await this.page.locator('#decision h2').focus();
    await this.press('d');
    for (let steps = 0; ; steps++) {
      const at = await this.at();
      if (at === 'SELECT' || (at === 'radio' && this.isOfRadios(type)) || (await this.isOn(type))) return true;
      if (steps === MOST_KEYS) return false;
      await this.press(key);
    }
  }
  isStepper() {
    return this.page.evaluate(() => document.activeElement.matches('[data-part=price] button'));
  }
  isOfRadios(type) {
    return type === 'par' || type === 'layTile';
  }
  async decide(type) {
    const before = await this.decided();
    const done = async () => (await this.decided()) > before;
    if (
      type === 'pass' ||
      !(await this.offers(`:is([data-act="${type}"], [data-option="${type}"]):not([data-key=Enter])`))
    ) {
      if (await this.offers('[data-key=Enter]:enabled')) await this.press('Enter');
    }
    if (await done()) return true;
    const [pressed, walks] = [this.keys, []];
    for (const walk of WALKS) {
      this.keys = pressed;
      if (await this.walk(walk, type)) walks.push({ walk, steps: this.keys });
    }
    const [best] = walks.sort((a, b) => a.steps - b.steps);
    this.keys = pressed;
    if (!best) return false;
    await this.walk(best.walk, type);
    if ((await this.at()) === 'SELECT') await this.press('ArrowDown');
    else if (await this.isStepper()) {
      // A price that nobody has named: the least, then the button beside it.
      await this.press('Enter');
      for (let steps = 0; steps < 2 && (await this.isStepper()); steps++) await this.press('Tab');
    }
    for (let presses = 0; presses < 3 && !(await done()); presses++) await this.press('Enter');
    return done();
  }
}

const server = await serveClient();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
let faults = 0;
try {
  for (const [title, seed, players] of GAMES) {
    if (titles.length > 0 && !titles.includes(title)) continue;
    const moments = momentsOf([await playedGame(title, seed, players)]);
    for (const language of ['en', 'ru']) {
      for (const [moment, { game, next }] of moments) {
        const name = `${title} ${moment} ${language}`;
        if (!wanted(name)) continue;
        // Each on a device of its own: a game that is there already is not brought in again.
        const context = await browser.newContext({
          serviceWorkers: 'block',
          locale: language,
          viewport: { width: 1440, height: 900 },
        });
        await context.addInitScript('globalThis.__name ??= (named) => named;');
        const page = await context.newPage();
        const cdp = await context.newCDPSession(page);
        page.setDefaultTimeout(120_000);
        await page.goto(server.url);
        const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) };
        await page.setInputFiles('input[type=file]', file);
        await page.locator('#decision h2').waitFor();
        await page.locator('nav[aria-busy=false]').waitFor();
        await page.locator('[role=log]').waitFor();
        const stops = await tabStops(page);
        const hand = new Hand(page, cdp, language === 'ru');
        const made = await hand.decide(next.type);
        const isFault = !made || hand.keys > MOST_KEYS || stops.length > MOST_STOPS;
        if (isFault) faults++;
        process.stdout.write(
          `${name}: ${made ? hand.keys : 'not made, after ' + hand.keys} keys, ${stops.length} stops${isFault ? '  ←' : ''}\n`,
        );
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = faults > 0 ? 1 : 0;
