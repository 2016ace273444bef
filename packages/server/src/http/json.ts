/** JSON from outside: bounded in depth, so that nothing that walks it runs out of stack. */
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

class Malformed extends Error {
  readonly statusCode = 400;
}

export const readJson = (app: FastifyInstance): void => {
  const parser = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8');
    if (text === '') done(null, undefined);
    else if (isTooDeep(text)) done(new Malformed('nested too deep'), undefined);
    else void parser(request, text, done);
  });
};
