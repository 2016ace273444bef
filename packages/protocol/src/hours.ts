/** When a person is not to be waited for: by their own zone, night, days of the week and holidays. */
import * as z from 'zod/mini';
import { isDay } from './calendar.ts';

/** A name of the time zone database. */
export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};

/** Minutes after midnight on the person's own clock. */
const minute = z.int().check(z.gte(0), z.lt(24 * 60));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay, 'no such day'));

export const hours = z.strictObject({
  /** A name of the time zone database, such as `Europe/Berlin`. */
  zone: z.string().check(z.maxLength(60), z.refine(isZone, 'no such zone')),
  /** From evening to morning; null: there is no night. */
  night: z.nullable(z.strictObject({ from: minute, to: minute })),
  /** Days of the week that are free, 0 is Sunday. */
  weekend: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(6)),
  /** First and last day of each holiday. */
  holidays: z.array(z.strictObject({ from: day, to: day })).check(z.maxLength(40)),
});

export type Hours = z.infer<typeof hours>;
