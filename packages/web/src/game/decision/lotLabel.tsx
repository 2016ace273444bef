/** What a lot of an auction or a trade is called, and what it is good for: a private, or a company that is sold like one. */
import { bidsFor, type CompanyFacts, isCompanyLot, type PriceOffer, type State } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { DOT } from '../../i18n/dot.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { aboutOf } from './About.tsx';
import css from './Auction.module.css';
import { hexName } from './describe.ts';

type PricedAction = PriceOffer['action'];

export const lotOf = (action: PricedAction): string =>
  action.type === 'bid' ? action.item : action.type === 'merge' ? '' : 'private' in action ? action.private : '';

/** The company that a lot is; a private and a company may share a name, and while the private is in the bank bids are for it. */
export const companyOfLot = (action: PricedAction, state: State, { facts }: Formatter): CompanyFacts | undefined => {
  const lot = lotOf(action);
  const isCompany = action.type === 'bid' ? isCompanyLot(state, lot) : !state.privates[lot];
  return isCompany ? facts.companies[lot] : undefined;
};

/** What a lot is good for: the power of a private, or what there is to know of a company. */
export const powerOfLot = (action: PricedAction, state: State, formatter: Formatter): string | undefined => {
  const lot = lotOf(action);
  if (companyOfLot(action, state, formatter)) return aboutOf(state, lot, formatter).join(DOT);
  const { gift, power } = formatter.facts.privates[lot] ?? {};
  // What the first buyer got is nothing to the next.
  const words = [state.privates[lot]?.owner === null ? gift : undefined, power];
  const said = words.flatMap((each) => (each ? [each[formatter.language]] : []));
  return said.length > 0 ? said.join(' ') : undefined;
};

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

interface LotLabelProps<T extends 'bid' | 'buyPrivate' | 'sellPrivate'> {
  readonly action: Extract<PricedAction, { type: T }>;
  readonly state: State;
}

const BidLabel = ({ action, state }: LotLabelProps<'bid'>) => {
  const formatter = useFormatter();
  const company = companyOfLot(action, state, formatter);
  const facts = company ? undefined : formatter.facts.privates[action.item];
  // Face value, and income where there is any.
  const figures = facts && [
    formatter.term('private.face', { amount: formatter.money(facts.price) }),
    ...(facts.revenue > 0 ? [formatter.term('private.revenue', { amount: formatter.money(facts.revenue) })] : []),
  ];
  return (
    <>
      {company ? <>{formatter.chip(action.item)} </> : null}
      <b>{company ? formatter.companyName(action.item) : formatter.thing(action.item)}</b>
      {figures && <small> {figures.join(DOT)}</small>}
      <Bids state={state} lot={action.item} />
      {action.hex !== undefined && <small> {hexName(formatter, action.hex)}</small>}
    </>
  );
};

const TradeLabel = ({ action, state }: LotLabelProps<'buyPrivate' | 'sellPrivate'>) => {
  const t = useT();
  const formatter = useFormatter();
  const { owner } = state.privates[action.private] ?? { owner: null };
  const facts = formatter.facts.privates[action.private];
  const other = action.type === 'sellPrivate' ? action.to : owner;
  const company = companyOfLot(action, state, formatter);
  const details = [
    ...(other === null || other === undefined
      ? []
      : [t(action.type === 'sellPrivate' ? 'trade.to' : 'trade.from', { holder: formatter.holder(other) })]),
    ...(facts && facts.revenue > 0
      ? [formatter.term('private.revenue', { amount: formatter.money(facts.revenue) })]
      : []),
  ];
  return (
    <>
      {company && <>{formatter.chip(action.private)} </>}
      <b>{company ? formatter.companyName(action.private) : formatter.privateName(action.private)}</b>
      <Bids state={state} lot={action.private} />
      {details.length > 0 && <small> {details.join(DOT)}</small>}
    </>
  );
};

export const labelOfLot = (action: PricedAction, state: State): ReactNode => {
  if (action.type === 'bid') return <BidLabel action={action} state={state} />;
  if (action.type === 'buyPrivate' || action.type === 'sellPrivate')
    return <TradeLabel action={action} state={state} />;
  return '';
};
