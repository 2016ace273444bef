/**
 * Many controls, one stop for Tab: arrows, Home and End go from one to the next, Page Down and Page Up to the next group of them. Where
 * there are no more than `few`, each is a stop as well.
 */
import { type RefObject, useEffect } from 'react';

const CONTROLS = 'button, a[href], summary';

/** These have a way of their own, or are folded away. */
const APART =
  '[role=menu], [role=radiogroup], [role=log], [data-own-stops], dialog, details:not([open]) > :not(summary)';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const LEAPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** The outermost group around a control. */
const groupOf = (each: Element, box: Element): Element => {
  let group: Element = each;
  for (let around = each.parentElement; around && around !== box; around = around.parentElement)
    if (around.matches('[role=group], details')) group = around;
  return group;
};

/** Where the next group begins; going back, the beginning of one's own comes first. */
const leap = (all: readonly HTMLElement[], at: number, by: number, box: Element): number | undefined => {
  const begins = all.flatMap((each, i) => {
    const before = all[i - 1];
    return before && groupOf(before, box) === groupOf(each, box) ? [] : [i];
  });
  return by > 0 ? begins.find((each) => each > at) : begins.findLast((each) => each < at);
};

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
      const by = LEAPS[event.key];
      const to =
        { Home: 0, End: all.length - 1 }[event.key] ??
        (by === undefined ? (step === undefined ? undefined : at + step) : leap(all, at, by, current));
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
