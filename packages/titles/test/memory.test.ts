/** What is remembered changes nothing: a walk is the same with every memory switched off. */
import { apply, begin, diceOf, newGame, options, randomAction, type State, withoutMemory } from '@roundhouse/engine';
import { loadTitle, titleIds } from '../src/index.ts';
import { describe, expect, it } from 'vitest';
import { seatNames } from './support/index.ts';

const DECISIONS = 420;
/** Without memory everything is worked out anew for every question: some positions of a walk must do. */
const EVERY = 7;

/** All that a position says of itself: what may be decided or tried, and what the next decision leads to. */
const answersTo = (state: State, action: ReturnType<typeof randomAction>) => ({
  options: options(state),
  next: apply(state, action),
});

describe.each(titleIds)('%s', (title) => {
  it.each([
    ['rulebook', 4, 11],
    ['18xx.games', 3, 12],
  ] as const)('by the rules of %s, %i players', async (preset, players, seed) => {
    const { presets } = await loadTitle(title);
    const dice = diceOf(seed);
    const seats = seatNames(players).map((id) => ({ id, name: id }));
    let { state } = begin(newGame({ title, players: seats, seed, rulings: presets[preset] ?? {} }));
    for (let decision = 0; decision < DECISIONS && !state.outcome; decision++) {
      const before = state;
      const action = randomAction(before, dice);
      const remembered = answersTo(before, action);
      if (decision % EVERY === 0) expect(withoutMemory(() => answersTo(before, action))).toEqual(remembered);
      if (!('state' in remembered.next)) throw new Error(`refused: ${JSON.stringify(action)}`);
      ({ state } = remembered.next);
    }
  });
});
