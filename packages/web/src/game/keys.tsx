/** One key per common action. Buttons say which key is theirs (`data-key`); a key presses the button. */
import { Suspense, useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { useSettings } from '../app/settings.ts';
import { useGameContext, useUi } from './context.tsx';
import { focusFirstChoice } from './focus.ts';
import { keyOf } from './keyOf.ts';
import { useLaterParts } from './later.tsx';
import { useSheet } from './sheet/place.ts';
import { TABS } from '../app/arrangement.ts';

const KeyHelp = lazyPart(() => import('./KeyHelp.tsx'), 'keys');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'range'].includes(target.type));

/** Letters say nothing in an empty field for a sum: there they are keys as anywhere else (`e` is part of a number). */
const isMute = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'number' && target.value === '' && /^[^\d\se]$/iu.test(key);

/** The button whose key it is; Enter belongs to a button that has the focus itself. */
const buttonFor = (key: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLButtonElement>(`[data-key="${CSS.escape(key)}"]`)].find(
    // While the game changes hands the next one's buttons rest.
    (each) => !each.disabled && !each.closest('[inert]'),
  ) ?? null;

export const TableKeys = () => {
  const { ui, table } = useGameContext();
  const on = useSettings((s) => s.hotkeys);
  // In a game that has just begun there is nowhere to go yet.
  const jumps = useLaterParts()?.jumpsAt(table);
  const goByTurn = useEffectEvent((way: 1 | -1) => jumps?.byTurn(way));
  const goToMyLastTurn = useEffectEvent(() => jumps?.toMyLastTurn());
  const { toggle, place, open } = useSheet();
  const toggleSheet = useEffectEvent(toggle);
  /** Whether the page of the spreadsheet was open, and is closed now. */
  const leaveSheet = useEffectEvent((): boolean => {
    if (place !== 'page') return false;
    open(null);
    return true;
  });
  const dialog = useUi((s) => s.dialog);
  useEffect(() => {
    if (!on) return;
    let byPointer = false;
    const press = (): void => {
      byPointer = true;
    };
    const down = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) byPointer = false;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) && !isMute(event)) return;
      // What lies on top of the table has the keys to itself.
      if (document.querySelector('dialog[open], [role="menu"]')) return;
      const key = keyOf(event);
      const onButton = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;
      const session = table.session.getState();
      if (key === 'Escape') {
        const { hex, lay } = ui.getState();
        if (hex !== null || lay) ui.setState({ hex: null, lay: null });
        else if (leaveSheet()) return;
        else if (session.shown !== null) session.goTo(null);
        else if (session.sandbox) session.discardSandbox();
      } else if (key === '?') ui.setState({ dialog: 'keys' });
      else if (key === 's') toggleSheet();
      else if (key === 'n') session.goTo(null);
      else if (key === '{' || key === '}') goByTurn(key === '{' ? -1 : 1);
      else if (key === 'm') goToMyLastTurn();
      else if (key === 'b') document.querySelector<SVGElement>('[data-board]')?.focus();
      else if (key === 'd') focusFirstChoice();
      else if (/^[1-6]$/.test(key)) {
        const tab = TABS[Number(key) - 1];
        if (tab) ui.setState({ tab });
      } else {
        // Who tabbed to a button means that one; who clicked elsewhere means what is to be confirmed.
        if (key === 'Enter' && onButton && !byPointer) return;
        const button = buttonFor(key);
        if (!button) return;
        button.click();
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', down);
    document.addEventListener('pointerdown', press, true);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('pointerdown', press, true);
    };
  }, [on, table, ui]);
  return dialog === 'keys' ? (
    <Suspense>
      <KeyHelp />
    </Suspense>
  ) : null;
};
