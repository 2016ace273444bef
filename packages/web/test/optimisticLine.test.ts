import type { Action, Game, PlayerId, State } from '@roundhouse/engine';
import type { Entry } from '@roundhouse/protocol/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { createFilm, loadFrames } from '../src/game/film/film.ts';
import { createSession, newestOf, newLine, positionShown } from '../src/game/session.ts';
import { beginning } from '../src/net/entries.ts';
import { followOthers } from '../src/net/followOthers.ts';
import { movesOf } from '../src/net/moves.ts';
import { createOptimisticLine, type OptimisticLineParts } from '../src/net/optimisticLine.ts';
import type { Requests } from '../src/net/requests.ts';

let game: Game;
let states: readonly State[];

beforeAll(async () => {
  let asked = 0;
  ({ game, states } = await playedGame('18MEX', 2, 3, { enough: () => asked++ > 30 }));
});

type Sent = Awaited<ReturnType<OptimisticLineParts['send']>>;

const decided = (number: number): Entry => ({ kind: 'decided', number, action: game.actions[number - 1] }) as Entry;

const opened = (answer: (head: number) => Sent, isWatched: OptimisticLineParts['isWatched'] = () => false) => {
  const start = newLine({ ...game, actions: [] });
  const session = createSession(game, start);
  const refused: string[] = [];
  const heads: number[] = [];
  const line = createOptimisticLine(beginning(start), {
    session,
    automatic: new Map(),
    send: async (_post, head) => {
      heads.push(head);
      return answer(head);
    },
    askForMissing: () => undefined,
    loadPosition: async () => undefined,
    refused: ({ denied }) => void refused.push(denied),
    reached: () => undefined,
    isWatched,
    shown: () => undefined,
  });
  const requests = { takeBack: vi.fn<Requests['takeBack']>(), askToTakeBackTo: vi.fn<Requests['askToTakeBackTo']>() };
  const moves = movesOf(session, (player: PlayerId) => player === game.actions[0]?.by, line, requests);
  return { session, line, moves, requests, refused, heads, newest: () => newestOf(session.getState()) };
};

const never = (): never => {
  throw new Error('nothing is posted');
};

describe('the line that a page shows', () => {
  const first = (): Action => game.actions[0]!;

  it('has a decision at once, and keeps it when the server confirms', async () => {
    const { line, moves, newest } = opened(() => ({ ok: { entries: [decided(1)] } }) as Sent);
    expect(moves.play(first())).toBeUndefined();
    expect(newest()).toEqual(states[1]);
    expect(line.unconfirmed()).toBe(1);
    await vi.waitFor(() => expect(line.unconfirmed()).toBe(0));
    expect(newest()).toEqual(states[1]);
    expect(line.current().head).toBe(1);
  });

  it('goes back to what really happened when the server refuses', async () => {
    const { moves, newest, refused } = opened(() => ({ no: { denied: 'refused' } }));
    moves.play(first());
    await vi.waitFor(() => expect(refused).toEqual(['refused']));
    expect(newest()).toEqual(states[0]);
  });

  it('shows what others decided, and drops a decision of its own that no longer fits', async () => {
    const { line, moves, newest, refused } = opened(() => ({
      no: { denied: 'behind', missed: [decided(1), decided(2)] },
    }));
    moves.play(first());
    await vi.waitFor(() => expect(refused).toEqual(['behind']));
    expect(newest()).toEqual(states[2]);
    expect(line.unconfirmed()).toBe(0);
  });

  it('refuses decisions of other players, and asks the server to take back only what it has confirmed', () => {
    const { line, moves, requests } = opened(never);
    expect(moves.play({ ...first(), by: '@somebody' })).toMatchObject({ key: 'notYourTurn' });
    line.receive([decided(1)]);
    moves.undo();
    expect(requests.takeBack).toHaveBeenCalledOnce();
    moves.undoTo(0);
    expect(requests.askToTakeBackTo).toHaveBeenCalledWith(0);
  });
});

describe('what others decide over the net', () => {
  beforeAll(loadFrames);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watched = (pace: 'visible' | 'instant' = 'visible') => {
    const parts: { film?: ReturnType<typeof createFilm> } = {};
    const mine = (player: PlayerId): boolean => player === game.actions[0]?.by;
    const page = opened(never, (from, to) => parts.film !== undefined && followOthers(parts.film, { from, to }, mine));
    const film = createFilm(page.session, () => pace);
    parts.film = film;
    return { ...page, film, position: () => positionShown(page.session.getState()) };
  };

  it('is shown step by step, and the newest position in the end', () => {
    const { line, film, position, newest } = watched();
    line.receive([decided(1), decided(2), decided(3)]);
    expect(film.isWatched()).toBe(true);
    expect(newest()).toEqual(states[3]);
    expect(position()).toBeLessThan(3);
    film.finish();
    vi.advanceTimersByTime(60_000);
    expect([film.isWatched(), position()]).toEqual([false, 3]);
  });

  it('comes at once where everything is mine, where no film is wanted, and after a long absence', () => {
    const own = watched();
    own.line.receive([decided(1)]);
    expect([own.film.isWatched(), own.position()]).toEqual([false, 1]);
    const instant = watched('instant');
    instant.line.receive([decided(1), decided(2), decided(3)]);
    expect([instant.film.isWatched(), instant.position()]).toEqual([false, 3]);
    const absent = watched();
    absent.line.receive(game.actions.map((_, at) => decided(at + 1)));
    expect(game.actions.length).toBeGreaterThan(24);
    expect([absent.film.isWatched(), absent.position()]).toEqual([false, game.actions.length]);
  });

  it('leaves alone somebody who looks at the past', () => {
    const { line, film, session, position } = watched();
    line.receive([decided(1), decided(2)]);
    film.skip();
    session.getState().goTo(1);
    line.receive([decided(3)]);
    expect([film.isWatched(), position()]).toEqual([false, 1]);
  });
});
