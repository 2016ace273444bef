import type { Choice } from '@roundhouse/bots';
import type { Game, State } from '@roundhouse/engine';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { playedGame } from '../e2e/played.ts';
import { createAutosave } from '../src/game/autosave.ts';
import type { OnProgress } from '../src/game/thinking.ts';
import { createBotRunner } from '../src/game/botRunner.ts';
import { createFilm } from '../src/game/film/film.ts';
import { createSession, newLine } from '../src/game/session.ts';
import type { TableState } from '../src/game/table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saving', () => {
  const opened = () => {
    const finish: (() => void)[] = [];
    const autosave = createAutosave(
      () => new Promise((resolve) => finish.push(resolve)),
      (work) => setTimeout(work, 1),
    );
    const finishOne = async (): Promise<void> => {
      finish.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { autosave, running: () => finish.length, finishOne };
  };

  it('happens once for what changed together', async () => {
    const { autosave, running, finishOne } = opened();
    autosave.saveSoon();
    autosave.saveSoon();
    expect([autosave.isIdle(), running()]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(running()).toBe(1);
    await finishOne();
    expect([autosave.isIdle(), running()]).toEqual([true, 0]);
  });

  it('happens again for what changed meanwhile, never twice at the same time', async () => {
    const { autosave, running, finishOne } = opened();
    autosave.saveSoon();
    await vi.advanceTimersByTimeAsync(1);
    autosave.saveSoon();
    autosave.saveNow();
    expect(running()).toBe(1);
    await finishOne();
    expect(running()).toBe(1);
    await finishOne();
    expect([autosave.isIdle(), running()]).toEqual([true, 0]);
  });

  it('does nothing where nothing changed', () => {
    const { autosave, running } = opened();
    autosave.saveNow();
    expect(running()).toBe(0);
  });
});

describe('bots at a table', () => {
  const PLAYED = 6;
  let game: Game;

  beforeAll(async () => {
    vi.useRealTimers();
    let asked = 0;
    ({ game } = await playedGame('18MEX', 2, 3, { enough: () => asked++ > PLAYED }));
  });

  /** All seats are bots that decide as in the game that was played; `person` sits at the table where one is named. */
  const opened = (person?: string) => {
    const stored = { ...game, actions: [] };
    const session = createSession(stored, newLine(stored));
    const ids = game.players.map(({ id }) => id).filter((id) => id !== person);
    const status = createStore<TableState>(() => ({
      thinking: null,
      thought: 0,
      considered: null,
      bots: Object.fromEntries(ids.map((id) => [id, 'plain'])),
      paused: false,
      conflict: false,
      botError: null,
    }));
    const think = vi.fn<
      (bot: string, seed: number, state: State, onProgress?: OnProgress) => Promise<Pick<Choice, 'action' | 'reasons'>>
    >(() => {
      const action = game.actions[session.getState().main.actions.length];
      return action ? Promise.resolve({ action, reasons: [] }) : new Promise(() => undefined);
    });
    const stop = vi.fn<() => void>();
    const done = vi.fn<() => void>();
    const runner = createBotRunner({
      session,
      status,
      thinking: { think, stop },
      film: createFilm(session, () => 'instant'),
      done,
    });
    return { session, status, runner, think, stop, done };
  };

  it('play one after another, each with a seed of its own', async () => {
    const { session, runner, think } = opened();
    runner.run();
    await vi.advanceTimersByTimeAsync(30);
    expect(session.getState().main.actions).toEqual(game.actions);
    expect(new Set(think.mock.calls.map(([, seed]) => seed)).size).toBe(think.mock.calls.length);
  });

  it('stop at a person, who is called', async () => {
    const person = game.actions[1]?.by;
    const { session, runner, status, done } = opened(person);
    runner.run();
    await vi.advanceTimersByTimeAsync(100);
    expect(session.getState().main.actions).toHaveLength(1);
    expect([status.getState().thinking, runner.isRunning(), done.mock.calls.length]).toEqual([null, false, 1]);
  });

  it('go on while a person looks at the past, which stays on the screen', async () => {
    const { session, runner, status } = opened();
    runner.run();
    await vi.advanceTimersByTimeAsync(0);
    session.getState().goTo(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(session.getState().main.actions).toEqual(game.actions);
    expect(session.getState().shown).toBe(0);
    expect(status.getState().botError).toBeNull();
  });

  it('leave the place to the next run when a thought is given up', async () => {
    let held: Promise<void> = Promise.resolve();
    /** One at a time, as locks between tabs are. */
    const alone = (work: () => Promise<void>): Promise<void> => (held = held.then(work));
    const { session, status, think, stop } = opened();
    think.mockImplementationOnce(() => new Promise(() => undefined));
    const film = createFilm(session, () => 'instant');
    const runner = createBotRunner({ session, status, thinking: { think, stop }, film, done: () => undefined, alone });
    runner.run();
    await vi.advanceTimersByTimeAsync(10);
    runner.interrupt();
    runner.run();
    await vi.advanceTimersByTimeAsync(100);
    expect(session.getState().main.actions).toEqual(game.actions);
  });

  it('do not act on a thought that was interrupted', async () => {
    const { session, runner, stop } = opened();
    runner.run();
    runner.interrupt();
    await vi.advanceTimersByTimeAsync(100);
    expect(stop).toHaveBeenCalled();
    expect(session.getState().main.actions).toHaveLength(0);
  });

  it('say what they look at once a thought takes longer than a second', async () => {
    const { runner, status, think } = opened();
    const looked = game.actions[0];
    let report: OnProgress = () => undefined;
    think.mockImplementationOnce((_bot, _seed, _state, onProgress) => {
      report = onProgress ?? report;
      return new Promise(() => undefined);
    });
    runner.run();
    await vi.advanceTimersByTimeAsync(500);
    report(0.2, looked);
    expect(status.getState()).toMatchObject({ thought: 0.2, considered: null });
    await vi.advanceTimersByTimeAsync(600);
    report(0.4, looked);
    expect(status.getState()).toMatchObject({ thought: 0.4, considered: looked });
  });

  it('pause and say so where one fails', async () => {
    const { runner, status, think } = opened();
    think.mockRejectedValueOnce(new Error('no memory'));
    runner.run();
    await vi.advanceTimersByTimeAsync(100);
    expect(status.getState()).toMatchObject({ paused: true, botError: 'no memory', thinking: null });
  });

  it('pause where a rule refuses one, and keep why, to be said in words', async () => {
    const { runner, status, think } = opened();
    const [first] = game.actions;
    if (!first) throw new Error('nothing was played');
    // Somebody who is not on turn.
    const other = game.players.find(({ id }) => id !== first.by)?.id ?? first.by;
    think.mockResolvedValueOnce({ action: { ...first, by: other }, reasons: [] });
    runner.run();
    await vi.advanceTimersByTimeAsync(100);
    expect(status.getState()).toMatchObject({ paused: true, thinking: null });
    expect(status.getState().botError).toHaveProperty('key');
  });
});
