/** §VIII.9: a larger company takes over a smaller one, for a price per share that both directors agree on. */
import {
  cashOf,
  certificatesOf,
  changedBoard,
  changedCertificate,
  changedToken,
  changeTrain,
  type CompanyId,
  companyOf,
  defineStep,
  dropReservation,
  emit,
  firstOpenSlot,
  type Frame,
  type HexId,
  type Move,
  one,
  type Option,
  percentAt,
  percentWithPlayers,
  type PlacedToken,
  pop,
  priceOf,
  privatesOf,
  type Proposal,
  propose,
  push,
  type Refusal,
  removeMarker,
  removeToken,
  setCertificates,
  type State,
  tokensOf,
  trainsAt,
  update,
  updateCompany,
  updatePrivate,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { BY_SIZE } from '../companies.ts';
import { modeOf } from '../modes.ts';
import { returnExcessTrains } from './cards.ts';
import { ruling } from '../rulings.ts';
import { isSmaller, sizeOf } from './classes.ts';
import { meansOf, logClosed } from './means.ts';
import { isVaclavs } from './vaclav.ts';
import { STEP } from '../steps.ts';
import { pay, refuse, special } from '../vocabulary.ts';

export interface AbsorbFrame extends Frame {
  readonly company: CompanyId;
}

/** §VIII.9-9: what a marker costs that came with an absorption. */
const MARKER_PRICE = 100;

/** §VIII.9-1, §VIII.9-2, §XI.1-18: smaller, started, not Vaclav's. */
export const targetsOf = (state: State, company: CompanyId): readonly CompanyId[] =>
  modeOf(state) === 'moravia' || isVaclavs(state, company)
    ? []
    : Object.values(state.companies)
        .filter(({ id, status }) => status === 'floated' && !isVaclavs(state, id))
        .filter(({ id }) => isSmaller(sizeOf(state, id), sizeOf(state, company)))
        .map(({ id }) => id);

/** §VIII.9-3: one and a half of the price, rounded down. */
export const highestPrice = policy((price: number): number => Math.floor((price * 3) / 2));

/** §VIII.9-3: half to one and a half of the price. */
export const priceRange = (state: State, target: CompanyId): { readonly min: number; readonly max: number } => {
  const price = priceOf(state, target);
  return { min: Math.ceil(price / 2), max: highestPrice.of(state)(price) };
};

export const sharesWithPlayers = (state: State, target: CompanyId): number =>
  percentWithPlayers(state, target) / BY_SIZE[sizeOf(state, target)].share;

const leastCost = (state: State, target: CompanyId): number =>
  priceRange(state, target).min * sharesWithPlayers(state, target);

/** §VIII.9-4: the larger company pays from its own treasury. */
const tooDear = (state: State, company: CompanyId, target: CompanyId, price: number): Refusal | undefined => {
  const cost = price * sharesWithPlayers(state, target);
  const cash = cashOf(state, company);
  return cost > cash ? refuse('18CZ §VIII.9-4', 'notEnoughCash', { cost, cash }) : undefined;
};

/** `price` is one that somebody tries. */
const offerFor = (state: State, company: CompanyId, target: CompanyId, price?: number): readonly Option[] => {
  const by = companyOf(state, company).president;
  if (!by) return [];
  const { min, max } = priceRange(state, target);
  const action = { type: 'merge', by, company, with: target, price: min } as const;
  const tried = price !== undefined && price >= min && price <= max ? price : min;
  const refusal = tooDear(state, company, target, tried);
  if (refusal) return [{ kind: 'price', action, min, max, step: 1, refusal }];
  const affordable = Math.floor(cashOf(state, company) / sharesWithPlayers(state, target));
  return [{ kind: 'price', action, min, max: Math.min(max, affordable), step: 1 }];
};

/** §VIII.9-6: every player is paid for their shares, the bank for none. */
const payHolders = (move: Move, company: CompanyId, target: CompanyId, price: number): void => {
  const { share } = BY_SIZE[sizeOf(move.state, target)];
  for (const player of move.state.seats)
    pay(move, company, player, (percentAt(move.state, player, target) / share) * price, 'absorption');
};

/** §VIII.9-7: treasury and locals; the markers of the target come afterwards. */
const takeOver = (move: Move, company: CompanyId, target: CompanyId): void => {
  pay(move, target, company, cashOf(move.state, target), 'absorption');
  for (const id of privatesOf(move.state, target)) updatePrivate(move, id, { owner: company });
  addMarkers(move, company, 0);
};

/** §VIII.9-10: the company's own markers keep their prices, unless the table has decided otherwise. */
const addMarkers = (move: Move, company: CompanyId, more: number): void => {
  const own = companyOf(move.state, company).tokens;
  const kept = ruling(move.state, 'allMarkersCost100') ? own.map(() => MARKER_PRICE) : own;
  updateCompany(move, company, { tokens: [...kept, ...Array.from({ length: more }, () => MARKER_PRICE)] });
};

/** §VIII.9-8: two markers in one city: one comes off by itself. */
const mergeSameCity = (move: Move, company: CompanyId, target: CompanyId): void => {
  const { board } = move.state;
  for (const theirs of tokensOf(board, target)) {
    const same = tokensOf(board, company).find((mine) => mine.hex === theirs.hex && mine.city === theirs.city);
    if (!same) continue;
    removeToken(move, company, same.hex, same.city);
    addMarkers(move, company, 1);
  }
};

/** Hexes where both have a station in different cities. */
export const doubledHexes = (state: State, company: CompanyId, target: CompanyId): readonly HexId[] =>
  tokensOf(state.board, target)
    .filter((theirs) => tokensOf(state.board, company).some((mine) => mine.hex === theirs.hex))
    .map(({ hex }) => hex);

/** A station changes hands; a circle before it that another marker has just left is filled first. */
const takeStation = (move: Move, token: PlacedToken, company: CompanyId): void => {
  const { board } = move.state;
  const tokens = board.tokens.filter((each) => each !== token);
  const slot = firstOpenSlot(changedBoard(board, { tokens }), token.hex, token.city, company);
  update(move, {
    board: {
      ...board,
      tokens: board.tokens.map((each) =>
        each === token ? changedToken(each, { company, slot: Math.min(slot, each.slot) }) : each,
      ),
    },
  });
};

/** §VIII.9-15: what is left of the target leaves the game; its stations belong to the larger company. */
export const finishAbsorption = (move: Move, company: CompanyId, target: CompanyId): void => {
  const unplaced = companyOf(move.state, target).tokens.length;
  updateCompany(move, target, { tokens: [] });
  addMarkers(move, company, unplaced);
  for (const token of tokensOf(move.state.board, target)) takeStation(move, token, company);
  // §VIII.6-12
  dropReservation(move, target);
  removeMarker(move, target);
  const gone = certificatesOf(move.state, target).map((each) => changedCertificate(each, { at: 'out' }));
  setCertificates(move, target, gone);
  updateCompany(move, target, { status: 'closed', president: null });
  emit(move, { type: 'companiesMerged', survivor: company, absorbed: target });
  emit(move, { type: 'companyClosed', company: target, why: 'absorbed' });
};

const absorb = (move: Move, company: CompanyId, target: CompanyId, price: number): void => {
  special(move, 'absorptionPrice', { company, target, price });
  payHolders(move, company, target, price);
  takeOver(move, company, target);
  const trains = trainsAt(move.state, target).map((each) => each.id);
  for (const id of trains) changeTrain(move, id, { at: company });
  mergeSameCity(move, company, target);
  // What is pushed last is decided first: stations, then trains.
  if (trains.length > 0) push(move, STEP.inherit.frame({ company, trains, turned: [] }));
  if (doubledHexes(move.state, company, target).length > 0) push(move, STEP.dropStation.frame({ company, target }));
  else finishAbsorption(move, company, target);
};

/** §VIII.9-5: the target's director answers; nobody asks themselves. */
export const ABSORPTION: Proposal = {
  accepted: (move, action) => {
    if (action.type === 'merge') absorb(move, action.company, action.with, action.price ?? 0);
  },
};

/** Where a ruling lets turned trains stay above the limit, the excess goes to the pool when no more is absorbed. */
const leave = (move: Move): void => {
  pop(move);
  returnExcessTrains(move);
};

export const absorbStep = defineStep<AbsorbFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    merge: {
      options: (state, { company }, about) =>
        targetsOf(state, company)
          .filter((target) => !about || about.with === target)
          .flatMap((target) => offerFor(state, company, target, about?.price)),
      apply: (move, _frame, action) => {
        const asked = companyOf(move.state, action.with).president;
        if (!asked) throw new Error(`${action.with} has no director`);
        const { company, with: target, price = 0 } = action;
        propose(move, { absorption: ABSORPTION }, 'absorption', asked, action, { company, target, price });
      },
    },
    pass: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: (move, { company }, { by }) => {
        emit(move, { type: 'passed', player: by, company, step: 'absorb' });
        leave(move);
      },
    },
  },
  settle: (move, { company }) => {
    const targets = targetsOf(move.state, company);
    const means = meansOf(move.state, company);
    if (targets.some((target) => leastCost(move.state, target) <= means)) return false;
    if (targets.length > 0) {
      const cost = Math.min(...targets.map((target) => leastCost(move.state, target)));
      logClosed(move, company, 'noAbsorption', { cost, cash: cashOf(move.state, company) });
    }
    leave(move);
    return true;
  },
});
