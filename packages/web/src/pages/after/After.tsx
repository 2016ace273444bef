/** After the game, or so far: result, worth, shares, revenue, trains and phases. */
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { part } from '../../app/part.ts';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { liveriesOf } from '../../board/liveries.ts';
import { makeVoice, type Voice } from '../../i18n/voice.tsx';
import { saveFile } from '../../store/download.ts';
import { savePeerFile } from '../../store/files.ts';
import { Notice } from '../shared/Notice.tsx';
import css from './After.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import { LineChart, type Series } from './LineChart.tsx';
import { ResultTable, standingsOf } from './ResultTable.tsx';
import { RevenueChart, type RevenueRow } from './RevenueChart.tsx';
import { ShareChart, sharesOf } from './ShareChart.tsx';
import type { Story } from './story.ts';
import { RevenueTable, SeriesTable, TrainTable } from './Tables.tsx';
import { Timeline } from './Timeline.tsx';
import { type Told, useStory } from './useStory.ts';
import { TitleWords, useT } from '../../i18n/words.ts';

const Decided = part(() => import('./Decided.tsx'), 'decided');

const revenueRows = ({
  revenues,
}: Story): { readonly rows: readonly RevenueRow[]; readonly columns: readonly string[] } => {
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

const Heading = ({ told, voice }: { readonly told: Told; readonly voice: Voice }) => {
  const t = useT('after');
  const { record, title, last, partly } = told;
  const [trouble, setTrouble] = useState<Awaited<ReturnType<typeof savePeerFile>>>(null);
  const first = standingsOf(told).filter(({ place }) => place === 1);
  const names = new Intl.ListFormat(voice.language).format(first.map(({ id }) => voice.holder(id)));
  const verdict = last.outcome ? (first.length > 1 ? 'after.tie' : 'after.wins') : 'after.leads';
  return (
    <header className={css.head}>
      <h1>{t(verdict, { names })}</h1>
      <p className="quietText">
        {title.name[voice.language]} · {record.name !== '' && `${record.name} · `}
        {last.outcome ? t('after.ended', { reason: voice.term(`ending.${last.outcome.reason}`) }) : t('after.going')}
      </p>
      {partly && <p className={css.warning}>{t('after.partly', partly)}</p>}
      <p className={css.acts}>
        <Link className="button primary" href={addressAt(record.id, last.outcome ? 0 : null)}>
          {t(last.outcome ? 'after.replay' : 'after.goOn')}
        </Link>
        <button type="button" onClick={() => saveFile(record.game)}>
          {t('after.export')}
        </button>
        <button
          type="button"
          onClick={() => {
            savePeerFile(record.game).then(setTrouble, (error: unknown) => setTrouble(String(error)));
          }}
        >
          {t('after.exportPeer')}
        </button>
      </p>
      {trouble !== null && (
        <p role="alert" className={css.warning}>
          {typeof trouble === 'string'
            ? t('after.notForPeer', { error: trouble })
            : t('after.partForPeer', { action: trouble.action, reason: trouble.reason[voice.language] })}
        </p>
      )}
    </header>
  );
};

const Inside = ({ told }: { readonly told: Told }) => {
  const t = useT('after');
  const language = useSettings((s) => s.language);
  const { record, title, facts, story, last } = told;
  const voice = useMemo(() => makeVoice(language, title, facts, record.game), [language, title, facts, record]);
  const liveries = liveriesOf(facts);
  const series: readonly Series[] = useMemo(
    () => last.seats.map((id) => ({ id, name: voice.holder(id), values: story.worth.get(id) ?? [] })),
    [last, voice, story],
  );
  const shares: readonly Series[] = useMemo(
    () => sharesOf(series).map((values, i) => ({ id: series[i]?.id ?? '', name: series[i]?.name ?? '', values })),
    [series],
  );
  const { rows, columns } = useMemo(() => revenueRows(story), [story]);
  const [, navigate] = useLocation();
  const addressOf = (position: number): string => addressAt(record.id, position);
  const goTo = (position: number): void => navigate(addressOf(position));
  const label = (name: string): string => t('after.chart', { name });
  useEffect(() => {
    document.title = `${title.name[language]} · ${t('after.heading')} · Roundhouse`;
  }, [title, language, t]);
  return (
    <>
      <Heading told={told} voice={voice} />
      <ResultTable told={told} voice={voice} />
      <Suspense>
        <Decided game={told.played} seats={last.seats} voice={voice} addressOf={addressOf} />
      </Suspense>
      <ChartFrame
        id="worth"
        name={t('after.worth')}
        text={t('after.worthText')}
        draw={(width) => (
          <LineChart
            label={label(t('after.worth'))}
            width={width}
            series={series}
            rounds={story.rounds}
            money={voice.money}
            goTo={goTo}
          />
        )}
        table={
          <SeriesTable
            story={story}
            voice={voice}
            series={series}
            figure={(value) => voice.money(Math.round(value))}
            addressOf={addressOf}
          />
        }
      />
      <ChartFrame
        id="share"
        name={t('after.share')}
        text={t('after.shareText')}
        draw={(width) => (
          <ShareChart label={label(t('after.share'))} width={width} series={series} rounds={story.rounds} goTo={goTo} />
        )}
        table={
          <SeriesTable
            story={story}
            voice={voice}
            series={shares}
            figure={(value) => `${Math.round(value * 100)}%`}
            addressOf={addressOf}
          />
        }
      />
      {rows.length === 0 ? (
        <p className="quietText">{t('after.short')}</p>
      ) : (
        <ChartFrame
          id="revenue"
          name={t('after.revenue')}
          text={t('after.revenueText')}
          draw={(width) => (
            <RevenueChart
              label={label(t('after.revenue'))}
              width={width}
              rows={rows}
              columns={columns}
              liveries={liveries}
            />
          )}
          table={<RevenueTable voice={voice} rows={rows} columns={columns} />}
        />
      )}
      {story.trains.length > 0 && (
        <ChartFrame
          id="timeline"
          name={t('after.timeline')}
          text={t('after.timelineText')}
          draw={(width) => (
            <Timeline
              label={label(t('after.timeline'))}
              width={width}
              story={story}
              facts={facts}
              liveries={liveries}
            />
          )}
          table={<TrainTable story={story} voice={voice} addressOf={addressOf} />}
        />
      )}
    </>
  );
};

const After = ({ id }: { readonly id: string }) => {
  const t = useT('after');
  const state = useStory(id);
  return (
    <Shell>
      <div className={css.page}>
        {state.kind === 'replaying' && (
          <Notice busy>{state.of > 0 ? t('after.replaying', { done: state.done, of: state.of }) : t('loading')}</Notice>
        )}
        {state.kind === 'missing' && (
          <Notice>
            {t('after.missing')} <Link href="/">{t('after.home')}</Link>
          </Notice>
        )}
        {state.kind === 'unreadable' && (
          <Notice>
            {t('after.unreadable', { error: state.error })} <Link href="/">{t('after.home')}</Link>
          </Notice>
        )}
        {state.kind === 'told' && (
          <TitleWords value={state.title.words}>
            <Inside told={state} />
          </TitleWords>
        )}
      </div>
    </Shell>
  );
};

export default After;
