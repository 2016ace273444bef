/** §crisis: a player who cannot pay sells shares one at a time; if nothing is left to sell they are bankrupt. */
import {
  type CompanyId,
  defineStep,
  type Frame,
  type Move,
  one,
  type Option,
  type PlayerId,
  pop,
  push,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { bankrupt } from './bankruptcy.ts';
import { debtOf } from './debts.ts';
import { singlesAt, unitOf } from './certificates.ts';
import { raisable, sellable } from './sellable.ts';
import { sameSale, sell } from './trading.ts';
import { isWhite, zoneOf } from './zones.ts';
import { STEP } from '../steps.ts';
import { refuse, special } from '../vocabulary.ts';

export interface CrisisFrame extends Frame {
  /** crisis.5: clockwise from the president of the company that caused it. */
  readonly from: PlayerId;
  /** bankrupt.4: the company whose interest was the cause, and what its president was asked for. */
  readonly interest: CompanyId | null;
  readonly asked: number;
}

const inDebt = (state: State, { from }: CrisisFrame): PlayerId | null => {
  const seats = [...state.seats.slice(state.seats.indexOf(from)), ...state.seats.slice(0, state.seats.indexOf(from))];
  return seats.find((player) => !state.out.includes(player) && debtOf(state, player) > 0) ?? null;
};

/** crisis.1: anyone who owes something raises it now; where nobody does the frame leaves at once. */
export const raiseCrisis = (move: Move, from: PlayerId, interest: CompanyId | null = null, asked = 0): void => {
  for (const player of move.state.seats) {
    const amount = debtOf(move.state, player);
    if (amount > 0 && !move.state.out.includes(player)) special(move, 'crisis', { player, amount });
  }
  push(move, STEP.crisis.frame({ from, interest, asked }));
};

const whyNotSell = (state: State, player: PlayerId, company: CompanyId): Refusal | undefined => {
  if (!isWhite(state, company)) return refuse('1817 §crisis.3', 'notWhite', { company, zone: zoneOf(state, company) });
  return sellable(state, player, company) > 0 ? undefined : refuse('1817 §crisis.3', 'presidencyStays', { company });
};

const salesOf = (state: State, by: PlayerId, only?: CompanyId): readonly Option[] =>
  Object.keys(state.companies)
    .filter((company) => only === undefined || only === company)
    .flatMap((company) => {
      const [share] = singlesAt(state, by, company);
      if (!share) return [];
      const percent = unitOf(state, company);
      return [
        one({ type: 'sellShares', by, company, certificates: [share.id], percent }, whyNotSell(state, by, company)),
      ];
    });

export const crisisStep = defineStep<CrisisFrame>({
  decider: (state, frame) => inDebt(state, frame),
  open: false,
  choices: {
    sellShares: {
      options: (state, frame, about) => {
        const by = inDebt(state, frame);
        return by ? salesOf(state, by, about?.company) : [];
      },
      same: sameSale,
      apply: (move, _frame, action) => sell(move, action),
    },
    bankrupt: {
      options: (state, frame) => {
        const by = inDebt(state, frame);
        if (!by) return [];
        const debt = debtOf(state, by);
        const can = raisable(state, by);
        return [
          one(
            { type: 'bankrupt', by },
            can >= debt ? refuse('1817 §crisis.7', 'canStillPay', { debt, proceeds: can }) : undefined,
          ),
        ];
      },
      apply: (move, frame, { by }) => bankrupt(move, by, frame.interest, frame.asked),
    },
  },
  settle: (move, frame) => {
    if (inDebt(move.state, frame)) return false;
    pop(move);
    return true;
  },
});
