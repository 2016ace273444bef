/** A bank with exactly nothing left: one reading for all titles with a limited bank, and the ruling for the other. */
import { BANK, cashOf, factsOf, newMove, pay } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { loadTitle, titleIds } from '../src/index.ts';
import { walk } from './support/index.ts';

/** The bank pays all that it has, then one more. */
const emptied = (title: string, rulings: Readonly<Record<string, boolean>>) => {
  const { start } = walk({ title, players: 4, seed: 1, limit: 0, rulings });
  const move = newMove(start);
  pay(move, BANK, '@A', cashOf(start, BANK), 'test');
  const atZero = move.state.ending;
  pay(move, BANK, '@A', 1, 'test');
  return { limited: factsOf(start).bank !== 'unlimited', atZero, below: move.state.ending };
};

test.each(titleIds)(
  '%s: the bank breaks when it cannot pay in full; by the ruling as soon as nothing is left',
  async (id) => {
    const title = await loadTitle(id);
    const hasRuling = title.rulings.some((each) => each.id === 'bankBreaksAtZero');
    const { start } = walk({ title: id, players: 4, seed: 1, limit: 0 });
    expect(hasRuling).toBe(factsOf(start).bank !== 'unlimited');
    if (!hasRuling) return;
    const plain = emptied(id, {});
    const ruled = emptied(id, { bankBreaksAtZero: true });
    // 1849 keeps it in mind until its cycle of operating rounds is over (§13-b).
    expect([plain.atZero ?? null, plain.below?.reason]).toEqual([null, 'bank']);
    expect(ruled.atZero?.reason).toBe('bank');
  },
);
