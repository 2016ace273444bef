/** Where the keyboard goes in the decision. */

/** What decides, or is filled in to decide; then anything that can be pressed. */
const CHOICES = '[data-act], [data-option] input, [data-tile], [role="radio"], select';
const CONTROLS = 'button, input, select, a[href]';

const isOpen = (each: HTMLElement): boolean =>
  !each.matches(':disabled') && !each.closest('[inert]') && each.checkVisibility();

/** The question itself: what is read first, and from where the next Tab leads to its choices. */
export const focusDecision = (): void => {
  const panel = document.querySelector<HTMLElement>('#decision');
  const heading = panel?.querySelector<HTMLElement>('h2');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? panel)?.focus();
};

export const focusFirstChoice = (): void => {
  const panel = document.querySelector('#decision');
  const first = [CHOICES, CONTROLS]
    .map((kind) => [...(panel?.querySelectorAll<HTMLElement>(kind) ?? [])].find(isOpen))
    .find((each) => each !== undefined);
  if (first) first.focus();
  else focusDecision();
};
