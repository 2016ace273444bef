/** The share market, whole: tokens in stack order, arrows for what is pointed at. */
import { type CellForm, drawMarket, THEMES } from '@roundhouse/board';
import type { Facts, MarketChart, State } from '@roundhouse/engine';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { changeSettings, useSettings, useThemeName } from '../../app/settings.ts';
import { useRoomy, useWidth, type Width } from '../../app/width.ts';
import { liveriesOf } from '../../board/liveries.ts';
import { Drawing, Pieces } from '../../board/Drawing.tsx';
import { useScale } from '../../board/names.ts';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useShown, useUi, useFormatter } from '../context.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import { cellLines } from './cells.ts';
import { Legend } from './Legend.tsx';
import { useMoved } from './moved.ts';
import { usePrices } from './prices.ts';
import { useMarketFits } from './marketFits.ts';
import css from './Market.module.css';

/** One long line of prices is broken so that its cells stay as large as those of other markets. */
const cellsPerLine = ({ kind, rows }: MarketChart, width: Width, roomy: boolean): number | undefined => {
  const cells = Math.max(...rows.map((row) => row.length));
  // A zigzag shows two cells in the width of one.
  if (kind === '2d' || (kind === 'zigzag' && roomy && cells <= 48)) return undefined;
  const perLine = Math.ceil(cells / (width === 'narrow' ? 4 : 2));
  return kind === 'zigzag' ? perLine + (perLine % 2) : perLine;
};

/** A marker is not smaller than this on the screen, in pixels: smaller ones cannot be read. A little more, for the scale is rounded. */
const LEAST_MARKER = 18.6;

/** Of so many columns the markers are too small to read where the screen is narrow, unless the cells are high. */
const MANY_COLUMNS = 12;

const formOf = ({ kind, rows }: MarketChart, width: Width, beside: boolean): CellForm => {
  if (kind !== '2d') return 'square';
  if (beside) return 'flat';
  if (width === 'wide') return 'broad';
  return rows.some((row) => row.length >= MANY_COLUMNS) ? 'high' : 'square';
};

