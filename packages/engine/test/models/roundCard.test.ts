import { apply, begin, type Event, isRefusal } from '@roundhouse/engine';
import { roundCardOf } from '@roundhouse/engine/models/roundCard';
import { rustingAhead } from '@roundhouse/engine/models/rusting';
import { describe, expect, it } from 'vitest';
import { playedGame } from '../../../web/e2e/played.ts';

const { game, states } = await playedGame('18MEX', 1, 3);
const opening = begin(game).events;
const events = game.actions.map((action, at): readonly Event[] => {
  const state = states[at];
  const done = state && apply(state, action);
  return !done || isRefusal(done) ? [] : done.events;
});

/** The game as it stood after so many actions. */
const until = (position: number) => ({
  states: states.slice(0, position + 1),
  events: events.slice(0, position),
  opening,
});

const cardAt = (position: number) => roundCardOf(until(position), position);

/** The first position of a round that is not the first of the game. */
const begun = states.findIndex(({ round }, at) => at > 0 && round.kind === 'operating');

describe('the card of a round', () => {
  it('is there as soon as the round is over, and stays while the next is played', () => {
    expect(cardAt(begun)?.mark.kind).toBe('stock');
    expect(cardAt(begun + 1)).toEqual(cardAt(begun));
  });

  it('is none while the first round is played', () => {
    expect(cardAt(begun - 1)).toBeNull();
  });

  it('tells what everybody was worth after each round until then, the last as it is now', () => {
    const first = cardAt(begun);
    const last = cardAt(states.length - 1);
    for (const { worth, worths } of [...(first?.players ?? []), ...(last?.players ?? [])])
      expect(worths.at(-1)).toBe(worth);
    expect(last?.players[0]?.worths.length).toBeGreaterThan(first?.players[0]?.worths.length ?? Infinity);
  });

  it('closes the last round of a game', () => {
    expect(cardAt(states.length - 1)?.to).toBe(states.length - 1);
  });

  it('counts the trains that are left, unless there is no end of them', async () => {
    const { states: of1817 } = await playedGame('1817', 1, 3);
    const opened = of1817.findIndex(({ round }) => round.kind === 'operating');
    const history = { states: of1817, events: of1817.slice(1).map((): Event[] => []), opening: [] };
    const card = roundCardOf(history, opened);
    expect(card?.depot.find(({ name }) => name === '8')?.left).toBe('unlimited');
    expect(card?.depot.find(({ name }) => name === '7')?.left).toBe(3);
  });

  it('names each train that will rust once, with the nearest purchase that takes it', async () => {
    const { states: of18CZ } = await playedGame('18CZ', 3, 3, { enough: ({ round }) => round.set > 4 });
    const named = of18CZ.map((state) => rustingAhead(state).flatMap(({ trains }) => trains));
    expect(named.some((trains) => trains.length > 1)).toBe(true);
    for (const trains of named) expect(new Set(trains).size).toBe(trains.length);
  });
});
