/** Somebody connected, as the hub sees them: what they are sent is kept. */
import type { FromServer } from '@roundhouse/protocol';
import type { LiveClient } from '../src/live/client.ts';
import type { People } from '../src/store/tables.ts';

export interface TestClient extends LiveClient {
  readonly received: FromServer[];
}

export const clientOf = (person: string | null = null): TestClient => {
  const received: FromServer[] = [];
  return {
    received,
    address: '127.0.0.1',
    person: person === null ? null : ({ id: person } as People),
    session: null,
    games: new Map(),
    mine: false,
    lobby: false,
    silent: 0,
    probe: () => undefined,
    send: (message) => void received.push(message),
    sendText: (text) => void received.push(JSON.parse(text) as FromServer),
    close: () => undefined,
  };
};
