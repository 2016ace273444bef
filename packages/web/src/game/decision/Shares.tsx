/** Shares: starting companies, buying and selling, company by company. */
import { certificate, type Option, percentAt, priceOf, type Refusal, type State } from '@roundhouse/engine';
import { useMemo, useState } from 'react';
import type { Voice } from '../../i18n/voice.tsx';
import { useT } from '../../i18n/words.ts';
import { useHere, useVoice } from '../context.tsx';
import { Act, Why } from './Act.tsx';
import { cashChange, consequenceOf, costOf } from './consequences.ts';
import css from './Decision.module.css';
import { percentOfAction, sourceOf } from './describe.ts';
import { Effects } from './Effects.tsx';
import { keyOf, type OfType, onesOf } from './options.ts';

type ShareOption = OfType<'par' | 'buyShares' | 'sellShares' | 'short'>;

const TYPES = ['par', 'buyShares', 'sellShares', 'short'] as const;

const figuresOf = ({ args }: Refusal): number =>
  Object.values(args).reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);

/** Each reason once; of the same reason with other figures, the one that misses least. */
const reasonsOf = (options: readonly ShareOption[]): ReadonlyMap<string, Refusal> => {
  const said = new Map<string, Refusal>();
  for (const { action, refusal } of options) {
    if (!refusal) continue;
    const reason = `${action.type} ${refusal.rule} ${refusal.key}`;
    const known = said.get(reason);
    if (!known || figuresOf(refusal) < figuresOf(known)) said.set(reason, refusal);
  }
  return said;
};

/** What is refused in so many rows for the same reason is said once, below them. */
const OFTEN = 3;

/** Reasons that do not tell one company from another, by the sentence. */
const commonReasons = (rows: readonly (readonly ShareOption[])[], voice: Voice): ReadonlyMap<string, Refusal> => {
  const found = new Map<string, { readonly refusal: Refusal; times: number }>();
  for (const row of rows)
    for (const refusal of reasonsOf(row).values()) {
      const sentence = voice.refusal(refusal);
      const known = found.get(sentence);
      if (known) known.times++;
      else found.set(sentence, { refusal, times: 1 });
    }
  return new Map([...found].flatMap(([sentence, { refusal, times }]) => (times >= OFTEN ? [[sentence, refusal]] : [])));
};

const Buy = ({ option, state }: { readonly option: OfType<'buyShares'>; readonly state: State }) => {
  const voice = useVoice();
  const t = useT();
  const { action } = option;
  const found = consequenceOf(state, action);
  const source = sourceOf(state, action);
  const place = voice.facts.companies[source] ? (source === action.company ? 'treasury' : source) : source;
  const cost = costOf(found, action.for ?? action.by);
  return (
    <Act action={action}>
      <span>{t('shares.buy', { percent: percentOfAction(state, action), price: voice.money(cost) })}</span>{' '}
      <small>{voice.term(`place.${place}`)}</small>
    </Act>
  );
};

/** Which certificates are meant, where the same percentage can be sold in several ways. */
const papersOf = (state: State, action: OfType<'sellShares'>['action'], voice: Voice): string =>
  [...action.certificates, ...(action.exchange === undefined ? [] : [action.exchange])]
    .map((id) => {
      const paper = certificate(state, action.company, id);
      if (!paper) return id;
      const name = `term.${paper.kind}`;
      return paper.kind !== 'ordinary' && voice.has(name)
        ? `${voice.term(name)} ${paper.percent}%`
        : `${paper.percent}%`;
    })
    .join(action.exchange === undefined ? ' + ' : ' ↔ ');

const Sell = ({ options, state }: { readonly options: readonly OfType<'sellShares'>[]; readonly state: State }) => {
  const voice = useVoice();
  const t = useT();
  const percents = [...new Set(options.map((each) => each.action.percent))].sort((a, b) => a - b);
  const [percent, setPercent] = useState(percents[0] ?? 0);
  const at = percents.includes(percent) ? percent : (percents[0] ?? 0);
  const same = options.filter((each) => each.action.percent === at);
  return (
    <span className={css.sell}>
      {percents.length > 1 && (
        <select
          aria-label={t('shares.howMuch')}
          value={at}
          onChange={(event) => setPercent(Number(event.target.value))}
        >
          {percents.map((each) => (
            <option key={each} value={each}>
              {each}%
            </option>
          ))}
        </select>
      )}
      {same.map((option) => {
        const found = consequenceOf(state, option.action);
        const left = found?.cash.find((each) => each.holder === (option.action.for ?? option.action.by))?.by ?? 0;
        // What goes on to a creditor or is lost with a closing company at once was gained all the same.
        const sold = found?.events.find((each) => each.type === 'sharesSold' && each.company === option.action.company);
        const gain = left <= 0 && sold?.type === 'sharesSold' ? sold.price : left;
        return (
          <Act key={keyOf({ kind: 'one', action: option.action })} action={option.action}>
            <span>{t('shares.sell', { percent: at, price: voice.money(gain) })}</span>
            {same.length > 1 && <small> {papersOf(state, option.action, voice)}</small>}
            {found && <Effects of={found} self={option.action.company} brief />}
          </Act>
        );
      })}
    </span>
  );
};

/** Whether a company that starts there begins to work at once. */
const floats = ({ action }: OfType<'par'>, state: State): boolean =>
  consequenceOf(state, action)?.floated.includes(action.company) === true;

