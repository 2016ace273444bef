/** Companies by operating order: president, price, treasury, trains, tokens, owners, last revenue. */
import {
  cashOf,
  cellOf,
  certificatesOf,
  companyAtWork,
  type CompanyId,
  isEqual,
  isPlayer,
  nextTrain,
  percentAt,
  privatesOf,
  type State,
  type Title,
  trainsAt,
} from '@roundhouse/engine';
import { memo, useEffect, useMemo, useRef } from 'react';
import { strokeOf } from '../../app/playerStrokes.ts';
import { useThemeName } from '../../app/settings.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import { DOT } from '../../i18n/dot.ts';
import { type Translate, useT } from '../../i18n/words.ts';
import { useGameContext, usePosition, useSession, useShown, useUi, useFormatter } from '../context.tsx';
import { isLimitedByType } from '../decision/describe.ts';
import { aboutOf } from '../decision/About.tsx';
import { type Line, lineOnScreen } from '../session.ts';
import { lastRevenues } from '@roundhouse/engine/models/ledger';
import { isDoomed } from '@roundhouse/engine/models/rusting';
import { holdingOf, useMovedHoldings } from './movedShares.ts';
import css from './Companies.module.css';
import cards from './cards.module.css';

/** Who holds how much, the president first; offering, treasury and pool last. */
const ownersOf = (state: State, company: CompanyId): readonly { readonly at: string; readonly percent: number }[] => {
  const places = [...new Set(certificatesOf(state, company).map((each) => each.at))].filter((each) => each !== 'out');
  const rank = (at: string): number => {
    if (at === state.companies[company]?.president) return -1;
    const seat = state.seats.indexOf(at as `@${string}`);
    return seat >= 0 ? seat : 100 + ['pool', 'ipo', company, 'reserved'].indexOf(at);
  };
  return places
    .map((at) => ({ at, percent: percentAt(state, at, company) }))
    .filter((each) => each.percent !== 0)
    .sort((a, b) => rank(a.at) - rank(b.at));
};

/** As many letters as a fifth of the bar can hold: `P1`, `Ann`. */
const shortName = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  return parts.length > 1
    ? parts
        // A number tells players apart: it stays whole.
        .map((each) => (/^\d+$/u.test(each) ? each : each.slice(0, 1)))
        .join('')
        .slice(0, 3)
    : name.slice(0, 3);
};

/** Two letters, or the number where players have numbers: `P1`, `10`. */
const narrowest = (name: string): string => /\d{2}$/u.exec(name)?.[0] ?? name.slice(0, 2);

/** What a company's card shows, as plain data: a card on which nothing changed is not written again. */
const cardOf = (state: State, id: CompanyId, title: Title, revenue: number | undefined) => {
  const company = state.companies[id];
  const next = nextTrain(state);
  return {
    id,
    seats: state.seats,
    president: company?.president ?? null,
    price: cellOf(state, id)?.price ?? null,
    hasCertificates: certificatesOf(state, id).length > 0,
    owners: ownersOf(state, id),
    cash: cashOf(state, id),
    limit: title.trainLimit(state, id),
    each: isLimitedByType(state),
    next: next?.name ?? '',
    trains: trainsAt(state, id).map((train) => ({ ...train, doomed: isDoomed(state, train) })),
    tokens: company?.tokens ?? [],
    loans: company?.loans ?? 0,
    onTurn: companyAtWork(state) === id,
    privates: privatesOf(state, id),
    remarks: title.remarks?.(state, id) ?? [],
    revenue,
  };
};

type Card = ReturnType<typeof cardOf>;

/** So much of the bar holds a short name and a figure, or a figure alone; what is narrower shows two letters at most. */
const NAMED = 18;
const FIGURED = 9;

/** What is narrower still holds no letter: half a name would be that of somebody else. */
const LETTERED = 4;

