/** What a table over the net knows beyond the position: seats, presence, what is not confirmed yet, open questions, talk. */
import type { Refusal } from '@roundhouse/engine';
import type { BodyOf, ChatName, DeniedKey, FromServer, GameView, Message } from '@roundhouse/protocol/client';
import type { StoreApi } from 'zustand/vanilla';

export interface NetState {
  readonly view: GameView;
  /** Decisions on the screen that the server has not confirmed yet. */
  readonly pending: number;
  readonly online: boolean;
  readonly here: readonly { readonly person: string; readonly looking: boolean }[];
  readonly watching: number;
  /** What the server said no to, until the next decision. */
  readonly trouble: { readonly denied: DeniedKey; readonly refusal?: Refusal } | null;
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
}

export const newNetState = (view: GameView, online: boolean): NetState => ({
  view,
  pending: 0,
  online,
  here: [],
  watching: 0,
  trouble: null,
  messages: [],
});

/** A clock that was read before another decision is not shown after it. */
const withView = (state: NetState, view: GameView): NetState => {
  const { head, time } = state.view;
  return { ...state, view: view.head < head ? { ...view, head, time } : view };
};

/** The state after a message of the live connection; entries are no part of it. */
export const afterMessage = (state: NetState, message: FromServer): NetState => {
  switch (message.type) {
    case 'subscribed':
      return { ...state, online: true, view: message.view };
    case 'game':
      return message.view.revision >= state.view.revision ? withView(state, message.view) : state;
    case 'time':
      return withView(state, { ...state.view, head: message.head, time: message.time });
    case 'presence':
      return { ...state, here: message.here, watching: message.watching };
    case 'message': {
      const others = state.messages.filter((each) => each.id !== message.message.id);
      return { ...state, messages: [...others, message.message].sort((a, b) => a.id - b.id) };
    }
    default:
      return state;
  }
};
