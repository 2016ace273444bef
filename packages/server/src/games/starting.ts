/** The start of a game: names, the first position (or the one to continue from), and who decides first. */
import { SEATED } from '../bots/levels.ts';
import { begin, type Game, knownTitle, parseGame, POLITE_TRADING, type State } from '@roundhouse/engine';
import type { Header } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { drawn, newId } from '../ids.ts';
import { QUOTAS } from '../limits/table.ts';
import type { Entries, Games, Seats } from '../store/tables.ts';
import type { Access } from './access.ts';
import { standingOf } from './append.ts';
import { rowOf } from './entries.ts';
import { type Change, inBatches } from './changes.ts';
import { packed } from './packedState.ts';
import { queueOwner } from './rows.ts';
import { askedNow } from './times.ts';
import { playable, putSeat } from './forming.ts';

/** The names at the table; a number follows the second of two equal ones. */
const namesFor = (seats: readonly Seats[], people: ReadonlyMap<string, string>): readonly string[] => {
  const plain = seats.map(({ person, bot }) => {
    const name = person === null ? SEATED.find(({ id }) => id === bot)?.name.en : people.get(person);
    return name === undefined || name === '' ? '–' : name;
  });
  return plain.map((name, index) => {
    const same = plain.slice(0, index).filter((each) => each === name).length;
    return same > 0 ? `${name} ${same + 1}` : name;
  });
};

interface Beginning {
  readonly header: Header;
  readonly state: State;
  readonly entries: readonly Entries[];
  readonly kept: readonly { readonly number: number; readonly state: Uint8Array }[];
  /** What the decisions that were brought along changed. */
  readonly changes: readonly Change[];
}

/** A table with a bot trades politely, unless its creator has chosen. */
const rulingsAt = ({ title, rulings }: Games, seats: readonly Seats[]): Games['rulings'] => {
  const chosen = JSON.parse(rulings) as Game['rulings'];
  const hasBot = seats.some(({ kind }) => kind === 'bot');
  if (
    !hasBot ||
    chosen[POLITE_TRADING] !== undefined ||
    !knownTitle(title)?.rulings.some(({ id }) => id === POLITE_TRADING)
  )
    return rulings;
  return JSON.stringify({ ...chosen, [POLITE_TRADING]: true });
};

const fresh = async (game: Games, rulings: Games['rulings'], names: readonly string[]): Promise<Beginning> => {
  const { actions: _, ...header } = playable(game.title, game.options, rulings, names);
  const { state } = begin({ ...header, actions: [] });
  const kept = [{ number: 0, state: await packed(state) }];
  return { header: header as Header, state, entries: [], kept, changes: [] };
};

const carriedOn = async (context: ServerContext, game: Games, names: readonly string[]): Promise<Beginning> => {
  const parsed = parseGame(JSON.parse(game.header ?? 'null'));
  if ('error' in parsed) throw new Denial('cannotBePlayed', parsed.error);
  const file = parsed.value;
  const replayed = await context.thinkers.replay({ owner: queueOwner(game) }, file);
  if ('problem' in replayed) throw new Denial('cannotBePlayed', replayed.problem);
  const { actions, ...rest } = file;
  const header = {
    ...rest,
    players: rest.players.map(({ id }, index) => ({ id, name: names[index] ?? id })),
  } as Header;
  const at = context.now();
  const entries = actions.map((action, index) => {
    const seat = header.players.findIndex(({ id }) => id === action.by);
    const by = { seat: seat < 0 ? null : seat, person: null, bot: null };
    return rowOf(game.id, { kind: 'decided', number: index + 1, at, by, action }, null);
  });
  const { state, kept, changes } = replayed;
  return { header, state, entries, kept, changes };
};

