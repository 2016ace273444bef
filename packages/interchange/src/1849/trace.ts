/** 1849: what 18xx.games shows differently after an action. */
import { frameOf, isAt, playerAfter, type PlayerId, playersFrom, type State, topFrame } from '@roundhouse/engine';
import { BOND_INTEREST, eMarkers, LOAN_PENALTY, playerLoans, portOwner, roster, STEP } from '@roundhouse/titles/1849';
import { type Context, playerToPeer, type TraceLine } from '../adapter.ts';

type Row = Readonly<Record<string, unknown>>;

/** The first corporation of the queue that has not been started. */
const nextToPar = (state: State): string | undefined =>
  roster.get(state).find((id) => state.companies[id]?.par === null && state.companies[id]?.status !== 'closed');

const CNM_BUYER = 'cnmBuyer';

/** The corporation with the port marker: there it has it as soon as it buys CNM, and keeps it when CNM closes unused. */
const portMarker = ({ state, memory }: Context): unknown => {
  const { owner, closed } = state.privates['CNM'] ?? {};
  if (!closed && owner && state.companies[owner]) memory.set(CNM_BUYER, owner);
  const buyer = memory.get(CNM_BUYER);
  if (typeof buyer === 'string' && state.market.at[buyer] === undefined) memory.delete(CNM_BUYER);
  return memory.get(CNM_BUYER) ?? portOwner.get(state);
};

/** There the treasury is what is still offered, and interest is taken before anybody has paid it. */
const corporationRow = (context: Context, row: Row): Row => {
  const { state } = context;
  const { treasury = 0, ipo = 0, ...rest } = row;
  const top = topFrame(state);
  const owes = STEP.bondInterest.is(top) && top.company === row['id'];
  return {
    ...rest,
    ipo: Number(ipo) + Number(treasury),
    ...(nextToPar(state) === row['id'] ? { next_to_par: true } : {}),
    ...(portMarker(context) === row['id'] ? { marks: ['CNM'] } : {}),
    ...(eMarkers.get(state).includes(String(row['id'])) ? { e_token: true } : {}),
    ...(owes ? { cash: Number(row['cash']) - BOND_INTEREST } : {}),
  };
};

/** In an auction the index stays with whose turn it was; after a closing it is the next corporation's. */
const orderShown = (state: State, line: TraceLine): TraceLine => {
  if (state.outcome) return {};
  const order = line['order'] as readonly unknown[];
  const sale = frameOf(state, STEP.privateSale)?.turn;
  const turnOver = isAt(state, STEP.leaveOrLoan) && frameOf(state, STEP.operatingTurn) === undefined;
  return {
    order_index: isSeat(state, sale)
      ? state.seats.indexOf(sale)
      : Math.min(Number(line['order_index']) + (turnOver ? 1 : 0), order.length - 1),
  };
};

const isSeat = (state: State, id: unknown): id is PlayerId => state.seats.some((each) => each === id);

/** The player who would have the priority deal if the round ended now. */
const priorityNow = (state: State): PlayerId => {
  const round = frameOf(state, STEP.stockRound);
  // While a corporation is asked for its home, the one who had it last is shown there.
  if (!round || isAt(state, STEP.home)) return state.priority;
  const turn = frameOf(state, STEP.stockTurn);
  const last = turn?.acted === true ? turn.player : round.last;
  return last ? playerAfter(state, last) : state.priority;
};

export const trace1849 = (context: Context, line: TraceLine): TraceLine => {
  const { state } = context;
  const owed = isAt(state, STEP.bondInterest) ? BOND_INTEREST : 0;
  const loans = playerLoans.get(state);
  return {
    ...line,
    // There the sale of privates is one round, however often all have passed.
    ...(state.round.kind === 'auction' ? { round: { ...(line['round'] as Row), number: 1 } } : {}),
    ...orderShown(state, line),
    // Empty rounds are gone through there up to the hundredth cycle.
    ...(state.outcome?.reason === 'stalemate'
      ? { turn: 100, order: playersFrom(state, state.priority).map(playerToPeer), order_index: 0 }
      : {}),
    bank: Number(line['bank']) + owed,
    priority: playerToPeer(priorityNow(state)),
    ...(state.rules.options['bonds'] === true ? { loans_left: 1, interest_rate: BOND_INTEREST } : {}),
    corporations: (line['corporations'] as readonly Row[]).map((row) => corporationRow(context, row)),
    players: (line['players'] as readonly Row[]).map((row, index) => {
      const player = state.seats[index];
      const taken = player === undefined ? 0 : (loans[player] ?? 0);
      return taken > 0 ? { ...row, penalty: taken * LOAN_PENALTY } : row;
    }),
  };
};

const HEAD = 'head of the table';

/** Who leaves the game in an operating round keeps their seat there until the round is over. */
export const firstAtTable1849 = ({ state, memory }: Context): PlayerId => {
  const round = `${state.round.kind} ${state.round.set}`;
  const known = memory.get(HEAD) as { readonly round: string; readonly first: PlayerId } | undefined;
  if (state.round.kind === 'operating' && known?.round === round) return known.first;
  memory.set(HEAD, { round, first: state.priority });
  return state.priority;
};
