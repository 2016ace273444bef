/** What 18xx.games answers to questions that the rules of 18MEX ask. */
import { answer, answersUnder } from '../../common/policy.ts';
import { presidentsGo } from '../rules/trading.ts';
import { RECORDED } from './rulings.ts';
import { breaksOrder } from './trading.ts';

const under = answersUnder(RECORDED);

export const ANSWERS = under(
  'presidentsLast',
  true,
  answer(presidentsGo, (state, block) => !breaksOrder(state, block)),
);
