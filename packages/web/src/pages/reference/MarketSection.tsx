/** The share market: the chart, what its colours mean, and how markers move. */
import { drawMarket, THEMES } from '@roundhouse/board';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useThemeName } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { Drawing } from '../shared/Drawing.tsx';
import { Scroll } from '../shared/Scroll.tsx';
import shared from '../shared/shared.module.css';
import { ruleLink, type Shown } from './context.ts';
import css from './Reference.module.css';
import { movementRules } from './rules.ts';
import { Swatch } from './Swatch.tsx';
import { useRulebook } from './useRulebook.ts';
import { typeset } from '../../i18n/typography.ts';
import { useT, wordsIn } from '../../i18n/words.ts';

export const MarketSection = ({ title, facts, formatter, variants = [] }: Shown) => {
  const t = useT('reference');
  const theme = THEMES[useThemeName()];
  const { language } = formatter;
  const chart = facts.market;
  // One long line is broken; a zigzag has two rows in each of its lines.
  const isLine = chart.kind !== '2d' && chart.rows.length === 1;
  const abreast = useWidth() === 'narrow' ? 8 : 12;
  const node = useMemo(
    () => drawMarket({ chart, theme, ...(isLine ? { perLine: chart.kind === '1d' ? abreast : 2 * abreast } : {}) }),
    [chart, theme, isLine, abreast],
  );
  const cells = Object.values(chart.cells);
  const zones = [...new Set(cells.flatMap(({ zones: each }) => each))];
  const zoneName = (zone: string): string =>
    formatter.has(`zone.${zone}`)
      ? formatter.term(`zone.${zone}`)
      : (wordsIn(language, 'reference')[`zone.${zone}`] ?? zone);
  const prices = (zone: string): string =>
    [...new Set(cells.filter((cell) => cell.zones.includes(zone)).map(({ price }) => price))]
      .sort((a, b) => a - b)
      .join(', ');
  const rules = movementRules(useRulebook(title) ?? {}, title.variants, variants);
  const columns = Math.max(...chart.rows.map((row) => row.length));
  return (
    <>
      <Scroll label={t('market.name')}>
        <div className={css.market} style={{ minWidth: isLine ? 0 : columns * 28 }}>
          <Drawing node={node} label={t('market.name')} className={css.map ?? ''} />
        </div>
      </Scroll>
      {zones.length > 0 && (
        <>
          <h3>{t('market.zones')}</h3>
          <Scroll label={t('market.zones')}>
            <table className={shared.table}>
              <thead>
                <tr>
                  <th scope="col">{t('market.zone')}</th>
                  <th scope="col">{t('market.prices')}</th>
                </tr>
              </thead>
              <tbody>
                {zones.map((zone) => (
                  <tr key={zone}>
                    <th scope="row">
                      <Swatch colour={zone} text={zoneName(zone)} />
                    </th>
                    <td>{prices(zone)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h3>{t('market.movement')}</h3>
          <ul className={css.statements}>
            {rules.map(({ id, anchor, words, of }) => (
              <li key={id}>
                <p>
                  {of && <strong>{of.name[language]}: </strong>}
                  {typeset(language, words[language])}
                </p>
                <Link className={css.ruleId ?? ''} href={ruleLink(title.id, anchor)}>
                  {id}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className={css.details}>
        <summary>{t('market.table')}</summary>
        <Scroll label={t('market.table')}>
          <table className={shared.table}>
            <tbody>
              {chart.rows.map((row, r) => (
                <tr key={r}>
                  {Array.from({ length: columns }, (_, c) => (
                    <td key={c}>{row[c]?.price ?? ''}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </>
  );
};
