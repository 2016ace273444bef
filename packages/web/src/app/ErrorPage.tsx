/** The last resort: something broke. Games are safe on the device; say so and offer the way back. */
import { Component, type ReactNode } from 'react';
import { translator } from '../i18n/words.ts';
import { PartNotLoaded } from './lazyPart.ts';
import css from './Shell.module.css';
import { useSettings } from './settings.ts';

export class ErrorPage extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const missing = error instanceof PartNotLoaded;
    const t = translator(useSettings.getState().language, null);
    return (
      <main className={`${css.content} ${css.broken}`} role="alert">
        <h1>{t(missing ? 'error.part' : 'error.title')}</h1>
        <p>{t(missing ? 'error.partText' : 'error.text')}</p>
        {!missing && <pre>{error.message}</pre>}
        <p>
          <button type="button" className="primary" onClick={() => location.reload()}>
            {t('error.again')}
          </button>{' '}
          <a className="button" href="/">
            {t('nav.home')}
          </a>
        </p>
      </main>
    );
  }
}
