/** Rounds and phases below the slider, with marks for what nobody forgets. A press leads to the beginning of a round. */
import { THEMES } from '@roundhouse/board';
import type { LedgerRound } from '@roundhouse/engine/models/ledger';
import { useThemeName } from '../../app/settings.ts';
import { useFormatter, useGameContext, useSession } from '../context.tsx';
import { lineOnScreen } from '../session.ts';
import { momentsOf } from './moments.ts';
import css from './Scale.module.css';

/** So much of the scale holds the name of a round, in percent. */
const NAMED = 9;

/** So much holds its number. */
const NUMBERED = 3.5;

const numberOf = ({ kind, set, number }: LedgerRound['mark']): string =>
  kind === 'operating' ? `${set}.${number}` : set > 0 ? String(set) : '';

export const Scale = () => {
  const formatter = useFormatter();
  const { facts } = useGameContext();
  const theme = THEMES[useThemeName()];
  const line = useSession(lineOnScreen);
  const goTo = useSession((s) => s.goTo);
  const { rounds, phases, marks } = momentsOf(line);
  const length = Math.max(1, line.states.length - 1);
  const at = (position: number): string => `${(100 * position) / length}%`;
  const share = (from: number, to: number): number => (100 * (to - from)) / length;
  const colourOf = (phase: string): string => {
    const colours = facts.phases.find(({ name }) => name === phase)?.colours ?? [];
    return theme.hex[colours.at(-1) ?? 'white'];
  };
  return (
    // The menu beside the slider leads to the same rounds: nothing here is needed by keyboard.
    <span className={css.scale} aria-hidden="true">
      {rounds.map(({ mark, from, to }) => (
        <span
          key={from}
          className={css.round}
          data-kind={mark.kind}
          style={{ insetInlineStart: at(from), width: `${share(from, to)}%` }}
          title={formatter.round(mark)}
          onClick={() => goTo(from)}
        >
          {share(from, to) >= NAMED ? formatter.roundShort(mark) : share(from, to) >= NUMBERED ? numberOf(mark) : ''}
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
          style={{ insetInlineStart: at(position) }}
          title={formatter.eventText(event)}
          onClick={() => goTo(position)}
        />
      ))}
    </span>
  );
};
