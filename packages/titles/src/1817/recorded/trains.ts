/**
 * `skipsTrains`: without the money for any train that system knows of, interest comes at once. `lateInventor`: Inventor is paid
 * for the first movement of a type, of whatever kind, once a company owns it.
 */
import {
  type CompanyId,
  companyOf,
  factsOf,
  type Move,
  nextTrain,
  pop,
  slot,
  type State,
  type Step,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { INVENTOR } from '../privates.ts';
import { buyingPower } from '../rules/loans.ts';
import { companyWith, payInventor } from '../rules/trains.ts';
import { changed, type Steps, watched, companyInFrame } from './around.ts';
import { settling } from '../../common/wrapping.ts';
import { recorded } from './rulings.ts';
import { inventorDone } from '../rules/slots.ts';

/** Names of trains that went with companies nobody bought. */
const lostWithCompanies = slot<readonly string[]>('lostTrains', []);

/** Whether trains of a type have left the rails. */
const isOver = (state: State, name: string): boolean => {
  const { rustsOn, obsoleteOn } = trainFacts(state, name);
  const { phases } = factsOf(state);
  const reached = phases.slice(0, phases.findIndex((each) => each.name === state.phase) + 1);
  return reached.some((phase) => rustsOn.includes(phase.name) || obsoleteOn.includes(phase.name));
};

/**
 * The price of the cheapest train anywhere; those of other companies count as $1, also those of red companies and of
 * companies that the bank has taken.
 */
export const cheapestTrain = (state: State, company: CompanyId): number => {
  const elsewhere = Object.keys(state.companies).some(
    (id) => id !== company && trainsAt(state, id).some((each) => !each.obsolete),
  );
  if (elsewhere || lostWithCompanies.get(state).some((name) => !isOver(state, name))) return 1;
  const next = nextTrain(state);
  const prices = [...trainsAt(state, 'pool'), ...(next ? [next] : [])].map(({ name }) => trainFacts(state, name).price);
  return Math.min(...prices);
};

const skipping = (step: Step): Step =>
  settling(step, (move, frame, plain) => {
    const company = companyInFrame(frame);
    if (!recorded(move.state, 'skipsTrains') || companyOf(move.state, company).president === null) return plain();
    if (buyingPower(move.state, company) >= cheapestTrain(move.state, company)) return plain();
    pop(move);
    return true;
  });

const hasClosed = (before: State, now: State, id: string): boolean =>
  before.companies[id]?.status === 'floated' && now.companies[id]?.status !== 'floated';

/** Trains that leave the game together with the company that had them. */
const rememberLost = (move: Move, before: State): void => {
  if (move.state.trains === before.trains) return;
  const lost = before.trains.filter(
    ({ id, at }) =>
      hasClosed(before, move.state, at) && move.state.trains.some((each) => each.id === id && each.at === 'out'),
  );
  if (lost.length > 0)
    lostWithCompanies.set(move, [...lostWithCompanies.get(move.state), ...lost.map(({ name }) => name)]);
};

/** Types of which a train has moved; a type that rusts moves as a whole, exported trains too. */
const typesMoved = (before: State, now: State): readonly string[] => {
  const was = new Map(before.trains.map((each) => [each.id, each.at]));
  const moved = now.trains
    .filter(({ id, at }) => was.get(id) !== at && !hasClosed(before, now, was.get(id) ?? ''))
    .map(({ name }) => name);
  return [...new Set([...moved, ...['2', '3', '4'].filter((name) => isOver(now, name) && !isOver(before, name))])];
};

/** A type that came out while no company had Inventor is still to be paid. */
export const payLate = (move: Move, before: State): void => {
  if (!move.state.privates[INVENTOR] || move.state.trains === before.trains) return;
  if (!companyWith(move.state, INVENTOR)) inventorDone.set(move, inventorDone.get(before));
  else for (const name of typesMoved(before, move.state)) payInventor(move, name);
};

const watching = (step: Step): Step =>
  watched(step, (move, act) => {
    const before = move.state;
    const acted = act();
    if (recorded(before, 'skipsTrains')) rememberLost(move, before);
    return acted;
  });

const inventing = (step: Step): Step =>
  watched(step, (move, act) => {
    const before = move.state;
    const acted = act();
    if (recorded(before, 'lateInventor')) payLate(move, before);
    return acted;
  });

export const withRecordedTrains = (steps: Steps): Steps => {
  const skipped = changed(steps, ['trains'], skipping);
  const moved = changed(skipped, ['trains', 'consent', 'discardTrains', 'dividend', 'operatingRound'], inventing);
  return changed(moved, ['companyAuction', 'chooseBuyer', 'finance'], watching);
};
