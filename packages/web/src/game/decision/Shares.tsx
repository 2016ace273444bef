/** Shares: starting companies, buying and selling, company by company. */
import { certificate, decider, type Option, percentAt, priceOf, type Refusal, type State } from '@roundhouse/engine';
import { useId, useMemo, useState } from 'react';
import type { Formatter } from '../../i18n/formatter.tsx';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useFormatter } from '../context.tsx';
import { Act, StepButton, RowHead } from './Act.tsx';
import { About } from './About.tsx';
import { cashChange, forecastOf, costOf } from '@roundhouse/engine/models/forecast';
import css from './Shares.module.css';
import parts from './parts.module.css';
import { percentOfAction, sourceOf } from './describe.ts';
import { Effects } from './Effects.tsx';
import { keyOf, type OfType, onesOf } from './options.ts';
import { ParPicker } from './ParPicker.tsx';
import { CompanyPicker } from './CompanyPicker.tsx';
import { Refused } from './Refused.tsx';

type ShareOption = OfType<'par' | 'buyShares' | 'sellShares' | 'short'>;

const TYPES = ['par', 'buyShares', 'sellShares', 'short'] as const;

const figuresOf = ({ args }: Refusal): number =>
  Object.values(args).reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);

/** Each reason once per company; of the same reason with other figures, the one that misses least. */
const refusedIn = (
  company: string,
  options: readonly ShareOption[],
): readonly { readonly key: string; readonly type: ShareOption['action']['type']; readonly refusal: Refusal }[] => {
  const said = new Map<string, { readonly type: ShareOption['action']['type']; readonly refusal: Refusal }>();
  for (const { action, refusal } of options) {
    if (!refusal) continue;
    const reason = `${company} ${action.type} ${refusal.rule} ${refusal.key}`;
    const known = said.get(reason);
    if (!known || figuresOf(refusal) < figuresOf(known.refusal)) said.set(reason, { type: action.type, refusal });
  }
  return [...said].map(([key, each]) => ({ key, ...each }));
};

/** Shares of a company that is yet to be started: that it can be started says it. */
const worthExplaining = (options: readonly ShareOption[]): readonly ShareOption[] =>
  options.some((each) => each.action.type === 'par' && !each.refusal)
    ? options.filter((each) => each.action.type !== 'buyShares')
    : options;

const Buy = ({ option, state }: { readonly option: OfType<'buyShares'>; readonly state: State }) => {
  const formatter = useFormatter();
  const t = useT();
  const { action } = option;
  const found = forecastOf(state, action);
  const source = sourceOf(state, action);
  const place = formatter.facts.companies[source] ? (source === action.company ? 'treasury' : source) : source;
  const cost = costOf(found, action.for ?? action.by);
  const given = certificate(state, action.company, action.exchange ?? '')?.percent ?? 0;
  const figures = { percent: percentOfAction(state, action), price: formatter.money(cost), given };
  // What a company takes back is paid from its treasury, not by who presses.
  const redeems = action.for === action.company;
  const covers = !redeems && percentAt(state, action.by, action.company) < 0;
  const what = redeems ? 'redeem' : covers ? 'cover' : given > 0 ? 'swap' : 'buy';
  return (
    <Act action={action} primary={covers}>
      <span>{t(`shares.${what}`, figures)}</span>{' '}
      <small>
        {formatter.term(`place.${place}`)}
        {redeems && `${DOT}${t('shares.payer', { company: action.company })}`}
      </small>
    </Act>
  );
};

/** Which certificates are meant, where the same percentage can be sold in several ways. */
const certificatesSold = (state: State, action: OfType<'sellShares'>['action'], formatter: Formatter): string =>
  [...action.certificates, ...(action.exchange === undefined ? [] : [action.exchange])]
    .map((id) => {
      const paper = certificate(state, action.company, id);
      if (!paper) return id;
      const name = `term.${paper.kind}`;
      return paper.kind !== 'ordinary' && formatter.has(name)
        ? `${formatter.term(name)} ${paper.percent}%`
        : `${paper.percent}%`;
    })
    .join(action.exchange === undefined ? ' + ' : ' ↔ ');

