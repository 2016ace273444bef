/**
 * A server at home is opened as `localhost`, which is another machine on every other device. A caller on the machine itself
 * learns the addresses where others in the network reach it; nobody else does.
 */
import { networkInterfaces } from 'node:os';
import type { Server } from 'node:net';
import type { Settings } from '../settings.ts';

export const isLoopback = (ip: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);

/** Those of homes first: the others are more often those of virtual machines. */
const HOMES = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./] as const;
const rankOf = (address: string): number => {
  const found = HOMES.findIndex((home) => home.test(address));
  return found < 0 ? HOMES.length : found;
};

/** The addresses of this machine in its networks. */
export const addressesOf = (interfaces: ReturnType<typeof networkInterfaces>): string[] =>
  Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .sort((a, b) => rankOf(a) - rankOf(b));

interface Coming {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, unknown>>;
  readonly server: { readonly server: Pick<Server, 'address'> };
}

export const nearbyTo = ({ publicUrl }: Pick<Settings, 'publicUrl'>, { socket, headers, server }: Coming): string[] => {
  const bound = server.server.address();
  if (publicUrl !== undefined || bound === null || typeof bound === 'string') return [];
  const isHere = isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
  if (!isHere || !['0.0.0.0', '::'].includes(bound.address)) return [];
  return addressesOf(networkInterfaces()).map((address) => `http://${address}:${bound.port}`);
};
