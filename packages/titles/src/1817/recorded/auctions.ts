/**
 * `actsInAuction`: whose turn it is in the auction of a new company may let one of their companies borrow or redeem there instead
 * of bidding. Anyone who does has passed, and nobody bids anymore.
 */
import {
  amend,
  type Choices,
  type CompanyId,
  companyOf,
  type Move,
  one,
  type Option,
  type Refusal,
  type State,
  type StepOf,
} from '@roundhouse/engine';
import { mayTakeLoan, takeLoan, whyNoLoan } from '../rules/loans.ts';
import type { StartAuctionFrame } from '../rules/startCompany.ts';
import { redeem, redeemOptions, samePurchase } from '../rules/trading.ts';
import { isStarted, isWhite } from '../rules/zones.ts';
import { changed, settles, type Steps } from './around.ts';
import { recorded } from './rulings.ts';
import { refuse } from '../vocabulary.ts';

interface ActingFrame extends StartAuctionFrame {
  /** The company that borrows or redeems instead of a bid. */
  readonly acting?: CompanyId;
  readonly redeemed?: boolean;
}

const actingIn = (state: State, { acting, turn }: ActingFrame): readonly CompanyId[] => {
  if (!recorded(state, 'actsInAuction')) return [];
  if (acting !== undefined) return [acting];
  return Object.keys(state.companies).filter((id) => isStarted(state, id) && companyOf(state, id).president === turn);
};

const whyNotRedeem = (state: State, company: CompanyId): Refusal | undefined =>
  isWhite(state, company) ? undefined : refuse('1817 §corp.4', 'notWhite', { company });

const redemptions = (state: State, frame: ActingFrame): readonly Option[] =>
  actingIn(state, frame).flatMap((company) => redeemOptions(state, frame.turn, company, whyNotRedeem(state, company)));

const loans = (state: State, frame: ActingFrame): readonly Option[] =>
  frame.redeemed === true
    ? []
    : actingIn(state, frame).map((company) =>
        one({ type: 'takeLoan', by: frame.turn, count: 1, company }, whyNoLoan(state, company)),
      );

const canGoOn = (state: State, frame: ActingFrame, company: CompanyId): boolean =>
  (frame.redeemed !== true && mayTakeLoan(state, company)) || redemptions(state, frame).some((each) => !each.refusal);

/** All others have passed. */
const closeBidding = (move: Move, frame: ActingFrame): void =>
  amend(move, frame, { bidders: [frame.leader], turn: frame.leader });

const choicesWith = ({ bid, pass, ...others }: Choices<ActingFrame>): Choices<ActingFrame> => ({
  ...others,
  ...(bid
    ? {
        bid: {
          ...bid,
          options: (state, frame, about) => (frame.acting === undefined ? bid.options(state, frame, about) : []),
        },
      }
    : {}),
  buyShares: {
    options: (state, frame) => redemptions(state, frame),
    same: samePurchase,
    apply: (move, frame, action) => {
      redeem(move, action);
      amend(move, frame, { acting: action.company, redeemed: true });
    },
  },
  takeLoan: {
    options: (state, frame) => loans(state, frame),
    apply: (move, frame, { company = '' }) => {
      takeLoan(move, company);
      amend(move, frame, { acting: company });
    },
  },
  ...(pass
    ? {
        pass: {
          ...pass,
          apply: (move, frame, action) => {
            pass.apply(move, frame, action);
            if (frame.acting !== undefined) closeBidding(move, frame);
          },
        },
      }
    : {}),
});

const startAuction = (step: StepOf<ActingFrame>): StepOf<ActingFrame> => ({
  ...step,
  choices: choicesWith(step.choices),
  settle: (move, frame) => {
    const { acting, bidders } = frame;
    if (acting === undefined || bidders.length === 1) return settles(step, move, frame);
    if (canGoOn(move.state, frame, acting)) return false;
    closeBidding(move, frame);
    return true;
  },
});

export const withRecordedAuctions = (steps: Steps): Steps => changed(steps, ['startAuction'], startAuction);
