/** §div: withhold, pay half or pay all; shorts owe what shares receive. */
import {
  BANK,
  type CompanyId,
  companyOf,
  emit,
  frameOf,
  type Move,
  type PlayerId,
  rust,
  type State,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import { defineDividendStep } from '../../common/dividendStep.ts';
import { raiseCrisis } from './crisis.ts';
import { charge, credit } from './debts.ts';
import { sharesAt, shortsAt, sizeOf } from './certificates.ts';
import { ruling } from '../rulings.ts';
import { rusting } from './trains.ts';
import { measureOf, stepLeft, stepRight } from './zones.ts';
import { STEP } from '../steps.ts';
import { pay, type Payment } from '../vocabulary.ts';

export const DIVIDENDS = ['withhold', 'half', 'pay'] as const;
export type Dividend = (typeof DIVIDENDS)[number];

/** div.4: half, rounded in favour of the shareholders. */
export const keptOf = (size: number, revenue: number, kind: Dividend): number => {
  if (kind !== 'half') return kind === 'withhold' ? revenue : 0;
  return size === 2 ? revenue / 2 : size * Math.floor(revenue / (2 * size));
};

/** What a player receives, or owes with a minus (div.5). */
const shareOf = (state: State, player: PlayerId, company: CompanyId, paid: number): number => {
  const held = sharesAt(state, player, company) - shortsAt(state, player, company);
  return (paid * held) / sizeOf(state, company);
};

/** Every share of a player receives, every short pays; receipts are booked before debts (crisis.4). */
export const settleWithPlayers = (
  move: Move,
  company: CompanyId,
  amountOf: (player: PlayerId) => number,
  why: Payment,
): Readonly<Record<string, number>> => {
  const amounts = move.state.seats
    .filter((player) => !move.state.out.includes(player))
    .map((player) => [player, amountOf(player)] as const)
    .filter(([, amount]) => amount !== 0);
  for (const [player, amount] of amounts) if (amount > 0) credit(move, BANK, player, amount, why);
  for (const [player, amount] of amounts) if (amount < 0) charge(move, player, BANK, -amount, why);
  return Object.fromEntries(amounts);
};

/** div.6: compared with what was paid out in all. */
const movePrice = (move: Move, company: CompanyId, paid: number): void => {
  const price = measureOf(move.state, company);
  if (paid === 0) stepLeft(move, company, 1, 'withheld');
  else if (paid >= price) stepRight(move, company, paid >= 2 * price ? 2 : 1, 'dividend');
};

/** trn.6: an obsolete train leaves after its next run. */
const worn = (state: State, company: CompanyId): readonly Train[] => {
  const ran = frameOf(state, STEP.operatingTurn)?.ran ?? [];
  const hasRun = ({ id }: Train): boolean => ran.includes(id);
  return trainsAt(state, company).filter(
    (each) => each.obsolete && (hasRun(each) || ruling(state, 'obsoleteWithoutRun')),
  );
};

/** div.7: obsolete trains leave, the treasury keeps its part, everybody is booked, the price moves, crises follow. */
export const distribute = (move: Move, company: CompanyId, revenue: number, kind: Dividend): void => {
  rusting(move, () => rust(move, worn(move.state, company)));
  const size = sizeOf(move.state, company);
  const kept = keptOf(size, revenue, kind);
  const paid = revenue - kept;
  const treasury = (paid * sharesAt(move.state, company, company)) / size;
  pay(move, BANK, company, kept + treasury, 'revenue');
  const before = move.state;
  const received = settleWithPlayers(move, company, (player) => shareOf(before, player, company, paid), 'dividend');
  emit(move, {
    type: 'dividend',
    company,
    kind,
    revenue,
    perShare: paid / size,
    paid: { ...received, ...(kept + treasury > 0 ? { [company]: kept + treasury } : {}) },
  });
  movePrice(move, company, paid);
  const { president } = companyOf(move.state, company);
  if (president) raiseCrisis(move, president);
};

export const dividendStep = defineDividendStep({
  turn: STEP.operatingTurn,
  kinds: DIVIDENDS,
  // div.1: without revenue it is "withhold nothing".
  unasked: (state, company, revenue) => {
    if (companyOf(state, company).president === null) return 'skip';
    return revenue > 0 ? undefined : 'withhold';
  },
  distribute: (move, company, revenue, kind) => distribute(move, company, revenue, kind === 'hudson' ? 'pay' : kind),
});
