/** The routes about games and their stories. */
import { SEATED } from '../bots/levels.ts';
import { markRead, messagesOf, removeMessage, reportMessage, say } from '../chatAndNotes/chat.ts';
import { notesOf, writeNotes } from '../chatAndNotes/notes.ts';
import { Denial } from '../denial.ts';
import { type Access, accessOf, entered, maySee } from '../games/access.ts';
import { decide } from '../games/decide.ts';
import { cancelGame, changeGame, createGame, leaveSeat, renewInvitation, setSeat, sitDown } from '../games/forming.ts';
import { startGame } from '../games/starting.ts';
import { lobby, myGames } from '../games/lists.ts';
import { loadGame, seatsOf } from '../games/rows.ts';
import { resumeAdjourned, resume } from '../games/pausing.ts';
import { giveToBot, seekSubstitute, sitDownDuringPlay } from '../games/seats.ts';
import { answerAsk, askOthers, takeBack, withdrawAsk } from '../games/takebacks.ts';
import { fileOf, positionOf, storyOf } from '../games/history.ts';
import { viewOf } from '../games/views.ts';
import type { ServerContext } from '../context.ts';
import { giveOrder, myOrders, removeOrder } from '../orders/given.ts';
import { type Handlers, signedIn } from './handlers.ts';

/** The game as it is now, for the one who has just changed it. */
const seenAgain = async ({ store }: ServerContext, { game, person }: Access) => {
  const known = await loadGame(store.db, game.id);
  if (!known) throw new Denial('notFound');
  return viewOf(store, accessOf(known, person));
};

/** What makes a story grow is counted, so that nobody fills the disk with it. */
const countGrowth = (
  { limits }: ServerContext,
  address: string,
  signed: { readonly person: { readonly id: string } } | null,
  actions = 1,
): void => limits.take('decisions', { address, person: signed?.person.id }, actions);

export const gameRoutes = {
  bots: () => SEATED.map(({ id, name, style, shown }) => ({ id, name: { ...name }, style: { ...style }, shown })),
  lobby: ({ context, query, signed }) => lobby(context.store, query, signed?.person ?? null),
  myGames: ({ context, signed }) => myGames(context.store, signed.person),
  createGame: async ({ context, signed, body, address }) => {
    const id = await createGame(context, { person: signed.person, address }, body);
    return viewOf(context.store, await entered(context.store, id, signed.person, 'watcher'));
  },
  game: ({ context, access }) => viewOf(context.store, access),
  changeGame: async ({ context, access, body }) => {
    await changeGame(context, access, body);
    return seenAgain(context, access);
  },
  cancelGame: ({ context, access }) => cancelGame(context, access),
  startGame: async ({ context, access }) => {
    await startGame(context, access);
    return seenAgain(context, access);
  },
  invitation: async ({ context, params, signed }) => {
    const { db } = context.store;
    const game = await db
      .selectFrom('games')
      .selectAll()
      .where('invitation', '=', params.invitation)
      .executeTakeFirst();
    if (!game) throw new Denial('notFound');
    const access = accessOf({ game, seats: await seatsOf(db, [game.id]) }, signed?.person ?? null);
    if (!maySee(access, params.invitation)) throw new Denial('linkVoid');
    return viewOf(context.store, access);
  },
  renewInvitation: async ({ context, access }) => {
    await renewInvitation(context, access);
    return seenAgain(context, access);
  },
  sitDown: async ({ context, signed, params, body, address }) => {
    countGrowth(context, address, signed);
    const access = await entered(context.store, params.game, signed.person, 'watcher', body.invitation);
    if (access.game.status === 'forming') await sitDown(context, access, params.seat, body.invitation);
    else await sitDownDuringPlay(context, access, params.seat, body.invitation);
    return seenAgain(context, access);
  },
  setSeat: async ({ context, access, signed, params, body, address }) => {
    signedIn(signed);
    countGrowth(context, address, signed);
    if (access.game.status === 'forming') await setSeat(context, access, params.seat, body, address);
    else if (body.kind === 'bot') await giveToBot(context, access, params.seat, body.level);
    else throw new Denial('notYourSeat');
    return seenAgain(context, access);
  },
  leaveSeat: async ({ context, access, signed, params }) => {
    signedIn(signed);
    await leaveSeat(context, access, params.seat);
    return seenAgain(context, access);
  },
  story: ({ context, access, query, signed, address }) => {
    const entries = Math.max(0, access.game.head - query.since);
    context.limits.take('storyEntries', { address, person: signed?.person.id }, entries);
    return storyOf(context, access, query.since);
  },
  position: ({ context, access, query }) => positionOf(context, access, query.at),
  gameFile: ({ context, access }) => fileOf(context, access),
  decide: ({ context, access, body, signed, address }) => {
    countGrowth(context, address, signed, body.decide.length);
    return decide(context, access, body);
  },
  takeBack: ({ context, access, body, signed, address }) => {
    countGrowth(context, address, signed);
    return takeBack(context, access, body);
  },
  ask: ({ context, access, body, signed, address }) => {
    countGrowth(context, address, signed);
    return askOthers(context, access, body);
  },
  answerAsk: ({ context, access, params, body }) => answerAsk(context, access, params.ask, body.agree),
  resume: ({ context, access }) => resume(context, access),
  resumeAdjourned: async ({ context, access }) => {
    await resumeAdjourned(context, access);
    return seenAgain(context, access);
  },
  seekSubstitute: async ({ context, access, body }) => {
    await seekSubstitute(context, access, body.wanted);
    return seenAgain(context, access);
  },
  orders: ({ context, access }) => myOrders(context, access),
  giveOrder: ({ context, access, body }) => giveOrder(context, access, body),
  removeOrder: ({ context, access, params }) => removeOrder(context, access, params.order),
  withdrawAsk: ({ context, access, params }) => withdrawAsk(context, access, params.ask),
  messages: ({ context, access, query }) => messagesOf(context.store, access, query.chat, query.before),
  say: ({ context, access, signed, body, address }) => {
    const { person } = signedIn(signed);
    context.limits.take('chat', { address, person: person.id, target: access.game.id });
    return say(context, access, person, body.chat, body.text);
  },
  removeMessage: ({ context, access, signed, params }) =>
    removeMessage(context.store, access, signedIn(signed).person, params.message, context.now()),
  reportMessage: ({ context, access, signed, params }) =>
    reportMessage(context, access, signedIn(signed).person, params.message),
  readMessages: ({ context, access, signed, body }) =>
    markRead(context.store, access, signedIn(signed).person, body.chat, body.message),
  notes: async ({ context, access, signed }) => ({
    text: await notesOf(context.store, access.game.id, signedIn(signed).person.id),
  }),
  writeNotes: ({ context, access, signed, body, address }) => {
    const { person } = signedIn(signed);
    context.limits.take('notes', { address, person: person.id }, Buffer.byteLength(body.text));
    return writeNotes(context.store, access.game.id, person.id, body.text);
  },
} satisfies Partial<Handlers>;
