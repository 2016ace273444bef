/** Whether a stored game still plays as it is stored. */
import { apply, begin, isRefusal, referee, type State } from '@roundhouse/engine';
import { isDeepStrictEqual } from 'node:util';
import { entriesAfter } from '../games/entries.ts';
import { unpacked } from '../games/packedState.ts';
import { asGame, headerOf } from '../games/positions.ts';
import type { Store } from '../store/store.ts';
import type { Games } from '../store/tables.ts';

export interface Checked {
  readonly game: string;
  readonly title: string;
  readonly entries: number;
  /** Empty: in order. */
  readonly problems: readonly string[];
}

/** Folds a story from its beginning by today's rules, with the referee, and compares with what is kept on the way. */
export const checkGame = async ({ db }: Store, game: Games): Promise<Checked> => {
  const problems: string[] = [];
  const snapshots = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('game', '=', game.id)
    .orderBy('number')
    .execute();
  const kept = new Map(snapshots.map((row) => [row.number, row]));
  const entries = await entriesAfter(db, game.id, 0, undefined, 1_000_000);
  const states = new Map<number, State>();
  let state = begin(asGame(headerOf(game))).state;
  const compare = (number: number): void => {
    states.set(number, state);
    const there = kept.get(number);
    if (!there) return;
    const stood = unpacked(there.state);
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), JSON.parse(JSON.stringify(stood)))) {
      problems.push(`after entry ${number} another position is kept, made by rules ${there.rules}: going on from that`);
      state = stood;
      states.set(number, state);
    }
  };
  compare(0);
  for (const [index, entry] of entries.entries()) {
    if (entry.number !== index + 1) problems.push(`entry ${index + 1} is missing`);
    if (entry.kind === 'takenBack') state = states.get(entry.to) ?? state;
    if (entry.kind === 'decided') {
      const result = apply(state, entry.action);
      if (isRefusal(result)) problems.push(`entry ${entry.number} is refused today: ${result.rule} ${result.key}`);
      else ({ state } = result);
    }
    compare(entry.number);
    const found = referee(state);
    if (found.length > 0) problems.push(`after entry ${entry.number}: ${found.join('; ')}`);
  }
  if (entries.length !== game.head) problems.push(`${entries.length} entries, head ${game.head}`);
  if ((game.status === 'finished') !== (state.outcome !== null) && game.reason !== 'closed')
    problems.push(`status ${game.status}, outcome ${state.outcome?.reason ?? 'none'}`);
  return { game: game.id, title: game.title, entries: entries.length, problems };
};
