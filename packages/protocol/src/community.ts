/** The company one keeps: profiles, ratings, whom one does not want to meet, programs that play. */
import * as z from 'zod/mini';
import { id, person, time } from './people.ts';

/** A rating as it is shown: what somebody is surely worth. Everybody begins at 1000. */
export const rating = z.strictObject({
  /** Null: over all titles. */
  title: z.nullable(z.string()),
  rating: z.int(),
  /** True until a few more games are rated. */
  provisional: z.boolean(),
  games: z.int(),
});

export const profile = z.strictObject({
  person,
  since: time,
  /** Whether others see more than the name. */
  open: z.boolean(),
  /** Null: the person does not show it. */
  shown: z.nullable(
    z.strictObject({
      ratings: z.array(rating),
      /** Games that came to their end, by title. */
      results: z.array(
        z.strictObject({
          title: z.string(),
          games: z.int(),
          won: z.int(),
          /** The mean place, from 0 (first) to 1 (last). */
          place: z.number(),
        }),
      ),
      /** Being played now. */
      playing: z.int(),
      /** Milliseconds from being asked to deciding: half of all decisions are faster; null: too few to tell. */
      pace: z.nullable(z.strictObject({ median: z.int(), decisions: z.int() })),
      /** The last ones to end, that the caller may see. */
      recent: z.array(
        z.strictObject({ game: id, title: z.string(), at: time, place: z.int(), players: z.int(), score: z.number() }),
      ),
    }),
  ),
  /** With the one who asks; null for oneself, for nobody, and where it is not shown. */
  headToHead: z.nullable(z.strictObject({ games: z.int(), before: z.int(), behind: z.int() })),
  blocked: z.boolean(),
});

/** One line of the table of ratings: a person or a bot of this server. */
export const rated = z.strictObject({
  person: z.nullable(person),
  bot: z.nullable(z.string()),
  rating: z.int(),
  provisional: z.boolean(),
  games: z.int(),
});

export const token = z.strictObject({ id, label: z.string(), created: time, used: z.nullable(time) });

export type Profile = z.infer<typeof profile>;
export type Rated = z.infer<typeof rated>;
export type Rating = z.infer<typeof rating>;
export type ApiToken = z.infer<typeof token>;
