/** Which panels the table has, and the column of each, from top to bottom. The decision is no panel: it stays in place. */

export const COLUMNS = ['left', 'middle', 'right'] as const;
export type Column = (typeof COLUMNS)[number];

/** The tabs of a phone, from left to right. */
export const TABS = ['board', 'companies', 'market', 'players', 'log', 'sheet'] as const;
export type Tab = (typeof TABS)[number];

interface PanelPlan {
  /** The column of a wide screen in which the panel lies until somebody moves it. */
  readonly column: Column;
  /** The tab that holds the panel on a phone; null where a phone does without it. Panels with the same tab lie below each other. */
  readonly tab: Tab | null;
  /** Whether the panel scrolls by itself in a column that it shares with the log. */
  readonly scrolls: boolean;
}

/** Within a column the panels lie in this order. */
const PLANS = {
  board: { column: 'middle', tab: 'board', scrolls: false },
  market: { column: 'middle', tab: 'market', scrolls: false },
  companies: { column: 'left', tab: 'companies', scrolls: false },
  players: { column: 'right', tab: 'players', scrolls: true },
  trains: { column: 'right', tab: 'players', scrolls: true },
  log: { column: 'right', tab: 'log', scrolls: false },
} as const satisfies Readonly<Record<string, PanelPlan>>;

export type PanelId = keyof typeof PLANS;
export type Arrangement = Readonly<Record<Column, readonly PanelId[]>>;

export const isPanel = (value: unknown): value is PanelId => typeof value === 'string' && Object.hasOwn(PLANS, value);

const PANELS: readonly PanelId[] = Object.keys(PLANS).filter(isPanel);

const planOf = (panel: PanelId): PanelPlan => PLANS[panel];

export const scrollsByItself = (panel: PanelId): boolean => planOf(panel).scrolls;

export const panelsOnTab = (tab: Tab): readonly PanelId[] => PANELS.filter((panel) => planOf(panel).tab === tab);

const plannedIn = (column: Column): readonly PanelId[] => PANELS.filter((panel) => planOf(panel).column === column);

export const STANDARD_ARRANGEMENT: Arrangement = {
  left: plannedIn('left'),
  middle: plannedIn('middle'),
  right: plannedIn('right'),
};

export const columnOf = (arrangement: Arrangement, panel: PanelId): Column =>
  COLUMNS.find((column) => arrangement[column].includes(panel)) ?? 'middle';

/** Puts a panel into a column, before the panel that is at this place there now. */
export const movePanel = (arrangement: Arrangement, panel: PanelId, column: Column, place: number): Arrangement => {
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
export const shiftPanel = (arrangement: Arrangement, panel: PanelId, by: -1 | 1): Arrangement => {
  const column = columnOf(arrangement, panel);
  return movePanel(arrangement, panel, column, Math.max(0, arrangement[column].indexOf(panel) + by));
};

/** Adds a panel in its planned column, below those that the plan has above it. */
const addPanel = (arrangement: Arrangement, panel: PanelId): Arrangement => {
  const { column } = planOf(panel);
  const planned = plannedIn(column);
  const above = planned.slice(0, planned.indexOf(panel));
  const place = arrangement[column].findLastIndex((each) => above.includes(each)) + 1;
  return movePanel(arrangement, panel, column, place);
};

/**
 * The arrangement that was stored, completed. A version of the client that has more panels adds the new ones and leaves the others
 * where the person put them; panels that it does not know, or that are listed twice, are dropped.
 */
export const readArrangement = (value: unknown): Arrangement => {
  if (typeof value !== 'object' || value === null) return STANDARD_ARRANGEMENT;
  const columns = value as Readonly<Record<string, unknown>>;
  const seen = new Set<PanelId>();
  const listed = (column: Column): readonly PanelId[] => {
    const list: unknown = columns[column];
    if (!Array.isArray(list)) return [];
    return list.filter(isPanel).filter((panel) => !seen.has(panel) && seen.add(panel));
  };
  const stored: Arrangement = { left: listed('left'), middle: listed('middle'), right: listed('right') };
  return PANELS.filter((panel) => !seen.has(panel)).reduce(addPanel, stored);
};
