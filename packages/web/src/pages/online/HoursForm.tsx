/** When I am not to be waited for: my zone, night, free days of the week and holidays. */
import type { DeniedKey, Hours } from '@roundhouse/protocol/client';
import { useId, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { call } from '../../net/call.ts';
import { loadMe } from '../../net/me.ts';
import { useDenial } from './denial.ts';
import css from './Online.module.css';

const MINUTES = 60;

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / MINUTES)).padStart(2, '0')}:${String(minutes % MINUTES).padStart(2, '0')}`;

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * MINUTES + minutes) % (24 * MINUTES);
};

const zones = (own: string): readonly string[] => [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

const Holidays = ({ hours, onChange }: { readonly hours: Hours; readonly onChange: (hours: Hours) => void }) => {
  const t = useT('pace');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <>
      {hours.holidays.map((each, index) => (
        <div key={`${each.from} ${each.to}`} className={css.row}>
          <span>
            {each.from} – {each.to}
          </span>
          <button
            type="button"
            className="quiet"
            onClick={() => onChange({ ...hours, holidays: hours.holidays.filter((_, at) => at !== index) })}
          >
            {t('pace.remove')}
          </button>
        </div>
      ))}
      <div className={css.row}>
        <label>
          {t('pace.holidayFrom')} <input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label>
          {t('pace.holidayTo')} <input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </label>
        <button
          type="button"
          disabled={from === '' || to < from}
          onClick={() => onChange({ ...hours, holidays: [...hours.holidays, { from, to }] })}
        >
          {t('pace.addHoliday')}
        </button>
      </div>
    </>
  );
};

export const HoursForm = ({ first }: { readonly first: Hours }) => {
  const t = useT('pace');
  const denial = useDenial();
  const daysOff = useId();
  const language = useSettings((s) => s.language);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [hours, setHours] = useState<Hours>(first);
  const [said, setSaid] = useState<DeniedKey | 'saved' | null>(null);
  const dayName = (day: number): string =>
    new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 15 + day));
  const save = async (): Promise<void> => {
    const answer = await call('changeMe', { body: { hours } });
    setSaid('ok' in answer ? 'saved' : answer.no.denied);
    await loadMe();
  };
  const { night } = hours;
  return (
    <section>
      <h2>{t('pace.myHours')}</h2>
      <p className="quietText">{t('pace.myHoursText')}</p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label>
          {t('pace.zone')}
          <select value={hours.zone} onChange={(event) => setHours({ ...hours, zone: event.target.value })}>
            {zones(own).map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </select>
        </label>
        <div className={css.row}>
          <label>
            {t('pace.nightFrom')}{' '}
            <input
              type="time"
              value={clockText(night?.from ?? 0)}
              onChange={(event) =>
                setHours({ ...hours, night: { from: minutesOf(event.target.value), to: night?.to ?? 0 } })
              }
            />
          </label>
          <label>
            {t('pace.nightTo')}{' '}
            <input
              type="time"
              value={clockText(night?.to ?? 0)}
              onChange={(event) =>
                setHours({ ...hours, night: { from: night?.from ?? 0, to: minutesOf(event.target.value) } })
              }
            />
          </label>
        </div>
        <div className={css.row} role="group" aria-labelledby={daysOff}>
          <span id={daysOff}>{t('pace.daysOff')}</span>
          {[1, 2, 3, 4, 5, 6, 0].map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={hours.weekend.includes(day)}
                onChange={(event) =>
                  setHours({
                    ...hours,
                    weekend: event.target.checked
                      ? [...hours.weekend, day]
                      : hours.weekend.filter((each) => each !== day),
                  })
                }
              />{' '}
              {dayName(day)}
            </label>
          ))}
        </div>
        <Holidays hours={hours} onChange={setHours} />
        <div className={css.row}>
          <button type="submit">{t('pace.save')}</button>
          {said !== null && <span role="status">{said === 'saved' ? t('pace.saved') : denial(said)}</span>}
        </div>
      </form>
    </section>
  );
};
