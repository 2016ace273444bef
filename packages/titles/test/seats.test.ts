/** Seats and the first turn are drawn by the seed where the rulebook draws them; as seated is a choice of who creates the game. */
import { begin, decider, newGame, type PlayerId, referee, type State } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { loadTitle, titleIds, TITLES } from '../src/index.ts';
import { seatNames } from './support/index.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

describe.each(titleIds.map((id) => [id, TITLES[id].players] as const))('%s', (id, counts) => {
  const players = counts.find((count) => count >= 3) ?? 3;
  const seats = seatNames(players);
  const started = (seed: number, seating?: 'asSeated'): State =>
    begin(
      newGame({
        title: id,
        players: seats.map((player) => ({ id: player, name: player.slice(1) })),
        seed,
        ...(seating ? { seating } : {}),
      }),
    ).state;
  const rotations: readonly string[] = seats.map((_, at) => [...seats.slice(at), ...seats.slice(0, at)].join());

  test('everybody begins in some games, by the seed alone', async () => {
    const title = await loadTitle(id);
    const states = SEEDS.map((seed) => started(seed));
    const beginners = new Set<PlayerId | null>(states.map((state) => decider(state)));
    expect(beginners).toEqual(new Set(seats));
    expect(SEEDS.map((seed) => started(seed).seats)).toEqual(states.map((state) => state.seats));
    // Where only the first turn is drawn neighbours stay neighbours.
    const orders = new Set(states.map((state) => state.seats.join()));
    const onlyRotated = [...orders].every((order) => rotations.includes(order));
    expect(onlyRotated).toBe(title.draws === 'firstTurn');
  });

  test.each(counts)('begins with %i players: all have a seat, and one of them is asked', async (count) => {
    await loadTitle(id);
    const all = seatNames(count);
    const game = newGame({ title: id, players: all.map((player) => ({ id: player, name: player.slice(1) })), seed: 1 });
    const { state } = begin(game);
    expect(state.seats.toSorted()).toEqual(all.toSorted());
    expect(all).toContain(decider(state));
    expect(referee(state)).toEqual([]);
  });

  test('as seated, they sit as they were named', async () => {
    await loadTitle(id);
    for (const seed of SEEDS) expect(started(seed, 'asSeated').seats).toEqual(seats);
  });
});
