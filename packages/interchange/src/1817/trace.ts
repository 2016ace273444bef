/** 1817: what 18xx.games shows differently in a trace. */
import {
  type CompanyId,
  companyIn,
  decider,
  frameOf,
  type FrameOf,
  isAt,
  isPlayer,
  playerAfter,
  type PlayerId,
  priceOf,
  type State,
  titleOf,
  topFrame,
  trainsAt,
  trainsOverLimit,
} from '@roundhouse/engine';
import {
  CITY_TILES,
  debtOf,
  faceOf,
  lastFixedRate,
  loansLeft,
  MAIL,
  pyramid,
  seedMoney,
  STEP,
} from '@roundhouse/titles/1817';
import { type Context, type PeerPlayer, playerToPeer, type TraceLine } from '../adapter.ts';

type Row = Readonly<Record<string, unknown>>;

interface Reduction {
  readonly company: CompanyId;
  readonly other: CompanyId;
  readonly theirs: readonly { readonly hex: string; readonly city: number }[];
  readonly spare: number;
  readonly otherSpare: number;
}

const zeros = (count: number): readonly number[] => Array.from({ length: Math.max(0, count) }, () => 0);

/** While the survivor chooses, the stations of the two companies are still apart there. */
const stationsApart = (state: State, row: Row): Row => {
  const top = topFrame(state);
  if (!STEP.reduceStations.is(top)) return {};
  const { company, other, theirs, spare, otherSpare } = top as unknown as Reduction;
  const all = state.board.tokens.filter((each) => each.company === company);
  const isTheirs = (hex: string, city: number): boolean =>
    theirs.some((each) => each.hex === hex && each.city === city);
  const shown = (list: typeof all): Row => ({ tokens: list.map(({ hex, city, slot }) => [hex, city, slot]) });
  if (row['id'] === company)
    return { ...shown(all.filter(({ hex, city }) => !isTheirs(hex, city))), spare_tokens: zeros(spare) };
  if (row['id'] !== other || row['floated'] !== true) return {};
  return { ...shown(all.filter(({ hex, city }) => isTheirs(hex, city))), spare_tokens: zeros(otherSpare) };
};

/** The treasury is what is still offered there. */
const corporationRow = (state: State, row: Row): Row => {
  const { treasury = 0, ipo = 0, ...rest } = row;
  const shorts = (state.certificates[String(row['id'])] ?? []).filter(
    (each) => each.kind === 'short' && each.at === 'pool',
  );
  const percent = shorts.reduce((sum, each) => sum - each.percent, 0);
  return {
    ...rest,
    // A company whose president is bankrupt belongs to the market there.
    ...(rest['floated'] === true && rest['president'] === null ? { president: 'pool' } : {}),
    ipo: Number(ipo) + Number(treasury),
    ...(percent > 0 ? { pool_shorts: percent } : {}),
    ...stationsApart(state, row),
    total_shares: Number(state.companies[String(row['id'])]?.size ?? 2),
  };
};

/** Debts are negative cash there; privates stay with a bankrupt player (D-11). */
const playerRow = (state: State, row: Row, player: PlayerId): Row => {
  const left = Object.values(state.privates).filter((each) => each.owner === player && state.out.includes(player));
  return {
    ...row,
    cash: Number(row['cash']) - debtOf(state, player),
    ...(left.length > 0 ? { companies: left.map((each) => each.id) } : {}),
  };
};

/** What is being auctioned, if anything. */
const auctioned = (state: State): Row => {
  const top = topFrame(state);
  if (STEP.privateAuction.is(top)) return { auctioning: top.item };
  if (STEP.startAuction.is(top) || STEP.companyAuction.is(top)) return { auctioning: top.company };
  return {};
};

/** Who decides; while a home station is asked for, anybody may there. */
const acting = (state: State): Row => {
  const by = decider(state);
  const top = topFrame(state);
  const company = STEP.home.is(top) ? top.company : undefined;
  // The home of a company that nobody owns yet concerns everybody there.
  if (typeof company === 'string' && state.companies[company]?.president === null) {
    const first = state.seats.indexOf(state.priority);
    const table = [...state.seats.slice(first), ...state.seats.slice(0, first)];
    return { acting: table.filter((player) => !state.out.includes(player)).map(playerToPeer) };
  }
  return by ? { acting: [playerToPeer(by)] } : {};
};

const NAMES: Readonly<Record<string, string>> = {
  auction: 'ISR',
  stock: 'SR',
  operating: 'OR',
  merger: 'MR',
  acquisition: 'AR',
};

