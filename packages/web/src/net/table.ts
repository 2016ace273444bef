/**
 * A table over the net: keeps the same kind of session as a table on the device. A decision is on the screen at once and posted
 * (`optimisticLine.ts`); where the server refuses something the table shows what really happened.
 */
import { decider, type PlayerId, type Refusal, type State } from '@roundhouse/engine';
import type { FromServer, GameView } from '@roundhouse/protocol/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useSettings } from '../app/settings.ts';
import { playTurnSoundFor, useMe } from './me.ts';
import { type Automatic, setAutomaticSource } from '../game/orders/automatic.ts';
import { newestOf, type Session } from '../game/session.ts';
import { createFilm } from '../game/film/film.ts';
import { filmPace } from '../game/film/pace.ts';
import type { Table } from '../game/table.ts';
import { recordOf } from '../store/games.ts';
import { call, type CallFailure } from './call.ts';
import type { ConfirmedLine } from './entries.ts';
import { askAgain, reconnectNow, connection, listenToGame, sendPresence } from './live.ts';
import { followOthers } from './followOthers.ts';
import { afterMessage, chatOfView, type NetGame, newNetState, type NetState } from './netGame.ts';
import { movesOf } from './moves.ts';
import { createOptimisticLine, type OptimisticLine } from './optimisticLine.ts';
import { createRequests, type Requests } from './requests.ts';
import { createSeats } from './seats.ts';
import type { ServerPosition } from './serverLine.ts';

const loadPosition = async (game: string): Promise<ServerPosition | undefined> => {
  const [story, position] = await Promise.all([
    call('story', { params: { game }, query: { since: '0' } }),
    call('position', { params: { game } }),
  ]);
  if (!('ok' in story) || !('ok' in position)) return undefined;
  const { state, number } = position.ok;
  return { entries: story.ok.entries, state: state as unknown as State, number };
};

const troubleOf = (no: CallFailure | { readonly denied: 'behind' }): NetState['trouble'] => ({
  denied: no.denied,
  ...(no.denied === 'refused' && 'refusal' in no ? { refusal: no.refusal as Refusal } : {}),
});

/** Tells the server whether somebody looks at this page, until the table is closed. */
const reportLooking = (game: string): (() => void) => {
  const report = (): void => sendPresence(game, document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', report);
  report();
  return () => {
    document.removeEventListener('visibilitychange', report);
    sendPresence(game, false);
  };
};

const loadMessages = async (game: string, chat: 'players' | 'spectators'): Promise<Partial<NetState>> => {
  const answer = await call('messages', { params: { game }, query: { chat } });
  return 'ok' in answer ? { messages: answer.ok.toSorted((a, b) => a.id - b.id) } : {};
};

/** Writing to the chat and marking it as read. */
const chatOf = (
  game: string,
  store: StoreApi<NetState>,
  receive: (message: FromServer) => void,
): Pick<NetGame, 'say' | 'read'> => ({
  say: async (chat, text) => {
    const answer = await call('say', { params: { game }, body: { chat, text } });
    if ('no' in answer) return answer.no.denied;
    receive({ type: 'message', game, message: answer.ok });
    return null;
  },
  read: (chat) => {
    const { messages, view } = store.getState();
    const last = messages.findLast((each) => each.chat === chat);
    if (!last || view.unread[chat] === 0) return;
    store.setState({ view: { ...view, unread: { ...view.unread, [chat]: 0 } } });
    void call('readMessages', { params: { game }, body: { chat, message: last.id } });
  },
});

/** Asking the others, and answering them. */
const asksOf = (
  game: string,
  store: StoreApi<NetState>,
  requests: Requests,
): Pick<NetGame, 'ask' | 'answer' | 'withdraw'> => ({
  ask: (request) => void requests.ask(request),
  answer: (ask, agree) => void requests.answer(ask, agree),
  withdraw: (ask) => {
    const { view } = store.getState();
    store.setState({ view: { ...view, asks: view.asks.filter((each) => each.id !== ask) } });
    void call('withdrawAsk', { params: { game, ask } });
  },
});

/** Plays a sound where the turn of the person at the screen has come. */
const announceTurn = (game: string, before: State, now: State, mine: (player: PlayerId) => boolean): void => {
  const asked = decider(now);
  if (asked === null || asked === decider(before) || !mine(asked)) return;
  if (useSettings.getState().sounds) void playTurnSoundFor(game);
};

export const openNetTable = (
  first: GameView,
  start: ConfirmedLine,
  session: Session,
  /** Decisions that were not made by hand, by the number of their entry. */
  automatic: Map<number, Automatic>,
): Table => {
  const { id } = first;
  let closed = false;
  const store = createStore<NetState>(() => newNetState(first, connection.getState().state === 'open'));
  const { mine, bots, status } = createSeats(store, session);

  /** The position after which a change of turn has not been announced. */
  let lastSeen: State | null = null;
  const announce = (): void => {
    if (lastSeen) announceTurn(id, lastSeen, newestOf(session.getState()), mine);
    lastSeen = null;
  };
  const film = createFilm(session, filmPace, announce);

  const optimistic = createOptimisticLine(start, {
    session,
    automatic,
    send: ({ key, actions }, head) =>
      call('decide', { params: { game: id }, body: { expected: head, key, decide: [...actions] } }),
    askForMissing: () => askAgain(id),
    loadPosition: async () => {
      const found = await loadPosition(id);
      return closed ? undefined : found;
    },
    refused: (no) => store.setState({ trouble: troubleOf(no) }),
    reached: (reached) => {
      if (reached) reconnectNow();
      else store.setState({ online: false });
    },
    isWatched: (from, to) =>
      document.visibilityState === 'visible' ? followOthers(film, { from, to }, mine) : film.isWatched(),
    shown: (before, pending) => {
      store.setState({ pending });
      lastSeen ??= before;
      // What came is all there is to show for now. Where nothing is shown step by step, the turn is announced at once.
      if (film.isWatched()) film.finish();
      else announce();
    },
  });
  const line: OptimisticLine = {
    ...optimistic,
    decide: (actions) => {
      optimistic.decide(actions);
      store.setState({ trouble: null, pending: optimistic.unconfirmed() });
    },
  };
  const requests = createRequests(id, line, mine, line.settle);

  const receive = (message: FromServer): void => {
    store.setState(afterMessage(store.getState(), message, useMe.getState().me?.id ?? null));
    if (message.type === 'subscribed') line.flush();
    else if (message.type === 'entries') line.receive(message.entries);
  };

  const stopListening = listenToGame(id, { since: () => line.current().head, onMessage: receive });
  const stopWatching = connection.subscribe(({ state }) => {
    if (state !== 'open') store.setState({ online: false });
  });
  const stopReporting = reportLooking(id);
  void loadMessages(id, chatOfView(first)).then((loaded) => store.setState(loaded));

  const table: Table = {
    session,
    status,
    page: `/table/${id}`,
    mine,
    net: {
      store,
      ...chatOf(id, store, receive),
      ...asksOf(id, store, requests),
      forget: () => store.setState({ trouble: null, declined: false }),
      positionAfter: (entry) => line.current().numbers.filter((number) => number <= entry).length,
    },
    record: () => ({ ...recordOf(session.getState().game, bots(), first.description), id }),
    locked: null,
    ...movesOf(session, mine, line, requests),
    film,
    stopBots: () => undefined,
    resumeBots: () => undefined,
    close: () => {
      closed = true;
      line.close();
      stopReporting();
      stopWatching();
      stopListening();
    },
    closed: () => closed,
  };
  setAutomaticSource(table, line.automaticAt);
  return table;
};
