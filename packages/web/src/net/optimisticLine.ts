/**
 * What the screen shows: the line that the server confirmed (`serverLine.ts`), with the decisions of this page that it has
 * not confirmed yet (`postQueue.ts`) on top. Where they no longer fit, the page shows what really happened.
 */
import type { Action, State } from '@roundhouse/engine';
import type { Entry } from '@roundhouse/protocol/client';
import { newUuid } from '../app/uuid.ts';
import type { Automatic } from '../game/orders/automatic.ts';
import { type Line, newestOf, type Session } from '../game/session.ts';
import type { Answer, CallFailure } from './call.ts';
import { type ConfirmedLine, withPending } from './entries.ts';
import { createPostQueue, type Post } from './postQueue.ts';
import { createServerLine, type ServerLine, type ServerPosition } from './serverLine.ts';

export interface OptimisticLineParts {
  readonly session: Session;
  /** Decisions that were not made by hand, by the number of their entry. */
  readonly automatic: Map<number, Automatic>;
  /** Posts decisions that follow this entry. */
  readonly send: (post: Post, head: number) => Promise<Answer<'decide'>>;
  readonly askForMissing: () => void;
  readonly loadPosition: () => Promise<ServerPosition | undefined>;
  readonly refused: (no: CallFailure | { readonly denied: 'behind' }) => void;
  readonly reached: (reached: boolean) => void;
  /** The line is about to grow or change; true: the screen stays where it is, and a film shows what came. */
  readonly isWatched: (from: Line, to: Line) => boolean;
  /** The session shows the newest line; `before` is the position that it showed until now. */
  readonly shown: (before: State, unconfirmed: number) => void;
}

export interface OptimisticLine extends Pick<ServerLine, 'current' | 'receive' | 'automaticAt'> {
  /** Posts actions that the session has played. */
  readonly decide: (actions: readonly Action[]) => void;
  /** How many decisions the server has not confirmed. */
  readonly unconfirmed: () => number;
  /** Deals with the answer to a request other than a decision. */
  readonly settle: (
    answer: { readonly ok: { readonly entries: readonly Entry[] } } | { readonly no: CallFailure },
  ) => void;
  /** Posts what waits, now that the connection is back. */
  readonly flush: () => void;
  readonly close: () => void;
}

export const createOptimisticLine = (start: ConfirmedLine, parts: OptimisticLineParts): OptimisticLine => {
  const { session } = parts;

  const queue = createPostQueue({
    send: (post) => parts.send(post, line.current().head),
    newKey: newUuid,
    receive: (entries) => line.receive(entries),
    refused: parts.refused,
    reached: parts.reached,
    settled: () => show(),
  });

  const line = createServerLine(start, {
    automatic: parts.automatic,
    askForMissing: parts.askForMissing,
    loadPosition: parts.loadPosition,
    confirmed: (action) => queue.confirm(action),
    changed: () => show(),
  });

  const show = (): void => {
    const before = newestOf(session.getState());
    const unconfirmed = queue.unconfirmed();
    const { line: shown, left } = withPending(line.current().line, unconfirmed);
    const stillFits = left.length === unconfirmed.length;
    if (!stillFits) queue.clear();
    const next = stillFits ? shown : line.current().line;
    session.getState().become(next, parts.isWatched(session.getState().main, next));
    parts.shown(before, queue.unconfirmed().length);
  };

  return {
    current: line.current,
    receive: line.receive,
    automaticAt: line.automaticAt,
    decide: queue.add,
    unconfirmed: () => queue.unconfirmed().length,
    settle: (answer) => {
      if ('ok' in answer) line.receive(answer.ok.entries);
      else {
        queue.clear();
        parts.refused(answer.no);
      }
      show();
    },
    flush: queue.flush,
    close: queue.close,
  };
};
