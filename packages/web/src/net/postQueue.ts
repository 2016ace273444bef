/**
 * Decisions on their way to the server: posted one after another, oldest first. Each carries a key, so that a request which is
 * repeated after a broken connection is not carried out twice. The queue knows no screen and no game: what it needs is passed in.
 */
import { type Action, isEqual } from '@roundhouse/engine';
import type { Entry } from '@roundhouse/protocol/client';
import type { Answer, CallFailure } from './call.ts';

/** Actions that were decided together. */
export interface Post {
  readonly key: string;
  readonly actions: readonly Action[];
}

export interface PostQueueParts {
  readonly send: (post: Post) => Promise<Answer<'decide'>>;
  readonly newKey: () => string;
  /** The server reports entries: the decision that was posted, and what others decided before it. */
  readonly receive: (entries: readonly Entry[]) => void;
  /** The server refused a decision, or others were faster and it no longer fits. The queue is empty then. */
  readonly refused: (no: CallFailure | { readonly denied: 'behind' }) => void;
  readonly reached: (reached: boolean) => void;
  /** An answer has been dealt with. */
  readonly settled: () => void;
}

export interface PostQueue {
  /** What the server has not confirmed yet, oldest first. */
  readonly unconfirmed: () => readonly Action[];
  readonly add: (actions: readonly Action[]) => void;
  /** A broadcast may confirm a decision before the answer to its request arrives. */
  readonly confirm: (action: Action) => void;
  readonly clear: () => void;
  /** Posts what waits, now that the connection is back. */
  readonly flush: () => void;
  readonly close: () => void;
}

/** How long the queue waits before it tries an unreachable server again, in milliseconds. */
export const RETRY_AFTER = 2000;

export const createPostQueue = (parts: PostQueueParts): PostQueue => {
  let posts: readonly Post[] = [];
  let posting = false;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const settle = (answer: Answer<'decide'>, post: Post): void => {
    if ('ok' in answer) {
      parts.receive(answer.ok.entries);
      posts = posts.filter(({ key }) => key !== post.key);
      return;
    }
    const { no } = answer;
    if (no.denied === 'behind' && 'missed' in no) {
      parts.receive(no.missed);
      // Somebody was faster; a decision that still fits is posted again, as a new one.
      posts = posts.map((each) => (each === post ? { ...post, key: parts.newKey() } : each));
      if (posts.length === 0) parts.refused({ denied: 'behind' });
      return;
    }
    posts = [];
    parts.refused(no);
  };

  const isOpen = (): boolean => !closed;
  const flush = async (): Promise<void> => {
    if (posting || closed) return;
    posting = true;
    for (let [next] = posts; next && isOpen(); [next] = posts) {
      const answer = await parts.send(next);
      if ('no' in answer && answer.no.denied === 'unavailable') {
        parts.reached(false);
        clearTimeout(retry);
        if (isOpen()) retry = setTimeout(() => void flush(), RETRY_AFTER);
        break;
      }
      parts.reached(true);
      settle(answer, next);
      parts.settled();
    }
    posting = false;
  };

  return {
    unconfirmed: () => posts.flatMap(({ actions }) => actions),
    add: (actions) => {
      posts = [...posts, { key: parts.newKey(), actions }];
      void flush();
    },
    confirm: (action) => {
      const [first, ...others] = posts;
      if (!first || !isEqual(action, first.actions[0])) return;
      posts = first.actions.length > 1 ? [{ ...first, actions: first.actions.slice(1) }, ...others] : others;
    },
    clear: () => {
      posts = [];
    },
    flush: () => void flush(),
    close: () => {
      closed = true;
      clearTimeout(retry);
    },
  };
};