/** The player who would have the priority if the round ended now; as it was before while a home station is asked for. */
const priorityNow = ({ state, memory }: Context): PlayerId => {
  // When the players stop, what was shown last stays.
  if (state.outcome) {
    const shown = (memory.get('priority') as PlayerId | undefined) ?? state.priority;
    return state.out.includes(shown) ? playerAfter(state, shown) : shown;
  }
  const round = frameOf(state, STEP.stockRound);
  if (!round || isAt(state, STEP.home)) return state.priority;
  const turn = frameOf(state, STEP.stockTurn);
  const acting = turn && (turn.acted || turn.acting !== null);
  const last = acting ? (turn.winner ?? turn.player) : (round.lastWinner ?? round.last);
  return last ? playerAfter(state, last) : state.priority;
};

/** Mail contracts show what they brought at the start of the last operating round. */
const mailRevenue = ({ state, memory }: Context): ReadonlyMap<string, number> => {
  const known = memory.get('mail') as { readonly key: string; readonly shown: ReadonlyMap<string, number> } | undefined;
  const key = `${state.round.set}.${state.round.number}`;
  if (state.round.kind !== 'operating' || known?.key === key) return known?.shown ?? new Map();
  const shown = new Map(known?.shown ?? []);
  for (const [id, amount] of Object.entries(MAIL)) {
    const owner: CompanyId | PlayerId | null = state.privates[id]?.owner ?? null;
    if (owner && !isPlayer(owner)) shown.set(id, trainsAt(state, owner).length > 0 ? amount : 0);
  }
  memory.set('mail', { key, shown });
  return shown;
};

const privateRows = (context: Context, rows: Row): Row => {
  const mail = mailRevenue(context);
  const { state } = context;
  return Object.fromEntries(
    Object.entries(rows).flatMap(([id, row]): readonly (readonly [string, unknown])[] => {
      const known = state.privates[id];
      // Three of the four city privates of Volatility are never there.
      if (
        known?.closed &&
        known.owner === null &&
        CITY_TILES[id] !== undefined &&
        state.rules.options['volatility'] === true
      )
        return [];
      const held = state.privates[id]?.owner;
      if (held && isPlayer(held) && state.out.includes(held)) {
        return [[id, [playerToPeer(held), faceOf(state, id), mail.get(id) ?? 0]]];
      }
      if (!Array.isArray(row)) return [[id, row]];
      const [owner] = row as readonly unknown[];
      return [[id, [owner, faceOf(state, id), mail.get(id) ?? 0]]];
    }),
  );
};

const GROWING = [STEP.growthTrading, STEP.growthLoans, STEP.growthStations];

const isPresident = (state: State, player: PlayerId): boolean =>
  Object.values(state.companies).some(({ president }) => president === player);

/** Before the last action: companies may have been closed since the round began. */
const wasPresident = ({ state, memory }: Context, player: PlayerId): boolean =>
  !state.out.includes(player) &&
  ((memory.get('presidents') as readonly PlayerId[] | undefined)?.includes(player) ?? false);

/** Who takes part in a merger or acquisition round is settled when it begins: white companies, or presidents. */
const membersOf = (context: Context): readonly string[] => {
  const { state, memory } = context;
  const { kind, set, number } = state.round;
  const key = `${kind} ${set}.${number}`;
  const known = memory.get('members') as { readonly key: string; readonly list: readonly string[] } | undefined;
  if (known?.key === key) return known.list;
  const list =
    kind === 'merger'
      ? titleOf(state)
          .operatingOrder(state)
          .filter((id) => priceOf(state, id) > 0)
      : state.seats.filter((player) => isPresident(state, player) || wasPresident(context, player));
  memory.set('members', { key, list });
  return list;
};

/**
 * The player at the head of the table there: who had the priority when the last stock round ended, in the first one who has
 * it. A bankruptcy does not change that.
 */
export const firstAtTable1817 = ({ state, memory }: Context): PlayerId => {
  const { kind, set } = state.round;
  if (kind === 'auction') return state.priority;
  const known = memory.get('table') as { readonly set: number; readonly first: PlayerId } | undefined;
  if (known && (known.set === set || (kind === 'stock' && set > 1))) return known.first;
  memory.set('table', { set: kind === 'stock' ? 0 : set, first: state.priority });
  return state.priority;
};

const tableOnSite = (context: Context): readonly PeerPlayer[] => {
  const { seats } = context.state;
  const at = seats.indexOf(firstAtTable1817(context));
  return [...seats.slice(at), ...seats.slice(0, at)].map(playerToPeer);
};

