/** Positions of 18CZ in one line. */
import {
  type Action,
  cellOf,
  certificatesAt,
  type CompanyFrame,
  type CompanyId,
  type Frame,
  type HexId,
  newMove,
  newPlayerRound,
  type Place,
  type PlayerId,
  type Rotation,
  settle,
  type State,
  stepHandle,
} from '@roundhouse/engine';
import { judgeRuns, runsFromConnections } from '@roundhouse/routes';
import { type Circumstances, type CompanyPosition, position } from '../../../test/support/index.ts';
import { routeProblem } from '../index.ts';
import { routeProblems } from '../rules/running.ts';
import { bestOf } from '../rules/runs.ts';
import { roundTrack } from '../modes.ts';
import { stockTurnFrame } from '../rules/stockTurn.ts';
import { STEP } from '../steps.ts';

export type Companies = Readonly<Record<CompanyId, CompanyPosition>>;

export interface About extends Circumstances {
  /** The side a card shows: `{ '3d-0': '3+3d' }`. */
  readonly sides?: Readonly<Record<string, string>>;
  /** Common price of the locals. */
  readonly localPrice?: number;
  /** Companies still to come in this round. */
  readonly next?: readonly CompanyId[];
  readonly revenue?: number;
  /** More of the step's own data. */
  readonly frame?: Readonly<Record<string, number | boolean>>;
}

/** Seats in order of the letters, whatever the seed. */
const SEATED = { peerDraw: true };

const ALL_LOCALS = ['S', 'M', 'L'].flatMap((size) => [1, 2, 3, 4, 5, 6].map((row) => `${size}${row}`));

const marker = (price: number | undefined): number =>
  price === undefined
    ? 2
    : roundTrack({ title: '18CZ', players: 3, options: {}, rulings: {} }).prices.indexOf(price) + 1;

/** Locals that the position does not name are gone. */
const locals = (about: About): Circumstances['privates'] => {
  const gone: Record<string, 'closed'> = {};
  const known = (about.players ?? 3) === 2 ? ALL_LOCALS.filter((id) => Number(id.slice(1)) <= 3) : ALL_LOCALS;
  if (!about.options?.['moravia'] && !about.options?.['tutorial']) for (const id of known) gone[id] = 'closed';
  return { ...gone, ...about.privates };
};

/** In the tutorial companies are dealt, not bought: the position keeps their players. */
const dealt = (state: State, about: About): State['companies'] => {
  if (about.options?.['tutorial'] !== true) return state.companies;
  const { companies } = position(
    '18CZ',
    {},
    { players: about.players ?? 3, options: about.options, rulings: SEATED, still: true },
  );
  return Object.fromEntries(
    Object.entries(state.companies).map(([id, each]) => {
      const president = companies[id]?.president ?? null;
      return [id, { ...each, president, status: president ? ('floated' as const) : ('waiting' as const) }];
    }),
  );
};

export const positionOf = (companies: Companies, about: About, agenda: readonly Frame[], kind: string): State => {
  const { sides = {}, localPrice, next: _next, revenue: _revenue, frame: _frame, ...rest } = about;
  const still = position('18CZ', companies, {
    ...rest,
    rulings: { ...SEATED, ...about.rulings },
    privates: locals(about),
    round: { kind, set: 2, number: 1, of: 1, ...about.round },
    own: { operatingRounds: marker(localPrice), ...about.own },
    agenda,
    still: true,
  });
  const trains = still.trains.map((each) => ({ ...each, side: sides[each.id] ?? each.side }));
  const move = newMove({ ...still, trains, companies: dealt(still, about) });
  if (!about.still) settle(move);
  return move.state;
};

/** A stock turn of a player, in the second stock round unless said otherwise. */
export const stockTurn = (player: PlayerId, companies: Companies, about: About = {}): State =>
  positionOf(companies, about, [STEP.stockRound.frame(newPlayerRound(player)), stockTurnFrame(player)], 'stock');

/** Everybody has passed but this player. */
export const lastStockTurn = (player: PlayerId, companies: Companies, about: About = {}): State =>
  positionOf(
    companies,
    about,
    [STEP.stockRound.frame({ ...newPlayerRound(player), passes: (about.players ?? 3) - 1 }), stockTurnFrame(player)],
    'stock',
  );

const STEPS = ['home', 'track', 'station', 'run', 'dividend', 'absorb', 'trains', 'locals'] as const;
type TurnStep = (typeof STEPS)[number];

/** A company's turn at one of its steps. */
export const turn = (company: CompanyId, step: TurnStep, companies: Companies, about: About = {}): State =>
  positionOf(
    companies,
    about,
    [
      STEP.operatingRound.frame({ operated: [company], field: [company, ...(about.next ?? [])] }),
      STEP.operatingTurn.frame({
        company,
        begun: STEPS.indexOf(step) + 1,
        ...(about.revenue === undefined ? {} : { revenue: about.revenue }),
      }),
      stepHandle<CompanyFrame>(step).frame({ company, ...about.frame }),
    ],
    'operating',
  );

/** An operating round that begins with these companies, in this order. */
export const operatingRound = (field: readonly CompanyId[], companies: Companies, about: About = {}): State =>
  positionOf(companies, about, [STEP.operatingRound.frame({ operated: [], field })], 'operating');

