/** 18xx in ten minutes: a few things to do on a real board. */
import type { Option } from '@roundhouse/engine';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Celebration } from '../../app/Celebration.tsx';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { lazyPart } from '../../app/lazyPart.ts';
import { usePageTitle } from '../../app/pageTitle.ts';
import { useSettings } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { BoardView } from '../../board/BoardView.tsx';
import { GameProvider, useSession, useShown, useUi, useFormatter } from '../../game/context.tsx';
import { Decision } from '../../game/decision/Decision.tsx';
import { Companies } from '../../game/panels/Companies.tsx';
import { Depot } from '../../game/panels/Depot.tsx';
import { Market } from '../../game/panels/Market.tsx';
import { Players } from '../../game/panels/Players.tsx';
import { lineOnScreen } from '../../game/session.ts';
import { useT, wordsIn } from '../../i18n/words.ts';
import { startFirst } from '../first/startFirst.ts';
import { Linked } from '../glossary/Linked.tsx';
import { LESSON_TITLE, type Lessons, useLessons } from './game.ts';
import css from './Intro.module.css';
import { type Course, isAtStep, type Lesson, LESSON_IDS, LESSONS, type PanelName } from './lessons.ts';
import { markDone, tick, ticked } from './progress.ts';
import { lessonTable } from './table.ts';

const PANELS: Readonly<Record<PanelName, ReactNode>> = {
  board: (
    <div className={css.board}>
      <BoardView />
    </div>
  ),
  market: <Market whole />,
  companies: <Companies />,
  players: <Players />,
  trains: <Depot />,
};

// Rules that a refusal names are read beside the lesson.
const ReferenceDialog = lazyPart(() => import('../../game/assist/ReferenceDialog.tsx'), 'reference', 'assist');

const useCourse = (): Course => {
  const line = useSession(lineOnScreen);
  const now = useShown();
  return useMemo(() => ({ start: line.states[0] ?? now, now, events: line.events.flat() }), [line, now]);
};

type Stand = 'going' | 'done' | 'astray';

const standOf = (lesson: Lesson, course: Course): Stand => {
  if (lesson.done(course)) return 'done';
  return isAtStep(course.now, ...lesson.steps) ? 'going' : 'astray';
};

interface Turning {
  readonly lesson: Lesson;
  readonly number: number;
  readonly again: () => void;
  readonly next: () => void;
  /** Called once it was done: the row of lessons ticks it at once. */
  readonly tick: () => void;
}

const Words = ({ lesson, number, again, next, tick, stand }: Turning & { readonly stand: Stand }) => {
  const t = useT('learn');
  const formatter = useFormatter();
  const course = useCourse();
  const box = useRef<HTMLElement>(null);
  const narrow = useWidth() === 'narrow';
  const begun = stand === 'going' && course.events.length > 0;
  // Where there is room for little, the board comes instead of the story once something was done; the task stays. Not before: the
  // map must not move under the thumb that points at a hex.
  const short = narrow && begun;
  const said = wordsIn(formatter.language, 'learn');
  const wordsOf = (key: string): string => formatter.messageText(said[key] ?? key, lesson.args(course));
  useEffect(() => {
    if (stand === 'done') tick();
    if (stand !== 'going') box.current?.scrollIntoView({ block: 'nearest' });
  }, [stand, tick]);
  return (
    <section ref={box} className={css.words} aria-live="polite" data-lesson={lesson.id} data-stand={stand}>
      {!short && (
        <h2>
          {stand === 'done' && <span className={css.tick}>✓ </span>}
          {number}. {t(`lesson.${lesson.id}`)}
        </h2>
      )}
      {stand === 'going' && (
        <>
          {!short && (
            <p>
              <Linked text={wordsOf(`lesson.${lesson.id}.text`)} title={LESSON_TITLE} />
            </p>
          )}
          <p className={css.task}>
            <b>{t('learn.task')}</b> {/* The words follow: what was done already is not asked for again. */}
            {wordsOf(begun && lesson.goesOn ? `lesson.${lesson.id}.then` : `lesson.${lesson.id}.task`)}
          </p>
        </>
      )}
      {stand === 'done' && (
        <p>
          <Linked text={wordsOf(`lesson.${lesson.id}.done`)} title={LESSON_TITLE} />
        </p>
      )}
      {stand === 'astray' && <p>{wordsOf(`lesson.${lesson.id}.astray`)}</p>}
      {(stand !== 'going' || begun) && (
        <div className={css.buttons}>
          {stand === 'done' && (
            <button type="button" className="primary" data-next onClick={next}>
              {t(number === LESSONS.length ? 'learn.finish' : 'learn.next')}
            </button>
          )}
          <button type="button" onClick={again}>
            {t(stand === 'going' ? 'learn.over' : 'learn.again')}
          </button>
        </div>
      )}
    </section>
  );
};

