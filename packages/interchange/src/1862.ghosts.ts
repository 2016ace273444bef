/**
 * 1862: on 18xx.games the trains of a company that went bankrupt still bear its name. They are offered to the others, so
 * that a director is asked about trains although there is nothing to buy here.
 */
import {
  cashOf,
  type CompanyId,
  type Frame,
  frameOf,
  leftDepot,
  type State,
  topFrame,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { inReceivership, lnerFormed, typeRefusal, typeOf, usedPrice } from '@roundhouse/titles/1862';
import type { Context, ExportContext } from './adapter.ts';

interface Ghost {
  readonly train: string;
  readonly owner: CompanyId;
  /** A train under warranty never rusts once nobody runs it. */
  readonly warranty: boolean;
}

const GHOSTS = '1862 ghosts';

const ghostsOf = ({ memory }: ExportContext): readonly Ghost[] =>
  (memory.get(GHOSTS) as readonly Ghost[] | undefined) ?? [];

const wasClosed = (before: State, after: State, company: CompanyId): boolean =>
  before.companies[company]?.status === 'floated' && after.companies[company]?.status !== 'floated';

/** Trains that left the game with their company, less those that rust meanwhile. */
export const noteGhosts = (context: ExportContext, before: State, after: State): void => {
  const gone = before.trains.filter(
    ({ id, at }) => wasClosed(before, after, at) && after.trains.some((each) => each.id === id && each.at === 'out'),
  );
  // In its last turn a warranty was used up.
  const spent = before.round.kind === 'operating' && topFrame(before)?.step !== 'trains' ? 1 : 0;
  const fresh = gone.map(({ id, at, warranties }): Ghost => ({ train: id, owner: at, warranty: warranties > spent }));
  if (fresh.length === 0 && before.phase === after.phase) return;
  const rusts = ({ train, warranty }: Ghost): boolean => {
    const name = train.replace(/-\d+$/, '');
    return before.phase !== after.phase && !warranty && trainFacts(after, name).rustsOn.includes(after.phase);
  };
  context.memory.set(
    GHOSTS,
    [...ghostsOf(context), ...fresh].filter((each) => !rusts(each)),
  );
};

const isOffered = (state: State, company: CompanyId, cash: number, { train: id, owner }: Ghost): boolean => {
  const train = state.trains.find((each) => each.id === id);
  if (!train || owner === company || inReceivership(state, owner)) return false;
  return !typeRefusal(state, company, typeOf(train.side)) && usedPrice(state, train) <= cash;
};

export const companyOnTurn = (state: State): CompanyId | undefined => {
  const company = frameOf<Frame>(state, 'turn')?.['company'];
  return typeof company === 'string' ? company : undefined;
};

const BEFORE_TRAINS = ['build', 'station', 'run', 'dividend'];

/** Left the game because it could not pay for a train, not because of its price. */
const couldNotPay = (before: State, after: State, company: CompanyId): boolean =>
  wasClosed(before, after, company) &&
  trainsAt(before, company).length === 0 &&
  columnOf(before, company) > FALLS_AT_MOST;

/** A turn without a run costs two cells. */
const FALLS_AT_MOST = 2;

const columnOf = (state: State, company: CompanyId): number => Number(state.market.at[company]?.split(',')[1] ?? 0);

/** The company whose director is asked there about trains, and was not, or no longer, asked here. */
export const askedAboutGhosts = (context: ExportContext, before: State, after: State): CompanyId | undefined => {
  const company = companyOnTurn(before);
  const step = topFrame(before)?.step ?? '';
  if (company === undefined || lnerFormed(after) || !(step === 'trains' || BEFORE_TRAINS.includes(step)))
    return undefined;
  const offered = (state: State, cash: number): CompanyId | undefined =>
    ghostsOf(context).some((ghost) => isOffered(state, company, cash, ghost)) ? company : undefined;
  // Money was raised, or could not be, without a question.
  const raised = frameOf<Frame>(after, 'trains')?.['raised'] === true;
  if (step !== 'trains' && (raised || couldNotPay(before, after, company)))
    return offered(before, cashOf(before, company));
  const { status, president } = after.companies[company] ?? {};
  if (status !== 'floated' || !president || frameOf(after, 'trains')) return undefined;
  const stage = companyOnTurn(after) === company ? frameOf<Frame>(after, 'turn')?.['stage'] : 'end';
  return typeof stage === 'string' && ['redeem', 'acquire', 'end'].includes(stage)
    ? offered(after, cashOf(after, company))
    : undefined;
};

/** Trains that are out of the game before their time. Whose they were cannot be seen any more. */
const ghostsIn = (state: State): readonly Ghost[] =>
  state.trains
    .filter(({ at, name }) => at === 'out' && !trainFacts(state, name).rustsOn?.some((group) => hasBegun(state, group)))
    .map(({ id }) => ({ train: id, owner: '', warranty: false }));

const hasBegun = (state: State, group: string): boolean => leftDepot(state, group) > 0;

const turnKey = ({ round }: State, company: CompanyId): string => `${round.set}.${round.number} ${company}`;
const PASSED = '1862 passed trains';
const GHOST_PASS = '1862 ghost pass';

/** A pass about trains that were offered here too. */
export const noteTrainsPassed = ({ state, memory }: Context, company: CompanyId): void => {
  memory.set(PASSED, turnKey(state, company));
};

/** Whether a recorded pass, met after the step of trains, is about trains that nobody owns here: one in a turn. */
export const isGhostPass = ({ state, memory }: Context, company: CompanyId, id: unknown): boolean => {
  const key = turnKey(state, company);
  const known = memory.get(GHOST_PASS) as { readonly key: string; readonly id: unknown } | undefined;
  if (memory.get(PASSED) === key || lnerFormed(state) || (known?.key === key && known.id !== id)) return false;
  const cash = cashOf(state, company);
  if (!ghostsIn(state).some((ghost) => isOffered(state, company, cash, ghost))) return false;
  memory.set(GHOST_PASS, { key, id });
  return true;
};
