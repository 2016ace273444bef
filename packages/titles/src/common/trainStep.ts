/**
 * The step in which a company buys trains from the depot, the pool and other companies. Where it must own a train and its
 * treasury lacks the money, the president adds it, sells for it, or goes bankrupt. Where nothing can be bought the step closes
 * and the log says why.
 *
 * Plain: `defineTrainStep({ step, trains, emergency: { duty, raising, rules } })` with the rules of buying (`trainPurchase.ts`), the
 * duty to own a train (`trainDuty.ts`) and the president's sales (`emergencySales.ts`). Without `emergency` no company must own
 * a train. The consent step lists `trainProposals(trains)`; companies above their limit discard in the engine's `defineDiscardStep`.
 */
import {
  type Choices,
  companyOf,
  type CompanyId,
  defineStep,
  type Frame,
  type Move,
  one,
  type Option,
  pop,
  refuse,
  type RuleRef,
  type State,
  type StepOf,
} from '@roundhouse/engine';
import type { EmergencySales, Seller } from './emergencySales.ts';
import { presidentPasses } from './passing.ts';
import { logNoTrain, noTrain, trainDuty, type TrainDuty } from './trainDuty.ts';
import {
  buyFromBank,
  buyFromCompany,
  canBuyTrain,
  isFromBank,
  proposeTrainSale,
  sameTrainPurchase,
  trainOptions,
  trainProposals,
  type TrainPurchase,
  type TrainRules,
} from './trainPurchase.ts';

export interface TrainStepFrame extends Frame {
  readonly company: CompanyId;
}

/** How a president raises what is missing; `emergencySales` makes the plain one. */
export type Raising = Omit<EmergencySales, 'raisable'>;

export interface EmergencyPurchase {
  readonly duty: TrainDuty;
  readonly raising: Raising;
  readonly rules: {
    /** A company that must own a train buys one. */
    readonly mustBuy: RuleRef;
    /** The president adds money only for the cheapest train; absent: a dearer one is too dear, and no more is said. */
    readonly onlyCheapest?: RuleRef;
    /** Nobody goes bankrupt who can still sell; absent: bankruptcy is not listed before. */
    readonly canRaise?: RuleRef;
  };
}

export interface TrainStepRules<F extends TrainStepFrame> {
  /** The name of the step in the log. */
  readonly step: string;
  readonly trains: TrainRules;
  readonly emergency?: EmergencyPurchase;
  /** Whether a train of another company changes hands without asking; absent: its president is asked. */
  readonly needsNoConsent?: (state: State, action: TrainPurchase) => boolean;
  /** Whether the company is asked although it need not buy; absent: there is a train that it can buy. */
  readonly isOpen?: (state: State, frame: F) => boolean;
  /** What else may be done in this step. */
  readonly choices?: Choices<F>;
  /** Why the step closes by itself; absent: no room, no train or no money for one. */
  readonly logClosed?: (move: Move, frame: F) => void;
}

const buyChoice = <F extends TrainStepFrame>({
  trains,
  emergency,
  needsNoConsent,
}: TrainStepRules<F>): NonNullable<Choices<F>['buyTrain']> => {
  const proposals = trainProposals(trains);

  /** What the treasury cannot pay the president may add only for the cheapest train. */
  const withoutHelp = (state: State, company: CompanyId, option: Option): Option => {
    const rule = emergency?.rules.onlyCheapest;
    if (!emergency || rule === undefined || option.refusal?.key !== 'notEnoughCash') return option;
    if (option.kind !== 'one' || option.action.type !== 'buyTrain') return option;
    const cost = emergency.duty.cheapest(state, company) ?? 0;
    return emergency.duty.mustBuy(state, company) && option.action.price > cost
      ? { ...option, refusal: refuse(rule, 'onlyCheapest', { cost }) }
      : option;
  };

  return {
    options: (state, { company }, about) =>
      trainOptions(state, company, trains, about).map((each) => withoutHelp(state, company, each)),
    same: sameTrainPurchase,
    apply: (move, { company }, action) => {
      const { from } = action;
      if (isFromBank(from)) {
        buyFromBank(move, company, action, trains);
        return;
      }
      if (needsNoConsent?.(move.state, action)) {
        buyFromCompany(move, company, action, trains);
        return;
      }
      const asked = companyOf(move.state, from).president;
      if (!asked) throw new Error(`${from} has no president`);
      proposeTrainSale(move, proposals, asked, company, action);
    },
  };
};

const raisingChoices = <F extends TrainStepFrame>({ duty, raising, rules }: EmergencyPurchase): Choices<F> => {
  /** The president who has to sell, and how much they have to raise. */
  const need = (state: State, operating: CompanyId): { seller: Seller; raise: number } | undefined => {
    const { president } = companyOf(state, operating);
    const raise = duty.toRaise(state, operating);
    return president && raise > 0 ? { seller: { player: president, operating }, raise } : undefined;
  };

  return {
    sellShares: {
      options: (state, { company }, about) => {
        const needed = need(state, company);
        return needed ? raising.options(state, needed.seller, needed.raise, about) : [];
      },
      same: raising.same,
      apply: (move, { company }, action) => raising.sell(move, { player: action.by, operating: company }, action),
    },
    bankrupt: {
      options: (state, { company }) => {
        const needed = need(state, company);
        if (!needed) return [];
        const { seller, raise } = needed;
        const bankruptcy = { type: 'bankrupt', by: seller.player } as const;
        if (raising.cannotRaise(state, seller, raise)) return [one(bankruptcy)];
        if (rules.canRaise === undefined) return [];
        return [one(bankruptcy, refuse(rules.canRaise, 'moneyCanBeRaised', { missing: raise }))];
      },
      apply: (move, { company }, { by }) => raising.goBankrupt(move, { player: by, operating: company }),
    },
  };
};

export const defineTrainStep = <F extends TrainStepFrame = TrainStepFrame>(rules: TrainStepRules<F>): StepOf<F> => {
  const { step, trains, emergency } = rules;
  const mustBuy = (state: State, company: CompanyId): boolean => emergency?.duty.mustBuy(state, company) ?? false;
  const isOpen = rules.isOpen ?? ((state: State, { company }: F) => canBuyTrain(state, company, trains));
  const duty = emergency?.duty ?? trainDuty();
  const logClosed =
    rules.logClosed ??
    ((move: Move, { company }: F) =>
      logNoTrain(move, company, noTrain(move.state, company, duty, trains.counted?.(move.state, company))));

  return defineStep<F>({
    decider: (state, { company }) => companyOf(state, company).president,
    choices: {
      buyTrain: buyChoice(rules),
      ...(emergency ? raisingChoices<F>(emergency) : {}),
      ...rules.choices,
      pass: presidentPasses(step, (state, { company }) =>
        emergency && mustBuy(state, company) ? refuse(emergency.rules.mustBuy, 'mustBuyTrain') : undefined,
      ),
    },
    settle: (move, frame) => {
      const isThere = companyOf(move.state, frame.company).president !== null;
      if (isThere && (mustBuy(move.state, frame.company) || isOpen(move.state, frame))) return false;
      pop(move);
      if (isThere) logClosed(move, frame);
      return true;
    },
  });
};
