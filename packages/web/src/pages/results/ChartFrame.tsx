/** A chart as wide as there is room, with the same figures as a table below it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Scroll } from '../shared/Scroll.tsx';
import css from './Results.module.css';
import { useT } from '../../i18n/words.ts';

const useRoom = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return { box, width };
};

export const ChartFrame = (props: {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly draw: (width: number) => ReactNode;
  readonly table: ReactNode;
}) => {
  const t = useT('results');
  const { box, width } = useRoom();
  const { id, name, text, draw, table } = props;
  return (
    <section className={css.chart} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className="quietText">{text}</p>
      <div ref={box} className={css.paper}>
        {width > 0 && draw(width)}
      </div>
      <details>
        <summary>{t('results.table')}</summary>
        <Scroll label={name}>{table}</Scroll>
      </details>
    </section>
  );
};
