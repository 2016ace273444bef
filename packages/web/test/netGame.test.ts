import type { Ask, GameView } from '@roundhouse/protocol/client';
import { describe, expect, it, vi } from 'vitest';
import { afterMessage, newNetState } from '../src/net/netGame.ts';
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
  const after = (view: GameView) => afterMessage(waiting, { type: 'game', game: 'g', view }).declined;

  it('a question that is gone while the position stands was declined', () => {
    expect(after(viewOf(2, 10, []))).toBe(true);
  });
  it('one that moved the position was agreed to', () => {
    expect(after(viewOf(2, 11, []))).toBe(false);
  });
  it('one that is still open, or was somebody else’s, says nothing', () => {
    expect(after(viewOf(2, 10, [ask({ agreed: [1] })]))).toBe(false);
    const theirs = newNetState(viewOf(1, 10, [ask({ by: 1 })]), true);
    expect(afterMessage(theirs, { type: 'game', game: 'g', view: viewOf(2, 10, []) }).declined).toBe(false);
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
