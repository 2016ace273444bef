/**
 * The game that lessons and pictures are cut from: 18MEX for three, every position reached by real decisions, so that nothing
 * shown can be impossible. A line of `game.jsonl` is a decision. Positions are counted in lines, so that they stay the same when a
 * change of rules asks for one decision more or less: a line may also be a list, with the decisions that have come in before it.
 * `npx vitest run lessons -u` writes such lines.
 */
import {
  type Action,
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
import { fetchTitle } from '../../app/titles.ts';
import { useEffect, useState } from 'react';
import text from './game.jsonl?raw';

export const LESSON_TITLE = '18MEX';

/** Who learns. */
export const ME = '@1';

export interface Lessons {
  readonly title: Title;
  readonly facts: Facts;
  /** The game without its decisions. */
  readonly game: Omit<Game, 'actions'>;
  /** Its decisions, line by line. */
  readonly lines: readonly (readonly Action[])[];
  /** The position after so many lines. */
  readonly at: (position: number) => State;
}

const readAction = (data: unknown): Action => {
  const parsed = parseAction(data);
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.action;
};

export const readLines = (file: string): Lessons['lines'] =>
  file
    .trim()
    .split('\n')
    .map((line) => {
      const data: unknown = JSON.parse(line);
      return Array.isArray(data) ? data.map(readAction) : [readAction(data)];
    });

const build = async (): Promise<Lessons> => {
  const title = await fetchTitle(LESSON_TITLE);
  const lines = readLines(text);
  const game = newGame({
    title: title.id,
    players: (['@1', '@2', '@3'] as const).map((id) => ({ id, name: id })),
    seed: 1,
    seating: 'asSeated',
  });
  const states = [begin(game).state];
  const at = (position: number): State => {
    for (let next = states.length; next <= position; next++) {
      const [before, line] = [states[next - 1], lines[next - 1]];
      if (!before || !line) throw new Error(`the game of the lessons ends before ${position}`);
      states.push(
        line.reduce((state, action) => {
          const result = apply(state, action);
          if (isRefusal(result)) throw new Error(`line ${next} of the lessons is refused: ${result.key}`);
          return result.state;
        }, before),
      );
    }
    const found = states[position];
    if (!found) throw new Error(`no position ${position}`);
    return found;
  };
  return { title, facts: factsOf(at(0)), game, lines, at };
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
