/** JSON from outside: bounded in depth, so that nothing that walks it runs out of stack; without U+0000. */
import type { FastifyInstance } from 'fastify';

const DEEPEST = 60;

/** Whether brackets outside of strings are nested deeper than anything of ours nests them. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === 0x5c) at++;
      else if (sign === 0x22) quoted = false;
    } else if (sign === 0x22) quoted = true;
    else if (sign === 0x5b || sign === 0x7b) {
      if (++depth > DEEPEST) return true;
    } else if (sign === 0x5d || sign === 0x7d) depth--;
  }
  return false;
};

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
    else if (isTooDeep(text)) done(new Malformed('nested too deep'), undefined);
    else void parser(request, text, done);
  });
};
