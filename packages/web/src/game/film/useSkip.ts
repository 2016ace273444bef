/** While a film runs, any key or click goes on to one's own turn; who reaches for the history looks there instead. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useGameContext } from '../context.tsx';

/** What is pressed here is meant as it is, and the screen is the person's own again. */
const LOOKS_ELSEWHERE = 'nav, [data-panel="log"], [data-sheet]';
/** What is pressed here has nothing to do with it. */
const ASIDE = 'header, dialog, [role="menu"], [role="separator"], [data-film-button], [data-zoom], [data-aside]';

/** Keys that walk through the history, take back, or open something. */
const OWN_KEYS = new Set(['z', 'y', '[', ']', '{', '}', '<', '>', 'm', 's', '?', 'f', 'w']);

export const useSkip = (): void => {
  const { table } = useGameContext();
  const { film } = table;
  const on = useStore(film.state, ({ mode }) => mode !== null);
  useEffect(() => {
    if (!on) return undefined;
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift' || event.key === 'Tab') return;
      if (document.querySelector('dialog[open], [role="menu"]')) return;
      // Somebody who writes to the others goes on writing.
      if (event.target instanceof Element && event.target.closest('input:not([type=range]), textarea, select')) return;
      if (OWN_KEYS.has(event.key.toLowerCase())) {
        if (!['f', 'w', '?', 's'].includes(event.key.toLowerCase())) film.stop();
        return;
      }
      // The key that skips does nothing else: it might pass a turn that nobody has seen.
      event.preventDefault();
      event.stopImmediatePropagation();
      film.skip();
    };
    const click = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest(ASIDE)) return;
      if (target.closest(LOOKS_ELSEWHERE)) film.stop();
      else film.skip();
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('click', click, true);
    };
  }, [on, film]);
};
