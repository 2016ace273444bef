/** A table for one lesson: nothing is kept, nobody else decides. */
import { createStore } from 'zustand/vanilla';
import { createFilm } from '../../game/film/film.ts';
import { createSession, type Line } from '../../game/session.ts';
import type { Table, TableState } from '../../game/table.ts';
import { recordOf } from '../../store/games.ts';
import { type Lessons, ME } from './game.ts';
import type { Lesson } from './lessons.ts';
import { LESSONS_PAGE } from './page.ts';

/** Seats as the learner sees them. */
export type Names = readonly [me: string, second: string, third: string];

export const lessonTable = ({ game, at }: Lessons, lesson: Lesson, names: Names): Table => {
  const players = game.players.map((each, index) => ({ ...each, name: names[index] ?? each.name }));
  const seated = { ...game, players, actions: [] };
  const start: Line = { actions: [], states: [at(lesson.at)], events: [], opening: [] };
  const session = createSession(seated, start);
  const record = recordOf(seated, {});
  return {
    session,
    page: LESSONS_PAGE,
    mine: (player) => player === ME,
    status: createStore<TableState>(() => ({
      thinking: null,
      thought: 0,
      considered: null,
      bots: {},
      paused: false,
      conflict: false,
      botError: null,
    })),
    record: () => record,
    locked: null,
    play: (action) => session.getState().play(action),
    undo: () => session.getState().undo(),
    redo: () => session.getState().redo(),
    undoTo: (position) => session.getState().undoTo(position),
    stopBots: () => undefined,
    resumeBots: () => undefined,
    playSandbox: () => undefined,
    film: createFilm(session, () => 'instant'),
    close: () => undefined,
    closed: () => false,
  };
};
