/**
 * A table over the net: a keeper of the same session as the table on the device. What is decided is on the screen at once; the
 * server's word follows, and where it says no the table shows what really happened.
 */
import { type Action, decider, isEqual, type PlayerId, type Refusal, type State } from '@roundhouse/engine';
import type { DeniedKey, Entry, FromServer, GameView } from '@roundhouse/protocol/client';
import { createStore } from 'zustand/vanilla';
import { newUuid } from '../app/uuid.ts';
import { useSettings } from '../app/settings.ts';
import { knockFor } from './me.ts';
import { type Automatic, setAutomaticSource } from '../game/orders/automatic.ts';
import { newestOf, type Session } from '../game/session.ts';
import type { Table, TableState } from '../game/table.ts';
import { recordOf } from '../store/games.ts';
import { type Answer, call, type No } from './call.ts';
import { askAgain, comeBack, connection, listenToGame, tellLooking } from './live.ts';
import type { NetGame, NetState, NetRequest } from './netGame.ts';
import { bridged, hear, standing, type ConfirmedLine, withPending } from './entries.ts';

/** A decision under way: the same key makes a repeated post harmless. */
interface Posted {
  readonly key: string;
  readonly actions: readonly Action[];
}

const RETRY = 2000;

export const openNetTable = (
  first: GameView,
  start: ConfirmedLine,
  session: Session,
  /** Decisions that were not made by hand, by the number of their entry. */
  through: Map<number, Automatic>,
): Table => {
  const { id } = first;
  let confirmed = start;
  /** Waiting to be posted, oldest first; the first of them may be under way. */
  let posts: readonly Posted[] = [];
  let posting = false;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<NetState>(() => ({
    view: first,
    pending: 0,
    online: connection.getState().state === 'open',
    here: [],
    watching: 0,
    trouble: null,
    messages: [],
  }));

  const isOpen = (): boolean => !closed;
  const playerOf = (seat: number): PlayerId | undefined => session.getState().game.players[seat]?.id;
  const me = (): PlayerId | undefined => {
    const { seat } = store.getState().view.you;
    return seat === null ? undefined : playerOf(seat);
  };
  const botsNow = (): TableState['bots'] =>
    Object.fromEntries(
      store.getState().view.seats.flatMap(({ seat, kind, bot }) => {
        const player = playerOf(seat);
        return kind === 'bot' && bot !== null && player ? [[player, bot]] : [];
      }),
    );
  // The server plays the bots: here one only sees who they are.
  const status = createStore<TableState>(() => ({
    thinking: null,
    thought: 0,
    bots: botsNow(),
    paused: false,
    conflict: false,
    botError: null,
  }));
  store.subscribe((now, before) => {
    if (now.view.seats !== before.view.seats) status.setState({ bots: botsNow() });
  });
  const mine = (player: PlayerId): boolean => player === me();
  const waiting = (): readonly Action[] => posts.flatMap((each) => each.actions);

  /** The table as it really stands, with what is not confirmed on top of it. */
  const show = (): void => {
    const asked = decider(newestOf(session.getState()));
    const { line, left } = withPending(confirmed.line, waiting());
    if (left.length < waiting().length) posts = [];
    session.getState().become(posts.length === 0 ? confirmed.line : line);
    store.setState({ pending: waiting().length });
    const now = decider(newestOf(session.getState()));
    if (now !== asked && now !== null && mine(now) && useSettings.getState().sounds) void knockFor(id);
  };

  const complain = (no: No): void => {
    posts = [];
    store.setState({
      trouble: {
        denied: no.denied,
        ...(no.denied === 'refused' && 'refusal' in no ? { refusal: no.refusal as Refusal } : {}),
      },
    });
  };

  /** The server's position and story, where what it confirmed cannot be played here. */
  const catchUp = async (): Promise<void> => {
    const [story, position] = await Promise.all([
      call('story', { params: { game: id }, query: { since: '0' } }),
      call('position', { params: { game: id } }),
    ]);
    if (closed || !('ok' in story) || !('ok' in position)) return;
    const until = story.ok.entries.filter(({ number }) => number <= position.ok.number);
    confirmed = bridged(confirmed, standing(until), position.ok.state as unknown as State, position.ok.number);
    show();
    askAgain(id);
  };

  const hearAll = (entries: readonly Entry[]): void => {
    for (const entry of entries) {
      if (entry.number <= confirmed.head) continue;
      if (entry.number > confirmed.head + 1) {
        askAgain(id);
        break;
      }
      const next = hear(confirmed, entry);
      if (!next) {
        void catchUp();
        return;
      }
      confirmed = next;
      if (entry.kind === 'decided' && entry.through) through.set(entry.number, entry.through);
      const [under] = posts;
      // One's own decision came back before the answer did.
      if (under && entry.kind === 'decided' && isEqual(entry.action, under.actions[0]))
        posts =
          under.actions.length > 1
            ? [{ ...under, actions: under.actions.slice(1) }, ...posts.slice(1)]
            : posts.slice(1);
    }
    show();
  };

  const settled = (answer: Answer<'decide'>, post: Posted): void => {
    if ('ok' in answer) {
      hearAll(answer.ok.entries);
      posts = posts.filter(({ key }) => key !== post.key);
      return;
    }
    const { no } = answer;
    if (no.denied === 'behind' && 'missed' in no) {
      hearAll(no.missed);
      // Somebody was faster; what still fits is posted again, as a new decision.
      if (posts.includes(post)) posts = posts.map((each) => (each === post ? { ...post, key: newUuid() } : each));
      if (posts.length === 0) store.setState({ trouble: { denied: 'behind' } });
    } else complain(no);
  };

  /** Posts one after another; a net that is not there is asked again. */
  const post = async (): Promise<void> => {
    if (posting || closed) return;
    posting = true;
    for (let [next] = posts; next && isOpen(); [next] = posts) {
      const answer = await call('decide', {
        params: { game: id },
        body: { expected: confirmed.head, key: next.key, decide: [...next.actions] },
      });
      if ('no' in answer && answer.no.denied === 'unavailable') {
        store.setState({ online: false });
        clearTimeout(retry);
        retry = setTimeout(() => void post(), RETRY);
        break;
      }
      comeBack();
      settled(answer, next);
      show();
    }
    posting = false;
  };

  const decide = (actions: readonly Action[]): void => {
    posts = [...posts, { key: newUuid(), actions }];
    store.setState({ trouble: null, pending: waiting().length });
    void post();
  };

  const askOthers = async (wish: NetRequest): Promise<void> => {
    const answer = await call('ask', { params: { game: id }, body: { ...wish, expected: confirmed.head } });
    if ('ok' in answer) hearAll(answer.ok.entries);
    else complain(answer.no);
    show();
  };

  const askFor = (to: number): Promise<void> => askOthers({ kind: 'takeBack', to });

  /** One's own newest decision; further back the others are asked. */
  const takeBack = async (): Promise<void> => {
    const { actions } = confirmed.line;
    const at = actions.findLastIndex(({ by }) => mine(by));
    const number = confirmed.numbers[at];
    if (number === undefined || posts.length > 0) return;
    const to = number - 1;
    if (at < actions.length - 1) return askFor(to);
    const answer = await call('takeBack', {
      params: { game: id },
      body: { expected: confirmed.head, key: newUuid(), to },
    });
    if ('ok' in answer) hearAll(answer.ok.entries);
    else if (answer.no.denied === 'mustAsk') return askFor(to);
    else complain(answer.no);
    show();
  };

  /** A clock that was read before another decision is not shown after it. */
  const see = (view: GameView): void => {
    const { head, time } = store.getState().view;
    store.setState({ view: view.head < head ? { ...view, head, time } : view });
  };

  const listen = (message: FromServer): void => {
    switch (message.type) {
      case 'subscribed':
        store.setState({ online: true, view: message.view });
        void post();
        return;
      case 'entries':
        hearAll(message.entries);
        return;
      case 'game':
        if (message.view.revision >= store.getState().view.revision) see(message.view);
        return;
      case 'time': {
        const { head, time } = message;
        see({ ...store.getState().view, head, time });
        return;
      }
      case 'presence':
        store.setState({ here: message.here, watching: message.watching });
        return;
      case 'message': {
        const others = store.getState().messages.filter((each) => each.id !== message.message.id);
        store.setState({ messages: [...others, message.message].sort((a, b) => a.id - b.id) });
        return;
      }
      default:
        return;
    }
  };

  const loadMessages = async (): Promise<void> => {
    const room = store.getState().view.you.seat === null ? 'spectators' : 'players';
    const answer = await call('messages', { params: { game: id }, query: { chat: room } });
    if ('ok' in answer) store.setState({ messages: answer.ok.toSorted((a, b) => a.id - b.id) });
  };

  const stopListening = listenToGame(id, { since: () => confirmed.head, heard: listen });
  const stopWatching = connection.subscribe(({ state }) => {
    if (state !== 'open') store.setState({ online: false });
  });
  const look = (): void => tellLooking(id, document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  look();
  void loadMessages();

  const answerTo = async (ask: string, agree: boolean): Promise<void> => {
    const answer = await call('answerAsk', { params: { game: id, ask }, body: { agree } });
    if ('ok' in answer) hearAll(answer.ok.entries);
    else complain(answer.no);
    show();
  };

  const net: NetGame = {
    store,
    say: async (room, text): Promise<DeniedKey | null> => {
      const answer = await call('say', { params: { game: id }, body: { chat: room, text } });
      if ('no' in answer) return answer.no.denied;
      listen({ type: 'message', game: id, message: answer.ok });
      return null;
    },
    read: (room) => {
      const last = store.getState().messages.findLast((each) => each.chat === room);
      if (last && store.getState().view.unread[room] > 0)
        void call('readMessages', { params: { game: id }, body: { chat: room, message: last.id } });
    },
    answer: (ask, agree) => void answerTo(ask, agree),
    withdraw: (ask) => void call('withdrawAsk', { params: { game: id, ask } }),
    ask: (wish) => void askOthers(wish),
    forget: () => store.setState({ trouble: null }),
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
      if (!mine(action.by)) return { rule: '', key: 'notYourTurn', args: {} };
      const refusal = play(action);
      if (!refusal) decide([action]);
      return refusal;
    },
    undo: () => {
      const { sandbox, shown, undo } = session.getState();
      if (sandbox || shown !== null) undo();
      else void takeBack();
    },
    redo: () => {
      if (session.getState().shown !== null) session.getState().redo();
    },
    undoTo: (position) => {
      const number = confirmed.numbers[position];
      if (number !== undefined) void askFor(number - 1);
    },
    stopBots: () => undefined,
    resumeBots: () => undefined,
    playSandbox: () => {
      const { sandbox, main, discardSandbox, play } = session.getState();
      if (!sandbox || sandbox.from !== main.actions.length) return;
      const tried = sandbox.line.actions.slice(sandbox.from);
      const others = tried.findIndex(({ by }) => !mine(by));
      const own = others < 0 ? tried : tried.slice(0, others);
      discardSandbox();
      // All or nothing: it was thought of as one turn.
      if (own.length > 0 && own.every((action) => play(action) === undefined)) decide(own);
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      tellLooking(id, false);
      document.removeEventListener('visibilitychange', look);
      stopWatching();
      stopListening();
    },
    closed: () => closed,
  };
  setAutomaticSource(table, (index) => through.get(confirmed.numbers[index] ?? 0));
  return table;
};
