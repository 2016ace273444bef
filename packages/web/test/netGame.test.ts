import type { Ask, GameView } from '@roundhouse/protocol/client';
import { describe, expect, it, vi } from 'vitest';
import { withBotNames } from '../src/app/bots/words.ts';
import { afterMessage, mentions, newNetState, undoBlock } from '../src/net/netGame.ts';
import { useProof, withProof } from '../src/net/proof.ts';
import { returnAddress, signInLink } from '../src/pages/online/returnAddress.ts';

const ask = (over: Partial<Ask> = {}): Ask => ({
  id: 'a',
  by: 0,
  at: 0,
  about: { kind: 'takeBack', to: 3 },
  asked: [1],
  agreed: [],
  ...over,
});

const viewOf = (revision: number, head: number, asks: readonly Ask[]): GameView =>
  ({ id: 'g', revision, head, asks: [...asks], you: { seat: 0 }, time: null }) as unknown as GameView;

describe('what became of a request', () => {
  const waiting = newNetState(viewOf(1, 10, [ask()]), true);
  const after = (view: GameView) => afterMessage(waiting, { type: 'game', game: 'g', view }, null).declined;

  it('a question that is gone while the position stands was declined', () => {
    expect(after(viewOf(2, 10, []))).toBe(true);
  });
  it('one that moved the position was agreed to', () => {
    expect(after(viewOf(2, 11, []))).toBe(false);
  });
  it('one that is still open, or was somebody else’s, says nothing', () => {
    expect(after(viewOf(2, 10, [ask({ agreed: [1] })]))).toBe(false);
    const theirs = newNetState(viewOf(1, 10, [ask({ by: 1 })]), true);
    expect(afterMessage(theirs, { type: 'game', game: 'g', view: viewOf(2, 10, []) }, null).declined).toBe(false);
  });
});

describe('what a bot looks at while it thinks for long', () => {
  const pass = { type: 'pass', by: '@1' } as const;
  const at = (head: number) => ({ type: 'considers', game: 'g', head, action: pass }) as const;
  const waiting = newNetState(viewOf(1, 10, []), true);

  it('is shown until something happens', () => {
    const shown = afterMessage(waiting, at(10), null);
    expect(shown.considered).toEqual(pass);
    expect(afterMessage(shown, { type: 'entries', game: 'g', head: 11, entries: [] }, null).considered).toBeNull();
  });
  it('is not shown once the position is another one', () => {
    expect(afterMessage(waiting, at(9), null).considered).toBeNull();
  });
});

describe('a request that needs a recent proof', () => {
  const no = { no: { denied: 'confirmFirst' as const } };
  it('is made again once the person has proved who they are', async () => {
    const request = vi
      .fn<() => Promise<typeof no | { readonly ok: number }>>()
      .mockResolvedValueOnce(no)
      .mockResolvedValueOnce({ ok: 1 });
    const answer = withProof(request);
    await vi.waitFor(() => expect(useProof.getState().asking).not.toBeNull());
    useProof.getState().asking?.settle(true);
    expect(await answer).toEqual({ ok: 1 });
    expect(request).toHaveBeenCalledTimes(2);
    expect(useProof.getState().asking).toBeNull();
  });
  it('is not, where they turn away', async () => {
    const request = vi.fn<() => Promise<typeof no | { readonly ok: number }>>().mockResolvedValue(no);
    const answer = withProof(request);
    await vi.waitFor(() => expect(useProof.getState().asking).not.toBeNull());
    useProof.getState().asking?.settle(false);
    expect(await answer).toBeUndefined();
    expect(request).toHaveBeenCalledTimes(1);
  });
});

it('signing in leads back to pages of this site only', () => {
  const search = (address: string) => new URL(signInLink(address), 'http://table.test').search;
  expect(returnAddress(search('/join/abc'))).toBe('/join/abc');
  expect(returnAddress('?back=//evil.test')).toBeNull();
  expect(returnAddress('?back=/\\evil.test')).toBeNull();
  expect(returnAddress('?back=https://evil.test')).toBeNull();
  expect(returnAddress('')).toBeNull();
});

describe('undo', () => {
  const players = [{ id: '@1' }, { id: '@2' }, { id: '@3' }] as const;
  const by = (...seats: readonly number[]) => seats.map((seat) => ({ by: players[seat]?.id ?? '@1' }));
  const view = (over: Partial<GameView> = {}): GameView =>
    ({
      you: { seat: 0, owner: false, invited: false },
      status: 'playing',
      takeBacks: 'asked',
      asks: [],
      seats: [
        { seat: 0, kind: 'person' },
        { seat: 1, kind: 'person' },
        { seat: 2, kind: 'bot' },
      ],
      ...over,
    }) as unknown as GameView;

  it.each([
    ['works at once, or by asking', view(), by(0, 1), null],
    ['is not for those who watch', view({ you: { seat: null, owner: false, invited: false } }), by(0), 'playersOnly'],
    ['is not after the end', view({ status: 'finished' }), by(0), 'notPlaying'],
    ['is not where the table said so', view({ takeBacks: 'none' }), by(0), 'noTakeBacks'],
    ['has nothing to work on before one has acted', view(), by(1, 2), 'none'],
    ['is not after others, where only one’s own is free', view({ takeBacks: 'own' }), by(0, 1), 'others'],
    ['does not ask bots', view({ takeBacks: 'own' }), by(0, 2), null],
    ['waits for the question that is open', view({ asks: [ask()] }), by(0, 1), 'askOpen'],
    ['needs no question for one’s newest', view({ asks: [ask()] }), by(1, 0), null],
  ])('%s', (_, seen, actions, block) => {
    expect(undoBlock(seen, actions, players)).toBe(block);
  });
});

describe('chat', () => {
  const message = (id: number, text: string, from = 'p2') =>
    ({
      type: 'message',
      game: 'g',
      message: { id, chat: 'players', by: { id: from, name: 'Ann', kind: 'guest' }, at: 1, text },
    }) as const;
  const start = newNetState({ ...viewOf(1, 10, []), unread: { players: 0, spectators: 0 } }, true);

  it('what others write is unread, what was known, removed or is one’s own is not', () => {
    const one = afterMessage(start, message(1, 'hello'), 'me');
    expect(one.view.unread.players).toBe(1);
    expect(afterMessage(one, message(1, 'hello'), 'me').view.unread.players).toBe(1);
    expect(afterMessage(one, message(2, 'mine', 'me'), 'me').view.unread.players).toBe(1);
    expect(afterMessage(one, message(2, 'again'), 'me').view.unread.players).toBe(2);
  });

  it('a message that names somebody is for them', () => {
    expect(mentions('look, @борис!', 'Борис')).toBe(true);
    expect(mentions('Борис, look', 'Борис')).toBe(false);
    expect(mentions(null, 'Борис')).toBe(false);
    expect(mentions('@', undefined)).toBe(false);
  });
});

it('bots go by their name in the reader’s language; a person whose seat a bot has keeps theirs', () => {
  const players = [
    { id: '@1', name: 'Young Pip' },
    { id: '@2', name: 'Young Pip 2' },
    { id: '@3', name: 'Ann' },
    { id: '@4', name: 'Young Pip' },
  ] as const;
  const bots = { '@1': 'pip', '@2': 'pip', '@3': 'pip' };
  const names = (language: 'en' | 'ru') => withBotNames(players, bots, language).map(({ name }) => name);
  expect(names('ru')).toEqual(['Юный Пип', 'Юный Пип 2', 'Ann', 'Young Pip']);
  expect(names('en')).toEqual(['Young Pip', 'Young Pip 2', 'Ann', 'Young Pip']);
});
