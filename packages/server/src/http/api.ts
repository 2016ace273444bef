/** Serves every route of the contract: limits, origin, caller, parsing, response. The handlers know nothing of HTTP. */
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DeniedKey, PATHS, type RouteForm, type RouteName, routeOf, STATUS_OF } from '@roundhouse/protocol';
import type * as z from 'zod/mini';
import { nearbyTo } from './nearby.ts';
import { Denial } from '../denial.ts';
import { type Access, entered } from '../games/access.ts';
import type { ServerContext } from '../context.ts';
import { countedAddress } from '../limits/address.ts';
import { costOf, PEOPLE_BEHIND_AN_ADDRESS } from '../limits/table.ts';
import type { Site } from '../people/passkeys.ts';
import { SESSION_DAYS, type Signed, signedBy } from '../people/sessions.ts';
import { bearerOf, signedByToken } from '../people/tokens.ts';
import { troubleOf } from '../store/databaseErrors.ts';
import { CACHED_ROUTES, type HandlerRequest, type Handlers } from './handlers.ts';
import { communityRoutes } from './community.ts';
import { gameRoutes } from './games.ts';
import { peopleRoutes } from './people.ts';

/** Behind https the prefix has the browser refuse it from anywhere but this host by https; at home there is no https. */
const COOKIES = { https: '__Host-roundhouse', http: 'roundhouse' } as const;

/** Those who signed in before the name had its prefix are still signed in. */
const tokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIES.https] ?? cookies[COOKIES.http];

/** Every route has its handler: `Handlers` names one that is missing. */
const HANDLERS: Handlers = { ...peopleRoutes, ...gameRoutes, ...communityRoutes };

const handle = <N extends RouteName>(name: N, request: HandlerRequest<N>): unknown => HANDLERS[name](request);

const isCached = (name: RouteName): boolean => CACHED_ROUTES.some((each) => each === name);

/** The site as the caller's browser knows it. */
export const siteOf = ({ settings }: ServerContext, request: FastifyRequest): Site => {
  const origin = settings.publicUrl ?? `${request.protocol}://${request.host}`;
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
};

export const isSameOrigin = (context: ServerContext, request: FastifyRequest): boolean =>
  request.headers.origin === siteOf(context, request).origin;

/** By the cookie of a browser, or by the token of a program: that one says so itself, and no other site can make it. */
export const whoAsks = async (
  { store, now }: ServerContext,
  request: FastifyRequest,
): Promise<{ readonly signed: Signed | null; readonly program: boolean }> => {
  const bearer = bearerOf(request.headers.authorization);
  if (bearer === undefined) return { signed: await signedBy(store, tokenOf(request), now()), program: false };
  return { signed: await signedByToken(store, bearer, now()), program: true };
};

const parse = (schema: z.ZodMiniType | undefined, value: unknown, where: string): unknown => {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new Denial(
    'malformed',
    `${[where, ...(issue?.path ?? [])].map(String).join('.')}: ${issue?.message ?? 'malformed'}`.slice(0, 300),
  );
};

const requirePerson = ({ who }: RouteForm, signed: Signed | null): void => {
  if (who === 'anyone') return;
  if (signed?.person.banned) throw new Denial('banned');
  if (who === 'watcher') return;
  if (!signed) throw new Denial('signIn');
  if (who === 'member' && signed.person.kind !== 'member') throw new Denial('membersOnly');
};

/** How often a minute, where the contract says nothing else. */
const USUAL_RATE = 600;

/** Counted before the body is read: what is too much costs next to nothing. */
const countAddress = ({ limits }: ServerContext, name: RouteName, request: FastifyRequest): void => {
  const address = countedAddress(request.ip);
  const { who, rate = USUAL_RATE } = routeOf(name);
  limits.take('requests', { address }, costOf(name));
  limits.takeRate(`${name} address ${address}`, who === 'anyone' ? rate : rate * PEOPLE_BEHIND_AN_ADDRESS);
};

const OF_A_GAME = new Set<RouteForm['who']>(['watcher', 'player', 'owner']);

export interface ApiOptions {
  /** Every answer is held against the contract before it is sent; for tests. */
  readonly checkAnswers: boolean;
}

interface Caller {
  readonly signed: Signed | null;
  /** By a token, not by the cookie of a browser. */
  readonly program: boolean;
}

/** The caller as the store has them; the session is then cached for the routes that may use the cache. */
const callerFromStore = async (context: ServerContext, name: RouteName, request: FastifyRequest): Promise<Caller> => {
  const caller = await whoAsks(context, request);
  const token = tokenOf(request);
  if (!caller.program && token !== undefined && isCached(name)) {
    if (caller.signed) context.hotGames.keepSigned(token, caller.signed);
    else context.hotGames.forgetSigned(token);
  }
  return caller;
};

const callerFromCache = ({ hotGames }: ServerContext, name: RouteName, request: FastifyRequest): Signed | undefined => {
  const token = tokenOf(request);
  const isBrowser = token !== undefined && request.headers.authorization === undefined;
  return isCached(name) && isBrowser ? hotGames.signed(token) : undefined;
};

