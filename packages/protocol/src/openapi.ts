/** The OpenAPI document, made from the contract: for those who write bots and tools. */
import * as z from 'zod/mini';
import { denied, routeOf } from './contract.ts';
import type { DeniedKey } from './denied.ts';
import { fromClient, fromServer } from './live.ts';
import { LIVE_PATH, PATHS, type RouteName } from './paths.ts';

type Part = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Part => {
  const made: Record<string, unknown> = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete made['$schema'];
  return made;
};

const content = (schema: z.ZodMiniType, io: 'input' | 'output'): Part => ({
  content: { 'application/json': { schema: schemaOf(schema, io) } },
});

/** The status that goes with a denial. */
export const STATUS_OF: Readonly<Record<DeniedKey, number>> = {
  malformed: 400,
  tooLarge: 413,
  tooMany: 429,
  origin: 403,
  notFound: 404,
  signIn: 401,
  membersOnly: 403,
  alreadySignedIn: 409,
  banned: 403,
  wrongCredentials: 401,
  wrongPassword: 403,
  nameTaken: 409,
  nameReserved: 409,
  weakPassword: 422,
  confirmFirst: 403,
  needsPerson: 422,
  botGamesFull: 409,
  quotaUsed: 409,
  passkeyFailed: 401,
  lastWayIn: 409,
  notYours: 403,
  playersOnly: 403,
  ownerOnly: 403,
  cannotBePlayed: 422,
  unknownPerson: 422,
  unknownBot: 422,
  seatTaken: 409,
  alreadySeated: 409,
  invitationNeeded: 403,
  notForming: 409,
  notPlaying: 409,
  seatsOpen: 409,
  behind: 409,
  keyUsed: 409,
  notYourSeat: 403,
  refused: 422,
  noTakeBacks: 403,
  mustAsk: 403,
  nothingToTakeBack: 409,
  askOpen: 409,
  notAsked: 403,
  notAway: 409,
  notPaused: 409,
  notAdjourned: 409,
  stuck: 409,
  notWelcome: 403,
  noSuchChannel: 422,
  linkVoid: 404,
  tokenScope: 403,
  privateAddress: 422,
  full: 507,
  unavailable: 503,
};

const everyRoute: readonly DeniedKey[] = ['malformed', 'tooLarge', 'tooMany', 'origin', 'unavailable', 'full'];
const byWho: Readonly<Record<string, readonly DeniedKey[]>> = {
  anyone: [],
  person: ['signIn', 'banned'],
  member: ['signIn', 'banned', 'membersOnly'],
  watcher: ['notFound'],
  player: ['signIn', 'banned', 'notFound', 'playersOnly'],
  owner: ['signIn', 'banned', 'notFound', 'ownerOnly'],
};

/** Every key that a route may deny with. */
export const denialsOf = (route: RouteName): readonly DeniedKey[] => {
  const { who, denies = [], params, token } = routeOf(route);
  return [
    ...new Set([
      ...everyRoute,
      ...(token ? [] : (['tokenScope'] as const)),
      ...(byWho[who] ?? []),
      ...(params ? (['notFound'] as const) : []),
      ...denies,
    ]),
  ];
};

const parametersOf = (schema: z.ZodMiniType | undefined, where: 'path' | 'query'): readonly Part[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, form]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: form,
  }));
};

const operationOf = (route: RouteName): Part => {
  const { who, summary, params, query, body, answer, token, others = {} } = routeOf(route);
  const denials = new Map<number, DeniedKey[]>();
  for (const key of denialsOf(route)) denials.set(STATUS_OF[key], [...(denials.get(STATUS_OF[key]) ?? []), key]);
  const answers: Record<string, Part> = {
    [answer.status]: { description: 'success', ...(answer.body ? content(answer.body, 'output') : {}) },
  };
  for (const [status, keys] of denials)
    answers[status] = { description: keys.join(', '), ...content(denied, 'output') };
  for (const [status, schema] of Object.entries(others)) {
    const keys = denials.get(Number(status)) ?? [];
    const either = keys.length > 0 ? z.union([schema, denied]) : schema;
    answers[status] = { description: ['see schema', ...keys].join(', '), ...content(either, 'output') };
  }
  return {
    operationId: route,
    summary: summary,
    security: [
      ...(who === 'anyone' || who === 'watcher' ? [{}] : []),
      { session: [] },
      ...(token ? [{ token: [] }] : []),
    ],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body ? { requestBody: { required: true, ...content(body, 'input') } } : {}),
    responses: answers,
  };
};

export const openApi = (version: string): Part => {
  const paths: Record<string, Record<string, Part>> = {};
  for (const route of Object.keys(PATHS) as RouteName[]) {
    const [method, path] = PATHS[route];
    const braced = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[braced] = { ...paths[braced], [method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roundhouse',
      version,
      description: `Live messages use a WebSocket at ${LIVE_PATH}. Their schemas are FromClient and FromServer. Send the Origin header with every change. Programs with a token don’t need it.`,
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'roundhouse' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { FromClient: schemaOf(fromClient, 'input'), FromServer: schemaOf(fromServer, 'output') },
    },
  };
};
