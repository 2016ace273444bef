/** Who sits where at a table over the net: the seat of the person at the screen, and the seats of bots. */
import type { PlayerId } from '@roundhouse/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from '../game/session.ts';
import type { TableState } from '../game/table.ts';
import type { NetState } from './netGame.ts';

export interface Seats {
  readonly mine: (player: PlayerId) => boolean;
  readonly bots: () => TableState['bots'];
  /** The server plays the bots; the page only shows who they are. */
  readonly status: StoreApi<TableState>;
}

export const createSeats = (store: StoreApi<Pick<NetState, 'view' | 'considered'>>, session: Session): Seats => {
  const playerOf = (seat: number): PlayerId | undefined => session.getState().game.players[seat]?.id;
  const bots = (): TableState['bots'] =>
    Object.fromEntries(
      store.getState().view.seats.flatMap(({ seat, kind, bot }) => {
        const player = playerOf(seat);
        return kind === 'bot' && bot !== null && player ? [[player, bot]] : [];
      }),
    );
  const status = createStore<TableState>(() => ({
    thinking: null,
    thought: 0,
    considered: null,
    bots: bots(),
    paused: false,
    conflict: false,
    botError: null,
  }));
  store.subscribe((now, before) => {
    if (now.view.seats !== before.view.seats) status.setState({ bots: bots() });
    if (now.considered !== before.considered) status.setState({ considered: now.considered });
  });
  return {
    mine: (player) => {
      const { seat } = store.getState().view.you;
      return seat !== null && player === playerOf(seat);
    },
    bots,
    status,
  };
};
