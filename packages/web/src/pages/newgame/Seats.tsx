/** Who sits where: how many, their names, people and bots. */
import { characterNamed, CHARACTERS, usualTable } from '@roundhouse/bots/characters';
import { BotLine } from '../../app/bots/BotLine.tsx';
import { BotOptions } from '../../app/bots/BotOptions.tsx';
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
  readonly title: string;
  readonly counts: readonly number[];
  readonly seats: readonly SeatPlan[];
  readonly onSeats: (seats: readonly SeatPlan[]) => void;
}) => {
  const { title, counts, seats, onSeats } = props;
  const t = useT('pages');
  const p = useT('pages');
  const language = useSettings((s) => s.language);
  const personAt = (index: number): string => t('seat.person', { number: index + 1 });
  const change = (index: number, seat: SeatPlan): void => onSeats(seats.with(index, seat));
  /** A name that nobody chose follows who sits there. */
  const seatFor = (index: number, bot: string | null, name: string): SeatPlan => {
    const unnamed =
      name === personAt(index) || name.trim() === '' || CHARACTERS.some((each) => name.startsWith(each.name[language]));
    return { bot, name: unnamed ? nameFor(index, bot) : name };
  };
  /** A bot goes by its own name; a number follows the second of two equal ones. */
  const nameFor = (index: number, bot: string | null): string => {
    const name = bot === null ? undefined : characterNamed(bot)?.name[language];
    if (name === undefined) return personAt(index);
    const same = seats.slice(0, index).filter((each) => each.bot === bot).length;
    return same > 0 ? `${name} ${same + 1}` : name;
  };
  /** All seats but the first get bots, those who sit down to this title first. */
  const filled = (): readonly SeatPlan[] => {
    const taken = new Set(seats.map(({ bot }) => bot));
    const free = [...usualTable(title, CHARACTERS.length)].filter(({ id }) => !taken.has(id));
    return seats.map(({ name, bot }, i) =>
      i === 0 || bot !== null ? { name, bot } : seatFor(i, free.shift()?.id ?? CHARACTERS[0]?.id ?? null, name),
    );
  };
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
                onSeats(Array.from({ length: count }, (_, i) => seats[i] ?? { name: personAt(i), bot: null }))
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
              <BotOptions title={title} />
            </select>
            {seat.bot !== null && <BotLine bot={seat.bot} title={title} />}
          </li>
        ))}
      </ol>
      <p className={css.helpers}>
        <button type="button" className="quiet" onClick={() => onSeats(filled())}>
          {p('new.fillWithBots')}
        </button>
        <button type="button" className="quiet" onClick={() => onSeats(shuffled(seats))}>
          {p('new.shuffle')}
        </button>
      </p>
    </fieldset>
  );
};
