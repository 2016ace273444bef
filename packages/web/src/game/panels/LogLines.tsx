/** Lines of the log: a turn, opened its beats, opened the entries of a beat. */
import type { Beat, StoryEvent, Turn } from '@roundhouse/engine/models/story';
import { totalsOf } from '@roundhouse/engine/models/totals';
import { memo, type ReactNode } from 'react';
import { asNodes } from '../../i18n/format.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useT } from '../../i18n/words.ts';
import { stopName } from '../decision/describe.ts';
import { readRef } from '../decision/runs.ts';
import type { Automatic } from '../orders/automatic.ts';
import { clausePieces, idleText, quietPieces, turnPieces } from '../story/sentences.ts';
import { type LogLine, onlyBeatOf, type QuietLine } from './logLines.ts';
import css from './Log.module.css';

export interface Reading {
  readonly formatter: Formatter;
  readonly goTo: (at: number) => void;
  readonly toggle: (key: string, open: boolean) => void;
  /** Takes back all that came after a position; null where nothing can be taken back. */
  readonly undoTo: ((position: number) => void) | null;
  /** Nothing before this position can be taken back. */
  readonly undoFrom: number;
}

const LEVELS = { turn: css.turn, beat: css.beat, entry: css.entry } as const;

interface RowProps extends Pick<Reading, 'goTo' | 'toggle'> {
  readonly of: string;
  readonly level: keyof typeof LEVELS;
  readonly position: number;
  readonly current: boolean;
  /** Whether it is open; null where there is nothing more to see. */
  readonly open: boolean | null;
  readonly name: string;
  readonly openKey: string;
  readonly text: ReactNode;
  /** Back to here in one press; it can be done again. */
  readonly undo?: (() => void) | null;
  readonly children?: ReactNode;
}

/** The text leads to its position; the arrow before it opens it. Only the log itself is a tab stop: arrows walk the lines. */
const Row = ({ of, level, position, current, open, name, openKey, text, goTo, toggle, undo, children }: RowProps) => (
  <li className={LEVELS[level]} data-event={of}>
    <span className={css.row}>
      <button
        type="button"
        tabIndex={-1}
        data-line=""
        aria-current={current ? 'step' : undefined}
        onClick={() => goTo(position)}
      >
        {text}
      </button>
      {open !== null && (
        <button
          type="button"
          tabIndex={-1}
          className={css.opener}
          aria-expanded={open}
          aria-label={name}
          onClick={() => toggle(openKey, !open)}
        />
      )}
      {undo && <UndoToHere undo={undo} />}
    </span>
    {children}
  </li>
);

/** Seen where a mouse points: a finger has it in the panel that a press on the line opens. */
const UndoToHere = ({ undo }: { readonly undo: () => void }) => {
  const t = useT('later');
  return (
    <button type="button" tabIndex={-1} className={css.undo} title={t('past.back')} onClick={undo}>
      <span aria-hidden="true">↶</span>
      <span className="visually-hidden">{t('past.back')}</span>
    </button>
  );
};

const keyOf = ({ position, index }: StoryEvent): string => `${position} ${index}`;

const Through = ({ through }: { readonly through: Automatic | undefined }) => {
  const t = useT();
  return through ? <small> · {t(through === 'order' ? 'log.byOrder' : 'log.byClock')}</small> : null;
};

interface Detail {
  readonly key: string;
  readonly type: string;
  readonly position: number;
  readonly text: ReactNode;
}

/** Each train with its stops and what it earned. */
const runsOf = ({ logged }: Beat, formatter: Formatter): readonly Detail[] =>
  logged.flatMap(({ event, position, index }) =>
    event.type === 'trainsRan'
      ? event.runs.map(({ train, stops, revenue }, at) => {
          const names = stops.map((stop) => stopName(formatter, ...readRef(stop)));
          const text = `${train.replace(/-\d+$/u, '')}: ${names.join(' – ')}, ${formatter.money(revenue)}`;
          return { key: `${position} ${index} ${at}`, type: 'run', position, text };
        })
      : [],
  );

