/**
 * Taking back, and stopping by agreement. One's own decisions are free until somebody else has decided; further back,
 * those whose decisions would go are asked. Bots do not mind.
 */
import type { Appended, Ask, TakingBack } from '@roundhouse/protocol';
import { Denial } from '../denial.ts';
import type { GameEvent } from '../gameEvents.ts';
import type { ServerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { SEATED } from '../bots/levels.ts';
import { folded } from '../people/names.ts';
import type { Access } from './access.ts';
import { retryWhenHeadMoved } from './retry.ts';
import { append, HeadMoved } from './append.ts';
import { behindDenial, byOf, orBehindDenial, played, repeated } from './decide.ts';
import { entriesAfter, standing } from './entries.ts';
import { headerOf } from './positions.ts';
import { pause, adjourn } from './pausing.ts';
import { changeSeat, offerSeat } from './seats.ts';
import { timeOf, timesOf } from './times.ts';
import { askOf } from './views.ts';

type OpenAsk = Ask & { readonly expected: number };
export type AskAnswer = { ask: Ask | null } & Appended;

/** Seats of people, other than the requester's, whose decisions would be taken back. */
const affected = async ({ store }: ServerContext, { game, seats, seat }: Access, to: number): Promise<number[]> => {
  const entries = await entriesAfter(store.db, game.id, to, game.head, 100_000);
  const line = standing(entries);
  if (line[0]?.number !== to + 1) throw new Denial('nothingToTakeBack');
  const people = new Set(seats.filter(({ kind }) => kind === 'person').map((each) => each.seat));
  const deciders = new Set(line.map(({ by }) => by.seat).filter((each) => each !== null));
  return [...deciders].filter((each) => each !== seat && people.has(each)).toSorted((a, b) => a - b);
};

const playing = async (context: ServerContext, access: Access, expected: number): Promise<void> => {
  if (access.game.status !== 'playing') throw new Denial('notPlaying');
  if (expected !== access.game.head) throw await behindDenial(context, access, expected);
};

const goBack = async (
  context: ServerContext,
  access: Access,
  to: number,
  agreed: number[],
  by: Pick<Access, 'seat' | 'person'>,
  key?: string,
): Promise<Appended> => {
  const { game } = access;
  const from = await context.positions.at(game, game.head);
  const state = await context.positions.at(game, to);
  return append(context, access, {
    drafts: [{ kind: 'takenBack', by: byOf(by), to, agreed }],
    from,
    states: [state],
    ...(key === undefined ? {} : { key }),
  });
};

export const takeBack = async (
  context: ServerContext,
  access: Access,
  { expected, key, to }: TakingBack,
): Promise<Appended> => {
  const before = (): Promise<Appended | undefined> =>
    repeated(context, access, key, ([draft]) => draft?.kind === 'takenBack' && draft.to === to);
  const made = await before();
  if (made) return made;
  if (access.game.take_backs === 'none') throw new Denial('noTakeBacks');
  await playing(context, access, expected);
  if ((await affected(context, access, to)).length > 0) throw new Denial('mustAsk');
  return orBehindDenial(context, access, expected, goBack(context, access, to, [], access, key), before);
};

const stop = async (context: ServerContext, access: Access, by: Pick<Access, 'seat' | 'person'>): Promise<Appended> => {
  const me = headerOf(access.game).players[by.seat ?? -1]?.id;
  if (!me) throw new Denial('notPlaying');
  const action = { type: 'endGame', by: me } as const;
  const { from, states } = await played(context, access, [action]);
  return append(context, access, { drafts: [{ kind: 'decided', by: byOf(by), action }], from, states });
};

/** A bot that everybody agreed on, or the offer to somebody to sit down there. */
const replaceAt = async (
  context: ServerContext,
  access: Access,
  { seat, bot, person }: Extract<Ask['about'], { kind: 'replace' }>,
  by: Pick<Access, 'seat' | 'person'>,
): Promise<Appended> => {
  const away = access.seats[seat]?.person ?? null;
  if (bot === null) await offerSeat(context, access, seat, person?.id ?? null, true);
  else {
    const people = away === null ? [] : [away];
    const lost: GameEvent = { kind: 'seatLost', game: access.game.id, at: context.now(), people, seat };
    const change = { seat, now: 'bot', person: away, bot, by: byOf(by), closesAsk: true, gameEvents: [lost] } as const;
    await changeSeat(context, access, change);
  }
  return { head: access.game.head, entries: [] };
};

const carryOut = (
  context: ServerContext,
  access: Access,
  ask: OpenAsk,
  by: Pick<Access, 'seat' | 'person'>,
): Promise<Appended> => {
  const { about } = ask;
  switch (about.kind) {
    case 'end':
      return stop(context, access, by);
    case 'takeBack':
      return goBack(context, access, about.to, ask.agreed, by);
    case 'pause':
      return pause(context, access, byOf(by));
    case 'adjourn':
      return adjourn(context, access, by.person?.id ?? null);
    case 'replace':
      return replaceAt(context, access, about, by);
  }
};

/** Writes the question only over the one that was read, at the head that was read. */
const write = async (
  { store, gameEvents }: ServerContext,
  { game }: Access,
  ask: OpenAsk | null,
  news: readonly GameEvent[] = [],
): Promise<void> => {
  await store.change(async (db, notify) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set((e) => ({ ask: ask && JSON.stringify(ask), revision: e('revision', '+', 1) }))
      .where('id', '=', game.id)
      .where('head', '=', game.head)
      .where('status', '=', 'playing')
      .where((e) => (game.ask === null ? e('ask', 'is', null) : e('ask', '=', game.ask)))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HeadMoved();
    await gameEvents.publish(db, news);
    notify({ what: 'game', game: game.id });
  });
};

