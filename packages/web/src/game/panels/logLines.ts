/** The lines of a round in the log: a turn is one line, turns in which nothing happened are one line together. */
import type { PlayerId } from '@roundhouse/engine';
import type { Beat, StoryRound, Turn } from '@roundhouse/engine/models/story';

export interface TurnLine {
  readonly kind: 'turn';
  readonly key: string;
  readonly turn: Turn;
  readonly from: number;
  readonly to: number;
  /** The positions that its actions led to. */
  readonly positions: readonly number[];
}

export interface QuietLine {
  readonly kind: 'quiet';
  readonly key: string;
  /** Who passed, each once. */
  readonly who: readonly string[];
  /** Whether all of them are players who passed; companies may have had nothing to do. */
  readonly passed: boolean;
  readonly turns: readonly Turn[];
  readonly from: number;
  readonly to: number;
  readonly positions: readonly number[];
}

export type LogLine = TurnLine | QuietLine;

/** The only thing that happened in a turn, where it is one sentence: the line of the turn is that sentence. */
export const onlyBeatOf = (line: LogLine): Beat | null => {
  const [beat, ...others] = line.kind === 'turn' ? line.turn.beats : [];
  return beat && others.length === 0 && beat.logged.length === 1 ? beat : null;
};

/** A turn begins with the action that ended the one before: its own first decision comes after it. */
const positionsOf = ({ beats }: Turn): readonly number[] => [
  ...new Set(beats.flatMap(({ events }) => events.map(({ position }) => position))),
];

const isQuietTurn = ({ beats }: Turn): boolean =>
  beats.length > 0 && beats.every(({ importance, entries }) => importance === 'quiet' && entries.length === 0);

const isPass = ({ beats, who }: Turn): boolean =>
  who !== null &&
  who.startsWith('@') &&
  beats.every(({ logged }) => logged.every(({ event }) => event.type === 'passed'));

const whoPassed = ({ who, beats }: Turn): string | null =>
  who ??
  beats.flatMap(({ logged }) =>
    logged.flatMap(({ event }): readonly PlayerId[] => (event.type === 'passed' ? [event.player] : [])),
  )[0] ??
  null;

const known = new WeakMap<StoryRound, readonly LogLine[]>();

const make = ({ turns }: StoryRound): readonly LogLine[] => {
  const lines: LogLine[] = [];
  for (const turn of turns) {
    // Nothing has happened yet.
    if (turn.beats.length === 0) continue;
    const positions = positionsOf(turn);
    const [from, to] = [positions[0] ?? 0, positions.at(-1) ?? 0];
    const first = turn.beats[0]?.events[0];
    const key = `${first?.position ?? 0} ${first?.index ?? 0}`;
    if (!isQuietTurn(turn)) {
      lines.push({ kind: 'turn', key, turn, from, to, positions });
      continue;
    }
    const last = lines.at(-1);
    const passed = isPass(turn);
    const who = whoPassed(turn);
    if (last?.kind === 'quiet' && last.passed === passed)
      lines[lines.length - 1] = {
        ...last,
        who: who === null || last.who.includes(who) ? last.who : [...last.who, who],
        turns: [...last.turns, turn],
        to,
        positions: [...last.positions, ...positions],
      };
    else lines.push({ kind: 'quiet', key, who: who === null ? [] : [who], passed, turns: [turn], from, to, positions });
  }
  return lines;
};

export const linesOf = (round: StoryRound): readonly LogLine[] => {
  const before = known.get(round);
  if (before) return before;
  const lines = make(round);
  known.set(round, lines);
  return lines;
};
