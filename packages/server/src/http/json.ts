/** JSON from outside: bounded in depth, so that nothing that walks it runs out of stack; without U+0000. */
import { isNestedDeeper } from '@roundhouse/engine';
import type { FastifyInstance } from 'fastify';

/** Deeper than anything of ours is nested. */
const DEEPEST = 60;

/** U+0000 is no text, and PostgreSQL stores none: as it stands, or written as an escape that is not itself escaped. */
const NUL = /\0|(?<!\\)(?:\\\\)*\\u0000/;
export const hasNul = (text: string): boolean => NUL.test(text);

class Malformed extends Error {
  readonly statusCode = 400;
}

export const readJson = (app: FastifyInstance): void => {
  // Paths and queries: no route has a use for it.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) done(new Malformed('U+0000 is not allowed'));
    else done();
  });
  const parser = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8');
    if (text === '') done(null, undefined);
    else if (hasNul(text)) done(new Malformed('U+0000 is not allowed'), undefined);
    else if (isNestedDeeper(text, DEEPEST)) done(new Malformed('nested too deep'), undefined);
    else void parser(request, text, done);
  });
};
