/** The log: the story as lines by round and turn, which open to what happened and to every payment; a line leads to its position. */
import { decider } from '@roundhouse/engine';
import { storyOf, type StoryRound } from '@roundhouse/engine/models/story';
import {
  Fragment,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/words.ts';
import { useGameContext, usePosition, useSession, useFormatter } from '../context.tsx';
import { useLastVisit } from '../lastVisit.ts';
import { type Line, firstUndoable, lineOnScreen } from '../session.ts';
import { type Automatic, automaticBy } from '../orders/automatic.ts';
import type { Table } from '../table.ts';
import { type LogLine, linesOf, onlyBeatOf } from './logLines.ts';
import { LineOfTurn, type LineProps, type Reading, Totals } from './LogLines.tsx';
import css from './Log.module.css';

interface Chapter {
  readonly key: string;
  readonly round: StoryRound;
  readonly lines: readonly LogLine[];
}

/** A line between what somebody knows and what is new to them. */
interface Mark {
  /** What comes after this position is new. */
  readonly position: number;
  readonly kind: 'here' | 'decision';
  readonly text: string;
}

/** As many of the newest turns are open from the beginning. */
const OPEN_TURNS = 2;

const chaptersOf = (line: Line): readonly Chapter[] =>
  storyOf([line.opening, ...line.events]).map((round) => ({
    key: round.began ? `round ${round.began.position} ${round.began.index}` : 'start',
    round,
    lines: linesOf(round),
  }));

const chaptersUntil = (chapters: readonly Chapter[], until: number): readonly Chapter[] =>
  until === Infinity
    ? chapters
    : chapters
        .filter(({ round }) => (round.began?.position ?? 0) <= until)
        .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(({ from }) => from <= until) }));

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

interface LinesProps extends Reading, Pick<LineProps, 'opened' | 'details' | 'until'> {
  readonly round: StoryRound;
  readonly lines: readonly LogLine[];
  /** The last position before these lines. */
  readonly before: number;
  readonly marks: readonly Mark[];
  /** The position on the screen, where this round contains it. */
  readonly shown: number | null;
  /** How many of the last lines are open unless somebody closed them. */
  readonly fresh: number;
  /** By line, what was not decided by hand; one text, so that what is the same is not drawn again. */
  readonly throughs: string;
  /** What the newest action brought is open as well. */
  readonly newest: number;
  readonly over: boolean;
}

const isAutomatic = (word: string | undefined): word is Automatic => word === 'order' || word === 'clock';

/** What was tried out may come by order later: it is asked anew whenever something happened. */
const throughsOf = (lines: readonly LogLine[], table: Table): string =>
  lines
    .map(
      ({ positions }) => positions.map((at) => automaticBy(table, at - 1)).find((each) => each !== undefined) ?? 'hand',
    )
    .join(' ');

/** What is newest is open: several things that happened in a turn. */
const hasParts = (line: LogLine): boolean => line.kind === 'turn' && onlyBeatOf(line) === null;

const NO_MARKS: readonly Mark[] = [];

const Lines = memo(
  ({
    round,
    lines,
    before,
    marks,
    shown,
    fresh,
    newest,
    over,
    throughs,
    opened,
    details,
    until,
    ...reading
  }: LinesProps) => {
    const through = throughs.split(' ');
    const current = shown === null ? -1 : lines.findLastIndex(({ from }) => from <= shown);
    return (
      <ol className={css.lines}>
        {lines.map((line, at) => (
          <Fragment key={line.key}>
            {marks
              .filter(({ position }) => position < line.to && position >= (lines[at - 1]?.to ?? before))
              .map(({ kind, text }) => (
                <li key={kind} className={css.since} data-since={kind}>
                  {text}
                </li>
              ))}
            <LineOfTurn
              line={line}
              open={
                opened[line.key] ?? (details || (hasParts(line) && (at >= lines.length - fresh || line.to >= newest)))
              }
              opened={opened}
              details={details}
              shown={at === current ? shown : null}
              last={line.to >= newest}
              until={until}
              through={isAutomatic(through[at]) ? through[at] : undefined}
              {...reading}
            />
          </Fragment>
        ))}
        {over && <Totals of={round} formatter={reading.formatter} />}
      </ol>
    );
  },
);

/** Arrows walk the lines that are there; right opens, left closes. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((each) => each === document.activeElement);
  const opener = lines[at]?.parentElement?.querySelector<HTMLElement>('[aria-expanded]') ?? lines[at];
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? lines.length - 1 : at - 1, Home: 0, End: lines.length - 1 }[
    event.key
  ];
  if (to !== undefined) {
    event.preventDefault();
    lines[Math.min(Math.max(to, 0), lines.length - 1)]?.focus();
    return;
  }
  const open = opener?.getAttribute('aria-expanded');
  if ((event.key === 'ArrowRight' && open === 'false') || (event.key === 'ArrowLeft' && open === 'true')) {
    event.preventDefault();
    opener?.click();
  }
};

/** On a phone the whole pane scrolls. */
const scrolledBy = (end: Element | null): Element | null | undefined =>
  end?.closest('[role=tabpanel]') ?? end?.parentElement;