/** The order of these rounds: companies, or players while shares of a grown company are traded; acquisitions: presidents. */
const roundOrder = (context: Context, line: TraceLine): Row => {
  const { state } = context;
  const { kind } = state.round;
  if (state.outcome || !Array.isArray(line['order'])) return {};
  const table = tableOnSite(context);
  const members = kind === 'merger' || kind === 'acquisition' ? membersOf(context) : [];
  context.memory.set(
    'presidents',
    state.seats.filter((player) => isPresident(state, player)),
  );
  if (kind === 'stock') {
    const order = table.filter((id) => !state.out.includes(`@${id}`));
    const now = (line['order'] as readonly PeerPlayer[])[Number(line['order_index'] ?? 0)];
    return { order, order_index: now === undefined ? 0 : Math.max(0, order.indexOf(now)) };
  }
  if (kind !== 'merger' && kind !== 'acquisition') return {};
  if (kind === 'acquisition') {
    const numbers = members.map((id) => playerToPeer(id as PlayerId));
    return { order: table.filter((id) => numbers.includes(id)), order_index: 0 };
  }
  const here = members.filter((id) => state.market.at[id] !== undefined);
  const growing = state.agenda.find((each) => GROWING.some((step) => step.is(each)));
  const company = companyIn(growing ?? frameOf(state, STEP.mergerTurn));
  const index = company === undefined ? 0 : Math.max(0, here.indexOf(company));
  return { order: growing ? table : here, order_index: index };
};

/** Bidders of a lot who could go on, and the one who leads. */
const raising = (state: State, { bidders, leader, price }: FrameOf<typeof STEP.privateAuction>): readonly PlayerId[] =>
  bidders.filter((player) => player === leader || (state.cash[player] ?? 0) >= price + 5);

/** A bidder who cannot go on is out there at once, with their bid. */
const bidsLeft = (state: State, { bids }: TraceLine): Row => {
  const top = topFrame(state);
  if (!STEP.privateAuction.is(top) || typeof bids !== 'object' || bids === null) return {};
  const left = raising(state, top).map(playerToPeer);
  const shown = Object.entries(bids as Readonly<Record<string, readonly (readonly [number, number])[]>>);
  return { bids: Object.fromEntries(shown.map(([item, list]) => [item, list.filter(([id]) => left.includes(id))])) };
};

/**
 * While a private is raised the turn there is said to be after that of the one who put it up, one further as long as nobody has
 * dropped out; with Volatility it counts from the last winner, who sits before them.
 */
const auctionIndex = ({ state, memory }: Context): Row => {
  const top = topFrame(state);
  if (!STEP.privateAuction.is(top)) return {};
  const bidders = raising(state, top).length;
  const known = memory.get('lot') as
    | { readonly item: unknown; readonly first: unknown; readonly most: number }
    | undefined;
  const lot =
    known && known.item === top.item ? known : { item: top.item, first: known?.first ?? top.item, most: bidders };
  memory.set('lot', lot);
  const afterWinner = state.rules.options['volatility'] === true && lot.first !== lot.item;
  const steps = (afterWinner ? 0 : 1) + (bidders === lot.most ? 1 : 0);
  return { order_index: (state.seats.indexOf(top.by) + steps) % state.seats.length };
};

/** A company that pays for one it has bought, or has too many trains, acts next. */
const buyerOnTurn = (state: State): Row => {
  const top = topFrame(state);
  if (STEP.finance.is(top)) return { active: top.buyer };
  const crowded =
    STEP.discardTrains.is(top) && Object.keys(state.companies).find((id) => trainsOverLimit(state, id) > 0);
  return crowded ? { active: crowded } : {};
};

/** There the first 2+ begins a phase of its own, in which nothing changes. */
const phaseOnSite = ({ phase, trains }: State): string =>
  phase === '2' && trains.some(({ name, at }) => name === '2+' && at !== 'depot') ? '2+' : phase;

export const trace1817 = (context: Context, line: TraceLine): TraceLine => {
  const { state } = context;
  const priority = priorityNow(context);
  context.memory.set('priority', priority);
  const owed = state.seats.reduce((sum, player) => sum + debtOf(state, player), 0);
  const auction = state.round.kind === 'auction';
  const volatility = state.rules.options['volatility'] === true;
  return {
    ...line,
    phase: phaseOnSite(state),
    round: { ...(line['round'] as Row), name: NAMES[state.round.kind] },
    bank: Number(line['bank']) + owed,
    priority: playerToPeer(priority),
    ...(auction && !volatility ? { seed_money: seedMoney(state) } : {}),
    ...(auction && volatility
      ? { auction_rows: pyramid.get(state).filter((row) => row.some((each) => each !== null)) }
      : {}),
    loans_left: loansLeft(state),
    interest_rate: lastFixedRate(state),
    ...auctioned(state),
    ...acting(state),
    ...roundOrder(context, line),
    ...auctionIndex(context),
    ...bidsLeft(state, line),
    ...buyerOnTurn(state),
    corporations: (line['corporations'] as readonly Row[]).map((row) => corporationRow(state, row)),
    players: (line['players'] as readonly Row[]).map((row, index) => {
      const player = state.seats[index];
      return player === undefined ? row : playerRow(state, row, player);
    }),
    companies: privateRows(context, line['companies'] as Row),
    // 8-trains are without limit there.
    depot: (line['depot'] as readonly (readonly [string, number])[]).map(([name, count]) => [
      name,
      name === '8' ? 1 : count,
    ]),
  };
};
