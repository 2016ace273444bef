/** Mergers: who survives at which price, and what becomes of every holder, before anything is confirmed. */
import { type Option, priceOf, type State } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Act } from './Act.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import parts from './parts.module.css';
import { actionLabel } from './describe.ts';
import { Effects } from './Effects.tsx';
import { Holders } from './Holders.tsx';
import own from './Holders.module.css';
import { keyOf, type OfType, onesOf } from './options.ts';
import { Refused } from './Refused.tsx';
import { holdersOf, outcomeOf } from './outcome.ts';

/** The one that goes on: named by the action, or found where only one of the two is left or still has a president. */
const survivorOf = ({ action }: OfType<'merge'>, after: State | undefined): string | undefined => {
  if (action.survivor !== undefined) return action.survivor;
  const left = [action.company, action.with].filter((each) => after?.companies[each]?.status === 'floated');
  return left.find((each) => (after?.companies[each]?.president ?? null) !== null) ?? left[0];
};

export const Merge = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  const mine = onesOf(options, 'merge');
  if (mine.length === 0) return null;
  // Where there are many, one looks at them one by one.
  const few = mine.filter((each) => !each.refusal).length <= 2;
  const pair = ({ action }: OfType<'merge'>) => (
    <>
      {formatter.chip(action.company)} + {formatter.chip(action.with)}
    </>
  );
  return (
    <div role="group" aria-label={t('section.merge')}>
      <ul className={parts.rows}>
        {mine
          .filter((each) => !each.refusal)
          .map((option) => {
            const outcome = outcomeOf(state, option.action);
            const found = forecastOf(state, option.action);
            const table = outcome && holdersOf(outcome);
            const survivor = survivorOf(option, outcome?.after);
            const price = survivor === undefined || !outcome ? 0 : priceOf(outcome.after, survivor);
            return (
              <li key={keyOf(option)} className={own.proposal} data-option="merge" data-merge={survivor}>
                {pair(option)}
                {survivor !== undefined && (
                  <>
                    {' → '}
                    {formatter.chip(survivor)}
                    {price > 0 && <b>{formatter.money(price)}</b>}
                  </>
                )}
                <Act action={option.action}>
                  {survivor === undefined
                    ? actionLabel(option.action, state, formatter, t)
                    : t('merge.survivor', {
                        survivor,
                        absorbed: survivor === option.action.with ? option.action.company : option.action.with,
                      })}
                </Act>
                {found && <Effects of={found} brief={table !== null} />}
                {outcome && table && (
                  <details open={few}>
                    <summary>{t('merge.outcome')}</summary>
                    <Holders of={outcome} title={t('holders.title')} />
                  </details>
                )}
              </li>
            );
          })}
      </ul>
      <Refused
        of={mine.flatMap((each) =>
          each.refusal ? [{ key: keyOf(each), label: pair(each), refusal: each.refusal }] : [],
        )}
      />
    </div>
  );
};
