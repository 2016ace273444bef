/** What is done with the revenue: each choice with what it brings to everybody and to the price. */
import type { Option, State } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { Act } from './Act.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import parts from './parts.module.css';
import { Effects } from './Effects.tsx';
import { onesOf } from './options.ts';
import { Why } from './Act.tsx';

const ORDER: readonly string[] = ['pay', 'half', 'withhold', 'hudson'];

export const Dividend = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  // What is done most comes first: on a small screen the last of three is below the edge.
  const mine = onesOf(options, 'dividend').toSorted(
    (a, b) =>
      Number(Boolean(a.refusal)) - Number(Boolean(b.refusal)) ||
      ORDER.indexOf(a.action.kind) - ORDER.indexOf(b.action.kind),
  );
  if (mine.length === 0) return null;
  return (
    <div role="group" aria-label={t('section.dividend')} className={parts.cards}>
      {mine.map(({ action, refusal }) => {
        const found = refusal ? null : forecastOf(state, action);
        return (
          <div key={action.kind} className={parts.card}>
            {refusal ? (
              <>
                <b>{t(`act.dividend.${action.kind}`)}</b>
                <Why refusal={refusal} />
              </>
            ) : (
              <>
                <Act
                  action={action}
                  primary={action.kind === 'pay'}
                  hotkey={action.kind === 'pay' ? 'Enter' : undefined}
                >
                  {t(`act.dividend.${action.kind}`)}
                </Act>
                {found && <Effects of={found} />}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
};
