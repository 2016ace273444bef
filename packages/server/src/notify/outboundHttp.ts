/**
 * Requests to addresses that people gave: only to the public internet, unless the setting says otherwise. What a name means is looked at
 * when the connection is made, so that a name that leads elsewhere a moment later does not get in; nothing is followed.
 */
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const privates = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privates.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privates.addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to this machine, its neighbours or nobody. */
export const isPrivate = (address: string): boolean => {
  const mapped = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i.exec(address);
  if (mapped) {
    const [, dotted, high = '0', low = '0'] = mapped;
    const value = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16);
    return isPrivate(dotted ?? [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.'));
  }
  const family = isIP(address);
  return family === 0 || privates.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

export class PrivateAddress extends Error {}

/** A name that means several addresses is refused if one of them is private. */
const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivate(address))) return done(new PrivateAddress(host), '', 0);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

export interface Reply {
  readonly status: number;
  readonly body: string;
  /** Seconds that the other side asks to wait. */
  readonly retryAfter: number | undefined;
}

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string | Uint8Array;
  readonly allowPrivate: boolean;
}

const PATIENCE = 10_000;
const MOST = 64 * 1024;

/** Where https is served; other ports are nobody's hooks, and asking them would be a way to look around. */
const PORTS = ['', '443', '8443'];

/** Whether an address may be asked at all; names are looked up when it is. */
export const mayAsk = (url: URL, allowPrivate: boolean): boolean => {
  if (url.username !== '' || url.password !== '') return false;
  if (allowPrivate) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (!PORTS.includes(url.port)) return false;
  return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : !isPrivate(host));
};

export const outboundFetch = (
  address: string,
  { method = 'POST', headers = {}, body, allowPrivate }: OutboundRequest,
) =>
  new Promise<Reply>((resolve, reject) => {
    const url = new URL(address);
    if (!mayAsk(url, allowPrivate)) return reject(new PrivateAddress(url.hostname));
    const ask = url.protocol === 'https:' ? safeRequest : plainRequest;
    const asked = ask(
      url,
      {
        method,
        headers: { 'user-agent': 'Roundhouse', ...headers },
        timeout: PATIENCE,
        signal: AbortSignal.timeout(PATIENCE * 2),
        ...(allowPrivate ? {} : { lookup: publicOnly }),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          if (text.length < MOST) text += part;
          else response.destroy();
        });
        response.on('error', reject);
        response.on('close', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            retryAfter: Number.parseInt(response.headers['retry-after'] ?? '', 10) || undefined,
          }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', reject);
    asked.end(body);
  });
