/** Compares our trace with a recorded one in everything that matters for play; says the first difference of a line. */
import type { TraceLine } from './adapter.ts';

type Row = Readonly<Record<string, unknown>>;

const rows = (line: TraceLine, key: string): readonly Row[] => (Array.isArray(line[key]) ? (line[key] as Row[]) : []);

/** Order within lists of trains, tokens and privates is a matter of taste; removed tokens and closed companies are not compared. */
const normal = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .map(normal)
      .map((each) => JSON.stringify(each))
      .sort();
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, each]) => each !== 0)
        .map(([key, each]) => [key, normal(each)] as const)
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  return value;
};

const PLAYER_KEYS = ['cash', 'shares', 'shorts', 'companies', 'value', 'certs', 'debt', 'penalty'] as const;
const COMPANY_KEYS = [
  'cash',
  'price',
  'market',
  'par',
  'ipo',
  'pool',
  'treasury',
  'president',
  'floated',
  'trains',
  'tokens',
  'spare_tokens',
  'loans',
  'companies',
] as const;
const GAME_KEYS = ['bank', 'phase', 'cert_limit', 'priority', 'depot', 'companies', 'finished'] as const;

const text = (value: unknown): string => JSON.stringify(normal(value)) ?? 'nothing';
const empty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const differs = (ours: unknown, theirs: unknown): boolean =>
  !(empty(ours) && empty(theirs)) && text(ours) !== text(theirs);

export interface CompareNotation {
  /** Keys not compared, as `player.value`, `company.par`, `game.priority`. */
  readonly except?: readonly string[];
}

export const differences = (
  ours: TraceLine,
  theirs: TraceLine,
  { except = [] }: CompareNotation = {},
): readonly string[] => {
  const found: string[] = [];
  const compare = (scope: string, who: string, keys: readonly string[], left: Row, right: Row): void => {
    for (const key of keys) {
      if (except.includes(`${scope}.${key}`)) continue;
      if (differs(left[key], right[key]))
        found.push(`${who} ${key}: ours ${text(left[key])}, recorded ${text(right[key])}`);
    }
  };
  compare('game', 'game', GAME_KEYS, ours, theirs);
  for (const player of rows(theirs, 'players')) {
    const mine = rows(ours, 'players').find((each) => each['id'] === player['id']);
    compare('player', `player ${String(player['id'])}`, PLAYER_KEYS, mine ?? {}, player);
  }
  for (const company of rows(theirs, 'corporations')) {
    if (company['closed']) continue;
    const mine = rows(ours, 'corporations').find((each) => each['id'] === company['id']);
    compare('company', String(company['id']), COMPANY_KEYS, mine ?? {}, company);
  }
  return found;
};

/** What is asked next and in which order; compared as it stands. */
const ASKED_KEYS = ['round', 'step', 'active', 'acting', 'order', 'order_index', 'bids', 'auctioning', 'run'] as const;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, sorted(each)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
};

const exactly = (value: unknown): string => JSON.stringify(sorted(value ?? null));
const seated = (line: TraceLine): readonly unknown[] => rows(line, 'players').map(({ id }) => id);

/** Differences in what is asked next, the order of play, bids and runs, and in how the players sit; none where the game is over. */
export const askedDifferences = (
  ours: TraceLine,
  theirs: TraceLine,
  { except = [] }: CompareNotation = {},
): readonly string[] => {
  if (theirs['finished'] === true) return [];
  const found = ASKED_KEYS.filter((key) => !except.includes(key) && exactly(ours[key]) !== exactly(theirs[key])).map(
    (key) => `${key}: ours ${exactly(ours[key])}, recorded ${exactly(theirs[key])}`,
  );
  return except.includes('players') || exactly(seated(ours)) === exactly(seated(theirs))
    ? found
    : [...found, `players: ours ${exactly(seated(ours))}, recorded ${exactly(seated(theirs))}`];
};
