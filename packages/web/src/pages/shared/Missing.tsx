/** In place of a page whose subject is not there: heading and tab say so. */
import type { ReactNode } from 'react';
import { usePageTitle } from '../../app/pageTitle.ts';
import css from './shared.module.css';

export const Missing = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => {
  usePageTitle(text);
  return (
    <div className={css.notice} role="status">
      <h1>{text}</h1>
      {children}
    </div>
  );
};
