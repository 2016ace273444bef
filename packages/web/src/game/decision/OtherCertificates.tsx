/** The same amount sold with other certificates: for who knows why, folded away. */
import { certificate, type State } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Row } from './Act.tsx';
import type { Choices } from './choices.ts';
import { keyOf, onesOf } from './options.ts';
import parts from './parts.module.css';

export const OtherCertificates = ({ choices, state }: { readonly choices: Choices; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  const others = onesOf(
    choices.open.flatMap((each) => each.others),
    'sellShares',
  );
  if (others.length === 0) return null;
  return (
    <details className={parts.shut}>
      <summary>{t('section.otherCertificates', { count: others.length })}</summary>
      <p className={parts.note}>{t('shares.otherCertificates')}</p>
      <ul className={parts.rows}>
        {others.map((option) => {
          const { action } = option;
          const sold = [...action.certificates, ...(action.exchange === undefined ? [] : [action.exchange])]
            .map((id) => `${certificate(state, action.company, id)?.percent ?? 0}%`)
            .join(action.exchange === undefined ? ' + ' : ' ↔ ');
          return (
            <Row
              key={keyOf(option)}
              action={action}
              label={
                <>
                  {formatter.chip(action.company)} {sold}
                </>
              }
              button={t('act.sellShares', { percent: action.percent })}
            />
          );
        })}
      </ul>
    </details>
  );
};
