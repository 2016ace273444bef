/** A decision with a price in a range: steps, the keyboard, the least and the most. */
import { type Action, type PriceOffer, type Refusal, type State } from '@roundhouse/engine';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import { Act, Why } from './Act.tsx';
import { consequenceOf } from './consequences.ts';
import css from './Decision.module.css';
import { Effects } from './Effects.tsx';

const withPrice = (offer: PriceOffer, price: number): Action => ({ ...offer.action, price });

export const Price = ({
  offer,
  state,
  label,
  button,
  outcome,
}: {
  readonly offer: PriceOffer & { readonly refusal?: Refusal };
  readonly state: State;
  /** What is priced; where more is said of it, it takes the range and puts it where it is read first. */
  readonly label: ReactNode | ((range: ReactNode) => ReactNode);
  readonly button: (price: number) => ReactNode;
  /** What it would come to in the end, where that takes others. */
  readonly outcome?: (action: Action) => ReactNode;
}) => {
  const t = useT();
  const voice = useVoice();
  const id = useId();
  const { min, max, step } = offer;
  const [wanted, setWanted] = useState(min);
  const fitted = Math.min(max, Math.max(min, min + Math.round((wanted - min) / step) * step));
  const action = withPrice(offer, fitted);
  const effect = offer.refusal ? null : consequenceOf(state, action);
  const range = min < max && (
    <small className={css.range}>{t('price.range', { min: voice.money(min), max: voice.money(max) })}</small>
  );
  if (offer.refusal)
    return (
      <li className={css.closed} data-option={offer.action.type}>
        <span className={css.label}>{typeof label === 'function' ? label(null) : label}</span>
        <Why refusal={offer.refusal} />
      </li>
    );
  return (
    <li className={`${css.row} ${css.priced}`} data-option={offer.action.type}>
      <label className={css.label} htmlFor={id}>
        {typeof label === 'function' ? (
          label(range)
        ) : (
          <>
            {label} {range}
          </>
        )}
      </label>
      <span className={css.price}>
        <button
          type="button"
          aria-label={t('price.less')}
          disabled={fitted <= min}
          onClick={() => setWanted(fitted - step)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={wanted}
          onChange={(event) => setWanted(Number(event.target.value))}
          onBlur={() => setWanted(fitted)}
        />
        <button
          type="button"
          aria-label={t('price.more')}
          disabled={fitted >= max}
          onClick={() => setWanted(fitted + step)}
        >
          +
        </button>
      </span>
      {outcome ? outcome(action) : effect && <Effects of={effect} brief />}
      <Act action={action}>{button(fitted)}</Act>
    </li>
  );
};
