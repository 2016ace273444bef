/** The consequences of a decision as short pieces: money, prices, rust, presidents. */
import { decider, type Figure, type Remark } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useFormatter } from '../context.tsx';
import type { Change, Forecast, Warning } from '@roundhouse/engine/models/forecast';
import { closesStep } from '@roundhouse/engine/models/mainEvent';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import parts from './parts.module.css';
import { hexName } from './describe.ts';
import { isSaidOf } from './lostTokens.ts';
import { remarkKey } from './Hints.tsx';
import { limitsOf } from './limits.ts';
import { warningTexts } from './warn.ts';
import { Worth } from './Worth.tsx';

/** Warnings that say something the other pieces do not. */
const SAID_ANYWAY: ReadonlySet<Warning['kind']> = new Set(['closes', 'liquidates', 'pays', 'bankrupts']);

const TONES = { good: parts.good, bad: parts.bad } as const;

export const Effects = ({
  of,
  without = [],
  brief = false,
  withSpecials = false,
  worth,
  self,
}: {
  readonly of: Change | Forecast;
  /** Holders whose money is said elsewhere. */
  readonly without?: readonly string[];
  /** Only what is not plain from the label: prices, rust, presidents. */
  readonly brief?: boolean;
  /** What only the title knows is said too. */
  readonly withSpecials?: boolean;
  /** Whose net worth before and after is said: that of the one who decides, of all whom it concerns, or of nobody, as it is said elsewhere. */
  readonly worth?: 'own' | 'all' | 'elsewhere' | undefined;
  /** The company that it is about anyway. */
  readonly self?: string;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const { title } = useGameContext();
  const name = (id: string): ReactNode =>
    formatter.facts.companies[id] ? formatter.chip(id) : id === formatter.you ? t('effect.you') : formatter.holder(id);
  const pieces: { readonly key: string; readonly node: ReactNode; readonly tone?: 'bad' | 'good' }[] = [];
  if (!brief)
    for (const { holder, by, left } of of.cash.filter((each) => !without.includes(each.holder)))
      pieces.push({
        key: `cash ${holder}`,
        tone: by < 0 ? 'bad' : 'good',
        node: (
          <>
            {name(holder)} {by > 0 ? '+' : ''}
            {formatter.money(by)} <small>{t('effect.left', { amount: formatter.money(left) })}</small>
          </>
        ),
      });
  // A price of nothing says little; the zone says what is to come.
  const fate = (cell: string): string =>
    (formatter.facts.market.cells[cell]?.zones ?? [])
      .filter((zone) => formatter.has(`zone.${zone}`))
      .map((zone) => formatter.term(`zone.${zone}`))
      .join(', ');
  for (const { company, from, to, cells } of of.prices)
    pieces.push({
      key: `price ${company}`,
      // A company that is worth nothing afterwards has not gained, even from nothing.
      tone: to < from || to === 0 ? 'bad' : 'good',
      node:
        company === self ? (
          t('effect.price', { price: formatter.money(to) })
        ) : (
          <>
            {name(company)} {from === to ? '→' : `${formatter.money(from)} → ${formatter.money(to)}`}
            {to === 0 && fate(cells[1]) !== '' && <small> {fate(cells[1])}</small>}
          </>
        ),
    });
  for (const { name: train, owners, counts } of of.rusted)
    pieces.push({
      key: `rust ${train}`,
      tone: 'bad',
      node: (
        <>
          {t('effect.rusts', { train })}{' '}
          {owners.map((owner, at) => (
            <span key={owner}>
              {name(owner)}
              {(counts[at] ?? 1) > 1 && `×${counts[at]}`}{' '}
            </span>
          ))}
        </>
      ),
    });
  for (const train of of.fading) pieces.push({ key: `fade ${train}`, tone: 'bad', node: t('effect.fades', { train }) });
  if (of.phase !== null) pieces.push({ key: 'phase', node: t('effect.phase', { phase: formatter.phase(of.phase) }) });
  for (const { from, to, companies, over } of limitsOf(of))
    pieces.push({
      key: `limit ${from} ${to} ${companies.join(' ')}`,
      ...(over.length > 0 && { tone: 'bad' as const }),
      node: (
        <>
          {t('effect.limit', { from, to })}
          {over.length > 0 && (
            <>
              {', '}
              {t('effect.over', { companies: over.join(', ') })}
            </>
          )}
        </>
      ),
    });
  for (const id of of.privatesClosed)
    pieces.push({ key: `private ${id}`, node: `${formatter.privateName(id)} ${t('effect.closes')}` });
  for (const company of of.floated)
    pieces.push({
      key: `float ${company}`,
      tone: 'good',
      node: (
        <>
          {name(company)} {t('effect.floats')}
        </>
      ),
    });
  // What the button says itself is not said twice.
  const grave = 'warnings' in of ? severeWarnings(of.before, of.action) : [];
  for (const company of of.closed) {
    if (grave.some((each) => each.kind === 'closes' && each.company === company)) continue;
    pieces.push({
      key: `close ${company}`,
      tone: 'bad',
      node: (
        <>
          {name(company)} {t('effect.closes')}
        </>
      ),
    });
  }
  for (const { company, to } of of.presidents) {
    // What is no more needs no president.
    if (of.closed.includes(company) || of.after.companies[company]?.status === 'closed') continue;
    pieces.push({
      key: `president ${company}`,
      node: (
        <>
          {name(company)}{' '}
          {to === null ? formatter.term('company.nobody') : formatter.term('effect.president', formatter.who(to))}
        </>
      ),
    });
  }
  // What a merger or one's own choice takes away is said there.
  const chosen = 'action' in of ? of.action.type : null;
  for (const event of of.events)
    if (
      event.type === 'tokenRemoved' &&
      chosen !== 'removeToken' &&
      chosen !== 'merge' &&
      chosen !== 'answer' &&
      // A company that closes loses all it has; a token that only moves to another city of its hex is not lost.
      !of.closed.includes(event.company) &&
      !of.after.board.tokens.some(({ company, hex }) => company === event.company && hex === event.hex) &&
      !(withSpecials && isSaidOf(of.specials, event))
    )
      pieces.push({
        key: `token ${event.company} ${event.hex}`,
        tone: 'bad',
        node: (
          <>
            {name(event.company)} {formatter.term('effect.token', { place: hexName(formatter, event.hex) })}
          </>
        ),
      });
  // Who gives up sells first what can be sold.
  if (chosen === 'bankrupt' && 'action' in of)
    for (const { holder, company, from, to } of of.shares)
      if (holder === of.action.by && to < from)
        pieces.push({
          key: `sold ${company}`,
          tone: 'bad',
          node: (
            <>
              {name(company)} −{formatter.number(from - to)}%
            </>
          ),
        });
  for (const player of of.out)
    pieces.push({ key: `out ${player}`, tone: 'bad', node: t('effect.out', formatter.who(player)) });
  if (withSpecials)
    for (const [at, event] of of.specials.filter((each) => !closesStep(each)).entries())
      pieces.push({ key: `special ${at}`, node: formatter.event(event) });
  const known = title.notes?.(of.before) ?? [];
  // A figure of another company is there only because the turn has passed on.
  const concerns = (each: Figure): boolean => {
    const { company } = each.args;
    if (
      each.for === undefined ||
      typeof company !== 'string' ||
      known.some((old) => remarkKey(old) === remarkKey(each))
    )
      return true;
    return of.before.companies[company]?.loans !== of.after.companies[company]?.loans;
  };
  // How many are left of a stock is no news by itself.
  const gist = ({ key, args: { left: _left, ...args } }: Remark): string => JSON.stringify([key, args]);
  const news = (title.notes?.(of.after) ?? []).filter(
    (each) => concerns(each) && !known.some((old) => gist(old) === gist(each)),
  );
  const isOwing = (player: unknown): boolean =>
    'warnings' in of && of.warnings.some((each) => each.kind === 'owes' && each.player === player);
  // How many are still to go is said once, over all of them; a debt is said by the warning.
  const told = brief || chosen === 'removeToken' ? [] : news.filter(({ args }) => !isOwing(args['player']));
  for (const each of told) pieces.push({ key: remarkKey(each), node: formatter.refusal({ rule: '', ...each }) });
  const player = decider(of.before) ?? '';
  const all =
    'warnings' in of
      ? of.warnings.filter((each) => !grave.includes(each) && (each.later || !SAID_ANYWAY.has(each.kind)))
      : [];
  const lost = all.flatMap((each) => (each.kind === 'loses' && !each.later ? [each.player] : []));
  const concerned = of.worth.filter(
    (each) =>
      each.from !== each.to &&
      (worth === 'all' || lost.includes(each.player) || (worth === 'own' && each.player === player)) &&
      !grave.some((other) => other.kind === 'loses' && other.player === each.player),
  );
  // What it comes to in the end is read first where it was asked for.
  if (worth !== 'elsewhere' && concerned.length > 0)
    pieces.splice(worth === undefined ? pieces.length : 0, 0, { key: 'worth', node: <Worth of={concerned} /> });
  const warnings = all.filter(
    (each) =>
      (each.kind !== 'loses' || each.later) &&
      !(each.kind === 'removes' && told.some(({ args }) => args['company'] === each.company)),
  );
  for (const text of warningTexts(
    warnings.filter(({ later }) => !later),
    player,
    formatter,
  ))
    pieces.push({ key: `warning ${text}`, tone: 'bad', node: text });
  const then = warningTexts(
    warnings.filter(({ later }) => later),
    player,
    formatter,
  );
  if (then.length > 0) pieces.push({ key: 'then', node: t('warn.then', { what: then.join(', ') }) });
  if (of.ending && !of.over) pieces.push({ key: 'ending', tone: 'bad', node: t('effect.ending') });
  if (pieces.length === 0) return null;
  return (
    <span className={parts.effects} data-part="effects">
      {pieces.map(({ key, node, tone }) => (
        <span key={key} className={tone && TONES[tone]} data-tone={tone}>
          {node}
        </span>
      ))}
    </span>
  );
};
