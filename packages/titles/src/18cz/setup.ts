/** 2.4, 5.1-5.3: the position before the first decision. */
import {
  addToken,
  BANK,
  certificatesOf,
  changedCertificate,
  changeTrain,
  type Company,
  type CompanyFacts,
  type CompanyId,
  diceOf,
  dropReservation,
  type Move,
  newMove,
  type PlayerId,
  setCertificates,
  type SetupRequest,
  type State,
  update,
  updateCompany,
} from '@roundhouse/engine';
import { policy } from '../common/policy.ts';
import { initialState } from '../common/setup.ts';
import { BOHEMIA_COMPANIES, MORAVIA_COMPANIES, SIZES, type Size, TUTORIAL_ORDER } from './companies.ts';
import { factsFor } from './facts.ts';
import { type Mode, modeOf, startingCash, tutorialCapital, TUTORIAL_ROUNDS } from './modes.ts';
import { nominateFrame } from './rules/auction.ts';
import { firstCompanyForVaclav } from './rules/cards.ts';
import { PRIVATE_TRAIN } from './rules/classes.ts';
import { draftFrame } from './rules/draft.ts';
import { vaclavDraw } from './rules/slots.ts';
import { STEP } from './steps.ts';
import { pay } from './vocabulary.ts';

/** Whole numbers from 0 to below n. */
export type Chance = (n: number) => number;

/** What the seed of the game decides. */
export const chanceOf = policy(({ seed }: SetupRequest): Chance => diceOf(seed).below);

/** Whether the seats come as they were dealt before the game. */
export const seatsAreDealt = policy(false);

/** §III.3-4: turn-order cards are shuffled. */
const seatsFor = (request: SetupRequest): readonly PlayerId[] =>
  // Games stored by an earlier version do not say; their cards were shuffled here.
  request.seating !== undefined || seatsAreDealt.of(request)
    ? request.seats
    : diceOf(request.seed).shuffle(request.seats);

/** Who may be started at once: the small companies; in Moravia-Silesia all of them. */
const charter =
  (mode: Mode) =>
  ({ size }: CompanyFacts): Partial<Company> => {
    const first = mode === 'moravia' ? 'large' : 'small';
    return { status: mode !== 'tutorial' && size === first ? 'available' : 'waiting' };
  };

const firstOf = (seats: readonly PlayerId[]): PlayerId => {
  const [first] = seats;
  if (!first) throw new Error('nobody plays');
  return first;
};

const start = (mode: Mode, seats: readonly PlayerId[]): Pick<State, 'round' | 'agenda' | 'phase'> => {
  switch (mode) {
    case 'base':
    case 'bohemia':
      return { phase: 'a', round: { kind: 'draft', set: 1, number: 1, of: 1 }, agenda: [draftFrame] };
    case 'moravia':
      return {
        phase: 'a',
        round: { kind: 'auction', set: 1, number: 1, of: 1 },
        agenda: [nominateFrame(firstOf(seats))],
      };
    case 'tutorial':
      return {
        phase: '1',
        round: { kind: 'operating', set: 0, number: 1, of: TUTORIAL_ROUNDS },
        agenda: [STEP.operatingRound.frame({ operated: [], field: null })],
      };
  }
};

const candidates = (size: Size): readonly CompanyId[] =>
  Object.values(BOHEMIA_COMPANIES)
    .filter((each) => each.size === size)
    .map((each) => each.id);

const isCompanyList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** §XI.1-6 to -8: which companies Vaclav will receive. */
const setUpVaclav = (move: Move, request: SetupRequest, chance: Chance): void => {
  const known = request.fixed?.['vaclav'];
  const fixed = isCompanyList(known) ? known : [];
  const drawn = SIZES.map((size, index) => {
    const list = candidates(size);
    const company = list[chance(list.length)];
    const given = fixed[index];
    return given !== undefined && list.includes(given) ? given : company;
  });
  const [small, medium, large] = drawn;
  if (small === undefined || medium === undefined || large === undefined) throw new Error('no company for Vaclav');
  vaclavDraw.set(move, { small, medium, large });
  firstCompanyForVaclav(move);
};

/** §TUT-3 to -6: a station of every company; charters are dealt to the players. */
const setUpTutorial = (move: Move, chance: Chance): void => {
  const { seats, rules } = move.state;
  for (const id of TUTORIAL_ORDER) {
    const [home] = factsFor(rules).companies[id]?.home ?? [];
    if (!home) throw new Error(`${id} has no home`);
    addToken(move, id, home.hex, home.city ?? 0);
    dropReservation(move, id);
    updateCompany(move, id, { tokens: [40, 100] });
  }
  const left: CompanyId[] = TUTORIAL_ORDER.slice(0, seats.length);
  for (const player of seats) {
    const [company] = left.splice(chance(left.length), 1);
    if (company === undefined) throw new Error('no company left');
    updateCompany(move, company, { status: 'floated', president: player });
    pay(move, BANK, company, tutorialCapital(rules), 'capital');
  }
};

const removeCompany = (move: Move, company: CompanyId): void => {
  dropReservation(move, company);
  updateCompany(move, company, { status: 'closed', tokens: [] });
  setCertificates(
    move,
    company,
    certificatesOf(move.state, company).map((each) => changedCertificate(each, { at: 'out' })),
  );
};

/** 5.3: for two players one of the five companies is removed; the private train waits outside the stack. */
const setUpMoravia = (move: Move, chance: Chance): void => {
  dropReservation(move, 'MW');
  changeTrain(move, PRIVATE_TRAIN, { at: 'out' });
  const companies = Object.values(MORAVIA_COMPANIES).filter((each) => each.size === 'large');
  const removed = companies[chance(companies.length)];
  if (removed && move.state.rules.players === 2) removeCompany(move, removed.id);
};

export const setup = (request: SetupRequest): State => {
  const { rules } = request;
  const mode = modeOf({ rules });
  const seats = seatsFor(request);
  const cash = mode === 'tutorial' ? 0 : startingCash(rules);
  const chance = chanceOf.of(request)(request);
  const state = initialState(request, factsFor(rules), { cash, seats, company: charter(mode), ...start(mode, seats) });
  const move = newMove(state);
  if (mode === 'bohemia') {
    // He never buys; what his shares earn is kept apart and counts for nobody.
    update(move, { cash: { ...move.state.cash, '@vaclav': 0 } });
    setUpVaclav(move, request, chance);
  }
  if (mode === 'tutorial') setUpTutorial(move, chance);
  if (mode === 'moravia') setUpMoravia(move, chance);
  return move.state;
};
