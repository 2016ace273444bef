/** Putting a run together by pointing at stops. */
import { type Board, blocks, shapeAt, type TrackSet } from '@roundhouse/engine';
import { type HandRun, withoutLast } from './handRun.ts';
import { pathsBetween, stopsIn, stopsNextTo, type StopRef, type TrackPath } from './pathsBetween.ts';

const same = (a: TrackPath, b: TrackPath): boolean => JSON.stringify(a) === JSON.stringify(b);

const keyOf = ({ hex, node }: StopRef): string => `${hex}/${node}`;

/** Stops that follow one, and the way to each. */
interface Leg {
  readonly stops: readonly StopRef[];
  readonly links: readonly TrackPath[];
}

const isFree = (way: TrackPath, used: readonly Leg[]): boolean => {
  const taken = new Set(used.flatMap(({ links }) => links.flat().map(String)));
  return !way.some((piece) => taken.has(String(piece)));
};

/** The shortest way over track that no run uses yet; if there is none, the shortest, unless only free track will do. */
const wayOn = (
  track: TrackSet,
  board: Board,
  from: StopRef,
  to: StopRef,
  used: readonly Leg[],
  onlyFree = false,
): TrackPath | undefined => {
  const ways = pathsBetween(track, board, from, to);
  return ways.find((way) => isFree(way, used)) ?? (onlyFree ? undefined : ways[0]);
};

/** What a run that goes on has to mind. */
interface Around {
  /** Runs of other trains: their track is left to them where there is another. */
  readonly others: readonly Leg[];
  /** Whose trains run: nobody passes a city that others fill. */
  readonly company: string | null;
}

const ALONE: Around = { others: [], company: null };

const canPass = ({ hex, node }: StopRef, track: TrackSet, board: Board, company: string | null): boolean => {
  const shape = shapeAt(track, board, hex);
  return shape.nodes[node]?.kind !== 'offboard' && (company === null || !blocks(board, shape, hex, node, company));
};

/** On from one end of a run to a hex, over as few stops between as can be and over none twice. */
const legTo = (
  end: StopRef,
  hex: string,
  run: Leg,
  track: TrackSet,
  board: Board,
  around: Around,
  onlyFree: boolean,
): Leg | undefined => {
  const seen = new Set(run.stops.map(keyOf));
  let legs: readonly Leg[] = [{ stops: [], links: [] }];
  while (legs.length > 0) {
    legs = legs.flatMap((leg) => {
      const reached = leg.stops.at(-1);
      if (reached && !canPass(reached, track, board, around.company)) return [];
      const from = reached ?? end;
      return stopsNextTo(track, board, from).flatMap((stop) => {
        const used = [run, leg, ...around.others];
        const way = seen.has(keyOf(stop)) ? undefined : wayOn(track, board, from, stop, used, onlyFree);
        if (!way) return [];
        seen.add(keyOf(stop));
        return [{ stops: [...leg.stops, stop], links: [...leg.links, way] }];
      });
    });
    const there = legs.find((leg) => leg.stops.at(-1)?.hex === hex);
    if (there) return there;
  }
  return undefined;
};

/** Longer by a leg at whichever end is nearer to the hex; as it was where no such track leads there. */
const extendedOver = (
  run: HandRun,
  hex: string,
  track: TrackSet,
  board: Board,
  around: Around,
  onlyFree: boolean,
): HandRun => {
  const [first, last] = [run.stops[0], run.stops.at(-1)];
  if (!first || !last) return run;
  const on = legTo(last, hex, run, track, board, around, onlyFree);
  const back = run.stops.length > 1 ? legTo(first, hex, run, track, board, around, onlyFree) : undefined;
  if (back && (!on || back.stops.length < on.stops.length))
    return {
      ...run,
      stops: [...back.stops.toReversed(), ...run.stops],
      links: [...back.links.map((way) => way.toReversed()).toReversed(), ...run.links],
    };
  return on ? { ...run, stops: [...run.stops, ...on.stops], links: [...run.links, ...on.links] } : run;
};

/** Over a stop of the hex between two of the run that it lies between, where free track leads from one to it and on to the other. */
const inserted = (run: HandRun, hex: string, track: TrackSet, board: Board, around: Around): HandRun => {
  for (const [at, from] of run.stops.slice(0, -1).entries()) {
    const to = run.stops[at + 1];
    const rest = { stops: run.stops, links: run.links.toSpliced(at, 1) };
    for (const stop of stopsIn(track, board, hex)) {
      const there = wayOn(track, board, from, stop, [rest, ...around.others], true);
      const on =
        there && to && canPass(stop, track, board, around.company)
          ? wayOn(track, board, stop, to, [rest, { stops: [], links: [there] }, ...around.others], true)
          : undefined;
      if (there && on)
        return { ...run, stops: run.stops.toSpliced(at + 1, 0, stop), links: run.links.toSpliced(at, 1, there, on) };
    }
  }
  return run;
};

