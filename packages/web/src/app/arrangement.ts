/** Which panel lies in which column of the table, from top to bottom. The decision is no panel: it stays where it is. */
export const PANELS = ['board', 'market', 'companies', 'players', 'trains', 'log'] as const;
export type PanelId = (typeof PANELS)[number];

export const COLUMNS = ['left', 'middle', 'right'] as const;
export type Column = (typeof COLUMNS)[number];

export type Arrangement = Readonly<Record<Column, readonly PanelId[]>>;

export const USUAL: Arrangement = {
  left: ['companies'],
  middle: ['board', 'market'],
  right: ['players', 'trains', 'log'],
};

export const isPanel = (value: unknown): value is PanelId => PANELS.some((each) => each === value);

/** What was stored, if every panel is in it exactly once; the usual arrangement otherwise. */
export const readArrangement = (value: unknown): Arrangement => {
  if (typeof value !== 'object' || value === null) return USUAL;
  const columns = value as Readonly<Record<string, unknown>>;
  const listed = (column: Column): readonly PanelId[] => {
    const list = columns[column];
    return Array.isArray(list) ? list.filter(isPanel) : [];
  };
  const found: Arrangement = { left: listed('left'), middle: listed('middle'), right: listed('right') };
  const all = COLUMNS.flatMap((column) => found[column]);
  return all.length === PANELS.length && new Set(all).size === all.length ? found : USUAL;
};

export const columnOf = (arrangement: Arrangement, panel: PanelId): Column =>
  COLUMNS.find((column) => arrangement[column].includes(panel)) ?? 'middle';

/** Puts a panel into a column, before the panel that is at this place there now. */
export const put = (arrangement: Arrangement, panel: PanelId, column: Column, place: number): Arrangement => {
  const without = (list: readonly PanelId[]): readonly PanelId[] => list.filter((each) => each !== panel);
  const target = without(arrangement[column]);
  return {
    left: without(arrangement.left),
    middle: without(arrangement.middle),
    right: without(arrangement.right),
    [column]: [...target.slice(0, place), panel, ...target.slice(place)],
  };
};

/** One place up (-1) or down (1) in its column. */
export const shift = (arrangement: Arrangement, panel: PanelId, by: -1 | 1): Arrangement => {
  const column = columnOf(arrangement, panel);
  return put(arrangement, panel, column, Math.max(0, arrangement[column].indexOf(panel) + by));
};
