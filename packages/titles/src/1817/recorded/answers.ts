/** What 18xx.games answers to questions that the rules of 1817 ask. */
import { answer, answersUnder } from '../../common/policy.ts';
import { firstBidEmptiesTreasury } from '../rules/capacity.ts';
import { RECORDED } from './rulings.ts';

const under = answersUnder(RECORDED);

export const ANSWERS = under('treasuryKeepsShares', true, answer(firstBidEmptiesTreasury, false));
