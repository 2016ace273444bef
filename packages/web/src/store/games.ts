/** The games on this device: listing, making, saving, and word from other tabs. */
import { type Game, type PlayerId } from '@roundhouse/engine';
import { create } from 'zustand';
import { type Damaged, isRecord, separateDamaged } from './check.ts';
import { recordStore } from './db.ts';
import type { Head } from './head.ts';
import { type GameRecord, SCHEMA, type Summary } from './record.ts';
import { forgetUnsaved } from './unsaved.ts';

export type StorageTrouble = 'noStorage' | 'full' | 'failed' | null;

/** Whether games are safe: shown at the top of every page when they are not. */
export const useStorage = create<{ readonly trouble: StorageTrouble }>(() => ({ trouble: null }));

const report = (trouble: StorageTrouble): void => {
  if (useStorage.getState().trouble !== trouble) useStorage.setState({ trouble });
};

const troubleOf = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/** Other tabs are notified which game changed. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('roundhouse.games');

const notifyChanged = (id: string): void => {
  // A channel has no target origin: it never leaves this one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(id);
};

export const onChangedElsewhere = (listener: (id: string) => void): (() => void) => {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') listener(data);
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
};

/** The games on this device, the last one played first, and what cannot be shown as a game. */
export const listGames = async (): Promise<{
  readonly games: readonly GameRecord[];
  readonly damaged: readonly Damaged[];
}> => {
  const place = await recordStore();
  report(place.lasting ? useStorage.getState().trouble : 'noStorage');
  return separateDamaged(await place.all());
};

export const findRecord = async (id: string): Promise<GameRecord | Damaged | undefined> => {
  const place = await recordStore();
  if (!place.lasting) report('noStorage');
  const value = await place.get(id);
  return isRecord(value) ? value : separateDamaged([value]).damaged[0];
};

export const loadRecord = async (id: string): Promise<GameRecord | undefined> => {
  const found = await findRecord(id);
  return isRecord(found) ? found : undefined;
};

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('');

export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) % 2 ** 31;

export const recordOf = (game: Game, bots: Readonly<Record<PlayerId, string>> = {}, name = ''): GameRecord => {
  const now = Date.now();
  const summary: Summary = { round: null, waiting: game.players[0]?.id ?? null, over: false };
  return {
    id: newId(),
    schema: SCHEMA,
    revision: 0,
    created: now,
    updated: now,
    name,
    bots,
    game,
    undone: [],
    summary,
  };
};

export type Saved =
  | { readonly record: GameRecord }
  | { readonly newer: GameRecord }
  | { readonly trouble: StorageTrouble };

/** Saves over the revision that the record was read at. Never saves over something newer. */
export const saveRecord = async (record: GameRecord): Promise<Saved> => {
  const next: GameRecord = { ...record, revision: record.revision + 1, updated: Date.now() };
  try {
    const place = await recordStore();
    const outcome = await place.put(next, record.revision);
    if (outcome === 'newer') {
      const newer = await place.get(record.id);
      return isRecord(newer) ? { newer } : { trouble: 'failed' };
    }
    report(place.lasting ? null : 'noStorage');
    forgetUnsaved(record.id);
    notifyChanged(record.id);
    return { record: next };
  } catch (error) {
    const trouble = troubleOf(error);
    report(trouble);
    return { trouble };
  }
};

/** Adds where the game stands to a record that lacks it; the game itself does not change, so other tabs need no notice. */
export const keepHead = async (record: GameRecord, head: Head, summary: Summary): Promise<void> => {
  try {
    const place = await recordStore();
    const outcome = await place.put({ ...record, head, summary }, record.revision);
    if (outcome === 'saved') forgetUnsaved(record.id);
  } catch {
    // The next action is saved with it, and tells if it cannot be.
  }
};

export const removeGame = async (id: string): Promise<void> => {
  const place = await recordStore();
  await place.remove(id);
  forgetUnsaved(id);
  notifyChanged(id);
};
