/** At what price a company starts: all prices in a line; the one that is picked says what it costs and what the treasury gets. */
import { capitalAt, cashOf, type State } from '@roundhouse/engine';
import { costOf, forecastOf } from '@roundhouse/engine/models/forecast';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Act, useAct } from './Act.tsx';
import type { OfType } from './options.ts';
import css from './ParPicker.module.css';

type ParOption = OfType<'par'>;

/** What the company has when it floats: paid in full by the bank, or what its shares brought so far. */
const useTerms = (state: State): ((option: ParOption) => string) => {
  const t = useT();
  const formatter = useFormatter();
  return ({ action }) => {
    const found = forecastOf(state, action);
    const { floatPercent = 0 } = formatter.facts.companies[action.company] ?? {};
    const floats = found?.floated.includes(action.company) === true;
    const price = formatter.facts.market.cells[action.cell]?.price ?? 0;
    const now = found ? cashOf(found.after, action.company) : 0;
    const treasury = (floats ? null : capitalAt(formatter.facts.companies[action.company], price)) ?? now;
    return [
      floats ? t('effect.floats') : floatPercent > 0 ? t('par.floatsAt', { percent: floatPercent }) : '',
      treasury > 0 ? t('par.treasury', { amount: formatter.money(treasury) }) : '',
    ]
      .filter((each) => each !== '')
      .join(DOT);
  };
};

export const ParPicker = ({ options, state }: { readonly options: readonly ParOption[]; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  const terms = useTerms(state);
  const { preview } = useAct();
  const [picked, setPicked] = useState<string | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  // What starts the company comes into sight with its price.
  useEffect(() => {
    if (picked !== null) box.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  const at = options.findIndex(({ action }) => action.cell === picked);
  const chosen = options[at];
  const priceOf = ({ action }: ParOption): number => formatter.facts.market.cells[action.cell]?.price ?? 0;
  const costs = (option: ParOption): number => costOf(forecastOf(state, option.action), option.action.by);
  const start = (): void => box.current?.querySelector<HTMLElement>('[data-act=par]')?.click();
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    if (event.key === 'Enter' && chosen) start();
    else if (step === 0) return;
    else {
      const next = (at + step + options.length) % options.length;
      setPicked(options[next]?.action.cell ?? null);
      event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={css.picker} ref={box}>
      <span
        className={css.prices}
        role="radiogroup"
        data-joins=""
        aria-label={t('par.prices', { company: options[0]?.action.company ?? '' })}
        onKeyDown={key}
      >
        {options.map((option, index) => {
          const { action } = option;
          const is = index === at;
          return (
            <button
              key={action.cell}
              type="button"
              role="radio"
              aria-checked={is}
              tabIndex={is || (at < 0 && index === 0) ? 0 : -1}
              data-par={`${action.company} ${action.cell}`}
              title={[t('shares.pay', { cost: formatter.money(costs(option)) }), terms(option)].join(DOT)}
              {...preview(action)}
              // Pressed once more, it starts the company: a double click is enough.
              onClick={() => (is ? start() : setPicked(action.cell))}
            >
              {formatter.number(priceOf(option))}
            </button>
          );
        })}
      </span>
      {!chosen && (
        <small className={css.what} aria-hidden="true">
          {t('par.choose')}
        </small>
      )}
      {chosen && (
        <span className={css.chosen}>
          <Act action={chosen.action} primary>
            {t('shares.startAt', {
              company: chosen.action.company,
              price: formatter.money(priceOf(chosen)),
              cost: formatter.money(costs(chosen)),
            })}
          </Act>
          <small>{terms(chosen)}</small>
        </span>
      )}
    </span>
  );
};
