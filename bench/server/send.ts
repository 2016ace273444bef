/** One request to a server that is measured, over connections that are kept. */
import http from 'node:http';

export interface Answer<Body = Readonly<Record<string, unknown>>> {
  readonly status: number;
  /** Empty where the answer is no JSON object. */
  readonly body: Body;
  readonly cookie?: string;
}

interface Sent {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** In milliseconds. */
  readonly timeout: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });

export const send = <Body>(
  url: string,
  method: string,
  path: string,
  { cookie = '', body, headers, timeout }: Sent,
): Promise<Answer<Body>> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(
      `${url}${path}`,
      {
        method,
        agent,
        timeout,
        headers: {
          origin: url,
          cookie,
          ...headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const said = Buffer.concat(parts).toString('utf8');
          const set = response.headers['set-cookie']?.[0]?.split(';')[0];
          resolve({
            status: response.statusCode ?? 0,
            body: (said.startsWith('{') ? JSON.parse(said) : {}) as Body,
            ...(set === undefined ? {} : { cookie: set }),
          });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.end(text);
  });
