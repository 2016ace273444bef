/** Every route of the contract, served: limits, origin, who asks, parsing, answering. The handlers know nothing of HTTP. */
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Decision,
  type DeniedKey,
  PATHS,
  type RouteForm,
  type RouteName,
  routeOf,
  STATUS_OF,
} from '@roundhouse/protocol';
import type * as z from 'zod/mini';
import { nearbyTo } from './nearby.ts';
import { Denial } from '../denial.ts';
import { type Access, entered } from '../games/access.ts';
import { decideAtOnce } from '../games/decide.ts';
import type { House } from '../house.ts';
import type { Limits } from '../limits.ts';
import type { Site } from '../people/passkeys.ts';
import { SESSION_DAYS, type Signed, signedBy } from '../people/sessions.ts';
import { bearerOf, signedByToken } from '../people/tokens.ts';
import { troubleOf } from '../store/trouble.ts';
import type { Asked } from './asked.ts';
import { companyRoutes } from './company.ts';
import { gameRoutes } from './games.ts';
import { peopleRoutes } from './people.ts';

export const COOKIE = 'roundhouse';

/** What handlers are here: the types of each are held where they are written. */
type AnyHandler = (asked: Asked<RouteName>) => unknown;
const HANDLERS = { ...peopleRoutes, ...gameRoutes, ...companyRoutes } as unknown as Readonly<
  Record<RouteName, AnyHandler>
>;

/** The site as the asker's browser knows it. */
export const siteOf = ({ settings }: House, request: FastifyRequest): Site => {
  const origin = settings.publicUrl ?? `${request.protocol}://${request.host}`;
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
};

export const isSameOrigin = (house: House, request: FastifyRequest): boolean =>
  request.headers.origin === siteOf(house, request).origin;

/** By the cookie of a browser, or by the token of a program: that one says so itself, and no other site can make it. */
export const whoAsks = async (
  { store, now }: House,
  request: FastifyRequest,
): Promise<{ readonly signed: Signed | null; readonly program: boolean }> => {
  const bearer = bearerOf(request.headers.authorization);
  if (bearer === undefined) return { signed: await signedBy(store, request.cookies[COOKIE], now()), program: false };
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

const OF_A_GAME = new Set<RouteForm['who']>(['watcher', 'player', 'owner']);

const enter = (
  { store }: House,
  { who }: RouteForm,
  params: unknown,
  signed: Signed | null,
): Promise<Access> | undefined =>
  OF_A_GAME.has(who) ? entered(store, (params as { game: string }).game, signed?.person ?? null, who) : undefined;

export interface ApiOptions {
  /** Every answer is held against the contract before it is sent; for tests. */
  readonly checkAnswers: boolean;
}

/** A decision is what is asked most: who asks is remembered from the last one. */
const remembered = (
  { held }: House,
  name: RouteName,
  { cookies: { [COOKIE]: token }, headers }: FastifyRequest,
): Signed | undefined =>
  name === 'decide' && token !== undefined && headers.authorization === undefined ? held.signed(token) : undefined;

const remember = ({ held }: House, name: RouteName, { cookies }: FastifyRequest, signed: Signed | null): void => {
  const token = cookies[COOKIE];
  if (name !== 'decide' || token === undefined) return;
  if (signed) held.keepSigned(token, signed);
  else held.forgetSigned(token);
};

const answer = async (
  house: House,
  limits: Limits,
  { checkAnswers }: ApiOptions,
  name: RouteName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const route = routeOf(name);
  const known = remembered(house, name, request);
  const asking = async (): Promise<Awaited<ReturnType<typeof whoAsks>>> => {
    const found = await whoAsks(house, request);
    if (!found.program) remember(house, name, request, found.signed);
    return found;
  };
  let { signed, program } = known ? { signed: known, program: false } : await asking();
  const wait = limits.take(`${name} ${signed?.person.id ?? request.ip}`, route.rate ?? 600);
  if (wait > 0) {
    void reply.header('retry-after', String(wait));
    throw new Denial('tooMany');
  }
  if (program && !signed) throw new Denial('signIn', 'this token is not valid');
  if (program && route.token !== true) throw new Denial('tokenScope');
  const site = siteOf(house, request);
  if (PATHS[name][0] !== 'GET' && !program && request.headers.origin !== site.origin) throw new Denial('origin');
  requirePerson(route, signed);
  const params = parse(route.params, request.params, 'path');
  const query = parse(route.query, request.query, 'query');
  const body = parse(route.body, request.body ?? {}, 'body');
  const send = (told: unknown): unknown => {
    void reply.code(route.answer.status).header('cache-control', 'no-store');
    if (route.answer.body === null) return reply.send();
    if (checkAnswers) {
      const checked = route.answer.body.safeParse(told);
      if (!checked.success) throw new Error(`${name} answers what the contract does not say: ${checked.error.message}`);
    }
    return told;
  };
  if (known) {
    const told = await decideAtOnce(house, known, (params as { game: string }).game, body as Decision);
    if (told) return send(told);
    ({ signed, program } = await asking());
    requirePerson(route, signed);
  }
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: site.origin.startsWith('https:') } as const;
  const asked = {
    house,
    params,
    query,
    body,
    // A banned person is nobody where nobody may ask.
    signed: signed?.person.banned ? null : signed,
    access: await enter(house, route, params, signed),
    site,
    device: request.headers['user-agent'],
    nearby: () => nearbyTo(house.settings, request),
    setSession: (fresh: string | null) =>
      fresh === null
        ? void reply.clearCookie(COOKIE, cookie)
        : void reply.setCookie(COOKIE, fresh, { ...cookie, maxAge: SESSION_DAYS * 24 * 3600 }),
  } as unknown as Asked<RouteName>;
  return send(await HANDLERS[name](asked));
};

/** Errors of the framework that are the asker's. */
const denialOf = (error: {
  readonly statusCode?: number | undefined;
  readonly message: string;
}): Denial | undefined => {
  const { statusCode = 500, message } = error;
  if (statusCode === 413) return new Denial('tooLarge');
  if (statusCode === 429) return new Denial('tooMany');
  return statusCode >= 400 && statusCode < 500 ? new Denial('malformed', message.slice(0, 200)) : undefined;
};

export const sendDenial = ({ metrics }: House, reply: FastifyReply, { key, detail, more }: Denial): FastifyReply => {
  metrics.denials.inc({ key });
  return reply
    .code(STATUS_OF[key])
    .header('cache-control', 'no-store')
    .send({ denied: key satisfies DeniedKey, ...(detail === undefined ? {} : { detail }), ...more });
};

export const serveApi = (app: FastifyInstance, house: House, limits: Limits, options: ApiOptions): void => {
  for (const name of Object.keys(PATHS) as RouteName[]) {
    const [method, url] = PATHS[name];
    const { limit } = routeOf(name);
    app.route({
      method,
      url,
      ...(limit === undefined ? {} : { bodyLimit: limit }),
      handler: (request, reply) => answer(house, limits, options, name, request, reply),
    });
  }
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Denial) return sendDenial(house, reply, error);
    const known = error instanceof Error ? denialOf(error) : undefined;
    if (known) return sendDenial(house, reply, known);
    const trouble = troubleOf(error);
    house.metrics.failures.inc({ where: trouble ? 'store' : 'bug' });
    house.log.error({ err: error, route: request.routeOptions.url }, trouble ?? 'a request failed');
    if (trouble) return sendDenial(house, reply, new Denial(trouble));
    return reply.code(500).send({ denied: 'unavailable' });
  });
};
