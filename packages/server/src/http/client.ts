/** The built client. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { sendDenial } from './api.ts';

/** An address that cannot be read gets the client's page as well: it says in words that nothing is there. */
export const readableAddress = (method: string | undefined, url: string): string => {
  const [pathname = ''] = url.split('?');
  const isPage = method === 'GET' && !pathname.startsWith('/api/') && path.extname(pathname) === '';
  if (!isPage) return url;
  try {
    return decodeURIComponent(pathname).includes('\0') ? '/' : url;
  } catch {
    return '/';
  }
};

/** What stands in the client's page itself and may run, as a policy names it: by its hash, so that nothing else may. */
export const inlineScriptsOf = (client: string): readonly string[] => {
  const page = path.join(client, 'index.html');
  if (!existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
};

/**
 * The same as one text, read anew when another build was put in place while the server runs: a phone keeps the page together with the
 * policy that came with it, until the next build.
 */
export const inlineScriptsPolicy = (client: string): (() => string) => {
  let read = -1;
  let policy = '';
  return () => {
    const built = statSync(path.join(client, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (built !== read) [read, policy] = [built, ["'self'", ...inlineScriptsOf(client)].join(' ')];
    return policy;
  };
};

export const serveClient = async (app: FastifyInstance, context: ServerContext, client: string): Promise<void> => {
  const built = existsSync(path.join(client, 'index.html'));
  // Vite puts a hash of the content into the names below assets/, so these never change; everything else may.
  const cachingOf = (file: string): string =>
    path.relative(client, file).split(path.sep)[0] === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache';
  if (built)
    await app.register(fastifyStatic, {
      root: client,
      cacheControl: false,
      // The build stores compressed copies next to scripts and styles.
      preCompressed: true,
      setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(file)),
    });
  else
    app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send('The web client is not built.\n'));
  // Addresses inside the client are its own business: answer them with its page. A name with an extension is a file
  // that is not there, and a page in its place would only confuse.
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && path.extname(pathname) === '';
    if (built && isPage && !pathname.startsWith('/api/')) return reply.sendFile('index.html');
    return sendDenial(context, reply, new Denial('notFound'));
  });
};
