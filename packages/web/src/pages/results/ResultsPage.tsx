/** After the game, or so far: result, worth, shares, revenue, trains and phases. */
import { Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazyPart } from '../../app/lazyPart.ts';
import { usePageTitle } from '../../app/pageTitle.ts';
import { Shell } from '../../app/Shell.tsx';
import { Podium } from '../../app/Podium.tsx';
import { strokeOf } from '../../app/playerStrokes.ts';
import { useSettings, useThemeName } from '../../app/settings.ts';
import { liveriesOf } from '../../board/liveries.ts';
import { makeFormatter, type Formatter } from '../../i18n/formatter.tsx';
import { saveFile } from '../../store/download.ts';
import { savePeerFile } from '../../store/files.ts';
import { Missing } from '../shared/Missing.tsx';
import { Notice } from '../shared/Notice.tsx';
import css from './Results.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import { LineChart, type Series } from './LineChart.tsx';
import { ResultTable, standingsOf } from './ResultTable.tsx';
import { RevenueChart, type RevenueRow } from './RevenueChart.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { ShareChart, sharesOf } from './ShareChart.tsx';
import type { SharedResult } from './sharedPicture.ts';
import type { GameFigures } from './figures.ts';
import { RevenueTable, SeriesTable, TrainTable } from './Tables.tsx';
import { Timeline } from './Timeline.tsx';
import { type LoadedFigures, useFigures } from './useFigures.ts';
import { TitleWords, useT } from '../../i18n/words.ts';

const HindsightReport = lazyPart(() => import('./HindsightReport.tsx'), 'hindsight');

const revenueRows = ({
  revenues,
}: GameFigures): { readonly rows: readonly RevenueRow[]; readonly columns: readonly string[] } => {
  const columns = [...new Set(revenues.map(({ round }) => round))];
  const companies = [...new Set(revenues.map(({ company }) => company))];
  const rows = companies.map((company) => {
    const cells = columns.map(
      (round) => revenues.find((each) => each.company === company && each.round === round) ?? null,
    );
    return { company, cells, total: cells.reduce((sum, cell) => sum + (cell?.revenue ?? 0), 0) };
  });
  return { rows: rows.sort((a, b) => b.total - a.total), columns };
};

/** The page of the game as it stood then; null: as it stands now. */
const addressAt = (id: string, position: number | null): string =>
  position === null ? `/game/${id}` : `/game/${id}?at=${position}`;

/** Places and margins, and the moment it turned. */
const Finale = ({ loaded, formatter }: { readonly loaded: LoadedFigures; readonly formatter: Formatter }) => {
  const t = useT('results');
  const { places, turned, before } = loaded.figures.finale;
  const [first] = places;
  const round = loaded.figures.rounds.findLast(({ from }) => turned !== null && from <= turned);
  if (!first) return null;
  const player = formatter.holder(first.player);
  return (
    <div className={css.finale}>
      <Podium places={places} formatter={formatter} />
      <p>
        {turned !== null && round ? (
          <>
            {t('results.turned', { player, before: formatter.holder(before), round: formatter.roundShort(round.mark) })}{' '}
            <Link href={addressAt(loaded.record.id, turned)}>{t('results.look')}</Link>
          </>
        ) : (
          t('results.never', { player })
        )}
      </p>
    </div>
  );
};

const Heading = ({ loaded, formatter }: { readonly loaded: LoadedFigures; readonly formatter: Formatter }) => {
  const t = useT('results');
  const { record, title, last, partly, figures } = loaded;
  const [trouble, setTrouble] = useState<Awaited<ReturnType<typeof savePeerFile>>>(null);
  const first = standingsOf(loaded).filter(({ place }) => place === 1);
  const names = new Intl.ListFormat(formatter.language).format(first.map(({ id }) => formatter.holder(id)));
  const theme = useThemeName();
  const colourOf = (player: string): string => strokeOf(theme, formatter.playerNumber(player)).colour;
  const verdict = last.outcome ? (first.length > 1 ? 'results.tie' : 'results.wins') : 'results.leads';
  const shared: SharedResult = {
    heading: t(verdict, { names }),
    below: `${title.name[formatter.language]} · ${record.name}`.replace(/ · $/u, ''),
    lines: standingsOf(loaded).map(({ id, score }) => ({
      name: formatter.holder(id),
      figure: formatter.money(score),
      colour: colourOf(id),
    })),
    series: last.seats.map((id) => ({ colour: colourOf(id), values: figures.worth.get(id) ?? [] })),
  };
  return (
    <header className={css.head}>
      <h1>{t(verdict, { names })}</h1>
      <p className="quietText">
        {title.name[formatter.language]} · {record.name !== '' && `${record.name} · `}
        {last.outcome
          ? t('results.ended', { reason: formatter.term(`ending.${last.outcome.reason}`) })
          : t('results.going')}
      </p>
      {partly && <p className={css.warning}>{t('results.partly', partly)}</p>}
      {last.outcome && <Finale loaded={loaded} formatter={formatter} />}
      <p className={css.acts}>
        <Link className="button primary" href={addressAt(record.id, last.outcome ? 0 : null)}>
          {t(last.outcome ? 'results.replay' : 'results.goOn')}
        </Link>
        <ShareButtons result={shared} />
        <Link className="button" href={`/print/${encodeURIComponent(title.id)}?game=${record.id}`}>
          {t('results.print')}
        </Link>
        <button type="button" onClick={() => saveFile(record.game)}>
          {t('results.export')}
        </button>
        <button
          type="button"
          onClick={() => {
            savePeerFile(record.game).then(setTrouble, (error: unknown) => setTrouble(String(error)));
          }}
        >
          {t('results.exportPeer')}
        </button>
      </p>
      {trouble !== null && (
        <p role="alert" className={css.warning}>
          {typeof trouble === 'string'
            ? t('results.notForPeer', { error: trouble })
            : t('results.partForPeer', { action: trouble.action, reason: trouble.reason[formatter.language] })}
        </p>
      )}
    </header>
  );
};

