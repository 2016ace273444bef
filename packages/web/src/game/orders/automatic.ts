/** Which decisions of a table were not made by hand: the table registers a source, and the log asks it. */
import type { Table } from '../table.ts';

export type Automatic = 'order' | 'clock';
type AutomaticSource = (index: number) => Automatic | undefined;

const sources = new WeakMap<Table, AutomaticSource>();

export const setAutomaticSource = (table: Table, source: AutomaticSource): void => void sources.set(table, source);

/** `index`: of the action in the line of play. */
export const automaticBy = (table: Table, index: number): Automatic | undefined => sources.get(table)?.(index);

const keyOf = (table: Table): string => `roundhouse.orders ${table.page}`;

/** Orders around one table, kept on this device. */
export const readStoredOrders = (table: Table): string | null => {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
};

export const storeOrders = (table: Table, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), text);
  } catch {
    // Without storage they last as long as the page.
  }
};
