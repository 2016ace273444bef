/** Whatever is decided can be read in the log: no decision passes without a word. */
import {
  apply,
  begin,
  diceOf,
  type Event,
  isEntry,
  isRefusal,
  newGame,
  randomAction,
  stepNameOf,
  topFrame,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { loadTitle, titleIds } from '../src/index.ts';
import { seatNames } from './support/index.ts';

/** Whose turn it is and what was paid say little of what was decided. */
const QUIET: ReadonlySet<Event['type']> = new Set(['turnBegan', 'roundBegan', 'priceMoved', 'phaseBegan']);

/** Who has sold or bought ends their turn, and the next begins; the stations that are asked for say themselves what is bought. */
const NEED_NO_WORD: ReadonlySet<string> = new Set(['stockTurn pass', 'stockTurn choose']);

const silentDecisions = (title: string, players: number, seed: number): readonly string[] => {
  const dice = diceOf(seed);
  const game = newGame({ title, players: seatNames(players).map((id) => ({ id, name: id })), seed });
  const silent = new Set<string>();
  let { state } = begin(game);
  for (let count = 0; count < 250 && !state.outcome; count++) {
    const action = randomAction(state, dice);
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(action)}`);
    if (result.events.every((event) => isEntry(event) || QUIET.has(event.type)))
      silent.add(`${stepNameOf(topFrame(state)) ?? ''} ${action.type}`);
    ({ state } = result);
  }
  return [...silent];
};

describe.each(titleIds)('%s', (id) => {
  test('no decision passes without a word', async () => {
    const { players } = await loadTitle(id);
    const found = [1, 2].flatMap((seed) => silentDecisions(id, players[seed] ?? 4, seed));
    expect(found.filter((each) => !NEED_NO_WORD.has(each))).toEqual([]);
  });
});
