/** What a table over the net knows beyond the position: seats, presence, what is not confirmed yet, open questions, talk. */
import type { Action, PlayerId, Refusal } from '@roundhouse/engine';
import type { BodyOf, ChatName, DeniedKey, FromServer, GameView, Message } from '@roundhouse/protocol/client';
import type { StoreApi } from 'zustand/vanilla';

export interface NetState {
  readonly view: GameView;
  /** Decisions on the screen that the server has not confirmed yet. */
  readonly pending: number;
  readonly online: boolean;
  readonly here: readonly { readonly person: string; readonly looking: boolean }[];
  readonly watching: number;
  /** What a bot that thinks for long looks at, until something happens. */
  readonly considered: Action | null;
  /** What the server said no to, until the next decision. */
  readonly trouble: { readonly denied: DeniedKey; readonly refusal?: Refusal } | null;
  /** The others said no to what was asked from this seat; until it is read. */
  readonly declined: boolean;
  /** The newest last. */
  readonly messages: readonly Message[];
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** What can be asked of the others. */
export type NetRequest = Without<BodyOf<'ask'>, 'expected'>;

export interface NetGame {
  readonly store: StoreApi<NetState>;
  readonly say: (chat: ChatName, text: string) => Promise<DeniedKey | null>;
  /** Everything of this chat has been read. */
  readonly read: (chat: ChatName) => void;
  readonly answer: (ask: string, agree: boolean) => void;
  readonly withdraw: (ask: string) => void;
  /** Asks the others, about the position as it stands. */
  readonly ask: (wish: NetRequest) => void;
  readonly forget: () => void;
  /** How many actions of the line stand up to an entry of the story. */
  readonly positionAfter: (entry: number) => number;
}

/** Why nothing can be undone from this seat now. */
export type UndoBlock =
  | Extract<DeniedKey, 'playersOnly' | 'notPlaying' | 'noTakeBacks' | 'askOpen'>
  | 'none'
  | 'others';

/** Null: Undo works, at once or by asking those who have acted since. */
export const undoBlock = (
  { you, seats, status, takeBacks, asks }: GameView,
  actions: readonly Pick<Action, 'by'>[],
  players: readonly { readonly id: PlayerId }[],
): UndoBlock | null => {
  if (you.seat === null) return 'playersOnly';
  if (status !== 'playing') return 'notPlaying';
  if (takeBacks === 'none') return 'noTakeBacks';
  const own = actions.findLastIndex(({ by }) => by === players[you.seat ?? -1]?.id);
  if (own < 0) return 'none';
  // Bots have nothing against it.
  const people = new Set(seats.flatMap(({ kind, seat }) => (kind === 'person' ? [players[seat]?.id] : [])));
  const others = actions.slice(own + 1).some(({ by }) => people.has(by));
  if (others && takeBacks === 'own') return 'others';
  return others && asks.length > 0 ? 'askOpen' : null;
};

/** Whether a message speaks to this person: `@Name`, or `@name` within the text. */
export const mentions = (text: string | null, name: string | undefined): boolean =>
  text !== null && name !== undefined && text.toLocaleLowerCase().includes(`@${name.toLocaleLowerCase()}`);

export const chatOfView = ({ you }: Pick<GameView, 'you'>): ChatName => (you.seat === null ? 'spectators' : 'players');

/** One message more that nobody here has read, unless it was known already. */
const unreadAfter = ({ view, messages }: NetState, message: Message, me: string | null): GameView['unread'] => {
  const isNew = !messages.some(({ id }) => id >= message.id);
  if (!isNew || message.text === null || message.by === null || message.by.id === me) return view.unread;
  return { ...view.unread, [message.chat]: view.unread[message.chat] + 1 };
};

export const newNetState = (view: GameView, online: boolean): NetState => ({
  view,
  pending: 0,
  online,
  here: [],
  watching: 0,
  considered: null,
  trouble: null,
  declined: false,
  messages: [],
});

/** A clock that was read before another decision is not shown after it. */
const withView = (state: NetState, view: GameView): NetState => {
  const { head, time } = state.view;
  return { ...state, view: view.head < head ? { ...view, head, time } : view };
};

/** A question of one's own about the position is gone, and the position has not moved: somebody declined. */
const isDeclined = ({ view: before }: NetState, after: GameView): boolean =>
  after.head === before.head &&
  before.asks.some(
    ({ id, by, about }) =>
      by === before.you.seat &&
      (about.kind === 'takeBack' || about.kind === 'end') &&
      !after.asks.some((each) => each.id === id),
  );

/** The state after a message of the live connection, as the person `me` has it; entries are no part of it. */
export const afterMessage = (state: NetState, message: FromServer, me: string | null): NetState => {
  switch (message.type) {
    case 'subscribed':
      return { ...state, online: true, view: message.view };
    case 'game':
      if (message.view.revision < state.view.revision) return state;
      return withView({ ...state, declined: state.declined || isDeclined(state, message.view) }, message.view);
    case 'time':
      return withView(state, { ...state.view, head: message.head, time: message.time });
    case 'presence':
      return { ...state, here: message.here, watching: message.watching };
    case 'considers':
      return { ...state, considered: message.head < state.view.head ? null : message.action };
    case 'entries':
      return state.considered ? { ...state, considered: null } : state;
    case 'message': {
      const others = state.messages.filter((each) => each.id !== message.message.id);
      return {
        ...state,
        view: { ...state.view, unread: unreadAfter(state, message.message, me) },
        messages: [...others, message.message].sort((a, b) => a.id - b.id),
      };
    }
    default:
      return state;
  }
};
