/** During play: somebody gives their seat to a bot, and comes back. */
import { SEATED } from '../bots/levels.ts';
import { Denial } from '../denial.ts';
import type { House } from '../house.ts';
import type { Access } from './access.ts';
import { append, Raced } from './append.ts';
import { byOf } from './decide.ts';
import type { Draft } from './entries.ts';

const change = async (house: House, access: Access, seat: number, now: 'person' | 'bot', bot: string | null) => {
  const { game, seats, person } = access;
  if (game.status !== 'playing' || !person) throw new Denial('notPlaying');
  const changed = seats.map((each) => (each.seat === seat ? { ...each, kind: now, bot } : each));
  const draft: Draft = { kind: 'seatChanged', by: { ...byOf(access), seat }, seat, now, person: person.id, bot };
  const state = await house.positions.at(game, game.head);
  try {
    await append(house, access, {
      drafts: [draft],
      from: state,
      states: [state],
      seats: changed,
      keepAsk: true,
      also: async (db) => {
        await db
          .updateTable('seats')
          .set({ kind: now, bot })
          .where('game', '=', game.id)
          .where('seat', '=', seat)
          .where('person', '=', person.id)
          .execute();
        await db
          .updateTable('games')
          .set((e) => ({ revision: e('revision', '+', 1) }))
          .where('id', '=', game.id)
          .execute();
      },
    });
  } catch (error) {
    throw error instanceof Raced ? new Denial('behind', 'the position has changed; try again') : error;
  }
};

export const giveToBot = async (house: House, access: Access, seat: number, level: string): Promise<void> => {
  if (access.seat !== seat) throw new Denial('notYourSeat');
  if (!SEATED.some(({ id }) => id === level)) throw new Denial('unknownBot');
  await change(house, access, seat, 'bot', level);
};

export const comeBack = async (house: House, access: Access, seat: number): Promise<void> => {
  const place = access.seats[seat];
  if (!place || !access.person) throw new Denial('notFound');
  if (access.seat !== null) throw new Denial('alreadySeated');
  if (place.kind !== 'bot' || place.person !== access.person.id) throw new Denial('seatTaken');
  await change(house, access, seat, 'person', null);
};
