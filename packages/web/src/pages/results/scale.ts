/** Figures on paper: round numbers for an axis, names that do not run into each other. */

/** A step of 1, 2 or 5 and noughts that divides the range into at most so many parts. */
export const stepFor = (range: number, parts: number): number => {
  const raw = Math.max(range, 1) / parts;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5].find((each) => each * power >= raw) ?? 10;
  return Math.max(1, factor * power);
};

export const ticks = (low: number, high: number, parts: number): readonly number[] => {
  const step = stepFor(high - low, parts);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
};

/** Moves labels apart that want to stand at the same height; the order is kept. */
export const spread = (wanted: readonly number[], gap: number, low: number, high: number): readonly number[] => {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let floor = low;
  for (const each of order) {
    each.y = Math.max(each.y, floor);
    floor = each.y + gap;
  }
  let ceiling = high;
  for (const each of order.toReversed()) {
    each.y = Math.min(each.y, ceiling);
    ceiling = each.y - gap;
  }
  const placed = [...wanted];
  for (const { y, i } of order) placed[i] = y;
  return placed;
};
