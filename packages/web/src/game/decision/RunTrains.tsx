/** Running trains: the best run is there at once, drawn on the board and spelled out stop by stop. */
import { type ActionOf, decider, explain, isEqual, options, type State, trainsAt } from '@roundhouse/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useWidth } from '../../app/width.ts';
import { useBoardTheme } from '../../board/theme.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useUi, useFormatter } from '../context.tsx';
import type { TableUi } from '../ui.ts';
import { Act, RefusalReason } from './Act.tsx';
import { type Forecast, forecastOf } from '@roundhouse/engine/models/forecast';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import css from './RunTrains.module.css';
import parts from './parts.module.css';
import { companyAsked, hexName } from './describe.ts';
import { dividendLabel } from './Dividend.tsx';
import { Effects } from './Effects.tsx';
import { EMPTY, fromRun, type HandRun, isRun, toRun, withoutLast } from './handRun.ts';
import { useBestRun } from './bestRun.ts';
import { onesOf } from './options.ts';
import { Pinned } from './Pinned.tsx';
import { PlaceList } from './PlaceList.tsx';
import { placesNext, pointAt } from './pointing.ts';
import { RouteReading } from './RouteReading.tsx';
import { stopsOf } from './routeStops.ts';
import { bestIsProved, type RanEvent } from './runs.ts';

const nameIn = (state: State, id: string, formatter: Formatter): string =>
  formatter.trainCard(state.trains.find((each) => each.id === id)?.side ?? id);

/** How a route is drawn on the board. */
const Dash = ({ style }: { readonly style: { readonly colour: string; readonly dash: string } | undefined }) => (
  <svg className={css.dash} viewBox="0 0 28 8" aria-hidden="true">
    <line x1="0" y1="4" x2="28" y2="4" stroke={style?.colour} strokeWidth="5" strokeDasharray={style?.dash} />
  </svg>
);

