/** Ways over the track from one stop to another that pass no other stop: what a hand-made run is put together from. */
import { type Board, type End, type Shape, type TrackSet } from '@roundhouse/engine';

export interface StopRef {
  readonly hex: string;
  readonly node: number;
}

export type TrackPath = readonly (readonly [hex: string, path: number])[];

/** Longer detours than this between two stops are not looked for. */
const LONGEST = 14;
const MOST = 24;

interface Laid {
  readonly shape: Shape;
  readonly rotation: number;
}

const laidOn = (track: TrackSet, board: Board, hex: string): Laid | undefined => {
  const laid = board.tiles[hex];
  const shape = laid ? track.tiles[laid.tile] : track.map.hexes[hex];
  return shape && { shape, rotation: laid?.rotation ?? 0 };
};

const edgeOf = (end: End, rotation: number): number | null => ('edge' in end ? (end.edge + rotation) % 6 : null);

/** Lane i of n meets lane n-1-i of the neighbour. */
const lanesMeet = (a: End, b: End): boolean => {
  if (!('edge' in a) || !('edge' in b)) return false;
  const [x, y] = [a.lane, b.lane];
  return x === undefined || y === undefined || (x.of === y.of && x.index + y.index === x.of - 1);
};

/** A piece of track that is run over, out of its hex or to a stop of it. */
interface Step {
  readonly hex: string;
  readonly path: number;
  readonly out: End;
}

/** The pieces that begin at a stop or a junction, but the one that was come by. */
const stepsFrom = (track: TrackSet, board: Board, { hex, node }: StopRef, not = -1): readonly Step[] =>
  (laidOn(track, board, hex)?.shape.paths ?? []).flatMap(({ a, b }, path) =>
    path === not
      ? []
      : [
          ...('node' in a && a.node === node ? [{ hex, path, out: b }] : []),
          ...('node' in b && b.node === node ? [{ hex, path, out: a }] : []),
        ],
  );

/** The stop where a piece of track ends, or those that go on from it. */
const after = (track: TrackSet, board: Board, { hex, path, out }: Step): StopRef | readonly Step[] => {
  const laid = laidOn(track, board, hex);
  if (!laid) return [];
  if ('node' in out) {
    const stop = { hex, node: out.node };
    return laid.shape.nodes[out.node]?.kind === 'junction' ? stepsFrom(track, board, stop, path) : stop;
  }
  const edge = edgeOf(out, laid.rotation) ?? 0;
  const next = track.map.neighbours[hex]?.[edge] ?? null;
  const other = next === null ? undefined : laidOn(track, board, next);
  if (next === null || !other) return [];
  return other.shape.paths.flatMap(({ a, b }, index) =>
    [[a, b] as const, [b, a] as const].flatMap(([near, far]) =>
      edgeOf(near, other.rotation) === (edge + 3) % 6 && lanesMeet(out, near)
        ? [{ hex: next, path: index, out: far }]
        : [],
    ),
  );
};

const isStop = (found: StopRef | readonly Step[]): found is StopRef => 'node' in found;

/** The shortest first. */
export const pathsBetween = (track: TrackSet, board: Board, from: StopRef, to: StopRef): readonly TrackPath[] => {
  const found: TrackPath[] = [];
  const follow = (step: Step, before: TrackPath): void => {
    if (before.some(([hex, path]) => hex === step.hex && path === step.path)) return;
    const way: TrackPath = [...before, [step.hex, step.path]];
    if (way.length > LONGEST || found.length >= MOST) return;
    const next = after(track, board, step);
    if (!isStop(next)) for (const each of next) follow(each, way);
    else if (next.hex === to.hex && next.node === to.node) found.push(way);
  };
  for (const step of stepsFrom(track, board, from)) follow(step, []);
  return found.sort((a, b) => a.length - b.length);
};

/** The stops that come next to one along the track, the nearest first. */
export const stopsNextTo = (track: TrackSet, board: Board, from: StopRef): readonly StopRef[] => {
  const found = new Map<string, StopRef>();
  const seen = new Set<string>();
  let steps = stepsFrom(track, board, from);
  for (let length = 1; steps.length > 0 && length <= LONGEST; length++)
    steps = steps.flatMap((step) => {
      const key = JSON.stringify(step);
      if (seen.has(key)) return [];
      seen.add(key);
      const next = after(track, board, step);
      if (!isStop(next)) return next;
      found.set(`${next.hex}/${next.node}`, next);
      return [];
    });
  return [...found.values()];
};

/** The stops of a hex: cities, towns, areas. */
export const stopsIn = (track: TrackSet, board: Board, hex: string): readonly StopRef[] =>
  (laidOn(track, board, hex)?.shape.nodes ?? []).flatMap((node, index) =>
    node.kind === 'junction' ? [] : [{ hex, node: index }],
  );
