/** New companies that are started by a bid: first which company, then how much. */
import type { PriceOffer, State } from '@roundhouse/engine';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import { IfLast } from './Contest.tsx';
import css from './Decision.module.css';
import type { PriceOption } from './options.ts';
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
  const voice = useVoice();
  const items = [...new Set(prices.map(itemOf))];
  const [chosen, setChosen] = useState(items[0] ?? '');
  const item = items.includes(chosen) ? chosen : (items[0] ?? '');
  return (
    <li className={css.startBids} data-start-bids="">
      <label>
        {t('start.which')}{' '}
        <select value={item} data-start="" onChange={(event) => setChosen(event.target.value)}>
          {items.map((each) => (
            <option key={each} value={each}>
              {each} · {voice.companyName(each)}
            </option>
          ))}
        </select>
      </label>
      <ul className={css.rows}>
        {prices
          .filter((each) => itemOf(each) === item)
          .map((each) => (
            <Price
              key={`${item} ${each.min}`}
              offer={each}
              state={state}
              label={
                <>
                  {voice.chip(item)} <b>{voice.companyName(item)}</b>
                </>
              }
              button={(price) => button(each, price)}
              outcome={(action) => <IfLast state={state} action={action} />}
            />
          ))}
      </ul>
    </li>
  );
};
