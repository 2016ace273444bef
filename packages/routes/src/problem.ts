/** Route problems of recorded games: the position before a run, one JSON object per line. */
import type { Board, LaidTile, Rotation, TrackSet, ValueColour } from '@roundhouse/engine';
import { bestRuns } from './best.ts';
import type { Options, Problem, Result, RouteRules } from './types.ts';

export interface ProblemLine {
  readonly title: string;
  readonly players: number;
  readonly options: readonly string[];
  readonly phase: string;
  readonly tile_colors: readonly ValueColour[];
  readonly corporation: string;
  readonly home: readonly string[];
  readonly trains: readonly { readonly id: string; readonly name: string }[];
  readonly runnable: readonly string[];
  readonly board: Readonly<Record<string, readonly [string, number]>>;
  readonly tokens: readonly (readonly [hex: string, city: number, slot: number, company: string])[];
  readonly hex_marks?: Readonly<Record<string, readonly string[]>>;
  readonly corporation_marks?: readonly string[];
}

/** What the line does not say: the map and the tiles for this title, player count and options, and its route rules. */
export interface Setting {
  readonly track: TrackSet;
  readonly rules: RouteRules;
}

export const problemOf = (line: ProblemLine, { track, rules }: Setting): Problem => {
  const tiles: Record<string, LaidTile> = {};
  for (const [hex, [tile, rotation]] of Object.entries(line.board))
    tiles[hex] = { tile, rotation: rotation as Rotation };
  const board: Board = {
    tiles,
    tokens: line.tokens.map(([hex, city, slot, company]) => ({ hex, city, slot, company })),
    reservations: [],
    marks: line.hex_marks ?? {},
  };
  const trains = line.trains
    .filter((train) => line.runnable.includes(train.id))
    .map(({ id, name }) => {
      const rule = rules.trains[name.replace(/\*+$/, '')];
      if (!rule) throw new Error(`${line.title} has no train ${name}`);
      return { id, rule };
    });
  return {
    track,
    board,
    company: line.corporation,
    companyMarks: line.corporation_marks ?? [],
    home: line.home,
    trains,
    colours: [...line.tile_colors, ...(rules.valueColours?.[line.phase] ?? [])],
    rules,
  };
};

export const solveProblem = (line: ProblemLine, setting: Setting, options?: Options): Result =>
  bestRuns(problemOf(line, setting), options);
