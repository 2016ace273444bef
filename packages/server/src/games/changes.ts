/**
 * What every decision changed, as it is stored. It is written in the same transaction as the decision: however soon after it the
 * server dies, and whatever the next version's rules would make of the decision, the position can be built.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { State } from '@roundhouse/engine';
import type { Differences } from '../store/tables.ts';
import { type Difference, differenceOf, withDifference } from './differences.ts';

export interface NumberedState {
  readonly number: number;
  readonly state: State;
}

/** Without its game and the version of the rules. */
export type Change = Pick<Differences, 'number' | 'difference'>;

/** Small: compressing one at once takes less than handing it to a thread, where hashes of passwords may be in front of it. */
export const changeOf = (from: State, { number, state }: NumberedState): Change => {
  // Positions are plain data, which is what JSON is.
  const difference = differenceOf(from as never, state as never) ?? null;
  return { number, difference: deflateRawSync(JSON.stringify(difference), { level: 3 }) };
};

export const withChange = (state: State, data: Uint8Array): State => {
  const difference = JSON.parse(inflateRawSync(data).toString('utf8')) as Difference | null;
  return withDifference(state as never, difference) as unknown as State;
};

/** So many rows in one statement. */
const TOGETHER = 100;

export const inBatches = <T>(rows: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, batch) =>
    rows.slice(batch * TOGETHER, (batch + 1) * TOGETHER),
  );
