/** The server: one port for the client, the API, the live connection and what operators look at. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { LARGEST_MESSAGE, LIVE_PATH, openApi } from '@roundhouse/protocol';
import { sql } from 'kysely';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import type { Limits } from '../limits.ts';
import { newLiveHub, type LiveHub } from '../live/hub.ts';
import { serveSocket } from '../live/socket.ts';
import type { Signed } from '../people/sessions.ts';
import { type ApiOptions, isSameOrigin, serveApi, whoAsks } from './api.ts';
import { serveClient } from './client.ts';
import { readJson } from './json.ts';
import { isLoopback } from './nearby.ts';
import { serveOneClick } from './oneClick.ts';

/** For those who look after the server: alive, ready, figures. */
const serveOperators = (app: FastifyInstance, context: ServerContext, stopping: () => boolean): void => {
  const { settings, metrics, store } = context;
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    if (stopping()) return reply.code(503).send({ ready: false, why: 'stopping' });
    try {
      await sql`select 1`.execute(store.db);
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false, why: 'store' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const { authorization, 'x-forwarded-for': forwarded } = request.headers;
    const known =
      settings.metricsToken === undefined
        ? isLoopback(request.socket.remoteAddress ?? '') && forwarded === undefined
        : authorization === `Bearer ${settings.metricsToken}`;
    if (!known) throw new Denial('notFound');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

const serveLive = (app: FastifyInstance, context: ServerContext, hub: LiveHub, limits: Limits): void => {
  app.get(
    LIVE_PATH,
    {
      websocket: true,
      preValidation: async (request) => {
        const { signed, program } = await whoAsks(context, request);
        if (program && !signed) throw new Denial('signIn');
        if (!program && !isSameOrigin(context, request)) throw new Denial('origin');
        if (limits.take(`connect ${request.ip}`, 120) > 0) throw new Denial('tooMany');
        request.signed = signed;
      },
    },
    (socket, request) => serveSocket(context, hub, limits, socket, request.signed),
  );
};

declare module 'fastify' {
  interface FastifyRequest {
    signed: Signed | null;
  }
}

export interface App {
  readonly fastify: FastifyInstance;
  readonly hub: LiveHub;
}

export interface AppOptions extends ApiOptions {
  readonly context: ServerContext;
  readonly limits: Limits;
  readonly stopping: () => boolean;
  /** Where the built client lies. */
  readonly client: string;
  readonly version: string;
}

export const newApp = async (options: AppOptions): Promise<App> => {
  const { context, limits } = options;
  const { settings, metrics } = context;
  const app = fastify({
    logger: {
      level: settings.logLevel,
      // Addresses may hold an invitation: the pattern of the route says enough.
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions?.url }) },
    },
    trustProxy: settings.trustProxy,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
  });
  readJson(app);
  app.decorateRequest('signed', null);
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Without https (a table at home) a promise of it would lock people out.
    strictTransportSecurity: https ? { maxAge: 15_552_000 } : false,
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
    errorHandler: (error, socket) => {
      metrics.failures.inc({ where: 'live' });
      context.log.error({ err: error }, 'a live connection failed');
      socket.terminate();
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const hub = newLiveHub(context);
  serveOperators(app, context, options.stopping);
  serveApi(app, context, limits, options);
  serveLive(app, context, hub, limits);
  serveOneClick(app, context, limits);
  let document: ReturnType<typeof openApi> | undefined;
  app.get('/api/openapi.json', () => (document ??= openApi(options.version)));
  await serveClient(app, context, options.client);
  return { fastify: app, hub };
};
