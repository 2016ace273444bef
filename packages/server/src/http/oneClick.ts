/**
 * One-click unsubscribe of mail programs (RFC 8058): a form posted to the address in the header `List-Unsubscribe`, by nobody's
 * browser and without an origin. The token is the whole right; a person who opens the same address gets a page of the client.
 */
import type { FastifyInstance } from 'fastify';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { countedAddress } from '../limits/address.ts';
import { unsubscribe } from '../notify/channels.ts';

export const serveOneClick = (app: FastifyInstance, context: ServerContext): void => {
  void app.register((inside, _options, done) => {
    inside.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, parsed) => parsed(null, undefined),
    );
    inside.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      context.limits.takeRate(`oneClick ${countedAddress(request.ip)}`, 30);
      if (!/^[a-z0-9]{52}$/.test(request.params.token)) throw new Denial('linkVoid');
      await unsubscribe(context, request.params.token);
      return reply.code(204).send();
    });
    done();
  });
};
