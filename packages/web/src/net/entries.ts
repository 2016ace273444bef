/** The story of a game as a line of play: decisions that stand, each with the number of its entry. */
import type { Action, State } from '@roundhouse/engine';
import type { Entry } from '@roundhouse/protocol/client';
import { bridge, cut, extend, isLine, type Line } from '../game/session.ts';

export interface ConfirmedLine {
  readonly line: Line;
  /** Entry numbers of the actions of the line. */
  readonly numbers: readonly number[];
  /** The number of the last entry that is part of the line. */
  readonly head: number;
}

export const beginning = (line: Line): ConfirmedLine => ({ line, numbers: [], head: 0 });

/** What stands after these entries, without playing it: actions and their numbers. */
export const standing = (
  entries: readonly Entry[],
): { readonly actions: readonly Action[]; readonly numbers: readonly number[] } => {
  let actions: Action[] = [];
  let numbers: number[] = [];
  for (const entry of entries) {
    if (entry.kind === 'decided') {
      actions.push(entry.action);
      numbers.push(entry.number);
    } else if (entry.kind === 'takenBack') {
      const kept = numbers.filter((number) => number <= entry.to).length;
      actions = actions.slice(0, kept);
      numbers = numbers.slice(0, kept);
    }
  }
  return { actions, numbers };
};

/** One entry more; undefined where today's rules here do not allow what the server confirmed: its position counts then. */
export const appendEntry = (confirmed: ConfirmedLine, entry: Entry): ConfirmedLine | undefined => {
  const head = entry.number;
  if (entry.kind === 'decided') {
    const line = extend(confirmed.line, entry.action);
    return isLine(line) ? { line, numbers: [...confirmed.numbers, entry.number], head } : undefined;
  }
  if (entry.kind !== 'takenBack') return { ...confirmed, head };
  const kept = confirmed.numbers.filter((number) => number <= entry.to).length;
  return { line: cut(confirmed.line, kept), numbers: confirmed.numbers.slice(0, kept), head };
};

/** The server's position stands where the actions cannot be played here. */
export const bridged = (
  confirmed: ConfirmedLine,
  { actions, numbers }: ReturnType<typeof standing>,
  position: State,
  head: number,
): ConfirmedLine => ({ line: bridge(confirmed.line, actions, position), numbers, head });

/** The line with what is not confirmed yet; what can no longer be played is left out. */
export const withPending = (line: Line, pending: readonly Action[]): { line: Line; left: readonly Action[] } => {
  let shown = line;
  for (const [index, action] of pending.entries()) {
    const next = extend(shown, action);
    if (!isLine(next)) return { line: shown, left: pending.slice(0, index) };
    shown = next;
  }
  return { line: shown, left: pending };
};
