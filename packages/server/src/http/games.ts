/** The routes about games and their stories. */
import { SEATED } from '../bots/levels.ts';
import { markRead, messagesOf, removeMessage, reportMessage, say } from '../beside/chat.ts';
import { notesOf, writeNotes } from '../beside/notes.ts';
import { Denial } from '../denial.ts';
import { type Access, accessOf, entered } from '../games/access.ts';
import { decide } from '../games/decide.ts';
import {
  cancelGame,
  changeGame,
  createGame,
  leaveSeat,
  renewInvitation,
  setSeat,
  sitDown,
  startGame,
} from '../games/forming.ts';
import { lobby, myGames } from '../games/lists.ts';
import { knownGame, seatsOf } from '../games/rows.ts';
import { resume, takeUp } from '../games/resting.ts';
import { giveToBot, seekSubstitute, sitDownAgain } from '../games/seats.ts';
import { answerAsk, askOthers, takeBack, withdrawAsk } from '../games/takebacks.ts';
import { fileOf, positionOf, storyOf } from '../games/telling.ts';
import { viewOf } from '../games/views.ts';
import type { House } from '../house.ts';
import { giveOrder, myOrders, removeOrder } from '../orders/given.ts';
import { type Handlers, signedIn } from './asked.ts';

/** The game as it is now, for the one who has just changed it. */
const seenAgain = async ({ store }: House, { game, person }: Access) => {
  const known = await knownGame(store.db, game.id);
  if (!known) throw new Denial('notFound');
  return viewOf(store, accessOf(known, person));
};

export const gameRoutes: Handlers<
  | 'bots'
  | 'lobby'
  | 'myGames'
  | 'createGame'
  | 'game'
  | 'changeGame'
  | 'cancelGame'
  | 'startGame'
  | 'invitation'
  | 'renewInvitation'
  | 'sitDown'
  | 'setSeat'
  | 'leaveSeat'
  | 'story'
  | 'position'
  | 'gameFile'
  | 'decide'
  | 'takeBack'
  | 'ask'
  | 'answerAsk'
  | 'withdrawAsk'
  | 'resume'
  | 'takeUp'
  | 'seekSubstitute'
  | 'orders'
  | 'giveOrder'
  | 'removeOrder'
  | 'messages'
  | 'say'
  | 'removeMessage'
  | 'reportMessage'
  | 'readMessages'
  | 'notes'
  | 'writeNotes'
> = {
  bots: () => SEATED.map(({ id, name, style, shown }) => ({ id, name: { ...name }, style: { ...style }, shown })),
  lobby: ({ house, query, signed }) => lobby(house.store, query, signed?.person ?? null),
  myGames: ({ house, signed }) => myGames(house.store, signed.person),
  createGame: async ({ house, signed, body }) => {
    const id = await createGame(house, signed.person, body);
    return viewOf(house.store, await entered(house.store, id, signed.person, 'watcher'));
  },
  game: ({ house, access }) => viewOf(house.store, access),
  changeGame: async ({ house, access, body }) => {
    await changeGame(house, access, body);
    return seenAgain(house, access);
  },
  cancelGame: ({ house, access }) => cancelGame(house, access),
  startGame: async ({ house, access }) => {
    await startGame(house, access);
    return seenAgain(house, access);
  },
  invitation: async ({ house, params, signed }) => {
    const { db } = house.store;
    const game = await db
      .selectFrom('games')
      .selectAll()
      .where('invitation', '=', params.invitation)
      .executeTakeFirst();
    if (!game) throw new Denial('notFound');
    return viewOf(house.store, accessOf({ game, seats: await seatsOf(db, [game.id]) }, signed?.person ?? null));
  },
  renewInvitation: async ({ house, access }) => {
    await renewInvitation(house, access);
    return seenAgain(house, access);
  },
  sitDown: async ({ house, signed, params, body }) => {
    const access = await entered(house.store, params.game, signed.person, 'watcher', body.invitation);
    if (access.game.status === 'forming') await sitDown(house, access, params.seat, body.invitation);
    else await sitDownAgain(house, access, params.seat, body.invitation);
    return seenAgain(house, access);
  },
  setSeat: async ({ house, access, signed, params, body }) => {
    signedIn(signed);
    if (access.game.status === 'forming') await setSeat(house, access, params.seat, body);
    else if (body.kind === 'bot') await giveToBot(house, access, params.seat, body.level);
    else throw new Denial('notYourSeat');
    return seenAgain(house, access);
  },
  leaveSeat: async ({ house, access, signed, params }) => {
    signedIn(signed);
    await leaveSeat(house, access, params.seat);
    return seenAgain(house, access);
  },
  story: ({ house, access, query }) => storyOf(house, access, query.since),
  position: ({ house, access, query }) => positionOf(house, access, query.at),
  gameFile: ({ house, access }) => fileOf(house, access),
  decide: ({ house, access, body }) => decide(house, access, body),
  takeBack: ({ house, access, body }) => takeBack(house, access, body),
  ask: ({ house, access, body }) => askOthers(house, access, body),
  answerAsk: ({ house, access, params, body }) => answerAsk(house, access, params.ask, body.agree),
  resume: ({ house, access }) => resume(house, access),
  takeUp: async ({ house, access }) => {
    await takeUp(house, access);
    return seenAgain(house, access);
  },
  seekSubstitute: async ({ house, access, body }) => {
    await seekSubstitute(house, access, body.wanted);
    return seenAgain(house, access);
  },
  orders: ({ house, access }) => myOrders(house, access),
  giveOrder: ({ house, access, body }) => giveOrder(house, access, body),
  removeOrder: ({ house, access, params }) => removeOrder(house, access, params.order),
  withdrawAsk: ({ house, access, params }) => withdrawAsk(house, access, params.ask),
  messages: ({ house, access, query }) => messagesOf(house.store, access, query.room, query.before),
  say: ({ house, access, signed, body }) => say(house, access, signedIn(signed).person, body.room, body.text),
  removeMessage: ({ house, access, signed, params }) =>
    removeMessage(house.store, access, signedIn(signed).person, params.message, house.now()),
  reportMessage: ({ house, access, signed, params }) =>
    reportMessage(house, access, signedIn(signed).person, params.message),
  readMessages: ({ house, access, signed, body }) =>
    markRead(house.store, access, signedIn(signed).person, body.room, body.message),
  notes: async ({ house, access, signed }) => ({
    text: await notesOf(house.store, access.game.id, signedIn(signed).person.id),
  }),
  writeNotes: ({ house, access, signed, body }) =>
    writeNotes(house.store, access.game.id, signedIn(signed).person.id, body.text),
};
