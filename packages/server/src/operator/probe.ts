/** How a server looks from outside: whether its public address answers, by https that browsers believe, and lets WebSockets through. */
import http from 'node:http';
import https from 'node:https';
import { LIVE_PATH } from '@roundhouse/protocol';

export type ProbeResult =
  | { readonly kind: 'answered'; readonly status: number }
  /** The connection was handed over: live messages can pass. */
  | { readonly kind: 'upgraded' }
  | { readonly kind: 'failed'; readonly why: string };

const PATIENCE = 5000;

const probe = (address: URL, headers: Readonly<Record<string, string>>): Promise<ProbeResult> =>
  new Promise((resolve) => {
    const { request } = address.protocol === 'https:' ? https : http;
    const asking = request(address, { headers, timeout: PATIENCE }, (response) => {
      response.resume();
      resolve({ kind: 'answered', status: response.statusCode ?? 0 });
    });
    asking.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ kind: 'upgraded' });
    });
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', ({ message }) => resolve({ kind: 'failed', why: message }));
    asking.end();
  });

export const probeReady = (publicUrl: string): Promise<ProbeResult> => probe(new URL('/readyz', publicUrl), {});

export const probeLive = (publicUrl: string): Promise<ProbeResult> =>
  probe(new URL(LIVE_PATH, publicUrl), {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: new URL(publicUrl).origin,
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  });
