/** The parts of what a decision causes, each as short pieces: money, prices, trains, companies, tokens, players. */
import { CONSENT, decider, type Figure, type Remark, stepNameOf, type Title, topFrame } from '@roundhouse/engine';
import type { Change, Forecast, Warning } from '@roundhouse/engine/models/forecast';
import { closesStep } from '@roundhouse/engine/models/mainEvent';
import type { ReactNode } from 'react';
import { Arrowed } from '../../app/Arrow.tsx';
import type { Formatter } from '../../i18n/formatter.tsx';
import type { Translate } from '../../i18n/words.ts';
import { lastRoundNow } from '../lastRound.ts';
import { hexName } from './describe.ts';
import { frameArgs } from './frameArgs.ts';
import { remarkKey } from './Hints.tsx';
import { limitsOf } from './limits.ts';
import { isSaidOf } from './lostTokens.ts';

/** Warnings that name the next thing to do. */
const SAYS_WHAT_IS_ASKED: ReadonlySet<Warning['kind']> = new Set(['discards', 'removes', 'sells', 'buysTrain']);

export interface Piece {
  readonly key: string;
  readonly node: ReactNode;
  readonly tone?: 'bad' | 'good';
  /** A whole sentence: it needs a line. */
  readonly long?: true;
}

export interface PieceContext {
  readonly of: Change | Forecast;
  readonly t: Translate;
  readonly formatter: Formatter;
  readonly title: Title;
  /** Warnings that the button gives by itself. */
  readonly grave: readonly Warning[];
}

const nameIn =
  ({ t, formatter }: PieceContext) =>
  (id: string): ReactNode =>
    formatter.facts.companies[id] ? formatter.chip(id) : id === formatter.you ? t('effect.you') : formatter.holder(id);

const chosenIn = ({ of }: PieceContext): string | null => ('action' in of ? of.action.type : null);

export const cashPieces = (context: PieceContext, without: readonly string[]): readonly Piece[] => {
  const { of, t, formatter } = context;
  const name = nameIn(context);
  return (
    of.cash
      // What a company had goes with it.
      .filter(({ holder }) => !without.includes(holder) && !of.closed.includes(holder))
      .map(({ holder, by, left }) => ({
        key: `cash ${holder}`,
        tone: by < 0 ? 'bad' : 'good',
        node: (
          <>
            {name(holder)} {by > 0 ? '+' : ''}
            {formatter.money(by)}{' '}
            <small>
              <Arrowed text={t('effect.left', { amount: formatter.money(left) })} />
            </small>
          </>
        ),
      }))
  );
};

/** `self`: the company that the decision is about anyway. */
export const pricePieces = (context: PieceContext, self: string | undefined): readonly Piece[] => {
  const { of, t, formatter, grave } = context;
  const name = nameIn(context);
  // A price of nothing says little; the zone says what is to come.
  const fate = (cell: string): string =>
    (formatter.facts.market.cells[cell]?.zones ?? [])
      .filter((zone) => formatter.has(`zone.${zone}`))
      .map((zone) => formatter.term(`zone.${zone}`))
      .join(', ');
  return of.prices
    .filter(({ company }) => !grave.some((each) => each.kind === 'liquidates' && each.company === company))
    .map(({ company, from, to, cells }) => ({
      key: `price ${company}`,
      // A company that is worth nothing afterwards has not gained, even from nothing.
      tone: to < from || to === 0 ? 'bad' : 'good',
      node:
        company === self ? (
          t('effect.price', { price: formatter.money(to) })
        ) : (
          <>
            {name(company)} <span className="visually-hidden">{t('spoken.price')} </span>
            <Arrowed text={from === to ? '→' : `${formatter.money(from)} → ${formatter.money(to)}`} />
            {to === 0 && fate(cells[1]) !== '' && <small> {fate(cells[1])}</small>}
          </>
        ),
    }));
};

/** Trains that rust or will, the phase, and train limits. */
export const trainPieces = (context: PieceContext): readonly Piece[] => {
  const { of, t, formatter } = context;
  const name = nameIn(context);
  const rusted = of.rusted.map(({ name: train, owners, counts }): Piece => ({
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
  }));
  const fading = of.fading.map((train): Piece => ({
    key: `fade ${train}`,
    tone: 'bad',
    node: t('effect.fades', { train }),
  }));
  const phase: readonly Piece[] =
    of.phase === null ? [] : [{ key: 'phase', node: t('effect.phase', { phase: formatter.phase(of.phase) }) }];
  const limits = limitsOf(of).map(({ from, to, companies, over, whose }): Piece => ({
    key: `limit ${from} ${to} ${companies.join(' ')}`,
    ...(over.length > 0 && { tone: 'bad' as const }),
    node: (
      <>
        <Arrowed
          text={t(whose.length > 0 ? 'effect.limitOf' : 'effect.limit', { from, to, companies: whose.join(', ') })}
        />
        {over.length > 0 && (
          <>
            {', '}
            {t('effect.over', { companies: over.join(', ') })}
          </>
        )}
      </>
    ),
  }));
  return [...rusted, ...fading, ...phase, ...limits];
};

