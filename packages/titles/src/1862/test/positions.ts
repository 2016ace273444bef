/** Positions of 1862 in one readable line. Four players; L&D, N&S, Y&N and W&F are not in play. */
import {
  type Action,
  changeTrain,
  type CompanyId,
  type Frame,
  type FrameData,
  newMove,
  newPlayerRound,
  percentAt,
  type Place,
  type PlayerId,
  priceOf,
  settle,
  type State,
  stepNameOf,
} from '@roundhouse/engine';
import { type Circumstances, type CompanyPosition, position } from '../../../test/support/index.ts';
import '../index.ts';
import { chartered, homesPlaced, permits } from '../rules/slots.ts';
import { type Stage, turnFrame, type OperatingTurnFrame } from '../rules/operatingTurn.ts';
import { TYPES, type TrainType } from '../trains.ts';
import { STEP } from '../steps.ts';

const ORDER = [
  'E&H',
  'ECR',
  'ENR',
  'ESR',
  'EUR',
  'FDR',
  'I&B',
  'L&E',
  'L&H',
  'N&B',
  'N&E',
  'NGC',
  'SVR',
  'WNR',
  'WVR',
  'WStI',
];
const REMOVED = ['L&D', 'N&S', 'Y&N', 'W&F'];

/** Trains are written as their sides, a star for each warranty: `2L* 3F`. */
const GROUP: Readonly<Record<string, string>> = {
  '1F': 'A',
  '2L': 'A',
  '2E': 'A',
  '2F': 'B',
  '2/3L': 'B',
  '2/3E': 'B',
  '3F': 'C',
  '3L': 'C',
  '3E': 'C',
  '5F': 'D',
  '4L': 'D',
  '4E': 'D',
  '6F': 'E',
  '4/5L': 'E',
  '4/5E': 'E',
  '7F': 'F',
  '5L': 'F',
  '5E': 'F',
  '8F': 'G',
  '5/6L': 'G',
  '5/6E': 'G',
  '9F': 'H',
  '6L': 'H',
  '6E': 'H',
};

export interface Founded extends CompanyPosition {
  /** Still under its charter: shares not listed are in the initial offering. */
  readonly chartered?: boolean;
  readonly permits?: readonly TrainType[];
}

export type Companies = Readonly<Record<CompanyId, Founded>>;

/** What is not said of a founded company: price 100, a turn behind it, unsold shares on its charter. */
const founded = (
  id: CompanyId,
  { chartered: _charter, permits: _permits, trains: _trains, ...spec }: Founded,
): CompanyPosition => {
  return { price: 100, par: 100, turns: 1, cash: 0, ...spec };
};

const restToCharter = (state: State, companies: Companies): State => ({
  ...state,
  certificates: Object.fromEntries(
    Object.entries(state.certificates).map(([id, list]) => {
      const spec = companies[id];
      const own = spec !== undefined && spec.chartered !== true && spec.status !== 'available';
      return [id, own ? list.map((each) => (each.at === 'ipo' ? { ...each, at: id } : each)) : list];
    }),
  ),
});

/** A game to take draws from: the first three of the order have their permits, everybody may run everything unless said. */
export const positionOf = (companies: Companies, about: Circumstances = {}): State => {
  const dealt = Object.fromEntries(ORDER.map((id) => [id, [TYPES[0]]]));
  const { agenda, still, own, ...rest } = about;
  const bare = position(
    '1862',
    Object.fromEntries(Object.entries(companies).map(([id, spec]) => [id, founded(id, spec)])),
    {
      players: 4,
      fixed: { order: ORDER, removed: REMOVED, permits: dealt },
      ...rest,
      still: true,
    },
  );
  const move = newMove(restToCharter(bare, companies));
  chartered.set(
    move,
    Object.keys(companies).filter((id) => companies[id]?.chartered === true),
  );
  homesPlaced.set(
    move,
    Object.keys(companies).filter((id) => (companies[id]?.tokens ?? '') !== ''),
  );
  permits.set(move, {
    ...dealt,
    ...Object.fromEntries(Object.entries(companies).map(([id, spec]) => [id, spec.permits ?? TYPES])),
  });
  for (const [id, { trains = '' }] of Object.entries(companies))
    for (const name of trains.split(' ').filter((each) => each !== '')) {
      const side = name.replace(/\*+$/, '');
      const card = move.state.trains.find(
        (each) => each.name === GROUP[side] && (each.at === 'depot' || each.at === 'out'),
      );
      if (!card) throw new Error(`no train for ${side}`);
      changeTrain(move, card.id, { at: id, side, warranties: name.length - side.length });
    }
  let { state } = move;
  state = { ...state, own: { ...state.own, ...own } };
  if (agenda) state = { ...state, agenda: typeof agenda === 'function' ? agenda(state) : agenda };
  const after = newMove(state);
  if (still !== true) settle(after);
  return after.state;
};

