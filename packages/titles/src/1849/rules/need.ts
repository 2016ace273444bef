/** 1849 §10.7-d: nobody sells more than is needed. */
import { type CompanyId, priceOf, type Refusal, refuse, type State } from '@roundhouse/engine';
import type { Block } from './selling.ts';

/**
 * A block is too much if a smaller part of it would already be enough. Certificates are not split, so the smallest part
 * that can be left out is the smallest certificate.
 */
export const tooMuch = (state: State, company: CompanyId, block: Block, missing: number): Refusal | undefined => {
  const price = priceOf(state, company);
  const smallest = Math.min(...block.pick.map((each) => each.percent), block.percent);
  const percent = block.percent - smallest;
  const enough = missing <= 0 || (percent > 0 && (price * percent) / 10 >= missing);
  return enough ? refuse('1849 §10.7-d', 'moreThanNeeded', { missing, price }) : undefined;
};

/** What a block brings. */
export const proceeds = (state: State, company: CompanyId, { percent }: Block): number =>
  (priceOf(state, company) * percent) / 10;
