/** The share market, whole: tokens in stack order, arrows for what is pointed at. */
import { drawMarket, THEMES } from '@roundhouse/board';
import type { MarketChart } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useThemeName } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { liveriesOf } from '../../board/liveries.ts';
import { Drawing, Pieces } from '../../board/Drawing.tsx';
import { useT } from '../../i18n/words.ts';
import { useHere, useShown, useUi, useVoice } from '../context.tsx';
import { consequenceOf } from '../decision/consequences.ts';
import { usePrices } from './prices.ts';
import css from './Panels.module.css';

/** One long line of prices is broken so that its cells stay as large as those of other markets. */
const useCellsPerLine = ({ kind, rows }: MarketChart): number | undefined => {
  const narrow = useWidth() === 'narrow';
  const cells = Math.max(...rows.map((row) => row.length));
  // A zigzag shows two cells in the width of one.
  if (kind === '2d' || (kind === 'zigzag' && !narrow && cells <= 48)) return undefined;
  const perLine = Math.ceil(cells / (narrow ? 4 : 2));
  return kind === 'zigzag' ? perLine + (perLine % 2) : perLine;
};

export const Market = () => {
  const t = useT();
  const voice = useVoice();
  const { facts } = useHere();
  const state = useShown();
  const theme = THEMES[useThemeName()];
  const preview = useUi((s) => s.preview);
  const selected = useUi((s) => s.company);
  const coming = usePrices(selected);
  const arrows = useMemo(() => {
    const found = preview ? consequenceOf(state, preview) : null;
    const moves = found?.prices.map(({ company, cells: [from, to] }) => ({ company, from, to })) ?? [];
    return [...moves, ...coming.map(({ from, to, company }) => ({ from, to, company }))];
  }, [state, preview, coming]);
  const perLine = useCellsPerLine(facts.market);
  const node = useMemo(
    () =>
      drawMarket({
        chart: facts.market,
        ...(perLine === undefined ? {} : { perLine }),
        stacks: state.market.stacks,
        liveries: liveriesOf(facts),
        arrows,
        theme,
        ...(selected === null ? {} : { selected }),
      }),
    [facts, state.market, arrows, theme, selected, perLine],
  );
  const box = String(node.attrs['viewBox'] ?? '0 0 100 100');
  const [, , width = '100', height = '100'] = box.split(' ');
  const order = Object.entries(state.market.stacks).map(
    ([cell, stack]) => `${voice.money(facts.market.cells[cell]?.price ?? 0)}: ${stack.join(', ')}`,
  );
  return (
    <div className={css.marketScroll} tabIndex={0} role="region" aria-label={t('market.chart')}>
      <svg
        className={css.market}
        viewBox={box}
        style={{ aspectRatio: `${width} / ${height}`, ['--market-width' as string]: `${Number(width) * 0.27}px` }}
        role="img"
        aria-label={`${t('market.label')} ${order.join('; ')}`}
      >
        {node.children.map((part) =>
          typeof part === 'string' || part.key === 'table' ? null : part.key === 'cells' ? (
            <Pieces key={part.key} node={part} />
          ) : (
            <Drawing key={part.key} node={part} />
          ),
        )}
      </svg>
      {coming.length > 0 && (
        <ul className={css.coming}>
          {coming.map(({ why, price }) => (
            <li key={why}>{t('market.would', { why, price: voice.money(price) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
