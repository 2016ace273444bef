/** Net worth before and after, of one player or of all whom it concerns. */
import { Fragment } from 'react';
import { Arrow, Arrowed } from '../../app/Arrow.tsx';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import parts from './parts.module.css';

export interface WorthChange {
  readonly player: string;
  readonly from: number;
  readonly to: number;
}

export const Worth = ({ of }: { readonly of: readonly WorthChange[] }) => {
  const t = useT();
  const formatter = useFormatter();
  const tone = ({ from, to }: WorthChange) => (to < from ? parts.bad : to > from ? parts.good : undefined);
  const [only] = of;
  if (of.length === 1 && only)
    return (
      <span className={`${parts.sentence} ${tone(only) ?? ''}`} data-worth={only.player}>
        <Arrowed
          text={t('warn.loses', {
            ...formatter.who(only.player),
            from: formatter.money(only.from),
            to: formatter.money(only.to),
          })}
        />
      </span>
    );
  return (
    <span data-worth="all">
      {t('player.worth')}:{' '}
      {of.map((each, at) => (
        <Fragment key={each.player}>
          {at > 0 && ', '}
          <span className={tone(each)}>
            {each.player === formatter.you ? t('effect.you') : formatter.holder(each.player)}{' '}
            <span className={parts.whole}>
              {formatter.money(each.from)} <Arrow /> {formatter.money(each.to)}
            </span>
          </span>
        </Fragment>
      ))}
    </span>
  );
};
