/** How large the stores of an attacked server are, and what they cost the machine. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OwnPostgres } from '../../packages/server/test/postgres.ts';
import type { AttackedStore } from './attacks.ts';
import { cpuOf } from './process.ts';

/** Embedded: its processor time is the server's. */
export const sqliteIn = (data: string): AttackedStore => ({
  name: 'SQLite',
  size: () =>
    Promise.resolve(
      ['', '-wal'].reduce(
        (sum, end) =>
          sum + (statSync(path.join(data, `roundhouse.sqlite${end}`), { throwIfNoEntry: false })?.size ?? 0),
        0,
      ),
    ),
  cpu: () => 0,
});

export const postgresAt = ({ size, pid }: OwnPostgres): AttackedStore => ({
  name: 'PostgreSQL',
  size,
  // One process for each connection; those that have ended count with the first.
  cpu: () => {
    const first = pid();
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(/\s+/).filter(Boolean);
    return cpuOf(first, true) + children.reduce((sum, child) => sum + cpuOf(Number(child)), 0);
  },
});
