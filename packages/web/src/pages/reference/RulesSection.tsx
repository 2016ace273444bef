/** The rulebook: short statements by section, searchable, each with an address of its own. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { Linked } from '../../learn/glossary/Linked.tsx';
import { Notice } from '../shared/Notice.tsx';
import { ruleLink, type Shown } from './context.ts';
import css from './Reference.module.css';
import { anchorOf, highlighted, matching, sectionsOf } from './rules.ts';
import { type Rulebook, useRulebook } from './useRulebook.ts';
import { useT, wordsIn } from '../../i18n/words.ts';

/** The statement asked for: `#8-a`, or the rule of a refusal. */
const useAsked = (rule: string | null): string => {
  const [hash, setHash] = useState(() => decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    const listen = (): void => setHash(decodeURIComponent(location.hash.slice(1)));
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  return hash !== '' ? hash : rule === null ? '' : anchorOf(rule);
};

const Marked = ({ text, question }: { readonly text: string; readonly question: string }) =>
  highlighted(text, question).map(({ text: piece, hit }, i) => (hit ? <mark key={i}>{piece}</mark> : piece));

const Statements = ({ title, formatter, rule: wanted, book }: Shown & { readonly book: Rulebook }) => {
  const t = useT('reference');
  const { language } = formatter;
  const [question, setQuestion] = useState('');
  const asked = useAsked(wanted);
  const list = useRef<HTMLDivElement>(null);
  const sections = useMemo(() => sectionsOf(book), [book]);
  const found = useMemo(() => matching(sections, question), [sections, question]);
  const total = Object.keys(book).length;
  const count = found.reduce((sum, { statements }) => sum + statements.length, 0);
  const nameOf = (section: string): string => {
    const words = wordsIn(language, 'reference');
    const name = words[`chapter.${title.id}.${section}`] ?? words[`chapter.${section}`];
    const number = /^(\d+|[IVX]+)$/.test(section) ? `§ ${section}` : undefined;
    return [number, name].filter(Boolean).join(' ') || section;
  };
  useEffect(() => {
    if (asked === '') return;
    const target = [...(list.current?.querySelectorAll('[data-rule]') ?? [])].find((each) => each.id === asked);
    target?.scrollIntoView({ block: 'center' });
  }, [asked, found]);
  if (total === 0) return <p className="quietText">{t('rules.none')}</p>;
  return (
    <>
      <div className={css.search}>
        <label>
          <span className="visually-hidden">{t('rules.search')}</span>
          <input
            type="search"
            value={question}
            placeholder={t('rules.search')}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </label>
        <p className="quietText" role="status">
          {question === '' ? t('rules.total', { count: total }) : t('rules.found', { count, total })}
        </p>
      </div>
      {question === '' && (
        <nav className={css.chapters} aria-label={t('rules.chapters')}>
          {found.map(({ id }) => (
            <a key={id} href={`#section-${id}`}>
              {nameOf(id)}
            </a>
          ))}
        </nav>
      )}
      <div ref={list} className={css.rulebook}>
        {found.map(({ id, statements }) => (
          <section key={id} id={`section-${id}`} className={css.chapter}>
            <h3>{nameOf(id)}</h3>
            <ul className={css.statements}>
              {statements.map(({ id: rule, anchor, words }) => (
                <li key={rule} id={anchor} data-rule={rule} aria-current={anchor === asked ? 'true' : undefined}>
                  <p>
                    {question === '' ? (
                      <Linked text={words[language]} title={title.id} />
                    ) : (
                      <Marked text={words[language]} question={question} />
                    )}
                  </p>
                  <a className={css.ruleId} href={ruleLink(title.id, anchor)}>
                    <Marked text={rule} question={question} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && <p className="quietText">{t('rules.nothing')}</p>}
      </div>
    </>
  );
};

export const RulesSection = (props: Shown) => {
  const t = useT('reference');
  const book = useRulebook(props.title);
  if (!book) return <Notice busy={book === undefined}>{t(book === null ? 'rules.missing' : 'loading')}</Notice>;
  return <Statements {...props} book={book} />;
};
