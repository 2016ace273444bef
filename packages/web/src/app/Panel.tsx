/** A part of the table that can be folded away, put elsewhere and made higher or lower; all of it is remembered. */
import { type ReactNode, useRef } from 'react';
import { useT } from '../i18n/words.ts';
import { type PanelId, scrollsByItself } from './arrangement.ts';
import css from './Panel.module.css';
import { PanelPlace } from './PanelPlace.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { useOneStop } from './oneStop.ts';
import { Splitter } from './Splitter.tsx';
import { useWidth } from './width.ts';

/** What a panel is called while it is dragged. */
export const DRAGGED = 'application/x-roundhouse-panel';

const LOWEST = 90;
const HIGHEST = 1600;

export const Panel = ({
  id,
  title,
  extra,
  children,
}: {
  readonly id: PanelId;
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}) => {
  const t = useT();
  // On a phone every panel has a screen of its own.
  const narrow = useWidth() === 'narrow';
  const folded = useSettings((s) => s.folded.includes(id)) && !narrow;
  const scrolls = scrollsByItself(id) && !narrow;
  const height = useSettings((s) => s.heights[id] ?? 0);
  const box = useRef<HTMLElement>(null);
  useOneStop(box, !narrow);
  const fixed = height > 0 && !narrow && !folded;
  const toggle = (): void => {
    const { folded: all } = useSettings.getState();
    changeSettings({ folded: folded ? all.filter((each) => each !== id) : [...all, id] });
  };
  const setHeight = (value: number): void =>
    changeSettings({ heights: { ...useSettings.getState().heights, [id]: value } });
  return (
    <section
      ref={box}
      className={css.panel}
      aria-labelledby={`panel-${id}`}
      data-panel={id}
      data-scrolls={scrollsByItself(id) || undefined}
      data-folded={folded || undefined}
      data-fixed={fixed || undefined}
      style={fixed ? { height: `${height}px` } : undefined}
    >
      <header
        className={css.head}
        draggable={!narrow}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        <h2 id={`panel-${id}`}>
          <button type="button" className={css.fold} aria-expanded={!folded} onClick={toggle}>
            <span className={css.arrow} aria-hidden="true">
              {folded ? '▸' : '▾'}
            </span>
            {title}
          </button>
        </h2>
        <div className={css.tools}>
          {!folded && extra}
          {!narrow && <PanelPlace panel={id} title={title} />}
        </div>
      </header>
      {!folded && (
        // What scrolls by itself can be scrolled by keyboard.
        <div
          className={css.body}
          {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': `panel-${id}` } : {})}
        >
          {children}
        </div>
      )}
      {!folded && !narrow && (
        <Splitter
          axis="y"
          label={t('layout.height', { panel: title })}
          value={height}
          min={LOWEST}
          max={HIGHEST}
          measure={() => box.current?.getBoundingClientRect().height ?? 0}
          onChange={setHeight}
        />
      )}
    </section>
  );
};
