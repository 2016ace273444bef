/** Arrows between what was and what is: seen as signs, heard as words. */
import { Fragment } from 'react';
import { useT } from '../i18n/words.ts';
import css from './Arrow.module.css';

const SIGN = '→';

export const Arrow = () => {
  const t = useT();
  return (
    <span className={css.arrow}>
      <span className="visually-hidden">{t('spoken.now')}</span>
    </span>
  );
};

/** A sentence of the catalog that may have arrows in it. */
export const Arrowed = ({ text }: { readonly text: string }) =>
  text.split(SIGN).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Arrow />}
      {part}
    </Fragment>
  ));
