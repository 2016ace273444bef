/** The line of play as the server confirmed it: grows entry by entry, without gaps, whichever way the entries come. */
import type { Action, State } from '@roundhouse/engine';
import type { Entry } from '@roundhouse/protocol/client';
import type { Automatic } from '../game/orders/automatic.ts';
import { appendEntry, bridged, type ConfirmedLine, standing } from './entries.ts';

/** The server's own position, with all entries up to it. */
export interface ServerPosition {
  readonly entries: readonly Entry[];
  readonly state: State;
  readonly number: number;
}

export interface ServerLineParts {
  /** Decisions that were not made by hand, by the number of their entry. */
  readonly automatic: Map<number, Automatic>;
  /** Asks the server for everything after the newest entry that is known here. */
  readonly askForMissing: () => void;
  /** Undefined where the server cannot be reached, or nobody waits for the answer anymore. */
  readonly loadPosition: () => Promise<ServerPosition | undefined>;
  /** The server confirmed an action. */
  readonly confirmed: (action: Action) => void;
  readonly changed: () => void;
}

export interface ServerLine {
  readonly current: () => ConfirmedLine;
  readonly receive: (entries: readonly Entry[]) => void;
  readonly automaticAt: (index: number) => Automatic | undefined;
}

export const createServerLine = (start: ConfirmedLine, parts: ServerLineParts): ServerLine => {
  let current = start;

  /** The rules here cannot play what the server confirmed: its position counts. */
  const catchUp = async (): Promise<void> => {
    const found = await parts.loadPosition();
    if (!found) return;
    const until = found.entries.filter(({ number }) => number <= found.number);
    current = bridged(current, standing(until), found.state, found.number);
    parts.changed();
    parts.askForMissing();
  };

  return {
    current: () => current,
    receive: (entries) => {
      for (const entry of entries) {
        if (entry.number <= current.head) continue;
        if (entry.number > current.head + 1) {
          parts.askForMissing();
          break;
        }
        const next = appendEntry(current, entry);
        if (!next) {
          void catchUp();
          return;
        }
        current = next;
        if (entry.kind !== 'decided') continue;
        if (entry.through) parts.automatic.set(entry.number, entry.through);
        parts.confirmed(entry.action);
      }
      parts.changed();
    },
    automaticAt: (index) => parts.automatic.get(current.numbers[index] ?? 0),
  };
};
