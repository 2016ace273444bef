/**
 * A step closes by itself only when nothing at all could still be done in it, with the money that could be raised besides; over
 * all variants, by the print and with every ruling of a table switched once.
 */
import { describe, expect, test } from 'vitest';
import { loadTitle, titleIds } from '../src/index.ts';
import { type WalkConditions, switched } from './support/index.ts';
import { hastyClosings } from './support/closings.ts';

/** Steps that end by a rule of their own: auctions with their last bid, a charter without the money for a share, trains once turned. */
const BY_RULE: Readonly<Record<string, readonly string[]>> = {
  '1817': ['startAuction', 'companyAuction'],
  '1862': ['charter'],
  '18CZ': ['inherit'],
};

/** Milliseconds for a test on a machine that has much else to do. */
const PATIENCE = 240_000;

describe.each(titleIds)('%s', (id) => {
  test(
    'a step closes by itself only when nothing at all could be done in it',
    async () => {
      const title = await loadTitle(id);
      const variants = title.variants.map(({ options, players }, index): WalkConditions => ({
        options,
        players: players[index % players.length] ?? 3,
        seed: 400 + index,
        limit: 300,
      }));
      const rulings = switched(title).map((ruled, index): WalkConditions => ({
        rulings: ruled,
        players: title.players[index % title.players.length] ?? 3,
        seed: 500 + index,
        limit: 120,
      }));
      const { looked, found } = await hastyClosings(id, [...variants, ...rulings], BY_RULE[id] ?? []);
      expect(found).toEqual([]);
      expect(looked).toBeGreaterThan(50);
    },
    PATIENCE,
  );
});
