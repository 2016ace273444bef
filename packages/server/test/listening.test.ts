/** Where the server listens, and the one line that is said when it cannot. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { networkInterfaces } from 'node:os';
import { addressesOf, nearbyTo } from '../src/http/nearby.ts';
import { listen, portFrom } from '../src/listening.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that listens as the real one does. */
const listener = () => {
  const server = createServer();
  open.push(server);
  return {
    server,
    listen: ({ port, host }: { readonly port: number; readonly host: string }) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      }),
  };
};

const refusing = (code: string) => ({
  server: createServer(),
  listen: () => Promise.reject(Object.assign(new Error(`listen ${code}`), { code })),
});

test.each([
  ['8018', 8018],
  ['0', 0],
  ['65535', 65_535],
  ['', 8018],
  [undefined, 8018],
  ['65536', undefined],
  ['abc', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['1e3', undefined],
  [' 80', undefined],
])('PORT=%s is port %s', (text, port) => expect(portFrom(text)).toBe(port));

test('where others in the network find it: those of homes first, nothing of the machine itself', () => {
  const at = (address: string, internal = false) => ({
    address,
    internal,
    family: 'IPv4' as const,
    netmask: '',
    mac: '',
    cidr: null,
  });
  expect(
    addressesOf({
      lo: [at('127.0.0.1', true)],
      docker: [at('172.17.0.1')],
      wlan: [{ ...at('fe80::1'), family: 'IPv6', scopeid: 2 }, at('192.168.1.5')],
    }),
  ).toEqual(['192.168.1.5', '172.17.0.1']);
});

test('the machine itself sees that and nobody else does', () => {
  const coming = (from: string, headers = {}, bound = '0.0.0.0') => ({
    socket: { remoteAddress: from },
    headers,
    server: { server: { address: () => ({ address: bound, family: 'IPv4', port: 8018 }) } },
  });
  const all = addressesOf(networkInterfaces()).map((address) => `http://${address}:8018`);
  expect(nearbyTo({ publicUrl: undefined }, coming('127.0.0.1'))).toEqual(all);
  for (const problems of [
    nearbyTo({ publicUrl: undefined }, coming('203.0.113.7')),
    nearbyTo({ publicUrl: undefined }, coming('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })),
    nearbyTo({ publicUrl: undefined }, coming('127.0.0.1', {}, '127.0.0.1')),
    nearbyTo({ publicUrl: 'https://play.example.org' }, coming('127.0.0.1')),
  ])
    expect(problems).toEqual([]);
});

describe('listening', () => {
  test('on any free port, and says on which', async () => {
    const app = listener();
    const said = await listen(app, { PORT: '0', HOST: '127.0.0.1' });
    expect(said).toEqual({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/` });
  });

  test('on all addresses, which is localhost in a browser', async () => {
    const said = await listen(listener(), { PORT: '0' });
    expect('url' in said && said.url).toMatch(/^http:\/\/localhost:\d+\/$/);
  });

  test('on a port that is taken: says so, and which to try', async () => {
    const first = listener();
    await listen(first, { PORT: '0', HOST: '127.0.0.1' });
    const { port } = first.server.address() as AddressInfo;
    const said = await listen(listener(), { PORT: String(port), HOST: '127.0.0.1' });
    expect('problem' in said && said.problem).toMatch(new RegExp(`^port ${port} is in use: .*PORT=\\d+$`));
  });

  test.each([
    ['PORT=abc', { PORT: 'abc' }, listener(), /^PORT=abc isn’t a port: .*PORT=8018$/],
    ['no right', { PORT: '80' }, refusing('EACCES'), /^not allowed to listen on port 80: .*PORT=8018$/],
    [
      'an address of another machine',
      { HOST: '192.0.2.1' },
      refusing('EADDRNOTAVAIL'),
      /192\.0\.2\.1 isn’t an address/,
    ],
    ['a name that nobody knows', { HOST: 'nowhere' }, refusing('ENOTFOUND'), /HOST=nowhere can’t be resolved/],
    ['anything else', {}, refusing('EMFILE'), /can’t listen on 0\.0\.0\.0, port 8018: listen EMFILE/],
  ])('%s: one line that says what to do', async (_, env, app, line) => {
    const said = await listen(app, env);
    expect('problem' in said && said.problem).toMatch(line);
    expect('problem' in said && said.problem).not.toContain('\n');
  });
});