export const RunTable = ({
  ran,
  state,
  drawn = ran.runs.map(({ train }) => train),
  bare = false,
}: {
  readonly ran: RanEvent;
  readonly state: State;
  /** The trains in the order in which the board draws their routes. */
  readonly drawn?: readonly string[];
  /** Which train it is and what it earns is said elsewhere. */
  readonly bare?: boolean;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const theme = useBoardTheme();
  return (
    <ul className={css.runs}>
      {ran.runs.map((run) => {
        const stops = stopsOf(state, run.stops, formatter);
        const paid = (at: number): number => (run.paid ? (run.paid[at] ?? 0) : (stops[at]?.worth ?? 0));
        const sum = stops.reduce((total, _, at) => total + paid(at), 0);
        const others = (run.chain ?? []).filter((id) => id !== run.train);
        return (
          <li key={run.train}>
            {!bare && (
              <>
                <Dash style={theme.routes[drawn.indexOf(run.train) % theme.routes.length]} />
                <b>{nameIn(state, run.train, formatter)}</b>
              </>
            )}
            <span className={css.stops}>
              {stops.map((stop, at) => (
                <span key={`${stop.hex} ${at}`}>
                  {at > 0 && ' – '}
                  {stop.name}
                  {'\u00a0'}
                  {paid(at) === 0 && stop.worth > 0 ? (
                    <s title={t('run.unpaid')}>{formatter.number(stop.worth)}</s>
                  ) : (
                    <i>{formatter.number(paid(at))}</i>
                  )}
                </span>
              ))}
              {run.revenue !== sum && (
                <span>
                  {' '}
                  {t(run.revenue < sum ? 'run.uncounted' : run.paid ? 'run.line' : 'run.bonus', {
                    amount: `${run.revenue > sum ? '+' : '−'}${formatter.number(Math.abs(run.revenue - sum))}`,
                  })}
                </span>
              )}
              {others.length > 0 && (
                <small data-chain="">
                  {' · '}
                  {t('run.chain', { trains: others.map((id) => nameIn(state, id, formatter)).join(', ') })}
                </small>
              )}
            </span>
            {!bare && <b className={css.sum}>{formatter.money(run.revenue)}</b>}
          </li>
        );
      })}
    </ul>
  );
};

/** The stops are spelled out below; here it is enough to know the run. */
const ends = (names: readonly string[]): string =>
  names.length > 3 ? `${names[0]} – … – ${names.at(-1)}` : names.join(' – ');

/** What the trains earn so; nothing where they may not run like that. */
const ranBy = (state: State, action: ActionOf<'runTrains'>): RanEvent | undefined =>
  explain(state, action)
    ? undefined
    : forecastOf(state, action)?.events.find((each): each is RanEvent => each.type === 'trainsRan');

/** What is drawn of a route that may not run yet: its stops, as far as they go. */
const Drawn = ({ run, state }: { readonly run: HandRun; readonly state: State }) => {
  const formatter = useFormatter();
  return (
    <p className={css.drawn}>
      {stopsOf(state, toRun(run).stops, formatter).map(({ hex, name, worth }, at) => (
        <span key={`${hex} ${at}`}>
          {at > 0 && ' – '}
          {name}
          {'\u00a0'}
          <i>{formatter.number(worth)}</i>
        </span>
      ))}
    </p>
  );
};

/** Choosing the runs oneself: trains by name, stops by pointing at them on the board or by name. */
const ByHand = ({
  best,
  state,
  hand,
}: {
  readonly best: ActionOf<'runTrains'>;
  readonly state: State;
  readonly hand: NonNullable<TableUi['hand']>;
}) => {
  const t = useT('later');
  const formatter = useFormatter();
  const theme = useBoardTheme();
  const narrow = useWidth() === 'narrow';
  const { ui, facts } = useGameContext();
  const action: ActionOf<'runTrains'> = { ...best, runs: hand.runs.filter(isRun).map(toRun) };
  const refusal = explain(state, action);
  const ran = ranBy(state, action);
  // While one route is being put together, what the others earn stays on the screen.
  const others = { ...action, runs: action.runs.filter(({ train }) => train !== hand.train) };
  const rest = refusal && others.runs.length > 0 ? ranBy(state, others) : undefined;
  const shown = ran ?? rest;
  const nameOf = (id: string): string => nameIn(state, id, formatter);
  const chosen = hand.runs.find((run) => run.train === hand.train);
  const change = (runs: readonly HandRun[]): void => ui.setState({ hand: { train: hand.train, runs } });
  const instead = (run: HandRun): void => change(hand.runs.map((each) => (each.train === run.train ? run : each)));
  const places = useMemo(
    () => (chosen ? placesNext(chosen, facts.track, state.board) : []),
    [chosen, facts.track, state.board],
  );
  const missed = hand.missed === undefined ? '' : t('hand.missed', { place: hexName(formatter, hand.missed) });
  // Who listens hears the route as it is now, and what comes of it.
  const stops = chosen ? stopsOf(state, toRun(chosen).stops, formatter).map((each) => each.name) : [];
  const sum = refusal ? formatter.refusal(refusal) : t('run.accept', { revenue: formatter.money(ran?.revenue ?? 0) });
  const aside = [missed, nameOf(hand.train), stops.join(' – '), sum].filter((each) => each !== '').join('. ');
  const announced = useRef(aside);
  useEffect(() => {
    if (aside === announced.current) return;
    announced.current = aside;
    ui.setState({ aside });
  }, [ui, aside]);
  const bestRan = useMemo(() => ranBy(state, best), [state, best]);
  // Where the runs may not go together, each has the sum that it earns alone, or had among the best.
  const earnedBy = (run: HandRun): number | undefined => {
    const of = (event: RanEvent | undefined): number | undefined =>
      event?.runs.find(({ train }) => train === run.train)?.revenue;
    const together = of(shown);
    if (together !== undefined || !isRun(run)) return together;
    const isBest = best.runs.some((each) => isEqual(fromRun(each), run));
    return of(isBest ? bestRan : ranBy(state, { ...action, runs: [toRun(run)] }));
  };
  const earned = (run: HandRun): string => {
    const sum = earnedBy(run);
    return sum === undefined ? '–' : formatter.money(sum);
  };
  // A phone has room for the route that is being drawn; of the others it says what they earn.
  const listed = shown && narrow ? { ...shown, runs: shown.runs.filter(({ train }) => train === hand.train) } : shown;
  const isListed = shown?.runs.some(({ train }) => train === hand.train) === true;
  return (
    <>
      <p className={parts.note} data-part="hand-note">
        {missed !== '' ? missed : refusal ? <RefusalReason refusal={refusal} /> : t('hand.help')}
      </p>
      <div className={`${parts.powers} ${css.trains}`} role="group" aria-label={t('hand.train')}>
        {hand.runs.map((run, index) => (
          <button
            key={run.train}
            type="button"
            aria-pressed={run.train === hand.train}
            onClick={() => ui.setState({ hand: { train: run.train, runs: hand.runs } })}
          >
            {narrow ? (
              <span className={css.train}>
                <Dash style={theme.routes[index % theme.routes.length]} />
                {nameOf(run.train)} <b>{earned(run)}</b>
              </span>
            ) : (
              <>
                {nameOf(run.train)}{' '}
                <small>{ends(stopsOf(state, toRun(run).stops, formatter).map((each) => each.name))}</small>
              </>
            )}
          </button>
        ))}
      </div>
      {listed && <RunTable ran={listed} state={state} drawn={hand.runs.map(({ train }) => train)} bare={narrow} />}
      {chosen && !isListed && <Drawn run={chosen} state={state} />}
      <div className={css.edit}>
        {chosen && (
          <PlaceList
            places={places}
            label={t('hand.next')}
            none={t('hand.stop')}
            onChoose={(hex) =>
              instead(
                pointAt(chosen, hex, facts.track, state.board, {
                  others: hand.runs.filter((run) => run !== chosen),
                  company: companyAsked(state),
                }),
              )
            }
          />
        )}
        {chosen && chosen.stops.length > 0 && (
          <>
            <button type="button" onClick={() => instead(withoutLast(chosen))}>
              {t('hand.back')}
            </button>
            <button type="button" onClick={() => instead(EMPTY(chosen.train))}>
              {t('hand.clear')}
            </button>
          </>
        )}
        <button type="button" className="quiet" onClick={() => ui.setState({ hand: null })}>
          {t('hand.best')}
        </button>
      </div>
      {chosen && <RouteReading run={chosen} runs={hand.runs} action={best} state={state} onChange={instead} />}
      <div className={`${parts.confirm} ${css.inSight}`}>
        <Pinned>
          {refusal ? (
            // It keeps its place while a route is not whole yet.
            <button type="button" className="primary" aria-disabled="true">
              {t('run.accept', { revenue: '–' })}
            </button>
          ) : (
            <Act action={action} primary hotkey="Enter">
              {t('run.accept', { revenue: formatter.money(ran?.revenue ?? 0) })}
            </Act>
          )}
        </Pinned>
      </div>
    </>
  );
};

/** Nine times out of ten what was earned is paid out: running and paying are one press, with what comes of both. */
const RunAndPay = ({ run, found }: { readonly run: ActionOf<'runTrains'>; readonly found: Forecast | null }) => {
  const t = useT();
  const formatter = useFormatter();
  const { isOffered } = useGameContext();
  const narrow = useWidth() === 'narrow';
  const next = found?.next;
  // A lesson about running leaves paying to the next.
  const pay =
    next && decider(next) === run.by
      ? onesOf(options(next, 'dividend').filter(isOffered), 'dividend').find(
          ({ action, refusal }) => action.kind === 'pay' && !refusal,
        )
      : undefined;
  const paid = next && pay ? forecastOf(next, pay.action) : null;
  if (!next || !pay || !paid || severeWarnings(next, pay.action).length > 0) return null;
  const { action } = pay;
  const company = companyAsked(next);
  const me = formatter.you ?? action.by;
  const effects = (
    <Effects
      of={{ ...paid, cash: paid.cash.filter(({ holder }) => holder === me) }}
      {...(company === null ? {} : { self: company })}
    />
  );
  return (
    <p className={css.andPay} data-run-and-pay="">
      <Pinned>
        <Act action={run} then={action}>
          <span>{dividendLabel(paid, t('run.andPay'), formatter, t)}</span>
          {/* Pinned to the foot of a sheet, it takes along what comes of it. */}
          {narrow && <> {effects}</>}
        </Act>
      </Pinned>
      {!narrow && effects}
    </p>
  );
};

export const RunTrains = ({ state }: { readonly state: State }) => {
  const t = useT('later');
  const formatter = useFormatter();
  const { ui } = useGameContext();
  const hand = useUi((s) => s.hand);
  const best = useBestRun(state, true);
  if (best === 'searching')
    return (
      <p className={parts.note} role="status" aria-busy="true">
        {t('run.searching')}
      </p>
    );
  const found = best ? forecastOf(state, best) : null;
  const ran = found?.events.find((each): each is RanEvent => each.type === 'trainsRan');
  if (!best) return <p className={parts.note}>{t('run.none')}</p>;
  const company = companyAsked(state);
  const trains = company === null ? [] : trainsAt(state, company);
  const begin = (): void => {
    // In the order of the best run: each keeps the color that it has on the board.
    const idle = trains.filter(({ id }) => best.runs.every(({ train }) => train !== id));
    const runs = [...best.runs.map(fromRun), ...idle.map(({ id }) => EMPTY(id))];
    const [first] = runs;
    if (first) ui.setState({ hand: { train: first.train, runs }, hex: null });
  };
  const none = !ran || ran.runs.length === 0;
  return (
    <div role="group" aria-label={t('section.run')} data-map-work="run">
      {hand ? (
        <ByHand best={best} state={state} hand={hand} />
      ) : (
        <>
          {none ? <p className={parts.note}>{t('run.none')}</p> : <RunTable ran={ran} state={state} />}
          <div className={`${parts.confirm} ${css.inSight}`}>
            <Pinned>
              <Act action={best} primary hotkey="Enter">
                {t('run.accept', { revenue: formatter.money(ran?.revenue ?? 0) })}
              </Act>
            </Pinned>
            {!none && bestIsProved(state) && (
              <span className={css.proved} title={t('run.provedWhy')}>
                {t('run.proved')}
              </span>
            )}
            {trains.length > 0 && (
              <button type="button" className="quiet" onClick={begin}>
                {t('hand.begin')}
              </button>
            )}
          </div>
          {!none && <RunAndPay run={best} found={found} />}
        </>
      )}
    </div>
  );
};
