/** The introduction: every lesson begins undecided, can be done, and has figures for what it says. */
import { type Action, apply, decider, type Event, isRefusal, type State, topFrame } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { FETCH } from '../src/i18n/catalogue.ts';
import { say } from '../src/i18n/format.ts';
import { loadLessons, ME } from '../src/learn/intro/game.ts';
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

test.each(LESSONS)('lesson $id', async (lesson) => {
  const { game, at } = await loadLessons();
  const start = at(lesson.at);
  expect(decider(start)).toBe(ME);
  expect(lesson.steps).toContain(topFrame(start)?.step);
  const before = { start, now: start, events: [] };
  expect(lesson.done(before)).toBe(false);
  // The game itself went on as the lesson asks for, within two decisions; the last lesson is where it stops.
  const solved = [1, 2]
    .map((count) => game.actions.slice(lesson.at, lesson.at + count))
    .filter((actions) => actions.length > 0)
    .map((actions) => follow(start, actions));
  const done = solved.find((course) => lesson.done(course));
  expect(done !== undefined || lesson.at === game.actions.length).toBe(true);
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
