import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { followerOf } from '../src/game/follower.ts';
import type { Session, SessionActions, SessionState } from '../src/game/session.ts';

/** What waits for the next picture. */
let pictures: (() => void)[] = [];
const paint = (): void => {
  for (const each of pictures.splice(0)) each();
};

beforeEach(() => {
  vi.useFakeTimers();
  pictures = [];
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => pictures.push(work));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const opened = () => {
  const session: Session = createStore(() => ({ shown: 0 }) as unknown as SessionState & SessionActions);
  const follower = followerOf(session);
  follower.follow();
  const known = (): number | null => follower.session.getState().shown;
  return { follower, known, goTo: (shown: number): void => session.setState({ shown }) };
};

it('a part out of sight follows after the picture, however long that takes, and a pause', () => {
  const { follower, known, goTo } = opened();
  follower.show(false);
  goTo(1);
  vi.advanceTimersByTime(500);
  expect(known()).toBe(0);
  paint();
  vi.advanceTimersByTime(50);
  expect(known()).toBe(0);
  vi.advanceTimersByTime(100);
  expect(known()).toBe(1);
});

it('waits anew with every change, and is there at once when it comes into sight', () => {
  const { follower, known, goTo } = opened();
  follower.show(false);
  goTo(1);
  paint();
  vi.advanceTimersByTime(100);
  goTo(2);
  vi.advanceTimersByTime(500);
  expect(known()).toBe(0);
  follower.show(true);
  expect(known()).toBe(2);
  goTo(3);
  expect(known()).toBe(3);
});

it('follows in a tab that paints nothing as well', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const { follower, known, goTo } = opened();
  follower.show(false);
  goTo(1);
  vi.advanceTimersByTime(1000);
  expect(known()).toBe(1);
});
