/** One live client, as the hub sees it. */
import type { FromServer } from '@roundhouse/protocol';
import type { People } from '../store/tables.ts';

/** What a client follows of one game. */
export interface Following {
  /** Number of the last entry that it was sent. */
  sent: number;
  looking: boolean;
  seated: boolean;
  readonly invitation: string | undefined;
}

export interface LiveClient {
  /** As limits count it. */
  readonly address: string;
  readonly person: People | null;
  readonly session: string | null;
  readonly games: Map<string, Following>;
  mine: boolean;
  lobby: boolean;
  /** Probes without an answer. */
  silent: number;
  /** A ping of the WebSocket protocol, which browsers answer by themselves. */
  readonly probe: () => void;
  readonly send: (message: FromServer) => void;
  /** Text that has been written once for many. */
  readonly sendText: (text: string) => void;
  readonly close: (code: number, why: string) => void;
}
