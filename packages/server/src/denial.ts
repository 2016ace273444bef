/**
 * The server says no. Thrown, not returned: it must also undo the transaction it is found in, and every route answers it
 * in one place.
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
