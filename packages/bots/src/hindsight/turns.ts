/**
 * The rounds that changed a player's prospects for good, as the judge of the bots sees them. The judge errs; so a round counts only
 * where several judgements, with other guesses about what is to come, agree on the change, where the change is far larger than
 * they differ, and where it lasted.
 */
import type { PlayerId, RoundMark, State } from '@roundhouse/engine';
import type { Insight } from '../insight.ts';
import { judge } from '../judge.ts';
import { HORIZON } from '../plain.ts';
import { withWeights } from '../strongWeights.ts';
import type { TurningPoint } from './findings.ts';

/** A change of the part of the whole that is worth a word, and how many of them for each player. */
const WORTH_TELLING = 0.04;
const PER_PLAYER = 3;
/** A change must be so many times as large as what the judgements differ by. */
const SURE = 2;
/** Judgements that differ by more than this from their middle know nothing. */
const MOST_SPREAD = 0.035;
/** What must be left of a change after the rounds that follow it, and how many of those are looked at. */
const LASTS = 0.5;
const FOLLOWING = 2;
/** Operating rounds before which nothing is said: nobody can tell so early. */
const SILENT = 2;

/** The usual judgement, and others of people who expect a shorter or longer game, faster or slower trains, poorer routes. */
export const judgementsOf = (insight: Insight): readonly Insight[] => {
  const { trainPace } = insight.weights;
  return [
    insight,
    withWeights(insight, { lengthFactor: 0.7 }),
    withWeights(insight, { lengthFactor: 1.4 }),
    withWeights(insight, { trainPace: trainPace * 0.7 }),
    withWeights(insight, { trainPace: trainPace * 1.4, revenueFactor: 0.85 }),
  ];
};

const sameRound = (a: RoundMark, b: RoundMark): boolean =>
  a.kind === b.kind && a.set === b.set && a.number === b.number;

/** By player, the part of what all will be worth; nobody is worth less than nothing here. */
export const partsOf = (state: State, insight: Insight): ReadonlyMap<PlayerId, number> => {
  const worth = state.outcome?.scores ?? judge(state, insight, HORIZON).worth;
  const each = state.seats.map((player) => [player, Math.max(0, worth[player] ?? 0)] as const);
  const all = each.reduce((sum, [, amount]) => sum + amount, 0);
  return new Map(each.map(([player, amount]) => [player, all > 0 ? amount / all : 1 / state.seats.length]));
};

export interface RoundSpan {
  readonly at: number;
  readonly until: number;
  readonly mark: RoundMark;
}

export const roundSpans = (states: readonly State[]): readonly RoundSpan[] => {
  const starts = states.flatMap(({ round }, at) => {
    const before = states[at - 1];
    return before && sameRound(before.round, round) ? [] : [at];
  });
  return starts.map((at, i) => ({
    at,
    until: starts[i + 1] ?? states.length - 1,
    mark: (states[at] as State).round,
  }));
};

/** Ends of the operating rounds of a game, by position: what came before the second is not judged. */
const firstJudged = (spans: readonly RoundSpan[]): number =>
  spans.filter(({ mark }) => mark.kind === 'operating')[SILENT - 1]?.until ?? Infinity;

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Half the width of what the judgements say. */
const spreadOf = (numbers: readonly number[]): number => (Math.max(...numbers) - Math.min(...numbers)) / 2;

export const turningPoints = (
  states: readonly State[],
  insight: Insight,
  judged: (round: number) => void,
): readonly TurningPoint[] => {
  const spans = roundSpans(states).filter(({ at, until }) => until > at);
  const judgements = judgementsOf(insight);
  const known = new Map<number, readonly ReadonlyMap<PlayerId, number>[]>();
  /** The player's part in a position, by every judgement. */
  const partsAt = (position: number, player: PlayerId): readonly number[] => {
    let parts = known.get(position);
    if (!parts) known.set(position, (parts = judgements.map((each) => partsOf(states[position] as State, each))));
    return parts.map((each) => each.get(player) ?? 0);
  };
  const begins = firstJudged(spans);
  const pointOf = (round: number, player: PlayerId): TurningPoint | undefined => {
    const { at, until, mark } = spans[round] as RoundSpan;
    const [before, after] = [partsAt(at, player), partsAt(until, player)];
    const changes = after.map((part, index) => part - (before[index] ?? 0));
    const change = meanOf(changes);
    const within = spreadOf(changes);
    const agree = changes.every((each) => Math.sign(each) === Math.sign(change));
    if (!agree || within > MOST_SPREAD || Math.abs(change) < Math.max(WORTH_TELLING, SURE * within)) return undefined;
    const later = spans.slice(round + 1, round + 1 + FOLLOWING).map((span) => meanOf(partsAt(span.until, player)));
    const kept = later.length === 0 ? 1 : (meanOf(later) - meanOf(before)) / change;
    if (kept < LASTS) return undefined;
    return {
      kind: 'turningPoint',
      at,
      until,
      player,
      round: mark,
      before: meanOf(before),
      after: meanOf(after),
      within,
    };
  };
  const players = states[0]?.seats ?? [];
  const all = spans.flatMap((span, round) => {
    judged(round);
    return span.at < begins ? [] : players.flatMap((player) => pointOf(round, player) ?? []);
  });
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  return players.flatMap((player) =>
    all
      .filter((point) => point.player === player)
      .sort((x, y) => size(y) - size(x) || x.at - y.at)
      .slice(0, PER_PLAYER),
  );
};
