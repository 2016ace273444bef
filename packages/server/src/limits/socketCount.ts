/** How many live sockets an address and a person hold, and how many bytes wait for them. */
import { Denial } from '../denial.ts';
import { LIMITS_AT_ONCE } from './table.ts';

interface Socket {
  readonly bufferedAmount: number;
}

export interface SocketCount {
  /** Denied where the address or the person holds too many; gives the way to let go. */
  readonly hold: (socket: Socket, address: string, person: string | null) => () => void;
  /** Whether one more may come: asked before the socket exists. */
  readonly admit: (address: string, person: string | null) => void;
  /** Whether the sockets of an address owe more than it may. */
  readonly owesTooMuch: (address: string) => boolean;
}

const put = <T>(map: Map<string, Set<T>>, key: string, value: T): void => {
  const all = map.get(key) ?? new Set<T>();
  map.set(key, all);
  all.add(value);
};

const drop = <T>(map: Map<string, Set<T>>, key: string, value: T): void => {
  const all = map.get(key);
  all?.delete(value);
  if (all?.size === 0) map.delete(key);
};

export const newSocketCount = (factor: number): SocketCount => {
  const byAddress = new Map<string, Set<Socket>>();
  const byPerson = new Map<string, Set<Socket>>();
  return {
    admit: (address, person) => {
      const [here, theirs] = [byAddress.get(address)?.size ?? 0, byPerson.get(person ?? '')?.size ?? 0];
      if (here >= LIMITS_AT_ONCE.socketsPerAddress * factor || theirs >= LIMITS_AT_ONCE.socketsPerPerson * factor)
        throw new Denial('tooMany', 'too many live connections at once');
    },
    hold: (socket, address, person) => {
      put(byAddress, address, socket);
      if (person !== null) put(byPerson, person, socket);
      return () => {
        drop(byAddress, address, socket);
        if (person !== null) drop(byPerson, person, socket);
      };
    },
    owesTooMuch: (address) => {
      let owed = 0;
      for (const { bufferedAmount } of byAddress.get(address) ?? []) owed += bufferedAmount;
      return owed > LIMITS_AT_ONCE.bytesOwedPerAddress * factor;
    },
  };
};
