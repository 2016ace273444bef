/** Hands in the page: they find the button for an action and press it, as a person would. */
import type { Action } from '@roundhouse/engine';
import type { Page } from '@playwright/test';

interface Pressed {
  readonly done: number;
  readonly missing?: string;
}

/** Runs in the page. Says which action could not be found. */
export const press = async (actions: readonly Action[]): Promise<Pressed> => {
  // A message, not a timer: timers are held back when one sets another.
  const bell = new MessageChannel();
  const untilIdle = (): Promise<void> =>
    new Promise((resume) => {
      bell.port1.addEventListener('message', () => resume(), { once: true });
      bell.port1.start();
      bell.port2.postMessage(null);
    });
  const panel = (): HTMLElement => document.querySelector<HTMLElement>('#decision') ?? document.body;
  /** What is pressed stands in the panel, or at the hex that was chosen. */
  const within = <T extends HTMLElement = HTMLButtonElement>(selector: string): readonly T[] => [
    ...document.querySelectorAll<T>(`#decision ${selector}, [data-at-hex] ${selector}`),
  ];
  /** The best run may still be being looked for. */
  const settled = async (): Promise<void> => {
    while (panel().querySelector('[aria-busy=true]')) await new Promise((resume) => setTimeout(resume, 5));
  };
  const put = (field: HTMLInputElement, value: string): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const buttonFor = (action: Action): HTMLButtonElement | undefined => {
    const wanted = JSON.stringify(action);
    return within('[data-action]').find((each) => each.dataset['action'] === wanted);
  };
  /** Of trains that are alike the panel shows one: its number, where that is another one's. */
  const twinOf = (action: Action): string | undefined => {
    if (!('train' in action)) return undefined;
    const { train } = action;
    const asOther = (other: string): string => JSON.stringify({ ...action, train: other });
    return [...panel().querySelectorAll<HTMLButtonElement>('[data-action]')]
      .map((each) => (JSON.parse(each.dataset['action'] ?? '{}') as { train?: string }).train ?? train)
      .filter((other) => other !== train && other.split('-')[0] === train.split('-')[0])
      .find((other) => buttonFor(JSON.parse(asOther(other)) as Action));
  };
  /** From now on the two have changed their numbers. */
  const exchange = (action: Action, one: string, other: string): Action =>
    JSON.parse(
      JSON.stringify(action, (_, value: unknown) => (value === one ? other : value === other ? one : value)),
    ) as Action;
  const prepare = async (action: Action): Promise<void> => {
    if (action.type === 'layTile') {
      if (action.power !== undefined) {
        const powers = [...panel().querySelectorAll<HTMLButtonElement>('[data-power]')];
        powers.find((each) => each.dataset['power'] === action.power)?.click();
        await untilIdle();
      }
      document.querySelector(`[data-hex="${action.hex}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await untilIdle();
      within(`[data-tile="${action.tile}"][aria-checked="false"]`)[0]?.click();
      await untilIdle();
      for (let turn = 0; turn < 6 && !buttonFor(action); turn++) {
        within('[data-key="r"]')[0]?.click();
        await untilIdle();
      }
    }
    if (action.type === 'merge') {
      const pair = [action.company, action.with].sort().join(' ');
      panel().querySelector<HTMLButtonElement>(`button[data-partner="${pair}"]`)?.click();
      await untilIdle();
    }
    if (action.type === 'sellShares')
      for (const stepper of panel().querySelectorAll('[data-steps]'))
        for (let step = 0; step < 12 && !buttonFor(action); step++) {
          stepper.querySelector<HTMLButtonElement>('[data-more]')?.click();
          await untilIdle();
        }
    if (action.type === 'bid' || action.type === 'par') {
      const company = action.type === 'bid' ? action.item : action.company;
      panel().querySelector<HTMLButtonElement>(`button[data-start="${company}"]`)?.click();
      await untilIdle();
    }
    if (action.type === 'par') {
      within(`[data-par="${action.company} ${action.cell}"]`)[0]?.click();
      await untilIdle();
    }
    if ('price' in action && action.price !== undefined) {
      // A proposal has no price before one is written.
      for (const field of panel().querySelectorAll<HTMLInputElement>('input[type=number]')) {
        if (buttonFor(action)) break;
        put(field, String(action.price));
        await untilIdle();
      }
    }
    if (action.type === 'buyTrain' && action.warranties !== undefined)
      for (const many of panel().querySelectorAll<HTMLButtonElement>(`[data-warranties="${action.warranties}"]`)) {
        if (buttonFor(action)) break;
        many.click();
        await untilIdle();
      }
  };
  let story = actions;
  for (let index = 0; index < story.length; index++) {
    let action = story[index] as Action;
    for (const folded of panel().querySelectorAll('details:not([open])')) folded.setAttribute('open', '');
    await untilIdle();
    await settled();
    let button = buttonFor(action);
    if (!button) {
      await prepare(action);
      button = buttonFor(action);
    }
    const twin = button ? undefined : twinOf(action);
    if (twin !== undefined && 'train' in action) {
      const { train } = action;
      story = story.map((each, at) => (at < index ? each : exchange(each, train, twin)));
      action = story[index] as Action;
      button = buttonFor(action);
    }
    if (!button) return { done: index, missing: `${JSON.stringify(action)} in ${panel().innerText.slice(0, 400)}` };
    button.click();
    await untilIdle();
    // What ruins somebody is asked once more.
    if (button.isConnected && button.dataset['armed'] !== undefined) {
      button.click();
      await untilIdle();
    }
  }
  return { done: actions.length };
};

/** Presses the buttons for these actions one after the other; fails on the first that is not on the screen. */
export const playByHand = async (page: Page, actions: readonly Action[]): Promise<void> => {
  // The address of a game is there before its table is.
  await page.locator('#decision h2').first().waitFor();
  const { done, missing } = await page.evaluate(press, actions);
  if (missing !== undefined) throw new Error(`action ${done + 1} cannot be pressed: ${missing}`);
};
