/** Bids, and privates bought from the bank; privates traded between players and companies are folded away. */
import {
  type Action,
  type ActionOf,
  askedFor,
  bidsFor,
  type Option,
  type PriceOffer,
  type State,
} from '@roundhouse/engine';
import { Fragment, type ReactNode } from 'react';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { aboutOf } from './About.tsx';
import { Act, Row } from './Act.tsx';
import { BidUpTo } from './BidUpTo.tsx';
import { forecastOf } from '@roundhouse/engine/models/forecast';
import { OutcomeIfLast } from './RunningAuction.tsx';
import css from './Auction.module.css';
import parts from './parts.module.css';
import { actionLabel, hexName } from './describe.ts';
import { Effects } from './Effects.tsx';
import { Figures } from './Hints.tsx';
import { contestOf } from './lastBid.ts';
import { keyOf, onesOf, pricesOf } from './options.ts';
import { Price } from './Price.tsx';
import { Refused } from './Refused.tsx';
import { StartBids } from './StartBids.tsx';
import { isTrade } from './trade.ts';

const TYPES = ['bid', 'buyPrivate', 'sellPrivate'] as const;

type Lot = ActionOf<(typeof TYPES)[number]>;

const isLot = (action: Action): action is Lot => (TYPES as readonly string[]).includes(action.type);

