/** A game from a device, parsed before anything of it is stored: every part bounded, everything unknown left out. */
import * as z from 'zod/mini';
import { playerId } from './games.ts';
import { shortText } from './people.ts';

const value = z.union([z.boolean(), z.number(), shortText(200)]);
const settings = z.record(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,60}$/)), value);

/** What chance decided: ids and numbers in lists, at most two deep (rows of an auction, permits by company). */
const scalar = z.union([z.boolean(), z.number(), z.null(), shortText(60)]);
const list = z.array(scalar).check(z.maxLength(200));
const nested = z.union([scalar, list]);
const fixedPart = z.union([
  nested,
  z.array(list).check(z.maxLength(60)),
  z.record(z.string().check(z.maxLength(60)), nested).check(z.refine((part) => Object.keys(part).length <= 60)),
]);
const fixed = z
  .record(z.string().check(z.regex(/^[a-z_]{1,30}$/)), fixedPart)
  .check(z.refine((parts) => Object.keys(parts).length <= 8, 'too many parts'));

/** More than any game has: the longest recorded ones are below 3,000. */
const MOST_ACTIONS = 20_000;

export const gameFile = z.object({
  format: z.literal('roundhouse'),
  version: z.literal(1),
  title: z.string().check(z.maxLength(20)),
  players: z.array(z.object({ id: playerId, name: shortText(80) })).check(z.minLength(2), z.maxLength(20)),
  options: settings,
  rulings: settings,
  seed: z.int().check(z.gte(0), z.lte(2 ** 31 - 1)),
  seating: z.optional(z.enum(['drawn', 'asSeated'])),
  fixed: z.optional(fixed),
  /** Their form is the engine's to check. */
  actions: z.array(z.looseObject({ type: z.string().check(z.maxLength(40)) })).check(z.maxLength(MOST_ACTIONS)),
});
