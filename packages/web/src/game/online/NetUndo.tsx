/** Undo over the net: where it cannot work it looks so, and says why when it is pointed at or pressed. */
import { deniedWords } from '@roundhouse/protocol/words';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/words.ts';
import { type NetGame, undoBlock } from '../../net/netGame.ts';
import { useFormatter, useGameContext, useSession } from '../context.tsx';
import css from './Toast.module.css';

/** Null where it works. */
const useReason = (net: NetGame): string | null => {
  const t = useT('online');
  const { language } = useFormatter();
  const actions = useSession((s) => s.main.actions);
  const players = useSession((s) => s.game.players);
  const { view, pending } = useStore(net.store);
  const block = undoBlock(view, actions, players);
  if (pending > 0) return t('net.pending', { count: pending });
  if (block === null) return null;
  if (block === 'none') return t('net.undoNone');
  return block === 'others' ? t('net.undoOthers') : deniedWords[language][block];
};

const NetUndo = ({ children }: { readonly children: ReactNode }) => {
  const { table } = useGameContext();
  return table.net ? <Button net={table.net}>{children}</Button> : null;
};

const Button = ({ net, children }: { readonly net: NetGame; readonly children: ReactNode }) => {
  const { table } = useGameContext();
  const reason = useReason(net);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        data-key="z"
        aria-disabled={reason !== null}
        title={reason ?? undefined}
        onClick={() => (reason === null ? table.undo() : setAsked(true))}
        onBlur={() => setAsked(false)}
      >
        {children}
      </button>
      {asked && reason !== null && (
        <p className={css.toast} role="status" data-undo-reason="">
          {reason}
        </p>
      )}
    </>
  );
};

export default NetUndo;
