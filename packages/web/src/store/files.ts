/** Game files brought in, ours and those of 18xx.games; and games written in the words of that system. */
import { type Game, isEqual, type Refusal } from '@roundhouse/engine';
import type { Stop } from '@roundhouse/interchange';
import { type Remote, wrap } from 'comlink';
import { dayOf, download } from './download.ts';
import { type GameRecord, isNewerFile, readGame } from './record.ts';
import { listGames, recordOf, saveRecord } from './games.ts';
import type { Translator } from './peer.worker.ts';

/** Asks the worker that knows 18xx.games; it is started for the question and ended after it. */
const askTranslator = async <T>(question: (translator: Remote<Translator>) => Promise<T>): Promise<T> => {
  const worker = new Worker(new URL('./peer.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await question(wrap<Translator>(worker));
  } finally {
    worker.terminate();
  }
};

/** The game as a file of 18xx.games; why not, or why not to its end, where that system cannot tell it. */
export const savePeerFile = async (game: Game): Promise<string | Stop | null> => {
  const answer = await askTranslator(async (translator) => await translator.takeOut(game));
  if ('error' in answer) return answer.error;
  download(`${game.title}-18xx.games-${dayOf(new Date())}.json`, answer.text);
  return answer.stop ?? null;
};

/** How far a file could be played, and what its first action beyond was refused for. */
export interface PartialReplay {
  readonly played: number;
  readonly of: number;
  readonly refusal?: Refusal & { readonly action: number };
}

export type ImportResult =
  | { readonly kind: 'game'; readonly record: GameRecord; readonly partly?: PartialReplay }
  /** Nothing of it could be played: it is not kept. */
  | { readonly kind: 'refused'; readonly game: Game; readonly of: number; readonly refusal?: PartialReplay['refusal'] }
  /** The same game lies on this device already. */
  | { readonly kind: 'known'; readonly record: GameRecord }
  | {
      readonly kind: 'error';
      readonly error: 'json' | 'foreign' | 'newer' | 'title' | 'storage';
      readonly detail: string;
    };

/** The same title, people, chance and decisions, whatever the game is called here. */
const isSameGame = (a: Game, b: Game): boolean =>
  a.title === b.title &&
  a.seed === b.seed &&
  a.actions.length === b.actions.length &&
  isEqual([a.players, a.options, a.rulings, a.actions], [b.players, b.options, b.rulings, b.actions]);

const keep = async (record: GameRecord, again: boolean, partly?: PartialReplay): Promise<ImportResult> => {
  const known = again ? undefined : (await listGames()).games.find((each) => isSameGame(each.game, record.game));
  if (known) return { kind: 'known', record: known };
  const saved = await saveRecord(record);
  if (!('record' in saved)) return { kind: 'error', error: 'storage', detail: '' };
  return { kind: 'game', record: saved.record, ...(partly ? { partly } : {}) };
};

const fromPeer = async (value: unknown, again: boolean): Promise<ImportResult> => {
  const answer = await askTranslator(async (translator) => await translator.importGame(value));
  if ('error' in answer) return { kind: 'error', ...answer };
  const { game, name, recorded, applied, refusal } = answer;
  // A table at which nothing has happened is none of what was in the file.
  if (applied === 0 && recorded > 0) return { kind: 'refused', game, of: recorded, refusal };
  const partly = { played: applied, of: recorded, ...(refusal ? { refusal } : {}) };
  return keep(recordOf(game, {}, name), again, applied < recorded ? partly : undefined);
};

/** Takes a file that a person gives; says plainly what is wrong with it. Nothing in the store is touched.
 * `again`: also a game that is there already. */
export const importGame = async (text: string, again = false): Promise<ImportResult> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'error', error: 'json', detail: '' };
  }
  const ours = typeof value === 'object' && value !== null && 'format' in value && value.format === 'roundhouse';
  try {
    if (!ours) return await fromPeer(value, again);
    if (isNewerFile(value)) return { kind: 'error', error: 'newer', detail: '' };
    const read = await readGame(value);
    if ('error' in read) return { kind: 'error', error: 'foreign', detail: read.error };
    // The file as it was written is kept, with what cannot be read today.
    const whole = read.unread ? (value as GameRecord['game']) : read.game;
    return await keep(recordOf(whole), again);
  } catch (error) {
    return { kind: 'error', error: 'foreign', detail: error instanceof Error ? error.message : String(error) };
  }
};
