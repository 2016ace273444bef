/** Undo, redo, the way through the positions of the game, and trying things out. */
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { useOneStop } from '../../app/oneStop.ts';
import { useWidth } from '../../app/width.ts';
import { drawBoardAhead } from '../../board/picture.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, usePosition, useSession, useShown } from '../context.tsx';
import { firstUndoable, lineOnScreen } from '../session.ts';
import { JumpMenu } from './JumpMenu.tsx';
import { jumpsAt } from './jumps.ts';
import { momentsOf } from './moments.ts';
import { Scale } from './Scale.tsx';
import { nearest, stopsOf } from './steps.ts';
import css from './History.module.css';

// Only over the net there is a reason why one's own action cannot be undone.
const NetUndo = lazyPart(() => import('../online/NetUndo.tsx'), 'online');

/** A game with fewer actions is drawn soon enough, wherever one goes in it. */
const LONG = 100;
/** So long after everything is there the page is at rest, in milliseconds. */
const AT_REST = 1000;
/** Where a hand on the slider may go first, as shares of the game: what stands on the hexes there is placed while nobody waits. */
const FIRST_ASKED = [1 / 2, 1 / 4, 3 / 4, 1 / 8, 3 / 8, 5 / 8, 7 / 8];

/** The slider. Grabbed, it stops only where stops lie far enough apart; by keyboard it goes action by action. */
const Slider = () => {
  const t = useT('later');
  const formatter = useFormatter();
  const { facts } = useGameContext();
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const state = useShown();
  const goTo = useSession((s) => s.goTo);
  const box = useRef<HTMLInputElement>(null);
  const grabbed = useRef(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return undefined;
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  const length = line.actions.length;
  const whole = line.gap === undefined && length >= LONG;
  const drawAhead = useEffectEvent(async (isWanted: () => boolean): Promise<void> => {
    for (const share of FIRST_ASKED) {
      const there = line.states[Math.round(length * share)];
      if (there && isWanted()) await drawBoardAhead(facts, there);
    }
  });
  useEffect(() => {
    let gone = false;
    const timer = whole ? setTimeout(() => void drawAhead(() => !gone), AT_REST) : undefined;
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [whole]);
  const choose = (wanted: number): void =>
    goTo(grabbed.current ? nearest(stopsOf(momentsOf(line), length, width), wanted) : wanted);
  return (
    <input
      ref={box}
      type="range"
      min={0}
      max={length}
      value={position}
      aria-label={t('history.slider')}
      aria-valuetext={`${formatter.round(state.round)}, ${position}/${length}`}
      onPointerDown={() => (grabbed.current = true)}
      onPointerUp={() => (grabbed.current = false)}
      onPointerCancel={() => (grabbed.current = false)}
      onChange={(event) => choose(Number(event.target.value))}
    />
  );
};

/** A step by hand: one action, or a whole round. */
const Step = ({ sign, name, at, hotkey, go }: StepProps) => (
  <button type="button" data-key={hotkey} aria-label={name} title={name} disabled={at} onClick={go}>
    {sign}
  </button>
);

interface StepProps {
  readonly sign: string;
  readonly name: string;
  /** Whether the end is reached. */
  readonly at: boolean;
  readonly hotkey: string;
  readonly go: () => void;
}

const UndoSign = () => {
  const t = useT('later');
  return (
    <>
      <span className={css.symbol} aria-hidden="true">
        ↶
      </span>
      <span className={css.word}>{t('history.undo')}</span>
    </>
  );
};

const Undo = ({ disabled }: { readonly disabled: boolean }) => {
  const { table } = useGameContext();
  return (
    <button type="button" data-key="z" onClick={table.undo} disabled={disabled}>
      <UndoSign />
    </button>
  );
};

export const History = () => {
  const t = useT('later');
  const { table } = useGameContext();
  const narrow = useWidth() === 'narrow';
  const length = useSession((s) => lineOnScreen(s).actions.length);
  const from = useSession((s) => s.sandbox?.from ?? firstUndoable(s.main));
  const sandbox = useSession((s) => s.sandbox !== null);
  const undone = useSession((s) => s.undone.length);
  const position = usePosition();
  const goTo = useSession((s) => s.goTo);
  const tryOut = useSession((s) => s.tryOut);
  const recalling = useSession((s) => s.main.gap?.recalling === true);
  const locked = table.locked !== null && !sandbox;
  const past = position < length;
  const jumps = jumpsAt(table);
  const box = useRef<HTMLElement>(null);
  useOneStop(box);
  return (
    <nav ref={box} className={css.history} aria-label={t('history.label')} aria-busy={recalling}>
      {table.net && !past && !sandbox ? (
        <Suspense fallback={<Undo disabled />}>
          <NetUndo>
            <UndoSign />
          </NetUndo>
        </Suspense>
      ) : (
        <Undo disabled={past ? position === 0 : locked || (length <= from && !recalling)} />
      )}
      <button type="button" data-key="y" onClick={table.redo} disabled={!past && (sandbox || undone === 0)}>
        <span className={css.symbol} aria-hidden="true">
          ↷
        </span>
        <span className={css.word}>{t('history.redo')}</span>
      </button>
      <span className={css.slider}>
        {!narrow && (
          <Step sign="◂◂" name={t('history.roundBack')} hotkey="<" at={position === 0} go={() => jumps.byRound(-1)} />
        )}
        <Step sign="◂" name={t('history.back')} hotkey="[" at={position === 0} go={() => goTo(position - 1)} />
        <span className={css.track}>
          <Slider />
          {!narrow && <Scale />}
        </span>
        <Step sign="▸" name={t('history.forward')} hotkey="]" at={!past} go={() => goTo(position + 1)} />
        {!narrow && (
          <Step sign="▸▸" name={t('history.roundForward')} hotkey=">" at={!past} go={() => jumps.byRound(1)} />
        )}
        <JumpMenu />
      </span>
      {!sandbox && (
        <button type="button" data-key="t" onClick={tryOut}>
          {t('history.try')}
        </button>
      )}
    </nav>
  );
};
