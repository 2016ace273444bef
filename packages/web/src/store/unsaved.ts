/**
 * What was decided just before the page went away. The database answers too late for a page that is leaving, so the last decisions are
 * written down where writing takes no time, and are added when the game is opened again.
 */
import { type Action, isEqual } from '@roundhouse/engine';
import type { GameRecord } from './record.ts';

type Played = Pick<GameRecord, 'bots' | 'undone'> & { readonly actions: readonly Action[] };

export interface Unsaved extends Played {
  /** What it goes on from: the revision that was saved last, and how many of its actions still stand. */
  readonly revision: number;
  readonly kept: number;
}

const keyOf = (id: string): string => `roundhouse.unsaved.${id}`;

export const unsavedSince = ({ revision, game }: GameRecord, { actions, bots, undone }: Played): Unsaved => {
  const other = game.actions.findIndex((action, index) => action !== actions[index]);
  const kept = other < 0 ? game.actions.length : other;
  return { revision, kept, actions: actions.slice(kept), bots, undone };
};

/** The record with what was not saved of it; as it is where somebody else has gone on from it. */
export const withUnsaved = (record: GameRecord, unsaved: Unsaved): GameRecord => {
  const saved = record.game.actions;
  const actions = [...saved.slice(0, unsaved.kept), ...unsaved.actions];
  // The page left while an earlier decision was being saved: that save may have come through.
  const cameThrough = record.revision === unsaved.revision + 1 && isEqual(saved, actions.slice(0, saved.length));
  if (record.revision !== unsaved.revision && !cameThrough) return record;
  const { bots, undone } = unsaved;
  if (isEqual([saved, record.bots, record.undone], [actions, bots, undone])) return record;
  const { head: _old, ...rest } = record;
  return { ...rest, bots, undone, game: { ...record.game, actions } };
};

const isUnsaved = (value: unknown): value is Unsaved =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  typeof value.revision === 'number' &&
  'kept' in value &&
  typeof value.kept === 'number' &&
  'actions' in value &&
  Array.isArray(value.actions) &&
  'undone' in value &&
  Array.isArray(value.undone) &&
  'bots' in value &&
  typeof value.bots === 'object' &&
  value.bots !== null;

/** Storage may be refused or full: then what was saved is all there is. */
const tried = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const noteUnsaved = (record: GameRecord, played: Played): void =>
  tried(() => localStorage.setItem(keyOf(record.id), JSON.stringify(unsavedSince(record, played))));

export const forgetUnsaved = (id: string): void => tried(() => localStorage.removeItem(keyOf(id)));

export const readUnsaved = (record: GameRecord): GameRecord => {
  const found = tried((): unknown => JSON.parse(localStorage.getItem(keyOf(record.id)) ?? 'null'));
  return isUnsaved(found) ? withUnsaved(record, found) : record;
};
