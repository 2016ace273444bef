/** What is done with the revenue: for each choice what a share gets, what comes to the one who decides, and where the price goes. */
import { type ActionOf, companyAtWork, type Event, type Option, priceOf, type State } from '@roundhouse/engine';
import { type Forecast, forecastOf } from '@roundhouse/engine/models/forecast';
import { Arrowed } from '../../app/Arrow.tsx';
import type { Formatter } from '../../i18n/formatter.tsx';
import { type Translate, useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { Act, RefusalReason } from './Act.tsx';
import css from './Dividend.module.css';
import { Effects } from './Effects.tsx';
import { onesOf } from './options.ts';
import parts from './parts.module.css';
import { Pinned } from './Pinned.tsx';

const ORDER: readonly string[] = ['pay', 'half', 'withhold', 'hudson'];

type DividendEvent = Extract<Event, { readonly type: 'dividend' }>;

const paidIn = (found: Forecast | null): DividendEvent | undefined =>
  found?.events.find((each): each is DividendEvent => each.type === 'dividend');

/** The choice with what it brings per share. */
export const dividendLabel = (found: Forecast | null, choice: string, formatter: Formatter, t: Translate): string => {
  const perShare = paidIn(found)?.perShare ?? 0;
  return perShare === 0 ? choice : t('dividend.perShare', { choice, amount: formatter.money(perShare) });
};

const Outcome = ({
  found,
  me,
  company,
  state,
}: {
  readonly found: Forecast;
  readonly me: string;
  readonly company: string | undefined;
  readonly state: State;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const near = found.cash.filter(({ holder }) => holder === me || holder === company);
  const others = found.cash.filter((each) => !near.includes(each));
  const moves = company !== undefined && found.prices.some((each) => each.company === company);
  return (
    <>
      <span className={css.outcome}>
        <Effects of={{ ...found, cash: near }} {...(company === undefined ? {} : { self: company })} />
        {/* A price that stays is said too: the next choice may move it. */}
        {company !== undefined && !moves && priceOf(state, company) > 0 && (
          <small>{t('dividend.stays', { price: formatter.money(priceOf(state, company)) })}</small>
        )}
      </span>
      {others.length > 0 && (
        <details className={css.holders}>
          <summary>{t('dividend.others', { count: others.length })}</summary>
          <ul>
            {others.map(({ holder, by, left }) => (
              <li key={holder}>
                {formatter.facts.companies[holder] ? formatter.chip(holder) : formatter.holder(holder)}{' '}
                {by > 0 ? '+' : ''}
                {formatter.money(by)}{' '}
                <small>
                  <Arrowed text={t('effect.left', { amount: formatter.money(left) })} />
                </small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

export const Dividend = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const t = useT();
  const formatter = useFormatter();
  // What is done most comes first: on a small screen the last of three is below the edge.
  const mine = onesOf(options, 'dividend').toSorted(
    (a, b) =>
      Number(Boolean(a.refusal)) - Number(Boolean(b.refusal)) ||
      ORDER.indexOf(a.action.kind) - ORDER.indexOf(b.action.kind),
  );
  if (mine.length === 0) return null;
  const company = companyAtWork(state);
  const label = (action: ActionOf<'dividend'>, found: Forecast | null): string =>
    dividendLabel(found, t(`act.dividend.${action.kind}`), formatter, t);
  return (
    <ul className={`${parts.rows} ${css.choices}`} aria-label={t('section.dividend')}>
      {mine.map(({ action, refusal }) => {
        const found = refusal ? null : forecastOf(state, action);
        const main = action.kind === 'pay';
        return (
          <li key={action.kind} data-part="row" data-option="dividend">
            {refusal ? (
              <>
                <b>{t(`act.dividend.${action.kind}`)}</b> <RefusalReason refusal={refusal} />
              </>
            ) : main ? (
              <Pinned onlyLow>
                <Act action={action} primary hotkey="Enter">
                  {label(action, found)}
                </Act>
              </Pinned>
            ) : (
              <Act action={action}>{label(action, found)}</Act>
            )}
            {found && <Outcome found={found} me={formatter.you ?? action.by} company={company} state={state} />}
          </li>
        );
      })}
    </ul>
  );
};