const publicAsk = ({ id, by, at, about, asked, agreed }: OpenAsk): Ask => ({ id, by, at, about, asked, agreed });

export type AskRequest = { expected: number } & (
  | { kind: 'takeBack'; to: number }
  | { kind: 'end' }
  | { kind: 'pause' }
  | { kind: 'adjourn' }
  | { kind: 'replace'; seat: number; bot?: string | undefined; name?: string | undefined }
);

/** The seat of somebody who is away longer than agreed, and who is to have it. */
const replacing = async (
  { store }: ServerContext,
  { game, seats, seat: mine }: Access,
  { seat, bot, name }: Extract<AskRequest, { kind: 'replace' }>,
): Promise<Ask['about']> => {
  const place = seats[seat];
  if (place?.kind !== 'person' || seat === mine || game.waiting !== seat || !timeOf(game, seats.length).away)
    throw new Denial('notAway');
  if ((bot === undefined) === (name === undefined)) throw new Denial('malformed', 'a bot or a name');
  if (bot !== undefined) {
    if (!SEATED.some(({ id }) => id === bot)) throw new Denial('unknownBot');
    return { kind: 'replace', seat, bot, person: null };
  }
  const person = await store.db
    .selectFrom('people')
    .select(['id', 'name', 'kind', 'banned'])
    .where('folded', '=', folded(name ?? ''))
    .executeTakeFirst();
  if (!person || person.banned) throw new Denial('unknownPerson');
  if (seats.some((each) => each.person === person.id)) throw new Denial('alreadySeated');
  return { kind: 'replace', seat, bot: null, person: { id: person.id, name: person.name, kind: person.kind } };
};

const aboutOf = async (context: ServerContext, access: Access, wish: AskRequest): Promise<Ask['about']> => {
  const { game, seats } = access;
  switch (wish.kind) {
    case 'takeBack':
      return { kind: 'takeBack', to: wish.to };
    case 'pause':
      if (timesOf(game, seats.length).paused !== null) throw new Denial('notPaused');
      return { kind: 'pause' };
    case 'replace':
      return replacing(context, access, wish);
    case 'end':
    case 'adjourn':
      return { kind: wish.kind };
  }
};

