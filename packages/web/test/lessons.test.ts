/** The introduction: every lesson begins undecided, can be done, and has figures for what it says. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Action,
  apply,
  decider,
  type Event,
  isRefusal,
  offers,
  type PriceOffer,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { FETCH } from '../src/i18n/catalogue.ts';
import { say } from '../src/i18n/format.ts';
import { loadLessons, ME, readLines } from '../src/learn/intro/game.ts';
import { type Course, LESSONS } from '../src/learn/intro/lessons.ts';

const follow = (start: State, actions: readonly Action[]): Course => {
  const events: Event[] = [];
  let now = start;
  for (const action of actions) {
    const result = apply(now, action);
    if (isRefusal(result)) throw new Error(result.key);
    now = result.state;
    events.push(...result.events);
  }
  return { start, now, events };
};

/** One line of the game on this position: passes where the rules now ask for one before it, without those they no longer ask for. */
const asRulesAre = (
  start: State,
  line: readonly Action[],
): { readonly state: State; readonly played: readonly Action[] } => {
  const played: Action[] = [];
  let state = start;
  const tries = (action: Action): boolean => {
    const result = apply(state, action);
    if (isRefusal(result)) return false;
    ({ state } = result);
    played.push(action);
    return true;
  };
  for (const action of line)
    while (!tries(action)) {
      const by = decider(state);
      if (action.type === 'pass' && by !== action.by) break;
      if (by === null || !tries({ type: 'pass', by }))
        throw new Error(`${JSON.stringify(action)} is no longer possible`);
    }
  return { state, played };
};

test('the game of the lessons is played by the rules as they are (`-u` writes it anew)', async () => {
  const file = fileURLToPath(new URL('../src/learn/intro/game.jsonl', import.meta.url));
  const { at } = await loadLessons();
  let state = at(0);
  const written = readLines(readFileSync(file, 'utf8')).map((line) => {
    const next = asRulesAre(state, line);
    ({ state } = next);
    return JSON.stringify(next.played.length === 1 ? next.played[0] : next.played);
  });
  await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(file);
});

test.each(LESSONS)('lesson $id', async (lesson) => {
  const { lines, at } = await loadLessons();
  const start = at(lesson.at);
  expect(decider(start)).toBe(ME);
  expect(lesson.steps).toContain(topFrame(start)?.step);
  const before = { start, now: start, events: [] };
  expect(lesson.done(before)).toBe(false);
  // The game itself went on as the lesson asks for, within two decisions; the last lesson is where it stops.
  const solved = [1, 2]
    .map((count) => lines.slice(lesson.at, lesson.at + count).flat())
    .filter((actions) => actions.length > 0)
    .map((actions) => follow(start, actions));
  const done = solved.find((course) => lesson.done(course));
  expect(done !== undefined || lesson.at === lines.length).toBe(true);
  for (const course of [before, ...(done ? [done] : [])])
    for (const language of ['en', 'ru'] as const) {
      const words = await FETCH[language].learn();
      for (const part of course === before ? ['text', 'task', 'astray'] : ['done']) {
        const text = say(language, words[`lesson.${lesson.id}.${part}`] ?? '', lesson.args(course));
        expect(text.length).toBeGreaterThan(5);
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
});

test('whatever the lesson of the auction offers does what it asks for: nobody is left waiting for players who do not play', async () => {
  const { at } = await loadLessons();
  const lesson = LESSONS.find(({ id }) => id === 'auction');
  if (!lesson) throw new Error('no such lesson');
  const start = at(lesson.at);
  const least = ({ action, min }: PriceOffer): Action => ({ ...action, price: min });
  const offered = offers(start)
    .flatMap((each) => (each.kind === 'one' ? [each.action] : each.kind === 'price' ? [least(each)] : []))
    .filter(lesson.offers);
  // The first one can be bought, the others bid for: minors as well as privates.
  expect(offered.map(({ type }) => type)).toContain('buyPrivate');
  expect(offered.filter(({ type }) => type === 'bid').length).toBeGreaterThan(1);
  expect(offered.filter((action) => !lesson.done(follow(start, [action])))).toEqual([]);
});
