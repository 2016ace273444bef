/** Whose turn it is, by the rule of the round or step. */
import { turnRules } from '../../common/turns.ts';
import type { StepName } from '../steps.ts';
import type { RuleId } from '../vocabulary.ts';

export const turnRule = turnRules<StepName, RuleId>(
  {
    parliament: '1862 §4.1 (e)',
    auction: '1862 §4.1 (a)',
    charter: '1862 §4.2',
    stockRound: '1862 §6.1',
    markers: '1862 §6.5.4.2 (b)',
    fine: '1862 §4.3 (c)',
    fold: '1862 §5.2.4 (a)',
    excess: '1862 §7.5.6 (c)',
    'consent.merge': '1862 §7.5.1 (a)',
    'consent.buyTrain': '1862 §7.9 (d)',
    operatingRound: '1862 §7.1 (c)',
  },
  '1862 §7.1 (c)',
);
