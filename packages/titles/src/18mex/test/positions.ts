/** Positions of 18MEX in one line. */
import {
  type Action,
  type ActionOf,
  certificatesAt,
  type CompanyFrame,
  type CompanyId,
  type End,
  factsOf,
  type Frame,
  newPlayerRound,
  type Place,
  type PlayerId,
  type Rotation,
  type Run,
  shapeAt,
  type State,
  stepHandle,
} from '@roundhouse/engine';
import { type Circumstances, type CompanyPosition, position } from '../../../test/support/index.ts';
import { STEP } from '../steps.ts';
import '../index.ts';

type Companies = Readonly<Record<CompanyId, CompanyPosition>>;

const GONE: Companies = {
  A: { status: 'closed', tokens: '' },
  B: { status: 'closed', tokens: '' },
  C: { status: 'closed', tokens: '' },
};
const NO_PRIVATES = { MCAR: 'closed', KCMO: 'closed', MIR: 'closed', MNR: 'closed' } as const;

/** All seven companies are sold and gone unless the position says otherwise. */
export const positionOf = (companies: Companies, about: Circumstances, agenda: readonly Frame[], kind: string): State =>
  position(
    '18MEX',
    { ...GONE, ...companies },
    {
      phase: '4',
      ...about,
      privates: { ...NO_PRIVATES, ...about.privates },
      round: { kind, set: 2, number: 1, of: 1, ...about.round },
      agenda,
    },
  );

/** A normal stock turn of a player, in the second stock round. */
export const stockTurn = (player: PlayerId, companies: Companies, about: Circumstances = {}): State =>
  positionOf(
    companies,
    about,
    [STEP.stockRound.frame(newPlayerRound(player)), STEP.stockTurn.frame({ player })],
    'stock',
  );

/** The end of a stock round: everybody has passed but this player. */
export const lastStockTurn = (player: PlayerId, companies: Companies, about: Circumstances = {}): State =>
  positionOf(
    companies,
    about,
    [
      STEP.stockRound.frame({ ...newPlayerRound(player), passes: (about.players ?? 3) - 1 }),
      STEP.stockTurn.frame({ player }),
    ],
    'stock',
  );

const STEPS = ['track', 'station', 'run', 'dividend', 'retire', 'trains'] as const;
type TurnStep = (typeof STEPS)[number];

interface Turn extends Circumstances {
  /** Companies still to come in this round. */
  readonly next?: readonly CompanyId[];
  readonly revenue?: number;
  /** More of the step's own data. */
  readonly frame?: Readonly<Record<string, number | boolean>>;
}

/** A major's turn at one of its steps. */
export const majorTurn = (company: CompanyId, step: TurnStep, companies: Companies, about: Turn = {}): State => {
  const { next = [], revenue, frame = {}, ...rest } = about;
  return positionOf(
    companies,
    rest,
    [
      STEP.operatingRound.frame({ operated: [company], field: [company, ...next] }),
      STEP.operatingTurn.frame({
        company,
        begun: STEPS.indexOf(step) + 1,
        ...(revenue === undefined ? {} : { revenue }),
      }),
      stepHandle<CompanyFrame>(step).frame({ company, ...frame }),
    ],
    'operating',
  );
};

/** An operating round that begins with these companies in the field. */
export const operatingRound = (field: readonly CompanyId[], companies: Companies, about: Circumstances = {}): State =>
  positionOf(companies, about, [STEP.operatingRound.frame({ operated: [], field })], 'operating');

/** The sale at the start of the game; companies that are already sold are named with their owners. */
export const sale = (
  player: PlayerId,
  sold: Readonly<Record<string, PlayerId>> = {},
  about: Circumstances & { readonly bids?: Readonly<Record<string, Readonly<Record<PlayerId, number>>>> } = {},
): State => {
  const { bids = {}, own, ...rest } = about;
  const minors: Record<string, CompanyPosition> = {};
  const privates: Record<string, PlayerId> = {};
  for (const [item, owner] of Object.entries(sold)) {
    if (item === 'A' || item === 'B' || item === 'C') minors[item] = { [owner]: 'P' };
    else privates[item] = owner;
  }
  return position('18MEX', minors, {
    ...rest,
    privates,
    own: { ...own, bids },
    agenda: [STEP.stockRound.frame(newPlayerRound(player)), STEP.privateSale.frame({ player })],
  });
};

/** Where a marker stands. */
export const cellOfMarker = (state: State, company: CompanyId): string | undefined => state.market.at[company];

