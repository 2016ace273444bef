/** Games of 18xx.games are translated here: a long one takes a while, and the page must not wait for it. */
import type { Game, Refusal } from '@roundhouse/engine';
import { adapterFor, exportGame, importGame, parsePeerFile, type Stop } from '@roundhouse/interchange';
import { loadTitle } from '@roundhouse/titles';
import { expose } from 'comlink';

export type FromPeer =
  | {
      readonly game: Game;
      readonly name: string;
      readonly recorded: number;
      readonly applied: number;
      readonly refusal?: Refusal & { readonly action: number };
    }
  | { readonly error: 'foreign' | 'title'; readonly detail: string };

const translator = {
  importGame: async (value: unknown): Promise<FromPeer> => {
    const file = parsePeerFile(value);
    if ('error' in file) return { error: 'foreign', detail: file.error };
    const adapter = adapterFor(file.value.title);
    if (!adapter) return { error: 'title', detail: file.value.title };
    await loadTitle(adapter.title, []);
    const { game, recorded, applied, refusal } = importGame(adapter, file.value);
    const { id } = file.value;
    const name = id === undefined ? '' : `18xx.games ${id}`;
    return { game, recorded, applied, name, ...(refusal ? { refusal } : {}) };
  },
  /** The text of the file, and where it ends before the game does; or why there is none. */
  takeOut: async (
    game: Game,
  ): Promise<{ readonly text: string; readonly stop?: Stop } | { readonly error: string }> => {
    const adapter = adapterFor(game.title);
    if (!adapter) return { error: game.title };
    await loadTitle(adapter.title, []);
    const exported = exportGame(adapter, game);
    return 'error' in exported ? exported : { ...exported, text: JSON.stringify(exported.value) };
  },
};

export type Translator = typeof translator;

expose(translator);
