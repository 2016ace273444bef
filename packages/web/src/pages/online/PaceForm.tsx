/** How fast a new game is played: the clock, what happens at its end, when somebody counts as away. */
import type { AtEnd, ClockSettings } from '@roundhouse/protocol/client';
import { useT } from '../../i18n/words.ts';
import newCss from '../newgame/NewGame.module.css';
import css from './Online.module.css';

export interface Pace {
  readonly pace: 'live' | 'days';
  readonly clock: ClockSettings;
  readonly atEnd: AtEnd;
  readonly awayAfter: number | null;
}

export const USUAL_PACE: Pace = { pace: 'live', clock: { kind: 'none' }, atEnd: 'shown', awayAfter: 10 };

const LIVE: ClockSettings = { kind: 'live', bank: 1800, increment: 15, perRound: 0 };
const DAYS: ClockSettings = { kind: 'days', hours: 24, nightsOff: true, weekendsOff: true, holidaysOff: true };
const HOURS = [6, 12, 24, 48, 72, 168] as const;
/** In minutes. */
const AWAY = {
  live: [5, 10, 15, 30, 60, 24 * 60],
  days: [6 * 60, 24 * 60, 48 * 60, 72 * 60, 168 * 60, 336 * 60],
} as const;
const ENDS = ['shown', 'mildest', 'bot'] as const;
const PACES = ['live', 'days'] as const;

const useHours = (): ((hours: number) => string) => {
  const t = useT('pace');
  return (hours) => (hours % 24 === 0 ? t('pace.days', { count: hours / 24 }) : t('pace.hours', { count: hours }));
};

const Whole = (props: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) => (
  <label className={css.field}>
    {props.label}
    <input
      type="number"
      min={0}
      max={props.most}
      value={props.value}
      onChange={(event) => props.onChange(Math.min(props.most, Math.max(0, Math.floor(Number(event.target.value)))))}
    />
  </label>
);

const DaysForm = ({
  clock,
  onChange,
}: {
  readonly clock: ClockSettings & { kind: 'days' };
  readonly onChange: (clock: ClockSettings) => void;
}) => {
  const t = useT('pace');
  const hoursText = useHours();
  return (
    <>
      <label className={css.field}>
        {t('pace.perDecision')}
        <select value={clock.hours} onChange={(event) => onChange({ ...clock, hours: Number(event.target.value) })}>
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {hoursText(hours)}
            </option>
          ))}
        </select>
      </label>
      <div role="group" aria-label={t('pace.off')}>
        {t('pace.off')}{' '}
        {(
          [
            ['nightsOff', 'pace.nights'],
            ['weekendsOff', 'pace.weekends'],
            ['holidaysOff', 'pace.holidays'],
          ] as const
        ).map(([key, word]) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={clock[key]}
              onChange={(event) => onChange({ ...clock, [key]: event.target.checked })}
            />{' '}
            {t(word)}{' '}
          </label>
        ))}
      </div>
    </>
  );
};

export const PaceForm = ({ value, onChange }: { readonly value: Pace; readonly onChange: (pace: Pace) => void }) => {
  const t = useT('pace', 'online');
  const hoursText = useHours();
  const { pace, clock, atEnd, awayAfter } = value;
  const setClock = (next: ClockSettings): void => onChange({ ...value, clock: next });
  const own = pace === 'live' ? LIVE : DAYS;
  return (
    <fieldset className={`${newCss.box} ${css.pace}`}>
      <legend>{t('online.pace')}</legend>
      <div className={css.choices} role="radiogroup" aria-label={t('online.pace')}>
        {PACES.map((each) => (
          <label key={each} className={css.choice}>
            <input
              type="radio"
              name="pace"
              checked={pace === each}
              onChange={() =>
                onChange({
                  ...value,
                  pace: each,
                  clock: clock.kind === 'none' ? clock : each === 'live' ? LIVE : DAYS,
                  awayAfter: each === 'live' ? 10 : 72 * 60,
                })
              }
            />
            <span>{t(`online.pace.${each}`)}</span>
          </label>
        ))}
      </div>
      <div className={css.choices} role="radiogroup" aria-label={t('pace.clock')}>
        {([{ kind: 'none' }, own] as const).map((each) => (
          <label key={each.kind} className={css.choice}>
            <input type="radio" name="clock" checked={clock.kind === each.kind} onChange={() => setClock(each)} />
            <span>{t(`pace.clock.${each.kind}`)}</span>
          </label>
        ))}
      </div>
      {clock.kind === 'days' && <DaysForm clock={clock} onChange={setClock} />}
      {clock.kind === 'live' && (
        <>
          <Whole
            label={t('pace.bank')}
            most={24 * 60}
            value={clock.bank / 60}
            onChange={(minutes) => setClock({ ...clock, bank: minutes * 60 })}
          />
          <Whole
            label={t('pace.increment')}
            most={3600}
            value={clock.increment}
            onChange={(increment) => setClock({ ...clock, increment })}
          />
          <Whole
            label={t('pace.perRound')}
            most={240}
            value={clock.perRound / 60}
            onChange={(minutes) => setClock({ ...clock, perRound: minutes * 60 })}
          />
        </>
      )}
      {clock.kind !== 'none' && (
        <label className={css.field}>
          {t('pace.atEnd')}
          <select
            value={atEnd}
            onChange={(event) =>
              onChange({ ...value, atEnd: ENDS.find((each) => each === event.target.value) ?? 'shown' })
            }
          >
            {ENDS.map((each) => (
              <option key={each} value={each}>
                {t(`pace.atEnd.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={css.field}>
        {t('pace.awayAfter')}
        <select
          value={awayAfter ?? ''}
          onChange={(event) =>
            onChange({ ...value, awayAfter: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          {AWAY[pace].map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes % 60 === 0 ? hoursText(minutes / 60) : t('pace.minutes', { count: minutes })}
            </option>
          ))}
          <option value="">{t('pace.never')}</option>
        </select>
      </label>
    </fieldset>
  );
};
