import { type Action, newGame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { beforeAll, expect, test } from 'vitest';
import { recordOf } from '../src/store/games.ts';
import { unsavedSince, withUnsaved } from '../src/store/unsaved.ts';

beforeAll(() => loadTitle('18MEX'));

const pass = (by: '@1' | '@2'): Action => ({ type: 'pass', by });
const [first, second, third]: readonly [Action, Action, Action] = [pass('@1'), pass('@2'), pass('@1')];

const saved = (...actions: readonly Action[]) => {
  const players = [
    { id: '@1', name: 'Ann' },
    { id: '@2', name: 'Boris' },
    { id: '@3', name: 'Clara' },
  ] as const;
  const game = newGame({ title: '18MEX', players, seed: 1, seating: 'asSeated' });
  return { ...recordOf({ ...game, actions }), revision: 7, head: { actions: actions.length, state: {} as never } };
};
const played = (...actions: readonly Action[]) => ({ actions, bots: {}, undone: [] });

test('what was decided before the page went away is added when the game is opened again', () => {
  const record = saved(first);
  const opened = withUnsaved(record, unsavedSince(record, played(first, second)));
  expect(opened.game.actions).toEqual([first, second]);
  // Where the game stood is not where it stands now.
  expect(opened.head).toBeUndefined();
});

test('a decision that was taken back stays taken back, and can be made again', () => {
  const record = saved(first, second);
  const opened = withUnsaved(record, unsavedSince(record, { ...played(first), undone: [second] }));
  expect(opened.game.actions).toEqual([first]);
  expect(opened.undone).toEqual([second]);
});

test('a save that came through while the page was leaving lacks only what followed', () => {
  const record = saved(first);
  const unsaved = unsavedSince(record, played(first, second, third));
  const through = { ...saved(first, second), id: record.id, revision: 8 };
  expect(withUnsaved(through, unsaved).game.actions).toEqual([first, second, third]);
});

test('nothing is changed where all was saved, and where another tab has gone on', () => {
  const record = saved(first);
  const unsaved = unsavedSince(record, played(first, second));
  const whole = { ...saved(first, second), revision: 8 };
  expect(withUnsaved(whole, unsaved)).toBe(whole);
  const elsewhere = { ...saved(first, pass('@1')), revision: 8 };
  expect(withUnsaved(elsewhere, unsaved)).toBe(elsewhere);
  const later = { ...saved(first, second), revision: 9 };
  expect(withUnsaved(later, unsaved)).toBe(later);
});
