/** Players: cash, certificates against the limit, holdings, worth. */
import {
  boundCash,
  cashOf,
  certificatesCounted,
  decider,
  isEqual,
  type State,
  percentAt,
  privatesOf,
  type PlayerId,
  type Title,
} from '@roundhouse/engine';
import { liquidityOf } from '@roundhouse/engine/models/liquidity';
import { memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { strokeOf } from '../../app/playerStrokes.ts';
import { useThemeName } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useShown, useTableState, useFormatter } from '../context.tsx';
import { hasShares } from '../ownership.ts';
import { holdingOf, useMovedHoldings } from './movedShares.ts';
import css from './Players.module.css';
import cards from './cards.module.css';

/** So many cards are written closer together. */
export const MANY_PLAYERS = 4;

/** Of so many some are out of sight anyway: nothing gives way to them. */
export const CROWD = 7;

/** Of more privates a low screen shows the first, and how many there are besides: room for the next player. */
const FEW_PRIVATES = 1;

/** What a player's card shows, as plain data: a card on which nothing changed is not written again. */
const cardOf = (state: State, player: PlayerId, title: Title, owning: boolean) => ({
  player,
  onTurn: decider(state) === player,
  priority: state.priority === player,
  out: state.out.includes(player),
  money: owning ? cashOf(state, player) : title.worth(state, player),
  bound: boundCash(state, player),
  holdings: Object.keys(state.companies)
    .map((company) => ({
      company,
      percent: percentAt(state, player, company),
      president: state.companies[company]?.president === player,
    }))
    .filter((each) => each.percent !== 0)
    .sort((a, b) => b.percent - a.percent),
  duties: (title.duties?.(state) ?? []).flatMap((each) => (each.player === player ? [each.remark] : [])),
  privates: privatesOf(state, player),
  worth: owning
    ? {
        whole: title.worth(state, player),
        liquid: liquidityOf(state, player),
        certificates: certificatesCounted(state, player),
        limit: title.certificateLimit(state),
      }
    : null,
});

/** A private on a card, by its name. A press tells what it is good for. */
const Private = ({ id }: { readonly id: string }) => {
  const formatter = useFormatter();
  const name = formatter.privateName(id);
  const power = formatter.facts.privates[id]?.power?.[formatter.language];
  return (
    <abbr className={cards.private} title={power === undefined ? name : `${name}: ${power}`}>
      {name}
    </abbr>
  );
};

const BotOfSeat = lazyPart(() => import('./BotOfSeat.tsx'));

const Bot = (props: { readonly bot: string; readonly as: 'face' | 'strength' }) => (
  <Suspense>
    <BotOfSeat {...props} />
  </Suspense>
);

const Player = memo(
  ({ card }: { readonly card: ReturnType<typeof cardOf> }) => {
    const t = useT();
    const formatter = useFormatter();
    const theme = useThemeName();
    const bot = useTableState((s) => s.bots[card.player]);
    const moved = useMovedHoldings();
    const { player, onTurn, holdings, privates, worth } = card;
    return (
      <li
        className={onTurn ? css.playerOn : css.player}
        data-player={player}
        style={{ ['--pen' as string]: strokeOf(theme, formatter.playerNumber(player)).colour }}
      >
        <div className={cards.line}>
          <b className={cards.name}>
            {onTurn && (
              <span className={css.dot} title={t('player.turn')}>
                ●{' '}
              </span>
            )}
            {bot !== undefined && <Bot bot={bot} as="face" />} {formatter.subject(player, false)}
          </b>
          <span className={css.marks}>
            {card.priority && <span className={css.badge}>{t('player.priority')}</span>}
            {bot !== undefined && <Bot bot={bot} as="strength" />}
            {card.out && <span className={css.badge}>{t('player.out')}</span>}
          </span>
          <b className={css.money} title={worth ? t('player.cash') : undefined}>
            {formatter.money(card.money)}
          </b>
        </div>
        {card.bound > 0 && (
          <p className={css.bound} data-bound={card.bound}>
            {t('player.bound', { bound: formatter.money(card.bound), free: formatter.money(card.money - card.bound) })}
          </p>
        )}
        {card.duties.map((remark) => (
          <p key={remark.key} className={css.duty} data-duty={remark.key}>
            {formatter.refusal({ rule: '', ...remark })}
          </p>
        ))}
        {(holdings.length > 0 || privates.length > 0) && (
          <div className={cards.holdings} data-many-privates={privates.length > FEW_PRIVATES || undefined}>
            {holdings.map(({ company, percent, president }) => (
              <span
                key={company}
                className={css.holding}
                data-moved={moved.has(holdingOf(player, company)) || undefined}
              >
                {formatter.chip(company)}
                <span>
                  {percent < 0 ? <abbr title={formatter.term('term.short')}>−{-percent}%</abbr> : `${percent}%`}
                  {president && <abbr title={formatter.term('company.president')}> ★</abbr>}
                </span>
              </span>
            ))}
            {privates.map((id) => (
              <Private key={id} id={id} />
            ))}
            {privates.length > FEW_PRIVATES && (
              <abbr
                className={cards.more}
                title={privates
                  .slice(1)
                  .map((id) => formatter.privateName(id))
                  .join(', ')}
              >
                +{privates.length - 1}
              </abbr>
            )}
          </div>
        )}
        {worth && (
          <dl className={css.worth}>
            <div title={t('player.worth')}>
              <dt>{t('player.worth.short')}</dt>
              <dd>{formatter.money(worth.whole)}</dd>
            </div>
            <div title={t('player.liquidWhy')}>
              <dt>{t('player.liquid.short')}</dt>
              <dd>{formatter.money(worth.liquid)}</dd>
            </div>
            <div title={t('player.certificates')}>
              <dt>{t('holders.certificates.short')}</dt>
              <dd>
                {formatter.number(worth.certificates)}/{formatter.number(worth.limit)}
              </dd>
            </div>
          </dl>
        )}
      </li>
    );
  },
  (a, b) => isEqual(a.card, b.card),
);

/** Where players scroll in their panel, the one whose turn it is stays in sight. */
const useInSight = (player: PlayerId | null): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (player === null) return undefined;
    // With the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const box = list.current?.parentElement;
      const card = list.current?.querySelector<HTMLElement>(`[data-player="${player}"]`);
      if (!box || !card || box.scrollHeight <= box.clientHeight) return;
      const [outer, own] = [box.getBoundingClientRect(), card.getBoundingClientRect()];
      if (own.bottom > outer.bottom) box.scrollTop += own.bottom - outer.bottom;
      else if (own.top < outer.top) box.scrollTop += own.top - outer.top;
    });
    return () => cancelAnimationFrame(frame);
  }, [player]);
  return list;
};

export const Players = () => {
  const { title, facts } = useGameContext();
  const state = useShown();
  const owning = hasShares(facts);
  const list = useInSight(decider(state));
  const { you } = useFormatter();
  const narrow = useWidth() === 'narrow';
  // A phone shows a card or two at a time: one's own first, then those who sit after it.
  const first = narrow
    ? Math.max(
        0,
        state.seats.findIndex((each) => each === you),
      )
    : 0;
  const seats = [...state.seats.slice(first), ...state.seats.slice(0, first)];
  return (
    <ul className={cards.list} ref={list}>
      {[...seats, ...(facts.hands ?? [])].map((player) => (
        <Player key={player} card={cardOf(state, player, title, owning)} />
      ))}
    </ul>
  );
};
