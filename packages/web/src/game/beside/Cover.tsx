/** The table is covered until the next player has the device in hand. */
import type { PlayerId } from '@roundhouse/engine';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import css from './Beside.module.css';

const Cover = ({ player, onReady }: { readonly player: PlayerId; readonly onReady: () => void }) => {
  const t = useT('beside');
  const voice = useVoice();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  const name = voice.holder(player);
  return (
    <dialog ref={box} className={css.cover} onClose={onReady} aria-label={t('cover.title', { player: name })}>
      <h2>{t('cover.title', { player: name })}</h2>
      <button type="button" className="primary" onClick={onReady}>
        {t('cover.ready', { player: name })}
      </button>
    </dialog>
  );
};

export default Cover;