/** In the players' colours, which their own cards show; below it, where the rest lies, and holdings too narrow for a figure. */
const SharesBar = ({ of }: { readonly of: Card }) => {
  const t = useT();
  const formatter = useFormatter();
  const theme = useThemeName();
  const moved = useMovedHoldings();
  const { id: company, owners, seats } = of;
  const whole = owners.reduce((sum, { percent }) => sum + Math.abs(percent), 0);
  const seatOf = (at: string): number => seats.indexOf(at as `@${string}`);
  const text = (at: string): string => {
    // A hand without a seat, which the rules play, has a name too.
    if (isPlayer(at) || formatter.facts.companies[at])
      return at === company
        ? formatter.term('place.treasury')
        : at === formatter.you
          ? t('log.you')
          : formatter.holder(at);
    return formatter.term(`place.${at}`);
  };
  // Where a title has one name for offering and pool, they are one place.
  const parts = owners.reduce<Card['owners']>((before, each) => {
    const same = before.findIndex(({ at }) => seatOf(at) < 0 && seatOf(each.at) < 0 && text(at) === text(each.at));
    const there = before[same];
    return there ? before.with(same, { ...there, percent: there.percent + each.percent }) : [...before, each];
  }, []);
  // With shorts there are more than a hundred percent: what counts is the share of the bar.
  const shareOf = (percent: number): number => (100 * Math.abs(percent)) / whole;
  const rest = parts.filter(({ at, percent }) => !isPlayer(at) || shareOf(percent) < NAMED);
  return (
    <>
      <div
        className={css.bar}
        role="img"
        aria-label={parts.map(({ at, percent }) => `${text(at)} ${percent}%`).join(', ')}
      >
        {parts.map(({ at, percent }) => {
          const seat = seatOf(at);
          const share = shareOf(percent);
          const short = isPlayer(at) && share >= LETTERED ? shortName(text(at)) : '';
          // There is no shorter word for oneself.
          const label = share >= (at === formatter.you ? FIGURED : NAMED) ? short : narrowest(short);
          return (
            <span
              key={at}
              data-moved={moved.has(holdingOf(at, company)) || undefined}
              className={percent < 0 ? css.shorted : seat >= 0 ? css.owned : css.unowned}
              style={{
                flexGrow: Math.abs(percent),
                ...(seat >= 0 ? { ['--pen' as string]: strokeOf(theme, formatter.playerNumber(at)).colour } : {}),
              }}
              title={`${text(at)} ${percent}%`}
            >
              {label} {share >= (isPlayer(at) ? NAMED : FIGURED) && formatter.number(percent)}
            </span>
          );
        })}
      </div>
      {rest.length > 0 && (
        <p className={css.rest}>
          {rest.map(({ at, percent }) => `${text(at)} ${formatter.number(percent)}%`).join(DOT)}
        </p>
      )}
    </>
  );
};

/** `$40, 2 × $60`: what the next tokens cost; only how many, where they cost nothing. */
const tokensText = (costs: readonly number[], formatter: Formatter, t: Translate): string => {
  if (costs.length === 0) return t('company.noTokens');
  if (costs.every((each) => each === 0)) return t('company.freeTokens', { count: costs.length });
  return [...new Set(costs)]
    .map((cost) => {
      const count = costs.filter((each) => each === cost).length;
      return count === 1 ? formatter.money(cost) : `${count} × ${formatter.money(cost)}`;
    })
    .join(', ');
};

