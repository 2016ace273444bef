/** Which games on this device are first games, and how far each is: the player reads each remark once. */
const KEY = 'roundhouse.first';

/** `fresh`: what it is about is yet to be read. */
const STANDS = ['fresh', 'going', 'ended'] as const;
export type FirstStand = (typeof STANDS)[number];

const isStand = (value: unknown): value is FirstStand => STANDS.some((each) => each === value);

const read = (): Readonly<Record<string, FirstStand>> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, FirstStand] => isStand(entry[1])),
    );
  } catch {
    return {};
  }
};

export const firstStandOf = (page: string): FirstStand | undefined => read()[page];

/** Whether a first game has come to its end on this device. */
export const hasEndedFirst = (): boolean => Object.values(read()).includes('ended');

const OWN = 'roundhouse.firstOwn';

/** Whether the game that is being started is the first of one's own after a first game: asked once. */
export const takeFirstOwn = (): boolean => {
  try {
    if (!hasEndedFirst() || localStorage.getItem(OWN) !== null) return false;
    localStorage.setItem(OWN, 'begun');
    return true;
  } catch {
    return false;
  }
};

export const setFirstStand = (page: string, stand: FirstStand): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [page]: stand }));
  } catch {
    // Without storage it is an ordinary game.
  }
};
