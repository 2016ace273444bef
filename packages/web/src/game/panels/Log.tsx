/** The log: events as sentences, by round; a line leads to its position. */
import { decider, type Event } from '@roundhouse/engine';
import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useGameContext, usePosition, useSession, useFormatter } from '../context.tsx';
import { useLastVisit } from '../lastVisit.ts';
import { type Line, lineOnScreen } from '../session.ts';
import { type Automatic, automaticBy } from '../orders/automatic.ts';
import type { Table } from '../table.ts';
import css from './Log.module.css';

interface Entry {
  /** Position that the line leads to. */
  readonly position: number;
  readonly index: number;
  readonly event: Event;
  /** Where it was not decided by hand. */
  readonly through: Automatic | undefined;
}

interface Chapter {
  readonly key: string;
  readonly round: Extract<Event, { type: 'roundBegan' }> | null;
  readonly entries: readonly Entry[];
}

/** A line between what somebody knows and what is new to them. */
interface Mark {
  /** What comes after this position is new. */
  readonly position: number;
  readonly kind: 'here' | 'decision';
  readonly text: string;
}

/** A payment is described by what it was for. */
const DETAILS = new Set<Event['type']>(['paid']);

const entries = new WeakMap<Event, Entry>();

/** The same event is the same entry: its line is not written again when the game goes on. What was tried out may come by order later. */
const entryOf = (event: Event, position: number, index: number, through: Automatic | undefined): Entry => {
  const known = entries.get(event);
  if (known?.position === position && known.through === through) return known;
  const made: Entry = { position, index, event, through };
  entries.set(event, made);
  return made;
};

const isSame = (a: Chapter, b: Chapter): boolean =>
  a.key === b.key && a.entries.length === b.entries.length && a.entries.every((each, i) => each === b.entries[i]);

const known = new WeakMap<Event, Chapter>();

/** A chapter that is as it was is the same object. */
const keptOf = (chapter: Chapter): Chapter => {
  const first = chapter.round ?? chapter.entries[0]?.event;
  const before = first && known.get(first);
  if (before && isSame(chapter, before)) return before;
  if (first) known.set(first, chapter);
  return chapter;
};

const chaptersOf = (table: Table, line: Line, details: boolean): readonly Chapter[] => {
  const chapters: { key: string; round: Chapter['round']; entries: Entry[] }[] = [
    { key: 'start', round: null, entries: [] },
  ];
  const add = (event: Event, position: number, index: number): void => {
    if (event.type === 'roundBegan') chapters.push({ key: `${position} ${index}`, round: event, entries: [] });
    else if (details || !DETAILS.has(event.type)) {
      const through = index === 0 ? automaticBy(table, position - 1) : undefined;
      chapters.at(-1)?.entries.push(entryOf(event, position, index, through));
    }
  };
  line.opening.forEach((event, index) => add(event, 0, index));
  line.events.forEach((events, at) => events.forEach((event, index) => add(event, at + 1, index)));
  return chapters.filter((each) => each.round !== null || each.entries.length > 0).map(keptOf);
};

/** Where the one who is asked now decided last: everything after it is what the others did. */
const useMarks = (line: Line): readonly Mark[] => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const lastHere = useLastVisit();
  return useMemo(() => {
    const head = line.states.at(-1);
    const by = head ? decider(head) : null;
    const own = by === null || !table.mine(by) ? -1 : line.actions.findLastIndex((each) => each.by === by);
    const marks: Mark[] = [];
    if (lastHere !== null) marks.push({ position: lastHere, kind: 'here', text: t('log.lastHere') });
    if (by !== null && own >= 0 && own + 1 < line.actions.length && own + 1 !== lastHere)
      marks.push({
        position: own + 1,
        kind: 'decision',
        text: t('log.lastDecision', formatter.who(by)),
      });
    return marks;
  }, [line, lastHere, table, t, formatter]);
};

interface Reading {
  readonly formatter: Formatter;
  readonly goTo: (at: number) => void;
  readonly throughText: (through: Automatic) => string;
}

const LogLine = memo(
  ({
    entry,
    current,
    formatter,
    goTo,
    throughText,
  }: Reading & {
    readonly entry: Entry;
    readonly current: boolean;
  }) => (
    <li className={entry.event.type === 'turnBegan' ? css.turn : undefined} data-event={entry.event.type}>
      <button type="button" aria-current={current ? 'step' : undefined} onClick={() => goTo(entry.position)}>
        {formatter.event(entry.event)}
        {entry.through && <small> · {throughText(entry.through)}</small>}
      </button>
    </li>
  ),
);

interface LinesProps extends Reading {
  readonly of: readonly Entry[];
  /** The last position before these entries. */
  readonly before: number;
  readonly marks: readonly Mark[];
  /** The position on the screen, where this chapter contains it. */
  readonly shown: number | null;
}

