/** Players: cash, certificates against the limit, holdings, worth. */
import {
  boundCash,
  cashOf,
  certificatesCounted,
  certificatesOf,
  decider,
  isEqual,
  type State,
  percentAt,
  priceOf,
  privatesOf,
  type PlayerId,
  type Title,
} from '@roundhouse/engine';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../i18n/words.ts';
import { useHere, useShown, useTableState, useVoice } from '../context.tsx';
import { hasShares } from '../ownership.ts';
import css from './Panels.module.css';

/** Percent of one share: companies differ in size, and a president's certificate is two shares. */
const shareOf = (state: State, company: string): number => {
  const all = certificatesOf(state, company);
  const ordinary = all.find((each) => each.kind === 'ordinary')?.percent;
  return ordinary ?? (all.find((each) => each.kind === 'president')?.percent ?? 20) / 2;
};

/** What could be raised now: cash and shares at today's price. Rules of sale may allow less. */
const liquidOf = (state: State, player: PlayerId): number =>
  Object.keys(state.companies).reduce(
    (sum, company) =>
      sum + (Math.max(0, percentAt(state, player, company)) / shareOf(state, company)) * priceOf(state, company),
    cashOf(state, player),
  );

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
  privates: privatesOf(state, player),
  worth: owning
    ? {
        whole: title.worth(state, player),
        liquid: Math.floor(liquidOf(state, player)),
        certificates: certificatesCounted(state, player),
        limit: title.certificateLimit(state),
      }
    : null,
});

const Player = memo(
  ({ card }: { readonly card: ReturnType<typeof cardOf> }) => {
    const t = useT();
    const voice = useVoice();
    const isBot = useTableState((s) => s.bots[card.player] !== undefined);
    const { player, onTurn, holdings, privates, worth } = card;
    return (
      <li className={onTurn ? css.playerOn : css.player} data-player={player}>
        <div className={css.line}>
          <b className={css.name}>
            {onTurn && (
              <span className={css.dot} title={t('player.turn')}>
                ●{' '}
              </span>
            )}
            {voice.holder(player)}
          </b>
          <span className={css.marks}>
            {card.priority && <span className={css.badge}>{t('player.priority')}</span>}
            {isBot && <span className={css.badge}>{t('player.bot')}</span>}
            {card.out && <span className={css.badge}>{t('player.out')}</span>}
          </span>
          <b className={css.money}>{voice.money(card.money)}</b>
        </div>
        {card.bound > 0 && (
          <p className={css.bound} data-bound={card.bound}>
            {t('player.bound', { bound: voice.money(card.bound), free: voice.money(card.money - card.bound) })}
          </p>
        )}
        {(holdings.length > 0 || privates.length > 0) && (
          <div className={css.holdings}>
            {holdings.map(({ company, percent, president }) => (
              <span key={company} className={css.holding}>
                {voice.chip(company)}
                <span>
                  {percent < 0 ? <abbr title={voice.term('term.short')}>−{-percent}%</abbr> : `${percent}%`}
                  {president && <abbr title={voice.term('company.president')}> ★</abbr>}
                </span>
              </span>
            ))}
            {privates.map((id) => (
              <span key={id} className={css.private} title={voice.facts.privates[id]?.power?.[voice.language]}>
                {voice.privateName(id)}
              </span>
            ))}
          </div>
        )}
        {worth && (
          <dl className={css.worth}>
            <div>
              <dt className="visually-hidden">{t('player.worth')}</dt>
              <dd>{voice.money(worth.whole)}</dd>
            </div>
            <div>
              <dt className="visually-hidden">{t('player.liquid')}</dt>
              <dd>{voice.money(worth.liquid)}</dd>
            </div>
            <div>
              <dt className="visually-hidden">{t('player.certificates')}</dt>
              <dd>
                {voice.number(worth.certificates)}/{voice.number(worth.limit)}
              </dd>
            </div>
          </dl>
        )}
      </li>
    );
  },
  (a, b) => isEqual(a.card, b.card),
);

/** Where many players scroll in their panel, the one whose turn it is stays in sight. */
export const MANY_PLAYERS = 5;

const useInSight = (player: PlayerId | null, seats: number): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (seats < MANY_PLAYERS || player === null) return undefined;
    // With the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const box = list.current?.parentElement;
      const card = list.current?.querySelector<HTMLElement>(`[data-player="${player}"]`);
      if (!box || !card || box.scrollHeight <= box.clientHeight) return;
      const [room, own] = [box.getBoundingClientRect(), card.getBoundingClientRect()];
      if (own.bottom > room.bottom) box.scrollTop += own.bottom - room.bottom;
      else if (own.top < room.top + HEAD) box.scrollTop += own.top - room.top - HEAD;
    });
    return () => cancelAnimationFrame(frame);
  }, [player, seats]);
  return list;
};

/** What the head of the list covers. */
const HEAD = 20;

/** What the figures of every card are, said once. */
const WORTH = ['worth', 'liquid', 'certificates'] as const;

export const Players = () => {
  const t = useT();
  const { title, facts } = useHere();
  const state = useShown();
  const owning = hasShares(facts);
  const list = useInSight(decider(state), state.seats.length);
  return (
    <>
      {owning && (
        <div className={css.worthHead} aria-hidden="true">
          {WORTH.map((each) => (
            <span key={each}>{t(`player.${each}`)}</span>
          ))}
        </div>
      )}
      <ul className={css.list} ref={list}>
        {state.seats.map((player) => (
          <Player key={player} card={cardOf(state, player, title, owning)} />
        ))}
      </ul>
    </>
  );
};
