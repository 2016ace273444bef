/** The faces of the characters, apart from their names: only what shows a face loads them. */
import type { CharacterId } from './characters.ts';

/** A part of a badge, drawn on a square of 32 by 32. */
interface BadgePart {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
}

const SKIN = '#f3d9bd';
const INK = '#2b2623';

const ground = (fill: string): BadgePart => ({ path: 'M16 0a16 16 0 1 1 0 32a16 16 0 1 1 0-32z', fill });
const FACE: BadgePart = { path: 'M16 8.5a7.5 8.5 0 1 1 0 17a7.5 8.5 0 1 1 0-17z', fill: SKIN };
const EYES: BadgePart = {
  path: 'M13 15.4a1 1.1 0 1 1 0 2.2a1 1.1 0 1 1 0-2.2zM19 15.4a1 1.1 0 1 1 0 2.2a1 1.1 0 1 1 0-2.2z',
  fill: INK,
};
const SMILE: BadgePart = { path: 'M13.3 20.8q2.7 2 5.4 0', stroke: INK };
const STRAIGHT: BadgePart = { path: 'M13.6 21.3h4.8', stroke: INK };

export const BADGES: Readonly<Record<CharacterId, readonly BadgePart[]>> = {
  morgan: [
    ground('#6d1f3a'),
    { path: 'M7 21c-1.5-11 3-15 9-15s10.5 4 9 15l-2.5 3v-8q-6.5-1-9.5-4.5q-1 3-3.5 4.5v8z', fill: '#1d1416' },
    FACE,
    { path: 'M8.5 15q1.5-6 6.5-6q-1 4-6.5 6zM23.5 15q-1-5-8.5-6q2 4.5 8.5 6z', fill: '#1d1416' },
    EYES,
    { path: 'M11.3 14l3-.5M20.7 14l-3-.5', stroke: INK },
    { path: 'M14 21.2q2 1.2 4.2-.6', stroke: '#a3243b' },
  ],
  bruno: [
    ground('#2f5d3a'),
    FACE,
    EYES,
    { path: 'M8.8 18.5q1 8.5 7.2 8.5t7.2-8.5q-3.2 1.5-7.2.8q-4 .7-7.2-.8z', fill: '#7a5230' },
    { path: 'M13.5 22.3q2.5 1.4 5 0', stroke: SKIN },
    { path: 'M7 13q0-8.5 9-8.5t9 8.5z', fill: '#e8b31f' },
    { path: 'M5.5 13h21', stroke: '#b98508' },
  ],
  kessler: [
    ground('#1f3f6d'),
    FACE,
    EYES,
    { path: 'M10.5 20.5q2.5-2.5 5.5-.6q3-1.9 5.5.6q-3 2.2-5.5.7q-2.5 1.5-5.5-.7z', fill: '#5b5048' },
    { path: 'M7.5 10.5q-1-5.5 8.5-5.5t8.5 5.5z', fill: '#101d33' },
    { path: 'M7 13q9-4.5 18 0l-.8 1.2q-8.2-3-16.4 0z', fill: INK },
    { path: 'M16 6.5l1 1.7l-1 1.5l-1-1.5z', fill: '#e8b31f' },
  ],
  agnes: [
    ground('#5a4a78'),
    { path: 'M16 2.5a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z', fill: '#d9d5d0' },
    { path: 'M7.5 17q-.5-10.5 8.5-10.5t8.5 10.5l-2 1.5h-13z', fill: '#d9d5d0' },
    { path: 'M16 10a7 7.75 0 1 1 0 15.5a7 7.75 0 1 1 0-15.5z', fill: SKIN },
    EYES,
    {
      path: 'M13 14a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM19 14a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM15.5 16.2h1',
      stroke: '#8a6d1f',
    },
    SMILE,
  ],
  felix: [
    ground('#8a4b12'),
    { path: 'M8.5 16q-1.5-8.5 6-9q8.5-1.5 9.2 9l-1.7-3.5q-4.5.5-7.5-2q-2.5 3-4.5 2.5z', fill: '#c2571a' },
    FACE,
    { path: 'M8.5 14.5q-.5-6 7.5-6.5q7.5.5 7.5 6.5q-2-3.8-5-4.2q-4 1.7-7.5 1.5z', fill: '#c2571a' },
    EYES,
    { path: 'M19 13.9a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4zM21 18.5v5', stroke: '#e8d27a' },
    { path: 'M13.3 21q3 1.6 5.2-.8', stroke: INK },
  ],
  lucia: [
    ground('#0f6b6b'),
    { path: 'M7.5 23q-2.5-16.5 8.5-16.5t8.5 16.5q-2 2-4-1l-.5-8h-8l-.5 8q-2 3-4 1z', fill: '#4a2a1a' },
    FACE,
    { path: 'M8.6 14.5q.9-6.5 7.4-6.5t7.4 6.5q-3.9-1.5-7.4-4q-3.5 2.5-7.4 4z', fill: '#4a2a1a' },
    EYES,
    SMILE,
    { path: 'M9 8l2.6 1.8l1.9-3.3l2.5 3l2.5-3l1.9 3.3l2.6-1.8l-1 4q-6-2-12 0z', fill: '#e8b31f' },
  ],
  pip: [
    ground('#3b7fb5'),
    FACE,
    EYES,
    { path: 'M12 19h.01M13.5 19.8h.01M18.5 19.8h.01M20 19h.01', stroke: '#c98d5f' },
    SMILE,
    { path: 'M8 12.5q0-7 8-7t8 7q-8-2-16 0z', fill: '#c23b2e' },
    { path: 'M8 12.5q-3.5.3-4.5 2q3.5.8 8-2.8z', fill: '#8f2a20' },
  ],
  basil: [
    ground('#6b6f2a'),
    FACE,
    EYES,
    STRAIGHT,
    { path: 'M10.5 11.5V3.5h11v8z', fill: '#33302c' },
    { path: 'M7.5 11.5h17', stroke: '#33302c' },
    { path: 'M10.5 9.5h11', stroke: '#a8a13a' },
  ],
};
