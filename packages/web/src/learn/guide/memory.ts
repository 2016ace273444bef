/** What the guide has said in which game: kept on the device, so that it does not repeat itself after a pause. */
import type { Said } from '@roundhouse/titles/guides';

const KEY = 'roundhouse.guide';
/** Games beyond the last so many are forgotten. */
const KEPT = 30;

type Memory = Readonly<Record<string, Said>>;

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number');

const read = (): Memory => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Said] => isSaid(entry[1])));
  } catch {
    return {};
  }
};

/** Where storage is switched off it lasts as long as the page. */
let memory: Memory | null = null;

export const saidIn = (game: string): Said => (memory ??= read())[game] ?? {};

export const remember = (game: string, said: Said): void => {
  const { [game]: _before, ...others } = (memory ??= read());
  memory = Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [game, said]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Full or switched off.
  }
};
