/** 1862 §4.3: a company that has not floated by the end of the stock round costs its sponsor five times par. */
import {
  amend,
  BANK,
  cashOf,
  type Company,
  type CompanyId,
  companyOf,
  defineStep,
  flatMap,
  type Frame,
  type Move,
  type PlayerId,
  playersFrom,
  pop,
  push,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { unfound } from './bankruptcy.ts';
import { obligations, suspended } from './slots.ts';
import { directorsAt, ordinaryAt, sharesOf } from './certificates.ts';
import { salePrice } from './prices.ts';
import { saleOptions, sameSale, sell } from './selling.ts';
import { STEP } from '../steps.ts';
import { pay, special } from '../vocabulary.ts';

/** §4.3 (c), (d): what shares of the failed company bring, as many as are needed. */
const soldForFine = (move: Move, player: PlayerId, company: CompanyId, owed: number): number => {
  const { state } = move;
  const each = salePrice(state, company);
  const certificates = [...ordinaryAt(state, player, company), directorsAt(state, player, company)].filter(
    (paper) => paper !== undefined,
  );
  const whole = ruling(state, 'fineSells') === 'certificates';
  const lots = flatMap(certificates, (paper) =>
    whole ? [sharesOf(paper)] : Array.from({ length: sharesOf(paper) }, () => 1),
  );
  let raised = 0;
  for (const shares of lots) if (raised < owed) raised += shares * each;
  return raised;
};

/** §4.3 (b): five times par. */
export const fineFor = ({ par }: Company): number => 5 * (par ?? 0);

/** What the player still owes for one company when their cash and its shares are used up. */
const settleFine = (move: Move, player: PlayerId, company: CompanyId): number => {
  const fine = fineFor(companyOf(move.state, company));
  special(move, 'fined', { player, company, amount: fine });
  const paid = Math.min(fine, cashOf(move.state, player));
  pay(move, player, BANK, paid, 'fine');
  const owed = fine - paid;
  const raised = owed > 0 ? soldForFine(move, player, company, owed) : 0;
  // The surplus of the last share sold is the player's.
  pay(move, BANK, player, Math.max(0, raised - owed), 'fine');
  unfound(move, company);
  if (ruling(move.state, 'failedCharterAvailable') === 'nextStockRound')
    suspended.set(move, [...suspended.get(move.state), company]);
  return Math.max(0, owed - raised);
};

/** §4.3 (b): the player who won the charter pays, director or not. */
export const enforceObligations = (move: Move, first: PlayerId): void => {
  const debts: { readonly player: PlayerId; readonly owed: number; readonly companies: readonly CompanyId[] }[] = [];
  for (const player of playersFrom(move.state, first)) {
    const failed = Object.entries(obligations.get(move.state)).filter(([, sponsor]) => sponsor === player);
    const owed = failed.reduce((sum, [company]) => sum + settleFine(move, player, company), 0);
    if (owed > 0) debts.push({ player, owed, companies: failed.map(([company]) => company) });
  }
  for (const debt of debts.toReversed()) push(move, STEP.fine.frame(debt));
};

export interface FineFrame extends Frame {
  readonly player: PlayerId;
  readonly owed: number;
  /** What it is for; absent in positions that were stored before it was kept. */
  readonly companies?: readonly CompanyId[];
}

const terms = (move: Pick<Move, 'state'>) => ({
  anyTime: ruling(move.state, 'fineMaySellThisRoundsShares'),
});

/** §4.3 (c) step 3, (f): other shares are sold until the fine is paid; what cannot be paid is forgiven. */
export const fineStep = defineStep<FineFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    sellShares: {
      options: (state, { player }, about) => saleOptions(state, player, terms({ state }), about),
      same: sameSale,
      apply: (move, { player }, action) => sell(move, player, action),
    },
  },
  settle: (move, { player, owed }) => {
    const paid = Math.min(owed, cashOf(move.state, player));
    if (paid > 0) {
      pay(move, player, BANK, paid, 'fine');
      amend(move, STEP.fine, { owed: owed - paid });
      return true;
    }
    if (owed > 0 && saleOptions(move.state, player, terms(move)).some((each) => !each.refusal)) return false;
    if (owed > 0) special(move, 'fineForgiven', { player, amount: owed });
    pop(move);
    return true;
  },
});
