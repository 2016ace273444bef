/** The accessibility check with axe; nothing is checked twice. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark', 'contrast', 'colourblind'] as const;

interface AxeResult {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

interface Axe {
  readonly run: (context: object, options: object) => Promise<{ readonly violations: AxeResult[] }>;
}

/**
 * Runs in the page. The colours of a text are looked at once for each look: what has the same tags and classes, the same colour, size
 * and weight, and stands on the same backgrounds as something before has the same contrast. Two of each, for what lies over one only.
 */
const runAxe = async (whole: boolean): Promise<readonly AxeResult[]> => {
  const { axe } = window as unknown as { readonly axe: Axe };
  const drawings = [...document.querySelectorAll('svg')];
  const paths = new Map<Element, string>();
  const pathOf = (each: Element): string => {
    let path = paths.get(each);
    if (path === undefined) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each);
      const above = each.parentElement ? pathOf(each.parentElement) : '';
      path = `${above}>${each.tagName}.${each.getAttribute('class') ?? ''} ${backgroundColor} ${backgroundImage} ${opacity}`;
      paths.set(each, path);
    }
    return path;
  };
  const seen = new Map<string, number>();
  const texts = [...document.body.querySelectorAll('*')].filter((each) => {
    if (each.closest('svg')) return false;
    const speaks = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!speaks && !each.matches('input, select, textarea')) return false;
    const { color, fontSize, fontWeight } = getComputedStyle(each);
    const sort = `${pathOf(each)} ${color} ${fontSize} ${fontWeight} ${each.getClientRects().length > 0}`;
    seen.set(sort, (seen.get(sort) ?? 0) + 1);
    return (seen.get(sort) ?? 0) <= 2;
  });
  // A drawing is checked by its name; the thousands of strokes inside say nothing to anybody, and to walk them takes most of the time.
  for (const drawing of drawings) {
    const named = [...drawing.childNodes].filter((node) => /^(title|desc)$/i.test(node.nodeName));
    Object.defineProperty(drawing, 'childNodes', { value: named, configurable: true });
  }
  const outside = (node: Node): number =>
    node.parentNode instanceof SVGElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  document.createTreeWalker = (from, what) => Document.prototype.createTreeWalker.call(document, from, what, outside);
  try {
    const only = { resultTypes: ['violations'] };
    const colours = await axe.run({ include: texts }, { ...only, runOnly: ['color-contrast'] });
    if (!whole) return colours.violations;
    const rest = { ...only, rules: { 'color-contrast': { enabled: false } } };
    return [...colours.violations, ...(await axe.run(document, rest)).violations];
  } finally {
    for (const drawing of drawings) Reflect.deleteProperty(drawing, 'childNodes');
    Reflect.deleteProperty(document, 'createTreeWalker');
  }
};

interface Found {
  readonly id: string;
  readonly help: string;
  readonly where: readonly string[];
}

/** What is wrong with the page as it is; `whole`: not only its colours. */
export const faultsOf = async (page: Page, whole: boolean): Promise<readonly Found[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(runAxe, whole);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
};

const expectNothing = async (page: Page, whole: boolean): Promise<void> => {
  expect(await faultsOf(page, whole)).toEqual([]);
};

export const expectAccessible = (page: Page): Promise<void> => expectNothing(page, true);

/** Colours do not depend on the screen: a phone shows one theme, a large screen all of them. */
const themesOn = (page: Page): readonly string[] => ((page.viewportSize()?.width ?? 0) < 700 ? ['dark'] : THEMES);

/** In all themes: names and structure do not depend on them, colours do. */
export const expectAccessibleInThemes = async (page: Page): Promise<void> => {
  for (const [at, theme] of themesOn(page).entries()) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await expectNothing(page, at === 0);
  }
};
