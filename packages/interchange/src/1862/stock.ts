/** 1862: what a player may do in their turn of a stock round on 18xx.games, and who is asked at all. */
import {
  type ActionType,
  cashOf,
  cellsInZone,
  certificatesAt,
  certificatesCounted,
  type CompanyId,
  companyOf,
  decider,
  isAt,
  offers,
  type PlayerId,
  type State,
  titleOf,
} from '@roundhouse/engine';
import { fullPrice, phaseOfCompany, soldNow, STEP } from '@roundhouse/titles/1862';
import { offeredOnSite } from '../asked.ts';

/** Companies that had not been founded when the LNER formed are gone; those that fail later are listed on. */
export const isRemoved = (state: State, company: CompanyId): boolean => {
  const { status, tokens } = companyOf(state, company);
  return status === 'closed' && tokens.length === 0;
};

/** There a director's certificate alone in the pool is looked at like any other share, and then refused. */
const seesDirectors = (state: State, player: PlayerId): boolean =>
  Object.values(state.companies).some(({ id }) => {
    const [paper, ...more] = certificatesAt(state, 'pool', id);
    if (!paper || more.length > 0 || paper.kind !== 'president') return false;
    const cost = (paper.percent / 10) * fullPrice(state, id);
    return cost <= cashOf(state, player) && !soldNow.get(state)[player]?.includes(id);
  });

const DIRECTORS_SHARES = 3;

/** There anybody who could pay the lowest par is shown the companies that are not founded, whether they can be or not. */
const seesUnfounded = (state: State, player: PlayerId): boolean => {
  const lowest = Math.min(...cellsInZone(state, 'par').map(({ price }) => price));
  return (
    cashOf(state, player) >= DIRECTORS_SHARES * lowest &&
    Object.keys(phaseOfCompany.get(state)).some(
      (id) =>
        !['started', 'floated'].includes(companyOf(state, id).status) &&
        !isRemoved(state, id) &&
        !soldNow.get(state)[player]?.includes(id),
    )
  );
};

/** Without passing. */
const stockActions = (state: State, player: PlayerId): readonly string[] => {
  const offered = offeredOnSite(state).filter((type) => type !== 'pass');
  const held = certificatesCounted(state, player);
  const limit = titleOf(state).certificateLimit(state);
  if (held > limit && offered.includes('sell_shares')) return ['sell_shares'];
  if (held >= limit) return offered.filter((type) => type === 'sell_shares');
  return [
    ...(offered.includes('buy_shares') || seesDirectors(state, player) ? ['buy_shares'] : []),
    ...(seesUnfounded(state, player) ? ['par'] : []),
    ...offered.filter((type) => type === 'sell_shares'),
  ];
};

/** Whether there are any: one kind is enough, and what is seen at a glance comes before what has to be listed. */
const hasStockActions = (state: State, player: PlayerId): boolean => {
  const isOffered = (type: ActionType): boolean => offers(state, type).length > 0;
  const mayHaveMore = certificatesCounted(state, player) < titleOf(state).certificateLimit(state);
  if (mayHaveMore && (seesUnfounded(state, player) || seesDirectors(state, player))) return true;
  return isOffered('sellShares') || (mayHaveMore && isOffered('buyShares'));
};

/** What may be done; above the limit nothing but selling. */
export const stockPossibilities = (state: State, player: PlayerId): readonly string[] => {
  const can = stockActions(state, player);
  const mustSell = certificatesCounted(state, player) > titleOf(state).certificateLimit(state);
  return can.length === 0 || (mustSell && can.includes('sell_shares')) ? can : [...can, 'pass'];
};

/** A player who can do nothing else than pass is not asked there. */
export const isAsked = (state: State): boolean => {
  const player = decider(state);
  if (isAt(state, STEP.stockTurn)) return player !== null && hasStockActions(state, player);
  if (!isAt(state, STEP.parliamentTurn)) return true;
  return offers(state).some((each) => each.kind !== 'one' || each.action.type !== 'pass');
};
