/**
 * Many controls, one stop for Tab: arrows, Home and End go from one to the next. Where there are no more than `few`, each is a stop as
 * well.
 */
import { type RefObject, useEffect } from 'react';

const CONTROLS = 'button, a[href], summary';

/** These have a way of their own, or are folded away. */
const APART =
  '[role=menu], [role=radiogroup], [role=log], [data-own-stops], dialog, details:not([open]) > :not(summary)';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const useOneStop = (box: RefObject<HTMLElement | null>, wanted = true, few = 1): void => {
  useEffect(() => {
    const { current } = box;
    if (!current || !wanted) return undefined;
    const ours = new WeakSet<HTMLElement>();
    let stop: HTMLElement | undefined;
    const controls = (): readonly HTMLElement[] =>
      [...current.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (each) => (each.tabIndex >= 0 || ours.has(each)) && !each.matches(':disabled') && !each.closest(APART),
      );
    const arrange = (): void => {
      const all = controls();
      if (!stop || !all.includes(stop)) [stop] = all;
      for (const each of all) {
        ours.add(each);
        const index = each === stop || all.length <= few ? 0 : -1;
        if (each.tabIndex !== index) each.tabIndex = index;
      }
    };
    const arrive = ({ target }: FocusEvent): void => {
      const here = controls().find((each) => each === target);
      if (!here || here === stop) return;
      stop = here;
      arrange();
    };
    const walk = (event: KeyboardEvent): void => {
      const all = controls();
      const at = all.findIndex((each) => each === event.target);
      const step = STEPS[event.key];
      const to = { Home: 0, End: all.length - 1 }[event.key] ?? (step === undefined ? undefined : at + step);
      if (at < 0 || to === undefined || event.defaultPrevented) return;
      event.preventDefault();
      all[to]?.focus();
    };
    arrange();
    const watcher = new MutationObserver(arrange);
    watcher.observe(current, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
    current.addEventListener('focusin', arrive);
    current.addEventListener('keydown', walk);
    return () => {
      watcher.disconnect();
      current.removeEventListener('focusin', arrive);
      current.removeEventListener('keydown', walk);
      for (const each of current.querySelectorAll<HTMLElement>(CONTROLS))
        if (ours.has(each)) each.removeAttribute('tabindex');
    };
  }, [box, wanted, few]);
};