const Start = ({ options, state }: { readonly options: readonly OfType<'par'>[]; readonly state: State }) => {
  const voice = useVoice();
  const t = useT();
  // What comes with every price tells none from another.
  const floatsAnyway = options.every((each) => floats(each, state));
  return (
    <span className={css.start}>
      {options.map((option) => {
        const { action } = option;
        const found = consequenceOf(state, action);
        const price = voice.facts.market.cells[action.cell]?.price ?? 0;
        return (
          <Act
            key={action.cell}
            action={action}
            label={t('shares.startAt', {
              company: action.company,
              price: voice.money(price),
              cost: voice.money(costOf(found, action.by)),
            })}
          >
            {voice.money(price)}
            {!floatsAnyway && floats(option, state) && <small> {t('effect.floats')}</small>}
          </Act>
        );
      })}
    </span>
  );
};

const CompanyRow = ({
  company,
  options,
  state,
  common,
}: {
  readonly company: string;
  readonly options: readonly ShareOption[];
  readonly state: State;
  /** Reasons that are said elsewhere. */
  readonly common?: ReadonlyMap<string, Refusal>;
}) => {
  const voice = useVoice();
  const t = useT();
  const open = options.filter((each) => !each.refusal);
  const of = <T extends ShareOption['action']['type']>(type: T): readonly OfType<T>[] => onesOf(open as Option[], type);
  // Shares of a company that is yet to be started: that it can be started says it.
  const told = of('par').length > 0 ? options.filter((each) => each.action.type !== 'buyShares') : options;
  const by = options[0]?.action.by;
  const price = priceOf(state, company);
  const held = by === undefined ? 0 : percentAt(state, by, company);
  return (
    <li className={open.length > 0 ? css.shareRow : css.closed} data-company={company}>
      <span className={css.shareLabel}>
        <span>
          {voice.chip(company)} {price > 0 && <b>{voice.money(price)}</b>}
        </span>
        {held !== 0 && <small>{t('shares.held', { percent: held })}</small>}
        {of('par').length > 0 && <small className={css.startLabel}>{t('shares.start')}</small>}
      </span>
      {open.length > 0 && (
        <span className={css.shareActs}>
          {of('par').length > 0 && <Start options={of('par')} state={state} />}
          {of('buyShares').map((each) => (
            <Buy key={JSON.stringify(each.action)} option={each} state={state} />
          ))}
          {of('short').map((each) => (
            <Act key="short" action={each.action}>
              <span>{t('act.short', { company })}</span>{' '}
              <small>
                {t('shares.shortGain', {
                  amount: voice.money(cashChange(consequenceOf(state, each.action), each.action.by)),
                })}
              </small>
            </Act>
          ))}
          {of('sellShares').length > 0 && <Sell options={of('sellShares')} state={state} />}
        </span>
      )}
      <span className={css.reasons}>
        {[...reasonsOf(told)].map(
          ([reason, refusal]) => common?.has(voice.refusal(refusal)) !== true && <Why key={reason} refusal={refusal} />,
        )}
      </span>
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
  const voice = useVoice();
  const [chosen, setChosen] = useState('');
  const row = rows.find(({ company }) => company === chosen) ?? rows[0];
  if (!row) return null;
  return (
    <>
      <label className={css.startBids}>
        {t('start.par')}{' '}
        <select value={row.company} data-start="" onChange={(event) => setChosen(event.target.value)}>
          {rows.map(({ company }) => (
            <option key={company} value={company}>
              {company} · {voice.companyName(company)}
            </option>
          ))}
        </select>
      </label>
      <ul className={css.rows}>
        <CompanyRow key={row.company} company={row.company} options={row.of} state={state} />
      </ul>
    </>
  );
};

export const Shares = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const voice = useVoice();
  const { facts } = useHere();
  const rows = useMemo(() => {
    const mine = onesOf(options, ...TYPES);
    return Object.keys(facts.companies)
      .map((company) => ({ company, of: mine.filter((each) => each.action.company === company) }))
      .filter((each) => each.of.length > 0);
  }, [options, facts]);
  if (rows.length === 0) return null;
  const priced = (company: string): number => priceOf(state, company);
  const open = rows
    .filter(({ of }) => of.some((each) => !each.refusal))
    .sort((a, b) => priced(b.company) - priced(a.company));
  const isMany = open.reduce((sum, { of }) => sum + startsOf(of), 0) > MANY_STARTS;
  const startable = isMany ? open.filter(({ of }) => startsOf(of) > 0) : [];
  const shut = rows.filter(({ of }) => of.every((each) => each.refusal));
  const common = commonReasons(
    open.map(({ of }) => of),
    voice,
  );
  return (
    <div role="group" aria-label={t('section.shares')}>
      <ul className={css.rows}>
        {open
          .filter((each) => !startable.includes(each))
          .map(({ company, of }) => (
            <CompanyRow key={company} company={company} options={of} state={state} common={common} />
          ))}
      </ul>
      <Starts rows={startable} state={state} />
      {common.size > 0 && (
        <p className={css.reasons} data-reasons="common">
          {[...common].map(([sentence, refusal]) => (
            <Why key={sentence} refusal={refusal} />
          ))}
        </p>
      )}
      {shut.length > 0 && (
        <details className={css.shut}>
          <summary>{t('section.notNow', { count: shut.length })}</summary>
          <ul className={css.rows}>
            {shut.map(({ company, of }) => (
              <CompanyRow key={company} company={company} options={of} state={state} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