/** How many ways to sell stand side by side; of more one is shown and stepped through. */
const FEW_SALES = 3;

/** What may be sold: each amount beside the other, or one at a time where there are many. */
const Sell = ({ options, state }: { readonly options: readonly OfType<'sellShares'>[]; readonly state: State }) => {
  const formatter = useFormatter();
  const t = useT('later');
  const [at, setAt] = useState(0);
  const sorted = options.toSorted((a, b) => a.action.percent - b.action.percent);
  const steps = sorted.length > FEW_SALES;
  const here = Math.min(at, sorted.length - 1);
  const shown = steps ? sorted.slice(here, here + 1) : sorted;
  const several = !steps && new Set(options.map((each) => each.action.percent)).size > 1;
  // A company that sells its own shares issues them.
  const issues = options.every(({ action }) => action.for === action.company);
  const word = issues ? 'issue' : 'sell';
  const figuresOf = (action: OfType<'sellShares'>['action']): { readonly percent: number; readonly price: string } => {
    const found = forecastOf(state, action);
    // What goes on at once, to a creditor, for a fine, or with a closing company, was gained all the same.
    const sold = found?.events.find((each) => each.type === 'sharesSold' && each.company === action.company);
    const gain = sold?.type === 'sharesSold' ? sold.price : cashChange(found, action.for ?? action.by);
    return { percent: action.percent, price: formatter.money(gain) };
  };
  const said = (index: number): string | null => {
    const choice = sorted[index];
    return choice ? t(`shares.${word}`, figuresOf(choice.action)) : null;
  };
  return (
    <span className={css.sell} data-steps={steps || undefined}>
      {several && <small aria-hidden="true">{t(`shares.${word}Word`)}</small>}
      {steps && (
        <StepButton aria-label={t('shares.fewer')} to={said(here - 1)} onStep={() => setAt(here - 1)}>
          −
        </StepButton>
      )}
      {shown.map(({ action }) => {
        const found = forecastOf(state, action);
        const figures = figuresOf(action);
        const alike = options.filter((each) => each.action.percent === action.percent).length > 1;
        return (
          <Act key={keyOf({ kind: 'one', action })} action={action}>
            <span>
              {several && <span className="visually-hidden">{t(`shares.${word}Word`)} </span>}
              {t(several ? `shares.${word}Part` : `shares.${word}`, figures)}
            </span>
            {alike && <small> {certificatesSold(state, action, formatter)}</small>}
            {found && <Effects of={found} self={action.company} brief />}
          </Act>
        );
      })}
      {steps && (
        <StepButton data-more="" aria-label={t('shares.more')} to={said(here + 1)} onStep={() => setAt(here + 1)}>
          +
        </StepButton>
      )}
    </span>
  );
};