/** While what is new stands in its place the pane is that one’s to scroll. */
const isAway = (end: Element | null): boolean => end?.getClientRects().length === 0;

export const Log = () => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const line = useSession(lineOnScreen);
  const goTo = useSession((s) => s.goTo);
  const position = usePosition();
  const undoFrom = useSession((s) => firstUndoable(s.main));
  const sandbox = useSession((s) => s.sandbox !== null);
  // Over the net others are asked first: there it is a decision of its own, in the panel.
  const undoTo = table.locked === null && !table.net && !sandbox ? table.undoTo : null;
  const marks = useMarks(line);
  const [details, setDetails] = useState(false);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const toggle = useCallback((key: string, open: boolean) => setOpened((all) => ({ ...all, [key]: open })), []);
  // While others are watched, what is yet to be shown is left out.
  const watching = useStore(table.film.state, ({ mode }) => mode === 'live');
  const until = watching ? position : Infinity;
  const chapters = useMemo(() => chaptersUntil(chaptersOf(line), until), [line, until]);
  const [lastButOne, last] = [chapters.at(-2), chapters.at(-1)];
  const end = useRef<HTMLDivElement>(null);
  const newest = position === line.actions.length;
  const lastHere = marks.find(({ kind }) => kind === 'here')?.position ?? Infinity;
  /** To the line of the position on the screen, or to what is new. */
  const lead = useEffectEvent((): void => {
    const box = scrolledBy(end.current);
    if (!box || isAway(end.current)) return;
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
  useEffect(() => {
    // With the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => lead());
    return () => cancelAnimationFrame(frame);
  }, [line, newest, position, lastHere]);
  /** The log got another height, often with another position: its line stays in sight, or the end for who was there. */
  const keep = useEffectEvent((box: Element, atEnd: boolean): void => {
    if (!newest) lead();
    else if (atEnd) box.scrollTop = box.scrollHeight;
  });
  useEffect(() => {
    const box = scrolledBy(end.current);
    if (!box) return undefined;
    let atEnd = true;
    let begun = false;
    let height = box.clientHeight;
    const onScroll = (): void => {
      // The observer below handles a resize.
      if (box.clientHeight === height) atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 8;
    };
    let away = isAway(end.current);
    const resizes = new ResizeObserver(() => {
      const wasAway = away;
      const isResized = box.clientHeight !== height;
      away = isAway(end.current);
      // The first size is no change: there the reader is led to what is new, and when what stood in its place has been read.
      if (wasAway) lead();
      else if (begun && isResized && !away) keep(box, atEnd);
      begun = true;
      height = box.clientHeight;
    });
    resizes.observe(box);
    if (end.current?.parentElement) resizes.observe(end.current.parentElement);
    box.addEventListener('scroll', onScroll);
    return () => {
      resizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);
  const of = chapters.findLast((each) => (each.round.began?.position ?? 0) <= position);
  return (
    <div className={css.log} tabIndex={0} role="log" aria-label={t('panel.log')} aria-live="off" onKeyDown={walk}>
      <label className={css.details}>
        <input type="checkbox" checked={details} onChange={(event) => setDetails(event.target.checked)} />{' '}
        {t('log.details')}
      </label>
      {line.gap?.recalling && <p className={css.details}>{t('log.recalling')}</p>}
      {chapters.map((chapter, at) => {
        const { key, round, lines } = chapter;
        const to = lines.at(-1)?.to ?? -1;
        const open = opened[key] ?? (chapter === last || chapter === lastButOne || chapter === of || to > lastHere);
        const previous = chapters.slice(0, at).findLast((each) => each.lines.length > 0);
        const before = open && previous ? (previous.lines.at(-1)?.to ?? -1) : -1;
        const isMarked = marks.some((mark) => mark.position >= before && mark.position < to);
        // The newest turns may stand in the round before.
        const fresh =
          chapter === last ? OPEN_TURNS : chapter === lastButOne ? OPEN_TURNS - (last?.lines.length ?? 0) : 0;
        return (
          <section key={key} className={css.chapter}>
            <h3>
              <button type="button" tabIndex={-1} data-line="" aria-expanded={open} onClick={() => toggle(key, !open)}>
                {round.began
                  ? formatter.round(round.began.event)
                  : t('log.start', { title: table.session.getState().game.title })}
                <small>{lines.length}</small>
              </button>
            </h3>
            {open && (
              <Lines
                round={round}
                lines={lines}
                before={before}
                marks={isMarked ? marks : NO_MARKS}
                formatter={formatter}
                goTo={goTo}
                toggle={toggle}
                undoTo={undoTo}
                undoFrom={undoFrom}
                throughs={throughsOf(lines, table)}
                opened={opened}
                details={details}
                shown={chapter === of ? position : null}
                fresh={Math.max(0, fresh)}
                newest={to >= line.actions.length ? line.actions.length : Infinity}
                over={chapter !== last}
                until={until}
              />
            )}
          </section>
        );
      })}
      <div ref={end} />
    </div>
  );
};