/** Who must agree: the people at the table but the requester and, for a seat, the person who is away from it. */
const askedAbout = async (context: ServerContext, access: Access, about: Ask['about']): Promise<number[]> => {
  if (about.kind === 'takeBack') return affected(context, access, about.to);
  const without = [access.seat, about.kind === 'replace' ? about.seat : null];
  return access.seats.flatMap(({ kind, seat }) => (kind === 'person' && !without.includes(seat) ? [seat] : []));
};

export const askOthers = async (context: ServerContext, access: Access, wish: AskRequest): Promise<AskAnswer> => {
  const { game, seat, seats } = access;
  if (wish.kind === 'takeBack' && game.take_backs !== 'asked') throw new Denial('noTakeBacks');
  await playing(context, access, wish.expected);
  if (game.ask !== null) throw new Denial('askOpen');
  const about = await aboutOf(context, access, wish);
  const asked = await askedAbout(context, access, about);
  const ask: OpenAsk = {
    id: newId(),
    by: seat ?? 0,
    at: context.now(),
    about,
    asked,
    agreed: [],
    expected: game.head,
  };
  if (asked.length === 0) {
    const done = await orBehindDenial(context, access, wish.expected, carryOut(context, access, ask, access));
    return { ask: null, ...done };
  }
  const people = seats.flatMap((each) => (asked.includes(each.seat) && each.person !== null ? [each.person] : []));
  const news: GameEvent = { kind: 'asked', game: game.id, at: ask.at, people, ask: ask.id, about, by: ask.by };
  await orBehindDenial(context, access, wish.expected, write(context, access, ask, [news]));
  return { ask: publicAsk(ask), head: game.head, entries: [] };
};

const openAsk = ({ game }: Access, id: string): OpenAsk => {
  const ask = askOf(game);
  if (ask?.id !== id) throw new Denial('notFound');
  return ask;
};

/** The person who asked: what is done with everybody's consent is done by them. */
const askerOf = async (
  { store }: ServerContext,
  { seats }: Access,
  ask: OpenAsk,
): Promise<Pick<Access, 'seat' | 'person'>> => {
  const id = seats.find(({ seat }) => seat === ask.by)?.person ?? '';
  const person = await store.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  return { seat: ask.by, person: person ?? null };
};

const answerOnce = async (context: ServerContext, access: Access, id: string, agree: boolean): Promise<AskAnswer> => {
  const { game, seat } = access;
  const ask = openAsk(access, id);
  if (seat === null || !ask.asked.includes(seat) || ask.agreed.includes(seat)) throw new Denial('notAsked');
  // A question about one position does not apply to another.
  if (ask.about.kind === 'takeBack' && ask.expected !== game.head) throw new Denial('notFound');
  if (!agree) {
    const requester = access.seats.find((each) => each.seat === ask.by)?.person ?? null;
    const people = requester === null ? [] : [requester];
    await write(context, access, null, [
      { kind: 'declined', game: game.id, at: context.now(), people, about: ask.about, by: seat },
    ]);
    return { ask: null, head: game.head, entries: [] };
  }
  const agreed: OpenAsk = { ...ask, agreed: [...ask.agreed, seat] };
  if (agreed.agreed.length === ask.asked.length)
    return { ask: null, ...(await carryOut(context, access, agreed, await askerOf(context, access, ask))) };
  await write(context, access, agreed);
  return { ask: publicAsk(agreed), head: game.head, entries: [] };
};

export const answerAsk = (context: ServerContext, access: Access, id: string, agree: boolean): Promise<AskAnswer> =>
  retryWhenHeadMoved(context, access, (current) => answerOnce(context, current, id, agree));

export const withdrawAsk = (context: ServerContext, access: Access, id: string): Promise<void> =>
  retryWhenHeadMoved(context, access, async (current) => {
    const ask = openAsk(current, id);
    if (ask.by !== access.seat) throw new Denial('notYours');
    await write(context, current, null);
  });
