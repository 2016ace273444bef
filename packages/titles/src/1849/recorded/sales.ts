/** 1849 §9.5: ruling `siteSales`: sales with the president's certificate as 18xx.games knows them. */
import { percentAt, priceOf, type State } from '@roundhouse/engine';
import type { LessWouldDo } from '../rules/need.ts';
import { givenByHeir, lastAt, ordinariesAt } from '../rules/presidency.ts';
import { type GivingUpOffice, soldByHalf } from '../rules/selling.ts';
import { recorded } from './rulings.ts';
import { refuse } from '../vocabulary.ts';

export const siteSales = (state: State): boolean => recorded(state, 'siteSales');

/** Only blocks after which less than the president's certificate would be left; half of it alone, and for change from the pool. */
export const salesOfPresidents: GivingUpOffice = {
  whyNot: (state, seller, company, block, heir) => {
    const half = soldByHalf(block);
    if ((half && block.pick.length > 1) || percentAt(state, seller, company) - block.percent >= 20)
      return refuse('1849 §9.5-e', 'notOnSite', { company });
    if (!half) return undefined;
    const change = lastAt(state, heir, company)
      ? ordinariesAt(state, 'pool', company).length > 0
      : ordinariesAt(state, heir, company).length >= 2;
    return change ? undefined : refuse('1849 §9.6-b', 'lastNotSplit', { company });
  },
  givenForHalf: givenByHeir,
};

/** Only the smallest certificate of a block is tried to be left out there. */
export const withoutSmallest: LessWouldDo = (state, company, block, { missing }) => {
  const smallest = Math.min(...block.pick.map((each) => each.percent), block.percent);
  const percent = block.percent - smallest;
  return percent > 0 && (priceOf(state, company) * percent) / 10 >= missing;
};
