/** The frame of every page but the table: the name of the site, its navigation, the other language. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useT } from '../i18n/words.ts';
import { LanguageNote } from './LanguageNote.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import css from './Shell.module.css';
import { StorageNote } from './StorageNote.tsx';

const PLACES = [
  { href: '/', key: 'nav.home' },
  { href: '/new', key: 'nav.new' },
  { href: '/online', key: 'nav.online' },
  { href: '/titles', key: 'nav.titles' },
  { href: '/settings', key: 'nav.settings' },
] as const;

/** `wide`: the page is a list of things side by side, and uses a large screen. */
export const Shell = ({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) => {
  const t = useT();
  const [location] = useLocation();
  return (
    <div className={css.shell} data-wide={wide || undefined}>
      <a className={css.skip} href="#content">
        {t('nav.skip')}
      </a>
      <header className={css.header}>
        <Link href="/" className={css.brand}>
          <img src="/icon.svg" alt="" width="30" height="30" />
          Roundhouse
        </Link>
        <nav className={css.nav} aria-label={t('nav.label')}>
          {PLACES.map(({ href, key }) => (
            <Link
              key={href}
              href={href}
              aria-current={location === href || (href !== '/' && location.startsWith(`${href}/`)) ? 'page' : undefined}
            >
              {t(key)}
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