export const pass = (by: PlayerId): Action => ({ type: 'pass', by });
export const yes = (by: PlayerId): Action => ({ type: 'answer', by, accept: true });
export const refuse = (by: PlayerId): Action => ({ type: 'answer', by, accept: false });
export const payOut = (by: PlayerId): Action => ({ type: 'dividend', by, kind: 'pay' });
export const withhold = (by: PlayerId): Action => ({ type: 'dividend', by, kind: 'withhold' });
export const draft = (by: PlayerId, local: string, price: number): Action => ({
  type: 'buyPrivate',
  by,
  private: local,
  price,
});
export const start = (by: PlayerId, company: CompanyId, cell: number): Action => ({
  type: 'par',
  by,
  company,
  cell: `0,${cell}`,
});
export const lay = (by: PlayerId, hex: HexId, tile: string, rotation: number, power?: string): Action => ({
  type: 'layTile',
  by,
  hex,
  tile,
  rotation: rotation as Rotation,
  ...(power === undefined ? {} : { power }),
});
export const station = (by: PlayerId, hex: HexId, city = 0): Action => ({ type: 'placeToken', by, hex, city });
export const absorb = (by: PlayerId, company: CompanyId, target: CompanyId, price: number): Action => ({
  type: 'merge',
  by,
  company,
  with: target,
  price,
});
export const buyLocal = (by: PlayerId, company: CompanyId, local: string, price: number): Action => ({
  type: 'buyPrivate',
  by,
  private: local,
  price,
  for: company,
});
export const sellLocal = (by: PlayerId, local: string, price: number): Action => ({
  type: 'sellPrivate',
  by,
  private: local,
  price,
});
export const discard = (by: PlayerId, company: CompanyId, train: string): Action => ({
  type: 'discardTrain',
  by,
  company,
  train,
});
export const repay = (by: PlayerId): Action => ({ type: 'repayLoan', by, count: 1 });

/** A card of the bank, by the side that is bought. */
export const buyCard = (
  state: State,
  by: PlayerId,
  side: string,
  price: number,
  from: 'depot' | 'pool' = 'depot',
): Action => {
  const letter = side.slice(-1);
  const card = state.trains.find((each) => each.at === from && each.name.endsWith(letter));
  if (!card) throw new Error(`no card ${letter} in the ${from}`);
  return { type: 'buyTrain', by, train: card.id, from, price, side };
};
export const buyFrom = (by: PlayerId, seller: CompanyId, train: string, price: number): Action => ({
  type: 'buyTrain',
  by,
  train,
  from: seller,
  price,
});

const certificateOf = (state: State, place: Place, company: CompanyId, president: boolean): string => {
  const found = certificatesAt(state, place, company).find((each) => (each.kind === 'president') === president);
  if (!found) throw new Error(`${place} has no such certificate of ${company}`);
  return found.id;
};
export const buy = (state: State, by: PlayerId, company: CompanyId, from: Place = 'ipo'): Action => ({
  type: 'buyShares',
  by,
  company,
  certificates: [certificateOf(state, from, company, false)],
});
/** So many single shares; with `director`, the director certificate as well, in part or whole. */
export const sell = (state: State, by: PlayerId, company: CompanyId, percent: number, director = false): Action => {
  const singles = certificatesAt(state, by, company).filter((each) => each.kind !== 'president');
  const unit = certificatesAt(state, 'ipo', company)[0]?.percent ?? singles[0]?.percent ?? 25;
  const certificates = director
    ? [certificateOf(state, by, company, true)]
    : singles.slice(0, percent / (singles[0]?.percent ?? unit)).map((each) => each.id);
  return { type: 'sellShares', by, company, certificates, percent };
};

/** Sides of the trains at a place. */
export const trainsOf = (state: State, place: string): string =>
  state.trains
    .filter((each) => each.at === place)
    .map((each) => each.side)
    .join(' ');

export const indexOf = (state: State, company: CompanyId): number => cellOf(state, company)?.column ?? -1;

/** What the best runs of a company earn. */
export const bestIncome = (state: State, company: CompanyId): number => bestOf(routeProblems(state, company)).revenue;

/** What these runs earn, each a list of stretches; or why they are refused. */
export const incomeOf = (
  state: State,
  company: CompanyId,
  runs: Readonly<Record<string, readonly (readonly HexId[])[]>>,
): number | string => {
  const problem = routeProblem(state, company);
  const lists = Object.entries(runs).map(([train, connections]) => ({ train, connections }));
  const paths = runsFromConnections(problem, lists);
  if (!paths) return 'noTrack';
  const judged = judgeRuns(problem, paths);
  return judged.ok ? judged.revenue : judged.refusal.key;
};

/** `C8 C10 C12` as stretches between neighbouring stops; plain hexes are joined with a dash: `C14-C16-C18-C20`. */
export const line = (text: string): readonly (readonly HexId[])[] => {
  const stops = text.split(' ');
  return stops.slice(1).map((stretch, index) => {
    const from = stops[index]?.split('-').at(-1) ?? '';
    return [from, ...stretch.split('-')];
  });
};
