/** Bids, and privates bought from the bank; privates traded between players and companies are folded away. */
import { type Action, type ActionOf, askedFor, isCompanyLot, type Option, type State } from '@roundhouse/engine';
import { Fragment, type ReactNode } from 'react';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Act, Row } from './Act.tsx';
import { BidUpTo } from './BidUpTo.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import { OutcomeIfLast } from './OutcomeIfLast.tsx';
import css from './Auction.module.css';
import parts from './parts.module.css';
import { actionLabel } from './describe.ts';
import { Effects } from './Effects.tsx';
import { Figures } from './Hints.tsx';
import { contestOf } from './lastBid.ts';
import { companyOfLot, labelOfLot, lotOf, powerOfLot } from './lotLabel.tsx';
import { keyOf, type OfType, onesOf, type PriceOption, pricesOf } from './options.ts';
import { Price } from './Price.tsx';
import { Refused } from './Refused.tsx';
import { StartBids } from './StartBids.tsx';
import { isTrade } from './trade.ts';

/** What stands beside a field for an amount is no longer than this, in letters. */
const FEW_WORDS = 40;

const TYPES = ['bid', 'buyPrivate', 'sellPrivate'] as const;

type LotType = (typeof TYPES)[number];
type Lot = ActionOf<LotType>;

const isLot = (action: Action): action is Lot => (TYPES as readonly string[]).includes(action.type);

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
  // Where the step asks for nothing else, nothing is folded away: privates are contributed to a bid.
  const only = askedFor(state).every((type) => type === 'pass' || type === 'buyPrivate' || type === 'sellPrivate');
  const offers = (
    <>
      <Figures options={mine} state={state} onlyFor />
      <Offers options={mine} state={state} label={t('section.trades', { count: open })} />
    </>
  );
  if (only) return offers;
  return (
    <details className={parts.shut}>
      <summary>{t('section.trades', { count: open })}</summary>
      {offers}
    </details>
  );
};

/** A bid that starts a company which can be started anywhere. */
const startsAnywhere = (action: Action, state: State, { facts }: Formatter): boolean =>
  action.type === 'bid' &&
  action.hex === undefined &&
  contestOf(state) === null &&
  state.round.kind === 'stock' &&
  state.companies[action.item]?.status === 'available' &&
  facts.companies[action.item]?.home.length === 0;

/** What several lots in a row are good for is said once, over all of them. */
const sharedPower = ([before, power, after]: readonly (string | undefined)[]): {
  readonly heading: ReactNode;
  readonly own: string | undefined;
} => {
  if (power === undefined || power === '' || (power !== before && power !== after))
    return { heading: null, own: power };
  const heading = power !== before && (
    <li className={css.shared} data-remark="">
      {power}
    </li>
  );
  return { heading, own: undefined };
};

/** A refused lot needs no more than its name. */
const RefusedLots = ({
  of,
  state,
}: {
  readonly of: readonly (OfType<LotType> | PriceOption)[];
  readonly state: State;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const nameOf = (action: Lot): ReactNode =>
    action.type === 'bid' && isCompanyLot(state, action.item)
      ? formatter.chip(action.item)
      : formatter.privateName(lotOf(action));
  return (
    <Refused
      of={of.flatMap((each) =>
        each.refusal && isLot(each.action)
          ? [
              {
                key: keyOf(each as Option),
                what: t(`refused.${each.action.type}`),
                label: nameOf(each.action),
                refusal: each.refusal,
              },
            ]
          : [],
      )}
    />
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
  const formatter = useFormatter();
  const ones = onesOf(options, ...TYPES);
  const all = pricesOf(options, ...TYPES);
  if (ones.length + all.length === 0) return null;
  const prices = all.filter((each) => !each.refusal);
  const starts = prices.filter((each) => startsAnywhere(each.action, state, formatter));
  const open = ones.filter((each) => !each.refusal);
  const lots = prices.filter((each) => !starts.includes(each));
  /** What can be bought outright or bid for is one thing: it has one row. */
  const outright = (item: string): (typeof ones)[number] | undefined =>
    item === '' || lots.filter((each) => lotOf(each.action) === item).length !== 1
      ? undefined
      : open.find((each) => lotOf(each.action) === item);
  const twofold = new Set(lots.flatMap((each) => outright(lotOf(each.action)) ?? []));
  const powersAround = (all: readonly (OfType<LotType> | PriceOption)[], at: number) =>
    [at - 1, at, at + 1].map((each) => all[each] && powerOfLot(all[each].action, state, formatter));
  const row = (option: (typeof ones)[number], at: number, all: readonly (typeof ones)[number][]) => {
    const found = forecastOf(state, option.action);
    const { heading, own } = sharedPower(powersAround(all, at));
    return (
      <Fragment key={keyOf(option)}>
        {heading}
        <Row
          action={option.action}
          label={labelOfLot(option.action, state)}
          effect={
            <>
              {own !== undefined && <small className={css.power}>{own}</small>}
              {found && <Effects of={found} brief />}
            </>
          }
          button={actionLabel(option.action, state, formatter, t)}
        />
      </Fragment>
    );
  };
  /** What is bid again by itself, where more is meant than the least. */
  const upTo = (action: ActionOf<'bid'>) => (price: number) => (
    <BidUpTo state={state} by={action.by} item={action.item} price={price} />
  );
  const priced = (each: (typeof prices)[number], at: number, all: readonly (typeof prices)[number][]) => {
    const { heading, own } = sharedPower(powersAround(all, at));
    const bought = outright(lotOf(each.action));
    return (
      <Fragment key={keyOf(each)}>
        {heading}
        <Price
          offer={each}
          state={state}
          label={labelOfLot(each.action, state)}
          tail={own}
          // Where a company is at home takes a few words; what else is to be known of it takes lines, as a power does.
          beside={companyOfLot(each.action, state, formatter) && (own?.length ?? 0) <= FEW_WORDS ? 'tail' : undefined}
          among={all.length}
          lead={
            bought && (
              <Act action={bought.action} primary>
                {actionLabel(bought.action, state, formatter, t)}
              </Act>
            )
          }
          button={(price) => actionLabel({ ...each.action, price }, state, formatter, t)}
          {...(each.action.type === 'bid' ? { more: upTo(each.action) } : {})}
          {...(contestOf(state) && each.action.type === 'bid'
            ? { outcome: (action: Action) => <OutcomeIfLast state={state} action={action} /> }
            : {})}
        />
      </Fragment>
    );
  };
  const refused = <RefusedLots of={[...ones, ...all]} state={state} />;
  // What cannot be done stands elsewhere: a group without anything in it is read out all the same.
  if (open.length === 0 && prices.length === 0) return refused;
  return (
    <div role="group" aria-label={name}>
      <ul className={parts.rows}>
        {open.filter((each) => !twofold.has(each)).map(row)}
        {starts.length > 0 && (
          <StartBids
            prices={starts}
            state={state}
            button={(each, price) => actionLabel({ ...each.action, price }, state, formatter, t)}
          />
        )}
        {lots.map(priced)}
      </ul>
      {refused}
    </div>
  );
};
