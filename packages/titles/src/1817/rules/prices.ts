/** Which rule an offered range of prices rests on, for the price that somebody names. */
import type { Option } from '@roundhouse/engine';
import { cite, type RuleId } from '../vocabulary.ts';

export interface PriceBounds {
  /** The rule of the steps in which bids are made, of the lowest bid, and of the highest. */
  readonly step: RuleId;
  readonly low: RuleId;
  readonly high: RuleId;
}

export const priceRules = (
  options: readonly Option[],
  price: number | undefined,
  rules: PriceBounds,
): readonly Option[] =>
  options.map((option) => {
    if (option.kind !== 'price' || price === undefined) return option;
    const { min, max, step } = option;
    const rule = price > max ? rules.high : price < min ? rules.low : rules.step;
    return { ...option, rule: cite((price - min) % step === 0 ? rule : rules.step) };
  });