const detailsOf = (beat: Beat, formatter: Formatter): readonly Detail[] => [
  ...runsOf(beat, formatter),
  ...beat.entries.map((entry) => ({
    key: keyOf(entry),
    type: entry.event.type,
    position: entry.position,
    text: formatter.event(entry.event),
  })),
];

const hasDetails = ({ entries, logged }: Beat): boolean =>
  entries.length > 0 || logged.some(({ event }) => event.type === 'trainsRan' && event.runs.length > 0);

interface DetailsProps extends Pick<Reading, 'formatter' | 'goTo' | 'toggle'> {
  readonly beat: Beat;
}

/** The runs and the entries of a beat, one line each. */
const Details = ({ beat, formatter, goTo, toggle }: DetailsProps) => (
  <ol className={css.lines}>
    {detailsOf(beat, formatter).map((detail) => (
      <Row
        key={detail.key}
        of={detail.type}
        level="entry"
        position={detail.position}
        current={false}
        open={null}
        name=""
        openKey=""
        text={detail.text}
        goTo={goTo}
        toggle={toggle}
      />
    ))}
  </ol>
);

interface BeatProps extends Reading {
  readonly beat: Beat;
  /** Whose turn it is, where the line above names the company: it is not named again. */
  readonly who: string | null;
  readonly opened: boolean;
  readonly shown: number | null;
  readonly undoAt: (position: number) => (() => void) | null;
}

/** What a beat tells, event by event; what changed nothing in one line. */
const BeatLines = ({ beat, who, opened, shown, formatter, goTo, toggle, undoAt }: BeatProps) => {
  const t = useT();
  const { logged, main } = beat;
  const details = hasDetails(beat);
  const key = `entries ${keyOf(main)}`;
  const quiet = beat.importance === 'quiet' && logged.length > 1;
  const lines = logged.length === 0 ? [main] : quiet ? [main] : logged;
  return lines.map((each, at) => {
    const last = at === lines.length - 1;
    const text = quiet
      ? asNodes(
          quietPieces(
            logged.map(({ event }) => event),
            formatter,
            true,
          ),
        )
      : logged.length === 0
        ? asNodes(turnPieces({ who: null, began: null, beats: [beat] }, formatter, true))
        : asNodes(clausePieces(each.event, who, formatter));
    return (
      <Row
        key={keyOf(each)}
        of={each.event.type}
        level="beat"
        position={each.position}
        current={(quiet ? logged : [each]).some(({ position }) => position === shown)}
        open={last && details ? opened : null}
        name={t('log.entries')}
        openKey={key}
        text={text}
        goTo={goTo}
        toggle={toggle}
        undo={undoAt(each.position)}
      >
        {last && opened && details && <Details beat={beat} formatter={formatter} goTo={goTo} toggle={toggle} />}
      </Row>
    );
  });
};

/** Who is richer or poorer by how much. */
export const Totals = ({
  of,
  formatter,
}: {
  readonly of: Parameters<typeof totalsOf>[0];
  readonly formatter: Formatter;
}) => {
  const t = useT();
  const { cash } = totalsOf(of);
  if (cash.length < 2) return null;
  // Players in their order, then companies.
  const rank = (holder: string): number => {
    const player = formatter.playerNumber(holder);
    return player < 0 ? Infinity : player;
  };
  const list = cash
    .toSorted((a, b) => (rank(a.holder) === rank(b.holder) ? 0 : rank(a.holder) - rank(b.holder)))
    // A sign and its sum stay in one line.
    .map(({ holder, by }) => `${formatter.listed(holder)} ${by > 0 ? '+' : '−'}\u2060${formatter.money(Math.abs(by))}`)
    .join(', ');
  return <li className={css.total}>{t('log.total', { list })}</li>;
};

