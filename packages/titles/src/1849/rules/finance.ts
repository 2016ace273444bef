/** 1849 §10.8: issue certificates from the treasury, or redeem one from the pool. */
import {
  BANK,
  cashOf,
  type Certificate,
  certificate,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  one,
  type Option,
  percentAt,
  percentOf,
  pop,
  type Refusal,
  type State,
  transfer,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { samePurchase } from '../../common/purchases.ts';
import { sameSale } from '../../common/sales.ts';
import { closeStep } from './closingSteps.ts';
import { lastAt, ordinariesAt } from './presidency.ts';
import { moveDown } from './prices.ts';
import { POOL_LIMIT } from './selling.ts';
import { presidentOf, type StepFrame } from './operatingTurn.ts';
import { pay, refuse } from '../vocabulary.ts';
import { marketValue } from '../../common/values.ts';

/** §10.8-c: not in the first operating turn, and not more than half in the pool. */
const whyNotIssue = (state: State, company: CompanyId, percent: number): Refusal | undefined => {
  if (companyOf(state, company).turns === 0) return refuse('1849 §10.8-c', 'noIssueInFirstTurn', { company });
  return percentAt(state, 'pool', company) + percent > POOL_LIMIT
    ? refuse('1849 §10.8-c', 'poolLimit', { limit: POOL_LIMIT })
    : undefined;
};

/** §10.8-d: ordinary certificates first; the last one only with or after all of them. */
const issues = (state: State, company: CompanyId): readonly (readonly Certificate[])[] => {
  const ordinaries = ordinariesAt(state, company, company);
  const last = lastAt(state, company, company);
  return [...ordinaries.map((_, index) => ordinaries.slice(0, index + 1)), ...(last ? [[...ordinaries, last]] : [])];
};

const issueOptions = (state: State, frame: StepFrame): readonly Option[] => {
  const { company } = frame;
  const by = presidentOf(state, frame);
  if (!by) return [];
  const action = (pick: readonly Certificate[]) =>
    ({
      type: 'sellShares',
      by,
      company,
      certificates: pick.map((each) => each.id),
      percent: percentOf(pick),
      for: company,
    }) as const;
  const last = lastAt(state, company, company);
  const alone = last && ordinariesAt(state, company, company).length > 0 ? [last] : undefined;
  return [
    ...issues(state, company).map((pick) => one(action(pick), whyNotIssue(state, company, percentOf(pick)))),
    ...(alone ? [one(action(alone), refuse('1849 §10.8-d', 'lastAfterOrdinaries', { company }))] : []),
  ];
};

/** §10.8-e: one certificate, the last one only when no ordinary one is in the pool. */
const redeemOptions = (state: State, frame: StepFrame): readonly Option[] => {
  const { company } = frame;
  const by = presidentOf(state, frame);
  if (!by) return [];
  const [ordinary] = ordinariesAt(state, 'pool', company);
  const last = lastAt(state, 'pool', company);
  return [...(ordinary ? [ordinary] : []), ...(last ? [last] : [])].map((each) => {
    const cost = marketValue(state, company, each.percent);
    const cash = cashOf(state, company);
    const buried =
      each.kind === 'last' && ordinary ? refuse('1849 §10.8-e', 'lastAfterOrdinaries', { company }) : undefined;
    const short = cost > cash ? refuse('1849 §10.8-e', 'notEnoughCash', { cost, cash }) : undefined;
    return one({ type: 'buyShares', by, company, certificates: [each.id], for: company }, buried ?? short);
  });
};

export const financeStep = defineStep<StepFrame>({
  decider: presidentOf,
  choices: {
    sellShares: {
      options: issueOptions,
      same: sameSale,
      apply: (move, { company }, { certificates, percent }) => {
        pop(move);
        const price = marketValue(move.state, company, percent);
        transfer(move, company, certificates, 'pool');
        pay(move, BANK, company, price, 'shares');
        emit(move, { type: 'sharesSold', who: company, company, certificates, percent, price });
        moveDown(move, company, 'issue', percent / 10);
      },
    },
    buyShares: {
      options: redeemOptions,
      same: samePurchase,
      apply: (move, { company }, { certificates }) => {
        pop(move);
        const bought = certificates.flatMap((id) => certificate(move.state, company, id) ?? []);
        const price = marketValue(move.state, company, percentOf(bought));
        pay(move, company, BANK, price, 'shares');
        transfer(move, company, certificates, company);
        emit(move, {
          type: 'sharesBought',
          who: company,
          company,
          certificates,
          percent: percentOf(bought),
          from: 'pool',
          price,
        });
      },
    },
    pass: presidentPasses('finance'),
  },
  settle: (move, frame) => {
    const options = [...issueOptions(move.state, frame), ...redeemOptions(move.state, frame)];
    if (options.some((option) => !option.refusal)) return false;
    return closeStep(move, frame.company, 'noFinance');
  },
});
