/** Real receivers for messages, on this machine: a mail server, a push service that can read what a browser could, a hook, a Telegram. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Answers as the test says. */
export const openHook = async () => {
  const received: ReceivedRequest[] = [];
  const state = { status: 200, answer: (_path: string, _body: Buffer): unknown => ({}) };
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await bodyOf(request);
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body });
      response.writeHead(state.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(state.answer(path, body)));
    };
    void answer();
  });
  const url = `http://127.0.0.1:${await listening(server)}`;
  return { url, received, state, close: () => new Promise((resolve) => server.close(resolve)) };
};

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const decoded = (words: string): string =>
  words.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, how: string, what: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(what, 'base64').toString('utf8')
      : Buffer.from(
          what
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
  );

const readMail = (raw: string, to: readonly string[]): ReceivedMail => {
  const at = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of raw
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = decoded(line.slice(colon + 1).trim());
  }
  const body = raw.slice(at + 4);
  const how = headers['content-transfer-encoding'] ?? '';
  const bytes =
    how === 'base64'
      ? Buffer.from(body, 'base64')
      : how === 'quoted-printable'
        ? Buffer.from(
            body
              .replaceAll(/=\r\n/g, '')
              .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          )
        : Buffer.from(body, 'utf8');
  return { to, headers, text: bytes.toString('utf8') };
};

export const openMailServer = async () => {
  const received: ReceivedMail[] = [];
  const state = { refuse: null as number | null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (state.refuse !== null) {
          done(Object.assign(new Error('not now'), { responseCode: state.refuse }));
          return;
        }
        received.push(
          readMail(
            Buffer.concat(parts).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const inner = server.listen(0, '127.0.0.1', () => resolve((inner.address() as AddressInfo).port));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** What a browser has: keys of its own, and the way from what the push service hands it to the text (RFC 8291). */
export const newBrowser = (endpoint: string) => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last byte that is not zero marks the end of the padding.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  };
  return {
    subscription: {
      endpoint,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    open,
  };
};

/** Whether the push service can know who sends: the token is signed by the key that the browser was given (RFC 8292). */
export const readVapid = (authorization: string, publicKey: string): Record<string, unknown> => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('not signed by it');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
};
