/** 1862 §7.5.4, §7.5.6, §7.5.7: two companies become one. */
import {
  amend,
  cashOf,
  changeTrain,
  type CompanyId,
  companyOf,
  defineStep,
  dropFrom,
  emit,
  type Frame,
  frameOf,
  type Json,
  type Move,
  one,
  type PlacedToken,
  type PlayerId,
  pop,
  push,
  removeToken,
  replaceToken,
  type State,
  tokensOf,
  trainsAt,
  updateCompany,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { homeOf } from '../../common/homeToken.ts';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { bankruptAtZero, unfound } from './bankruptcy.ts';
import { deciderFor } from './directorship.ts';
import { stopWaiting, waitingAt } from './home.ts';
import { isLondonPlace } from './network.ts';
import { chartered, isChartered, permits, sheetsTurned, waiting } from './slots.ts';
import { hand, ordinaryAt } from './certificates.ts';
import { STEP } from '../steps.ts';
import { pay, refuse } from '../vocabulary.ts';

export type Union = {
  readonly kind: 'merger' | 'acquisition' | 'refinancing';
  readonly acting: CompanyId;
  readonly survivor: CompanyId;
  readonly other: CompanyId;
  readonly directors: Readonly<Record<CompanyId, PlayerId | null>>;
};

export interface ExcessFrame extends Frame {
  /** The one that goes on, no matter whose turn it is; absent in positions that were stored before it was kept. */
  readonly company?: CompanyId;
  readonly union: Union & { readonly [key: string]: Json };
}

/** §7.5.6 (a), (d): cash, trains with their warranties, shares and permits. */
const moveAssets = (move: Move, { survivor, other }: Union): void => {
  hand(move, survivor, ordinaryAt(move.state, other, survivor), survivor);
  pay(move, other, survivor, cashOf(move.state, other), 'merger');
  for (const { id } of trainsAt(move.state, other)) changeTrain(move, id, { at: survivor });
  const all = permits.get(move.state);
  const joined = [...new Set([...(all[survivor] ?? []), ...(all[other] ?? [])])];
  permits.set(move, { ...all, [survivor]: joined });
  // §7.5.4 (a): the chartered row only if both were chartered.
  if (!isChartered(move.state, other))
    chartered.set(
      move,
      chartered.get(move.state).filter((each) => each !== survivor),
    );
  // §7.5.6 (f): the sheet is turned over.
  sheetsTurned.set(move, [...new Set([...sheetsTurned.get(move.state), survivor])]);
  updateCompany(move, other, { president: null });
};

const sameCity = (a: PlacedToken, b: PlacedToken): boolean =>
  (a.hex === b.hex && a.city === b.city) || (isLondonPlace(a.hex) && isLondonPlace(b.hex));

/** §7.5.6 (b): where both have a marker the other's is lost, also where one of them waits beside the tile. */
const dropDoubles = (move: Move, { survivor, other }: Union): void => {
  const mine = tokensOf(move.state.board, survivor);
  const waiting = waitingAt(move.state, survivor);
  for (const token of tokensOf(move.state.board, other))
    if (mine.some((each) => sameCity(each, token)) || waiting.includes(token.hex))
      removeToken(move, other, token.hex, token.city);
  for (const hex of waitingAt(move.state, other))
    if (waiting.includes(hex) || mine.some((each) => each.hex === hex)) {
      stopWaiting(move, other, hex);
      updateCompany(move, other, { tokens: companyOf(move.state, other).tokens.slice(1) });
    }
};

const onBoard = (state: State, { survivor, other }: Union): readonly PlacedToken[] =>
  state.board.tokens.filter(({ company }) => company === survivor || company === other);

/** §7.5.6 (c): the other's markers become the survivor's; unplaced ones fill up to the limit. */
const joinMarkers = (move: Move, union: Union): void => {
  const { survivor, other } = union;
  const spare = companyOf(move.state, survivor).tokens.length + companyOf(move.state, other).tokens.length;
  const slotsLeft = option(move.state, 'maxMarkers') - onBoard(move.state, union).length;
  for (const token of tokensOf(move.state.board, other)) replaceToken(move, token, survivor);
  updateCompany(move, survivor, { tokens: Array.from({ length: Math.min(slotsLeft, spare) }, () => 0) });
  // a marker that waits beside a tile waits on as the survivor's.
  const { [other]: hexes = [], ...others } = waiting.get(move.state);
  if (hexes.length > 0) waiting.set(move, { ...others, [survivor]: [...(others[survivor] ?? []), ...hexes] });
};

/** §7.5 (b), (c), §7.14 (a): how the turn goes on. */
const goOn = (move: Move, { kind, acting, survivor, other }: Union): void => {
  const round = frameOf(move.state, STEP.operatingRound);
  const partner = acting === survivor ? other : survivor;
  const operated = round?.operated ?? [];
  const partnerOperated = operated.includes(partner);
  amend(move, STEP.operatingRound, { operated: [...new Set([...operated, acting, partner])] });
  if (kind === 'merger' && partnerOperated) {
    dropFrom(move, STEP.operatingTurn);
    return;
  }
  amend(move, STEP.operatingTurn, { company: survivor, merged: true });
};

/** §7.5.3 (b): a merged price of 0 is bankruptcy. */
export const zeroIsNoticed = policy(true);

const finishUnion = (move: Move, union: Union): void => {
  joinMarkers(move, union);
  unfound(move, union.other);
  emit(move, { type: 'companiesMerged', survivor: union.survivor, absorbed: union.other });
  goOn(move, union);
  if (zeroIsNoticed.of(move.state)) bankruptAtZero(move, union.survivor);
};

interface Marker {
  readonly company: CompanyId;
  readonly hex: string;
  readonly city: number;
}

/** Markers that wait beside a full tile: each of them is one of the company's markers and will need a slot. */
const waitingMarkers = (state: State, { survivor, other }: Union): readonly Marker[] =>
  [survivor, other].flatMap((company) => waitingAt(state, company).map((hex) => ({ company, hex, city: 0 })));

/** Markers of both companies, on the map and beside it. */
export const markersOf = (state: State, union: Union): number =>
  onBoard(state, union).length + waitingMarkers(state, union).length;

const excess = (state: State, union: Union): number => markersOf(state, union) - option(state, 'maxMarkers');

const giveUp = (move: Move, union: Union, { company, hex, city }: Marker): void => {
  if (!waitingMarkers(move.state, union).some((each) => each.company === company && each.hex === hex)) {
    removeToken(move, company, hex, city);
    return;
  }
  stopWaiting(move, company, hex);
  updateCompany(move, company, { tokens: companyOf(move.state, company).tokens.slice(1) });
};

/** After the shares have folded: everything the other company has goes to the survivor. */
export const fullUnion = (move: Move, { kind, acting, survivor, other, directors }: Union): void => {
  const union: Union = { kind, acting, survivor, other, directors };
  moveAssets(move, union);
  dropDoubles(move, union);
  if (excess(move.state, union) > 0) push(move, STEP.excess.frame({ company: union.survivor, union }));
  else finishUnion(move, union);
};

/** §7.5.6 (c): the director of the survivor gives up markers above the limit. */
export const excessStep = defineStep<ExcessFrame>({
  decider: (state, { union }) => deciderFor(state, union.survivor),
  open: false,
  choices: {
    removeToken: {
      options: (state, { union }) => {
        const by = deciderFor(state, union.survivor);
        const home = homeOf(state, union.survivor);
        return [...onBoard(state, union), ...waitingMarkers(state, union)].map(({ company, hex, city }) => {
          const kept = company === union.survivor && hex === home && !ruling(state, 'homeMarkerMayGo');
          return one(
            { type: 'removeToken', by, company, hex, city },
            kept ? refuse('1862 §7.5.6 (c)', 'homeStays', { hex }) : undefined,
          );
        });
      },
      apply: (move, { union }, marker) => giveUp(move, union, marker),
    },
  },
  settle: (move, { union }) => {
    if (excess(move.state, union) > 0) return false;
    pop(move);
    finishUnion(move, union);
    return true;
  },
});