const Company = memo(
  ({ card }: { readonly card: Card }) => {
    const t = useT();
    const formatter = useFormatter();
    const { ui } = useGameContext();
    const { id, president, price, limit, trains, onTurn, privates, remarks, revenue } = card;
    const selected = useUi((s) => s.company === id);
    return (
      <li className={onTurn ? css.companyOn : css.company} data-company={id}>
        <div className={cards.line}>
          <button
            type="button"
            className={css.token}
            aria-pressed={selected}
            title={t('company.show')}
            onClick={() => ui.setState({ company: selected ? null : id })}
          >
            {formatter.chip(id)}
          </button>
          <span className={cards.name}>
            {president ? formatter.subject(president, false) : formatter.term('company.nobody')}
          </span>
          {price !== null && <b>{formatter.money(price)}</b>}
        </div>
        {card.hasCertificates && <SharesBar of={card} />}
        <dl className={css.figures}>
          <div>
            <dt>{formatter.term('company.treasury')}</dt>
            <dd>{formatter.money(card.cash)}</dd>
          </div>
          <div>
            <dt>{formatter.term('company.trains', { limit, each: String(card.each) })}</dt>
            <dd className={css.trains}>
              {trains.length === 0 && '–'}
              {trains.map((train) => (
                <span
                  key={train.id}
                  className={train.obsolete ? css.faded : train.doomed ? css.doomed : css.trainCard}
                  title={
                    train.doomed
                      ? t('company.doomed', { train: card.next })
                      : train.obsolete
                        ? t('company.obsolete')
                        : undefined
                  }
                >
                  {formatter.trainCard(train.side)}
                  {train.warranties > 0 && (
                    <abbr title={t('train.warranties', { count: train.warranties })}>
                      {'*'.repeat(train.warranties)}
                    </abbr>
                  )}
                  {train.doomed && <span aria-hidden="true">!</span>}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{formatter.term('company.tokens')}</dt>
            <dd>{tokensText(card.tokens, formatter, t)}</dd>
          </div>
          <div>
            <dt>{t('company.revenue')}</dt>
            <dd>{revenue === undefined ? '–' : formatter.money(revenue)}</dd>
          </div>
          {card.loans > 0 && (
            <div>
              <dt>{formatter.term('company.loans')}</dt>
              <dd>{card.loans}</dd>
            </div>
          )}
        </dl>
        {remarks.length > 0 && (
          <p className={css.remarks} data-remarks="">
            {remarks.map((each) => formatter.refusal({ rule: '', ...each })).join(DOT)}
          </p>
        )}
        {privates.length > 0 && (
          <div className={cards.holdings}>
            {privates.map((each) => (
              <span key={each} className={cards.private}>
                {formatter.privateName(each)}
              </span>
            ))}
          </div>
        )}
      </li>
    );
  },
  (a, b) => isEqual(a.card, b.card),
);

/** Where the round began: prices move in the middle of a turn, cards must not. */
const roundBegan = ({ states }: Line, position: number): State | undefined => {
  const round = states[position]?.round;
  let at = position;
  while (at > 0 && isEqual(states[at - 1]?.round, round)) at--;
  return states[at];
};

/** While companies operate, the one on turn comes first and the others stay as they were when the round began. */
const inOrder = (title: Title, state: State, line: Line, position: number): readonly CompanyId[] => {
  const now = title.operatingOrder(state);
  const first = companyAtWork(state);
  if (state.round.kind !== 'operating') return now;
  const then = title.operatingOrder(roundBegan(line, position) ?? state).filter((id) => now.includes(id));
  const all = [...then, ...now.filter((id) => !then.includes(id))];
  return first !== undefined && all.includes(first) ? [first, ...all.filter((id) => id !== first)] : all;
};

export const Companies = () => {
  const t = useT();
  const formatter = useFormatter();
  const { title, facts } = useGameContext();
  const state = useShown();
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const revenues = useMemo(() => lastRevenues(line, position), [line, position]);
  const order = inOrder(title, state, line, position);
  const first = order[0];
  const list = useRef<HTMLUListElement>(null);
  // The next company's turn begins with its card in sight.
  useEffect(() => {
    // With the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const panel = list.current?.closest<HTMLElement>('[data-panel]');
      list.current?.parentElement?.scrollTo({ top: 0 });
      // Where panels scroll together: unless others stand above it.
      if (!panel?.previousElementSibling?.matches('[data-panel]')) panel?.parentElement?.scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);
  const known = Object.keys(state.companies);
  const status = (id: string) => state.companies[id]?.status;
  const going = [
    ...order,
    ...known.filter((id) => !order.includes(id) && (status(id) === 'started' || status(id) === 'floated')),
  ];
  const queue = title.queue?.(state);
  const others = (queue ?? known).filter(
    (id) => !going.includes(id) && (queue !== undefined || status(id) !== 'closed'),
  );
  return (
    <>
      <ul className={cards.list} ref={list}>
        {going.map((id) => (
          <Company key={id} card={cardOf(state, id, title, revenues.get(id))} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={css.later}>
          <h3>{t(queue ? 'company.queue' : 'company.notStarted')}</h3>
          <ul className={css.chips}>
            {others.map((id) => (
              <li key={id} data-queued={id} className={status(id) === 'waiting' ? css.waiting : undefined}>
                {formatter.chip(id)}{' '}
                <small>
                  {[facts.companies[id]?.name[formatter.language], ...aboutOf(state, id, formatter)].join(DOT)}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
