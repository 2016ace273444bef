/** §VIII.12, §VIII.13: what happens when a train card comes into play or leaves the game. */
import {
  ageTrains,
  askToDiscard,
  changeTrain,
  type CompanyId,
  emit,
  factsOf,
  type Move,
  nextTrain,
  phaseHas,
  slot,
  type State,
  takeFromDepot,
  train,
  type Train,
  trainFacts,
  trainsAt,
  type TrainSide,
  update,
  updateCompany,
} from '@roundhouse/engine';
import { COMPANIES, isSize, type Size } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { ruled } from './cite.ts';
import { handOut, newCompanyForVaclav, type TakeCard, vaclavsCompanies } from './vaclav.ts';

/**
 * Ruling `lateReturn`: 18xx.games looks for trains above the limit only when a train has changed hands; after an export that scraps no
 * train of a company nobody notices until then.
 */
const unnoticed = slot<boolean>('excessUnnoticed', false);

/** A train of a company was bought, taken over, returned or scrapped. */
export const trainsMoved = (move: Move): void => {
  if (unnoticed.get(move.state)) unnoticed.set(move, false);
};

const ownedTrains = ({ trains, companies }: State): number => trains.filter(({ at }) => companies[at]).length;

/** Sides that have come into play at least once; they scrap for good. */
const played = slot<readonly string[]>('sidesPlayed', []);

const recordSides = (move: Move, sides: readonly string[]): void => {
  const known = played.get(move.state);
  const fresh = sides.filter((side) => !known.includes(side));
  if (fresh.length > 0) played.set(move, [...known, ...fresh]);
};

/** §VIII.12-5: scrapped types can no longer be bought. */
export const isScrapped = (state: State, { rustsOn }: Pick<TrainSide, 'rustsOn'>): boolean =>
  rustsOn.some((trigger) => played.get(state).includes(trigger));

/** All sides of a card, the red one first. */
export const sidesOf = (state: State, { name }: Pick<Train, 'name'>): readonly TrainSide[] => {
  const facts = trainFacts(state, name);
  return [facts, ...facts.sides];
};

export const sideOf = (state: State, card: Pick<Train, 'name'>, side: string): TrainSide | undefined =>
  sidesOf(state, card).find((each) => each.name === side);

/** The last letter never runs out: a new card follows the last one. */
const keepUnlimited = (move: Move): void => {
  const last = factsOf(move.state)
    .trains.filter((each) => each.from === undefined)
    .at(-1);
  if (!last || modeOf(move.state) === 'tutorial' || nextTrain(move.state)) return;
  const index = move.state.trains.filter((each) => each.name === last.name).length;
  const fresh: Train = {
    id: `${last.name}-${index}`,
    name: last.name,
    side: last.name,
    at: 'depot',
    obsolete: false,
    warranties: 0,
  };
  update(move, { trains: [...move.state.trains, fresh] });
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
  takeFromDepot(move, card, company, side);
  recordSides(move, [side]);
  keepUnlimited(move);
  openClasses(move);
};

const CARDS: TakeCard = {
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
};

/** §VIII.9-13: turning a card brings the new side into play. */
export const turnCard = (move: Move, card: string, side: string): void => {
  changeTrain(move, card, { side });
  recordSides(move, [side]);
  ageTrains(move, [side]);
};

/** §VIII.13-1, §VIII.12-3: the top card leaves the game as if all its sides had been sold. */
const exportCard = (move: Move): void => {
  const card = nextTrain(move.state);
  if (!card) return;
  const sides = sidesOf(move.state, card).map((each) => each.name);
  emit(move, { type: 'trainExported', train: card.id, name: card.name });
  takeFromDepot(move, card.id, 'out');
  recordSides(move, sides);
  ageTrains(move, sides);
  keepUnlimited(move);
  openClasses(move);
};

/** After each set of operating rounds but the last. */
export const exportOrHandOut = (move: Move): void => {
  const bohemia = modeOf(move.state) === 'bohemia';
  const before = ownedTrains(move.state);
  const givenUp = bohemia && vaclavsCompanies(move.state).some((id) => trainsAt(move.state, id).length > 0);
  if (bohemia) handOut(move, CARDS);
  else exportCard(move);
  if (!ruled(move.state, 'lateReturn')) return;
  const scrapped = ownedTrains(move.state) < before;
  if (givenUp || scrapped) trainsMoved(move);
  else unnoticed.set(move, true);
};

/** Bohemia, before the game: Vaclav's small company and its train. */
export const firstCompanyForVaclav = (move: Move): void => newCompanyForVaclav(move, 'small', CARDS);

/** §VIII.12-4, §VIII.12-6: companies over their limit return trains; small, medium, large as listed. */
export const returnExcessTrains = (move: Move): void => {
  if (unnoticed.get(move.state)) return;
  askToDiscard(
    move,
    COMPANIES.map((each) => each.id).filter((id) => isSize(move.state.companies[id]?.size ?? '')),
  );
};
