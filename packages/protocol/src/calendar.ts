/** Days of the calendar as numbers from 1 January 1970 on, by arithmetic alone: no clock is asked. */

const ERA = 146_097;

/** March is the first month: the day that some years have more is then the last. */
export const dayNumber = (year: number, month: number, day: number): number => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const inEra = y - era * 400;
  const inYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * ERA + inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + inYear - 719_468;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-16`. */
export const dayName = (number: number): string => {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / ERA);
  const inEra = shifted - era * ERA;
  const years = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const month = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * month + 2) / 5) + 1;
  const year = years + era * 400 + (month >= 10 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${two(month < 10 ? month + 3 : month - 9)}-${two(day)}`;
};

/** 0 is Sunday. */
export const weekday = (number: number): number => (((number + 4) % 7) + 7) % 7;

/** Whether there is such a day. */
export const isDay = (name: string): boolean => {
  const [year = 0, month = 0, day = 0] = name.split('-').map(Number);
  return month >= 1 && month <= 12 && dayName(dayNumber(year, month, day)) === name;
};
