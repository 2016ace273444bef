/** 1849: the rulebook's steps with what recorded games do otherwise laid around them. Without its rulings nothing changes. */
import {
  type AuctionFrame,
  BANK,
  companyOf,
  defineDiscardStep,
  type Frame,
  type Move,
  playerAfter,
  type PlayerId,
  definePlayerRound,
  type PlayerRoundFrame,
  pop,
  push,
  type State,
  type Step,
  type StepOf,
  update,
} from '@roundhouse/engine';
import { choosing, settling, type Steps, type Wraps, wrapSteps } from '../../common/wrapping.ts';
import { endStockRound } from '../flow.ts';
import type { ClosingReason } from '../rules/closing.ts';
import { interestToRaise } from '../rules/bonds.ts';
import { found } from '../rules/founding.ts';
import { settleHome } from '../rules/home.ts';
import { foundedCorporations, movedBySale, rsaCorporation } from '../rules/slots.ts';
import { endStalemate, isStalemate } from '../rules/stalemate.ts';
import { auctionOf } from '../rules/privateSale.ts';
import { stockTurnFrame } from '../rules/stockTurn.ts';
import { toRaise } from '../rules/trains.ts';
import { askForAcquisition, askForRuns, askForStation, askForTrains, asksAsRecorded } from './asking.ts';
import {
  closeAfterDecision,
  closeBeforeTurn,
  closingAfterSale,
  closingAfterStockRound,
  endsUnseen,
  turnIsTaken,
  turnWasIdle,
} from './closings.ts';
import { canGiveUpInterest, canGiveUpAsRecorded, giveUpAsRecorded } from './givingUp.ts';
import { endWithLastCycle, payEmptyRounds } from './lastCycle.ts';
import { askWhoWaits, letChoiceWait, mustStay } from './leaving.ts';
import { buyAsSeen, companyOfStep, layAsSeen, placeAsSeen } from './networks.ts';
import { drawUpOrder } from './order.ts';
import { recorded } from './rulings.ts';
import { STEP, type StepName } from '../steps.ts';
import type { SaleFrame } from '../rules/privateSale.ts';
import { refuse, type RuleId } from '../vocabulary.ts';

/** Ruling `freeToNext`: the player after the last who passed counts as the first who was offered P1. */
const freeToNext = (step: StepOf<SaleFrame>): StepOf<SaleFrame> =>
  choosing(step, 'pass', (plain) => ({
    apply: (move, frame, action) => {
      const free = recorded(move.state, 'freeToNext');
      const next: SaleFrame = { ...(frame as SaleFrame), offeredFirst: playerAfter(move.state, action.by) };
      plain.apply(move, free ? next : frame, action);
    },
  }));

/** Ruling `rsaHomeLater`: the corporation that comes with RSA has no station before the first stock round. */
const withoutHome = (step: Step): Step =>
  choosing(step, 'par', (plain) => ({
    apply: (move, frame, action) => {
      if (!recorded(move.state, 'rsaHomeLater')) {
        plain.apply(move, frame, action);
        return;
      }
      pop(move);
      found(move, action.company, action.by, action.cell, BANK);
      rsaCorporation.set(move, action.company);
    },
  }));

const settleHomes = (move: Move): boolean => {
  const homeless = foundedCorporations(move.state).filter((id) => companyOf(move.state, id).tokens.length === 3);
  for (const company of homeless) settleHome(move, company);
  return homeless.length > 0;
};

/** The player who acted last was last looked at: the priority deal goes no further either, and no marker moves. */
const endUnseen = (move: Move, frame: PlayerRoundFrame): void => {
  update(move, { priority: frame.last ?? move.state.priority });
  if (isStalemate(move.state, frame)) endStalemate(move);
  else push(move, STEP.operatingCycle.frame({}));
};

const stockRound: Step = settling(
  definePlayerRound({
    turn: (_state, player) => stockTurnFrame(player),
    end: (move, frame) => {
      if (isStalemate(move.state, frame)) payEmptyRounds(move);
      if (endsUnseen(frame)) endUnseen(move, frame);
      else closingAfterStockRound(move, () => endStockRound(move, frame));
    },
  }),
  (move, frame, plain) => (recorded(move.state, 'rsaHomeLater') && settleHomes(move)) || plain(),
);

