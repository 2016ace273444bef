import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, State } from '@roundhouse/engine';
import { playedGame } from '../e2e/played.ts';
import { bridge, createSession, lineInSlices, lineToRecall, newLine, stateShown } from '../src/game/session.ts';

const PLAYED = 120;
const SLICE = 1000;

let game: Game;
let states: readonly State[];

/** A stored position has the same parts, but they are not the same objects. */
const kept = (at: number): State => structuredClone(states[at]) as State;

const openedAt = (count: number) => {
  const stored: Game = { ...game, actions: game.actions.slice(0, count) };
  return createSession(stored, lineToRecall(newLine(stored), stored.actions, kept(count)));
};

const pastOf = async (count: number) =>
  (await lineInSlices({ ...game, actions: game.actions.slice(0, count) }, { slice: SLICE })).line;

const played = (at: number) => {
  const action = game.actions[at];
  if (!action) throw new Error(`no action ${at}`);
  return action;
};

beforeAll(async () => {
  let asked = 0;
  ({ game, states } = await playedGame('18MEX', 2, 3, { enough: () => asked++ > PLAYED + 2 }));
});

describe('a game that is opened where it stands', () => {
  it('can be played on before its past is known', async () => {
    const session = openedAt(PLAYED);
    expect(session.getState().play(played(PLAYED))).toBeUndefined();
    expect(stateShown(session.getState())).toEqual(states[PLAYED + 1]);
    session.getState().recall(await pastOf(PLAYED));
    const { main } = session.getState();
    expect(main.gap).toBeUndefined();
    expect(main.actions).toEqual(game.actions.slice(0, PLAYED + 1));
    expect(main.states).toEqual(states.slice(0, PLAYED + 2));
    expect(main.events).toHaveLength(PLAYED + 1);
  });

  it('remembering decides nothing: the actions stay the same list', async () => {
    const session = openedAt(PLAYED);
    const { actions } = session.getState().main;
    session.getState().recall(await pastOf(PLAYED));
    expect(session.getState().main.actions).toBe(actions);
  });

  it('goes to an earlier position as soon as it is known', async () => {
    const session = openedAt(PLAYED);
    session.getState().goTo(50);
    expect(session.getState().shown).toBeNull();
    session.getState().recall(await pastOf(PLAYED));
    expect(stateShown(session.getState())).toEqual(states[50]);
  });

  it('keeps what is being tried out meanwhile', async () => {
    const session = openedAt(PLAYED);
    session.getState().tryOut();
    session.getState().play(played(PLAYED));
    session.getState().recall(await pastOf(PLAYED));
    expect(session.getState().sandbox?.line.states).toEqual(states.slice(0, PLAYED + 2));
    session.getState().playSandbox(() => true);
    expect(session.getState().main.actions).toHaveLength(PLAYED + 1);
    session.getState().undo();
    session.getState().undo();
    expect(stateShown(session.getState())).toEqual(states[PLAYED - 1]);
  });

  it('leaps over what today’s rules refuse, and nothing before is taken back', async () => {
    const session = openedAt(PLAYED);
    const past = bridge(await pastOf(30), session.getState().main.actions, kept(PLAYED));
    session.getState().recall(past);
    expect(session.getState().main.gap).toEqual({ after: 30, before: PLAYED });
    session.getState().undo();
    expect(session.getState().main.actions).toHaveLength(PLAYED);
    session.getState().goTo(PLAYED - 1);
    expect(session.getState().shown).toBe(30);
  });
});

describe('a game that is replayed', () => {
  it('ends before an action that the program stumbles over, and says so', async () => {
    const [first] = game.actions;
    if (!first) throw new Error('no actions');
    const broken: Game = { ...game, actions: [first, null as never] };
    const { line, end } = await lineInSlices(broken, { slice: SLICE });
    expect(line.actions).toEqual([first]);
    expect(end).toEqual({ error: expect.stringContaining('null') as string });
  });

  it('every position is there where what other rules made of a decision was kept', async () => {
    const LEFT_ALONE = 40;
    const foreign = { ...played(LEFT_ALONE), by: '@9' } as (typeof game.actions)[number];
    const old: Game = { ...game, actions: game.actions.with(LEFT_ALONE, foreign) };
    const asked: number[] = [];
    const { line, end } = await lineInSlices(old, {
      slice: SLICE,
      keptAfter: (index) => {
        asked.push(index);
        return Promise.resolve(kept(index + 1));
      },
    });
    expect(end).toBeUndefined();
    expect(asked).toEqual([LEFT_ALONE]);
    expect(line.gap).toBeUndefined();
    expect(line.states).toEqual(states.slice(0, game.actions.length + 1));
  });
});

describe('a game whose past is looked at', () => {
  const whole = async () => createSession(game, await pastOf(game.actions.length));

  it('undo looks further back and takes nothing back', async () => {
    const session = await whole();
    session.getState().goTo(50);
    session.getState().undo();
    expect(session.getState().shown).toBe(49);
    session.getState().redo();
    expect(session.getState().shown).toBe(50);
    expect(session.getState().main.actions).toEqual(game.actions);
  });

  it('redoes to the very position that there was: nothing is played or worked out again', async () => {
    const session = createSession({ ...game, actions: game.actions.slice(0, PLAYED) }, await pastOf(PLAYED));
    session.getState().play(played(PLAYED));
    const before = stateShown(session.getState());
    session.getState().undo();
    session.getState().redo();
    expect(stateShown(session.getState())).toBe(before);
  });

  it('goes back to a position, and redo brings back what came after, in its order', async () => {
    const session = await whole();
    session.getState().undoTo(50);
    expect(session.getState().main.actions).toEqual(game.actions.slice(0, 50));
    expect(stateShown(session.getState())).toEqual(states[50]);
    session.getState().redo();
    session.getState().redo();
    expect(session.getState().main.actions).toEqual(game.actions.slice(0, 52));
  });
});

describe('what was tried out', () => {
  const triedFrom = async (count: number, more: number) => {
    const session = createSession({ ...game, actions: game.actions.slice(0, count) }, await pastOf(count));
    session.getState().tryOut();
    for (let at = count; at < count + more; at++) session.getState().play(played(at));
    return session;
  };

  it('is played as far as one’s own moves lead, and nobody else’s', async () => {
    const first = played(PLAYED).by;
    // Somebody else decides within the moves that are tried out.
    const own = game.actions.slice(PLAYED).findIndex(({ by }) => by !== first);
    expect(own).toBeGreaterThan(0);
    const session = await triedFrom(PLAYED, own + 1);
    session.getState().playSandbox((player) => player === first);
    expect(session.getState().sandbox).toBeNull();
    expect(session.getState().main.actions).toEqual(game.actions.slice(0, PLAYED + own));
  });

  it('is not played where the first move is somebody else’s', async () => {
    const first = played(PLAYED).by;
    const session = await triedFrom(PLAYED, 1);
    session.getState().playSandbox((player) => player !== first);
    expect(session.getState().main.actions).toHaveLength(PLAYED);
    expect(session.getState().sandbox).not.toBeNull();
  });
});
