/** Reference sheets of a title, also as it stands in a game: a preview on the screen, A4 or Letter from the printer. */
import { drawMarket, THEMES } from '@roundhouse/board';
import { factsOf, type Game, type State, type Title } from '@roundhouse/engine';
import { titleIdOf } from '@roundhouse/titles';
import { useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { usePageTitle } from '../../app/pageTitle.ts';
import { useSettings, useThemeName } from '../../app/settings.ts';
import { TitleWords, useT } from '../../i18n/words.ts';
import { liveriesOf } from '../../board/liveries.ts';
import { makeFormatter } from '../../i18n/formatter.tsx';
import { OrderSection } from '../reference/OrderSection.tsx';
import { CompaniesSection } from '../reference/CompaniesSection.tsx';
import { PrivatesSection } from '../reference/PrivatesSection.tsx';
import { TrainsSection } from '../reference/TrainsSection.tsx';
import { Drawing } from '../shared/Drawing.tsx';
import { factsFor, usualPlayers } from '../shared/conditions.ts';
import { Missing } from '../shared/Missing.tsx';
import { Notice } from '../shared/Notice.tsx';
import { useTitle } from '../useTitle.ts';
import { AboutSection } from '../reference/AboutSection.tsx';
import { useFigures } from '../results/useFigures.ts';
import { MapSheet } from './MapSheet.tsx';
import { PositionSheet } from './PositionSheet.tsx';
import { TileChart } from './TileChart.tsx';
import css from './Print.module.css';

/** Prices beside each other where the market is one long line. */
const ABREAST = 12;

/** Sizes of paper that can be chosen; who lives where Letter is usual gets it first. */
const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];
const usualPaper = (): Paper => (/-(?:US|CA|MX|PH|CL|CO)$/u.test(navigator.language) ? 'letter' : 'a4');

/** A game whose position is printed. */
interface Position {
  readonly game: Game;
  readonly state: State;
  readonly page: string;
}

const Inside = ({ title, position }: { readonly title: Title; readonly position: Position | null }) => {
  const t = useT('print', 'reference');
  const language = useSettings((s) => s.language);
  const chosen = useThemeName();
  // Paper is white whatever the screen is.
  const theme = THEMES[chosen === 'dark' ? 'light' : chosen];
  const [players, setPlayers] = useState(usualPlayers(title.players));
  const [paper, setPaper] = useState<Paper>(usualPaper);
  const state = position?.state ?? null;
  const facts = useMemo(() => {
    if (state) return factsOf(state);
    const plain = title.variants.every(({ options }) => Object.keys(options).length > 0);
    // As the reference: titles whose variants all change something begin with none of them.
    return factsFor(title, { players, options: plain ? {} : (title.variants[0]?.options ?? {}) });
  }, [title, players, state]);
  const formatter = useMemo(
    () => makeFormatter(language, title, facts, position?.game ?? { players: [] }),
    [language, title, facts, position],
  );
  const name = title.name[language];
  const chart = facts.market;
  const isLine = chart.kind !== '2d' && chart.rows.length === 1;
  const market = useMemo(
    () =>
      drawMarket({
        chart,
        theme,
        ...(state ? { stacks: state.market.stacks, liveries: liveriesOf(facts) } : {}),
        ...(isLine ? { perLine: chart.kind === '1d' ? ABREAST : 2 * ABREAST } : {}),
      }),
    [chart, theme, isLine, state, facts],
  );
  usePageTitle(`${name} · ${t('print.heading')}`);
  const shown = { title, facts, formatter, rule: null };
  return (
    <div data-paper={paper} className={css.sheets}>
      <header className={css.bar}>
        <h1>{t('print.title', { title: name })}</h1>
        <p>{t('print.text')}</p>
        <p className={css.acts}>
          <button type="button" className="primary" onClick={() => window.print()}>
            {t('print.print')}
          </button>
          <label>
            {t('print.paper')}{' '}
            <select
              value={paper}
              onChange={(event) => setPaper(PAPERS.find((each) => each === event.target.value) ?? 'a4')}
            >
              {PAPERS.map((each) => (
                <option key={each} value={each}>
                  {t(`print.paper.${each}`)}
                </option>
              ))}
            </select>
          </label>
          {!position && (
            <label>
              {t('reference.players')}{' '}
              <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
                {title.players.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
          )}
          <LanguageSwitch />
          <Link className="button" href={position?.page ?? `/titles/${encodeURIComponent(title.id)}`}>
            {t(position ? 'print.backToGame' : 'print.back')}
          </Link>
        </p>
      </header>
      {state && <PositionSheet state={state} formatter={formatter} />}
      <MapSheet facts={facts} theme={theme} name={name} state={state} />
      <section className={css.across} data-sheet="market">
        <h2>{t('market.name')}</h2>
        <Drawing node={market} label={t('market.name')} className={css.whole} />
      </section>
      <TileChart facts={facts} state={state} />
      <section className={css.upright} data-sheet="trains">
        <h2>{t('reference.trains')}</h2>
        <TrainsSection {...shown} />
      </section>
      <section className={css.upright} data-sheet="companies">
        <h2>{t('reference.companies')}</h2>
        <CompaniesSection {...shown} />
      </section>
      {Object.keys(facts.privates).length > 0 && (
        <section className={css.upright} data-sheet="privates">
          <h2>{t('reference.privates')}</h2>
          <PrivatesSection {...shown} />
        </section>
      )}
      <section className={css.upright} data-sheet="turn">
        <h2>{t('reference.order')}</h2>
        <OrderSection {...shown} />
      </section>
      <section className={css.upright} data-sheet="about">
        <h2>{t('reference.about')}</h2>
        <AboutSection {...shown} />
      </section>
    </div>
  );
};

/** The sheets of a game that is kept on this device, where it stands. */
const OfGame = ({ id, title }: { readonly id: string; readonly title: Title }) => {
  const t = useT('print', 'results');
  const figures = useFigures(id);
  if (figures.kind === 'replaying') return <Notice busy>{t('loading')}</Notice>;
  if (figures.kind !== 'loaded' || figures.title.id !== title.id) return <Missing text={t('game.missing')} />;
  return <Inside title={title} position={{ game: figures.record.game, state: figures.last, page: `/game/${id}` }} />;
};

const Print = (props: { readonly title: string }) => {
  const t = useT('print', 'reference');
  const id = titleIdOf(props.title) ?? props.title;
  const title = useTitle(id);
  const game = new URLSearchParams(useSearch()).get('game');
  return (
    <main className={css.page}>
      {title === undefined && <Notice busy>{t('loading')}</Notice>}
      {title === null && (
        <Missing text={t('reference.unknown', { title: props.title })}>
          <Link href="/titles">{t('reference.all')}</Link>
        </Missing>
      )}
      {title && (
        <TitleWords value={title.words}>
          {game === null ? <Inside key={title.id} title={title} position={null} /> : <OfGame id={game} title={title} />}
        </TitleWords>
      )}
    </main>
  );
};

export default Print;
