/** The links of the growing run: two arms, both counted from the root. */
export interface TwoArms {
  readonly push: (second: boolean, link: number) => void;
  readonly pop: (second: boolean) => void;
  /** The links from the end of the first arm over the root to the end of the second. */
  readonly links: () => number[];
  /** How many links lie before the root. */
  readonly rootAt: () => number;
}

export const twoArms = (): TwoArms => {
  const first: number[] = [];
  const second: number[] = [];
  return {
    push: (isSecond, link) => void (isSecond ? second : first).push(link),
    pop: (isSecond) => void (isSecond ? second : first).pop(),
    links: () => [...first].reverse().concat(second),
    rootAt: () => first.length,
  };
};
