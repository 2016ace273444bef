/** Measured ratings of the characters, on the scale of people’s: written by `npm run bench -- tournament`, see there. */
import type { CharacterId } from './characters.ts';

interface Ratings {
  readonly date: string;
  /** Games that were played, by title. */
  readonly games: Readonly<Record<string, number>>;
  readonly of: Readonly<
    Record<CharacterId, { readonly all: number; readonly titles: Readonly<Record<string, number>> }>
  >;
}

export const RATINGS: Ratings = {
  date: '2026-11-18',
  games: { '1849': 40, '18MEX': 40 },
  of: {
    morgan: { all: 1935, titles: { '1849': 1682, '18MEX': 1726 } },
    bruno: { all: 1948, titles: { '1849': 1519, '18MEX': 1852 } },
    kessler: { all: 1674, titles: { '1849': 1354, '18MEX': 1599 } },
    agnes: { all: 1349, titles: { '1849': 990, '18MEX': 1269 } },
    felix: { all: 1408, titles: { '1849': 1568, '18MEX': 1186 } },
    lucia: { all: 864, titles: { '1849': 978, '18MEX': 669 } },
    pip: { all: 1036, titles: { '1849': 1120, '18MEX': 842 } },
    basil: { all: 1262, titles: { '1849': 1140, '18MEX': 1096 } },
  },
};
