/** An auction that is going on: who leads, and what would come of it if nobody bid more. */
import type { Option, State } from '@roundhouse/engine';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import parts from './parts.module.css';
import { companyAsked } from './describe.ts';
import { contestOf } from './lastBid.ts';
import { Lot } from './Lot.tsx';
import { onesOf } from './options.ts';
import { OutcomeIfLast } from './OutcomeIfLast.tsx';

/** A company is about to be put up for auction, or has been and waits for the company that pays. */
const leadsToSale = (options: readonly Option[], state: State): boolean =>
  onesOf(options, 'choose', 'actFor').some(({ action, refusal }) => {
    if (refusal) return false;
    if (action.type === 'actFor') return companyAsked(state) !== action.company;
    const next = forecastOf(state, action)?.next;
    return next !== undefined && contestOf(next) !== null;
  });

export const RunningAuction = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT('later');
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
