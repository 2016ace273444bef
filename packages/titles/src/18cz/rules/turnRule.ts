/** Whose turn it is, by the rule of the round or step. */
import { turnRules } from '../../common/turns.ts';
import type { StepName } from '../steps.ts';
import type { RuleId } from '../vocabulary.ts';

export const turnRule = turnRules<StepName, RuleId>(
  {
    draft: '18CZ §VI-1',
    nominate: '18CZ §XI.2-19',
    privateAuction: '18CZ §XI.2-20',
    stockRound: '18CZ §VII.2-1',
    operatingRound: '18CZ §VIII.2-2',
    'consent.buyPrivate': '18CZ §IV.1-13',
    'consent.buyTrain': '18CZ §VIII.10-7',
    'consent.absorption': '18CZ §VIII.9-5',
  },
  '18CZ §VIII.2-2',
);
