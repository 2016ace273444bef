/** Entries as stored rows and as the protocol shows them. */
import type { Action } from '@roundhouse/engine';
import type { Entry, EntryBy } from '@roundhouse/protocol';
import type { Db } from '../store/store.ts';
import type { Entries } from '../store/tables.ts';

/** An entry before it has its number and time. */
export type Draft = { readonly by: EntryBy } & (
  | { readonly kind: 'decided'; readonly action: Action; readonly through?: 'order' | 'clock' }
  | { readonly kind: 'takenBack'; readonly to: number; readonly agreed: number[] }
  | {
      readonly kind: 'seatChanged';
      readonly seat: number;
      readonly now: 'person' | 'bot';
      readonly person: string | null;
      readonly bot: string | null;
    }
  | { readonly kind: 'clock'; readonly what: 'paused' | 'resumed' | 'flag' }
  | {
      readonly kind: 'ended';
      readonly reason: string;
      readonly scores: Record<string, number>;
      readonly ranking: number[][];
    }
);

export const numbered = (drafts: readonly Draft[], head: number, at: number): Entry[] =>
  drafts.map((draft, index): Entry => ({ number: head + 1 + index, at, ...draft }));

export const rowOf = (game: string, entry: Entry, key: string | null): Entries => {
  const { number, at, by, kind, ...data } = entry;
  return { game, number, at, kind, seat: by.seat, person: by.person, bot: by.bot, data: JSON.stringify(data), key };
};

export const entryOf = ({ number, at, kind, seat, person, bot, data }: Entries): Entry =>
  // It was written by `rowOf` from an entry.
  ({ number, at, by: { seat, person, bot }, kind, ...(JSON.parse(data) as object) }) as Entry;

/** The most entries of one answer; a client asks again for the rest. */
export const MOST_ENTRIES = 2000;

export const entriesAfter = async (
  db: Db,
  game: string,
  since: number,
  upTo?: number,
  limit = MOST_ENTRIES,
): Promise<Entry[]> => {
  let query = db.selectFrom('entries').selectAll().where('game', '=', game).where('number', '>', since);
  if (upTo !== undefined) query = query.where('number', '<=', upTo);
  return (await query.orderBy('number').limit(limit).execute()).map(entryOf);
};

export type Decided = Extract<Entry, { kind: 'decided' }>;

/** The decisions that stand: those among these entries that no later one took back. */
export const standing = (entries: readonly Entry[]): readonly Decided[] => {
  const line: Decided[] = [];
  for (const entry of entries) {
    if (entry.kind === 'decided') line.push(entry);
    if (entry.kind === 'takenBack') while ((line.at(-1)?.number ?? 0) > entry.to) line.pop();
  }
  return line;
};
