/** The card that closes a round: my money, who leads, prices that moved, trains left and what rusts next, who operates when. */
import { percentAt } from '@roundhouse/engine';
import type { RoundCard as Card } from '@roundhouse/engine/models/roundCard';
import { useT } from '../../i18n/words.ts';
import { strokeOf } from '../../app/playerStrokes.ts';
import { useThemeName } from '../../app/settings.ts';
import { useFormatter, useGameContext, useSession } from '../context.tsx';
import { newestOf } from '../session.ts';
import { RustLines } from '../panels/RustLine.tsx';
import css from './RoundCard.module.css';

/** How large the picture is in its own units. */
const [LINE_WIDTH, LINE_HEIGHT] = [72, 18];

/** Round by round, what somebody was worth: all of a card on one scale. The figure beside it says the last. */
const WorthLine = ({
  worths,
  least,
  most,
}: {
  readonly worths: readonly number[];
  readonly least: number;
  readonly most: number;
}) => {
  const span = Math.max(1, most - least);
  const points = worths.map((worth, at) => ({
    x: 2 + ((LINE_WIDTH - 5) * at) / Math.max(1, worths.length - 1),
    y: LINE_HEIGHT - 3 - ((LINE_HEIGHT - 6) * (worth - least)) / span,
  }));
  const last = points.at(-1);
  return (
    <svg className={css.line} viewBox={`0 0 ${LINE_WIDTH} ${LINE_HEIGHT}`} aria-hidden="true">
      {points.length > 1 && <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {last && points.length > 1 && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
};

export const RoundCard = ({ card }: { readonly card: Card }) => {
  const t = useT('film');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const goTo = useSession((s) => s.goTo);
  const signed = (by: number): string => (by > 0 ? `+${formatter.money(by)}` : formatter.money(by));
  const [me, ...others] = card.players.filter(({ player }) => table.mine(player));
  const theme = useThemeName();
  const state = useSession(newestOf);
  const all = card.players.flatMap(({ worths }) => worths);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const isMine = ({ company }: { readonly company: string }): boolean =>
    me !== undefined && percentAt(state, me.player, company) > 0;
  // What I hold shares of comes first.
  const prices = [...card.prices.filter(isMine), ...card.prices.filter((each) => !isMine(each))];
  return (
    <section className={css.card} aria-label={t('roundCard.title', { round: formatter.round(card.mark) })}>
      <h2>
        <button type="button" className="quiet" onClick={() => goTo(card.to)}>
          {t('roundCard.title', { round: formatter.round(card.mark) })}
        </button>
      </h2>
      {me && others.length === 0 && (
        <p data-me="">
          {t('roundCard.you', {
            cash: formatter.money(me.cash),
            worth: formatter.money(me.worth),
            change: signed(me.change),
          })}
        </p>
      )}
      <ol className={css.players} aria-label={t('roundCard.players')}>
        {card.players.map(({ player, worth, change, worths }) => (
          <li key={player} style={{ ['--pen' as string]: strokeOf(theme, formatter.playerNumber(player)).colour }}>
            <span className={css.name}>{formatter.subject(player, false)}</span>
            <WorthLine worths={worths} least={least} most={most} />
            <b>{formatter.money(worth)}</b> <small data-sign={Math.sign(change)}>{signed(change)}</small>
          </li>
        ))}
      </ol>
      {prices.length > 0 && (
        <ul className={css.prices} aria-label={t('roundCard.prices')}>
          {prices.map(({ company, from, to, why }) => (
            <li key={company}>
              {formatter.chip(company)} {formatter.money(from)}&nbsp;→&nbsp;{formatter.money(to)}
              {why.length > 0 && <small> {why.map((each) => formatter.term(`priceMove.${each}`)).join(', ')}</small>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <span className={css.label}>{t('roundCard.depot')}:</span>{' '}
        {card.depot.map(({ name, left }) => (
          <span key={name} className={css.left}>
            <b>{name}</b> ×{left === 'unlimited' ? '∞' : left}
          </span>
        ))}
      </p>
      <RustLines of={card.rusting} />
      {card.order.length > 0 && (
        <p>
          <span className={css.label}>{t('roundCard.order')}:</span>{' '}
          {card.order.map((company) => (
            <span key={company}>{formatter.chip(company)} </span>
          ))}
        </p>
      )}
    </section>
  );
};
