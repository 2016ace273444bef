/**
 * `actsInAuction`: whose turn it is in the auction of a new company may let one of his companies borrow or redeem there instead
 * of bidding. Whoever does has passed, and nobody bids any more.
 */
import {
  amend,
  type Choices,
  companyOf,
  type CompanyId,
  type Frame,
  type Move,
  one,
  type Option,
  refuse,
  type Refusal,
  type State,
  type Step,
} from '@roundhouse/engine';
import { mayTakeLoan, takeLoan, whyNoLoan } from '../rules/loans.ts';
import type { StartAuctionFrame } from '../rules/startCompany.ts';
import { redeem, redeemOptions, samePurchase } from '../rules/trading.ts';
import { isStarted, isWhite } from '../rules/zones.ts';
import { changed, settles, type Steps } from './around.ts';
import { recorded } from './rulings.ts';

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
const closeBidding = (move: Move, { leader }: ActingFrame): void => amend(move, { bidders: [leader], turn: leader });

const choicesWith = ({ bid, pass, ...others }: Choices<Frame>): Choices<Frame> => ({
  ...others,
  ...(bid
    ? {
        bid: {
          ...bid,
          options: (state, frame, about) =>
            (frame as ActingFrame).acting === undefined ? bid.options(state, frame, about) : [],
        },
      }
    : {}),
  buyShares: {
    options: (state, frame) => redemptions(state, frame as ActingFrame),
    same: samePurchase,
    apply: (move, _frame, action) => {
      redeem(move, action);
      amend(move, { acting: action.company, redeemed: true });
    },
  },
  takeLoan: {
    options: (state, frame) => loans(state, frame as ActingFrame),
    apply: (move, _frame, { company = '' }) => {
      takeLoan(move, company);
      amend(move, { acting: company });
    },
  },
  ...(pass
    ? {
        pass: {
          ...pass,
          apply: (move, frame, action) => {
            pass.apply(move, frame, action);
            if ((frame as ActingFrame).acting !== undefined) closeBidding(move, frame as ActingFrame);
          },
        },
      }
    : {}),
});

const startAuction = (step: Step): Step => ({
  ...step,
  choices: choicesWith(step.choices),
  settle: (move, frame) => {
    const { acting, bidders } = frame as ActingFrame;
    if (acting === undefined || bidders.length === 1) return settles(step, move, frame);
    if (canGoOn(move.state, frame as ActingFrame, acting)) return false;
    closeBidding(move, frame as ActingFrame);
    return true;
  },
});

export const withTheirAuctions = (steps: Steps): Steps => changed(steps, ['startAuction'], startAuction);
