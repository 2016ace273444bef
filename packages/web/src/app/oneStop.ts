/**
 * Many controls, one stop for Tab: arrows, Home and End go from one to the next, Page Down and Page Up to the next group of them. Where
 * there are no more than `few`, each is a stop as well. Fields for a sum keep their keys; of many, only those in the row of the stop are
 * stops. Where arrows have something else to do, in a field or among prices, Page Down and Page Up lead to the next row.
 */
import { type RefObject, useEffect } from 'react';

const CONTROLS = 'button, a[href], summary';
const FIELDS = 'input[type=number]';
const PRICES = '[role=radio]';

/** So many fields are stops for Tab, each of them. */
const FEW_FIELDS = 3;

/** These have a way of their own, or are folded away. */
const APART =
  '[role=menu], [role=radiogroup]:not([data-joins]), [role=log], [data-own-stops], dialog, details:not([open]) > :not(summary)';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const LEAPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Of those that exclude each other, the one that is picked stands for all, or the first. */
const isReached = (each: Element): boolean => {
  const radios = each.closest('[role=radiogroup]');
  return !radios || each === (radios.querySelector('[aria-checked=true]') ?? radios.querySelector(PRICES));
};

/** The outermost group around a control. */
const groupOf = (each: Element, box: Element): Element => {
  let group: Element = each;
  for (let around = each.parentElement; around && around !== box; around = around.parentElement)
    if (around.matches('[role=group], details')) group = around;
  return group;
};

const rowOf = (each: Element): Element => each.closest('li') ?? each;

const isAfter = (each: Element, other: Element): boolean =>
  (other.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** What is done with the sum in a field: the first after it in its row, but for what makes the sum more or less. */
const usesSum = (all: readonly HTMLElement[], field: Element): HTMLElement | undefined => {
  const after = all.filter((each) => rowOf(each) === rowOf(field) && isAfter(each, field));
  return after.find((each) => !field.parentElement?.contains(each)) ?? after[0];
};

/** Where the next part begins; going back, the beginning of one's own comes first. */
const leap = (
  all: readonly HTMLElement[],
  at: number,
  by: number,
  partOf: (each: Element) => Element,
): number | undefined => {
  const begins = all.flatMap((each, i) => {
    const before = all[i - 1];
    return before && partOf(before) === partOf(each) ? [] : [i];
  });
  return by > 0 ? begins.find((each) => each > at) : begins.findLast((each) => each < at);
};

/** A sum is changed by the arrows, and its digits are walked; where none is named yet, arrows up and down go on. */
const isForField = (field: HTMLInputElement, key: string): boolean =>
  LEAPS[key] === undefined && (field.value !== '' || !/^Arrow(?:Up|Down)$/.test(key));

export const useOneStop = (box: RefObject<HTMLElement | null>, wanted = true, few = 1): void => {
  useEffect(() => {
    const { current } = box;
    if (!current || !wanted) return undefined;
    const ours = new WeakSet<HTMLElement>();
    let stop: HTMLElement | undefined;
    const open = (kind: string): readonly HTMLElement[] =>
      [...current.querySelectorAll<HTMLElement>(kind)].filter(
        (each) =>
          (each.tabIndex >= 0 || ours.has(each)) &&
          !each.matches(':disabled') &&
          !each.closest(APART) &&
          isReached(each),
      );
    /** What arrows walk through, and the fields that come with their rows. */
    const parts = (): { readonly all: readonly HTMLElement[]; readonly fields: readonly HTMLElement[] } => {
      const [controls, fields] = [open(CONTROLS), open(FIELDS)];
      if (fields.length <= FEW_FIELDS) {
        for (const each of fields) if (ours.has(each)) each.tabIndex = 0;
        return { all: controls, fields: [] };
      }
      const rows = new Set(controls.map(rowOf));
      // A field with nothing to press in its row is walked to itself.
      const alone = new Set(fields.filter((each) => !rows.has(rowOf(each))));
      return {
        all:
          alone.size === 0
            ? controls
            : open(`${CONTROLS}, ${FIELDS}`).filter((each) => alone.has(each) || !each.matches(FIELDS)),
        fields: fields.filter((each) => !alone.has(each)),
      };
    };
    const setStop = (each: HTMLElement, is: boolean): void => {
      ours.add(each);
      const index = is ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index;
    };
    const arrange = (): void => {
      const { all, fields } = parts();
      if (!stop || !all.includes(stop)) stop = all.find((each) => each === document.activeElement) ?? all[0];
      const row = stop && rowOf(stop);
      // From what can be pressed, Tab leads on to the prices.
      const price = all.find((each) => each.matches(PRICES));
      for (const each of all)
        setStop(each, each === stop || all.length <= few || (each === price && !stop?.matches(PRICES)));
      for (const each of fields) setStop(each, rowOf(each) === row);
    };
    /** The control itself, or the first in the row of a field. */
    const placeOf = (all: readonly HTMLElement[], target: EventTarget | null): number => {
      const at = all.findIndex((each) => each === target);
      if (at >= 0 || !(target instanceof Element && target.matches(FIELDS))) return at;
      return all.findIndex((each) => rowOf(each) === rowOf(target));
    };
    const arrive = ({ target }: FocusEvent): void => {
      const { all } = parts();
      // From a sum, Tab leads on to what is done with it.
      const next = target instanceof Element && target.matches(FIELDS) ? usesSum(all, target) : undefined;
      const here = next ?? all[placeOf(all, target)];
      if (!here || here === stop) return;
      stop = here;
      arrange();
    };
    const walk = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const field = target instanceof HTMLInputElement && target.matches(FIELDS) ? target : null;
      if (event.defaultPrevented || (field && isForField(field, key))) return;
      // What cannot be pressed now (less than the least) is passed over.
      const all = parts().all.filter((each) => each === target || each.ariaDisabled !== 'true');
      const at = placeOf(all, target);
      const step = STEPS[key];
      const by = LEAPS[key];
      // A group in which there are no others is left for the next one around it.
      if (by !== undefined && current.matches('[role=group]') && all.every((each) => groupOf(each, current) === each))
        return;
      const to =
        { Home: 0, End: all.length - 1 }[key] ??
        (by === undefined
          ? step === undefined
            ? undefined
            : at + step
          : leap(all, at, by, all[at]?.matches(PRICES) || field ? rowOf : (each) => groupOf(each, current)));
      if (at < 0 || to === undefined) return;
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
      for (const each of current.querySelectorAll<HTMLElement>(`${CONTROLS}, ${FIELDS}`))
        if (ours.has(each)) each.removeAttribute('tabindex');
    };
  }, [box, wanted, few]);
};
