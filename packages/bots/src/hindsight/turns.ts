/** The rounds that changed a player's prospects most, as the judge of the bots sees them. */
import type { PlayerId, RoundMark, State } from '@roundhouse/engine';
import type { Insight } from '../insight.ts';
import { judge } from '../judge.ts';
import { HORIZON } from '../plain.ts';
import type { TurningPoint } from './findings.ts';

/** A change of the part of the whole that is worth a word, and how many of them for each player. */
const WORTH_TELLING = 0.03;
const PER_PLAYER = 3;

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

export const turningPoints = (
  states: readonly State[],
  insight: Insight,
  judged: (round: number) => void,
): readonly TurningPoint[] => {
  const spans = roundSpans(states).filter(({ at, until }) => until > at);
  const parts = new Map<number, ReadonlyMap<PlayerId, number>>();
  const at = (position: number): ReadonlyMap<PlayerId, number> => {
    const known = parts.get(position) ?? partsOf(states[position] as State, insight);
    parts.set(position, known);
    return known;
  };
  const all = spans.flatMap((span, round) => {
    judged(round);
    const [before, after] = [at(span.at), at(span.until)];
    return [...before].map(([player, part]): TurningPoint => ({
      kind: 'turningPoint',
      at: span.at,
      until: span.until,
      player,
      round: span.mark,
      before: part,
      after: after.get(player) ?? 0,
    }));
  });
  const change = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  return (states[0]?.seats ?? []).flatMap((player) =>
    all
      .filter((point) => point.player === player && change(point) >= WORTH_TELLING)
      .sort((x, y) => change(y) - change(x) || x.at - y.at)
      .slice(0, PER_PLAYER),
  );
};
