/** The log: events as sentences, by round; a line leads to its position. */
import { decider, isEntry } from '@roundhouse/engine';
import { type Beat, type StoryEvent, type StoryRound, storyOf } from '@roundhouse/engine/models/story';
import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useGameContext, usePosition, useSession, useFormatter } from '../context.tsx';
import { BeatText } from '../BeatText.tsx';
import { useLastVisit } from '../lastVisit.ts';
import { type Line, lineOnScreen } from '../session.ts';
import { type Automatic, automaticBy } from '../orders/automatic.ts';
import type { Table } from '../table.ts';
import css from './Log.module.css';

/** A line of the log: an event, or several that changed nothing. */
interface Entry {
  /** The first event; it leads to its position. */
  readonly first: StoryEvent;
  /** The beat, where all of it is one line. */
  readonly beat: Beat | null;
  /** Where it was not decided by hand. */
  readonly through: Automatic | undefined;
}

interface Chapter {
  readonly key: string;
  readonly round: StoryRound['began'];
  readonly entries: readonly Entry[];
}

/** A line between what somebody knows and what is new to them. */
interface Mark {
  /** What comes after this position is new. */
  readonly position: number;
  readonly kind: 'here' | 'decision';
  readonly text: string;
}

/** What each line shows: the event that begins a turn, then its beats event by event; what changed nothing is one line. */
const linesOf = ({ turns }: StoryRound, details: boolean): readonly Omit<Entry, 'through'>[] => {
  const alone = (first: StoryEvent): Omit<Entry, 'through'> => ({ first, beat: null });
  return turns.flatMap(({ began, beats }) => [
    ...(began ? [alone(began)] : []),
    ...beats.flatMap((beat) => {
      if (beat.importance === 'quiet' && beat.events.length > 1) return [{ first: beat.main, beat }];
      return beat.events.filter(({ event }) => details || !isEntry(event)).map(alone);
    }),
  ]);
};

const isSame = (a: Entry, b: Entry | undefined): boolean =>
  a.first === b?.first && a.beat === b.beat && a.through === b.through;

const known = new WeakMap<StoryRound, readonly Entry[]>();

/** Lines that are as they were are the same objects: they are not written again. What was tried out may come by order later. */
const entriesOf = (round: StoryRound, table: Table, details: boolean): readonly Entry[] => {
  const before = known.get(round);
  const made = linesOf(round, details).map((line, at, lines): Entry => {
    // The first line of an action says how it came.
    const positions = new Set((line.beat?.events ?? [line.first]).map(({ position }) => position));
    const told = lines[at - 1]?.first.position;
    if (told !== undefined) positions.delete(told);
    const through = [...positions]
      .map((position) => automaticBy(table, position - 1))
      .find((each) => each !== undefined);
    return { ...line, through };
  });
  if (before?.length === made.length && made.every((each, at) => isSame(each, before[at]))) return before;
  known.set(round, made);
  return made;
};

const chaptersOf = (table: Table, line: Line, details: boolean): readonly Chapter[] =>
  storyOf([line.opening, ...line.events]).map((round) => ({
    key: round.began ? `${round.began.position} ${round.began.index}` : 'start',
    round: round.began,
    entries: entriesOf(round, table, details),
  }));

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
    first,
    beat,
    through,
    current,
    formatter,
    goTo,
    throughText,
  }: Reading &
    Entry & {
      readonly current: boolean;
    }) => (
    <li className={first.event.type === 'turnBegan' ? css.turn : undefined} data-event={first.event.type}>
      <button type="button" aria-current={current ? 'step' : undefined} onClick={() => goTo(first.position)}>
        {beat ? <BeatText beat={beat} formatter={formatter} /> : formatter.event(first.event)}
        {through && <small> · {throughText(through)}</small>}
      </button>
    </li>
  ),
);

const isAt = ({ first, beat }: Entry, position: number | null): boolean =>
  (beat?.events ?? [first]).some((each) => each.position === position);

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
      <Fragment key={`${entry.first.position} ${entry.first.index}`}>
        {marks
          .filter(
            ({ position }) => position < entry.first.position && position >= (of[at - 1]?.first.position ?? before),
          )
          .map(({ kind, text }) => (
            <li key={kind} className={css.since} data-since={kind}>
              {text}
            </li>
          ))}
        <LogLine {...entry} current={isAt(entry, shown)} {...reading} />
      </Fragment>
    ))}
  </ol>
));

/** The position that the last line leads to. */
const lastOf = (entries: readonly Entry[]): number | undefined => {
  const last = entries.at(-1);
  return (last?.beat?.events.at(-1) ?? last?.first)?.position;
};

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
  const [lastButOne, last] = [chapters.at(-2), chapters.at(-1)];
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
        const [line, outer] = [at?.getBoundingClientRect(), box.getBoundingClientRect()];
        if (line && (line.top < outer.top || line.bottom > outer.bottom))
          box.scrollTop += line.top - outer.top - outer.height / 3;
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
    const resizes = new ResizeObserver(() => {
      // The first size is no change: there the reader is led to what is new.
      if (begun && atEnd) box.scrollTop = box.scrollHeight;
      begun = true;
      height = box.clientHeight;
    });
    resizes.observe(box);
    box.addEventListener('scroll', look);
    return () => {
      resizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  const of = chapters.findLast((each) => (each.entries[0]?.first.position ?? Infinity) <= position);
  return (
    <div className={css.log} tabIndex={0} role="log" aria-label={t('panel.log')} aria-live="off">
      <label className={css.details}>
        <input type="checkbox" checked={details} onChange={(event) => setDetails(event.target.checked)} />{' '}
        {t('log.details')}
      </label>
      {line.gap?.recalling && <p className={css.details}>{t('log.recalling')}</p>}
      {chapters.map((chapter, at) => {
        const isNews = (lastOf(chapter.entries) ?? 0) > lastHere;
        const open = opened[chapter.key] ?? (chapter === last || chapter === lastButOne || chapter === of || isNews);
        const [from, to] = [chapter.entries[0]?.first.position ?? Infinity, lastOf(chapter.entries) ?? -1];
        const previous = chapters.slice(0, at).findLast((each) => each.entries.length > 0);
        const before = open && previous ? (lastOf(previous.entries) ?? -1) : -1;
        const isMarked = marks.some((mark) => mark.position >= before && mark.position < to);
        return (
          <section key={chapter.key} className={css.chapter}>
            <h3>
              <button type="button" aria-expanded={open} onClick={() => setOpened({ ...opened, [chapter.key]: !open })}>
                {chapter.round
                  ? formatter.round(chapter.round.event)
                  : t('log.start', { title: table.session.getState().game.title })}
                <small>{chapter.entries.length}</small>
              </button>
            </h3>
            {open && (
              <Lines
                of={chapter.entries}
                before={before}
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
