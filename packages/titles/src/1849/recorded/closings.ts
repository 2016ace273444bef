/**
 * 1849 §5-h: falling into Closed. Under the ruling `closingsWait` those who fall together close together, in queue order: after
 * a sale when somebody could act again, after a stock round in which nobody was asked only with the first operating decision.
 */
import { amend, type CompanyId, frameOf, isAt, type Move, type PlayerRoundFrame } from '@roundhouse/engine';
import { fallIntoClosed } from '../rules/reactions.ts';
import { isFounded, roster } from '../rules/slots.ts';
import { recorded } from './rulings.ts';
import { heldClosings } from './slots.ts';
import { STEP } from '../steps.ts';

/** Whether the closing waits for others. */
export const holdClosing = (move: Move, company: CompanyId): boolean => {
  const held = heldClosings.get(move.state);
  if (held === null) return false;
  if (!held.includes(company)) heldClosings.set(move, [...held, company]);
  return true;
};

/** All that wait close now, but `last`; says whether anybody did. */
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

/** Markers move first, then all that fell into Closed close, but `last`; by the rulebook each closes at once. */
export const closingTogether = (move: Move, doing: () => void, last?: CompanyId): void => {
  if (!recorded(move.state, 'closingsWait')) {
    doing();
    return;
  }
  hold(move, doing);
  closeHeld(move, last);
};

/** A sale in a stock turn: who falls closes when it is known who is next, unless a choice of certificates comes first. */
export const closingAfterSale = (move: Move, selling: () => void): void => {
  if (!recorded(move.state, 'closingsWait')) {
    selling();
    return;
  }
  hold(move, selling);
  if (isAt(move.state, STEP.presidencySwap)) closeHeld(move);
};

/** The end of a stock round; in one that began with the same decision, a corporation that falls operates once more. */
export const closingAfterStockRound = (move: Move, moving: () => void): void => {
  const nobodyAsked = move.events.some((event) => event.type === 'roundBegan' && event.kind === 'stock');
  if (nobodyAsked && recorded(move.state, 'closingsWait')) hold(move, moving);
  else closingTogether(move, moving);
};

/** A decision of the operating round has been made: corporations that fell in the stock round before close. */
export const closeAfterDecision = (move: Move): boolean =>
  heldClosings.get(move.state) !== null && !move.events.some((event) => event.type === 'roundBegan') && closeHeld(move);

/** Where in a stock round corporations closed before a turn: how many turns have ended by themselves since. */
interface RoundWithClosing extends PlayerRoundFrame {
  readonly idleSinceClosing?: number | undefined;
}

const roundNow = (move: Move): RoundWithClosing | undefined => frameOf(move.state, STEP.stockRound);

const idleSinceClosing = (move: Move): number | undefined => roundNow(move)?.idleSinceClosing;

const noteIdle = (move: Move, turns: number | undefined): void => {
  const round = roundNow(move);
  if (round) amend(move, round, { idleSinceClosing: turns });
};

/** Somebody can act while fallen corporations still stand at 0: they close, and the turn is judged again. */
export const closeBeforeTurn = (move: Move): boolean => {
  if (!closeHeld(move)) return false;
  noteIdle(move, 0);
  return true;
};

/** Nobody could act in this turn. */
export const turnWasIdle = (move: Move): void => {
  const turns = idleSinceClosing(move);
  if (turns !== undefined) noteIdle(move, turns + 1);
};

/** Somebody decides: the round is looked at again. */
export const turnIsTaken = (move: Move): void => {
  if (idleSinceClosing(move) !== undefined) noteIdle(move, undefined);
};

/**
 * After closing corporations before a turn 18xx.games skips that turn and the next one without looking whether the round is over.
 * A round that is over just then ends without moving any marker; one more idle turn, and it is looked at again.
 */
export const endsUnseen = (round: RoundWithClosing): boolean => round.idleSinceClosing === 2;
