/** The server: one port for the client, the API, the live connection and what operators look at. */
import { timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { LARGEST_MESSAGE, LIVE_PATH, openApi } from '@roundhouse/protocol';
import { sql } from 'kysely';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { countedAddress } from '../limits/address.ts';
import { newSocketCount, type SocketCount } from '../limits/socketCount.ts';
import { LIMITS_AT_ONCE } from '../limits/table.ts';
import { hashOf } from '../ids.ts';
import { newLiveHub, type LiveHub } from '../live/hub.ts';
import { serveSocket } from '../live/socket.ts';
import type { Signed } from '../people/sessions.ts';
import { type ApiOptions, isSameOrigin, serveApi, whoAsks } from './api.ts';
import { inlineScriptsPolicy, readableAddress, serveClient } from './client.ts';
import { readJson } from './json.ts';
import { isLoopback } from './nearby.ts';
import { serveOneClick } from './oneClick.ts';

/** Compared in a time that says nothing about how much of it is right. */
const isSecret = (given: string | undefined, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(given ?? '')), Buffer.from(hashOf(expected)));

/** For operators: alive, ready, metrics. */
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
        : isSecret(authorization, `Bearer ${settings.metricsToken}`);
    if (!known) throw new Denial('notFound');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

const serveLive = (app: FastifyInstance, context: ServerContext, hub: LiveHub, sockets: SocketCount): void => {
  app.get(
    LIVE_PATH,
    {
      websocket: true,
      preValidation: async (request) => {
        const address = countedAddress(request.ip);
        context.limits.take('connects', { address });
        const { signed, program } = await whoAsks(context, request);
        if (program && !signed) throw new Denial('signIn');
        if (!program && !isSameOrigin(context, request)) throw new Denial('origin');
        const person = signed?.person.id;
        context.limits.take('connects', { person });
        sockets.admit(address, person ?? null);
        request.signed = signed;
      },
    },
    (socket, request) => serveSocket(context, hub, sockets, socket, request.signed, countedAddress(request.ip)),
  );
};

declare module 'fastify' {
  interface FastifyRequest {
    signed: Signed | null;
  }
}

const REQUEST_TIMEOUT = 20_000;

/** Plain connections, where every address has its own; a proxy in front holds those of all. */
const boundConnections = (app: FastifyInstance, factor: number): void => {
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > LIMITS_AT_ONCE.connectionsPerAddress * factor) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
};

export interface App {
  readonly fastify: FastifyInstance;
  readonly hub: LiveHub;
}

export interface AppOptions extends ApiOptions {
  readonly context: ServerContext;
  readonly stopping: () => boolean;
  /** Where the built client lies. */
  readonly client: string;
  readonly version: string;
  /** A request that has not come whole after so many ms is given up. */
  readonly requestTimeout: number | undefined;
}

export const newApp = async (options: AppOptions): Promise<App> => {
  const { context, requestTimeout = REQUEST_TIMEOUT } = options;
  const { settings, metrics } = context;
  const app = fastify({
    logger: {
      level: settings.logLevel,
      // Addresses may hold an invitation: the pattern of the route says enough.
      serializers: { req: (request) => ({ method: request.method, route: request.routeOptions?.url }) },
    },
    // So many hops from this machine are believed; what a caller wrote to the left of them is not.
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    bodyLimit: 64 * 1024,
    rewriteUrl: ({ method, url = '/' }) => readableAddress(method, url),
    forceCloseConnections: true,
    // A request that has not come whole by then is given up, and its connection with it.
    requestTimeout,
    http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: requestTimeout / 10 },
  });
  if (settings.trustProxy === 0) boundConnections(app, settings.rateFactor);
  readJson(app);
  app.decorateRequest('signed', null);
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [inlineScriptsPolicy(options.client)],
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
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
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
  serveApi(app, context, options);
  serveLive(app, context, hub, newSocketCount(settings.rateFactor));
  serveOneClick(app, context);
  let document: ReturnType<typeof openApi> | undefined;
  app.get('/api/openapi.json', () => (document ??= openApi(options.version)));
  await serveClient(app, context, options.client);
  return { fastify: app, hub };
};