export interface LineProps extends Reading {
  readonly line: LogLine;
  readonly open: boolean;
  /** What was opened or closed by hand, by key. */
  readonly opened: Readonly<Record<string, boolean>>;
  readonly details: boolean;
  readonly shown: number | null;
  /** The newest line: there is nothing to take back after it. */
  readonly last: boolean;
  /** What came after this position is yet to be shown. */
  readonly until: number;
  /** Where something in it was not decided by hand. */
  readonly through: Automatic | undefined;
}

const Quiet = ({ line, formatter }: { readonly line: QuietLine; readonly formatter: Formatter }) => {
  const t = useT();
  const [only] = line.turns[0]?.beats ?? [];
  // A single pass is logged as it was; the person at the screen is “you”. A company that left out everything just skips.
  if (line.turns.length === 1 && only?.logged.length === 1)
    return asNodes(
      quietPieces(
        only.logged.map(({ event }) => event),
        formatter,
        true,
      ),
    );
  return idleText(line.who, line.passed, formatter, t);
};

const beatsOf = (line: LogLine, until: number): readonly Beat[] =>
  (line.kind === 'turn' ? line.turn.beats : line.turns.flatMap(({ beats }: Turn) => beats)).filter(
    ({ main }) => main.position <= until,
  );

/** Whose turn it was: what happened stands below, line by line. */
const Whose = ({ who, formatter }: { readonly who: string; readonly formatter: Formatter }) =>
  formatter.facts.companies[who] ? (
    <>
      {formatter.chip(who)} <small>{formatter.companyName(who)}</small>
    </>
  ) : (
    formatter.subject(who, true)
  );

export const LineOfTurn = memo(
  ({ line, open, opened, details, shown, last, until, through, ...reading }: LineProps) => {
    const t = useT();
    const { formatter, goTo, toggle, undoTo, undoFrom } = reading;
    const beats = beatsOf(line, until);
    const position = line.kind === 'turn' ? line.to : line.from;
    const undoAt = (at: number): (() => void) | null =>
      undoTo === null || at < undoFrom || (last && at >= line.to) ? null : () => undoTo(at);
    const only = onlyBeatOf(line);
    // Next to what was done, what was left out stands for those who want to read everything.
    const isTold = ({ importance, logged }: Beat): boolean =>
      importance !== 'quiet' || details || line.kind === 'quiet' || logged.some(({ position: at }) => at === shown);
    const whose = line.kind === 'turn' && formatter.facts.companies[line.turn.who ?? ''] ? line.turn.who : null;
    const simple = only ? !hasDetails(only) : line.kind === 'quiet' && line.turns.length === 1;
    return (
      <Row
        of={only?.main.event.type ?? (line.kind === 'turn' ? 'turn' : 'passed')}
        level="turn"
        position={position}
        current={shown !== null && (!open || only !== null)}
        open={simple ? null : open}
        name={t(only ? 'log.entries' : 'log.open')}
        openKey={line.key}
        text={
          <>
            {line.kind === 'turn' ? (
              open && !only && !simple && line.turn.who !== null ? (
                <Whose who={line.turn.who} formatter={formatter} />
              ) : (
                asNodes(turnPieces({ ...line.turn, beats }, formatter, true))
              )
            ) : (
              <Quiet line={line} formatter={formatter} />
            )}
            <Through through={through} />
          </>
        }
        goTo={goTo}
        toggle={toggle}
        undo={undoAt(position)}
      >
        {open && only && !simple && <Details beat={only} formatter={formatter} goTo={goTo} toggle={toggle} />}
        {open && !only && !simple && (
          <ol className={css.lines}>
            {beats.filter(isTold).map((beat) => (
              <BeatLines
                key={keyOf(beat.main)}
                beat={beat}
                who={whose}
                opened={opened[`entries ${keyOf(beat.main)}`] ?? details}
                shown={shown}
                undoAt={undoAt}
                {...reading}
              />
            ))}
            {line.kind === 'turn' && line.to <= until && <Totals of={line.turn} formatter={formatter} />}
          </ol>
        )}
      </Row>
    );
  },
);
