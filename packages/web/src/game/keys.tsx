/** One key per common action. Buttons say which key is theirs (`data-key`); a key presses the button. */
import { Suspense, useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { useSettings } from '../app/settings.ts';
import { useGameContext, useUi } from './context.tsx';
import { useJumps } from './history/JumpMenu.tsx';
import { useSheet } from './sheet/place.ts';
import { TABS } from '../app/arrangement.ts';

const KeyHelp = lazyPart(() => import('./KeyHelp.tsx'), 'keys');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'range'].includes(target.type));

/** The button whose key it is; Enter belongs to a button that has the focus itself. */
const buttonFor = (key: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLButtonElement>(`[data-key="${CSS.escape(key)}"]`)].find(
    // While the game changes hands the next one's buttons rest.
    (each) => !each.disabled && !each.closest('[inert]'),
  ) ?? null;

/** Keys that have a sign of their own on a Latin keyboard, and that sign with Shift. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/** The key as it stands on a Latin keyboard: with another one the same key does the same. */
const keyOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  if (key.length > 1) return key;
  if (/^[ -~]$/u.test(key)) return key.toLowerCase();
  const sign = SIGNS[code]?.[shiftKey ? 1 : 0];
  return sign ?? (code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase());
};

export const TableKeys = () => {
  const { ui, table } = useGameContext();
  const on = useSettings((s) => s.hotkeys);
  const { byTurn, toMyLastTurn } = useJumps();
  const goByTurn = useEffectEvent(byTurn);
  const goToMyLastTurn = useEffectEvent(toMyLastTurn);
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
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
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
      else if (key === 'd')
        document.querySelector<HTMLElement>('#decision button, #decision select, #decision')?.focus();
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
