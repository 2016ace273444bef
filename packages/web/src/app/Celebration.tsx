/** Confetti in the colors of the tiles and of the winner: it falls once, over whatever it stands in, and takes no press. */
import type { CSSProperties } from 'react';
import css from './Celebration.module.css';

const PIECES = 36;
const COLOURS = ['var(--pen, var(--accent))', '#f2d35b', '#7fb069', '#b9793e', '#4a7fb5', '#c8553d'] as const;

/** Scattered, and the same every time. */
const scattered = (at: number, by: number): number => (at * by) % 1;

const styleOf = (at: number): CSSProperties => ({
  left: `${100 * scattered(at, 0.618)}%`,
  background: COLOURS[at % COLOURS.length],
  animationDelay: `${1.2 * scattered(at, 0.377)}s`,
  animationDuration: `${2.2 + 1.4 * scattered(at, 0.755)}s`,
  ['--sway' as string]: `${Math.round(80 * (scattered(at, 0.569) - 0.5))}px`,
  ['--turn' as string]: `${Math.round(900 * (scattered(at, 0.324) - 0.5))}deg`,
});

export const Celebration = () => (
  <span className={css.confetti} aria-hidden="true">
    {Array.from({ length: PIECES }, (_, at) => (
      <i key={at} style={styleOf(at + 1)} />
    ))}
  </span>
);
