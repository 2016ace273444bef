/** The rooms of board and market: those of the position, but not while somebody runs through the history. */
import type { Game } from '@roundhouse/engine';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playedGame } from '../e2e/played.ts';
import { isOperating, followPanelSizes } from '../src/game/panelSizes.ts';
import { createSession, type Line, lineInSlices, type Session } from '../src/game/session.ts';
import { createUi, type UiStore } from '../src/game/ui.ts';

const LONG = 1000;

let game: Game;
let line: Line;
/** The first position in which companies operate. */
let operating: number;

beforeAll(async () => {
  ({ game } = await playedGame('18MEX', 2, 3, { enough: (state) => state.round.kind === 'operating' }));
  ({ line } = await lineInSlices(game, { slice: LONG }));
  operating = line.states.findIndex(({ round }) => round.kind === 'operating');
});

describe('the rooms of board and market', () => {
  let session: Session;
  let ui: UiStore;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    session = createSession(game, line);
    ui = createUi(isOperating(session));
    stop = followPanelSizes(session, ui);
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('are at once those of a position that is stepped to', () => {
    expect(ui.getState().operating).toBe(true);
    session.getState().goTo(operating - 1);
    expect(ui.getState().operating).toBe(false);
    vi.advanceTimersByTime(LONG);
    session.getState().goTo(null);
    expect(ui.getState().operating).toBe(true);
  });

  it('stay while one step follows the other, until the slider rests', () => {
    session.getState().goTo(operating - 2);
    vi.advanceTimersByTime(LONG);
    session.getState().goTo(operating - 1);
    session.getState().goTo(operating - 3);
    expect(ui.getState().operating).toBe(false);
    session.getState().goTo(null);
    vi.advanceTimersByTime(10);
    session.getState().goTo(operating - 1);
    expect(ui.getState()).toMatchObject({ operating: true, scrubbing: true });
    vi.advanceTimersByTime(LONG);
    expect(ui.getState()).toMatchObject({ operating: false, scrubbing: false });
  });

  it('stay on a page that takes long over every step', () => {
    session.getState().goTo(operating - 1);
    // The page is done with it much later, and hears of the next step then.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + LONG);
    vi.advanceTimersByTime(1);
    session.getState().goTo(operating - 2);
    expect(ui.getState().scrubbing).toBe(true);
    vi.advanceTimersByTime(LONG);
    expect(ui.getState().scrubbing).toBe(false);
  });
});
