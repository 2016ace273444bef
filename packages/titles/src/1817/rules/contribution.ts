/** ipo.7: the winner may pay with privates at face value; they then belong to the company. */
import {
  amend,
  BANK,
  type CompanyId,
  defineStep,
  type Frame,
  type Move,
  one,
  type Option,
  type PlayerId,
  pop,
  type PrivateId,
  privatesOf,
  push,
  type State,
  logPassed,
  topFrame,
  updatePrivate,
} from '@roundhouse/engine';
import { LOAN_SHARK, PONZI_SCHEME, TRAIN_STATION } from '../privates.ts';
import { credit, debtOf } from './debts.ts';
import { faceOf } from './privateAuction.ts';
import { totalsOf } from './startBids.ts';
import { addMarkers, askForStations } from './stations.ts';
import { STEP } from '../steps.ts';
import { pay, refuse, special } from '../vocabulary.ts';
import { closePrivate } from '../../common/privates.ts';

export interface ContributionFrame extends Frame {
  readonly company: CompanyId;
  readonly player: PlayerId;
  /** What privates may still replace of the bid. */
  readonly left: number;
}

const LOAN_SHARK_CASH = 60;

export const startContribution = (move: Move, company: CompanyId, player: PlayerId, bid: number): void =>
  push(move, STEP.contribution.frame({ company, player, left: bid }));

/** A private fits if some set with it covers what the cash does not and stays within the bid. */
const fits = (state: State, frame: ContributionFrame, id: PrivateId): boolean => {
  const limit = frame.left;
  const face = faceOf(state, id);
  const others = privatesOf(state, frame.player).filter((each) => each !== id);
  const owed = debtOf(state, frame.player);
  const totals = totalsOf(
    others.map((each) => faceOf(state, each)),
    limit - face,
  );
  return face <= limit && [...totals].some((total) => total + face >= owed);
};

const contribute = (move: Move, { company, player, left }: ContributionFrame, id: PrivateId): void => {
  const face = faceOf(move.state, id);
  updatePrivate(move, id, { owner: company });
  special(move, 'contributed', { player, company, private: id, price: face });
  credit(move, company, player, face, 'private');
  amend(move, STEP.contribution, { left: left - face });
  // vpriv.1, priv.7: these two act at this moment.
  if (id === LOAN_SHARK) pay(move, BANK, company, LOAN_SHARK_CASH, 'loanShark');
  if (id === TRAIN_STATION) addMarkers(move, company, 1);
};

const finish = (move: Move, { company }: ContributionFrame): void => {
  pop(move);
  askForStations(move, company);
  if (privatesOf(move.state, company).includes(PONZI_SCHEME)) closePrivate(move, PONZI_SCHEME);
};

/** Where no private fits (anymore) the bid is paid and the company stands. */
const closeContribution = (move: Move, frame: ContributionFrame): boolean => {
  if (privatesOf(move.state, frame.player).some((id) => fits(move.state, frame, id))) return false;
  finish(move, frame);
  return true;
};

export const settleContribution = (move: Move): boolean => {
  const frame = topFrame(move.state, STEP.contribution);
  return frame !== undefined && closeContribution(move, frame);
};

export const contributionStep = defineStep<ContributionFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    sellPrivate: {
      options: (state, frame, about): readonly Option[] =>
        privatesOf(state, frame.player)
          .filter((id) => !about || about.private === id)
          .map((id) =>
            one(
              { type: 'sellPrivate', by: frame.player, private: id, price: faceOf(state, id), to: frame.company },
              fits(state, frame, id) ? undefined : refuse('1817 §ipo.7', 'contributionMisfits', { max: frame.left }),
            ),
          ),
      apply: (move, frame, action) => contribute(move, frame, action.private),
    },
    pass: {
      options: (state, { player }) => {
        const owed = debtOf(state, player);
        return [
          one(
            { type: 'pass', by: player },
            owed > 0 ? refuse('1817 §ipo.7', 'bidNotPaid', { missing: owed }) : undefined,
          ),
        ];
      },
      apply: (move, frame, { by }) => {
        logPassed(move, by, { company: frame.company, step: 'contribution' });
        finish(move, frame);
      },
    },
  },
  settle: closeContribution,
});