const stockTurn = (step: Step): Step =>
  settling(
    choosing(step, 'sellShares', (plain) => ({
      apply: (move, frame, action) => closingAfterSale(move, () => plain.apply(move, frame, action)),
    })),
    (move, frame, plain) => {
      const begins = !(STEP.stockTurn.is(frame) && frame.begun);
      if (plain()) {
        if (!begins) turnWasIdle(move);
        return true;
      }
      if (closeBeforeTurn(move)) return true;
      turnIsTaken(move);
      return false;
    },
  );

/** Ruling `movedListKept`: markers moved in the last stock turn are sorted again by emergency sales. */
const keepingMoved = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    const moved = movedBySale.get(move.state);
    const done = plain();
    if (recorded(move.state, 'movedListKept') && moved.length > 0) movedBySale.set(move, moved);
    return done;
  });

const redrawingOrder = (step: Step): Step =>
  choosing(step, 'sellShares', (plain) => ({
    apply: (move, frame, action) => {
      plain.apply(move, frame, action);
      drawUpOrder(move);
    },
  }));

type MayGiveUp = (state: State, company: string, president: PlayerId, missing: number) => boolean;

/** What the president lacks, and the rule for raising money here. */
interface Emergency {
  readonly missing: (state: State, frame: Frame) => number;
  readonly may: MayGiveUp;
  readonly rule: RuleId;
  readonly why: ClosingReason;
}

const givingUp = (step: Step, { missing, may, rule, why }: Emergency): Step =>
  choosing(step, 'bankrupt', (plain) => ({
    options: (state, frame, about) =>
      plain.options(state, frame, about).map((option) => {
        if (option.kind !== 'one') return option;
        const { refusal: _plainly, ...open } = option;
        const lacks = missing(state, frame);
        return may(state, companyOfStep(frame), option.action.by, lacks)
          ? open
          : { ...open, refusal: refuse(rule, 'moneyCanBeRaised', { missing: lacks }) };
      }),
    apply: (move, frame, { by }) => {
      giveUpAsRecorded(move, companyOfStep(frame), by, missing(move.state, frame), why);
      letChoiceWait(move);
    },
  }));

const FOR_TRAIN: Emergency = {
  missing: (state, frame) => toRaise(state, companyOfStep(frame)),
  may: canGiveUpAsRecorded,
  rule: '1849 §10.7-h',
  why: 'noMoney',
};

const FOR_INTEREST: Emergency = {
  missing: (state, frame) => interestToRaise(state, { ...frame, company: companyOfStep(frame) }),
  may: canGiveUpInterest,
  rule: '1849 §14.2-d',
  why: 'noInterest',
};

/** Anyone who cannot raise is asked all the same. */
const askedAuction = auctionOf(true);

/** Each of these steps is the rulebook's, with something laid around it. */
const WRAPS: Wraps<StepName> = {
  privateSale: freeToNext,
  privateAuction: (step) =>
    settling(step, (move, frame, plain) =>
      asksAsRecorded(move.state) ? (askedAuction.settle?.(move, frame as AuctionFrame) ?? false) : plain(),
    ),
  rsaStart: withoutHome,
  stockRound: () => stockRound,
  stockTurn,
  operatingCycle: (step) => settling(step, (move, frame, plain) => endWithLastCycle(move) || plain()),
  operatingRound: (step) => settling(step, (move, frame, plain) => askWhoWaits(move) || plain()),
  operatingTurn: (step) => settling(step, (move, frame, plain) => closeAfterDecision(move) || plain()),
  track: (step) => choosing(step, 'layTile', layAsSeen),
  // Whether there is a city is asked of the board as it is.
  station: (step) => ({ ...askForStation(step), choices: choosing(step, 'placeToken', placeAsSeen).choices }),
  run: askForRuns,
  acquireStation: (step) => askForAcquisition(choosing(step, 'buyToken', buyAsSeen)),
  trains: (step) => askForTrains(keepingMoved(redrawingOrder(givingUp(step, FOR_TRAIN)))),
  bondInterest: (step) => keepingMoved(redrawingOrder(givingUp(step, FOR_INTEREST))),
  bondDebt: (step) =>
    settling(step, (move, frame, plain) => {
      const done = plain();
      if (done) letChoiceWait(move);
      return done;
    }),
  leaveOrLoan: (step) =>
    choosing(step, 'choose', (plain) => ({
      options: (state, frame, about) => mustStay(state, plain.options(state, frame, about)),
    })),
  discardTrains: () => defineDiscardStep({ to: 'pool', alwaysAsk: asksAsRecorded }),
};

export const asRecorded = (steps: Steps): Steps => wrapSteps(steps, WRAPS);
