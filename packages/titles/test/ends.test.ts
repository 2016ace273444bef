/** What a title says of the end comes true. */
import { apply, begin, diceOf, type EndMark, isRefusal, newGame, randomAction, type State } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../web/e2e/played.ts';
import { loadTitle, titleIds } from '../src/index.ts';
import { seatNames } from './support/index.ts';

/** Ends that come without notice. */
const SUDDEN: ReadonlySet<string> = new Set(['bankrupt', 'agreed', 'stalemate', 'manually_ended']);

interface Said {
  readonly at: number;
  readonly mark: EndMark;
}

const wrongIn = async (id: string, states: readonly State[]): Promise<readonly string[]> => {
  const { ends } = await loadTitle(id);
  const last = states.findLast(({ outcome }) => outcome === null);
  const over = states.at(-1)?.outcome;
  if (!last || !over || SUDDEN.has(over.reason)) return [];
  const said: Said[] = states.flatMap((state, at) => {
    const mark = state.outcome ? undefined : ends?.(state).find((each) => each.last ?? each.lastTurn);
    return mark ? [{ at, mark }] : [];
  });
  const ofLast = said.at(-1);
  // Where the rest of the game runs by itself there was nobody left to inform.
  if (!ofLast) return last.ending ? [`${id}: nothing was said before ${over.reason}`] : [];
  return [
    ...(ofLast.mark.reason === over.reason ? [] : [`${ofLast.mark.reason} was said, ${over.reason} came`]),
    ...said.flatMap(({ at, mark }) => {
      const { round } = last;
      if (!mark.last || mark.reason !== over.reason) return [];
      const { set, number } = mark.last;
      // A further phase may change how many rounds a later set has.
      const then = states[at];
      const known = then?.round.set === set;
      return set === round.set && (!known || number === round.number)
        ? []
        : [`${at}: ${set}.${number} was said, it ended with ${round.set}.${round.number}`];
    }),
  ];
};

const walked = async (id: string, seed: number): Promise<readonly State[]> => {
  const { players } = await loadTitle(id);
  const seats = seatNames(players[seed % players.length] ?? 3).map((each) => ({ id: each, name: each }));
  const dice = diceOf(seed);
  let { state } = begin(newGame({ title: id, players: seats, seed }));
  const states = [state];
  while (!state.outcome && states.length < 4000) {
    const result = apply(state, randomAction(state, dice));
    if (isRefusal(result)) throw new Error(result.key);
    states.push((state = result.state));
  }
  return states;
};

describe.each(titleIds)('%s', (id) => {
  test('sensible games end when they were said to', { timeout: 240_000 }, async () => {
    for (const seed of [1]) expect(await wrongIn(id, (await playedGame(id, seed, 3)).states)).toEqual([]);
  });

  test('so do games by chance', { timeout: 240_000 }, async () => {
    for (const seed of [1, 2]) expect(await wrongIn(id, await walked(id, seed))).toEqual([]);
  });

  test('until then it says how far it is', async () => {
    const { ends } = await loadTitle(id);
    const { states } = await playedGame(id, 1, 3);
    const undecided = states.filter((state) => !state.outcome && !ends?.(state).some((each) => each.lastTurn));
    for (const state of undecided)
      for (const { meter } of ends?.(state) ?? []) {
        expect(meter?.left ?? 0).toBeGreaterThanOrEqual(0);
        expect(meter?.left ?? 0).toBeLessThanOrEqual(meter?.total ?? 0);
      }
  });
});
