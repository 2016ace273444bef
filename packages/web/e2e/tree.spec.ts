/**
 * A whole operating round by somebody who hears the page: what there is comes from the browser's accessibility tree, what is done goes
 * through the keyboard. Nothing here knows how the page looks, or what it is made of.
 */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { openAt } from './positions.ts';
import { playedGame } from './played.ts';
import { withSettings } from './support.ts';
import { test } from './test.ts';

/** As the tree has it. */
interface Heard {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  /** Names of the regions and groups around it. */
  readonly within: readonly string[];
  readonly focused: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** The key that does the same, where one does. */
  readonly key: string;
  readonly level: number;
  readonly node: number;
}

const CONTROLS: ReadonlySet<string> = new Set(['button', 'combobox', 'radio', 'spinbutton', 'textbox', 'checkbox']);
const AROUND: ReadonlySet<string> = new Set(['region', 'group', 'radiogroup', 'main', 'navigation']);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

class Reader {
  readonly #page: Page;
  readonly #cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  static async of(page: Page): Promise<Reader> {
    return new Reader(page, await page.context().newCDPSession(page));
  }

  /** All that there is, in the order in which it is read. */
  async read(): Promise<readonly Heard[]> {
    const { nodes } = await this.#cdp.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((each) => [each.nodeId, each]));
    const heard: Heard[] = [];
    const walk = (id: string, within: readonly string[]): void => {
      const node = byId.get(id);
      if (!node) return;
      const role = text(node.role?.value);
      const name = text(node.name?.value);
      const property = (which: string): unknown => node.properties?.find((each) => each.name === which)?.value.value;
      if (!node.ignored)
        heard.push({
          role,
          name,
          value: text(property('valuetext')) || text(node.value?.value),
          within,
          focused: property('focused') === true,
          checked: property('checked') === 'true',
          disabled: property('disabled') === true,
          key: text(property('keyshortcuts')),
          level: Number(property('level') ?? 0),
          node: node.backendDOMNodeId ?? 0,
        });
      const inner = !node.ignored && AROUND.has(role) ? [...within, name] : within;
      for (const child of node.childIds ?? []) walk(child, inner);
    };
    const [root] = nodes;
    if (root) walk(root.nodeId, []);
    return heard;
  }

  /** Goes there and presses keys, as a screen reader does. */
  async press(target: Heard, ...keys: readonly string[]): Promise<void> {
    await this.#cdp.send('DOM.getDocument', { depth: 0 });
    await this.#cdp.send('DOM.focus', { backendNodeId: target.node });
    for (const key of keys) await this.#page.keyboard.press(key);
  }
}

const WORDS = {
  en: { question: 'Your turn', again: 'Press again', round: /Operating round \d+\.\d+/iu, step: /^(?:Less|More)/u },
  ru: {
    question: 'Ваш ход',
    again: 'Нажмите ещё раз',
    round: /Операционный раунд \d+\.\d+/u,
    step: /^(?:Меньше|Больше)/u,
  },
} as const;

/** What the page says by itself: the words of a region that speaks up. */
const spoken =
  (words: string) =>
  ({ role, name, within }: Heard): boolean =>
    role === 'StaticText' &&
    name.includes(words) &&
    !within.includes(WORDS.en.question) &&
    !within.includes(WORDS.ru.question);

for (const language of ['en', 'ru'] as const)
  test(`a whole operating round by the accessibility tree alone (${language})`, async ({ page }) => {
    test.setTimeout(150_000);
    // Panels that the decisions do not need are folded: the tree is read some eighty times.
    const folded = ['companies', 'market', 'players', 'trains', 'log'];
    await withSettings(page, { language, theme: 'light', folded });
    const { question, again, round, step } = WORDS[language];
    const played = await playedGame('1849', 2, 3, { enough: (state) => state.round.set > 2 });
    await openAt(page, played, (state) => state.round.kind === 'operating' && state.round.set === 2);
    const reader = await Reader.of(page);
    const titleIn = (heard: readonly Heard[]): string =>
      heard.find(({ role, level }) => role === 'heading' && level === 1)?.name ?? '';
    const askedIn = (heard: readonly Heard[]): string =>
      heard.find(({ role, level, within }) => role === 'heading' && level === 2 && within.includes(question))?.name ??
      '';
    const [began] = round.exec(titleIn(await reader.read())) ?? [];
    expect(began).toBeDefined();
    const turns = new Set<string>();
    const kinds = new Set<string>();
    for (let decisions = 0; decisions < 80; decisions++) {
      // The focus is on the question or stays on a button that is there again: it never falls to the page.
      let heard: readonly Heard[] = [];
      await expect
        .poll(async () => {
          heard = await reader.read();
          return heard.findLast(({ focused }) => focused)?.within.includes(question);
        })
        .toBe(true);
      if (round.exec(titleIn(heard))?.[0] !== began) break;
      const asked = askedIn(heard);
      expect(asked).not.toBe('');
      turns.add(asked.split('·').slice(0, 2).join('·'));
      kinds.add(asked.split('·')[2] ?? '');
      const open = heard.filter(
        ({ role, disabled, within }) => CONTROLS.has(role) && !disabled && within.includes(question),
      );
      // Each says what it is about: no two are called the same.
      const names = open.filter(({ role }) => role === 'button').map(({ name }) => name);
      expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([]);
      const slider = (all: readonly Heard[]): string => all.find(({ role }) => role === 'slider')?.value ?? '';
      const list = open.find(({ role }) => role === 'combobox');
      const confirm = open.find(({ key }) => key === 'Enter');
      const pass = open.find(({ key }) => key === 'p');
      // A price is set by what decides nothing yet.
      const first = open.find(({ role, name, within }) => role === 'button' && within.length > 2 && !step.test(name));
      if (list && !confirm) {
        // A hex of the list; then a tile, of which it is said where its track leads.
        await reader.press(list, 'ArrowDown', 'Enter');
        await expect.poll(async () => (await reader.read()).some(({ role }) => role === 'radio')).toBe(true);
        const tile = (await reader.read()).find(({ role, checked }) => role === 'radio' && checked);
        expect(tile?.name).toMatch(/\d.*(?:track|путь)/u);
        kinds.add('tile');
        continue;
      }
      const choice = confirm ?? (first && !pass ? first : (pass ?? first));
      if (!choice) throw new Error(`nothing can be pressed: ${asked}`);
      await reader.press(choice, 'Enter');
      const decided = (all: readonly Heard[]): boolean => slider(all) !== slider(heard);
      const warned = (all: readonly Heard[]): boolean =>
        all.some(({ focused, name }) => focused && name.includes(again)) && all.some(spoken(again));
      let now = heard;
      await expect.poll(async () => decided((now = await reader.read())) || warned(now)).toBe(true);
      // What ruins somebody says so, and is pressed once more.
      if (!decided(now)) await page.keyboard.press('Enter');
      await expect.poll(async () => decided(await reader.read())).toBe(true);
    }
    expect(round.exec(titleIn(await reader.read()))?.[0]).not.toBe(began);
    expect(turns.size).toBeGreaterThan(2);
    expect(kinds.size).toBeGreaterThan(4);
  });