export const stockTurn = (player: PlayerId, companies: Companies, about: Circumstances = {}): State =>
  positionOf(companies, {
    round: { kind: 'stock', set: 2, number: 1, of: 1 },
    agenda: [STEP.stockRound.frame(newPlayerRound(player)), STEP.stockTurn.frame({ player, sold: [] })],
    ...about,
  });

export const parliamentTurn = (player: PlayerId, companies: Companies = {}, about: Circumstances = {}): State =>
  positionOf(companies, {
    round: { kind: 'parliament', set: 2, number: 1, of: 1 },
    agenda: [STEP.parliament.frame({ ...newPlayerRound(player), won: [] }), STEP.parliamentTurn.frame({ player })],
    ...about,
  });

export interface OnTurn extends Circumstances {
  readonly operated?: readonly CompanyId[];
  readonly turn?: Partial<FrameData<OperatingTurnFrame>>;
  readonly rounds?: number;
}

/** The turn of a company from a stage on. */
export const onTurn = (
  company: CompanyId,
  stage: Stage,
  companies: Companies,
  { operated = [], turn = {}, rounds = 2, ...about }: OnTurn = {},
): State =>
  positionOf(companies, {
    round: { kind: 'operating', set: 2, number: 1, of: rounds },
    agenda: (): readonly Frame[] => [
      STEP.operatingRound.frame({ operated: [...operated, company], field: null }),
      STEP.operatingTurn.frame({ ...turnFrame(company), stage, ...turn }),
    ],
    ...about,
  });

export const pass = (by: PlayerId): Action => ({ type: 'pass', by });
export const shares = (state: State, place: Place, company: CompanyId): number => percentAt(state, place, company) / 10;
export const price = (state: State, company: CompanyId): number => priceOf(state, company);
export const top = (state: State): string | undefined => stepNameOf(state.agenda.at(-1));

/** So many shares of a company sold. */
export const sale = (state: State, by: PlayerId, company: CompanyId, count: number): Action => {
  const held = (state.certificates[company] ?? []).filter(({ at }) => at === by);
  const ordinary = held.filter(({ kind }) => kind !== 'president').map(({ id }) => id);
  const directors = held.filter(({ kind }) => kind === 'president').map(({ id }) => id);
  const certificates = count > ordinary.length ? [...ordinary, ...directors] : ordinary.slice(0, count);
  return { type: 'sellShares', by, company, certificates, percent: count * 10 };
};

/** One ordinary share bought from a place. */
export const purchase = (state: State, by: PlayerId, company: CompanyId, from: Place): Action => {
  const found = (state.certificates[company] ?? []).find(({ at, kind }) => at === from && kind !== 'president');
  return { type: 'buyShares', by, company, certificates: [found?.id ?? `${company}_1`] };
};

export const cellFor = (state: State, wanted: number): string => {
  const prices = [
    0, 7, 14, 20, 26, 31, 36, 40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100, 105, 110,
    116, 122, 128, 134, 142, 150, 158, 166, 174, 182, 191, 200,
  ];
  const at = prices.indexOf(wanted);
  if (at < 0) throw new Error(`no price ${wanted} in ${state.rules.title}`);
  return `0,${at}`;
};

export const founding = (state: State, by: PlayerId, company: CompanyId, at: number): Action => ({
  type: 'par',
  by,
  company,
  cell: cellFor(state, at),
});
export const bid = (by: PlayerId, item: CompanyId, amount: number): Action => ({
  type: 'bid',
  by,
  item,
  price: amount,
});
export const tile = (by: PlayerId, hex: string, id: string, rotation: 0 | 1 | 2 | 3 | 4 | 5): Action => ({
  type: 'layTile',
  by,
  hex,
  tile: id,
  rotation,
});
export const station = (by: PlayerId, hex: string): Action => ({ type: 'placeToken', by, hex, city: 0 });
export const merger = (
  by: PlayerId,
  company: CompanyId,
  partner: CompanyId,
  survivor: CompanyId = company,
): Action => ({ type: 'merge', by, company, with: partner, survivor });
export const choice = (by: PlayerId, chosen: string): Action => ({ type: 'choose', by, choice: chosen });
export const dividend = (by: PlayerId, kind: 'pay' | 'withhold' | 'hudson'): Action => ({ type: 'dividend', by, kind });
export const bankTrain = (state: State, by: PlayerId, side: string, warranties = 0): Action => {
  const next = state.trains.find(({ at }) => at === 'depot');
  const cost: Readonly<Record<string, number>> = { A: 100, B: 200, C: 280, D: 360, E: 500, F: 600, G: 700, H: 800 };
  return {
    type: 'buyTrain',
    by,
    train: next?.id ?? '',
    from: 'depot',
    price: cost[next?.name ?? ''] ?? 0,
    side,
    ...(warranties > 0 ? { warranties } : {}),
  };
};
export const sidesOf = (state: State, company: CompanyId): readonly string[] =>
  state.trains.filter(({ at }) => at === company).map(({ side, warranties }) => side + '*'.repeat(warranties));
