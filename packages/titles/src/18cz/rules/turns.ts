/** Whose turn it is, by the rule of the round or step. */
import { turnRules } from '../../common/turns.ts';
import type { StepName } from '../steps.ts';
import type { RuleId } from '../vocabulary.ts';

export const turnRule = turnRules<StepName, RuleId>(
  {
    draft: '18CZ §VI-1',
    nominate: '18CZ §XI.2-19',
    bidding: '18CZ §XI.2-20',
    stock: '18CZ §VII.2-1',
    operating: '18CZ §VIII.2-2',
    'consent.localTrade': '18CZ §IV.1-13',
    'consent.trainTrade': '18CZ §VIII.10-7',
    'consent.absorption': '18CZ §VIII.9-5',
  },
  '18CZ §VIII.2-2',
);
