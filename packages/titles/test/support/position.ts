/**
 * Positions in one readable line:
 *
 *   position('1849', { AFG: { price: 100, '@A': 'P+10', pool: 10, cash: 300, trains: '4' } }, { phase: '6H' })
 *
 * Whatever is not said stays as the set-up leaves it. Players are `@A`, `@B`, … clockwise.
 */
import {
  BANK,
  begin,
  cellsInZone,
  type Certificate,
  type Company,
  type CompanyId,
  factsOf,
  type Frame,
  isPlayer,
  type Json,
  type Move,
  newGame,
  newMove,
  type OptionValue,
  placeMarker,
  type Place,
  type PlayerId,
  removeAllTokens,
  removeMarker,
  setCertificates,
  settle,
  type State,
  update,
  updateCompany,
  updatePrivate,
} from '@roundhouse/engine';
import { addToken, certificatesAt, certificatesOf, changeTrain, companyOf, dropReservation } from '@roundhouse/engine';
import { seatNames } from './walk.ts';

/** Percent (`30`) or certificates (`P+10`, `10+5+5`). */
export type Holding = number | string;

export interface CompanyPosition {
  /** A cell (`1,4`), or a price: the starting cell of that price, else the first cell that shows it. */
  readonly price?: number | string;
  readonly par?: number;
  readonly cash?: number;
  /** Names of the trains it owns, taken from the depot; a star marks an obsolete one: `3 4*`. */
  readonly trains?: string;
  /** Hexes of its stations, with the city where there are several: `E6 O10/1`. */
  readonly tokens?: string;
  /** Tokens left on the charter; absent: the facts' list less the stations. */
  readonly charter?: readonly number[];
  readonly status?: Company['status'];
  readonly turns?: number;
  readonly loans?: number;
  readonly size?: string;
  readonly pool?: Holding;
  readonly ipo?: Holding;
  readonly reserved?: Holding;
  readonly treasury?: Holding;
  readonly [player: PlayerId]: Holding;
}

export interface Circumstances {
  readonly players?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly seed?: number;
  /** What chance decided, where the title takes it as given. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly phase?: string;
  /** Cash of players. */
  readonly cash?: Readonly<Record<PlayerId, number>>;
  readonly privates?: Readonly<Record<string, PlayerId | CompanyId | 'closed' | null>>;
  /** Tile and rotation by hex: `{ I8: '57/0' }`. */
  readonly tiles?: Readonly<Record<string, string>>;
  readonly marks?: Readonly<Record<string, readonly string[]>>;
  /** The first train of this name is next in the depot; the earlier ones have left the game. */
  readonly depot?: string;
  /** Names of the trains in the pool. */
  readonly trainPool?: string;
  readonly priority?: PlayerId;
  readonly round?: Partial<State['round']>;
  readonly own?: Readonly<Record<string, Json>>;
  /** What is going on, the last frame on top; absent: what the set-up leaves. */
  readonly agenda?: readonly Frame[] | ((state: State) => readonly Frame[]);
  /** Leave the agenda as it is instead of letting it run to the first decision. */
  readonly still?: boolean;
}

/** Names separated by spaces. */
export const words = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter((each) => each !== '');

/** Money comes from the bank, or goes there. */
export const setCash = (move: Move, holder: string, amount: number): void => {
  const { cash } = move.state;
  const change = amount - (cash[holder] ?? 0);
  update(move, { cash: { ...cash, [holder]: amount, [BANK]: (cash[BANK] ?? 0) - change } });
};

const cellFor = (state: State, price: number | string): string => {
  if (typeof price === 'string') return price;
  const cells = [
    ...cellsInZone(state, 'par'),
    ...factsOf(state)
      .market.rows.flat()
      .filter((each) => each !== null),
  ];
  const found = cells.find((each) => each.price === price);
  if (!found) throw new Error(`no market cell shows ${price}`);
  return found.id;
};

const isFree = ({ at }: Certificate): boolean => at === 'ipo' || at === 'reserved' || at === 'out' || !isPlayer(at);

/** Takes certificates that are still with the bank: a list of kinds, or ordinary ones up to a percentage. */
const deal = (move: Move, company: CompanyId, to: Place, holding: Holding, settled: Set<string>): void => {
  const take = (fits: (each: Certificate) => boolean): Certificate | undefined => {
    const list = certificatesOf(move.state, company);
    const free = (each: Certificate): boolean => !settled.has(each.id) && fits(each) && isFree(each);
    const found = list.find((each) => free(each) && each.at !== 'reserved') ?? list.find(free);
    if (!found) return undefined;
    settled.add(found.id);
    setCertificates(
      move,
      company,
      list.map((each) => (each.id === found.id ? { ...each, at: to } : each)),
    );
    return found;
  };
  if (typeof holding === 'string') {
    for (const kind of holding.split('+'))
      if (
        !take((each) =>
          kind === 'P' ? each.kind === 'president' : each.kind !== 'president' && each.percent === Number(kind),
        )
      )
        throw new Error(`${company} has no ${kind} left for ${to}`);
    return;
  }
  let left = holding;
  while (left > 0) {
    const most = left;
    const found = take((each) => each.kind !== 'president' && each.percent > 0 && each.percent <= most);
    if (!found) throw new Error(`${company} has no ${left} percent left for ${to}`);
    left -= found.percent;
  }
};

