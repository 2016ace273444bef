/** The reference of a title: everything printed on its board, charts and cards, and its rulebook. */
import type { Title } from '@roundhouse/engine';
import { titleIdOf } from '@roundhouse/titles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../../app/pageTitle.ts';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { makeFormatter } from '../../i18n/formatter.tsx';
import { factsFor, usualPlayers } from '../shared/conditions.ts';
import { Missing } from '../shared/Missing.tsx';
import { Notice } from '../shared/Notice.tsx';
import { useTitle } from '../useTitle.ts';
import css from './Reference.module.css';
import { BODIES } from './bodies.ts';
import { type SectionName, SECTIONS } from './context.ts';
import { TitleWords, useT } from '../../i18n/words.ts';

/** Sections that look different with another number of players or another variant. */
const CONDITIONAL: readonly SectionName[] = ['map', 'tiles', 'market', 'trains', 'companies', 'privates'];

interface Asked {
  readonly section: SectionName;
  readonly rule: string | null;
}

const Inside = ({ title, section: asked, rule }: Asked & { readonly title: Title }) => {
  const t = useT('reference');
  const language = useSettings((s) => s.language);
  // Titles whose variants all change something begin with none of them.
  const plain = title.variants.every(({ options }) => Object.keys(options).length > 0);
  const [variantId, setVariant] = useState(plain ? '' : (title.variants[0]?.id ?? ''));
  const variant = title.variants.find(({ id }) => id === variantId);
  const allowed = variant?.players ?? title.players;
  const [wanted, setWanted] = useState(usualPlayers(title.players));
  const players = allowed.includes(wanted) ? wanted : usualPlayers(allowed);
  const facts = useMemo(() => factsFor(title, { players, options: variant?.options ?? {} }), [title, players, variant]);
  const formatter = useMemo(() => makeFormatter(language, title, facts, { players: [] }), [language, title, facts]);
  const sections = SECTIONS.filter((each) => each !== 'privates' || Object.keys(facts.privates).length > 0);
  // Without privates there is no page of them.
  const section = sections.find((each) => each === asked) ?? 'map';
  const Body = BODIES[section];
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the tabs scroll: the one that is open is in sight.
    const open = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (open && tabs.current)
      tabs.current.scrollLeft = open.offsetLeft - (tabs.current.clientWidth - open.offsetWidth) / 2;
  }, [section, language]);
  usePageTitle(`${title.name[language]} · ${t(`reference.${section}`)}`);
  return (
    <>
      <header className={css.head}>
        <div>
          <h1>{title.name[language]}</h1>
          <p className={css.subtitle}>
            {title.subtitle[language]} · {title.designer}
          </p>
        </div>
        <p className={css.headActs}>
          <Link className="button" href={`/print/${encodeURIComponent(title.id)}`}>
            {t('reference.print')}
          </Link>
          <Link className="button primary" href={`/new/${encodeURIComponent(title.id)}`}>
            {t('reference.play')}
          </Link>
        </p>
      </header>
      <nav ref={tabs} className={css.tabs} aria-label={t('reference.sections')}>
        {sections.map((each) => (
          <Link
            key={each}
            href={`/titles/${encodeURIComponent(title.id)}/${each}`}
            className={css.tab ?? ''}
            aria-current={each === section ? 'page' : undefined}
          >
            {t(`reference.${each}`)}
          </Link>
        ))}
      </nav>
      {CONDITIONAL.includes(section) && (
        <div className={css.conditions}>
          <label>
            {t('reference.players')}{' '}
            <select value={players} onChange={(event) => setWanted(Number(event.target.value))}>
              {allowed.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
          {title.variants.length + (plain ? 1 : 0) > 1 && (
            <label>
              {t('reference.variant')}{' '}
              <select value={variantId} onChange={(event) => setVariant(event.target.value)}>
                {plain && <option value="">{t('reference.noVariant')}</option>}
                {title.variants.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[language]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      )}
      <section className={css.body} aria-labelledby="section">
        <h2 id="section" className="visually-hidden">
          {t(`reference.${section}`)}
        </h2>
        <Body title={title} facts={facts} formatter={formatter} variants={variant ? [variant] : []} rule={rule} />
      </section>
    </>
  );
};

const ReferencePage = (props: { readonly title: string; readonly part: string; readonly rule: string | null }) => {
  const t = useT('reference');
  const id = titleIdOf(props.title) ?? props.title;
  const title = useTitle(id);
  const section = SECTIONS.find((each) => each === props.part) ?? 'map';
  return (
    <Shell>
      <div className={css.page}>
        {title === undefined && <Notice busy>{t('loading')}</Notice>}
        {title === null && (
          <Missing text={t('reference.unknown', { title: props.title })}>
            <Link href="/titles">{t('reference.all')}</Link>
          </Missing>
        )}
        {title && (
          <TitleWords value={title.words}>
            <Inside key={title.id} title={title} section={section} rule={props.rule} />
          </TitleWords>
        )}
      </div>
    </Shell>
  );
};

export default ReferencePage;
