/** Who sits where: how many, their names, people and bots. */
import { LEVELS, PLAIN } from '@roundhouse/bots/levels';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import type { SeatPlan } from '../start.ts';
import css from './NewGame.module.css';

/** The order of seats by chance; every order is equally likely. */
const shuffled = <T,>(list: readonly T[]): readonly T[] => {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const j = random % (i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
};

export const Seats = (props: {
  readonly counts: readonly number[];
  readonly seats: readonly SeatPlan[];
  readonly onSeats: (seats: readonly SeatPlan[]) => void;
}) => {
  const { counts, seats, onSeats } = props;
  const t = useT('pages');
  const p = useT('pages');
  const language = useSettings((s) => s.language);
  const personAt = (index: number): string => t('seat.person', { number: index + 1 });
  const botAt = (index: number): string => t('seat.bot', { number: index + 1 });
  const change = (index: number, seat: SeatPlan): void => onSeats(seats.with(index, seat));
  /** A name that nobody chose follows who sits there. */
  const seatFor = (index: number, bot: string | null, name: string): SeatPlan => {
    const unnamed = name === personAt(index) || name === botAt(index) || name.trim() === '';
    return { bot, name: unnamed ? (bot === null ? personAt(index) : botAt(index)) : name };
  };
  const others = seats.slice(1);
  return (
    <fieldset className={css.box}>
      <legend>{t('new.seats')}</legend>
      <div className={css.counts} role="radiogroup" aria-label={t('new.count')}>
        {counts.map((count) => (
          <label key={count} className={css.count}>
            <input
              type="radio"
              name="count"
              checked={seats.length === count}
              onChange={() =>
                onSeats(
                  Array.from(
                    { length: count },
                    (_, i) => seats[i] ?? { name: personAt(i), bot: others.at(-1)?.bot ?? null },
                  ).map(({ name, bot }, i) => seatFor(i, bot, name)),
                )
              }
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
      <ol className={css.seats}>
        {seats.map((seat, index) => (
          <li key={index}>
            <input
              type="text"
              maxLength={24}
              aria-label={t('seat.name', { number: index + 1 })}
              value={seat.name}
              onChange={(event) => change(index, { ...seat, name: event.target.value })}
            />
            <select
              aria-label={t('seat.who', { number: index + 1 })}
              value={seat.bot ?? ''}
              onChange={(event) => change(index, seatFor(index, event.target.value || null, seat.name))}
            >
              <option value="">{t('seat.human')}</option>
              {LEVELS.map((bot) => (
                <option key={bot.id} value={bot.id}>
                  {t('seat.botNamed', { name: bot.name[language] })}
                </option>
              ))}
            </select>
            {seat.bot !== null && (
              <small className="quietText">{LEVELS.find(({ id }) => id === seat.bot)?.style[language]}</small>
            )}
          </li>
        ))}
      </ol>
      <p className={css.helpers}>
        <button
          type="button"
          className="quiet"
          onClick={() =>
            onSeats(seats.map(({ name, bot }, i) => (i === 0 ? { name, bot } : seatFor(i, bot ?? PLAIN.id, name))))
          }
        >
          {p('new.fillWithBots')}
        </button>
        <button type="button" className="quiet" onClick={() => onSeats(shuffled(seats))}>
          {p('new.shuffle')}
        </button>
      </p>
    </fieldset>
  );
};
