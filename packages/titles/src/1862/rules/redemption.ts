/** 1862 §7.13: once per turn a company may buy one of its own shares from the pool. */
import {
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  type Frame,
  type Move,
  one,
  type Option,
  pop,
  priceOf,
  push,
  type State,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { samePurchase } from '../../common/purchases.ts';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { inReceivership, lnerFormed } from './slots.ts';
import { hand, ordinaryAt, SHARE } from './certificates.ts';
import { STEP } from '../steps.ts';
import { pay, refuse } from '../vocabulary.ts';

export interface RedeemFrame extends Frame {
  readonly company: CompanyId;
}

const redemption = (state: State, company: CompanyId): readonly Option[] => {
  const [share] = ordinaryAt(state, 'pool', company);
  const by = companyOf(state, company).president;
  if (!share || !by) return [];
  const cost = priceOf(state, company);
  const cash = cashOf(state, company);
  return [
    one(
      { type: 'buyShares', by, company, certificates: [share.id], for: company },
      cost > cash ? refuse('1862 §7.13', 'notEnoughCash', { cost, cash }) : undefined,
    ),
  ];
};

export const redeemStep = defineStep<RedeemFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    buyShares: {
      options: (state, { company }) => redemption(state, company),
      same: samePurchase,
      apply: (move, { company }, { certificates }) => {
        pop(move);
        const share = ordinaryAt(move.state, 'pool', company).find((each) => certificates.includes(each.id));
        if (!share) throw new Error(`no share of ${company} in the pool`);
        const price = priceOf(move.state, company);
        pay(move, company, BANK, price, 'redemption');
        hand(move, company, [share], company);
        emit(move, {
          type: 'sharesBought',
          who: company,
          company,
          certificates: [share.id],
          percent: SHARE,
          from: 'pool',
          price,
        });
      },
    },
    pass: presidentPasses('redeem'),
  },
});

/** §10.3 (d): after the LNER has formed companies only run and buy trains. */
const tooLate = (state: State): boolean => lnerFormed(state) && !ruling(state, 'redemptionAfterLner');

/** The company is asked only where it is possible; not in the beginners' game (§11.3 (b)), not in receivership (§8 (d)). */
export const beginRedemption = (move: Move, company: CompanyId): void => {
  const { state } = move;
  if (option(state, 'beginner') || inReceivership(state, company) || tooLate(state)) return;
  if (redemption(state, company).some((each) => !each.refusal)) push(move, STEP.redeem.frame({ company }));
};
