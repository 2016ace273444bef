/**
 * 1849 §5-h: falling into Closed. Under the ruling `closingsWait` those who fall together close together, in queue order: after
 * a sale when somebody could act again, after a stock round in which nobody was asked only with the first operating decision.
 */
import { amendStep, type CompanyId, type Frame, frameOf, type Move, topFrame } from '@roundhouse/engine';
import { collectDebt } from './bondAtClosing.ts';
import { closeCorporation } from './closing.ts';
import { heldClosings, isFounded, roster, rulingOn } from './slots.ts';

export const fallIntoClosed = (move: Move, company: CompanyId): void => {
  const debt = closeCorporation(move, company, 'closedCell');
  if (debt) collectDebt(move, debt);
};

/** Whether the closing waits for others. */
export const holdClosing = (move: Move, company: CompanyId): boolean => {
  const held = heldClosings.get(move.state);
  if (held === null) return false;
  if (!held.includes(company)) heldClosings.set(move, [...held, company]);
  return true;
};

/** Whoever waits closes now, but `last`; says whether anybody did. */
const closeHeld = (move: Move, last?: CompanyId): boolean => {
  const held = heldClosings.get(move.state);
  if (held === null) return false;
  heldClosings.set(move, null);
  for (const company of roster.get(move.state))
    if (company !== last && held.includes(company) && isFounded(move.state, company)) fallIntoClosed(move, company);
  return true;
};

const hold = (move: Move, doing: () => void): void => {
  heldClosings.set(move, heldClosings.get(move.state) ?? []);
  doing();
  if (heldClosings.get(move.state)?.length === 0) heldClosings.set(move, null);
};

/** Markers move first, then whoever fell into Closed closes, but `last`; by the rulebook each closes at once. */
export const closingTogether = (move: Move, doing: () => void, last?: CompanyId): void => {
  if (!rulingOn(move.state, 'closingsWait')) {
    doing();
    return;
  }
  hold(move, doing);
  closeHeld(move, last);
};

/** A sale in a stock turn: who falls closes when it is known who is next, unless a choice of certificates comes first. */
export const closingAfterSale = (move: Move, selling: () => void): void => {
  if (!rulingOn(move.state, 'closingsWait')) {
    selling();
    return;
  }
  hold(move, selling);
  if (topFrame(move.state)?.step === 'presidencySwap') closeHeld(move);
};

/** The end of a stock round; in one that began with the same decision, whoever falls operates once more. */
export const closingAfterStockRound = (move: Move, moving: () => void): void => {
  const nobodyAsked = move.events.some((event) => event.type === 'roundBegan' && event.kind === 'stock');
  if (nobodyAsked && rulingOn(move.state, 'closingsWait')) hold(move, moving);
  else closingTogether(move, moving);
};

/** A decision of the operating round has been made: whoever fell in the stock round before closes. */
export const closeAfterDecision = (move: Move): boolean =>
  !move.events.some((event) => event.type === 'roundBegan') && closeHeld(move);

/** How many turns without anything to do are still overlooked. */
const OVERLOOKED = 2;

/**
 * Somebody can act while fallen corporations still stand at 0: they close, and the turn is judged again. 18xx.games then looks
 * no further than the next player; a round that ends there ends without moving any marker.
 */
export const closeBeforeTurn = (move: Move): boolean => {
  if (!closeHeld(move)) return false;
  amendStep(move, 'stockRound', { overlooked: OVERLOOKED });
  return true;
};

/** A turn of the stock round ends by itself; or (null) somebody decides and all is seen again. */
export const countOverlooked = (move: Move, turn: 'ended' | null): void => {
  const left = frameOf<Frame>(move.state, 'stockRound')?.['overlooked'];
  if (typeof left === 'number') amendStep(move, 'stockRound', { overlooked: turn === null ? undefined : left - 1 });
};

export const endsUnseen = (round: Frame): boolean => round['overlooked'] === 0;
