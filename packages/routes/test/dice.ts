/** A small generator, so that boards are the same everywhere. */
export const dice = (seed: number): ((sides: number) => number) => {
  let x = seed >>> 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 4294967296) * sides);
  };
};
