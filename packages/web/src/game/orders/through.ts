/** Which decisions of a table were not made by hand: whoever knows says so here, and the log asks. */
import type { Table } from '../table.ts';

export type Through = 'order' | 'clock';
type Knows = (index: number) => Through | undefined;

const known = new WeakMap<Table, Knows>();

export const tellThrough = (table: Table, knows: Knows): void => void known.set(table, knows);

/** `index`: of the action in the line of play. */
export const throughOf = (table: Table, index: number): Through | undefined => known.get(table)?.(index);

const keyOf = (table: Table): string => `roundhouse.orders ${table.page}`;

/** Orders around one table, kept on this device. */
export const readKept = (table: Table): string | null => {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
};

export const keep = (table: Table, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), text);
  } catch {
    // Without storage they last as long as the page.
  }
};
