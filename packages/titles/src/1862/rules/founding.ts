/** 1862 §3.2, §6.5.3, §6.5.4: which companies can be founded, founding and flotation. */
import {
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  emptyCircles,
  factsOf,
  type Frame,
  type LayPolicy,
  laysAt,
  type Move,
  nothingToPay,
  one,
  phaseFacts,
  placeMarker,
  type PlayerId,
  pop,
  push,
  type Refusal,
  setPresident,
  slotsOf,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { policiesByKey } from '../../common/track.ts';
import { homeOf } from '../../common/homeToken.ts';
import { parFor } from '../market.ts';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { deciderFor } from './directorship.ts';
import { NETWORK, OPENING } from './network.ts';
import { chartered, isChartered, lnerFormed, obligations, phaseOfCompany, suspended } from './slots.ts';
import { directors, hand, ordinaryAt, sharesAt } from './certificates.ts';
import { STEP } from '../steps.ts';
import { cellsInZone, pay, refuse, special } from '../vocabulary.ts';

const openings = policiesByKey();

/** Upgrades that add a slot, no matter who is connected. */
export const openingPolicy = (state: State): LayPolicy => {
  const { name, colours } = phaseFacts(state);
  return openings(name, () => ({
    upgrades: OPENING,
    network: NETWORK,
    connection: 'none',
    colours,
    cost: nothingToPay,
    looksOnce: true,
  }));
};

/** §3.2 (b): an upgrade that opens a slot is possible now. */
export const canOpenSlot = (state: State, company: CompanyId, hex: string): boolean =>
  state.board.tiles[hex] !== undefined &&
  laysAt(factsOf(state).track, state.board, company, hex, openingPolicy(state)).length > 0;

/** §3.2 (b): it would be able to place its home marker. */
export const homeIsOpen = (state: State, company: CompanyId): boolean => {
  const hex = homeOf(state, company);
  return slotsOf(state, hex, 0) > 0 && (emptyCircles(state, hex, 0) > 0 || canOpenSlot(state, company, hex));
};

/** Why a company cannot be founded now, whichever way. */
export const whyNotFounded = (state: State, company: CompanyId): Refusal | undefined => {
  const { status } = companyOf(state, company);
  if (lnerFormed(state)) return refuse('1862 §10.3 (c)', 'lnerFormed');
  if (status === 'waiting')
    return refuse('1862 §3.2 (a)', 'laterPhase', { company, phase: phaseOfCompany.get(state)[company] ?? '' });
  if (suspended.get(state).includes(company)) return refuse('1862 §4.3 (e)', 'suspended', { company });
  if (!homeIsOpen(state, company))
    return refuse('1862 §3.2 (c)', 'homeBlocked', { company, hex: homeOf(state, company) });
  return undefined;
};

/** Companies that are not founded, in the order of the charters. */
export const unfounded = (state: State): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ status }) => status === 'available' || status === 'waiting')
    .map(({ id }) => id);

const found = (move: Move, company: CompanyId, player: PlayerId, price: number): void => {
  hand(move, company, [directors(move.state, company)], player);
  updateCompany(move, company, { status: 'started', par: parFor(price) });
  emit(move, { type: 'companyStarted', player, company, price });
  setPresident(move, company, player);
};

export const parCell = (state: State, par: number): string => {
  const at = cellsInZone(state, 'par').find((each) => each.price === par);
  if (!at) throw new Error(`no par ${par}`);
  return at.id;
};

/** §4.2: the director's certificate for three times par, to the bank; the rest stays in the initial offering. */
export const foundChartered = (move: Move, company: CompanyId, player: PlayerId, par: number): void => {
  pay(move, player, BANK, 3 * par, 'shares');
  chartered.set(move, [...chartered.get(move.state), company]);
  found(move, company, player, par);
  if (ruling(move.state, 'charteredTokenPlacedAt') === 'par') placeMarker(move, company, parCell(move.state, par));
};

/** §6.5.3 (b): three times the price to the company; the rest goes to its charter. */
export const foundOther = (move: Move, company: CompanyId, player: PlayerId, cellId: string, price: number): void => {
  pay(move, player, company, 3 * price, 'shares');
  hand(move, company, ordinaryAt(move.state, 'ipo', company), company);
  updateCompany(move, company, { tokens: [0, 0] });
  placeMarker(move, company, cellId);
  found(move, company, player, price);
};

/** §6.5.4 (a): shares that have left the offering or the charter. */
const sharesSold = (state: State, company: CompanyId): number =>
  10 - sharesAt(state, 'ipo', company) - sharesAt(state, company, company);

const CHARTERED_MARKERS = { count: 3, price: 60 } as const;
export const MARKER_PRICE = 40;

/** §6.5.4: the company floats when its fifth share has been bought. */
export const floatIfDue = (move: Move, company: CompanyId): void => {
  const { status, par } = companyOf(move.state, company);
  if (status !== 'started' || sharesSold(move.state, company) < 5) return;
  updateCompany(move, company, { status: 'floated' });
  if (!isChartered(move.state, company)) {
    emit(move, { type: 'companyFloated', company, capital: cashOf(move.state, company) });
    push(move, STEP.markers.frame({ company }));
    return;
  }
  // §6.5.4.1, §6.5.4.2 (a)
  const capital = 10 * (par ?? 0);
  pay(move, BANK, company, capital, 'capital');
  emit(move, { type: 'companyFloated', company, capital });
  pay(move, company, BANK, CHARTERED_MARKERS.count * CHARTERED_MARKERS.price, 'markers');
  const { [company]: _met, ...others } = obligations.get(move.state);
  obligations.set(move, others);
  if (move.state.market.at[company] === undefined) placeMarker(move, company, parCell(move.state, par ?? 0));
};

export interface MarkersFrame extends Frame {
  readonly company: CompanyId;
}

/** §6.5.4.2 (b): two markers at least; V-17 for the most. */
export const mostAtFlotation = (state: State): number =>
  ruling(state, 'markersAtFlotation') === 'seven' ? 7 : option(state, 'maxMarkers');

/** §6.5.4.2 (b): the director of a company that has just floated chooses how many markers it buys. */
export const markersStep = defineStep<MarkersFrame>({
  decider: (state, { company }) => deciderFor(state, company),
  open: false,
  choices: {
    choose: {
      options: (state, { company }) => {
        const by = deciderFor(state, company);
        const cash = cashOf(state, company);
        return Array.from({ length: mostAtFlotation(state) - 1 }, (_, index) => {
          const cost = (index + 2) * MARKER_PRICE;
          const refusal = cost > cash ? refuse('1862 §6.5.4.2 (b)', 'notEnoughCash', { cost, cash }) : undefined;
          return one({ type: 'choose', by, choice: String(index + 2) }, refusal);
        });
      },
      apply: (move, { company }, { choice }) => {
        const count = Number(choice);
        pop(move);
        pay(move, company, BANK, count * MARKER_PRICE, 'markers');
        updateCompany(move, company, { tokens: Array.from({ length: count }, () => 0) });
        special(move, 'markersBought', { company, count, cost: count * MARKER_PRICE });
      },
    },
  },
});
