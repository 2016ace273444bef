/** New companies that are started by a bid: first which company, then how much. */
import type { PriceOffer, State } from '@roundhouse/engine';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { About } from './About.tsx';
import { OutcomeIfLast } from './OutcomeIfLast.tsx';
import css from './StartBids.module.css';
import parts from './parts.module.css';
import type { PriceOption } from './options.ts';
import { CompanyPicker } from './CompanyPicker.tsx';
import { Price } from './Price.tsx';

const itemOf = ({ action }: PriceOffer): string => ('item' in action ? action.item : '');

export const StartBids = ({
  prices,
  state,
  button,
}: {
  readonly prices: readonly PriceOption[];
  readonly state: State;
  readonly button: (offer: PriceOffer, price: number) => ReactNode;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const items = [...new Set(prices.map(itemOf))];
  const [chosen, setChosen] = useState(items[0] ?? '');
  const item = items.includes(chosen) ? chosen : (items[0] ?? '');
  return (
    <li className={css.startBids} data-start-bids="">
      <CompanyPicker label={t('start.which')} companies={items} chosen={item} onPick={setChosen} />
      <ul className={parts.rows}>
        {prices
          .filter((each) => itemOf(each) === item)
          .map((each) => (
            <Price
              key={`${item} ${each.min}`}
              offer={each}
              state={state}
              label={
                <>
                  {formatter.chip(item)} <About company={item} state={state} />
                </>
              }
              button={(price) => button(each, price)}
              outcome={(action) => <OutcomeIfLast state={state} action={action} />}
            />
          ))}
      </ul>
    </li>
  );
};
