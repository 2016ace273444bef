/** 1849 §9.5: ruling `siteSales`: sales with the president's certificate as 18xx.games knows them. */
import { percentAt, refuse, type State } from '@roundhouse/engine';
import { givenByHeir, lastAt, ordinariesAt } from '../rules/presidency.ts';
import { givingUpOffice, soldByHalf } from '../rules/selling.ts';
import { onRecord } from './rulings.ts';

export const siteSales = (state: State): boolean => onRecord(state, 'siteSales');

/** Only blocks after which less than the president's certificate would be left; half of it alone, and for change from the pool. */
givingUpOffice.otherwise(siteSales, {
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
});