const answer = async (
  context: ServerContext,
  { checkAnswers }: ApiOptions,
  name: RouteName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const route = routeOf(name);
  const cached = callerFromCache(context, name, request);
  const { signed, program }: Caller = cached
    ? { signed: cached, program: false }
    : await callerFromStore(context, name, request);
  if (signed) {
    context.limits.take('requests', { person: signed.person.id }, costOf(name));
    context.limits.takeRate(`${name} person ${signed.person.id}`, route.rate ?? USUAL_RATE);
  }
  if (program && !signed) throw new Denial('signIn', 'this token is not valid');
  if (program && route.token !== true) throw new Denial('tokenScope');
  const site = siteOf(context, request);
  if (PATHS[name][0] !== 'GET' && !program && request.headers.origin !== site.origin) throw new Denial('origin');
  requirePerson(route, signed);
  const params = parse(route.params, request.params, 'path');
  const query = parse(route.query, request.query, 'query');
  const body = parse(route.body, request.body ?? {}, 'body');
  const game = OF_A_GAME.has(route.who) ? (params as { readonly game: string }).game : undefined;
  const access = (by: Signed | null): Promise<Access> | undefined =>
    game === undefined ? undefined : entered(context.store, game, by?.person ?? null, route.who);
  const load = async (): Promise<Access | undefined> => {
    // The cached session may have ended: read it before anything is refused or done in its name.
    const current = cached ? (await callerFromStore(context, name, request)).signed : signed;
    requirePerson(route, current);
    return access(current);
  };
  const secure = site.origin.startsWith('https:');
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const cookieName = secure ? COOKIES.https : COOKIES.http;
  const handlerRequest = {
    context,
    params,
    query,
    body,
    // Where a stranger may call, a banned person is one.
    signed: signed?.person.banned ? null : signed,
    access: isCached(name) ? { game, caller: cached, load } : await access(signed),
    site,
    address: countedAddress(request.ip),
    device: request.headers['user-agent'],
    nearby: () => nearbyTo(context.settings, request),
    setSession: (fresh: string | null) => {
      if (fresh !== null) void reply.setCookie(cookieName, fresh, { ...cookie, maxAge: SESSION_DAYS * 24 * 3600 });
      else for (const each of Object.values(COOKIES)) void reply.clearCookie(each, cookie);
    },
    // Its parts were parsed by the schemas of the route that gives the type.
  } as unknown as HandlerRequest<RouteName>;
  const result = await handle(name, handlerRequest);
  void reply.code(route.answer.status).header('cache-control', 'no-store');
  if (route.answer.body === null) return reply.send();
  if (checkAnswers) {
    const checked = route.answer.body.safeParse(result);
    if (!checked.success) throw new Error(`${name} answers what the contract does not say: ${checked.error.message}`);
  }
  return result;
};

/** Errors of the framework that are the caller's. */
const denialOf = (error: {
  readonly statusCode?: number | undefined;
  readonly message: string;
}): Denial | undefined => {
  const { statusCode = 500, message } = error;
  if (statusCode === 413) return new Denial('tooLarge');
  if (statusCode === 429) return new Denial('tooMany');
  return statusCode >= 400 && statusCode < 500 ? new Denial('malformed', message.slice(0, 200)) : undefined;
};

export const sendDenial = (
  { metrics }: ServerContext,
  reply: FastifyReply,
  { key, detail, more }: Denial,
): FastifyReply => {
  metrics.denials.inc({ key });
  const { after } = more;
  if (typeof after === 'number') void reply.header('retry-after', String(after));
  return reply
    .code(STATUS_OF[key])
    .header('cache-control', 'no-store')
    .send({ denied: key satisfies DeniedKey, ...(detail === undefined ? {} : { detail }), ...more });
};

export const serveApi = (app: FastifyInstance, context: ServerContext, options: ApiOptions): void => {
  for (const name of Object.keys(PATHS) as RouteName[]) {
    const [method, url] = PATHS[name];
    const { limit } = routeOf(name);
    app.route({
      method,
      url,
      ...(limit === undefined ? {} : { bodyLimit: limit }),
      onRequest: (request, _reply, done) => {
        countAddress(context, name, request);
        done();
      },
      handler: (request, reply) => answer(context, options, name, request, reply),
    });
  }
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Denial) return sendDenial(context, reply, error);
    const known = error instanceof Error ? denialOf(error) : undefined;
    if (known) return sendDenial(context, reply, known);
    const trouble = troubleOf(error);
    context.metrics.failures.inc({ where: trouble ? 'store' : 'bug' });
    context.log.error({ err: error, route: request.routeOptions.url }, trouble ?? 'a request failed');
    if (trouble) return sendDenial(context, reply, new Denial(trouble));
    return reply.code(500).send({ denied: 'unavailable' });
  });
};
