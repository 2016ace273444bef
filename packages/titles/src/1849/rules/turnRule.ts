/** Whose turn it is, by the rule of the round or step. */
import { turnRules } from '../../common/turns.ts';
import type { StepName } from '../steps.ts';
import type { RuleId } from '../vocabulary.ts';

export const turnRule = turnRules<StepName, RuleId>(
  {
    privateSale: '1849 §8-a',
    privateAuction: '1849 §8-e',
    rsaStart: '1849 §8.1-a',
    home: '1849 §9.4.1-a',
    stockRound: '1849 §9-a',
    presidencySwap: '1849 §9.5-c',
    operatingRound: '1849 §10-b',
    'consent.buyPrivate': '1849 §7.1-c',
    'consent.buyTrain': '1849 §10.6-e',
    'consent.buyToken': '1849 §14.1-a',
    discardTrains: '1849 §6-d',
    leaveOrLoan: '1849 §10.7-h',
    bondDebt: '1849 §14.2-f',
  },
  '1849 §10-b',
);
