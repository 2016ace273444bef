/** The chat of a game that has not started yet: players get to know each other, agree on a time, settle the rules. */
import type { FromServer, Message } from '@roundhouse/protocol/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatOfGame } from '../../game/online/ChatBox.tsx';
import { call } from '../../net/call.ts';

const withMessage = (messages: readonly Message[], message: Message): readonly Message[] =>
  [...messages.filter(({ id }) => id !== message.id), message].toSorted((a, b) => a.id - b.id);

export const useWaitingChat = (
  game: string,
  isPlayer: boolean,
): { readonly chat: ChatOfGame; readonly onMessage: (message: FromServer) => void } => {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const newest = useRef<number | undefined>(undefined);
  newest.current = messages.at(-1)?.id;
  const add = useCallback((message: Message): void => {
    if (message.chat === 'players') setMessages((known) => withMessage(known, message));
  }, []);
  const load = useCallback(async (): Promise<void> => {
    const answer = await call('messages', { params: { game }, query: { chat: 'players' } });
    if ('ok' in answer) for (const each of answer.ok) add(each);
  }, [game, add]);
  useEffect(() => {
    if (isPlayer) void load();
  }, [isPlayer, load]);
  const say = useCallback<ChatOfGame['say']>(
    async (chat, text) => {
      const answer = await call('say', { params: { game }, body: { chat, text } });
      if ('no' in answer) return answer.no.denied;
      add(answer.ok);
      return null;
    },
    [game, add],
  );
  const read = useCallback<ChatOfGame['read']>(
    (chat) => {
      if (newest.current !== undefined)
        void call('readMessages', { params: { game }, body: { chat, message: newest.current } });
    },
    [game],
  );
  const onMessage = (message: FromServer): void => {
    if (message.type === 'message') add(message.message);
    // What was said while there was no connection is not sent again.
    if (message.type === 'subscribed' && isPlayer) void load();
  };
  return { chat: { game, chat: 'players', messages, say, read }, onMessage };
};
