/** §VIII.12, §VIII.13: what happens when a train card comes into play or leaves the game. */
import {
  ageTrains,
  askToDiscard,
  changeTrain,
  type CompanyId,
  emit,
  factsOf,
  memo,
  type Move,
  startPhase,
  type State,
  takeFromDepot,
  train,
  type Train,
  type TrainFacts,
  trainFacts,
  type TrainSide,
  update,
  updateCompany,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { COMPANIES, isSize, type Size } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { ruling } from '../rulings.ts';

import { handOut, newCompanyForVaclav, type TakeCard } from './vaclav.ts';
import { sidesPlayed } from './slots.ts';
import { phaseHas } from '../vocabulary.ts';

const recordSides = (move: Move, sides: readonly string[]): void => {
  const known = sidesPlayed.get(move.state);
  const fresh = sides.filter((side) => !known.includes(side));
  if (fresh.length > 0) sidesPlayed.set(move, [...known, ...fresh]);
};

/** §VIII.12-5: scrapped types can no longer be bought. */
export const isScrapped = (state: State, { rustsOn }: Pick<TrainSide, 'rustsOn'>): boolean =>
  rustsOn.some((trigger) => sidesPlayed.get(state).includes(trigger));

const bothSides = memo((facts: TrainFacts): readonly TrainSide[] => [facts, ...facts.sides]);

/** All sides of a card, the red one first. */
/** Cards are known by the letter that all their sides have. */
export const letterOf = ({ name }: Pick<Train, 'name'>): string => name.slice(-1);

export const sidesOf = (state: State, { name }: Pick<Train, 'name'>): readonly TrainSide[] =>
  bothSides(trainFacts(state, name));

export const sideOf = (state: State, card: Pick<Train, 'name'>, side: string): TrainSide | undefined =>
  sidesOf(state, card).find((each) => each.name === side);

/** §III.3-2: the a-trains lie beside the map; the top card of the stack is of the next letter that is left. */
export const topOfStack = (state: State): Train | undefined =>
  state.trains.find(
    ({ at, name }) =>
      at === 'depot' &&
      trainFacts(state, name).from === undefined &&
      (name !== BESIDE_THE_MAP || ruling(state, 'aCardsInStack')),
  );
export const BESIDE_THE_MAP = '2a';

/** §VIII.12-1: a phase begins with the first card of its letter that is sold or leaves the game. */
const beginPhaseOf = (move: Move, name: string): void => {
  for (const { phase } of trainFacts(move.state, name).starts) startPhase(move, phase);
};

/** §VIII.12-5: what can no longer be bought with any side leaves the bank. */
const clearStack = (move: Move): void => {
  const { state } = move;
  const isWorthless = (each: Train): boolean =>
    each.at === 'depot' &&
    trainFacts(state, each.name).from === undefined &&
    sidesOf(state, each).every((side) => isScrapped(state, side));
  for (const { id } of state.trains.filter(isWorthless)) changeTrain(move, id, { at: 'out' });
};

/** The last letter never runs out: a new card follows the last one. */
const keepUnlimited = (move: Move): void => {
  const last = factsOf(move.state)
    .trains.filter((each) => each.from === undefined)
    .at(-1);
  if (!last || modeOf(move.state) === 'tutorial') return;
  if (move.state.trains.some(({ at, name }) => at === 'depot' && name === last.name)) return;
  const index = move.state.trains.filter((each) => each.name === last.name).length;
  const fresh: Train = {
    id: `${last.name}-${index}`,
    name: last.name,
    side: last.name,
    at: 'out',
    obsolete: false,
    warranties: 0,
  };
  update(move, { trains: [...move.state.trains, fresh] });
  changeTrain(move, fresh.id, { at: 'depot' });
};

/** §VIII.12 step 3: a class whose phase has come may be started from now on; Vaclav takes his share first. */
const openClasses = (move: Move): void => {
  for (const size of ['medium', 'large'] as const) {
    if (!phaseHas(move.state, size) || modeOf(move.state) === 'moravia') continue;
    const waiting = COMPANIES.filter(({ id }) => {
      const company = move.state.companies[id];
      return company?.size === size && company.status === 'waiting';
    });
    if (waiting.length === 0) continue;
    for (const { id } of waiting) updateCompany(move, id, { status: 'available' });
    newCompanyForVaclav(move, size satisfies Size, CARDS);
  }
};

/** A card of the stack goes to a company, showing a side. */
const takeCard = (move: Move, card: string, company: CompanyId, side: string): void => {
  const { name } = train(move.state, card);
  takeFromDepot(move, card, company, side);
  beginPhaseOf(move, name);
  recordSides(move, [side]);
  clearStack(move);
  keepUnlimited(move);
  openClasses(move);
};

const CARDS: TakeCard = {
  top: topOfStack,
  take: takeCard,
  lose: (move, card) => changeTrain(move, card, { at: 'out' }),
};

/** §VIII.12-2: a card from stack or pool is sold with this side. */
export const sellCard = (move: Move, card: string, company: CompanyId, side: string): void => {
  if (train(move.state, card).at === 'depot') {
    takeCard(move, card, company, side);
    return;
  }
  changeTrain(move, card, { at: company, side });
  recordSides(move, [side]);
  ageTrains(move, [side]);
  clearStack(move);
};

/** §VIII.9-13: turning a card brings the new side into play. */
export const turnCard = (move: Move, card: string, side: string): void => {
  changeTrain(move, card, { side });
  recordSides(move, [side]);
  ageTrains(move, [side]);
  clearStack(move);
};

/** §VIII.13-1, §VIII.12-3: the top card leaves the game as if all its sides had been sold. */
const exportCard = (move: Move): void => {
  const card = topOfStack(move.state);
  if (!card) return;
  const sides = sidesOf(move.state, card).map((each) => each.name);
  // The card leaves with all its sides: its letter names it.
  emit(move, { type: 'trainExported', train: card.id, name: letterOf(card) });
  takeFromDepot(move, card.id, 'out');
  beginPhaseOf(move, card.name);
  recordSides(move, sides);
  ageTrains(move, sides);
  clearStack(move);
  keepUnlimited(move);
  openClasses(move);
};

/** What follows from an export or a hand-out, with the state before it: nothing more. */
export const afterExport = policy<(move: Move, before: State) => void>(() => undefined);

/** After each set of operating rounds but the last. */
export const exportOrHandOut = (move: Move): void => {
  const before = move.state;
  if (modeOf(before) === 'bohemia') handOut(move, CARDS);
  else exportCard(move);
  afterExport.of(before)(move, before);
};

/** §XI.1-6: before the game Vaclav's small company takes a card that is neither bought nor exported: no phase begins. */
export const firstCompanyForVaclav = (move: Move): void =>
  newCompanyForVaclav(move, 'small', {
    ...CARDS,
    take: (setUp, card, company, side) => {
      changeTrain(setUp, card, { at: company, side });
      recordSides(setUp, [side]);
    },
  });

/** §VIII.12-4: trains above the limit are noticed at once. */
export const isExcessNoticed = policy<(state: State) => boolean>(() => true);

/** §VIII.12-4, §VIII.12-6: companies over their limit return trains; small, medium, large as listed. */
export const returnExcessTrains = (move: Move): void => {
  if (!isExcessNoticed.of(move.state)(move.state)) return;
  askToDiscard(
    move,
    COMPANIES.map((each) => each.id).filter((id) => isSize(move.state.companies[id]?.size ?? '')),
  );
};
