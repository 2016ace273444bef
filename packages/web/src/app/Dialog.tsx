/** A window over the page: the browser keeps the focus inside, Escape closes it. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/words.ts';
import css from './Dialog.module.css';

export const Dialog = ({
  title,
  onClose,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) => {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      className={wide ? css.wide : css.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css.inside}>
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" onClick={onClose}>
            {t('act.close')}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
