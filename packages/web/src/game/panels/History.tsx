/** Undo, redo, the history slider, and trying things out. */
import { useT } from '../../i18n/words.ts';
import { useGameContext, usePosition, useSession } from '../context.tsx';
import { firstUndoable, lineOnScreen } from '../session.ts';
import css from './History.module.css';

export const History = () => {
  const t = useT();
  const { table } = useGameContext();
  const length = useSession((s) => lineOnScreen(s).actions.length);
  const from = useSession((s) => s.sandbox?.from ?? firstUndoable(s.main));
  const sandbox = useSession((s) => s.sandbox !== null);
  const undone = useSession((s) => s.undone.length);
  const position = usePosition();
  const goTo = useSession((s) => s.goTo);
  const tryOut = useSession((s) => s.tryOut);
  const recalling = useSession((s) => s.main.gap?.recalling === true);
  const locked = table.locked !== null && !sandbox;
  const past = position < length;
  return (
    <nav className={css.history} aria-label={t('history.label')} aria-busy={recalling}>
      <button
        type="button"
        data-key="z"
        onClick={table.undo}
        disabled={past ? position === 0 : locked || (length <= from && !recalling)}
      >
        <span className={css.symbol} aria-hidden="true">
          ↶
        </span>
        <span className={css.word}>{t('history.undo')}</span>
      </button>
      <button type="button" data-key="y" onClick={table.redo} disabled={!past && (sandbox || undone === 0)}>
        <span className={css.symbol} aria-hidden="true">
          ↷
        </span>
        <span className={css.word}>{t('history.redo')}</span>
      </button>
      <span className={css.slider}>
        <button
          type="button"
          data-key="["
          aria-label={t('history.back')}
          disabled={position === 0}
          onClick={() => goTo(position - 1)}
        >
          ◂
        </button>
        <input
          type="range"
          min={0}
          max={length}
          value={position}
          aria-label={t('history.slider')}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <button
          type="button"
          data-key="]"
          aria-label={t('history.forward')}
          disabled={position >= length}
          onClick={() => goTo(position + 1)}
        >
          ▸
        </button>
        <span className={css.count}>
          {position}/{length}
        </span>
      </span>
      {!sandbox && (
        <button type="button" data-key="t" onClick={tryOut}>
          {t('history.try')}
        </button>
      )}
    </nav>
  );
};
