/** Quiet hours, on the person's own clock. */
import { quiet as form, type Quiet } from '@roundhouse/protocol';

export const quietOf = (stored: string | null): Quiet | null => {
  if (stored === null) return null;
  const read = form.safeParse(JSON.parse(stored));
  return read.success ? read.data : null;
};

const MINUTE = 60_000;

/** Minutes after midnight in a zone. */
const minuteIn = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
};

const isQuiet = ({ zone, from, to }: Quiet, at: number): boolean => {
  const minute = minuteIn(zone, at);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
};

/** When the quiet that reigns now is over; null where there is none. Clocks that are put forward or back are seen by looking again. */
export const quietUntil = (quiet: Quiet | null, at: number): number | null => {
  if (!quiet || quiet.from === quiet.to || !isQuiet(quiet, at)) return null;
  let end = at - (at % MINUTE) + ((quiet.to - minuteIn(quiet.zone, at) + 24 * 60) % (24 * 60)) * MINUTE;
  // An hour that does not exist tonight, or exists twice.
  while (isQuiet(quiet, end)) end += 15 * MINUTE;
  return end;
};
