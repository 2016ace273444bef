/** Which round's card was put away at which table: kept on the device, so that it does not come back with the page. */
const KEY = 'roundhouse.roundRead';
/** Games beyond the last so many are forgotten. */
const KEPT = 30;

const read = (): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

export const roundReadAt = (page: string): string | null => {
  const { [page]: round } = read();
  return typeof round === 'string' ? round : null;
};

export const setRoundRead = (page: string, round: string): void => {
  const { [page]: _before, ...others } = read();
  try {
    const kept = Object.entries(others).slice(1 - KEPT);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [page, round]])));
  } catch {
    // Full or switched off: it lasts as long as the page.
  }
};
