/** Names of 18MEX that differ on 18xx.games. */
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** 7.1: nine 2-trains there, the first three built in; the last two 3-trains and the last 6-train have names of their own. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ['PAC', 'FCP'],
  ...range(9).map((n) => [`PAC_${n}`, `FCP_${n}`] as const),
  ...range(3).map((n) => [`2b-${n}`, `2-${n}`] as const),
  ...range(6).map((n) => [`2-${n}`, `2-${n + 3}`] as const),
  ['3-4', "3'-0"],
  ['3-5', "3'-1"],
  ['6-1', "6'-0"],
]);

export const toPeerName = (name: string): string => NAMES[name] ?? name;

const OURS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMES).map(([ours, theirs]) => [theirs, ours]),
);
export const fromPeerName = (name: string): string => OURS[name] ?? name;
