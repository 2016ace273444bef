/** §mrg2, §mrg5: two companies of one size become one of the next. */
import {
  BANK,
  cashOf,
  type Certificate,
  certificatesOf,
  type CompanyId,
  companyOf,
  emit,
  factsOf,
  type Move,
  type Place,
  type PlayerId,
  playersFrom,
  priceOf,
  privatesOf,
  type Refusal,
  setCertificates,
  setPresident,
  type State,
} from '@roundhouse/engine';
import { GOLDEN_PARACHUTE } from '../privates.ts';
import { ruling } from '../rulings.ts';
import { closeCompany, handOverAssets } from './closing.ts';
import { divide } from './conversion.ts';
import { startGrowth } from './growth.ts';
import {
  cancelPairs,
  give,
  inOrderOfCreation,
  netShares,
  nextNumber,
  short,
  single,
  singlesAt,
  sizeOf,
} from './certificates.ts';
import { changeLoans } from './loans.ts';
import { makePresident } from './presidency.ts';
import { combineStations } from './tokenMerger.ts';
import { askDiscards } from './trains.ts';
import { isWhite, zoneOf } from './zones.ts';
import { moveMarker, pay, refuse, special } from '../vocabulary.ts';

/** mrg2.4, mrg5.4: the highest cell not above the sum of two small, the average of two medium companies. */
export const mergedCell = (state: State, a: CompanyId, b: CompanyId): string => {
  const sum = priceOf(state, a) + priceOf(state, b);
  const most = sizeOf(state, a) === 2 ? sum : sum / 2;
  const cells = Object.values(factsOf(state).market.cells).sort((x, y) => y.column - x.column);
  const found = cells.find((each) => each.price <= most);
  if (!found) throw new Error(`no price for ${a} and ${b}`);
  return found.id;
};

const priceAt = (state: State, cell: string): number => factsOf(state).market.cells[cell]?.price ?? 0;

/** mrg5.8: somebody must hold two shares net of both together. */
const mostTogether = (state: State, a: CompanyId, b: CompanyId): number =>
  Math.max(...state.seats.map((player) => netShares(state, player, a) + netShares(state, player, b)));

/** cm.1, mrg2.6, mrg5.8: why two companies may not merge now. */
export const whyNoMerger = (
  state: State,
  company: CompanyId,
  other: CompanyId,
  involved: readonly CompanyId[],
): Refusal | undefined => {
  const size = sizeOf(state, company);
  if (sizeOf(state, other) !== size || size === 10) return refuse('1817 §cm.1', 'sizesDiffer', { company: other });
  if (!isWhite(state, other)) return refuse('1817 §cm.1', 'notWhite', { company: other, zone: zoneOf(state, other) });
  if (involved.includes(other)) return refuse('1817 §cm.4', 'alreadyGrown', { company: other });
  if (size === 5)
    return mostTogether(state, company, other) < 2
      ? refuse('1817 §mrg5.8', 'nobodyPresident', { company: other })
      : undefined;
  const { president } = companyOf(state, company);
  if (!president || companyOf(state, other).president === president) return undefined;
  const cost = priceAt(state, mergedCell(state, company, other));
  const cash = cashOf(state, president);
  return cost > cash ? refuse('1817 §mrg2.6', 'notEnoughCash', { cost, cash }) : undefined;
};

/** mrg2.5, mrg2.6: two for one; the initiator buys a share where the presidents differ. */
const exchangeSmall = (move: Move, survivor: CompanyId, initiator: PlayerId, other: PlayerId): void => {
  divide(move, survivor);
  if (initiator === other) return;
  pay(move, initiator, survivor, priceOf(move.state, survivor), 'shares');
  const [share] = singlesAt(move.state, survivor, survivor);
  if (!share) throw new Error(`${survivor} has no share for ${other}`);
  give(move, survivor, [share.id], other);
  give(move, survivor, [`${survivor}_0`], initiator);
  setPresident(move, survivor, initiator);
};

/** mrg5.5: one for one wherever they lie; printed shares first, further ones as they are needed. */
const exchangeMedium = (move: Move, survivor: CompanyId, closing: CompanyId): void => {
  const printed = [...divide(move, survivor)];
  const unit = 100 / sizeOf(move.state, survivor);
  const theirs = inOrderOfCreation(move.state, closing);
  let number = nextNumber(certificatesOf(move.state, survivor));
  const add = (certificate: Certificate): void =>
    setCertificates(move, survivor, [...certificatesOf(move.state, survivor), certificate]);
  for (const each of theirs) {
    const at: Place = each.at === closing ? survivor : each.at;
    if (each.kind === 'short') {
      add(short(survivor, number++, unit, at));
      continue;
    }
    for (let share = each.kind === 'president' ? 2 : 1; share > 0; share--) {
      const next = printed.shift();
      if (next) give(move, survivor, [next.id], at);
      else add(single(survivor, number++, unit, at));
    }
  }
};

/** mrg5.6: most shares; a tie goes to the initiator, else to the nearest clockwise from them. */
export const presidentOfMerged = (state: State, company: CompanyId, initiator: PlayerId): PlayerId => {
  let best = initiator;
  for (const player of playersFrom(state, initiator))
    if (netShares(state, player, company) > netShares(state, best, company)) best = player;
  return best;
};

const settleMedium = (move: Move, survivor: CompanyId, initiator: PlayerId): void => {
  const president = presidentOfMerged(move.state, survivor, initiator);
  if (companyOf(move.state, survivor).president !== president) makePresident(move, survivor, president);
  // mrg5.7: then pairs cancel at every holder.
  for (const place of new Set(certificatesOf(move.state, survivor).map((each) => each.at)))
    cancelPairs(move, survivor, place);
};

/** vpriv.5: anyone who loses the private to a company of another president is paid. */
const parachute = (move: Move, owned: boolean, loser: PlayerId | null, survivor: CompanyId): void => {
  if (!owned || !loser || ruling(move.state, 'parachuteOnlyOnSale')) return;
  if (companyOf(move.state, survivor).president !== loser) pay(move, BANK, loser, 100, 'parachute');
};

/** mrg2.1, mrg5.1: all assets move to the survivor, then size, price, shares and president are settled. */
export const merge = (
  move: Move,
  company: CompanyId,
  other: CompanyId,
  survivor: CompanyId,
  initiator: PlayerId,
): void => {
  const closing = survivor === company ? other : company;
  const small = sizeOf(move.state, survivor) === 2;
  const cell = mergedCell(move.state, survivor, closing);
  const loser = companyOf(move.state, closing).president;
  const partner = companyOf(move.state, other).president;
  const parachuteThere = privatesOf(move.state, closing).includes(GOLDEN_PARACHUTE);
  const { loans } = companyOf(move.state, closing);
  emit(move, { type: 'companiesMerged', survivor, absorbed: closing });
  handOverAssets(move, closing, survivor);
  changeLoans(move, closing, -loans);
  changeLoans(move, survivor, loans);
  moveMarker(move, survivor, cell, 'merger');
  if (small) exchangeSmall(move, survivor, initiator, partner ?? initiator);
  else {
    exchangeMedium(move, survivor, closing);
    settleMedium(move, survivor, initiator);
  }
  parachute(move, parachuteThere, loser, survivor);
  if (loans > 0) special(move, 'loansTakenOver', { company: survivor, from: closing, count: loans });
  startGrowth(move, survivor, 0);
  askDiscards(move);
  combineStations(move, survivor, closing);
  closeCompany(move, closing, 'merged');
};
