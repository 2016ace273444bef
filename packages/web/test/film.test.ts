import type { Game } from '@roundhouse/engine';
import { storyOf } from '@roundhouse/engine/models/story';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { createFilm, loadFrames } from '../src/game/film/film.ts';
import { framesOf, LONGEST_TURN } from '../src/game/film/frames.ts';
import { createSession, type Line, lineInSlices, positionShown } from '../src/game/session.ts';

let game: Game;
let line: Line;

beforeAll(async () => {
  let asked = 0;
  ({ game } = await playedGame('18MEX', 2, 3, { enough: () => asked++ > 200 }));
  ({ line } = await lineInSlices(game, { slice: 1000 }));
});

const story = () => storyOf([line.opening, ...line.events]);

describe('frames', () => {
  it('lead from position to position to the newest', () => {
    const until = line.states.length - 1;
    const positions = framesOf(story(), { after: 20, until, pace: 'visible' }).map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(positions).size).toBe(positions.length);
    expect(positions[0]).toBeGreaterThan(20);
    // An action without a sentence has no frame.
    const last = line.events.findLastIndex((events) => events.some(({ type }) => type !== 'turnBegan')) + 1;
    expect(positions.at(-1)).toBe(last);
  });

  it('passes one after the other are one breath, and what changes the table has its time', () => {
    const frames = framesOf(story(), { after: 0, until: line.states.length - 1, pace: 'visible' });
    const isQuiet = (at: number): boolean =>
      frames[at]?.beats.every(({ importance }) => importance === 'quiet') === true;
    for (const [at, { time }] of frames.entries()) {
      expect(isQuiet(at) && isQuiet(at - 1)).toBe(false);
      expect(time).toBeGreaterThan(0);
      expect(time).toBeLessThanOrEqual(1200);
    }
  });

  it('no turn is longer than anybody waits', () => {
    for (const { turns } of story())
      for (const { beats } of turns) {
        const last = beats.at(-1)?.main.position;
        const first = beats[0]?.main.position;
        if (first === undefined || last === undefined) continue;
        const frames = framesOf([{ began: null, turns: [{ who: null, began: null, beats }] }], {
          after: first - 1,
          until: line.states.length - 1,
          pace: 'visible',
        });
        expect(frames.reduce((sum, { time }) => sum + time, 0)).toBeLessThanOrEqual(LONGEST_TURN + frames.length);
      }
  });
});

describe('a film of what others do', () => {
  beforeAll(loadFrames);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const START = 60;

  const opened = async (pace: 'visible' | 'instant' = 'visible') => {
    const actions = game.actions.slice(0, START);
    const { line: past } = await lineInSlices({ ...game, actions }, { slice: 1000 });
    const session = createSession({ ...game, actions }, past);
    const over = vi.fn<() => void>();
    const film = createFilm(session, () => pace, over);
    const others = (count: number): void => {
      for (let done = 0; done < count; done++) {
        const action = game.actions[session.getState().main.actions.length];
        if (!action) throw new Error('no more actions');
        film.hold();
        session.getState().append(action, film.isWatched());
      }
    };
    return { session, film, others, over };
  };

  it('the screen follows at its own pace, and is the person’s own in the end', async () => {
    const { session, film, others, over } = await opened();
    others(12);
    film.finish();
    expect(session.getState().main.actions).toHaveLength(START + 12);
    expect(positionShown(session.getState())).toBeLessThan(START + 12);
    expect(film.state.getState().mode).toBe('live');
    vi.advanceTimersByTime(60_000);
    expect(film.state.getState().mode).toBeNull();
    expect(session.getState().shown).toBeNull();
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('skips to the newest position, and shows nothing more before a person is asked', async () => {
    const { session, film, others } = await opened();
    others(4);
    film.skip();
    expect(session.getState().shown).toBeNull();
    others(3);
    expect([film.isWatched(), session.getState().shown]).toEqual([false, null]);
    film.finish();
    others(1);
    expect(film.isWatched()).toBe(true);
  });

  it('is left where it is when somebody looks elsewhere', async () => {
    const { session, film, others } = await opened();
    others(6);
    film.stop();
    session.getState().goTo(10);
    vi.advanceTimersByTime(60_000);
    expect(session.getState().shown).toBe(10);
  });

  it('shows again what was missed', async () => {
    const { session, film, others } = await opened('visible');
    others(8);
    film.skip();
    film.replay(START);
    vi.advanceTimersByTime(400);
    expect(film.state.getState().mode).toBe('replay');
    expect(session.getState().shown).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect([film.state.getState().mode, session.getState().shown]).toEqual([null, null]);
  });

  it('there is none where it should be instant', async () => {
    const { session, film, others } = await opened('instant');
    others(5);
    expect([film.isWatched(), session.getState().shown]).toEqual([false, null]);
  });

  it('ends when a move is taken back', async () => {
    const { session, film, others } = await opened();
    others(5);
    session.getState().undoTo(START - 1);
    expect([film.isWatched(), session.getState().shown]).toEqual([false, null]);
  });
});