const Inside = (turning: Turning) => {
  const t = useT('learn');
  const course = useCourse();
  const { lesson } = turning;
  const stand = standOf(lesson, course);
  const book = useUi((s) => s.reference !== null);
  const narrow = useWidth() === 'narrow';
  const first = (stand === 'done' ? lesson.shows : undefined) ?? lesson.panels[0];
  // A phone has room for what matters most.
  const panels = narrow ? [first] : [first, ...lesson.panels.filter((each) => each !== first)];
  return (
    <div className={css.lesson} data-width={narrow ? 'narrow' : 'wide'}>
      <div className={css.side}>
        <Words {...turning} stand={stand} />
        {stand === 'going' && <Decision />}
      </div>
      <div className={css.panels} data-under-sheet="">
        {panels.map((each) => (
          <section key={each} className={css.panel} aria-label={t(`learn.panel.${each}`)}>
            <h3>{t(`learn.panel.${each}`)}</h3>
            {PANELS[each]}
          </section>
        ))}
      </div>
      {book && (
        <Suspense>
          <ReferenceDialog />
        </Suspense>
      )}
    </div>
  );
};

/** One try at a lesson, from its beginning. */
const Attempt = ({ lessons, ...turning }: Turning & { readonly lessons: Lessons }) => {
  const t = useT('learn');
  const { lesson } = turning;
  const [table] = useState(() => lessonTable(lessons, lesson, [t('learn.you'), t('learn.second'), t('learn.third')]));
  const isOffered = useCallback(
    (option: Option): boolean => {
      if (option.kind === 'lay') return lesson.id === 'track';
      if (option.kind === 'run') return lesson.id === 'run';
      // Passing is open to who wants to see what comes of it; what is refused is no matter of a lesson.
      return !option.refusal && (option.action.type === 'pass' || lesson.offers(option.action));
    },
    [lesson],
  );
  return (
    <GameProvider table={table} title={lessons.title} facts={lessons.facts} isOffered={isOffered}>
      <Inside {...turning} />
    </GameProvider>
  );
};

const Lessoned = (props: {
  readonly lessons: Lessons;
  readonly index: number;
  readonly next: () => void;
  readonly tick: () => void;
}) => {
  const { lessons, index, next, tick } = props;
  const [round, setRound] = useState(0);
  // Names of the seats are in the language of the page.
  const language = useSettings((s) => s.language);
  const lesson = LESSONS[index];
  return lesson ? (
    <Attempt
      key={`${lesson.id} ${round} ${language}`}
      lessons={lessons}
      lesson={lesson}
      number={index + 1}
      again={() => setRound((n) => n + 1)}
      next={next}
      tick={tick}
    />
  ) : null;
};

const End = () => {
  const t = useT('learn');
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    navigate(`/game/${await startFirst(t('learn.you'))}`);
  };
  return (
    <div className={css.end} data-lesson="end">
      <Celebration />
      <p className={css.star} aria-hidden="true">
        ★
      </p>
      <h2>{t('learn.end')}</h2>
      <ol className={css.ticks}>
        {LESSON_IDS.map((id) => (
          <li key={id}>{t(`lesson.${id}`)}</li>
        ))}
      </ol>
      <p>{t('learn.endText')}</p>
      <div className={css.buttons}>
        <button type="button" className="primary" disabled={busy} onClick={() => void play()}>
          {t('learn.first')}
        </button>
        <Link className="button" href="/titles/18MEX/about">
          {t('learn.about')}
        </Link>
        <Link className="button" href="/glossary">
          {t('learn.glossary')}
        </Link>
      </div>
    </div>
  );
};

const Intro = () => {
  const t = useT('learn');
  const lessons = useLessons();
  const [done, setDone] = useState(ticked);
  // Who comes back goes on where they stopped.
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      LESSON_IDS.findIndex((each) => !done.includes(each)),
    ),
  );
  usePageTitle(t('learn.name'));
  const id = LESSONS[index]?.id;
  const tickThis = useCallback((): void => {
    if (id) setDone(tick(id));
  }, [id]);
  const go = (to: number): void => {
    if (to === LESSONS.length) markDone();
    setIndex(to);
    scrollTo({ top: 0 });
  };
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Link href="/" aria-label={t('nav.home')} className={css.home ?? ''}>
          <img src="/icon.svg" alt="" width="28" height="28" />
        </Link>
        <h1>{t('learn.name')}</h1>
        <nav className={css.dots} aria-label={t('learn.lessons')}>
          {LESSONS.map(({ id }, at) => (
            <button
              key={id}
              type="button"
              aria-current={at === index ? 'step' : undefined}
              aria-label={`${at + 1}. ${t(`lesson.${id}`)}${done.includes(id) ? t('learn.ticked') : ''}`}
              data-ticked={done.includes(id) || undefined}
              onClick={() => go(at)}
            >
              {done.includes(id) ? '✓' : at + 1}
            </button>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      <main>
        {!lessons && <p role="status">{t('learn.loading')}</p>}
        {lessons && index < LESSONS.length && (
          <Lessoned key={index} lessons={lessons} index={index} next={() => go(index + 1)} tick={tickThis} />
        )}
        {index === LESSONS.length && <End />}
      </main>
    </div>
  );
};

export default Intro;
