/** Positions of 1849 in one readable line. Four players, six corporations in the order of the alphabet, privates closed. */
import {
  type Action,
  type CompanyFrame,
  type CompanyId,
  type Frame,
  newPlayerRound,
  type OperatingRoundFrame,
  percentAt,
  type PlayerId,
  priceOf,
  type State,
  stepHandle,
  stepNameOf,
} from '@roundhouse/engine';
import { type Circumstances, type CompanyPosition, play, position } from '../../../test/support/index.ts';
import '../index.ts';
import { stockTurnFrame } from '../rules/stockTurn.ts';
import { STEP } from '../steps.ts';

export type Companies = Readonly<Record<CompanyId, CompanyPosition>>;

const ALL = ['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA'] as const;
const HOMES: Readonly<Record<string, string>> = { ATA: 'M13', CTL: 'E1', IFT: 'H12', RCS: 'C5', SFA: 'J6' };
const CLOSED = { SCE: 'closed', SIGI: 'closed', CNM: 'closed', SMS: 'closed', RSA: 'closed' } as const;

export interface Scene extends Circumstances {
  readonly queue?: readonly CompanyId[];
}

/** What is not said of a founded corporation: it stands at its home at 100, has operated and can build. */
const founded = (id: CompanyId, spec: CompanyPosition): CompanyPosition => ({
  price: '3,5',
  turns: 1,
  cash: 60,
  ...(HOMES[id] === undefined ? {} : { tokens: HOMES[id] }),
  ...spec,
});

export const positionOf = (companies: Companies, { queue = ALL, own, privates, ...about }: Scene = {}): State => {
  const homes = Object.fromEntries(
    Object.keys(companies).map((id) => [id, (companies[id]?.tokens ?? HOMES[id] ?? '').split(' ')[0] ?? '']),
  );
  return position('1849', Object.fromEntries(Object.entries(companies).map(([id, spec]) => [id, founded(id, spec)])), {
    players: 4,
    ...about,
    privates: { ...CLOSED, ...privates },
    own: { roster: [...queue], homeMarkers: homes, ...own },
  });
};

const stockAgenda = (player: PlayerId): readonly Frame[] => [
  STEP.stockRound.frame(newPlayerRound(player)),
  stockTurnFrame(player),
];

/** A stock round, the turn of this player. */
export const stockTurn = (player: PlayerId, companies: Companies, about: Scene = {}): State =>
  positionOf(companies, {
    round: { kind: 'stock', set: 2, number: 1, of: 1 },
    ...about,
    agenda: stockAgenda(player),
  });

const STEPS = ['track', 'station', 'run', 'dividend', 'trains', 'finance', 'lastPurchases'];
const WITH_VARIANTS = [
  'track',
  'station',
  'run',
  'dividend',
  'acquireStation',
  'eMarker',
  'trains',
  'finance',
  'bondInterest',
  'bond',
  'lastPurchases',
];

export const VARIANT_OPTIONS = { tokenAcquisition: true, bonds: true, electricDreams: true };

/** An operating round, this corporation at this step of its turn. */
export const operatingTurn = (
  company: CompanyId,
  step: string,
  companies: Companies,
  about: Scene & { readonly revenue?: number; readonly operated?: readonly CompanyId[] } = {},
): State => {
  const steps = about.options?.['electricDreams'] === true ? WITH_VARIANTS : STEPS;
  const { revenue, operated = [], ...rest } = about;
  const round: OperatingRoundFrame = STEP.operatingRound.frame({ operated: [...operated, company], field: null });
  return positionOf(companies, {
    round: { kind: 'operating', set: 2, number: 1, of: 2 },
    ...rest,
    agenda: [
      round,
      STEP.operatingTurn.frame({
        company,
        begun: steps.indexOf(step) + 1,
        ...(revenue === undefined ? {} : { revenue }),
      }),
      stepHandle<CompanyFrame>(step).frame({ company }),
    ],
  });
};

export const top = (state: State): string => stepNameOf(state.agenda.at(-1)) ?? 'over';

/** `P`, `L` and `o` of a holder. */
export const hand = (state: State, holder: string, company: CompanyId): string =>
  (state.certificates[company] ?? [])
    .filter((each) => each.at === holder)
    .map(({ kind }) => (kind === 'president' ? 'P' : kind === 'last' ? 'L' : 'o'))
    .sort((a, b) => 'PLo'.indexOf(a) - 'PLo'.indexOf(b))
    .join('');

export const poolPercent = (state: State, company: CompanyId): number => percentAt(state, 'pool', company);

export const cellAt = (state: State, company: CompanyId): string => state.market.at[company] ?? 'none';

export const price = priceOf;

/** A sale of certificates by kind: `Po` is the president's and an ordinary one. */
export const sale = (state: State, by: PlayerId, company: CompanyId, kinds: string, percent?: number): Action => {
  const taken = new Set<string>();
  const picked = [...kinds].map((letter) => {
    const kind = letter === 'P' ? 'president' : letter === 'L' ? 'last' : 'ordinary';
    const found = (state.certificates[company] ?? []).find(
      (each) => each.at === by && each.kind === kind && !taken.has(each.id),
    );
    if (!found) throw new Error(`${by} has no ${letter} of ${company}`);
    taken.add(found.id);
    return found;
  });
  const whole = picked.reduce((sum, each) => sum + each.percent, 0);
  return { type: 'sellShares', by, company, certificates: picked.map((each) => each.id), percent: percent ?? whole };
};

/** A purchase of one certificate by kind from a place. */
export const purchase = (
  state: State,
  by: PlayerId,
  company: CompanyId,
  letter: 'o' | 'L',
  from: string = company,
): Action => {
  const found = (state.certificates[company] ?? []).find(
    (each) => each.at === from && each.kind === (letter === 'L' ? 'last' : 'ordinary'),
  );
  return { type: 'buyShares', by, company, certificates: [found?.id ?? `${company}_9`] };
};

export const pass = (by: PlayerId): Action => ({ type: 'pass', by });

/** All players pass until the stock round is over. */
export const endStockRound = (state: State): State => {
  let now = state;
  while (now.round.kind === 'stock') {
    const turn = now.agenda.at(-1);
    if (!STEP.stockTurn.is(turn)) break;
    now = play(now, pass(turn['player']));
  }
  return now;
};
