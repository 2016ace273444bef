/** Where the keyboard goes in the decision. */

/** What decides, or is filled in to decide; a sum that nobody has named yet comes after what can be pressed at once. */
const READY = '[data-act], [data-option] input:not(:placeholder-shown), [data-tile], [role="radio"], select';
const UNNAMED = '[data-option] input';
const CONTROLS = 'button, input, select, a[href]';

const isOpen = (each: HTMLElement): boolean =>
  !each.matches(':disabled') && !each.closest('[inert]') && each.checkVisibility();

/** The question itself: what is read first, and from where the next Tab leads to its choices. Nothing scrolls for it. */
export const focusDecision = (): void => {
  const panel = document.querySelector<HTMLElement>('#decision');
  const heading = panel?.querySelector<HTMLElement>('h2');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? panel)?.focus({ preventScroll: true });
};

/** Tiles stand at their hex, over the map: the one in the hand comes before the button that lays it. */
const tileAtHex = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-at-hex] [role="radio"][tabindex="0"]')].find(isOpen);

export const focusFirstChoice = (): void => {
  const panel = document.querySelector('#decision');
  const tile = tileAtHex();
  if (tile) {
    tile.focus({ preventScroll: true });
    return;
  }
  const first = [READY, UNNAMED, CONTROLS]
    .map((kind) => [...(panel?.querySelectorAll<HTMLElement>(kind) ?? [])].find(isOpen))
    .find((each) => each !== undefined);
  if (first) first.focus();
  else focusDecision();
};

/** Where the focus was on the page is gone with what was decided: it goes to the question, never to the page as a whole. */
export const keepFocus = (): void => {
  if (document.activeElement === document.body && !document.querySelector('dialog[open]')) focusDecision();
};
