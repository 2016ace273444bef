/** What is written in the drawing of the board: how large it stands on the screen, and whether it can be told from what it lies on. */
import type { Page } from '@playwright/test';

export interface Lettering {
  readonly text: string;
  readonly hex: string;
  /** Where it belongs to: `token`, `costs`… */
  readonly kind: string;
  /** Of its letters, in pixels of the screen. */
  readonly size: number;
  readonly contrast: number;
}

/** Runs in the page. The picture below the letters is the page itself, photographed while they are transparent. */
const measure = async ({
  below,
  scale,
}: {
  readonly below: string;
  readonly scale: number;
}): Promise<readonly Lettering[]> => {
  const bytes = Uint8Array.from(atob(below), (each) => each.codePointAt(0) ?? 0);
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  type Colour = readonly [number, number, number];
  const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]: Colour): number =>
    0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
  const ratio = (a: Colour, b: Colour): number => {
    const [x, y] = [luminance(a), luminance(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const opacityOf = (element: Element | null): number =>
    element === null || element.matches('svg')
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  const found: Lettering[] = [];
  for (const text of document.querySelectorAll<SVGTextElement>('[data-board-frame] svg text')) {
    const box = text.getBoundingClientRect();
    const frame = text.closest('svg')?.getBoundingClientRect();
    const style = getComputedStyle(text);
    if (!frame || box.width === 0 || style.visibility === 'hidden' || !text.textContent?.trim()) continue;
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom) continue;
    // Nobody reads what lies under the sheet of a phone, or under a button or a card on the board.
    const shown = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!shown?.closest('[data-board-frame] svg') || shown.closest('button')) continue;
    const matrix = text.getScreenCTM();
    const size = Number.parseFloat(style.fontSize) * Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0);
    const [r = 0, g = 0, b = 0, a = 1] = (/[\d.]+(?:, ?[\d.]+)*/.exec(style.fill)?.[0] ?? '').split(',').map(Number);
    const opacity = opacityOf(text) * a;
    // The middle of the letters, without what stands beside them.
    const [left, top] = [(box.left + box.width * 0.2) * scale, (box.top + box.height * 0.3) * scale];
    const [width, height] = [Math.max(1, box.width * 0.6 * scale), Math.max(1, box.height * 0.4 * scale)];
    const { data } = context.getImageData(Math.floor(left), Math.floor(top), Math.ceil(width), Math.ceil(height));
    const ratios: number[] = [];
    for (let at = 0; at + 3 < data.length; at += 4) {
      const ground: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const mixed = (value: number, under: number): number => value * opacity + under * (1 - opacity);
      ratios.push(ratio([mixed(r, ground[0]), mixed(g, ground[1]), mixed(b, ground[2])], ground));
    }
    ratios.sort((x, y) => x - y);
    found.push({
      text: text.textContent.trim(),
      hex: text.closest('[data-hex]')?.getAttribute('data-hex') ?? '',
      kind: text.closest('[class]:not(text, [class^=hex])')?.getAttribute('class') ?? '',
      size,
      // Half of what it lies on may be a line that crosses it.
      contrast: ratios[Math.floor(ratios.length / 2)] ?? 0,
    });
  }
  return found;
};

/** Where the drawing lies on the screen, and what lies over it: a board may still be gliding, a card may still come. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-board-frame] svg text')]
      .map((each) => each.getBoundingClientRect())
      .map(({ left, top, width, height }) => {
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return `${left} ${top} ${width} ${above?.closest('svg') === null}`;
      })
      .join(),
  );

export const letteringOf = async (page: Page): Promise<readonly Lettering[]> => {
  const place = await placeOf(page);
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('svg text { fill: transparent !important }');
    document.adoptedStyleSheets = [style];
  });
  const below = await page.screenshot({ scale: 'device' });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  // Letters and picture belong together only while nothing moves.
  if ((await placeOf(page)) !== place) return letteringOf(page);
  const scale = await page.evaluate(() => devicePixelRatio);
  return page.evaluate(measure, { below: below.toString('base64'), scale });
};

const LEAST = { size: 9, contrast: 4.5 } as const;

const lineOf = ({ text, hex, kind, size, contrast }: Lettering): string =>
  `“${text}” ${hex} ${kind}: ${size.toFixed(1)} px, contrast ${contrast.toFixed(2)}`;

/** A line for each that is too faint, as the board stands. */
export const faintLetters = async (page: Page): Promise<readonly string[]> =>
  (await letteringOf(page)).filter(({ contrast }) => contrast < LEAST.contrast).map(lineOf);

/** A line for each that stays too small when the board is brought near, which is how small letters are read. */
export const smallLetters = async (page: Page): Promise<readonly string[]> => {
  const nearer = page.locator('[data-zoom-in]');
  if (!(await nearer.isVisible())) await page.locator('[data-zoom] button').first().click();
  for (let times = 0; times < 6; times++) await nearer.click();
  // The board glides.
  await page.waitForTimeout(600);
  return (await letteringOf(page)).filter(({ size }) => size < LEAST.size).map(lineOf);
};
