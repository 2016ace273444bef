/** Bids, and privates bought from the bank; privates traded between players and companies are folded away. */
import { type Option, type PriceOffer, type State } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import { Row } from './Act.tsx';
import { consequenceOf } from './consequences.ts';
import css from './Decision.module.css';
import { actionLabel, hexName } from './describe.ts';
import { Effects } from './Effects.tsx';
import { keyOf, onesOf, pricesOf } from './options.ts';
import { Price } from './Price.tsx';

/** So many refusals may stand there; more are folded away. */
const FEW = 4;

const TYPES = ['bid', 'buyPrivate', 'sellPrivate'] as const;

/** Something that changes hands between people, not from the bank. */
const isTrade = (option: Option, state: State): boolean => {
  if (!('action' in option)) return false;
  const { action } = option;
  if (action.type === 'sellPrivate') return true;
  return action.type === 'buyPrivate' && (state.privates[action.private]?.owner ?? null) !== null;
};

export const Auction = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const mine = options.filter((each) => !isTrade(each, state));
  return <Offers options={mine} state={state} label={t('section.auction')} />;
};

/** Trades in privates: a rarer thing, below everything else. */
export const Trades = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const mine = options.filter((each) => isTrade(each, state));
  const open = mine.filter((each) => !each.refusal).length;
  if (open === 0) return null;
  return (
    <details className={css.shut}>
      <summary>{t('section.trades', { count: open })}</summary>
      <Offers options={mine} state={state} label={t('section.trades', { count: open })} />
    </details>
  );
};

const Offers = ({
  options,
  state,
  label: name,
}: {
  readonly options: readonly Option[];
  readonly state: State;
  readonly label: string;
}) => {
  const t = useT();
  const voice = useVoice();
  const ones = onesOf(options, ...TYPES);
  const prices = pricesOf(options, ...TYPES);
  const shut = ones.filter((each) => each.refusal);
  if (ones.length + prices.length === 0) return null;
  const label = (action: PriceOffer['action']): ReactNode => {
    if (action.type === 'bid') {
      const company = voice.facts.companies[action.item];
      const remarks =
        (company && voice.title.remarks?.(state, action.item))?.map((each) => voice.refusal({ rule: '', ...each })) ??
        [];
      const power = voice.facts.privates[action.item]?.power?.[voice.language];
      return (
        <>
          {company ? <>{voice.chip(action.item)} </> : null}
          <b>{company ? voice.companyName(action.item) : voice.thing(action.item)}</b>
          {action.hex !== undefined && <small> {hexName(voice, action.hex)}</small>}
          {remarks.length > 0 && <small className={css.power}>{remarks.join(' · ')}</small>}
          {power !== undefined && <small className={css.power}>{power}</small>}
        </>
      );
    }
    if (action.type === 'buyPrivate' || action.type === 'sellPrivate') {
      const { owner } = state.privates[action.private] ?? { owner: null };
      const facts = voice.facts.privates[action.private];
      const other = action.type === 'sellPrivate' ? action.to : owner;
      return (
        <>
          <b>{voice.privateName(action.private)}</b>
          {other !== null && other !== undefined && <small> {voice.holder(other)}</small>}
          {facts && <small> {t('private.revenue', { amount: voice.money(facts.revenue) })}</small>}
          {facts?.power && <small className={css.power}>{facts.power[voice.language]}</small>}
        </>
      );
    }
    return '';
  };
  const row = (option: (typeof ones)[number]) => {
    const found = option.refusal ? null : consequenceOf(state, option.action);
    return (
      <Row
        key={keyOf(option)}
        option={option}
        label={label(option.action)}
        effect={found && <Effects of={found} brief />}
        button={actionLabel(option.action, state, voice, t)}
      />
    );
  };
  return (
    <div role="group" aria-label={name}>
      <ul className={css.rows}>
        {ones.filter((each) => !each.refusal).map(row)}
        {prices.map((each) => (
          <Price
            key={keyOf(each)}
            offer={each}
            state={state}
            label={label(each.action)}
            button={(price) => actionLabel({ ...each.action, price }, state, voice, t)}
          />
        ))}
        {shut.length <= FEW && shut.map(row)}
      </ul>
      {shut.length > FEW && (
        <details className={css.shut}>
          <summary>{t('section.notNow', { count: shut.length })}</summary>
          <ul className={css.rows}>{shut.map(row)}</ul>
        </details>
      )}
    </div>
  );
};
