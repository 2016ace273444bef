/** What a table over the net knows beyond the position: seats, presence, what is not confirmed yet, open questions, talk. */
import type { Refusal } from '@roundhouse/engine';
import type { BodyOf, ChatName, DeniedKey, GameView, Message } from '@roundhouse/protocol/client';
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
