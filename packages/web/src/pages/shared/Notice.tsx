/** A sentence in place of a page, or above it. */
import type { ReactNode } from 'react';
import css from './shared.module.css';

export const Notice = ({ children, busy = false }: { readonly children: ReactNode; readonly busy?: boolean }) => (
  <p className={css.notice} role="status" aria-busy={busy}>
    {children}
  </p>
);
