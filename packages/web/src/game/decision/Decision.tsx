/** What you are asked now: one panel, always in the same place. It renders offers and knows no title. */
import { decider } from '@roundhouse/engine';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { afterPaint } from '../../app/afterPaint.ts';
import { strokeOf } from '../../app/playerStrokes.ts';
import { useThemeName } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { useStore } from 'zustand';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useLive, useSession, useShown, useUi } from '../context.tsx';
import { keepFocus } from '../focus.ts';
import { useHandOver } from '../handOver.ts';
import { laterPart, useFetchLater } from '../later.tsx';
import css from './Decision.module.css';
import { Question } from './Question.tsx';
import { useBottomSheetRoom } from './bottomSheet.tsx';
import { useSteadyHeight } from './steadyHeight.ts';
import { useNoChoice } from './useNoChoice.ts';
import { Waiting } from './Waiting.tsx';

const FilmPanel = lazyPart(() => import('../film/FilmPanel.tsx'), 'film');
const ReadOnlyPosition = laterPart(({ ReadOnlyPosition: Part }) => Part, <div className={css.waiting} />);
const GameOver = laterPart(({ GameOver: Part }) => Part, <div className={css.waiting} />);
const HandOverScreen = lazyPart(() => import('../assist/HandOverScreen.tsx'), 'assist');

export const Decision = () => {
  const t = useT();
  const formatter = useFormatter();
  useFetchLater();
  useNoChoice();
  const { table } = useGameContext();
  const live = useLive();
  const state = useShown();
  const sandbox = useSession((s) => s.sandbox !== null);
  const by = decider(state);
  const other = by !== null && !table.mine(by) && !sandbox;
  const locked = table.locked !== null && !sandbox;
  const watching = useStore(table.film.state, ({ mode }) => mode !== null);
  const { handing, cover, uncover } = useHandOver();
  // Also at the start of a game, and when what others did was watched to its end.
  const hex = useUi((s) => s.hex);
  const begun = useRef(false);
  const narrow = useWidth() === 'narrow';
  useEffect(() => {
    // A lesson begins with the heading of its page.
    if (begun.current || !document.querySelector('#content')) {
      // Focusing lays the page out at once: on a phone what was pressed is painted first.
      if (narrow) afterPaint(keepFocus);
      else keepFocus();
    }
    begun.current = true;
  }, [state, hex, watching, handing, cover, narrow]);
  const theme = useThemeName();
  // In the colour of the one who decides, as on their card.
  const pen = by === null ? undefined : strokeOf(theme, formatter.playerNumber(by)).colour;
  const panel = useRef<HTMLElement>(null);
  const height = useSteadyHeight(panel, (watching || (live && !locked && !state.outcome && other)) && !narrow);
  useBottomSheetRoom(panel, narrow);
  return (
    <section
      ref={panel}
      className={css.decision}
      style={{
        ...(pen === undefined ? {} : { ['--pen' as string]: pen }),
        ...(height === null ? {} : { minHeight: height }),
      }}
      aria-label={t('panel.decision')}
      id="decision"
      tabIndex={-1}
      data-handing={handing ?? undefined}
      inert={handing !== null && cover === null}
    >
      {handing !== null && (
        <p className={css.handed} aria-hidden="true">
          {t('heading.turn', { player: formatter.holder(handing) })}
        </p>
      )}
      {cover !== null && (
        <Suspense fallback={<div className={css.covered} />}>
          <HandOverScreen player={cover} onReady={uncover} />
        </Suspense>
      )}
      {watching ? (
        <Suspense fallback={<div className={css.waiting} />}>
          <FilmPanel />
        </Suspense>
      ) : !live || locked ? (
        <ReadOnlyPosition />
      ) : state.outcome ? (
        <GameOver />
      ) : other ? (
        <Waiting />
      ) : (
        <Question />
      )}
    </section>
  );
};
