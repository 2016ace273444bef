/** What is not possible now: which thing, and why, with the rule. Every reason once, folded away. */
import type { Refusal } from '@roundhouse/engine';
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import { Why } from './Act.tsx';
import css from './Decision.module.css';

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

export const Refused = ({ of }: { readonly of: readonly RefusedThing[] }) => {
  const t = useT();
  const voice = useVoice();
  if (of.length === 0) return null;
  return (
    <details className={css.shut} data-refused={of.length}>
      <summary>{t('section.notNow', { count: of.length })}</summary>
      <ul className={css.rows}>
        {reasonsOf(of, voice.refusal).map(({ what, refusal, things }) => (
          <li key={things[0]?.key} className={css.closed}>
            <span>
              {what}{' '}
              {things.map(({ key, label }, at) => (
                <Fragment key={key}>
                  {at > 0 && ', '}
                  {label}
                </Fragment>
              ))}
              : <Why refusal={refusal} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};
