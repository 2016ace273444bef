/** 1862: what the trace of 18xx.games shows differently. */
import {
  type CompanyId,
  frameOf,
  percentAt,
  playerAfter,
  type PlayerId,
  playersFrom,
  type State,
  topFrame,
  trainsAt,
} from '@roundhouse/engine';
import { isChartered, obligations, originalPermits, permits, phaseOfCompany, STEP } from '@roundhouse/titles/1862';
import { firstAtTable1862 } from './order.ts';
import { type Context, type PeerPlayer, playerToPeer, type TraceLine } from '../adapter.ts';
import { hasPaid, roundToPeer } from '../trace.ts';

type Row = Readonly<Record<string, unknown>>;

/** The player who would have the priority deal if the round ended now. */
const priorityNow = (state: State): PlayerId => {
  const round = frameOf(state, STEP.stockRound);
  if (!round) return state.priority;
  const turn = frameOf(state, STEP.stockTurn);
  const last = turn && turn.sold.length > 0 ? turn.player : round.last;
  return last ? playerAfter(state, last) : state.priority;
};

/** While shares fold, directorships are not looked at. */
const directorBefore = (state: State, company: CompanyId): PlayerId | null | undefined => {
  const folding = frameOf(state, STEP.fold);
  if (folding) return folding.directors[company];
  const union = frameOf(state, STEP.excess)?.union;
  return union?.survivor === company ? undefined : union?.directors[company];
};

const presidentRow = (state: State, id: CompanyId): PeerPlayer | null => {
  const company = state.companies[id];
  const director = directorBefore(state, id) ?? company?.president;
  if (director) return playerToPeer(director);
  return company?.status === 'floated' || company?.status === 'started' ? 'pool' : null;
};

/** There the charter is the company's as soon as it is won, and no longer when the company has merged into another. */
const hasCharter = (state: State, company: CompanyId): boolean => {
  const top = topFrame(state);
  if (STEP.charter.is(top) && top.company === company) return true;
  return isChartered(state, company) && !hasMerged(state, company);
};

/** While markers are given up the company that merged into another has nothing left there. */
const hasMerged = (state: State, company: CompanyId): boolean => {
  const union = frameOf(state, STEP.excess)?.union as { readonly other: CompanyId } | undefined;
  return union?.other === company;
};

const permitsOf = (state: State, company: CompanyId): readonly string[] =>
  (hasMerged(state, company) ? originalPermits : permits).get(state)[company] ?? [];

/** Unsold shares of companies without a charter are shown as the offering; warranties are stars. */
const companyRow = ({ state, memory }: Context, row: Row): Row => {
  const id = String(row['id']);
  const { treasury: _treasury, operated: _operated, closed: _closed, ...rest } = row;
  const own = percentAt(state, id, id);
  const offering = isChartered(state, id) ? (own > 0 ? { treasury: own } : {}) : { ipo: Number(row['ipo']) + own };
  return {
    ...rest,
    ...offering,
    president: presidentRow(state, id),
    // A company that is founded again has operated there.
    ...(hasPaid(memory, id) ? { operated: true } : {}),
    permits: permitsOf(state, id),
    ...(hasCharter(state, id) ? { chartered: true } : {}),
    trains: trainsAt(state, id).map(({ id: train, side, warranties }) => [train, side + '*'.repeat(warranties)]),
  };
};

/** Whose turn it is where that differs: the winner of a charter; a buyer as long as markers are chosen. */
const playerOnTurn = (state: State): PlayerId | undefined => {
  const top = topFrame(state);
  if (STEP.charter.is(top)) return top.player;
  // The stock round with its fines ends with the one who is next to have the priority.
  if (STEP.fine.is(top)) return state.priority;
  const last = frameOf(state, STEP.stockRound)?.last;
  return STEP.markers.is(top) && last ? last : undefined;
};

/** The second opening parliament is traced as another first one. */
const headingNow = (context: Context, line: TraceLine): TraceLine => {
  const { state } = context;
  // Empty rounds are gone through there up to the hundredth cycle.
  if (state.outcome?.reason === 'stalemate') {
    const order = playersFrom(state, firstAtTable1862(context)).map(playerToPeer);
    return { round: roundToPeer('parliament', 1), turn: 100, order, order_index: 0 };
  }
  const player = playerOnTurn(state);
  return {
    ...(state.round.kind === 'parliament' ? { round: roundToPeer('parliament', 1) } : {}),
    ...(player ? { order_index: (line['order'] as readonly PeerPlayer[]).indexOf(playerToPeer(player)) } : {}),
  };
};

export const trace1862 = (context: Context, line: TraceLine): TraceLine => {
  const { state } = context;
  const sponsors = obligations.get(state);
  const rows = line['corporations'] as readonly Row[];
  return {
    ...line,
    ...headingNow(context, line),
    priority: playerToPeer(priorityNow(state)),
    corporations: rows.map((row) => companyRow(context, row)),
    players: (line['players'] as readonly Row[]).map((row) => {
      const mine = Object.entries(sponsors).filter(([, player]) => playerToPeer(player) === row['id']);
      return mine.length > 0 ? { ...row, companies: mine.map(([company]) => company) } : row;
    }),
    companies: Object.fromEntries(
      Object.keys(state.companies)
        .filter((id) => phaseOfCompany.get(state)[id] !== undefined)
        .map((id) => {
          const sponsor = sponsors[id];
          return [id, [sponsor ? playerToPeer(sponsor) : null, 0, 0]];
        }),
    ),
    // The last kind of train never runs out; one is shown.
    depot: (line['depot'] as readonly (readonly [string, number])[]).map(([name, count]) => [
      name,
      name === 'H' ? 1 : count,
    ]),
  };
};
