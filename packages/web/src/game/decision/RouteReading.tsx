/** How a run is read, where the rules leave that to the director: which station is not counted, which trains run as one. */
import { type ActionOf, explain, type State } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import css from './RouteReading.module.css';
import { type HandRun, isRun, toRun } from './handRun.ts';
import { stopsOf } from './routeStops.ts';

/** All stops but this one. */
const without = (run: HandRun, stop: number): readonly number[] =>
  run.stops.flatMap((_, at) => (at === stop ? [] : [at]));

export const RouteReading = ({
  run,
  runs,
  action,
  state,
  onChange,
}: {
  readonly run: HandRun;
  readonly runs: readonly HandRun[];
  readonly action: ActionOf<'runTrains'>;
  readonly state: State;
  readonly onChange: (run: HandRun) => void;
}) => {
  const t = useT('later');
  const formatter = useFormatter();
  const { stops, chains } = useMemo(() => {
    if (!isRun(run)) return { stops: [], chains: false };
    const accepted = (read: HandRun): boolean =>
      explain(state, {
        ...action,
        runs: runs.filter(isRun).map((each) => toRun(each.train === run.train ? read : each)),
      }) === undefined;
    return {
      stops: run.stops.flatMap((_, at) => (accepted({ ...run, scored: without(run, at) }) ? [at] : [])),
      chains: runs.filter(isRun).length > 1 && accepted({ ...run, chain: run.chain ?? 0 }),
    };
  }, [run, runs, action, state]);
  const names = stopsOf(state, toRun(run).stops, formatter);
  const left = run.scored ? run.stops.findIndex((_, at) => !run.scored?.includes(at)) : -1;
  const { scored: _scored, ...asBest } = run;
  const { chain: _chain, ...alone } = run;
  return (
    <>
      {stops.length > 1 && (
        <label className={css.reading}>
          {t('hand.uncounted')}{' '}
          <select
            data-reading="scored"
            value={left}
            onChange={({ target }) => {
              const at = Number(target.value);
              onChange(at < 0 ? asBest : { ...run, scored: without(run, at) });
            }}
          >
            <option value={-1}>{t('hand.asBest')}</option>
            {stops.map((at) => (
              <option key={at} value={at}>
                {names[at]?.name} {formatter.number(names[at]?.worth ?? 0)}
              </option>
            ))}
          </select>
        </label>
      )}
      {chains && (
        <label className={css.reading}>
          {t('hand.group')}{' '}
          <select
            data-reading="chain"
            value={run.chain ?? -1}
            onChange={({ target }) => {
              const chain = Number(target.value);
              onChange(chain < 0 ? alone : { ...run, chain });
            }}
          >
            <option value={-1}>{t('hand.asBest')}</option>
            {runs.map(({ train }, at) => (
              <option key={train} value={at}>
                {at + 1}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};
