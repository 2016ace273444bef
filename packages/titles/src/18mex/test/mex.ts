/** Positions of 18MEX in one line. */
import { type CompanyId, type Frame, playerRoundFrame, type PlayerId, type State } from '@roundhouse/engine';
import { type Circumstances, type CompanyPosition, position } from '../../../test/support/index.ts';
import '../index.ts';

type Companies = Readonly<Record<CompanyId, CompanyPosition>>;

const GONE: Companies = { A: { status: 'closed' }, B: { status: 'closed' }, C: { status: 'closed' } };
const NO_PRIVATES = { MCAR: 'closed', KCMO: 'closed', MIR: 'closed', MNR: 'closed' } as const;

/** All seven companies are sold and gone unless the position says otherwise. */
const later = (companies: Companies, about: Circumstances, agenda: readonly Frame[], kind: string): State =>
  position(
    '18MEX',
    { ...GONE, ...companies },
    {
      phase: '4',
      ...about,
      privates: { ...NO_PRIVATES, ...about.privates },
      round: { kind, set: 2, number: 1, of: kind === 'stock' ? 1 : 2, ...about.round },
      agenda,
    },
  );

/** A normal stock turn of a player, in the second stock round. */
export const stockTurn = (player: PlayerId, companies: Companies, about: Circumstances = {}): State =>
  later(companies, about, [playerRoundFrame('stockRound', player), { step: 'stockTurn', player }], 'stock');

/** The end of a stock round: everybody has passed but this player. */
export const lastStockTurn = (player: PlayerId, companies: Companies, about: Circumstances = {}): State =>
  later(
    companies,
    about,
    [
      { ...playerRoundFrame('stockRound', player), passes: (about.players ?? 3) - 1 },
      { step: 'stockTurn', player },
    ],
    'stock',
  );

const STEPS = ['majorTrack', 'station', 'majorRun', 'dividend', 'retire', 'trains'] as const;
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
  return later(
    companies,
    rest,
    [
      { step: 'operatingRound', operated: [company], field: [company, ...next] },
      { step: 'majorTurn', company, begun: STEPS.indexOf(step) + 1, ...(revenue === undefined ? {} : { revenue }) },
      { step, company, ...frame },
    ],
    'operating',
  );
};

/** An operating round that begins with these companies in the field. */
export const operatingRound = (field: readonly CompanyId[], companies: Companies, about: Circumstances = {}): State =>
  later(companies, about, [{ step: 'operatingRound', operated: [], field }], 'operating');

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
    agenda: [playerRoundFrame('stockRound', player), { step: 'saleTurn', player }],
  });
};

/** Where a marker stands. */
export const cellOfMarker = (state: State, company: CompanyId): string | undefined => state.market.at[company];
