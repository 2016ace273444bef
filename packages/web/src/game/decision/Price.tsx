/** A decision with a price in a range: steps, the keyboard, the least and the most. */
import { type Action, CONSENT, isAt, type PriceOffer, type State } from '@roundhouse/engine';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { focusDecision } from '../focus.ts';
import { Act, RowButton, RowHead, StepButton } from './Act.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import css from './Price.module.css';
import parts from './parts.module.css';
import { Effects } from './Effects.tsx';

/** Whether somebody else is asked before it is done. */
export const isProposal = (offer: PriceOffer, state: State): boolean => {
  const found = forecastOf(state, withPrice(offer, offer.min));
  return found !== null && isAt(found.next, CONSENT);
};

/** Whether players sell to their own company. */
const isOwn = ({ action }: PriceOffer, state: State): boolean =>
  action.type === 'buyPrivate' && state.privates[action.private]?.owner === action.by;

/** So many prices are too many to be shown with all that belongs to them. */
const MANY = 3;

const withPrice = (offer: PriceOffer, price: number): Action => ({ ...offer.action, price });

export const Price = ({
  offer,
  state,
  label,
  button,
  outcome,
  tail,
  beside,
  among = 1,
  lead,
  more,
}: {
  readonly offer: PriceOffer;
  readonly state: State;
  /** What is priced. */
  readonly label: ReactNode;
  readonly button: (price: number) => ReactNode;
  /** What it would come to in the end, where that takes others. */
  readonly outcome?: (action: Action) => ReactNode;
  /** What it is good for: in the line of the price. */
  readonly tail?: string | undefined;
  /** What is short enough to stand beside the price where room is scarce: all that is said, or only what follows the name. */
  readonly beside?: 'all' | 'tail' | undefined;
  /** How many prices there are to choose from: of many, each has one line and what comes of it is said when it is changed. */
  readonly among?: number;
  /** What can be done about the same thing without naming a price. */
  readonly lead?: ReactNode;
  /** What else can be done with a price above the least. */
  readonly more?: (price: number) => ReactNode;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const [id, head] = [useId(), useId()];
  const { min, max, step } = offer;
  const proposal = isProposal(offer, state);
  // What another would have to agree to has no usual price: none is put into anybody's mouth. One's own private goes for the most.
  const usual = proposal && min < max ? null : isOwn(offer, state) ? max : min;
  const [wanted, setWanted] = useState<number | null>(usual);
  const said = tail !== undefined && tail !== '';
  const few = among < MANY;
  const roomy = few && min < max;
  const open = few || (wanted !== null && wanted !== usual);
  const fit = (price: number): number => Math.min(max, Math.max(min, min + Math.round((price - min) / step) * step));
  const fitted = wanted === null ? null : fit(wanted);
  const action = fitted === null ? null : withPrice(offer, fitted);
  const effect = action && forecastOf(state, action);
  const stepTo = (price: number | null): { readonly to: string | null; readonly onStep: () => void } => ({
    to: price === null ? null : formatter.money(price),
    onStep: () => setWanted(price),
  });
  const deal = useRef<HTMLSpanElement>(null);
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // Leaving keeps what stands there; what was usual comes back after it.
      focusDecision();
      setWanted(usual);
    } else if (event.key !== 'Enter') {
      // A letter is no sum: the browser would take it for one and wipe out what stands there.
      if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault();
      return;
    }
    // A sum that cannot be is first made one that can: nobody offers what they have not seen.
    else if (wanted === fitted) deal.current?.querySelector<HTMLElement>('[data-part=price] ~ [data-act]')?.click();
    else setWanted(fitted);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li
      className={`${parts.row} ${css.priced}`}
      data-part="row"
      data-option={offer.action.type}
      data-roomy={roomy || undefined}
      data-beside={roomy ? undefined : beside}
    >
      <label id={head} className={parts.label} data-part="label" htmlFor={id}>
        {label}
      </label>
      {said && <small className={css.goodFor}>{tail}</small>}
      {min < max && (
        <small className={css.range}>
          {t('price.range', { min: formatter.money(min), max: formatter.money(max) })}
        </small>
      )}
      <RowHead value={head}>
        <span ref={deal} className={css.deal}>
          {lead}
          {min < max && (
            <span className={parts.price} data-part="price">
              {roomy && (
                <StepButton
                  aria-label={t('price.less')}
                  {...stepTo(fitted === null || fitted <= min ? null : fit(fitted - step))}
                >
                  −
                </StepButton>
              )}
              <input
                id={id}
                type="number"
                inputMode="numeric"
                min={min}
                max={max}
                step={step}
                value={wanted ?? ''}
                placeholder={t('price.none')}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setWanted(event.target.value === '' ? null : Number(event.target.value))}
                onBlur={() => setWanted(fitted)}
                onKeyDown={key}
              />
              {roomy && (
                <StepButton
                  aria-label={t('price.more')}
                  {...stepTo(fitted === null ? min : fitted >= max ? null : fit(fitted + step))}
                >
                  +
                </StepButton>
              )}
            </span>
          )}
          {action && fitted !== null ? (
            <Act action={action}>
              {proposal ? t('act.propose', { price: formatter.money(fitted) }) : button(fitted)}
            </Act>
          ) : (
            <RowButton disabled>{t('act.proposeWhat')}</RowButton>
          )}
          {fitted !== null && fitted > min && more?.(fitted)}
        </span>
      </RowHead>
      {open && action && (outcome ? outcome(action) : effect && <Effects of={effect} brief worth="own" />)}
    </li>
  );
};
