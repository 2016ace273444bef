/** Whether what lies on the device is a record of a game: one that is damaged must not take the others with it. */
import { type GameRecord, SCHEMA } from './record.ts';

/** A record that cannot be shown as a game; it is kept, and can be exported and deleted. */
export interface Damaged {
  readonly id: string;
  readonly value: unknown;
  /** Written by a newer version of the program. */
  readonly newer: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

const isPlayer = (value: unknown): boolean =>
  isFields(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';

const isGame = (value: unknown): boolean =>
  isFields(value) &&
  typeof value['title'] === 'string' &&
  Array.isArray(value['players']) &&
  value['players'].every(isPlayer) &&
  Array.isArray(value['actions']);

const isRound = (value: unknown): boolean =>
  value === null || (isFields(value) && typeof value['kind'] === 'string' && typeof value['set'] === 'number');

const isSummary = (value: unknown): boolean =>
  isFields(value) &&
  isRound(value['round']) &&
  (value['waiting'] === null || typeof value['waiting'] === 'string') &&
  typeof value['over'] === 'boolean' &&
  (value['scores'] === undefined || isFields(value['scores'])) &&
  (value['winners'] === undefined || Array.isArray(value['winners']));

/** All that lists and pages read of a record; the rules read the game itself. */
export const isRecord = (value: unknown): value is GameRecord =>
  isFields(value) &&
  typeof value['id'] === 'string' &&
  typeof value['schema'] === 'number' &&
  typeof value['revision'] === 'number' &&
  Number.isFinite(value['updated']) &&
  isTextOrNone(value['name']) &&
  isFields(value['bots']) &&
  isGame(value['game']) &&
  Array.isArray(value['undone']) &&
  isSummary(value['summary']);

export const separateDamaged = (
  values: readonly unknown[],
): { readonly games: readonly GameRecord[]; readonly damaged: readonly Damaged[] } => ({
  games: values.filter(isRecord).sort((a, b) => b.updated - a.updated),
  damaged: values.flatMap((value) =>
    isFields(value) && typeof value['id'] === 'string' && !isRecord(value)
      ? [{ id: value['id'], value, newer: Number(value['schema']) > SCHEMA }]
      : [],
  ),
});