const pickOf = (state: State, place: Place, company: CompanyId, what: string): readonly string[] => {
  const left = [...certificatesAt(state, place, company)];
  return what.split('+').map((each) => {
    const at = left.findIndex(({ kind, percent }) =>
      each === 'P' ? kind === 'president' : kind !== 'president' && percent === Number(each),
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (!found) throw new Error(`${place} has no ${each} of ${company}`);
    return found.id;
  });
};

/** `sellOf(state, '@A', 'MEX', '10+10')`; half of the president's certificate: `sellOf(state, '@A', 'MEX', 'P', 10)`. */
export const sellOf = (state: State, by: PlayerId, company: CompanyId, what: string, percent?: number): Action => {
  const certificates = [...pickOf(state, by, company, what)];
  const sum = certificatesAt(state, by, company)
    .filter((each) => certificates.includes(each.id))
    .reduce((total, each) => total + each.percent, 0);
  return { type: 'sellShares', by, company, certificates, percent: percent ?? sum };
};

/** 5% sold against a 5% certificate of the open market. */
export const sellFiveWithChange = (state: State, by: PlayerId, given = '10'): Action => ({
  type: 'sellShares',
  by,
  company: 'NdM',
  certificates: [...pickOf(state, by, 'NdM', given)],
  percent: 5,
  exchange: pickOf(state, 'pool', 'NdM', '5')[0] ?? '',
});

export const buyOf = (state: State, by: PlayerId, company: CompanyId, from: Place, percent = 10): Action => ({
  type: 'buyShares',
  by,
  company,
  certificates: [...pickOf(state, from, company, String(percent))],
});

/** 5% bought with a 5% certificate for a 10% one of the open market. */
export const buyFiveWithChange = (state: State, by: PlayerId): Action => ({
  type: 'buyShares',
  by,
  company: 'NdM',
  certificates: [...pickOf(state, 'pool', 'NdM', '10')],
  exchange: pickOf(state, by, 'NdM', '5')[0] ?? '',
});

export const pass = (by: PlayerId): Action => ({ type: 'pass', by });
export const bid = (by: PlayerId, item: string, price: number): Action => ({ type: 'bid', by, item, price });
export const take = (by: PlayerId, item: string, price: number): ActionOf<'buyPrivate'> => ({
  type: 'buyPrivate',
  by,
  private: item,
  price,
});
export const yes = (by: PlayerId): Action => ({ type: 'answer', by, accept: true });
export const no = (by: PlayerId): Action => ({ type: 'answer', by, accept: false });
export const pay = (by: PlayerId): Action => ({ type: 'dividend', by, kind: 'pay' });
export const withhold = (by: PlayerId): Action => ({ type: 'dividend', by, kind: 'withhold' });
export const lay = (by: PlayerId, hex: string, tile: string, rotation: number, power?: string): Action => ({
  type: 'layTile',
  by,
  hex,
  tile,
  rotation: rotation as Rotation,
  ...(power === undefined ? {} : { power }),
});

/** The next train of the depot, or one of the pool or of a company, by name. */
export const buyTrain = (state: State, by: PlayerId, name: string, from: string, price: number): Action => {
  const found = state.trains.find((each) => each.at === from && each.name === name);
  if (!found) throw new Error(`no ${name}-train at ${from}`);
  return { type: 'buyTrain', by, train: found.id, from, price };
};

/** Names of the trains at a place. */
export const trainsOf = (state: State, place: string): string =>
  state.trains
    .filter((each) => each.at === place)
    .map((each) => each.name + (each.obsolete ? '*' : ''))
    .join(' ');

/**
 * A run in words: stops with their node, plain hexes between them. `M12/1 M12/0 N11 P11/0` goes from the port of Tampico
 * over the city and N11 to Puebla.
 */
export const runThrough = (state: State, train: string, text: string): Run => {
  const { track } = factsOf(state);
  const places = text.split(/\s+/).map((each) => {
    const [hex = '', node] = each.split('/');
    return { hex, node: node === undefined ? undefined : Number(node) };
  });
  const towards = (from: string, to: string): number => (track.map.neighbours[from] ?? []).indexOf(to);
  const isEnd = (end: End, node: number | undefined, edge: number): boolean =>
    'node' in end ? end.node === node : end.edge === edge;
  const pieceIn = (
    hex: string,
    a: readonly [number | undefined, number],
    b: readonly [number | undefined, number],
  ): string => {
    const found = shapeAt(track, state.board, hex).paths.findIndex(
      (path) => (isEnd(path.a, ...a) && isEnd(path.b, ...b)) || (isEnd(path.a, ...b) && isEnd(path.b, ...a)),
    );
    return `${hex}/${found}`;
  };
  const stops: string[] = [];
  const links: string[][] = [];
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    const { hex, node } = place;
    const previous = before && before.hex !== hex ? towards(hex, before.hex) : -1;
    const link = links.at(-1);
    if (node === undefined) {
      const next = places[index + 1];
      link?.push(pieceIn(hex, [undefined, previous], [undefined, next ? towards(hex, next.hex) : -1]));
      continue;
    }
    if (before)
      link?.push(
        before.hex === hex
          ? pieceIn(hex, [before.node, -1], [node, -1])
          : pieceIn(hex, [undefined, previous], [node, -1]),
      );
    stops.push(`${hex}/${node}`);
    const next = places[index + 1];
    if (next) links.push(next.hex === hex ? [] : [pieceIn(hex, [node, -1], [undefined, towards(hex, next.hex)])]);
  }
  return { train, stops, links };
};

/** Player B with eleven certificates that count, five players. */
export const ELEVEN = {
  MEX: { price: 75, '@A': 'P', '@B': '10+10+10+10' },
  SPM: { price: 75, '@A': 'P', '@B': '10+10+10+10' },
  TM: { price: 75, '@A': 'P', '@B': '10+10+10' },
} as const;
