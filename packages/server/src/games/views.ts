/** Games as the protocol shows them. */
import type { Ask, GameSummary, GameView, Person } from '@roundhouse/protocol';
import { publicPerson } from '../people/publicPerson.ts';
import type { Store } from '../store/store.ts';
import type { People } from '../store/tables.ts';
import { type Access, accessOf, belongs, isInviting } from './access.ts';
import { type GameWithSeats, type Names, namesIn, withSeats } from './rows.ts';
import { clockOf, timeOf } from './times.ts';
import type { Games } from '../store/tables.ts';

const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T));

const personOf = (names: Names, id: string | null): Person | null => {
  const person = id === null ? undefined : names.get(id);
  return person ? publicPerson(person) : null;
};

export const askOf = ({ ask }: Games): (Ask & { expected: number }) | null => parsed(ask);

const publicAsks = (ask: (Ask & { expected: number }) | null): Ask[] => {
  if (!ask) return [];
  const { expected: _, ...rest } = ask;
  return [rest];
};

/** The mean of those who have one. */
const ratingAt = (seats: GameWithSeats['seats'], names: Names): number | null => {
  const ratings = seats.flatMap(({ kind, person }) => {
    const rating = kind === 'person' ? names.get(person ?? '')?.rating : undefined;
    return rating === undefined || rating === null ? [] : [rating];
  });
  return ratings.length === 0 ? null : Math.round(ratings.reduce((sum, each) => sum + each, 0) / ratings.length);
};

export const summaryOf = ({ game, seats }: GameWithSeats, names: Names): GameSummary => ({
  id: game.id,
  title: game.title,
  status: game.status,
  description: game.description,
  visibility: game.visibility,
  pace: game.pace,
  clock: clockOf(game),
  atEnd: game.at_end,
  awayAfter: game.away_after,
  takeBacks: game.take_backs,
  order: game.seat_order,
  language: game.language,
  options: parsed(game.options) ?? {},
  rulings: parsed(game.rulings) ?? {},
  owner: personOf(names, game.owner),
  seats: seats.map(({ seat, kind, person, bot, offered }) => ({
    seat,
    kind,
    person: personOf(names, person),
    bot,
    wanted: offered !== null,
  })),
  rating: ratingAt(seats, names),
  created: game.created,
  moved: game.moved,
  head: game.head,
  round: parsed(game.round),
  waiting: game.waiting,
  time: timeOf(game, seats.length),
  scores: parsed(game.scores),
  ranking: parsed(game.ranking),
  reason: game.reason,
});

/** Most tables have no messages: the hub asks once before it counts for each of many clients. */
export const hasMessages = async ({ db }: Store, game: string): Promise<boolean> =>
  (await db.selectFrom('messages').select('id').where('game', '=', game).limit(1).executeTakeFirst()) !== undefined;

const NONE_UNREAD: GameView['unread'] = { players: 0, spectators: 0 };

/** How many messages a person has not read, by chat. */
const unreadOf = async ({ db }: Store, access: Access): Promise<GameView['unread']> => {
  const { person, game } = access;
  if (!person) return NONE_UNREAD;
  const read = await db
    .selectFrom('reads')
    .select(['chat', 'message'])
    .where('game', '=', game.id)
    .where('person', '=', person.id)
    .execute();
  const after = (chat: string): number => read.find((each) => each.chat === chat)?.message ?? 0;
  const counts = await db
    .selectFrom('messages')
    .select((e) => ['chat', e.fn.countAll<number>().as('count')])
    .where('game', '=', game.id)
    .where((e) => e.or([e('person', '!=', person.id), e('person', 'is', null)]))
    .where((e) =>
      e.or([
        e('person', 'is', null),
        e('person', 'not in', e.selectFrom('blocks').select('blocked').where('blocks.person', '=', person.id)),
      ]),
    )
    .where((e) =>
      e.or([
        e.and([e('chat', '=', 'players'), e('id', '>', after('players'))]),
        e.and([e('chat', '=', 'spectators'), e('id', '>', after('spectators'))]),
      ]),
    )
    .groupBy('chat')
    .execute();
  const of = (chat: string): number => counts.find((each) => each.chat === chat)?.count ?? 0;
  return { players: belongs(access) ? of('players') : 0, spectators: of('spectators') };
};

export const viewOf = async (store: Store, access: Access, names?: Names, chats = true): Promise<GameView> => {
  const { game, seat, owner, invited } = access;
  return {
    ...summaryOf(access, names ?? (await namesIn(store.db, [access]))),
    revision: game.revision,
    you: { seat, owner, invited },
    invitation: (seat !== null || owner) && isInviting(access) ? game.invitation : null,
    asks: publicAsks(askOf(game)),
    unread: chats ? await unreadOf(store, access) : NONE_UNREAD,
  };
};

export const summariesOf = async ({ db }: Store, games: readonly Games[]): Promise<GameSummary[]> => {
  const known = await withSeats(db, games);
  const names = await namesIn(db, known);
  return known.map((each) => summaryOf(each, names));
};

/** The view of one person, from what has been read already. */
export const viewFor = (
  store: Store,
  known: GameWithSeats,
  person: People | null,
  names: Names,
  chats: boolean,
): Promise<GameView> => viewOf(store, accessOf(known, person), names, chats);
