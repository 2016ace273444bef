/**
 * The game that lessons and pictures are cut from: 18MEX for three, every position reached by real decisions, so that nothing
 * shown can be impossible. `game.jsonl` holds the decisions, one a line.
 */
import {
  begin,
  type Facts,
  factsOf,
  type Game,
  isRefusal,
  apply,
  newGame,
  type State,
  type Title,
  parseAction,
} from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { useEffect, useState } from 'react';
import text from './game.jsonl?raw';

export const LESSON_TITLE = '18MEX';

/** Who learns. */
export const ME = '@1';

export interface Lessons {
  readonly title: Title;
  readonly facts: Facts;
  readonly game: Game;
  /** The position after so many decisions. */
  readonly at: (position: number) => State;
}

const build = async (): Promise<Lessons> => {
  const title = await loadTitle(LESSON_TITLE);
  const actions = text
    .trim()
    .split('\n')
    .map((line) => {
      const parsed = parseAction(JSON.parse(line));
      if ('error' in parsed) throw new Error(parsed.error);
      return parsed.action;
    });
  const empty = newGame({
    title: title.id,
    players: (['@1', '@2', '@3'] as const).map((id) => ({ id, name: id })),
    seed: 1,
    seating: 'asSeated',
  });
  const states = [begin(empty).state];
  const at = (position: number): State => {
    for (let next = states.length; next <= position; next++) {
      const [before, action] = [states[next - 1], actions[next - 1]];
      if (!before || !action) throw new Error(`the game of the lessons ends before ${position}`);
      const result = apply(before, action);
      if (isRefusal(result)) throw new Error(`decision ${next} of the lessons is refused: ${result.key}`);
      states.push(result.state);
    }
    const found = states[position];
    if (!found) throw new Error(`no position ${position}`);
    return found;
  };
  return { title, facts: factsOf(at(0)), game: { ...empty, actions }, at };
};

let built: Promise<Lessons> | undefined;

export const loadLessons = (): Promise<Lessons> => (built ??= build());

export const useLessons = (): Lessons | null => {
  const [found, setFound] = useState<Lessons | null>(null);
  useEffect(() => {
    let gone = false;
    void loadLessons().then((lessons) => gone || setFound(lessons));
    return () => {
      gone = true;
    };
  }, []);
  return found;
};
