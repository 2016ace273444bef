/** Whose turn it is, by the rule of the round or step. */
import { CONSENT, type State } from '@roundhouse/engine';
import { turnRules } from '../../common/turns.ts';
import type { StepName } from '../steps.ts';
import type { RuleId } from '../vocabulary.ts';

const byStep = turnRules<StepName, RuleId>(
  {
    stockRound: '18MEX §1.1#2',
    privateAuction: '18MEX §3.1.1#2',
    setPar: '18MEX §5.1#1',
    operatingRound: '18MEX §1.1#3',
    objection: '18MEX §4.4.2.1#4',
    discardTrains: '18MEX §4.3.4(g)#2',
    mergerQuery: '18MEX §5.3(b)',
    mergerChoice: '18MEX §5.3(c)',
    mergerRest: '18MEX §5.3(f)',
    presidency: '18MEX §3.5(b)#2',
    returnShares: '18MEX §3.2(a)(5)',
    'consent.buyPrivate': '18MEX §3.2(c)(4)',
    'consent.sellPrivate': '18MEX §3.2(b)#1',
    'consent.buyTrain': '18MEX §4.3.4(d)#1',
  },
  '18MEX §1.1#3',
);

/** §4.3.5: what a major buys from a player in an operating round; in stock rounds players buy from each other. */
export const turnRule = (state: State): RuleId => {
  const asked = state.agenda.at(-1);
  return asked && CONSENT.is(asked) && asked.proposal === 'buyPrivate' && state.round.kind === 'operating'
    ? '18MEX §4.3.5#1'
    : byStep(state);
};
