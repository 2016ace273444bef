/** The table is covered until the next player has the device in hand. */
import type { PlayerId } from '@roundhouse/engine';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import css from './Assist.module.css';

const HandOverScreen = ({ player, onReady }: { readonly player: PlayerId; readonly onReady: () => void }) => {
  const t = useT('assist');
  const formatter = useFormatter();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  const name = formatter.holder(player);
  return (
    <dialog ref={box} className={css.handOver} onClose={onReady} aria-label={t('handOver.title', { player: name })}>
      <h2>{t('handOver.title', { player: name })}</h2>
      <button type="button" className="primary" onClick={onReady}>
        {t('handOver.ready', { player: name })}
      </button>
    </dialog>
  );
};

export default HandOverScreen;
