/** Who won: places, worth, cash, holdings. */
import { percentAt, type PlayerId, priceOf, scoreOf, standings } from '@roundhouse/engine';
import { useThemeName } from '../../app/settings.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import { Scroll } from '../shared/Scroll.tsx';
import shared from '../shared/shared.module.css';
import css from './Results.module.css';
import { strokeOf } from '../../app/playerStrokes.ts';
import { hasShares } from '../../game/ownership.ts';
import type { LoadedFigures } from './useFigures.ts';
import { useT } from '../../i18n/words.ts';

export interface Standing {
  readonly id: PlayerId;
  readonly score: number;
  readonly place: number;
}

export const standingsOf = ({ last }: Pick<LoadedFigures, 'last'>): readonly Standing[] => {
  let place = 1;
  return standings(last).flatMap((equals) => {
    const found = equals.map((id) => ({ id, score: scoreOf(last, id), place }));
    place += equals.length;
    return found;
  });
};

export const ResultTable = ({
  loaded,
  formatter,
}: {
  readonly loaded: LoadedFigures;
  readonly formatter: Formatter;
}) => {
  const t = useT('results');
  const theme = useThemeName();
  const { last } = loaded;
  // What is taken off in the end is said, or the sum could not be followed.
  const debts = (formatter.title.duties?.(last) ?? []).filter(({ kind }) => kind !== 'obligation');
  // Without shares all that is not cash lies with one's companies.
  const rest = t(hasShares(formatter.facts) ? 'results.rest' : 'results.treasury');
  return (
    <Scroll label={t('results.heading')}>
      <table className={`${shared.table} ${shared.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{t('results.place')}</th>
            <th scope="col">{t('results.player')}</th>
            <th scope="col" className={shared.number}>
              {t('results.score')}
            </th>
            <th scope="col" className={shared.number}>
              {t('results.cash')}
            </th>
            <th scope="col" className={shared.number}>
              {rest}
            </th>
            <th scope="col">{t('results.holdings')}</th>
          </tr>
        </thead>
        <tbody>
          {standingsOf(loaded).map(({ id, score, place }) => {
            const cash = last.cash[id] ?? 0;
            const { colour } = strokeOf(theme, formatter.playerNumber(id));
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
                  {formatter.holder(id)}
                </th>
                <td className={shared.number} data-label={t('results.score')}>
                  {formatter.money(score)}
                </td>
                <td className={shared.number} data-label={t('results.cash')}>
                  {formatter.money(cash)}
                </td>
                <td className={shared.number} data-label={rest}>
                  {formatter.money(score - cash)}
                </td>
                <td>
                  <span className={css.holdings}>
                    {holdings.map(({ company, percent }) => (
                      <span key={company} className={css.holding}>
                        {formatter.chip(company)}{' '}
                        {last.market.at[company] === undefined
                          ? // A minor has no share price.
                            `${formatter.number(percent)}%`
                          : t('results.held', {
                              percent: formatter.number(percent),
                              price: formatter.money(priceOf(last, company)),
                            })}
                      </span>
                    ))}
                    {debts
                      .filter(({ player }) => player === id)
                      .map(({ remark }) => (
                        <span key={remark.key} data-debt="">
                          {formatter.refusal({ rule: '', ...remark })}
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
