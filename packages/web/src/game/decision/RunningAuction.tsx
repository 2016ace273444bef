/** An auction that is going on: who leads, and what would come of it if nobody bid more. */
import { type Action, type Option, priceOf, type State } from '@roundhouse/engine';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { laterPart } from '../later.tsx';
import parts from './parts.module.css';
import { companyAsked } from './describe.ts';
import { Effects } from './Effects.tsx';
import { onesOf } from './options.ts';
import { contestOf, outcomeIfLast } from './lastBid.ts';

const Lot = laterPart(({ Lot: Part }) => Part);

/** The end of the auction for everybody, if this is the last bid. */
export const OutcomeIfLast = ({ state, action }: { readonly state: State; readonly action: Action }) => {
  const t = useT();
  const formatter = useFormatter();
  const found = outcomeIfLast(state, action);
  const contest = contestOf(state);
  if (!found) return null;
  const winner = action.type === 'bid' ? action.by : contest?.leader;
  const item = action.type === 'bid' ? action.item : companyAsked(state);
  // The round goes on at once; what becomes of others there is no matter of this auction.
  const concerned = (holder: string): boolean =>
    state.companies[holder] === undefined || holder === item || state.companies[holder].president === winner;
  const unsold = winner === null && (item === null || !found.closed.includes(item));
  const free = winner !== null && winner !== undefined && (action.type === 'bid' ? action.price : contest?.price) === 0;
  const price = item !== null && priceOf(state, item) === 0 ? priceOf(found.after, item) : 0;
  return (
    <span className={parts.outcome} data-outcome={action.type}>
      <small>{action.type === 'pass' ? t('contest.ifPass') : t('contest.ifLast')}</small>{' '}
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

/** A company is about to be put up for auction, or has been and waits for the company that pays. */
const leadsToSale = (options: readonly Option[], state: State): boolean =>
  onesOf(options, 'choose', 'actFor').some(({ action, refusal }) => {
    if (refusal) return false;
    if (action.type === 'actFor') return companyAsked(state) !== action.company;
    const next = forecastOf(state, action)?.next;
    return next !== undefined && contestOf(next) !== null;
  });

export const RunningAuction = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  const contest = contestOf(state);
  const [pass] = onesOf(options, 'pass');
  if (!contest)
    return leadsToSale(options, state) ? (
      <div className={parts.note}>
        <Lot state={state} />
      </div>
    ) : null;
  return (
    <div className={parts.note} data-contest="">
      <Lot state={state} toBid />
      {contest.leader === null
        ? t('contest.nobody')
        : t('contest.leads', { ...formatter.who(contest.leader), price: formatter.money(contest.price) })}
      {pass && !pass.refusal && <OutcomeIfLast state={state} action={pass.action} />}
    </div>
  );
};
