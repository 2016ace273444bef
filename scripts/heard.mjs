// Plays a round by keys alone and writes down what somebody hears who does not see the page: after every key what the page says by
// itself and what has the focus, and at the first question of each kind all that the question reads out.
//
//   npm run heard -- 18MEX stock ru 3     a title, a kind of round, a language, and the first set of rounds that will do
import { chromium } from '@playwright/test';
import { diceOf } from '@roundhouse/engine';
import { playedGame } from '../packages/web/e2e/played.ts';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { serveClient } from './client-server.mjs';

const [title = '18MEX', kind = 'operating', language = 'en', set = '3'] = process.argv.slice(2);
const SEED = 1;
const MOST_DECISIONS = 60;

/** Runs in the page: what live regions are given to say. */
const listen = () => {
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live=off])';
  globalThis.heard = [];
  const hear = (region) => {
    const words = region.textContent.trim();
    const role = region.getAttribute('role') ?? region.getAttribute('aria-live');
    if (words !== '') globalThis.heard.push(`${role}: ${words}`);
  };
  new MutationObserver((changes) => {
    const regions = new Set();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (around) regions.add(around);
      for (const added of addedNodes) if (added instanceof Element && added.matches(live)) regions.add(added);
    }
    for (const each of regions) if (each.isConnected) hear(each);
  }).observe(document, { childList: true, characterData: true, subtree: true });
};

const property = (node, which) => node.properties?.find(({ name }) => name === which)?.value.value;

/** As a screen reader would: role, name, what is more to be said. */
const spokenOf = (node) => {
  const states = ['checked', 'expanded', 'pressed', 'selected', 'disabled', 'valuetext']
    .filter((each) => ![undefined, '', false, 'false'].includes(property(node, each)))
    .map((each) => `${each} ${property(node, each)}`);
  const described = node.description?.value ? [`(${node.description.value})`] : [];
  const value = node.value?.value ? [`= ${node.value.value}`] : [];
  return [node.role?.value, `“${node.name?.value ?? ''}”`, ...value, ...states, ...described].join(' ');
};

const server = await serveClient();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) });
const say = (line) => process.stdout.write(`${line}\n`);
try {
  const isThere = ({ round }) => round.kind === kind && round.set >= Number(set);
  const played = await playedGame(title, SEED, title === '1817' ? 5 : 3, { enough: isThere });
  const last = played.states.at(-1);
  if (!last || !isThere(last))
    throw new Error(`no such round; rounds: ${[...new Set(played.states.map((each) => each.round.kind))]}`);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: language,
    viewport: { width: 1280, height: 800 },
  });
  // The compiler that runs this script gives functions their names with a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  await context.addInitScript(listen);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const cdp = await context.newCDPSession(page);
  await page.goto(server.url);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(played.game)) };
  await page.setInputFiles('input[type=file]', file);
  await page.locator('#decision h2').waitFor();
  await page.locator('nav[aria-busy=false]').waitFor();
  await page.waitForTimeout(1500);

  const focused = async () => {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return nodes[0];
  };
  const hear = async () => {
    for (const each of await page.evaluate(() => globalThis.heard.splice(0))) say(`        ♪ ${each}`);
  };
  const press = async (key) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(250);
    const node = await focused();
    say(`    [${key}] ${spokenOf(node)}`);
    await hear();
    return node;
  };
  /** The region of the question, from above to below. */
  const readQuestion = async () => {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((each) => [each.nodeId, each]));
    const walk = (id, depth) => {
      const node = byId.get(id);
      if (!node) return;
      const role = node.role?.value;
      const leaf = ['button', 'radio', 'combobox', 'spinbutton', 'checkbox', 'img', 'heading', 'slider'].includes(role);
      const silent = node.ignored || ['InlineTextBox', 'none', 'generic'].includes(role);
      if (!silent)
        say(`${'  '.repeat(Math.min(depth, 8))}    ${role === 'StaticText' ? node.name?.value : spokenOf(node)}`);
      if (!leaf && role !== 'StaticText')
        for (const child of node.childIds ?? []) walk(child, silent ? depth : depth + 1);
    };
    const region = nodes.find(
      (each) => each.role?.value === 'region' && /^(Your turn|Ваш ход)$/.test(each.name?.value ?? ''),
    );
    if (region) walk(region.nodeId, 0);
    else say('    no region of the question');
  };
  const decided = () => page.evaluate(() => Number(document.querySelector('input[type=range]').max));
  const roundNow = () => page.locator('h1').first().textContent();
  const dice = diceOf(SEED);
  const known = new Set();
  const began = (await roundNow()).split('·')[0];
  say(`${title}, ${kind}, ${language}: ${await roundNow()}; in the tab: ${await page.title()}`);
  await hear();
  for (let count = 0; count < MOST_DECISIONS; count++) {
    if ((await roundNow()).split('·')[0] !== began) break;
    // Between two players the question rests for a moment.
    await page.locator('#decision:not([inert]) h2').waitFor();
    await page.waitForTimeout(100);
    const before = await decided();
    const h2 = await page.locator('#decision h2').innerText();
    const acts = await page.locator('#decision [data-act]').evaluateAll((all) => all.map((each) => each.dataset.act));
    const sort = [...new Set(acts)].join();
    say(`\n--- ${count + 1}: ${h2.replaceAll('\n', ' ')}; the focus: ${spokenOf(await focused())}`);
    if (!known.has(sort)) await readQuestion();
    known.add(sort);
    const done = async () => (await decided()) > before;
    const has = (selector) => page.locator(`#decision ${selector}`).first().isVisible();
    if ((await has('[data-key=p]')) && kind !== 'operating' && dice.below(100) < 45) await press('p');
    else if (await has('[data-key=Enter]:enabled')) await press('Enter');
    else {
      let node = await press('d');
      for (let steps = dice.below(acts.length > 2 ? Math.min(acts.length, 6) : 1); steps > 0; steps--)
        node = await press('ArrowDown');
      if (node.role?.value === 'combobox') {
        await press('ArrowDown');
        await press('Enter');
        if (await has('[data-key=r]')) await press('r');
      }
      if (node.role?.value === 'radio') await press('ArrowRight');
    }
    for (let tries = 0; tries < 3 && !(await done()); tries++)
      await press(tries === 1 && (await has('[data-key=r]')) ? 'r' : 'Enter');
    if (!(await done()) && (await has('[data-key=p]'))) {
      await page.locator('#decision h2').focus();
      await press('p');
      if (!(await done())) await press('Enter');
    }
    if (!(await done())) {
      say('    ! nothing was decided');
      const first = page.locator('#decision [data-act]:enabled').first();
      await first.focus();
      await press('Enter');
      if (!(await done())) await press('Enter');
      if (!(await done())) break;
    }
    await page.waitForTimeout(200);
    await hear();
  }
  say(`\n${await roundNow()}`);
} finally {
  await browser.close();
  await server.close();
}