/** Companies by price, as the market has them, to be read and pressed where its markers are small. */
const Prices = ({ of }: { readonly of: readonly { readonly company: string; readonly price: number }[] }) => {
  const t = useT();
  const formatter = useFormatter();
  const { ui } = useGameContext();
  const selected = useUi((s) => s.company);
  const moved = new Set(useMoved().map(({ company }) => company));
  return (
    <ul className={css.prices}>
      {of.map(({ company, price }) => (
        <li key={company} data-moved={moved.has(company) || undefined}>
          <button
            type="button"
            aria-pressed={selected === company}
            title={t('company.show')}
            onClick={() => ui.setState({ company: selected === company ? null : company })}
          >
            {formatter.chip(company)} {formatter.money(price)}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** While companies operate the board needs the room: prices in a line, unless somebody wants the chart, or a low map leaves it. */
export const useMarketWhole = (): boolean => {
  const size = useSettings((s) => s.market);
  const operating = useUi((s) => s.operating);
  const narrow = useWidth() === 'narrow';
  const fits = useMarketFits();
  return narrow || size === 'whole' || (size === 'auto' && (!operating || fits));
};

/** Whether the panel is in the middle of a screen with room to spare. */
const useRoomBeside = (): boolean => {
  const inMiddle = useSettings((s) => s.arrangement.middle.includes('market'));
  return useRoomy() && inMiddle;
};

/** What stands in the head of the panel. Where there is room beside the name, the legend does: below it would cost the board a line. */
export const MarketHead = () => {
  const t = useT();
  const whole = useMarketWhole();
  const beside = useRoomBeside();
  return (
    <>
      {beside && whole && <Legend />}
      <button
        type="button"
        className="quiet"
        aria-pressed={whole}
        onClick={() => changeSettings({ market: whole ? 'strip' : 'whole' })}
      >
        {t(whole ? 'market.strip' : 'market.whole')}
      </button>
    </>
  );
};

const inOrder = (
  state: State,
  facts: Facts,
): readonly { readonly price: number; readonly companies: readonly string[] }[] =>
  Object.entries(state.market.stacks)
    .map(([cell, companies]) => ({ price: facts.market.cells[cell]?.price ?? 0, companies }))
    .sort((a, b) => b.price - a.price);

/** The line of prices. While history runs it may grow, but does not shrink: the board would be another size with every second step. */
const Strip = ({ children }: { readonly children: ReactNode }) => {
  const scrubbing = useUi((s) => s.scrubbing);
  const box = useRef<HTMLDivElement>(null);
  const highest = useRef(0);
  const runs = useRef(scrubbing);
  useLayoutEffect(() => {
    runs.current = scrubbing;
  }, [scrubbing]);
  useEffect(() => {
    if (!box.current) return undefined;
    // An observer gets what the page has laid out anyway.
    const watcher = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      highest.current = runs.current ? Math.max(highest.current, height) : height;
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className={css.marketScroll} ref={box} style={scrubbing ? { minHeight: highest.current } : {}}>
      {children}
    </div>
  );
};

/** `whole`: whatever the settings say. */
export const Market = ({ whole: always = false }: { readonly whole?: boolean }) => {
  const whole = useMarketWhole() || always;
  const { facts } = useGameContext();
  const state = useShown();
  if (whole) return <Chart alone={always} />;
  return (
    <Strip>
      <Prices
        of={inOrder(state, facts).flatMap(({ price, companies }) => companies.map((company) => ({ company, price })))}
      />
    </Strip>
  );
};

/** `alone`: not in its panel, whose head may have the legend. */
const Chart = ({ alone }: { readonly alone: boolean }) => {
  const t = useT();
  const formatter = useFormatter();
  const { facts, ui } = useGameContext();
  const state = useShown();
  const screen = useWidth();
  const theme = THEMES[useThemeName()];
  const preview = useUi((s) => s.preview);
  const selected = useUi((s) => s.company);
  const coming = usePrices(selected);
  const moved = useMoved();
  const arrows = useMemo(() => {
    const found = preview ? forecastOf(state, preview) : null;
    const moves = found?.prices.map(({ company, cells: [from, to] }) => ({ company, from, to })) ?? [];
    // What is pointed at goes before what has just happened.
    const happened = found ? [] : moved;
    return [...happened, ...moves, ...coming.map(({ from, to, company }) => ({ from, to, company }))];
  }, [state, preview, coming, moved]);
  const beside = useRoomBeside() && !alone;
  const perLine = cellsPerLine(facts.market, screen, useRoomy());
  const cells = formOf(facts.market, screen, beside);
  const svg = useRef<SVGSVGElement>(null);
  const leastRadius = LEAST_MARKER / 2 / useScale(svg, 1);
  const node = useMemo(
    () =>
      drawMarket({
        chart: facts.market,
        leastRadius,
        ...(perLine === undefined ? {} : { perLine }),
        cells,
        stacks: state.market.stacks,
        liveries: liveriesOf(facts),
        arrows,
        theme,
        ...(selected === null ? {} : { selected }),
      }),
    [facts, state.market, arrows, theme, selected, perLine, cells, leastRadius],
  );
  const box = String(node.attrs['viewBox'] ?? '0 0 100 100');
  const [, , width = '100', height = '100'] = box.split(' ');
  const stacks = inOrder(state, facts);
  const order = stacks.map(({ price, companies }) => `${formatter.money(price)}: ${companies.join(', ')}`);
  return (
    <div
      className={css.marketScroll}
      tabIndex={0}
      role="group"
      aria-label={t('market.chart')}
      // Hovering shows what a press shows.
      onPointerOver={({ target, currentTarget }) => {
        const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
        currentTarget.title = cell ? cellLines(cell, state, formatter).join('\n') : '';
      }}
    >
      <svg
        ref={svg}
        className={css.market}
        viewBox={box}
        style={{ aspectRatio: `${width} / ${height}`, ['--market-width' as string]: `${Number(width) * 0.27}px` }}
        role="img"
        aria-label={`${t('market.label')} ${order.join('; ')}`}
        onClick={({ target }) => {
          const company =
            target instanceof Element ? target.closest('[data-company]')?.getAttribute('data-company') : null;
          if (company) ui.setState({ company: company === selected ? null : company });
        }}
      >
        {node.children.map((part) =>
          typeof part === 'string' || part.key === 'table' ? null : part.key === 'cells' ? (
            <Pieces key={part.key} node={part} />
          ) : (
            <Drawing key={part.key} node={part} />
          ),
        )}
      </svg>
      {!beside && <Legend />}
      {screen === 'narrow' && (
        <Prices of={stacks.flatMap(({ price, companies }) => companies.map((company) => ({ company, price })))} />
      )}
      {coming.length > 0 && (
        <ul className={css.coming}>
          {coming.map(({ why, price }) => (
            <li key={why}>{t('market.would', { why, price: formatter.money(price) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
