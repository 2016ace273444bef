/** A thread that thinks: started by the pool, once per thread. */
import { acceptable, botNamed, decide, loadInsight, type Progress, type Setback } from '@roundhouse/bots';
import { type Action, decider, parseGame, referee, replay, type State } from '@roundhouse/engine';
import { carryOutAll, mildest } from '@roundhouse/engine/orders';
import { loadTitle } from '@roundhouse/titles';
import { changeOf } from '../games/changes.ts';
import { packed } from '../games/packedState.ts';
import { worthKeeping } from '../games/positions.ts';
import type { TaskResult, ReplayResult, ReplayTask, Task, ThinkTask, ThinkResult } from './task.ts';

/** The worker returns after so many milliseconds or decisions, even if the bots could go on: the table sees them move. */
const LONGEST = 150;
const MOST = 10;
/** One decision takes no longer than this, however much there would be to think about. */
const LONGEST_THOUGHT = 2500;
/** A thought that takes longer says what it looks at, and again after this. */
const LONG_THOUGHT = 1000;
const AGAIN = 500;

/** Says what a thought looks at, once it takes long. */
const teller = ({ considers }: ThinkTask): ((progress: Progress) => void) => {
  let next = Date.now() + LONG_THOUGHT;
  return ({ about }) => {
    if (!considers || !about || Date.now() < next) return;
    next = Date.now() + AGAIN;
    considers.postMessage(about, []);
  };
};

const think = async (task: ThinkTask): Promise<ThinkResult> => {
  const { title, state: from, bots, seed } = task;
  await loadTitle(title);
  await loadInsight(title);
  const until = Date.now() + LONGEST;
  const actions: Action[] = [];
  const setbacks: Setback[] = [];
  let state: State = from;
  while (actions.length < MOST && (actions.length === 0 || Date.now() < until)) {
    const who = decider(state);
    const level = who === null ? undefined : bots[who];
    const bot = level === undefined ? undefined : botNamed(level);
    if (!bot) break;
    const hurry = Date.now() + LONGEST_THOUGHT;
    const [position, chance] = [state, (seed + actions.length) % 2 ** 31];
    const accepted = acceptable(position, chance, () =>
      decide(
        bot,
        position,
        { seed: chance, shouldStop: () => Date.now() > hurry },
        // Later decisions are about positions that nobody has seen yet.
        actions.length === 0 ? teller(task) : undefined,
      ),
    );
    actions.push(accepted.choice.action);
    setbacks.push(...accepted.setbacks);
    ({ state } = accepted);
  }
  return { actions, setbacks };
};

const check = async ({ game }: ReplayTask): Promise<ReplayResult> => {
  try {
    await loadTitle(game.title);
    const parsed = parseGame(game);
    if ('error' in parsed) return { problem: parsed.error };
    const { states, refused } = replay(parsed.value);
    if (refused) return { problem: `action ${refused.index + 1}: ${refused.refusal.rule} ${refused.refusal.key}` };
    const [first, last] = [states[0], states.at(-1)];
    if (!first || !last) return { problem: 'no position' };
    const found = referee(last);
    if (found.length > 0) return { problem: found.join('; ') };
    if (last.outcome) return { problem: 'the game is over' };
    const steps = states.map((state, number) => ({ number, state }));
    const head = { number: states.length - 1, state: last };
    const kept = [...worthKeeping(first, steps).filter(({ number }) => number < head.number), head];
    return {
      state: last,
      kept: await Promise.all(kept.map(async ({ number, state }) => ({ number, state: await packed(state) }))),
      changes: steps.slice(1).map((step, index) => changeOf(states[index] ?? first, step)),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

export default async (task: Task): Promise<TaskResult> => {
  switch (task.kind) {
    case 'think':
      return think(task);
    case 'replay':
      return check(task);
    case 'carryOut':
      await loadTitle(task.title);
      return carryOutAll(task.orders, task.state);
    case 'mildest':
      await loadTitle(task.title);
      return mildest(task.state);
  }
};
