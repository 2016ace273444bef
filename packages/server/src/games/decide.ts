/** Deciding: what a person posts, or a bot. */
import { type Action, apply, isEqual, isRefusal, type State } from '@roundhouse/engine';
import type { Appended, Decision, EntryBy } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { House } from '../house.ts';
import type { Signed } from '../people/sessions.ts';
import { type Access, accessOf } from './access.ts';
import { append, Raced } from './append.ts';
import { type Draft, entriesAfter, entryOf } from './entries.ts';
import { headerOf } from './positions.ts';
import { type Known, knownGame } from './rows.ts';

/** Entries that the same post made before; undefined where it is new. */
const madeBefore = async ({ store }: House, game: string, key: string) => {
  const rows = await store.db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', game)
    .where('key', '=', key)
    .orderBy('number')
    .execute();
  return rows.length > 0 ? rows.map(entryOf) : undefined;
};

/** The answer that a repeated post got before; denied where it was a different one. */
export const repeated = async (
  house: House,
  { game, person }: Access,
  key: string,
  same: (drafts: readonly Draft[]) => boolean,
): Promise<Appended | undefined> => {
  const entries = await madeBefore(house, game.id, key);
  if (!entries) return undefined;
  if (entries[0]?.by.person !== person?.id || !same(entries.filter(({ kind }) => kind !== 'ended') as Draft[]))
    throw new Denial('keyUsed');
  return { head: entries.at(-1)?.number ?? game.head, entries };
};

/** What the client has not seen. */
export const behind = async ({ store }: House, { game }: Known, expected: number): Promise<Denial> => {
  const missed = await entriesAfter(store.db, game.id, Math.min(expected, game.head));
  return new Denial('behind', undefined, { head: missed.at(-1)?.number ?? game.head, missed });
};

/** Somebody else was faster: the answer says what was missed. It may have been the same post, sent again meanwhile. */
export const orBehind = async <T>(
  house: House,
  access: Known,
  expected: number,
  work: Promise<T>,
  before?: () => Promise<T | undefined>,
): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Raced)) throw error;
    const made = await before?.();
    if (made !== undefined) return made;
    const now = (await knownGame(house.store.db, access.game.id)) ?? access;
    if (now.game.status !== 'playing' && now.game.head <= expected) throw new Denial('notPlaying');
    throw await behind(house, now, expected);
  }
};

export interface Played {
  readonly from: State;
  readonly states: readonly State[];
}

/** All actions one after the other; the refusal of the first that is not possible. */
export const played = async ({ positions }: House, { game }: Known, actions: readonly Action[]): Promise<Played> => {
  const from = await positions.at(game, game.head);
  const states: State[] = [];
  let state = from;
  for (const [index, action] of actions.entries()) {
    const result = apply(state, action);
    if (isRefusal(result)) throw new Denial('refused', undefined, { index, refusal: result });
    ({ state } = result);
    states.push(state);
  }
  return { from, states };
};

export const byOf = (access: Pick<Access, 'seat' | 'person'>): EntryBy => ({
  seat: access.seat,
  person: access.person?.id ?? null,
  bot: null,
});

const sameActions =
  (actions: readonly Action[]) =>
  (drafts: readonly Draft[]): boolean =>
    drafts.length === actions.length &&
    drafts.every((draft, index) => draft.kind === 'decided' && isEqual(draft.action, actions[index]));

/**
 * The same from memory: who asks and the game as they were known last. The write says whether all of it is still so;
 * undefined: nothing has happened, and they are to be read.
 */
export const decideAtOnce = async (
  house: House,
  { session, person }: Signed,
  id: string,
  { expected, key, decide: actions }: Decision,
): Promise<Appended | undefined> => {
  const known = house.held.game(id);
  const access = known && accessOf(known, person);
  if (!access || access.seat === null || access.game.head !== expected) return undefined;
  const me = headerOf(access.game).players[access.seat]?.id;
  if (actions.some(({ by, type }) => by !== me || type === 'endGame')) return undefined;
  try {
    const { from, states } = await played(house, access, actions);
    const by = byOf(access);
    const drafts = actions.map((action): Draft => ({ kind: 'decided', by, action }));
    return await append(house, access, { drafts, from, states, key, remembered: { session, key } });
  } catch (error) {
    if (error instanceof Raced || error instanceof Denial) return undefined;
    throw error;
  }
};

export const decide = async (house: House, access: Access, { expected, key, decide: actions }: Decision) => {
  const { game, seat } = access;
  const before = (): Promise<Appended | undefined> => repeated(house, access, key, sameActions(actions));
  const made = await before();
  if (made) return made;
  if (game.status !== 'playing') throw new Denial('notPlaying');
  const me = headerOf(game).players[seat ?? -1]?.id;
  if (actions.some(({ by }) => by !== me)) throw new Denial('notYourSeat');
  // To stop is for everybody to agree on.
  if (actions.some(({ type }) => type === 'endGame')) throw new Denial('mustAsk');
  if (expected !== game.head) throw await behind(house, access, expected);
  const { from, states } = await played(house, access, actions);
  const by = byOf(access);
  const drafts = actions.map((action): Draft => ({ kind: 'decided', by, action }));
  return orBehind(house, access, expected, append(house, access, { drafts, from, states, key }), before);
};
