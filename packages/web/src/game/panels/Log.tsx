/** The log: events as sentences, by round; a line leads to its position. */
import type { Event } from '@roundhouse/engine';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import type { Voice } from '../../i18n/voice.tsx';
import { useHere, usePosition, useSession, useVoice } from '../context.tsx';
import { type Line, lineOnScreen } from '../session.ts';
import css from './Panels.module.css';

interface Entry {
  /** Position that the line leads to. */
  readonly position: number;
  readonly index: number;
  readonly event: Event;
}

interface Chapter {
  readonly key: string;
  readonly round: Extract<Event, { type: 'roundBegan' }> | null;
  readonly entries: readonly Entry[];
}

/** Money that changes hands is told by what it was for. */
const DETAILS = new Set<Event['type']>(['paid']);

const chaptersOf = (line: Line, details: boolean): readonly Chapter[] => {
  const chapters: { key: string; round: Chapter['round']; entries: Entry[] }[] = [
    { key: 'start', round: null, entries: [] },
  ];
  const add = (event: Event, position: number, index: number): void => {
    if (event.type === 'roundBegan') chapters.push({ key: `${position} ${index}`, round: event, entries: [] });
    else if (details || !DETAILS.has(event.type)) chapters.at(-1)?.entries.push({ position, index, event });
  };
  line.opening.forEach((event, index) => add(event, 0, index));
  line.events.forEach((events, at) => events.forEach((event, index) => add(event, at + 1, index)));
  return chapters.filter((each) => each.round !== null || each.entries.length > 0);
};

interface Reading {
  readonly voice: Voice;
  readonly goTo: (at: number) => void;
}

const LogLine = memo(
  ({ entry, current, voice, goTo }: Reading & { readonly entry: Entry; readonly current: boolean }) => (
    <li className={entry.event.type === 'turnBegan' ? css.turn : undefined} data-event={entry.event.type}>
      <button type="button" aria-current={current ? 'step' : undefined} onClick={() => goTo(entry.position)}>
        {voice.event(entry.event)}
      </button>
    </li>
  ),
);

const Lines = ({
  entries,
  shown,
  ...reading
}: Reading & { readonly entries: readonly Entry[]; readonly shown: number }) => (
  <ol className={css.lines}>
    {entries.map((entry) => (
      <LogLine key={`${entry.position} ${entry.index}`} entry={entry} current={entry.position === shown} {...reading} />
    ))}
  </ol>
);

export const Log = () => {
  const t = useT();
  const voice = useVoice();
  const { table } = useHere();
  const line = useSession(lineOnScreen);
  const goTo = useSession((s) => s.goTo);
  const position = usePosition();
  const [details, setDetails] = useState(false);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const chapters = useMemo(() => chaptersOf(line, details), [line, details]);
  const [before, last] = [chapters.at(-2), chapters.at(-1)];
  const end = useRef<HTMLDivElement>(null);
  const newest = position === line.actions.length;
  useEffect(() => {
    const box = end.current?.parentElement;
    if (!newest || !box) return;
    // With the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      box.scrollTop = box.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [line, newest]);
  const of = chapters.findLast((each) => (each.entries[0]?.position ?? Infinity) <= position);
  return (
    <div className={css.log} tabIndex={0} role="log" aria-label={t('panel.log')} aria-live="off">
      <label className={css.details}>
        <input type="checkbox" checked={details} onChange={(event) => setDetails(event.target.checked)} />{' '}
        {t('log.details')}
      </label>
      {chapters.map((chapter) => {
        const open = opened[chapter.key] ?? (chapter === last || chapter === before || chapter === of);
        return (
          <section key={chapter.key} className={css.chapter}>
            <h3>
              <button type="button" aria-expanded={open} onClick={() => setOpened({ ...opened, [chapter.key]: !open })}>
                {chapter.round
                  ? voice.round(chapter.round)
                  : t('log.start', { title: table.session.getState().game.title })}
                <small>{chapter.entries.length}</small>
              </button>
            </h3>
            {open && <Lines entries={chapter.entries} voice={voice} goTo={goTo} shown={open ? position : -1} />}
          </section>
        );
      })}
      <div ref={end} />
    </div>
  );
};
