/** Queries of PostgreSQL are few and come again: each connection keeps them prepared under a name, and plans them once. */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** More are not worth the memory of every connection. */
const MOST = 200;

/** The tables have changed since it was prepared: another node has brought them up to date. */
const isOutdated = (error: unknown): boolean => (error as { readonly code?: unknown } | null)?.code === '0A000';

export const prepared = (pool: Pool): PostgresPool => {
  let names = new Map<string, string>();
  let round = 0;

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = `r${round}q${names.size}`;
    names.set(text, name);
    return name;
  };

  const asking = (client: PoolClient): PostgresPoolClient => {
    const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      const name = values.length === 0 ? undefined : nameOf(text);
      try {
        return (await client.query({
          ...(name === undefined ? {} : { name }),
          text,
          values: [...values],
        })) as unknown as PostgresQueryResult<R>;
      } catch (error) {
        if (isOutdated(error)) {
          names = new Map();
          round++;
        }
        throw error;
      }
    };
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  };

  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const known = clients.get(client) ?? asking(client);
    clients.set(client, known);
    return known;
  };
  return { connect, end: () => pool.end() };
};
