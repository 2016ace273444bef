/** Files of 18xx.games as they come: parsed loosely enough for every year's files, strictly enough to be safe. */
import * as z from 'zod/mini';

const id = z.union([z.string().check(z.maxLength(60)), z.number()]);

const action = z.looseObject({
  type: z.string().check(z.maxLength(40)),
  entity: z.optional(z.nullable(id)),
  entity_type: z.optional(z.string()),
  id: z.optional(z.number()),
  auto_actions: z.optional(z.array(z.looseObject({ type: z.string() }))),
});

const file = z.looseObject({
  id: z.optional(id),
  title: z.string().check(z.maxLength(40)),
  players: z
    .array(z.looseObject({ id, name: z.string().check(z.maxLength(120)) }))
    .check(z.minLength(1), z.maxLength(20)),
  settings: z.optional(
    z.looseObject({
      seed: z.optional(z.nullable(z.number())),
      optional_rules: z.optional(z.nullable(z.array(z.string()))),
    }),
  ),
  setup: z.optional(z.record(z.string(), z.unknown())),
  result: z.optional(z.nullable(z.record(z.string(), z.number()))),
  status: z.optional(z.string()),
  actions: z.array(action).check(z.maxLength(100_000)),
  flat_actions: z.optional(z.array(action).check(z.maxLength(100_000))),
});

export type PeerAction = Readonly<z.infer<typeof action>>;
export type PeerFile = Readonly<z.infer<typeof file>>;

/** In games at one table players may have no number; they are called by their names then. */
const named = (player: unknown): unknown =>
  typeof player === 'object' && player !== null && 'name' in player && !('id' in player)
    ? { ...player, id: player.name }
    : player;

const withNamed = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'players' in input && Array.isArray(input.players)
    ? { ...input, players: input.players.map(named) }
    : input;

export const parsePeerFile = (input: unknown): { readonly value: PeerFile } | { readonly error: string } => {
  const parsed = file.safeParse(withNamed(input));
  if (parsed.success) return { value: parsed.data };
  const issue = parsed.error.issues[0];
  return { error: `not a game of 18xx.games: ${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'malformed'}` };
};

const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Names are looked up in plain records, where `toString` would be found without being there. */
const isName = (value: unknown): value is string => typeof value === 'string' && !INHERITED.has(value);

/** A field of an action that must be a string. */
export const text = (from: PeerAction, field: string): string => {
  const value = from[field];
  if (isName(value)) return value;
  if (typeof value === 'number') return String(value);
  throw new PeerError(`${from.type} ${from.id ?? ''}: ${field} is missing`);
};

export const maybeText = (from: PeerAction, field: string): string | undefined =>
  from[field] === undefined || from[field] === null ? undefined : text(from, field);

export const number = (from: PeerAction, field: string): number => {
  const value = from[field];
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  throw new PeerError(`${from.type} ${from.id ?? ''}: ${field} is not a number`);
};

export const texts = (from: PeerAction, field: string): readonly string[] => {
  const value = from[field];
  if (Array.isArray(value) && value.every(isName)) return value;
  throw new PeerError(`${from.type} ${from.id ?? ''}: ${field} is not a list`);
};

/** Something in a file that makes no sense; becomes one line for the person who gave it. */
export class PeerError extends Error {}

const route = z.looseObject({ train: z.string(), revenue: z.number() });

/** What each train of a recorded run earned, as the file tells it; undefined where it does not tell of all. */
export const revenuesIn = ({ routes }: PeerAction): ReadonlyMap<string, number> | undefined => {
  const parsed = z.array(route).safeParse(routes);
  return parsed.success ? new Map(parsed.data.map(({ train, revenue }) => [train, revenue])) : undefined;
};

/** What is remembered under this name while a trace is written: the action whose line it is. */
export const TRACED_ACTION = 'shown';
