// The process behind `npm start`: serves the built client on one port.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { listen } from './listening.ts';

const client = fileURLToPath(new URL('../../web/dist/', import.meta.url));

// Vite puts a hash of the content into the names below assets/, so these never change; everything else may.
const cachingOf = (file: string): string =>
  path.relative(client, file).split(path.sep)[0] === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache';

const app = fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' } });

app.get('/healthz', () => ({ ok: true }));

if (existsSync(path.join(client, 'index.html'))) {
  await app.register(fastifyStatic, {
    root: client,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(file)),
  });
  // Addresses inside the client are its own business: answer them with its page. A name with an extension is a file
  // that is not there, and a page in its place would only confuse.
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && path.extname(pathname) === '';
    if (isPage && !pathname.startsWith('/api/')) return reply.sendFile('index.html');
    return reply.code(404).send({ error: 'not found' });
  });
} else {
  app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send('The web client is not built.\n'));
}

// A connection that is kept alive would hold up the end for long: give it ten seconds.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(0), 10_000).unref();
    void app.close().then(() => process.exit(0));
  });

const listening = await listen(app, process.env);
if ('problem' in listening) {
  console.error(`roundhouse: ${listening.problem}`);
  process.exit(1);
}
console.log(`Roundhouse: ${listening.url}`);
