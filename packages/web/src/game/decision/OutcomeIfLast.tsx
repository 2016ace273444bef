/** What would come of an auction if nobody bid more. */
import { type Action, priceOf, type State } from '@roundhouse/engine';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import parts from './parts.module.css';
import { companyAsked } from './describe.ts';
import { Effects } from './Effects.tsx';
import { contestOf, outcomeIfLast } from './lastBid.ts';

/** The end of the auction for everybody, if this is the last bid. */
export const OutcomeIfLast = ({ state, action }: { readonly state: State; readonly action: Action }) => {
  const t = useT();
  const formatter = useFormatter();
  const found = outcomeIfLast(state, action);
  const contest = contestOf(state);
  if (!found) return null;
  const winner = action.type === 'bid' ? action.by : contest?.leader;
  const item = action.type === 'bid' ? action.item : companyAsked(state);
  // The round goes on at once; what happens to others there is not part of this auction.
  const concerned = (holder: string): boolean =>
    state.companies[holder] === undefined || holder === item || state.companies[holder].president === winner;
  const unsold = winner === null && (item === null || !found.closed.includes(item));
  const free = winner !== null && winner !== undefined && (action.type === 'bid' ? action.price : contest?.price) === 0;
  const price = item !== null && priceOf(state, item) === 0 ? priceOf(found.after, item) : 0;
  return (
    <span className={parts.outcome} data-outcome={action.type}>
      <small>{t(action.type === 'pass' ? 'contest.ifPass' : 'contest.ifLast', { buyer: found.buyer ?? 'none' })}</small>{' '}
      {unsold ? (
        <span className={parts.effects} data-part="effects">
          {t('contest.nothing')}
        </span>
      ) : free ? (
        <span className={parts.effects} data-part="effects">
          {t('contest.free', formatter.who(winner))}
        </span>
      ) : (
        <Effects
          // Who starts a company is worth what was paid for it.
          worth={item !== null && state.companies[item]?.status === 'floated' ? 'all' : undefined}
          of={{
            ...found,
            cash: found.cash.filter((each) => concerned(each.holder)),
            prices: found.prices.filter((each) => concerned(each.company)),
          }}
        />
      )}
      {found.inPrivates > 0 && formatter.has('contest.privates') && (
        <span className={parts.effects} data-part="effects" data-privates={found.inPrivates}>
          {formatter.term('contest.privates', { amount: formatter.money(found.inPrivates) })}
        </span>
      )}
      {item !== null && price > 0 && (
        <span className={parts.effects} data-part="effects" data-starts={price}>
          {formatter.term('contest.startsAt', { company: item, price: formatter.money(price) })}
        </span>
      )}
    </span>
  );
};
