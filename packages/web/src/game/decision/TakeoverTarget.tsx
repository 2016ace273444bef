/** What a company is bought for: who answers for it, its trains and its money. */
import { cashOf, type State, trainsAt } from '@roundhouse/engine';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';

export const TakeoverTarget = ({ company, state }: { readonly company: string; readonly state: State }) => {
  const t = useT('later');
  const formatter = useFormatter();
  const trains = trainsAt(state, company);
  return (
    <small data-target={company}>
      {[
        formatter.holder(state.companies[company]?.president),
        t('lot.trains', { count: trains.length, trains: trains.map(({ side }) => side).join(', ') }),
        formatter.term('assets.treasury', { cash: formatter.money(cashOf(state, company)) }),
      ].join(DOT)}
    </small>
  );
};