/** Longer by a leg, over track that no run uses where there is any. */
const extended = (run: HandRun, hex: string, track: TrackSet, board: Board, around: Around): HandRun => {
  const free = extendedOver(run, hex, track, board, around, true);
  return free === run ? extendedOver(run, hex, track, board, around, false) : free;
};

/** Over free track on to the hex, or by way of it; else over track that another run uses; as it was where none of it can be. */
const ledTo = (run: HandRun, hex: string, track: TrackSet, board: Board, around: Around): HandRun => {
  const free = extendedOver(run, hex, track, board, around, true);
  if (free !== run) return free;
  const through = inserted(run, hex, track, board, around);
  return through === run ? extendedOver(run, hex, track, board, around, false) : through;
};

/** Longer by another stop of the same hex that the track leads to at once: a city and a town on one tile. */
const withTwin = (run: HandRun, hex: string, track: TrackSet, board: Board, around: Around): HandRun => {
  const longer = extended(run, hex, track, board, around);
  return longer.stops.length === run.stops.length + 1 ? longer : run;
};

/**
 * A hex is pointed at: the run goes on to its stop, from the nearer end and over the stops between. Pointing at a stop of the run
 * cuts it off behind that stop, unless another stop of that hex comes next; pointing at the last one again takes the next way, then the
 * next stop of the hex, then lets it go.
 */
export const pointAt = (read: HandRun, hex: string, track: TrackSet, board: Board, around: Around = ALONE): HandRun => {
  // Which stops count was said of other stops.
  const { scored: _scored, ...run } = read;
  const stops = stopsIn(track, board, hex);
  const last = run.stops.at(-1);
  if (!last) return { ...run, stops: stops.slice(0, 1) };
  const at = run.stops.findIndex((each) => each.hex === hex);
  if (at < 0) return ledTo(run, hex, track, board, around);
  if (last.hex !== hex) {
    const longer = withTwin(run, hex, track, board, around);
    return longer === run ? { ...run, stops: run.stops.slice(0, at + 1), links: run.links.slice(0, at) } : longer;
  }
  const before = run.stops.at(-2);
  const link = run.links.at(-1);
  if (before && link) {
    const ways = pathsBetween(track, board, before, last);
    const next = ways[ways.findIndex((each) => same(each, link)) + 1];
    if (next) return { ...run, links: [...run.links.slice(0, -1), next] };
    // The track is another train's: another way to the same stop leads over others.
    const shorter = withoutLast(run);
    const round = isFree(link, around.others) ? undefined : legTo(before, hex, shorter, track, board, around, true);
    if (round) return { ...run, stops: [...shorter.stops, ...round.stops], links: [...shorter.links, ...round.links] };
  }
  const longer = withTwin(run, hex, track, board, around);
  if (longer !== run) return longer;
  const shorter = withoutLast(run);
  for (const stop of stops.slice(stops.findIndex((each) => each.node === last.node) + 1)) {
    if (!before) return { ...run, stops: [stop] };
    const way = wayOn(track, board, before, stop, [shorter, ...around.others]);
    if (way) return { ...run, stops: [...shorter.stops, stop], links: [...shorter.links, way] };
  }
  return shorter;
};

/** The hexes that come next: any stop for the first; then those that the track leads to, and the last for another way. */
export const placesNext = (run: HandRun, track: TrackSet, board: Board): readonly string[] => {
  const [first, last] = [run.stops[0], run.stops.at(-1)];
  const ends = [last, ...(run.stops.length > 1 ? [first] : [])].filter((each) => each !== undefined);
  const hexes = last
    ? [...ends.flatMap((end) => stopsNextTo(track, board, end).map(({ hex }) => hex)), last.hex]
    : Object.keys(track.map.hexes).filter((hex) =>
        stopsIn(track, board, hex).some((stop) => stopsNextTo(track, board, stop).length > 0),
      );
  return [...new Set(hexes)].filter((hex) => {
    const { stops } = pointAt(run, hex, track, board);
    return stops.length > run.stops.length || (hex === last?.hex && stops.length === run.stops.length);
  });
};
