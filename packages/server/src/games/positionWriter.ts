/** Writes positions to the store in the background: a few at a time, in one transaction, one batch after the other. */
import type { Store } from '../store/store.ts';
import type { NumberedState } from './changes.ts';
import { packed } from './packedState.ts';

/** Positions that come within so many ms are written together. */
const GATHER = 50;
/** So many of them in one transaction: decisions meanwhile wait for it. */
const TOGETHER = 4;

interface Waiting {
  readonly game: string;
  readonly standing: NumberedState;
  readonly kept: 0 | 1;
}

export interface PositionWriter {
  /** `kept`: 1 for good, 0 until a later one of the same game is written. */
  readonly write: (game: string, standing: NumberedState, kept: 0 | 1) => void;
  /** Resolves when everything handed over so far is written. */
  readonly written: () => Promise<void>;
}

export const newPositionWriter = (
  { change }: Pick<Store, 'change'>,
  rules: string,
  trouble: (error: unknown) => void,
): PositionWriter => {
  const queue: Waiting[] = [];
  let writing: Promise<void> = Promise.resolve();

  const writeSome = async (some: readonly Waiting[]): Promise<void> => {
    const rows = await Promise.all(
      some.map(async ({ game, standing: { number, state }, kept }) => ({
        game,
        number,
        rules,
        kept,
        state: await packed(state),
      })),
    );
    await change(async (trx) => {
      for (const row of rows) {
        await trx
          .insertInto('snapshots')
          .values(row)
          .onConflict((c) => {
            const there = c.columns(['game', 'number']);
            return row.kept === 1 ? there.doUpdateSet({ rules, kept: 1, state: row.state }) : there.doNothing();
          })
          .execute();
        if (row.kept === 0)
          await trx
            .deleteFrom('snapshots')
            .where('game', '=', row.game)
            .where('kept', '=', 0)
            .where('number', '<', row.number)
            .execute();
      }
    });
  };

  /** A few at a time, yielding in between, so that a hundred games that become idle at once delay no request. */
  const writeDown = async (): Promise<void> => {
    const all = queue.splice(0);
    for (let first = 0; first < all.length; first += TOGETHER) {
      if (first > 0) await new Promise(setImmediate);
      try {
        await writeSome(all.slice(first, first + TOGETHER));
      } catch (error) {
        trouble(error);
      }
    }
  };

  /** Nobody waits for it: what comes while others are written is written after them, together. */
  const writeSoon = (): void => {
    if (queue.length > 1) return;
    const before = writing;
    const next = async (): Promise<void> => {
      await before;
      await new Promise((resolve) => setTimeout(resolve, GATHER));
      await writeDown();
    };
    writing = next();
  };

  return {
    write: (game, standing, kept) => {
      queue.push({ game, standing, kept });
      writeSoon();
    },
    written: () => writing,
  };
};
