/** Rounds and phases below the slider, with marks for what nobody forgets. A press leads to the beginning of a round. */
import { THEMES } from '@roundhouse/board';
import type { LedgerRound } from '@roundhouse/engine/models/ledger';
import { useEffect, useRef, useState } from 'react';
import { useThemeName } from '../../app/settings.ts';
import { useFormatter, useGameContext, useSession } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { momentsOf } from './moments.ts';
import css from './Scale.module.css';

/** The room that a letter takes at most on average, and that beside the text, in the height of the letters. */
const LETTER = 0.65;
const BESIDE = 0.4;

/** The first of these texts that is no wider than the room; nothing if none is. */
const fitting = (texts: readonly string[], room: number): string =>
  texts.find((text) => text.length * LETTER + BESIDE <= room) ?? '';

const numberOf = ({ kind, set, number }: LedgerRound['mark']): string =>
  kind === 'operating' ? `${set}.${number}` : set > 0 ? String(set) : '';

export const Scale = () => {
  const formatter = useFormatter();
  const { facts } = useGameContext();
  const theme = THEMES[useThemeName()];
  const line = useSession(lineOnScreen);
  const goTo = useSession((s) => s.goTo);
  const box = useRef<HTMLSpanElement>(null);
  // In the height of its letters.
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const scale = box.current;
    if (!scale) return undefined;
    const watcher = new ResizeObserver(() =>
      setWidth(scale.clientWidth / Number.parseFloat(getComputedStyle(scale).fontSize)),
    );
    watcher.observe(scale);
    return () => watcher.disconnect();
  }, []);
  const { rounds, phases, marks } = momentsOf(line);
  const length = Math.max(1, line.states.length - 1);
  const at = (position: number): string => `${(100 * position) / length}%`;
  const share = (from: number, to: number): number => (100 * (to - from)) / length;
  /** Where a name has to end that begins here: at the first mark, or with its round. */
  const free = (from: number, to: number): number =>
    Math.min(to, ...marks.map(({ position }) => position).filter((position) => position > from));
  const colourOf = (phase: string): string => {
    const colours = facts.phases.find(({ name }) => name === phase)?.colours ?? [];
    return theme.hex[colours.at(-1) ?? 'white'];
  };
  return (
    // The menu beside the slider leads to the same rounds: nothing here is needed by keyboard.
    <span ref={box} className={css.scale} aria-hidden="true">
      {rounds.map(({ mark, from, to }) => (
        <span
          key={from}
          className={css.round}
          data-kind={mark.kind}
          style={{ insetInlineStart: at(from), width: `${share(from, to)}%` }}
          title={formatter.round(mark)}
          onClick={() => goTo(from)}
        >
          {fitting([formatter.roundShort(mark), numberOf(mark)], (width * share(from, free(from, to))) / 100)}
        </span>
      ))}
      {phases.map(({ phase, from }, i) => (
        <span
          key={from}
          className={css.phase}
          style={{
            insetInlineStart: at(from),
            width: `${share(from, phases[i + 1]?.from ?? length)}%`,
            background: colourOf(phase),
          }}
        />
      ))}
      {marks.map(({ position, kind, event }, i) => (
        <span
          key={i}
          className={css.mark}
          data-mark={kind}
          style={{ insetInlineStart: `min(${at(position)}, 100% - 2px)` }}
          title={formatter.eventText(event)}
          onClick={() => goTo(position)}
        />
      ))}
    </span>
  );
};
