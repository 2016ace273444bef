/** Running trains: the best run is there at once, drawn on the board and spelled out stop by stop. */
import { THEMES } from '@roundhouse/board';
import type { State } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useThemeName } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import { Act } from './Act.tsx';
import { consequenceOf } from './consequences.ts';
import css from './Decision.module.css';
import { bestRun, type RanEvent, stopsOf } from './runs.ts';

export const RunTable = ({ ran, state }: { readonly ran: RanEvent; readonly state: State }) => {
  const t = useT();
  const voice = useVoice();
  const theme = THEMES[useThemeName()];
  return (
    <ul className={css.runs}>
      {ran.runs.map((run, index) => {
        const stops = stopsOf(state, run.stops);
        const sum = stops.reduce((total, each) => total + each.worth, 0);
        const style = theme.routes[index % theme.routes.length];
        const name = state.trains.find((each) => each.id === run.train)?.side ?? run.train;
        return (
          <li key={run.train}>
            <svg className={css.dash} viewBox="0 0 28 8" aria-hidden="true">
              <line x1="0" y1="4" x2="28" y2="4" stroke={style?.colour} strokeWidth="5" strokeDasharray={style?.dash} />
            </svg>
            <b>{name}</b>
            <span className={css.stops}>
              {stops.map((stop, at) => (
                <span key={`${stop.hex} ${at}`}>
                  {at > 0 && ' – '}
                  {stop.name} <i>{voice.number(stop.worth)}</i>
                </span>
              ))}
              {run.revenue !== sum && (
                <span>
                  {' '}
                  {t('run.bonus', {
                    amount: `${run.revenue > sum ? '+' : '−'}${voice.number(Math.abs(run.revenue - sum))}`,
                  })}
                </span>
              )}
            </span>
            <b className={css.sum}>{voice.money(run.revenue)}</b>
          </li>
        );
      })}
    </ul>
  );
};

export const RunTrains = ({ state }: { readonly state: State }) => {
  const t = useT();
  const voice = useVoice();
  const best = useMemo(() => bestRun(state), [state]);
  const found = best ? consequenceOf(state, best) : null;
  const ran = found?.events.find((each): each is RanEvent => each.type === 'trainsRan');
  if (!best) return <p className={css.note}>{t('run.none')}</p>;
  return (
    <section aria-label={t('section.run')}>
      {ran && ran.runs.length > 0 ? <RunTable ran={ran} state={state} /> : <p className={css.note}>{t('run.none')}</p>}
      <div className={css.confirm}>
        <Act action={best} primary hotkey="Enter">
          {t('run.accept', { revenue: voice.money(ran?.revenue ?? 0) })}
        </Act>
        {ran && ran.runs.length > 0 && (
          <span className={css.proved} title={t('run.provedWhy')}>
            {t('run.proved')}
          </span>
        )}
      </div>
    </section>
  );
};
