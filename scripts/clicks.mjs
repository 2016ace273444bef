// What ten typical turns cost by mouse: presses and the way of the pointer, at 1440×900. The table goes into docs/clicks.md.
//
//   npm run clicks [-- address]    drives the built client, or the one that is served at that address
//
// A turn begins with the pointer in the middle of the board, where somebody who thinks about a turn has it; in stock rounds and
// auctions in the middle of the window. What is pressed is found by
// what it decides; the pointer goes straight to the middle of it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { playedGame } from '../packages/web/e2e/played.ts';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { serveClient } from './client-server.mjs';

const SIZE = { width: 1440, height: 900 };
const folder = mkdtempSync(path.join(os.tmpdir(), 'clicks-'));

/** A hand with a mouse: it counts what it does. */
class Hand {
  presses = 0;
  way = 0;
  #at = { x: 0, y: 0 };
  constructor(page) {
    this.page = page;
  }
  async #middleOf(target) {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await target.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  }
  /** While shares change hands nobody looks at the map alone: there it begins in the middle of the window. */
  async begin() {
    const isMapWork = (await this.page.locator('#decision [data-map-work]').count()) > 0;
    this.#at = isMapWork
      ? await this.#middleOf(this.page.locator('[data-board]'))
      : { x: SIZE.width / 2, y: SIZE.height / 2 };
    await this.page.mouse.move(this.#at.x, this.#at.y);
  }
  async press(target, times = 1) {
    await target.waitFor();
    const to = await this.#middleOf(target);
    this.way += Math.hypot(to.x - this.#at.x, to.y - this.#at.y);
    this.presses += times;
    this.#at = to;
    await this.page.mouse.click(to.x, to.y, { clickCount: times });
  }
  /** The first hit of a selector in the panel or at the hex. */
  async choose(selector, times) {
    await this.press(this.page.locator(`#decision ${selector}, [data-at-hex] ${selector}`).first(), times);
  }
  /**
   * One of several that are alike: which company it is, is chance. The way to it is the mean of the ways to all that are in sight;
   * of the prices of a company it is the middle one.
   */
  async chooseOne(selector, times) {
    const alike = this.page.locator(`#decision ${selector}`);
    await alike.first().waitFor();
    const all = await alike.all();
    const ways = [];
    for (const each of all) {
      const { x, y, width, height } = await each.boundingBox();
      const isSeen = await each.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && element.contains(top);
      });
      if (isSeen) ways.push(Math.hypot(x + width / 2 - this.#at.x, y + height / 2 - this.#at.y));
    }
    const before = this.way;
    await this.press(all[0], times);
    this.way = before + ways.reduce((sum, each) => sum + each, 0) / ways.length;
  }
  /** What stands beside a hex. */
  async onMap(selector) {
    await this.press(this.page.locator(`[data-at-hex] ${selector}`).first());
  }
  async act(type) {
    await this.choose(`[data-act=${type}]`);
  }
  async hex(id) {
    await this.press(this.page.locator(`[data-board] [data-hex="${id}"]`).first());
  }
  async offers(selector) {
    return (await this.page.locator(selector).count()) > 0;
  }
  /** The company that is asked, by its chip in the question; undefined where a player is. */
  async company() {
    const chip = this.page.locator('#decision h2 [data-chip]').first();
    return (await chip.count()) > 0 ? await chip.getAttribute('data-chip') : undefined;
  }
  /** Shift and the wheel over the hex: no press, and no way to go. */
  async nextTile() {
    await this.page.keyboard.down('Shift');
    await this.page.mouse.wheel(100, 0);
    await this.page.keyboard.up('Shift');
    await this.page.locator('[data-at-hex] [role=radio]').nth(1).waitFor();
  }
  async ghost() {
    await this.press(this.page.locator('.ghosts .ghost').first());
  }
  async decided(before) {
    const slider = this.page.getByRole('slider').first();
    await slider.evaluate(
      (each, least) =>
        new Promise((done) => {
          const look = () => (Number(each.max) > least ? done() : requestAnimationFrame(look));
          look();
        }),
      before,
    );
  }
}

const isLay = ({ type }, at) => type === 'layTile' && at > 60;
/** A run after which the company decides what becomes of the money. */
const isRun = ({ type, runs }, at, all) => type === 'runTrains' && runs.length > 0 && all[at + 1]?.type === 'dividend';
/** Track of a company that runs in the same turn. */
const isTurn = (action, at, all) =>
  isLay(action, at) && [1, 2, 3].some((on) => isRun(all[at + on] ?? {}, at + on, all));

/** How a company goes on after its track: questions are answered in the usual way, until another player decides. */
async function goOn(hand, { token = false, train = false } = {}) {
  const company = await hand.company();
  for (let step = 0; step < 8 && (await hand.company()) === company; step++) {
    if (token && (await hand.offers('[data-at-hex] [data-act=placeToken]'))) await hand.onMap('[data-act=placeToken]');
    else if (await hand.offers('[data-run-and-pay]')) await hand.choose('[data-run-and-pay] button');
    else if (await hand.offers('#decision [data-act=runTrains]')) await hand.act('runTrains');
    else if (train && (await hand.offers('#decision [data-act=buyTrain]'))) {
      await hand.act('buyTrain');
      train = false;
    } else if (await hand.offers('#decision [data-act=pass]')) await hand.act('pass');
    else break;
  }
}

/** Where it begins, and how it is played. */
const TURNS = [
  [
    'lay the sensible tile',
    '18MEX',
    isLay,
    async (hand, action) => {
      await hand.hex(action.hex);
      await hand.ghost();
    },
  ],
  [
    'lay another tile',
    '18MEX',
    isLay,
    async (hand, action) => {
      await hand.hex(action.hex);
      await hand.nextTile();
      await hand.ghost();
    },
  ],
  ['place a token', '18MEX', ({ type }) => type === 'placeToken', (hand) => hand.onMap('[data-act=placeToken]')],
  ['run for the most and pay out', '18MEX', isRun, (hand) => hand.choose('[data-run-and-pay] button')],
  [
    'a turn: lay, run, pay',
    '18MEX',
    isTurn,
    async (hand, action) => {
      await hand.hex(action.hex);
      await hand.ghost();
      await goOn(hand);
    },
  ],
  [
    'a turn: lay, run, pay, buy a train',
    '18MEX',
    isTurn,
    async (hand, action) => {
      await hand.hex(action.hex);
      await hand.ghost();
      await goOn(hand, { train: true });
    },
  ],
  [
    'buy a share',
    '18MEX',
    ({ type }, at) => type === 'buyShares' && at > 60,
    (hand) => hand.chooseOne('[data-act=buyShares]'),
  ],
  ['sell shares', '18MEX', ({ type }) => type === 'sellShares', (hand) => hand.chooseOne('[data-act=sellShares]')],
  [
    'start a company',
    '18CZ',
    ({ type }) => type === 'par',
    (hand) => hand.chooseOne('[role=radiogroup] > [data-par]:nth-child(3)', 2),
  ],
  ['bid the least', '1849', ({ type }) => type === 'bid', (hand) => hand.chooseOne('[data-act=bid]')],
];

const given = process.argv[2];
const server = given ? { url: given, close: () => undefined } : await serveClient();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
try {
  for (const [name, title, fits, play] of TURNS) {
    // Each on a device of its own: of one game there is one copy on a device.
    const context = await browser.newContext({ viewport: SIZE, locale: 'en-US' });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const { game } = await playedGame(title, title === '18MEX' ? 1 : 2);
    const at = game.actions.findIndex((action, index, all) => Boolean(fits(action, index, all)));
    const file = path.join(folder, 'game.json');
    writeFileSync(file, JSON.stringify({ ...game, actions: game.actions.slice(0, at) }));
    await page.goto(`${server.url}/`);
    await page.setInputFiles('input[type=file]', file);
    await page.waitForURL(/\/game\/[^/]+$/);
    await page.locator('#decision [data-act], #decision [data-map-work], #decision [data-par]').first().waitFor();
    const hand = new Hand(page);
    await hand.begin();
    await play(hand, game.actions[at]);
    await hand.decided(at);
    await context.close();
    process.stdout.write(`${name.padEnd(28)} ${hand.presses} presses  ${Math.round(hand.way)} px\n`);
  }
} finally {
  await browser.close();
  await server.close();
}