/** `4*` is an obsolete train. */
export const takeTrain = (move: Move, name: string, to: CompanyId | 'pool'): void => {
  const obsolete = name.endsWith('*');
  const wanted = obsolete ? name.slice(0, -1) : name;
  const free = (at: string) => move.state.trains.find((each) => each.at === at && each.name === wanted);
  const found = free('depot') ?? free('out');
  if (!found) throw new Error(`no train ${wanted} left for ${to}`);
  changeTrain(move, found.id, { at: to, obsolete });
};

const HOLDERS = ['pool', 'ipo', 'reserved', 'treasury'] as const;

const setCompany = (move: Move, id: CompanyId, spec: CompanyPosition): void => {
  const settled = new Set<string>();
  const players = Object.keys(spec).filter(isPlayer);
  for (const player of players) {
    const holding = spec[player];
    if (holding !== undefined) deal(move, id, player, holding, settled);
  }
  for (const place of HOLDERS) {
    const holding = spec[place];
    if (holding !== undefined) deal(move, id, place === 'treasury' ? id : place, holding, settled);
  }
  const presidents = certificatesOf(move.state, id).find((each) => each.kind === 'president')?.at;
  const president = presidents !== undefined && isPlayer(presidents) ? presidents : null;
  const { status, turns, loans, size, par, price, cash, charter } = spec;
  updateCompany(move, id, {
    president,
    ...(status ? { status } : president && companyOf(move.state, id).status !== 'floated' ? { status: 'floated' } : {}),
    ...(turns === undefined ? {} : { turns }),
    ...(loans === undefined ? {} : { loans }),
    ...(size === undefined ? {} : { size }),
  });
  if (price !== undefined) {
    removeMarker(move, id);
    const cell = cellFor(move.state, price);
    placeMarker(move, id, cell);
    const shown = factsOf(move.state).market.cells[cell]?.price ?? 0;
    updateCompany(move, id, { par: par ?? companyOf(move.state, id).par ?? shown });
  } else if (par !== undefined) updateCompany(move, id, { par });
  if (cash !== undefined) setCash(move, id, cash);
  if (spec.trains !== undefined) {
    for (const each of move.state.trains) if (each.at === id) changeTrain(move, each.id, { at: 'out' });
    for (const name of words(spec.trains)) takeTrain(move, name, id);
  }
  if (spec.tokens !== undefined) {
    removeAllTokens(move, id);
    dropReservation(move, id);
    const places = words(spec.tokens);
    for (const place of places) {
      const [hex, city] = place.split('/');
      addToken(move, id, hex ?? '', Number(city ?? 0));
    }
    const tokens = factsOf(move.state).companies[id]?.tokens ?? [];
    updateCompany(move, id, { tokens: tokens.slice(places.length) });
  }
  if (charter) updateCompany(move, id, { tokens: charter });
};

const setBoard = (move: Move, { tiles = {}, marks = {} }: Circumstances): void => {
  const laid = Object.entries(tiles).map(([hex, text]) => {
    const [tile, rotation] = text.split('/');
    return [hex, { tile: tile ?? '', rotation: Number(rotation ?? 0) as 0 }] as const;
  });
  const { board } = move.state;
  update(move, {
    board: { ...board, tiles: { ...board.tiles, ...Object.fromEntries(laid) }, marks: { ...board.marks, ...marks } },
  });
};

const setTrains = (move: Move, { depot, trainPool }: Circumstances): void => {
  if (depot !== undefined) {
    const at = move.state.trains.findIndex((each) => each.at === 'depot' && each.name === depot);
    const before = new Set(move.state.trains.slice(0, at < 0 ? undefined : at).map((each) => each.id));
    update(move, {
      trains: move.state.trains.map((each) =>
        before.has(each.id) && each.at === 'depot' ? { ...each, at: 'out' } : each,
      ),
    });
  }
  for (const name of words(trainPool)) takeTrain(move, name, 'pool');
};

export const position = (
  title: string,
  companies: Readonly<Record<CompanyId, CompanyPosition>> = {},
  about: Circumstances = {},
): State => {
  const { players = 3, options, rulings, fixed, seed = 1 } = about;
  const game = newGame({
    title,
    players: seatNames(players).map((id) => ({ id, name: id.slice(1) })),
    seed,
    seating: 'asSeated',
    ...(options ? { options } : {}),
    ...(rulings ? { rulings } : {}),
    ...(fixed ? { fixed } : {}),
  });
  const move = newMove(begin(game).state);
  setBoard(move, about);
  setTrains(move, about);
  for (const [id, spec] of Object.entries(companies)) setCompany(move, id, spec);
  for (const [player, amount] of Object.entries(about.cash ?? {})) setCash(move, player, amount);
  for (const [id, owner] of Object.entries(about.privates ?? {}))
    updatePrivate(move, id, owner === 'closed' ? { closed: true, owner: null } : { owner });
  const { phase, priority, round, own, agenda } = about;
  update(move, {
    ...(phase === undefined ? {} : { phase }),
    ...(priority === undefined ? {} : { priority }),
    ...(round === undefined ? {} : { round: { ...move.state.round, ...round } }),
    ...(own === undefined ? {} : { own: { ...move.state.own, ...own } }),
  });
  if (agenda) update(move, { agenda: typeof agenda === 'function' ? agenda(move.state) : agenda });
  if (!about.still) settle(move);
  return move.state;
};

/** What a player or place holds: `P+10+5`. */
export const holding = (state: State, place: Place, company: CompanyId): string =>
  certificatesAt(state, place, company)
    .map((each) => (each.kind === 'president' ? 'P' : String(each.percent)))
    .sort((a, b) => (a === 'P' ? -1 : b === 'P' ? 1 : Number(b) - Number(a)))
    .join('+');
