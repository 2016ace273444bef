/** Who won: places, worth, cash, holdings. */
import { percentAt, type PlayerId, scoreOf, standings } from '@roundhouse/engine';
import { useThemeName } from '../../app/settings.ts';
import type { Voice } from '../../i18n/voice.tsx';
import { Scroll } from '../shared/Scroll.tsx';
import shared from '../shared/shared.module.css';
import css from './After.module.css';
import { penOf } from '../../app/pens.ts';
import { hasShares } from '../../game/ownership.ts';
import type { Told } from './useStory.ts';
import { useT } from '../../i18n/words.ts';

export interface Standing {
  readonly id: PlayerId;
  readonly score: number;
  readonly place: number;
}

export const standingsOf = ({ last }: Pick<Told, 'last'>): readonly Standing[] => {
  let place = 1;
  return standings(last).flatMap((equals) => {
    const found = equals.map((id) => ({ id, score: scoreOf(last, id), place }));
    place += equals.length;
    return found;
  });
};

export const ResultTable = ({ told, voice }: { readonly told: Told; readonly voice: Voice }) => {
  const t = useT('after');
  const theme = useThemeName();
  const { last } = told;
  // Without shares all that is not cash lies with one's companies.
  const rest = t(hasShares(voice.facts) ? 'after.rest' : 'after.treasury');
  return (
    <Scroll label={t('after.heading')}>
      <table className={`${shared.table} ${shared.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{t('after.place')}</th>
            <th scope="col">{t('after.player')}</th>
            <th scope="col" className={shared.number}>
              {t('after.score')}
            </th>
            <th scope="col" className={shared.number}>
              {t('after.cash')}
            </th>
            <th scope="col" className={shared.number}>
              {rest}
            </th>
            <th scope="col">{t('after.holdings')}</th>
          </tr>
        </thead>
        <tbody>
          {standingsOf(told).map(({ id, score, place }) => {
            const cash = last.cash[id] ?? 0;
            const { colour } = penOf(theme, last.seats.indexOf(id));
            const holdings = Object.keys(last.companies)
              .map((company) => ({ company, percent: percentAt(last, id, company) }))
              .filter(({ percent }) => percent !== 0);
            return (
              <tr key={id} className={place === 1 ? css.winner : undefined}>
                <td>{place}</td>
                <th scope="row" className={shared.plain}>
                  <svg className={css.pen} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                    <circle cx="5" cy="5" r="5" fill={colour} />
                  </svg>
                  {voice.holder(id)}
                </th>
                <td className={shared.number} data-label={t('after.score')}>
                  {voice.money(score)}
                </td>
                <td className={shared.number} data-label={t('after.cash')}>
                  {voice.money(cash)}
                </td>
                <td className={shared.number} data-label={rest}>
                  {voice.money(score - cash)}
                </td>
                <td>
                  <span className={css.holdings}>
                    {holdings.map(({ company, percent }) => (
                      <span key={company} className={css.holding}>
                        {voice.chip(company)} {percent}%
                      </span>
                    ))}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
};
