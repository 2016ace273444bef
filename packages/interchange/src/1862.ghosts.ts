/**
 * 1862: on 18xx.games the trains of a company that went bankrupt still bear its name. They are offered to the others, so
 * that a director is asked about trains although there is nothing to buy here.
 */
import { cashOf, type CompanyId, type Frame, frameOf, type State, topFrame, trainFacts } from '@roundhouse/engine';
import { inReceivership, lnerFormed, typeRefusal, typeOf, usedPrice } from '@roundhouse/titles/1862';
import type { ExportContext } from './adapter.ts';

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
    return before.phase !== after.phase && !warranty && trainFacts(after, name).rustsOn?.includes(after.phase) === true;
  };
  context.memory.set(
    GHOSTS,
    [...ghostsOf(context), ...fresh].filter((each) => !rusts(each)),
  );
};

const isOffered = (state: State, company: CompanyId, { train: id, owner }: Ghost): boolean => {
  const train = state.trains.find((each) => each.id === id);
  if (!train || owner === company || inReceivership(state, owner)) return false;
  return !typeRefusal(state, company, typeOf(train.side)) && usedPrice(state, train) <= cashOf(state, company);
};

const companyOnTurn = (state: State): CompanyId | undefined => {
  const company = frameOf<Frame>(state, 'turn')?.['company'];
  return typeof company === 'string' ? company : undefined;
};

const BEFORE_TRAINS = ['build', 'station', 'run', 'dividend', 'trains'];

/** The company whose director is asked there about trains, and was not, or no longer, asked here. */
export const askedAboutGhosts = (context: ExportContext, before: State, after: State): CompanyId | undefined => {
  const company = companyOnTurn(before);
  if (company === undefined || lnerFormed(after) || !BEFORE_TRAINS.includes(topFrame(before)?.step ?? ''))
    return undefined;
  const { status, president } = after.companies[company] ?? {};
  if (status !== 'floated' || !president) return undefined;
  const stage = companyOnTurn(after) === company ? frameOf<Frame>(after, 'turn')?.['stage'] : 'end';
  if (frameOf(after, 'trains') || !['redeem', 'acquire', 'end'].includes(String(stage))) return undefined;
  return ghostsOf(context).some((ghost) => isOffered(after, company, ghost)) ? company : undefined;
};
