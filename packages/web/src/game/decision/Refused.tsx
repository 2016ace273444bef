/** What is not possible now: which thing, and why, with the rule. Every reason once, folded away. */
import type { Refusal } from '@roundhouse/engine';
import {
  createContext,
  Fragment,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { RefusalReason } from './Act.tsx';
import css from './Refused.module.css';
import parts from './parts.module.css';

export interface RefusedThing {
  readonly key: string;
  /** What is refused of it: buying, selling; said once for all that are refused alike. */
  readonly what?: string;
  readonly label: ReactNode;
  readonly refusal: Refusal;
}

interface Reason {
  readonly what: string;
  readonly refusal: Refusal;
  readonly things: RefusedThing[];
}

const reasonsOf = (things: readonly RefusedThing[], sentence: (refusal: Refusal) => string): readonly Reason[] => {
  const found = new Map<string, Reason>();
  for (const each of things) {
    const key = `${each.what ?? ''} ${sentence(each.refusal)}`;
    const known = found.get(key);
    if (known) known.things.push(each);
    else found.set(key, { what: each.what ?? '', refusal: each.refusal, things: [each] });
  }
  return [...found.values()];
};

/** Collects the refusals of all parts of the panel into one list. */
const Place = createContext<HTMLUListElement | null>(null);
/** How many more there are than before. */
const Counted = createContext<(more: number) => void>(() => undefined);

/** The choices, and below them the one fold that holds what is not possible now. */
export const WithRefused = ({ children }: { readonly children: ReactNode }) => {
  const t = useT();
  const [place, setPlace] = useState<HTMLUListElement | null>(null);
  const [count, setCount] = useState(0);
  const counted = useCallback((more: number) => setCount((before) => before + more), []);
  return (
    <Place value={place}>
      <Counted value={counted}>{children}</Counted>
      <details className={parts.shut} data-refused={count} hidden={count === 0}>
        <summary>{t('section.notNow', { count })}</summary>
        <ul className={parts.rows} ref={setPlace} />
      </details>
    </Place>
  );
};

const NOTHING: readonly RefusedThing[] = [];

export const Refused = ({ of }: { readonly of: readonly RefusedThing[] }) => {
  const formatter = useFormatter();
  const place = use(Place);
  const counted = use(Counted);
  const count = of.length;
  useLayoutEffect(() => {
    counted(count);
    return () => counted(-count);
  }, [counted, count]);
  // It is folded away: what can be done is painted before it is written.
  const shown = useDeferredValue(of, NOTHING);
  if (shown.length === 0 || !place) return null;
  return createPortal(
    reasonsOf(shown, formatter.refusal).map(({ what, refusal, things }) => (
      <li key={things[0]?.key} className={css.closed}>
        <span>
          {what}{' '}
          {things.map(({ key, label }, at) => (
            <Fragment key={key}>
              {at > 0 && ', '}
              {label}
            </Fragment>
          ))}
          : <RefusalReason refusal={refusal} />
        </span>
      </li>
    )),
    place,
  );
};
