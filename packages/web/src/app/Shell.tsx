/** The frame of every page but the table: the name of the site, its navigation, the other language. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useT } from '../i18n/words.ts';
import { LanguageNote } from './LanguageNote.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { usePageTitle } from './pageTitle.ts';
import css from './Shell.module.css';
import { StorageNote } from './StorageNote.tsx';

/** On a phone and a tablet all of them stand in one line: some have a shorter name there. */
const PLACES = [
  { href: '/', key: 'nav.home', short: 'nav.home' },
  { href: '/new', key: 'nav.new', short: 'nav.new.short' },
  { href: '/online', key: 'nav.online', short: 'nav.online.short' },
  { href: '/titles', key: 'nav.titles', short: 'nav.titles.short' },
  { href: '/settings', key: 'nav.settings', short: 'nav.settings' },
] as const;

/** Whether a page was there before this one: a visit begins at the top of the first. */
let visited = false;

/**
 * The link that led here went with its page: the keyboard, and a reader, go on from the heading of this one; also when the
 * heading is replaced, because only now it is known what the page has to say.
 */
const useFocusOnHeading = (isPage: boolean): void => {
  const arrived = useRef(false);
  const place = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isPage) return;
    const wanted = arrived.current ? place.current?.isConnected === false : visited;
    arrived.current = true;
    visited = true;
    if (!wanted || (document.activeElement ?? document.body) !== document.body) return;
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (heading) heading.tabIndex = -1;
    place.current = heading ?? document.querySelector<HTMLElement>('#content');
    place.current?.focus({ preventScroll: true });
  });
};

/** `wide`: the page is a list of things side by side, and uses a large screen. `title`: what its tab is called. */
export const Shell = ({
  wide = false,
  title,
  children,
}: {
  readonly wide?: boolean;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}) => {
  const t = useT();
  const [location] = useLocation();
  usePageTitle(title);
  // The empty frame stands in until the page has come.
  useFocusOnHeading(children !== null);
  return (
    <div className={css.shell} data-wide={wide || undefined}>
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <header className={css.header}>
        <Link href="/" className={css.brand}>
          <img src="/icon.svg" alt="" width="30" height="30" />
          Roundhouse
        </Link>
        <nav className={css.nav} aria-label={t('nav.label')}>
          {PLACES.map(({ href, key, short }) => (
            <Link
              key={href}
              href={href}
              aria-current={location === href || (href !== '/' && location.startsWith(`${href}/`)) ? 'page' : undefined}
            >
              {key === short ? (
                t(key)
              ) : (
                <>
                  <span className={css.long}>{t(key)}</span>
                  <span className={css.short}>{t(short)}</span>
                </>
              )}
            </Link>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      <StorageNote />
      <LanguageNote />
      <main id="content" className={css.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};
