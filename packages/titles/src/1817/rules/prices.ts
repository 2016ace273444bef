/** Which rule an offered range of prices rests on, for the price that somebody names. */
import type { Option } from '@roundhouse/engine';

interface Bounds {
  /** The rule of the steps in which bids are made, of the lowest bid, and of the highest. */
  readonly step: string;
  readonly low: string;
  readonly high: string;
}

export const priceRules = (options: readonly Option[], price: number | undefined, rules: Bounds): readonly Option[] =>
  options.map((option) => {
    if (option.kind !== 'price' || price === undefined) return option;
    const { min, max, step } = option;
    const rule = price > max ? rules.high : price < min ? rules.low : rules.step;
    return { ...option, rule: (price - min) % step === 0 ? rule : rules.step };
  });
