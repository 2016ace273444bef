/** A title on paper: a preview on the screen, A4 from the printer. */
import { drawMarket, THEMES } from '@roundhouse/board';
import type { Title } from '@roundhouse/engine';
import { titleIdOf } from '@roundhouse/titles';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { useSettings, useThemeName } from '../../app/settings.ts';
import { TitleWords, useT } from '../../i18n/words.ts';
import { makeFormatter } from '../../i18n/formatter.tsx';
import { CompaniesSection } from '../reference/CompaniesSection.tsx';
import { PrivatesSection } from '../reference/PrivatesSection.tsx';
import { TrainsSection } from '../reference/TrainsSection.tsx';
import { Drawing } from '../shared/Drawing.tsx';
import { factsFor, usualPlayers } from '../shared/conditions.ts';
import { Notice } from '../shared/Notice.tsx';
import { useTitle } from '../useTitle.ts';
import { MapSheets } from './MapSheets.tsx';
import { PieceSheets } from './PieceSheets.tsx';
import css from './Print.module.css';

/** Prices beside each other where the market is one long line. */
const ABREAST = 12;

const Inside = ({ title }: { readonly title: Title }) => {
  const t = useT('print', 'reference');
  const language = useSettings((s) => s.language);
  const chosen = useThemeName();
  // Paper is white whatever the screen is.
  const theme = THEMES[chosen === 'dark' ? 'light' : chosen];
  const [players, setPlayers] = useState(usualPlayers(title.players));
  const facts = useMemo(() => {
    const plain = title.variants.every(({ options }) => Object.keys(options).length > 0);
    // As the reference: titles whose variants all change something begin with none of them.
    return factsFor(title, { players, options: plain ? {} : (title.variants[0]?.options ?? {}) });
  }, [title, players]);
  const formatter = useMemo(() => makeFormatter(language, title, facts, { players: [] }), [language, title, facts]);
  const name = title.name[language];
  const chart = facts.market;
  const isLine = chart.kind !== '2d' && chart.rows.length === 1;
  const market = useMemo(
    () => drawMarket({ chart, theme, ...(isLine ? { perLine: chart.kind === '1d' ? ABREAST : 2 * ABREAST } : {}) }),
    [chart, theme, isLine],
  );
  useEffect(() => {
    document.title = `${name} · ${t('print.heading')} · Roundhouse`;
  }, [name, t]);
  const shown = { title, facts, formatter, rule: null };
  return (
    <>
      <header className={css.bar}>
        <h1>{t('print.title', { title: name })}</h1>
        <p>{t('print.text')}</p>
        <p className={css.acts}>
          <button type="button" className="primary" onClick={() => window.print()}>
            {t('print.print')}
          </button>
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
          <LanguageSwitch />
          <Link className="button" href={`/titles/${encodeURIComponent(title.id)}`}>
            {t('print.back')}
          </Link>
        </p>
      </header>
      <MapSheets facts={facts} theme={theme} name={name} />
      <section className={css.across} data-sheet="market">
        <h2>{t('market.name')}</h2>
        <Drawing node={market} label={t('market.name')} className={css.whole} />
      </section>
      <PieceSheets facts={facts} theme={theme} />
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
      <section className={css.upright} data-sheet="trains">
        <h2>{t('reference.trains')}</h2>
        <TrainsSection {...shown} />
      </section>
    </>
  );
};

const Print = (props: { readonly title: string }) => {
  const t = useT('print', 'reference');
  const id = titleIdOf(props.title) ?? props.title;
  const title = useTitle(id);
  return (
    <main className={css.page}>
      {title === undefined && <Notice busy>{t('loading')}</Notice>}
      {title === null && (
        <Notice>
          {t('reference.unknown', { title: props.title })} <Link href="/titles">{t('reference.all')}</Link>
        </Notice>
      )}
      {title && (
        <TitleWords value={title.words}>
          <Inside key={title.id} title={title} />
        </TitleWords>
      )}
    </main>
  );
};

export default Print;
