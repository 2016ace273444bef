/** Where the server listens, and what is said when it cannot: one line that says what to do. */
import type { AddressInfo, Server } from 'node:net';

interface Listener {
  readonly server: Pick<Server, 'address'>;
  readonly listen: (where: { readonly port: number; readonly host: string }) => Promise<unknown>;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const portFrom = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return 8018;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : undefined;
};

const whyNot = (error: unknown, port: number, host: string): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use: stop the program that uses it, or choose another port with PORT=${port < 65_535 ? port + 1 : 8018}`;
    case 'EACCES':
      return `not allowed to listen on port ${port}: choose one above 1023, such as PORT=8018`;
    case 'EADDRNOTAVAIL':
      return `${host} isn’t an address of this machine: leave out HOST, or use one that is`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} can’t be resolved: leave out HOST, or use an address of this machine`;
    default:
      return `can’t listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** An address in a browser: all addresses of this machine are one there. */
const addressOf = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}/`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
};

/** Listens where `PORT` (0: any free one) and `HOST` say, and gives the address or what is wrong. */
export const listen = async (app: Listener, env: Environment): Promise<{ url: string } | { problem: string }> => {
  const port = portFrom(env['PORT']);
  if (port === undefined)
    return { problem: `PORT=${env['PORT']} isn’t a port: use a number from 0 to 65535, such as PORT=8018` };
  const host = env['HOST'] || '0.0.0.0';
  try {
    await app.listen({ port, host });
  } catch (error) {
    return { problem: whyNot(error, port, host) };
  }
  return { url: addressOf(host, (app.server.address() as AddressInfo).port) };
};
