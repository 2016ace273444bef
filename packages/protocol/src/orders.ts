/** Standing orders, as their giver sees them. */
import { orderForm } from '@roundhouse/engine/orders';
import * as z from 'zod/mini';
import { id, time } from './people.ts';

export const givenOrder = z.strictObject({
  id,
  form: orderForm,
  /** Steps of a plan that were played. */
  done: z.int(),
  made: time,
  ended: z.nullable(time),
  /** Why it ended by itself. */
  why: z.nullable(z.looseObject({ kind: z.string() })),
});

export type GivenOrder = z.infer<typeof givenOrder>;
