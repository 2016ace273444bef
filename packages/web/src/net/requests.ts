/** Requests other than decisions: taking back, and what needs the consent of the others. */
import type { PlayerId } from '@roundhouse/engine';
import type { Entry } from '@roundhouse/protocol/client';
import { newUuid } from '../app/uuid.ts';
import { call, type CallFailure } from './call.ts';
import type { NetRequest } from './netGame.ts';
import type { ServerLine } from './serverLine.ts';

type Answered = { readonly ok: { readonly entries: readonly Entry[] } } | { readonly no: CallFailure };

export interface Requests {
  /** Asks the others, about the position as it stands. */
  readonly ask: (request: NetRequest) => Promise<void>;
  readonly answer: (ask: string, agree: boolean) => Promise<void>;
  /** Takes back one's own newest decision; the others are asked where somebody has decided since, or the table wants it. */
  readonly takeBack: () => Promise<void>;
  /** Asks to go back to a position of the line. */
  readonly askToTakeBackTo: (position: number) => Promise<void>;
}

export const createRequests = (
  game: string,
  line: Pick<ServerLine, 'current'>,
  mine: (player: PlayerId) => boolean,
  settle: (answer: Answered) => void,
): Requests => {
  const ask = async (request: NetRequest): Promise<void> =>
    settle(await call('ask', { params: { game }, body: { ...request, expected: line.current().head } }));
  return {
    ask,
    answer: async (id, agree) => settle(await call('answerAsk', { params: { game, ask: id }, body: { agree } })),
    takeBack: async () => {
      const { line: play, numbers, head } = line.current();
      const number = numbers[play.actions.findLastIndex(({ by }) => mine(by))];
      if (number === undefined) return;
      const to = number - 1;
      const answer = await call('takeBack', { params: { game }, body: { expected: head, key: newUuid(), to } });
      if ('no' in answer && answer.no.denied === 'mustAsk') return ask({ kind: 'takeBack', to });
      settle(answer);
    },
    askToTakeBackTo: async (position) => {
      const number = line.current().numbers[position];
      if (number !== undefined) await ask({ kind: 'takeBack', to: number - 1 });
    },
  };
};
