/** Players: cash, certificates against the limit, holdings, worth. */
import {
  cashOf,
  certificatesCounted,
  certificatesOf,
  decider,
  type State,
  percentAt,
  priceOf,
  privatesOf,
  type PlayerId,
} from '@roundhouse/engine';
import { useMemo } from 'react';
import { useT } from '../../i18n/words.ts';
import { useHere, useShown, useVoice } from '../context.tsx';
import { hasShares } from '../ownership.ts';
import css from './Panels.module.css';

/** Percent of one share: companies differ in size, and a president's certificate is two shares. */
const shareOf = (state: State, company: string): number => {
  const all = certificatesOf(state, company);
  const ordinary = all.find((each) => each.kind === 'ordinary')?.percent;
  return ordinary ?? (all.find((each) => each.kind === 'president')?.percent ?? 20) / 2;
};

/** What could be raised now: cash and shares at today's price. Rules of sale may allow less. */
export const liquidOf = (state: State, player: PlayerId): number =>
  Object.keys(state.companies).reduce(
    (sum, company) =>
      sum + (Math.max(0, percentAt(state, player, company)) / shareOf(state, company)) * priceOf(state, company),
    cashOf(state, player),
  );

const Player = ({ player }: { readonly player: PlayerId }) => {
  const t = useT();
  const voice = useVoice();
  const { title, table, facts } = useHere();
  const state = useShown();
  const owning = hasShares(facts);
  const holdings = useMemo(
    () =>
      Object.keys(state.companies)
        .map((company) => ({ company, percent: percentAt(state, player, company) }))
        .filter((each) => each.percent !== 0)
        .sort((a, b) => b.percent - a.percent),
    [state, player],
  );
  const privates = privatesOf(state, player);
  const onTurn = decider(state) === player;
  const limit = title.certificateLimit(state);
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
          {state.priority === player && <span className={css.badge}>{t('player.priority')}</span>}
          {table.bots[player] !== undefined && <span className={css.badge}>{t('player.bot')}</span>}
          {state.out.includes(player) && <span className={css.badge}>{t('player.out')}</span>}
        </span>
        <b className={css.money}>{voice.money(owning ? cashOf(state, player) : title.worth(state, player))}</b>
      </div>
      {(holdings.length > 0 || privates.length > 0) && (
        <div className={css.holdings}>
          {holdings.map(({ company, percent }) => (
            <span key={company} className={css.holding}>
              {voice.chip(company)}
              <span>
                {percent < 0 ? <abbr title={voice.term('term.short')}>−{-percent}%</abbr> : `${percent}%`}
                {state.companies[company]?.president === player && <abbr title={t('company.president')}> ★</abbr>}
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
      {owning && (
        <dl className={css.worth}>
          <div>
            <dt>{t('player.worth')}</dt>
            <dd>{voice.money(title.worth(state, player))}</dd>
          </div>
          <div>
            <dt>{t('player.liquid')}</dt>
            <dd>{voice.money(Math.floor(liquidOf(state, player)))}</dd>
          </div>
          <div>
            <dt>{t('player.certificates')}</dt>
            <dd>
              {voice.number(certificatesCounted(state, player))}/{voice.number(limit)}
            </dd>
          </div>
        </dl>
      )}
    </li>
  );
};

export const Players = () => {
  const { seats } = useShown();
  return (
    <ul className={css.list}>
      {seats.map((player) => (
        <Player key={player} player={player} />
      ))}
    </ul>
  );
};
