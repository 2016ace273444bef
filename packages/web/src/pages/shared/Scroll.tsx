/** What may be wider than the screen scrolls by itself, by finger and by keyboard; the page never does. */
import type { ReactNode } from 'react';
import css from './shared.module.css';

export const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={css.scroll} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
