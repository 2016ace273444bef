/** A part of the table that can be folded away; what is folded is remembered. */
import type { ReactNode } from 'react';
import css from './Panel.module.css';
import { changeSettings, useSettings } from './settings.ts';
import { useWidth } from './width.ts';

export const Panel = ({
  id,
  title,
  extra,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}) => {
  // On a phone every panel has a screen of its own.
  const narrow = useWidth() === 'narrow';
  const folded = useSettings((s) => s.folded.includes(id)) && !narrow;
  const toggle = (): void => {
    const { folded: all } = useSettings.getState();
    changeSettings({ folded: folded ? all.filter((each) => each !== id) : [...all, id] });
  };
  return (
    <section className={css.panel} aria-labelledby={`panel-${id}`} data-panel={id} data-folded={folded || undefined}>
      <header className={css.head}>
        <h2 id={`panel-${id}`}>
          <button type="button" className={css.fold} aria-expanded={!folded} onClick={toggle}>
            <span className={css.arrow} aria-hidden="true">
              {folded ? '▸' : '▾'}
            </span>
            {title}
          </button>
        </h2>
        {!folded && extra}
      </header>
      {!folded && <div className={css.body}>{children}</div>}
    </section>
  );
};
