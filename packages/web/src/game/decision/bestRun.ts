/**
 * The best runs are there at once on most boards. On a crowded one they take a while: there they are looked for in parallel with the
 * page, and nothing stands still meanwhile. What was found is learnt here, so that judging and accepting a run need not look again.
 */
import { type ActionOf, expand, memo, type State } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { startThinker } from '../thinking.ts';
import { bestRun } from './runs.ts';

let finder: ReturnType<typeof startThinker> | undefined;

const searches = new WeakMap<State, Promise<void>>();
const found = new WeakSet<State>();

const search = async (state: State): Promise<void> => {
  try {
    finder ??= startThinker();
    const { remote } = await finder;
    // Comes with the title anyway; the first page need not carry it.
    const { learnBest } = await import('@roundhouse/titles/best');
    learnBest(state.board, await remote.best(state));
  } catch {
    // Without a worker the page looks for itself, as soon as it asks.
  }
  found.add(state);
};

/** So many nodes of the search are a few milliseconds. */
const AT_ONCE = 10_000;

const isAtOnce = memo((state: State): boolean => expand(state, 'runTrains', { nodes: AT_ONCE }).length > 0);

/** As soon as the best runs are known here: at once on most boards. */
export const bestFound = async (state: State): Promise<void> => {
  if (found.has(state) || isAtOnce(state)) return;
  let running = searches.get(state);
  if (!running) searches.set(state, (running = search(state)));
  await running;
};

/** The best runs; `searching` while they are looked for, undefined where there is nothing to run or nobody asks. */
export const useBestRun = (state: State, asked: boolean): ActionOf<'runTrains'> | 'searching' | undefined => {
  const [, redraw] = useState(0);
  const waiting = asked && !found.has(state) && !isAtOnce(state);
  useEffect(() => {
    if (!waiting) return;
    let gone = false;
    let running = searches.get(state);
    if (!running) searches.set(state, (running = search(state)));
    const waitAndUpdate = async (): Promise<void> => {
      await running;
      if (!gone) redraw((n) => n + 1);
    };
    void waitAndUpdate();
    return () => {
      gone = true;
    };
  }, [state, waiting]);
  if (!asked) return undefined;
  return waiting ? 'searching' : bestRun(state);
};