const CompanyRow = ({
  company,
  options,
  state,
}: {
  readonly company: string;
  readonly options: readonly ShareOption[];
  readonly state: State;
}) => {
  const formatter = useFormatter();
  const t = useT();
  const head = useId();
  const open = options.filter((each) => !each.refusal);
  const of = <T extends ShareOption['action']['type']>(type: T): readonly OfType<T>[] => onesOf(open as Option[], type);
  const by = options[0]?.action.by;
  const price = priceOf(state, company);
  const held = by === undefined ? 0 : percentAt(state, by, company);
  // Where the company trades, what counts is what it has itself.
  const trades = open.some(({ action }) => 'for' in action && action.for === company);
  const own = trades ? percentAt(state, company, company) : null;
  // A single sale stands before the purchases: what is bought most stands at the same edge in every row, next to the map.
  const sale = of('sellShares').length > 0 && <Sell options={of('sellShares')} state={state} />;
  return (
    <li className={css.shareRow} data-company={company}>
      <span className={css.shareLabel}>
        <span>
          <span id={head}>{formatter.chip(company)}</span> {price > 0 && <b>{formatter.money(price)}</b>}
        </span>
        {own !== null && <small>{formatter.term('shares.treasury', { percent: formatter.number(own) })}</small>}
        {own === null && held !== 0 && (
          <small>{t('shares.held', { ...formatter.who(by), percent: formatter.number(held) })}</small>
        )}
        {of('par').length > 0 && <About company={company} state={state} />}
      </span>
      <RowHead value={head}>
        <span className={css.shareActs} role="group" aria-label={formatter.companyName(company)}>
          {of('par').length > 0 && <ParPicker options={of('par')} state={state} />}
          {of('sellShares').length === 1 && sale}
          {of('buyShares').map((each) => (
            <Buy key={JSON.stringify(each.action)} option={each} state={state} />
          ))}
          {of('short').map((each) => (
            <Act key="short" action={each.action}>
              <span>{t('act.short', { company })}</span>{' '}
              <small>
                {t('shares.shortGain', {
                  amount: formatter.money(cashChange(forecastOf(state, each.action), each.action.by)),
                })}
              </small>
            </Act>
          ))}
          {of('sellShares').length > 1 && sale}
        </span>
      </RowHead>
    </li>
  );
};

/** More prices than this to start at are shown for one company at a time. */
const MANY_STARTS = 100;

const startsOf = (options: readonly ShareOption[]): number =>
  options.filter((each) => each.action.type === 'par' && !each.refusal).length;

/** Which company to start, then at what price. */
const Starts = ({
  rows,
  state,
}: {
  readonly rows: readonly { readonly company: string; readonly of: readonly ShareOption[] }[];
  readonly state: State;
}) => {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const row = rows.find(({ company }) => company === chosen) ?? rows[0];
  if (!row) return null;
  return (
    <>
      <CompanyPicker
        label={t('start.par')}
        companies={rows.map(({ company }) => company)}
        chosen={row.company}
        onPick={setChosen}
      />
      <ul className={parts.rows}>
        <CompanyRow key={row.company} company={row.company} options={row.of} state={state} />
      </ul>
    </>
  );
};

export const Shares = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  const { facts } = useGameContext();
  const rows = useMemo(() => {
    const mine = onesOf(options, ...TYPES);
    return Object.keys(facts.companies)
      .map((company) => ({ company, of: mine.filter((each) => each.action.company === company) }))
      .filter((each) => each.of.length > 0);
  }, [options, facts]);
  if (rows.length === 0) return null;
  const priced = (company: string): number => priceOf(state, company);
  const by = decider(state);
  // A short that can be closed is looked for first.
  const shorted = (company: string): number => Number(by !== null && percentAt(state, by, company) < 0);
  const open = rows
    .filter(({ of }) => of.some((each) => !each.refusal))
    .sort((a, b) => shorted(b.company) - shorted(a.company) || priced(b.company) - priced(a.company));
  const isMany = open.reduce((sum, { of }) => sum + startsOf(of), 0) > MANY_STARTS;
  const startable = isMany ? open.filter(({ of }) => startsOf(of) > 0) : [];
  const refused = rows.flatMap(({ company, of }) =>
    refusedIn(company, worthExplaining(of)).map(({ key, type, refusal }) => ({
      key,
      what: t(`refused.${type}`),
      label: formatter.chip(company),
      refusal,
    })),
  );
  // What cannot be done stands elsewhere: a group without anything in it is read out all the same.
  if (open.length === 0) return <Refused of={refused} />;
  return (
    <div role="group" aria-label={t('section.shares')}>
      <ul className={parts.rows}>
        {open
          .filter((each) => !startable.includes(each))
          .map(({ company, of }) => (
            <CompanyRow key={company} company={company} options={of} state={state} />
          ))}
      </ul>
      <Starts rows={startable} state={state} />
      <Refused of={refused} />
    </div>
  );
};