const Inside = ({ loaded }: { readonly loaded: LoadedFigures }) => {
  const t = useT('results');
  const language = useSettings((s) => s.language);
  const { record, title, facts, figures, last } = loaded;
  const formatter = useMemo(() => makeFormatter(language, title, facts, record.game), [language, title, facts, record]);
  const liveries = liveriesOf(facts);
  const series: readonly Series[] = useMemo(
    () =>
      last.seats.map((id) => ({
        id,
        pen: formatter.playerNumber(id),
        name: formatter.holder(id),
        values: figures.worth.get(id) ?? [],
      })),
    [last, formatter, figures],
  );
  const shares: readonly Series[] = useMemo(
    () => sharesOf(series).flatMap((values, i) => (series[i] ? [{ ...series[i], values }] : [])),
    [series],
  );
  const { rows, columns } = useMemo(() => revenueRows(figures), [figures]);
  const [, navigate] = useLocation();
  const addressOf = (position: number): string => addressAt(record.id, position);
  const roundAt = (position: number): string => {
    const began = figures.began.findLast((each) => each.position <= position);
    return began ? formatter.roundShort(began.round) : '';
  };
  const goTo = (position: number): void => navigate(addressOf(position));
  const label = (name: string): string => t('results.chart', { name });
  usePageTitle(`${title.name[language]} · ${t('results.heading')}`);
  return (
    <>
      <Heading loaded={loaded} formatter={formatter} />
      <ResultTable loaded={loaded} formatter={formatter} />
      <Suspense>
        <HindsightReport
          game={loaded.played}
          seats={last.seats}
          formatter={formatter}
          addressOf={addressOf}
          roundAt={roundAt}
        />
      </Suspense>
      <ChartFrame
        id="worth"
        name={t('results.worth')}
        text={t('results.worthText')}
        draw={(width) => (
          <LineChart
            label={label(t('results.worth'))}
            width={width}
            series={series}
            rounds={figures.rounds}
            money={formatter.money}
            goTo={goTo}
          />
        )}
        table={
          <SeriesTable
            figures={figures}
            formatter={formatter}
            series={series}
            figure={(value) => formatter.money(Math.round(value))}
            addressOf={addressOf}
          />
        }
      />
      <ChartFrame
        id="share"
        name={t('results.share')}
        text={t('results.shareText')}
        draw={(width) => (
          <ShareChart
            label={label(t('results.share'))}
            width={width}
            series={series}
            rounds={figures.rounds}
            goTo={goTo}
          />
        )}
        table={
          <SeriesTable
            figures={figures}
            formatter={formatter}
            series={shares}
            figure={(value) => `${Math.round(value * 100)}%`}
            addressOf={addressOf}
          />
        }
      />
      {rows.length === 0 ? (
        <p className="quietText">{t('results.short')}</p>
      ) : (
        <ChartFrame
          id="revenue"
          name={t('results.revenue')}
          text={t('results.revenueText')}
          draw={(width) => (
            <RevenueChart
              label={label(t('results.revenue'))}
              width={width}
              rows={rows}
              columns={columns}
              liveries={liveries}
            />
          )}
          table={<RevenueTable formatter={formatter} rows={rows} columns={columns} addressOf={addressOf} />}
        />
      )}
      {figures.trains.length > 0 && (
        <ChartFrame
          id="timeline"
          name={t('results.timeline')}
          text={t('results.timelineText')}
          draw={(width) => (
            <Timeline
              label={label(t('results.timeline'))}
              width={width}
              figures={figures}
              facts={facts}
              liveries={liveries}
            />
          )}
          table={<TrainTable figures={figures} formatter={formatter} addressOf={addressOf} />}
        />
      )}
    </>
  );
};

const ResultsPage = ({ id }: { readonly id: string }) => {
  const t = useT('results');
  const state = useFigures(id);
  return (
    <Shell>
      <div className={css.page}>
        {state.kind === 'replaying' && (
          <Notice busy>
            {state.of > 0 ? t('results.replaying', { done: state.done, of: state.of }) : t('loading')}
          </Notice>
        )}
        {state.kind === 'missing' && (
          <Missing text={t('results.missing')}>
            <Link href="/">{t('results.home')}</Link>
          </Missing>
        )}
        {state.kind === 'unreadable' && (
          <Missing text={t('results.unreadable', { error: state.error })}>
            <Link href="/">{t('results.home')}</Link>
          </Missing>
        )}
        {state.kind === 'loaded' && (
          <TitleWords value={state.title.words}>
            <Inside loaded={state} />
          </TitleWords>
        )}
      </div>
    </Shell>
  );
};

export default ResultsPage;
