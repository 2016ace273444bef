/** Loads a game and replays it for its figures; the game itself is not opened, so nothing goes on behind the page. */
import { factsOf, type Facts, type Game, type State, type Title, titleOf } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { WAITED_FOR } from '../../game/session.ts';
import { readStored, replayStored } from '../../game/stored.ts';
import { loadRecord } from '../../store/games.ts';
import type { GameRecord } from '../../store/record.ts';
import { type GameFigures, figuresOf } from './figures.ts';

export interface LoadedFigures {
  readonly kind: 'loaded';
  readonly record: GameRecord;
  readonly title: Title;
  readonly facts: Facts;
  readonly last: State;
  readonly figures: GameFigures;
  /** The game as far as it could be replayed. */
  readonly played: Game;
  /** How many actions could be replayed, where not all could. */
  readonly partly: { readonly played: number; readonly of: number } | null;
}

export type FiguresState =
  | { readonly kind: 'replaying'; readonly done: number; readonly of: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly error: string }
  | LoadedFigures;

const loadFigures = async (id: string, progress: (done: number, of: number) => void): Promise<FiguresState> => {
  const record = await loadRecord(id);
  if (!record) return { kind: 'missing' };
  const stored = await readStored(record);
  if (stored.kind === 'tooNew') return { kind: 'unreadable', error: `schema ${record.schema}` };
  if (stored.kind === 'unreadable') return stored;
  const { line } = await replayStored(stored, { slice: WAITED_FOR, progress });
  const last = line.states.at(-1);
  if (!last) return { kind: 'unreadable', error: 'empty' };
  const title = titleOf(last);
  const [played, of] = [line.actions.length, record.game.actions.length];
  const figures = await figuresOf(line);
  return {
    kind: 'loaded',
    record,
    title,
    facts: factsOf(last),
    last,
    figures,
    played: { ...record.game, actions: line.actions },
    partly: played < of ? { played, of } : null,
  };
};

export const useFigures = (id: string): FiguresState => {
  const [state, setState] = useState<FiguresState>({ kind: 'replaying', done: 0, of: 0 });
  useEffect(() => {
    let wanted = true;
    const settle = (next: FiguresState): void => {
      if (wanted) setState(next);
    };
    loadFigures(id, (done, of) => settle({ kind: 'replaying', done, of })).then(settle, (error: unknown) =>
      settle({ kind: 'unreadable', error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return state;
};