const Lines = memo(({ of, before, marks, shown, ...reading }: LinesProps) => (
  <ol className={css.lines}>
    {of.map((entry, at) => (
      <Fragment key={`${entry.position} ${entry.index}`}>
        {marks
          .filter(({ position }) => position < entry.position && position >= (of[at - 1]?.position ?? before))
          .map(({ kind, text }) => (
            <li key={kind} className={css.since} data-since={kind}>
              {text}
            </li>
          ))}
        <LogLine entry={entry} current={entry.position === shown} {...reading} />
      </Fragment>
    ))}
  </ol>
));

const NO_MARKS: readonly Mark[] = [];

export const Log = () => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const line = useSession(lineOnScreen);
  const goTo = useSession((s) => s.goTo);
  const position = usePosition();
  const marks = useMarks(line);
  const [details, setDetails] = useState(false);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const chapters = useMemo(() => chaptersOf(table, line, details), [table, line, details]);
  const [before, last] = [chapters.at(-2), chapters.at(-1)];
  const end = useRef<HTMLDivElement>(null);
  const newest = position === line.actions.length;
  const throughText = useCallback(
    (through: Automatic): string => t(through === 'order' ? 'log.byOrder' : 'log.byClock'),
    [t],
  );
  const lastHere = marks.find(({ kind }) => kind === 'here')?.position ?? Infinity;
  useEffect(() => {
    // On a phone the whole pane scrolls.
    const box = end.current?.closest('[role=tabpanel]') ?? end.current?.parentElement;
    if (!box) return;
    // With the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      if (!newest) {
        const at = box.querySelector<HTMLElement>('[aria-current=step]');
        const [line, room] = [at?.getBoundingClientRect(), box.getBoundingClientRect()];
        if (line && (line.top < room.top || line.bottom > room.bottom))
          box.scrollTop += line.top - room.top - room.height / 3;
        return;
      }
      const news = box.querySelector<HTMLElement>('[data-since=here]');
      if (news) box.scrollTop += news.getBoundingClientRect().top - box.getBoundingClientRect().top - 8;
      else box.scrollTop = box.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [line, newest, position, lastHere]);
  // A reader at the end stays there when the log is resized.
  useEffect(() => {
    const box = end.current?.closest('[role=tabpanel]') ?? end.current?.parentElement;
    if (!box) return undefined;
    let atEnd = true;
    let begun = false;
    let height = box.clientHeight;
    const look = (): void => {
      // The observer below handles a resize.
      if (box.clientHeight === height) atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 8;
    };
    const room = new ResizeObserver(() => {
      // The first size is no change: there the reader is led to what is new.
      if (begun && atEnd) box.scrollTop = box.scrollHeight;
      begun = true;
      height = box.clientHeight;
    });
    room.observe(box);
    box.addEventListener('scroll', look);
    return () => {
      room.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  const of = chapters.findLast((each) => (each.entries[0]?.position ?? Infinity) <= position);
  return (
    <div className={css.log} tabIndex={0} role="log" aria-label={t('panel.log')} aria-live="off">
      <label className={css.details}>
        <input type="checkbox" checked={details} onChange={(event) => setDetails(event.target.checked)} />{' '}
        {t('log.details')}
      </label>
      {line.gap?.recalling && <p className={css.details}>{t('log.recalling')}</p>}
      {chapters.map((chapter, at) => {
        const isNews = (chapter.entries.at(-1)?.position ?? 0) > lastHere;
        const open = opened[chapter.key] ?? (chapter === last || chapter === before || chapter === of || isNews);
        const [from, to] = [chapter.entries[0]?.position ?? Infinity, chapter.entries.at(-1)?.position ?? -1];
        const told = open
          ? (chapters
              .slice(0, at)
              .findLast((each) => each.entries.length > 0)
              ?.entries.at(-1)?.position ?? -1)
          : -1;
        const isMarked = marks.some((mark) => mark.position >= told && mark.position < to);
        return (
          <section key={chapter.key} className={css.chapter}>
            <h3>
              <button type="button" aria-expanded={open} onClick={() => setOpened({ ...opened, [chapter.key]: !open })}>
                {chapter.round
                  ? formatter.round(chapter.round)
                  : t('log.start', { title: table.session.getState().game.title })}
                <small>{chapter.entries.length}</small>
              </button>
            </h3>
            {open && (
              <Lines
                of={chapter.entries}
                before={told}
                marks={isMarked ? marks : NO_MARKS}
                formatter={formatter}
                goTo={goTo}
                throughText={throughText}
                shown={from <= position && position <= to ? position : null}
              />
            )}
          </section>
        );
      })}
      <div ref={end} />
    </div>
  );
};
