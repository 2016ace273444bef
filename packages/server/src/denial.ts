/**
 * The boundary rule of the server: a refusal of the server is thrown as a `Denial`, and answered in one place. The engine,
 * the protocol and the client treat illegal as a value (`Refusal`, `{ denied }`); the server throws for two reasons that
 * only it has. A denial must roll back the transaction it is found in, and Kysely rolls back when the callback throws; and
 * it may be found deep inside work that has nothing else to return. So: below `http/api.ts` and `live/socket.ts` a function
 * throws `Denial` or returns what was asked for, never a result to be checked. Those two catch it: the route answers
 * `{ denied: key }` with the status of the key, the socket sends `denied`. `games/decide.ts` turns a `Refusal` of the engine
 * into the denial `refused`. Any other error that reaches them is trouble of the store (503, 507) or a bug (500).
 */
import type { DeniedKey } from '@roundhouse/protocol';

export class Denial extends Error {
  readonly key: DeniedKey;
  /** For developers. */
  readonly detail: string | undefined;
  /** What the answer carries beyond the key. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(key: DeniedKey, detail?: string, more: Readonly<Record<string, unknown>> = {}) {
    super(detail ?? key);
    this.key = key;
    this.detail = detail;
    this.more = more;
  }
}
