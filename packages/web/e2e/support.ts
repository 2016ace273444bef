/** What the browser tests share: sample games, files brought in, settings, and the accessibility check. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const samples = new Map<string, string>();

/** A game that bots played to its end, as a file of ours. */
export const sampleGame = (title = '18MEX', players = 3): string => {
  const key = `${title} ${players}`;
  let file = samples.get(key);
  if (file === undefined) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'roundhouse-'));
    const command = path.join(root, 'packages/cli/bin/roundhouse.mjs');
    const args = ['simulate', '--title', title, '--players', String(players), '--seed', '3', '--out', folder, '--json'];
    execFileSync(process.execPath, [command, ...args], { stdio: 'pipe' });
    const [written] = readdirSync(folder);
    if (written === undefined) throw new Error('no sample game was written');
    samples.set(key, (file = path.join(folder, written)));
  }
  return file;
};

/** Brings a file in on the first page; gives the id of the game. */
export const bringIn = async (page: Page, file: string): Promise<string> => {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', file);
  await page.waitForURL(/\/game\/[^/]+$/);
  const [, , id] = new URL(page.url()).pathname.split('/');
  if (id === undefined) throw new Error('no game was opened');
  return id;
};

/** Sets language and theme before a page is loaded. */
export const withSettings = async (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> => {
  await page.addInitScript((text) => {
    // Where storage is switched off there is nothing to set.
    try {
      localStorage.setItem('roundhouse.settings', text);
    } catch {}
  }, JSON.stringify(settings));
};

interface AxeResult {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

export const THEMES = ['light', 'dark', 'contrast', 'colourblind'] as const;

interface Axe {
  readonly run: (context: object, options: object) => Promise<{ readonly violations: AxeResult[] }>;
}

/** `only`: the one rule that is asked for; all, unless said. */
export const expectAccessible = async (page: Page, only?: 'color-contrast'): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (rule) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const options = rule === undefined ? {} : { runOnly: [rule] };
    // A drawing is checked by its name; the thousands of strokes inside say nothing to anybody.
    return (await axe.run({ exclude: [['svg > g']] }, options)).violations;
  }, only);
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(told).toEqual([]);
};

/** In all themes: names and structure do not depend on them, colours do. */
export const expectAccessibleInThemes = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await expectAccessible(page, 'color-contrast');
  }
};

/** Nothing but what scrolls by itself is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
};

/** Texts that do not fit into what holds them. Regions that scroll by themselves may hold more than they show. */
export const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, b, small, dt, dd, th, td, h1, h2, h3, p, span, a, label, li')]
      .filter((each) => {
        const { overflowX, display } = getComputedStyle(each);
        const hidden = each.closest('.visually-hidden, [inert], details:not([open])') !== null || each.clientWidth <= 1;
        return !hidden && display !== 'inline' && overflowX !== 'auto' && each.scrollWidth > each.clientWidth + 1;
      })
      .map((each) => `${each.tagName} ${each.className}: ${each.innerText.slice(0, 60)}`),
  );

/** What a thumb could miss: things to press that are lower than a fingertip. Links in a line of text are part of it. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, summary, input, [role=tab]')]
      .filter((each) => {
        const { width, right, left } = each.getBoundingClientRect();
        const { height } = (each.closest('label') ?? each).getBoundingClientRect();
        const isHidden =
          each.closest('.visually-hidden, [inert], details:not([open]) > :not(summary)') !== null ||
          width === 0 ||
          right <= 0 ||
          left >= innerWidth;
        return !isHidden && getComputedStyle(each).display !== 'inline' && height < 40;
      })
      .map((each) => `${each.tagName} ${each.className}: ${each.innerText.slice(0, 60)}`),
  );

/** What is on the table in English fits a phone in Russian as well. */
export const expectFitsPhoneInRussian = async (page: Page): Promise<void> => {
  const russian = page.getByRole('button', { name: 'Русский' });
  if (await russian.isVisible()) await russian.click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-width=narrow] #decision h2')).toBeInViewport();
  await expectNoSidewaysScroll(page);
  for (const tab of ['companies', 'market', 'players', 'log', 'board']) {
    await page.locator(`#tab-${tab}`).click();
    expect(await clippedTexts(page), tab).toEqual([]);
  }
};