/** Who has bid for a lot, highest first. */
const Bids = ({ state, lot }: { readonly state: State; readonly lot: string }) => {
  const t = useT();
  const formatter = useFormatter();
  const found = bidsFor(state, lot);
  if (found.length === 0) return null;
  return (
    <span className={css.bids} data-bids={lot}>
      {found.map(([player, price], at) => (
        <span key={player} className={at === 0 ? css.leads : undefined}>
          {t(at === 0 ? 'bid.leads' : 'bid.stands', {
            ...formatter.who(player),
            amount: formatter.money(price),
          })}
        </span>
      ))}
    </span>
  );
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
  /** A private and a company may share a name; while the private is in the bank it is the one that is bid for. */
  const companyBidFor = (item: string) => {
    const lot = state.privates[item];
    return lot && lot.owner === null && !lot.closed ? undefined : formatter.facts.companies[item];
  };
  /** A company that is sold as privates are. */
  const companySold = (item: string) => (state.privates[item] ? undefined : formatter.facts.companies[item]);
  /** Face value, and income where there is any. */
  const worthOf = ({ price, revenue }: { readonly price: number; readonly revenue: number }): readonly string[] => [
    formatter.term('private.face', { amount: formatter.money(price) }),
    ...(revenue > 0 ? [formatter.term('private.revenue', { amount: formatter.money(revenue) })] : []),
  ];
  const label = (action: PriceOffer['action']): ReactNode => {
    if (action.type === 'bid') {
      const company = companyBidFor(action.item);
      const facts = company ? undefined : formatter.facts.privates[action.item];
      return (
        <>
          {company ? <>{formatter.chip(action.item)} </> : null}
          <b>{company ? formatter.companyName(action.item) : formatter.thing(action.item)}</b>
          {facts && <small> {worthOf(facts).join(DOT)}</small>}
          <Bids state={state} lot={action.item} />
          {action.hex !== undefined && <small> {hexName(formatter, action.hex)}</small>}
        </>
      );
    }
    if (action.type === 'buyPrivate' || action.type === 'sellPrivate') {
      const { owner } = state.privates[action.private] ?? { owner: null };
      const facts = formatter.facts.privates[action.private];
      const other = action.type === 'sellPrivate' ? action.to : owner;
      const company = companySold(action.private);
      const details = [
        ...(other === null || other === undefined
          ? []
          : [t(action.type === 'sellPrivate' ? 'trade.to' : 'trade.from', { holder: formatter.holder(other) })]),
        ...(facts ? [formatter.term('private.revenue', { amount: formatter.money(facts.revenue) })] : []),
      ];
      return (
        <>
          {company && <>{formatter.chip(action.private)} </>}
          <b>{company ? formatter.companyName(action.private) : formatter.privateName(action.private)}</b>
          <Bids state={state} lot={action.private} />
          {details.length > 0 && <small> {details.join(DOT)}</small>}
        </>
      );
    }
    return '';
  };
  const itemOf = (action: PriceOffer['action']): string =>
    action.type === 'bid' ? action.item : action.type === 'merge' ? '' : 'private' in action ? action.private : '';
  const isCompany = (action: PriceOffer['action']): boolean =>
    (action.type === 'bid' ? companyBidFor : companySold)(itemOf(action)) !== undefined;
  /** What a lot is good for. */
  const tailOf = (action: PriceOffer['action']): string | undefined => {
    const item = itemOf(action);
    if (isCompany(action)) return aboutOf(state, item, formatter).join(DOT);
    return formatter.facts.privates[item]?.power?.[formatter.language];
  };
  /** What is refused needs no more than its name. */
  const lot = (action: Lot): ReactNode => {
    const item = action.type === 'bid' ? action.item : action.private;
    if (action.type === 'bid' && !state.privates[item]) return formatter.chip(item);
    return formatter.privateName(item);
  };
  /** A bid that starts a company which can be started anywhere. */
  const starting = (action: Action): boolean =>
    action.type === 'bid' &&
    action.hex === undefined &&
    contestOf(state) === null &&
    state.round.kind === 'stock' &&
    state.companies[action.item]?.status === 'available' &&
    formatter.facts.companies[action.item]?.home.length === 0;
  const starts = prices.filter((each) => starting(each.action));
  const open = ones.filter((each) => !each.refusal);
  const lots = prices.filter((each) => !starts.includes(each));
  /** What can be bought outright or bid for is one thing: it has one row. */
  const outright = (item: string): (typeof ones)[number] | undefined =>
    item === '' || lots.filter((each) => itemOf(each.action) === item).length !== 1
      ? undefined
      : open.find((each) => itemOf(each.action) === item);
  const twofold = new Set(lots.flatMap((each) => outright(itemOf(each.action)) ?? []));
  type Offered = (typeof ones)[number] | (typeof prices)[number];
  /** What several in a row are good for is said once, over all of them. */
  const shared = (
    all: readonly Offered[],
    at: number,
  ): { readonly heading: ReactNode; readonly own: string | undefined } => {
    const tails = [at - 1, at, at + 1].map((each) => all[each] && tailOf(all[each].action));
    const [before, tail, after] = tails;
    if (tail === undefined || tail === '' || (tail !== before && tail !== after)) return { heading: null, own: tail };
    const heading = tail !== before && (
      <li className={css.shared} data-remark="">
        {tail}
      </li>
    );
    return { heading, own: undefined };
  };
  const row = (option: (typeof ones)[number], at: number, all: readonly (typeof ones)[number][]) => {
    const found = forecastOf(state, option.action);
    const { heading, own } = shared(all, at);
    return (
      <Fragment key={keyOf(option)}>
        {heading}
        <Row
          action={option.action}
          label={label(option.action)}
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
    <BidUpTo by={action.by} item={action.item} price={price} />
  );
  const priced = (each: (typeof prices)[number], at: number, all: readonly (typeof prices)[number][]) => {
    const { heading, own } = shared(all, at);
    const bought = outright(itemOf(each.action));
    return (
      <Fragment key={keyOf(each)}>
        {heading}
        <Price
          offer={each}
          state={state}
          label={label(each.action)}
          tail={own}
          // Where a company is at home takes a few words; a power takes lines.
          beside={isCompany(each.action) ? 'tail' : undefined}
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
      <Refused
        of={[...ones, ...all].flatMap((each) =>
          each.refusal && isLot(each.action)
            ? [
                {
                  key: keyOf(each as Option),
                  what: t(`refused.${each.action.type}`),
                  label: lot(each.action),
                  refusal: each.refusal,
                },
              ]
            : [],
        )}
      />
    </div>
  );
};
