/** What 18xx.games answers to questions that the rules of 1849 ask. */
import { answer, answersUnder } from '../../common/policy.ts';
import { asksInVain } from '../rules/closingSteps.ts';
import { lessWouldDo } from '../rules/need.ts';
import { freesCity } from '../rules/queue.ts';
import { givingUpOffice } from '../rules/selling.ts';
import { RECORDED } from './rulings.ts';
import { salesOfPresidents, withoutSmallest } from './sales.ts';

const under = answersUnder(RECORDED);

export const ANSWERS = [
  ...under('siteSales', true, answer(givingUpOffice, salesOfPresidents), answer(lessWouldDo, withoutSmallest)),
  ...under('siteSteps', true, answer(asksInVain, true)),
  // §9.4.1-d: a city that the earthquake frees is noticed with the next tile or closing.
  ...under(
    'garibaldiNoticedLate',
    true,
    answer(freesCity, (change) => change === 'tile' || change === 'closing'),
  ),
];