/** Bots cost the threads that all share: so many games with one, and none that a guest only watches. */
const botsWithinQuota = async (
  { store, limits: { factor } }: ServerContext,
  { game, seats, person }: Access,
): Promise<void> => {
  if (!seats.some(({ kind }) => kind === 'bot')) return;
  const who = person?.kind === 'member' ? 'member' : 'guest';
  if (who === 'guest' && !seats.some(({ kind }) => kind === 'person')) throw new Denial('needsPerson');
  const counted = async (by: 'owner' | 'source', value: string | null): Promise<number> => {
    if (value === null) return 0;
    const { count } = await store.db
      .selectFrom('games')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where(by, '=', value)
      .where('status', '=', 'playing')
      .where((e) =>
        e.exists(
          e.selectFrom('seats').select('seat').whereRef('seats.game', '=', 'games.id').where('seats.kind', '=', 'bot'),
        ),
      )
      .executeTakeFirstOrThrow();
    return count;
  };
  const isFull =
    (await counted('owner', game.owner)) >= QUOTAS.botGames[who] * factor ||
    (await counted('source', game.source)) >= QUOTAS.botGames.address * factor;
  if (isFull) throw new Denial('botGamesFull');
};

export const startGame = async (context: ServerContext, access: Access): Promise<void> => {
  const { store, rules } = context;
  const { game } = access;
  if (game.status !== 'forming') throw new Denial('notForming');
  if (access.seats.some(({ kind }) => kind === 'open' || kind === 'invited')) throw new Denial('seatsOpen');
  await botsWithinQuota(context, access);
  const carried = game.header !== null;
  const order = game.seat_order === 'drawn' && !carried ? drawn(access.seats) : access.seats;
  const seats = order.map((each, seat) => ({ ...each, seat }));
  const people = await store.db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', ['', ...seats.flatMap(({ person }) => person ?? [])])
    .execute();
  const names = namesFor(seats, new Map(people.map(({ id, name }) => [id, name])));
  const rulings = carried ? game.rulings : rulingsAt(game, seats);
  const start = carried ? await carriedOn(context, game, names) : await fresh(game, rulings, names);
  const summary = standingOf(start.state, start.header, seats);
  const head = start.entries.length;
  const now = context.now();
  const timing = await askedNow(context, game, seats, { ...summary, now });
  const others = seats.flatMap(({ kind, person }) => (kind === 'person' && person !== null ? [person] : []));
  const first = seats.find(({ seat, kind }) => seat === summary.waiting && kind === 'person');
  await store.change(async (db, notify) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set((e) => ({
        ...summary,
        ...timing.columns,
        status: 'playing',
        // The links that were sent around have done what they were for.
        invitation: newId(),
        rulings,
        header: JSON.stringify(start.header),
        head,
        rules,
        moved: now,
        revision: e('revision', '+', 1),
      }))
      .where('id', '=', game.id)
      .where('status', '=', 'forming')
      // Somebody may have sat down or left since it was read.
      .where('revision', '=', game.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Denial('notForming', 'the table has changed; try again');
    for (const { seat, kind, person, bot } of seats) await putSeat(db, game.id, seat, { kind, person, bot });
    for (const batch of inBatches(start.entries)) await db.insertInto('entries').values(batch).execute();
    for (const batch of inBatches(start.changes))
      await db
        .insertInto('differences')
        .values(batch.map((change) => ({ game: game.id, rules, ...change })))
        .execute();
    for (const { number, state } of start.kept)
      await db.insertInto('snapshots').values({ game: game.id, number, rules, kept: 1, state }).execute();
    const common = { game: game.id, at: now };
    const starter = access.person?.id;
    await context.gameEvents.publish(db, [
      { ...common, kind: 'begun', people: others.filter((person) => person !== starter) },
      {
        ...common,
        kind: 'yourTurn',
        people: first?.person != null && first.person !== starter ? [first.person] : [],
        head,
        seat: first?.seat ?? 0,
        deadline: timing.timers.deadline ?? null,
      },
    ]);
    notify({ what: 'game', game: game.id });
    notify({ what: 'entries', game: game.id, head });
  });
  if (summary.waiting_bot === 1) context.wakeBots(game.id);
};
