/** Trains: bought from the bank, the pool and other companies; given up; turned. */
import { type ActionOf, factsOf, type Option, type State } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import { Row } from './Act.tsx';
import { type Consequence, consequenceOf, costOf } from './consequences.ts';
import css from './Decision.module.css';
import { companyOnTurn } from './describe.ts';
import { Effects } from './Effects.tsx';
import { keyOf, onesOf, pricesOf } from './options.ts';
import { Price } from './Price.tsx';

const sideOf = (state: State, id: string): string => state.trains.find((each) => each.id === id)?.side ?? id;

/** The word for the type of a side, where trains are of several. */
const kindOf = (state: State, side: string): string | undefined =>
  factsOf(state)
    .trains.flatMap((each) => [each, ...each.sides])
    .find((each) => each.name === side)?.kind;

export const Trains = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const voice = useVoice();
  const ones = onesOf(options, 'buyTrain', 'discardTrain', 'turnTrain');
  const prices = pricesOf(options, 'buyTrain');
  const company = companyOnTurn(state);
  if (ones.length + prices.length === 0) return null;
  const label = (action: ActionOf<'buyTrain' | 'discardTrain' | 'turnTrain'>): ReactNode => {
    const side =
      action.type === 'discardTrain' ? sideOf(state, action.train) : (action.side ?? sideOf(state, action.train));
    const kind = kindOf(state, side);
    const from = action.type === 'buyTrain' ? action.from : '';
    const warranties = action.type === 'buyTrain' ? (action.warranties ?? 0) : 0;
    const isCompany = voice.facts.companies[from] !== undefined;
    const told = [
      ...(kind === undefined ? [] : [voice.term(`term.${kind}`)]),
      ...(from === '' || isCompany ? [] : [voice.term(`place.${from}`)]),
      ...(warranties > 0 ? [t('train.warranties', { count: warranties })] : []),
    ];
    return (
      <>
        <b className={css.train}>{side}</b> <small>{told.join(' · ')}</small> {isCompany && voice.chip(from)}
      </>
    );
  };
  /** Warranties are paid on top of the train. */
  const warranted = (action: ActionOf<'buyTrain'>, found: Consequence | null): number =>
    (action.warranties ?? 0) > 0 && company !== null ? Math.max(action.price, costOf(found, company)) : action.price;
  const open = ones.filter((each) => !each.refusal);
  const shut = ones.filter((each) => each.refusal);
  const row = (option: (typeof ones)[number]) => {
    const { action } = option;
    const found = option.refusal ? null : consequenceOf(state, action);
    return (
      <Row
        key={keyOf(option)}
        option={option}
        label={
          <>
            {label(action)}
            {option.remark && <small> {voice.refusal({ rule: '', ...option.remark })}</small>}
          </>
        }
        effect={found && <Effects of={found} without={action.type === 'turnTrain' ? [] : [company ?? '']} told />}
        button={
          action.type === 'buyTrain'
            ? t('act.buyTrain', { price: voice.money(warranted(action, found)) })
            : t(`act.${action.type}`, { side: action.type === 'turnTrain' ? action.side : '' })
        }
      />
    );
  };
  return (
    <div role="group" aria-label={t('section.trains')}>
      <ul className={css.rows}>
        {open.map(row)}
        {prices.map((each) => (
          <Price
            key={keyOf(each)}
            offer={each}
            state={state}
            label={each.action.type === 'buyTrain' ? label(each.action) : ''}
            button={(price) => t('act.buyTrain', { price: voice.money(price) })}
          />
        ))}
        {shut.map(row)}
      </ul>
    </div>
  );
};
