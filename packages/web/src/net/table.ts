/**
 * A table over the net: keeps the same kind of session as a table on the device. A decision is on the screen at once and posted
 * (`postQueue.ts`); the line that the server confirmed (`serverLine.ts`) is kept beside it, and where the server refuses something
 * the table shows what really happened.
 */
import { type Action, decider, type PlayerId, type Refusal, type State } from '@roundhouse/engine';
import type { FromServer, GameView } from '@roundhouse/protocol/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newUuid } from '../app/uuid.ts';
import { useSettings } from '../app/settings.ts';
import { knockFor, useMe } from './me.ts';
import { type Automatic, setAutomaticSource } from '../game/orders/automatic.ts';
import { newestOf, ownPart, type Session, triedOut } from '../game/session.ts';
import { createFilm } from '../game/film/film.ts';
import type { Table, TableState } from '../game/table.ts';
import { recordOf } from '../store/games.ts';
import { call, type No } from './call.ts';
import { type ConfirmedLine, withPending } from './entries.ts';
import { askAgain, comeBack, connection, listenToGame, sendPresence } from './live.ts';
import { afterMessage, chatOfView, type NetGame, newNetState, type NetState } from './netGame.ts';
import { createPostQueue } from './postQueue.ts';
import { createRequests } from './requests.ts';
import { createServerLine, type ServerPosition } from './serverLine.ts';

const loadPosition = async (game: string): Promise<ServerPosition | undefined> => {
  const [story, position] = await Promise.all([
    call('story', { params: { game }, query: { since: '0' } }),
    call('position', { params: { game } }),
  ]);
  if (!('ok' in story) || !('ok' in position)) return undefined;
  const { state, number } = position.ok;
  return { entries: story.ok.entries, state: state as unknown as State, number };
};

const troubleOf = (no: No | { readonly denied: 'behind' }): NetState['trouble'] => ({
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

  const playerOf = (seat: number): PlayerId | undefined => session.getState().game.players[seat]?.id;
  const mine = (player: PlayerId): boolean => {
    const { seat } = store.getState().view.you;
    return seat !== null && player === playerOf(seat);
  };
  const botsNow = (): TableState['bots'] =>
    Object.fromEntries(
      store.getState().view.seats.flatMap(({ seat, kind, bot }) => {
        const player = playerOf(seat);
        return kind === 'bot' && bot !== null && player ? [[player, bot]] : [];
      }),
    );
  // The server plays the bots; the page only shows who they are.
  const status = createStore<TableState>(() => ({
    thinking: null,
    thought: 0,
    considered: null,
    bots: botsNow(),
    paused: false,
    conflict: false,
    botError: null,
  }));
  store.subscribe((now, before) => {
    if (now.view.seats !== before.view.seats) status.setState({ bots: botsNow() });
  });

  const queue = createPostQueue({
    send: ({ key, actions }) =>
      call('decide', {
        params: { game: id },
        body: { expected: line.current().head, key, decide: [...actions] },
      }),
    newKey: newUuid,
    receive: (entries) => line.receive(entries),
    refused: (no) => store.setState({ trouble: troubleOf(no) }),
    reached: (reached) => {
      if (reached) comeBack();
      else store.setState({ online: false });
    },
    settled: () => show(),
  });

  const line = createServerLine(start, {
    automatic,
    askForMissing: () => askAgain(id),
    loadPosition: async () => {
      const found = await loadPosition(id);
      return closed ? undefined : found;
    },
    confirmed: (action) => queue.confirm(action),
    changed: () => show(),
  });

  /** The table as it really stands, with unconfirmed decisions on top of it. */
  const show = (): void => {
    const asked = decider(newestOf(session.getState()));
    const unconfirmed = queue.unconfirmed();
    const shown = withPending(line.current().line, unconfirmed);
    const stillFits = shown.left.length === unconfirmed.length;
    if (!stillFits) queue.clear();
    session.getState().become(stillFits ? shown.line : line.current().line);
    store.setState({ pending: queue.unconfirmed().length });
    const now = decider(newestOf(session.getState()));
    if (now !== asked && now !== null && mine(now) && useSettings.getState().sounds) void knockFor(id);
  };

  const decide = (actions: readonly Action[]): void => {
    queue.add(actions);
    store.setState({ trouble: null, pending: queue.unconfirmed().length });
  };

  /** What the server answered to a request other than a decision. */
  const heed = (
    answer: { readonly ok: { readonly entries: Parameters<typeof line.receive>[0] } } | { readonly no: No },
  ) => {
    if ('ok' in answer) line.receive(answer.ok.entries);
    else {
      queue.clear();
      store.setState({ trouble: troubleOf(answer.no) });
    }
    show();
  };

  const requests = createRequests(id, line, mine, heed);

  const receive = (message: FromServer): void => {
    store.setState(afterMessage(store.getState(), message, useMe.getState().me?.id ?? null));
    if (message.type === 'subscribed') queue.flush();
    else if (message.type === 'entries') line.receive(message.entries);
  };

  const stopListening = listenToGame(id, { since: () => line.current().head, onMessage: receive });
  const stopWatching = connection.subscribe(({ state }) => {
    if (state !== 'open') store.setState({ online: false });
  });
  const stopReporting = reportLooking(id);
  void loadMessages(id, chatOfView(first)).then((loaded) => store.setState(loaded));

  const net: NetGame = {
    store,
    ...chatOf(id, store, receive),
    answer: (ask, agree) => void requests.answer(ask, agree),
    withdraw: (ask) => {
      const { view } = store.getState();
      store.setState({ view: { ...view, asks: view.asks.filter((each) => each.id !== ask) } });
      void call('withdrawAsk', { params: { game: id, ask } });
    },
    ask: (request) => void requests.ask(request),
    forget: () => store.setState({ trouble: null, declined: false }),
    positionAfter: (entry) => line.current().numbers.filter((number) => number <= entry).length,
  };

  const table: Table = {
    session,
    status,
    page: `/table/${id}`,
    mine,
    net,
    record: () => ({ ...recordOf(session.getState().game, botsNow(), first.description), id }),
    locked: null,
    play: (action) => {
      const { sandbox, play } = session.getState();
      if (sandbox) return play(action);
      if (!mine(action.by)) return { rule: '', key: 'notYourTurn', args: { player: action.by } };
      const refusal = play(action);
      if (!refusal) decide([action]);
      return refusal;
    },
    undo: () => {
      const { sandbox, shown, undo } = session.getState();
      if (sandbox || shown !== null) undo();
      // A decision that is still on its way cannot be taken back.
      else if (queue.unconfirmed().length === 0) void requests.takeBack();
    },
    redo: () => {
      if (session.getState().shown !== null) session.getState().redo();
    },
    undoTo: (position) => void requests.askToTakeBackTo(position),
    film: createFilm(session, () => useSettings.getState().pace),
    stopBots: () => undefined,
    resumeBots: () => undefined,
    playSandbox: () => {
      const { sandbox, main, discardSandbox, play } = session.getState();
      if (!sandbox || sandbox.from !== main.actions.length) return;
      const own = ownPart(triedOut(sandbox), mine);
      discardSandbox();
      // All or nothing: it was thought of as one turn.
      if (own.length > 0 && own.every((action) => play(action) === undefined)) decide(own);
    },
    close: () => {
      closed = true;
      queue.close();
      stopReporting();
      stopWatching();
      stopListening();
    },
    closed: () => closed,
  };
  setAutomaticSource(table, line.automaticAt);
  return table;
};