/** Privates and companies that close, companies that float, new presidents. */
export const companyPieces = (context: PieceContext): readonly Piece[] => {
  const { of, t, formatter, grave } = context;
  const name = nameIn(context);
  const privates = of.privatesClosed.map((id): Piece => ({
    key: `private ${id}`,
    node: `${formatter.privateName(id)} ${t('effect.closes')}`,
  }));
  const floated = of.floated.map((company): Piece => ({
    key: `float ${company}`,
    tone: 'good',
    node: (
      <>
        {name(company)} {t('effect.floats')}
      </>
    ),
  }));
  const closed = of.closed
    .filter((company) => !grave.some((each) => each.kind === 'closes' && each.company === company))
    .map((company): Piece => ({
      key: `close ${company}`,
      tone: 'bad',
      node: (
        <>
          {name(company)} {t('effect.closes')}
        </>
      ),
    }));
  const presidents = of.presidents
    // A closed company needs no president.
    .filter(({ company }) => !of.closed.includes(company) && of.after.companies[company]?.status !== 'closed')
    .map(({ company, to }): Piece => ({
      key: `president ${company}`,
      node: (
        <>
          {name(company)}{' '}
          {to === null ? formatter.term('company.nobody') : formatter.term('effect.president', formatter.who(to))}
        </>
      ),
    }));
  return [...privates, ...floated, ...closed, ...presidents];
};

/** Tokens that are lost, other than by a merger or by one's own choice, which say so themselves. */
export const tokenPieces = (context: PieceContext, withSpecials: boolean): readonly Piece[] => {
  const { of, formatter } = context;
  const name = nameIn(context);
  const chosen = chosenIn(context);
  if (chosen === 'removeToken' || chosen === 'merge' || chosen === 'answer') return [];
  return of.events.flatMap((event): readonly Piece[] => {
    if (event.type !== 'tokenRemoved') return [];
    // A company that closes loses all it has; a token that only moves to another city of its hex is not lost.
    if (of.closed.includes(event.company)) return [];
    if (of.after.board.tokens.some(({ company, hex }) => company === event.company && hex === event.hex)) return [];
    if (withSpecials && isSaidOf(of.specials, event)) return [];
    const node = (
      <>
        {name(event.company)} {formatter.term('effect.token', { place: hexName(formatter, event.hex) })}
      </>
    );
    return [{ key: `token ${event.company} ${event.hex}`, tone: 'bad', node }];
  });
};

/** What a bankrupt player must sell first, and who leaves the game. */
export const playerPieces = (context: PieceContext): readonly Piece[] => {
  const { of, t, formatter, grave } = context;
  const name = nameIn(context);
  const seller = 'action' in of && of.action.type === 'bankrupt' ? of.action.by : null;
  const sold = of.shares
    .filter(({ holder, from, to }) => holder === seller && to < from)
    .map(({ company, from, to }): Piece => ({
      key: `sold ${company}`,
      tone: 'bad',
      node: (
        <>
          {name(company)} −{formatter.number(from - to)}%
        </>
      ),
    }));
  const out = of.out
    .filter((player) => !grave.some((each) => each.kind === 'bankrupts' && each.player === player))
    .map((player): Piece => ({ key: `out ${player}`, tone: 'bad', node: t('effect.out', formatter.who(player)) }));
  return [...sold, ...out];
};

/** Events that only the title knows. */
export const specialPieces = ({ of, formatter }: PieceContext): readonly Piece[] =>
  of.specials
    .filter((each) => !closesStep(each))
    .map((event, at) => ({ key: `special ${at}`, node: formatter.event(event) }));

/** The title's figures that are new after the decision; `brief`: only how many tokens must go. */
export const newFigures = (context: PieceContext, brief: boolean): readonly Figure[] => {
  const { of, title } = context;
  // How many tokens are still to go is said once, over all of them.
  if (chosenIn(context) === 'removeToken') return [];
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
  const warnings = 'warnings' in of ? of.warnings : [];
  // A debt is said by its warning.
  const isOwing = (player: unknown): boolean => warnings.some((each) => each.kind === 'owes' && each.player === player);
  const mustRemove = (company: unknown): boolean =>
    warnings.some((each) => each.kind === 'removes' && each.company === company);
  return (title.notes?.(of.after) ?? []).filter(
    (each) =>
      concerns(each) &&
      !known.some((old) => gist(old) === gist(each)) &&
      (brief ? mustRemove(each.args['company']) : !isOwing(each.args['player'])),
  );
};

/** What the others are asked before one goes on, as a merger that the purchase of a train brings up; an offer says itself whom it asks. */
export const askedPieces = ({ of, t, formatter }: PieceContext): readonly Piece[] => {
  if (!('next' in of) || of.later !== null || of.over) return [];
  const { next, before, action, warnings } = of;
  const by = decider(next);
  const question = topFrame(next);
  // The turn goes on where it was: the question lies upon it.
  const interrupts =
    next.agenda.length > before.agenda.length && next.agenda[before.agenda.length - 1]?.step === topFrame(before)?.step;
  if (by === null || by === action.by || !question || !interrupts || topFrame(next, CONSENT)) return [];
  if (warnings.some(({ kind }) => SAYS_WHAT_IS_ASKED.has(kind))) return [];
  const key = `ask.${stepNameOf(question) ?? ''}`;
  if (formatter.title.words[formatter.language][key] === undefined) return [];
  const ask = formatter.refusal({ rule: '', key, args: frameArgs(question) });
  return [{ key: 'asked', long: true, node: t('effect.asks', { ...formatter.who(by), ask }) }];
};

/** That the game is in its last round now, or will end. */
export const endPieces = ({ of, t, formatter, title }: PieceContext): readonly Piece[] => {
  if (of.over) return [];
  const last = lastRoundNow(of.before, of.after, title);
  if (!last) return of.ending ? [{ key: 'ending', tone: 'bad', node: t('effect.ending') }] : [];
  const round = last.last ? formatter.roundShort(last.last).replace(' ', '\u00a0') : '';
  const node =
    last.lastTurn === undefined ? t('end.effect', { round }) : t('end.effectTurn', { company: last.lastTurn });
  return [{ key: 'ending', tone: 'bad', node }];
};
