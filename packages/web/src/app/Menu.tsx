/** A menu behind a button: arrow keys walk it, Escape closes it. */
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import css from './Menu.module.css';

const Close = createContext<() => void>(() => undefined);

/** A press beside a menu closes it and does nothing else. */
const swallowClick = (): void => {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  // A press that became a drag ends without a click; that of a finger comes a little later.
  addEventListener('pointerup', () => setTimeout(() => document.removeEventListener('click', swallow, true), 350), {
    once: true,
  });
};

/** Distances from the button and from the edges of the screen, in pixels. */
const GAP = 4;
const EDGE = 8;

/** On top of everything, below its button or above it, where there is more room; as high as fits, the rest scrolls. */
const placeBeside = (box: HTMLElement, opener: HTMLElement): void => {
  box.showPopover();
  const button = opener.getBoundingClientRect();
  const below = innerHeight - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const up = box.scrollHeight > below && above > below;
  const room = up ? above : below;
  const height = Math.min(box.scrollHeight + 2, room);
  box.style.maxHeight = `${room}px`;
  box.style.top = `${up ? button.top - GAP - height : button.bottom + GAP}px`;
  const { width } = box.getBoundingClientRect();
  box.style.left = `${Math.max(EDGE, Math.min(button.right - width, innerWidth - width - EDGE))}px`;
};

/** `name`: what the button is called where its label is a sign. */
export const Menu = ({
  label,
  name,
  children,
}: {
  readonly label: string;
  readonly name?: string;
  readonly children: ReactNode;
}) => {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const items = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useLayoutEffect(() => {
    if (open && box.current && opener.current) placeBeside(box.current, opener.current);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
    const outside = (event: PointerEvent): void => {
      if (
        event.target instanceof Node &&
        !box.current?.contains(event.target) &&
        !opener.current?.contains(event.target)
      ) {
        setOpen(false);
        swallowClick();
      }
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [open]);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const key = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.findIndex((each) => each === document.activeElement);
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus();
    else if (event.key === 'ArrowUp') all[(at - 1 + all.length) % all.length]?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else if (event.key === 'Tab') setOpen(false);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.menu}>
      <button
        ref={opener}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={name}
        title={name}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <div
          ref={box}
          className={css.items}
          popover="manual"
          role="menu"
          aria-label={name ?? label}
          tabIndex={-1}
          onKeyDown={key}
        >
          <Close value={close}>{children}</Close>
        </div>
      )}
    </div>
  );
};

export const MenuItem = ({ onSelect, children }: { readonly onSelect: () => void; readonly children: ReactNode }) => {
  const close = useContext(Close);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close();
        onSelect();
      }}
    >
      {children}
    </button>
  );
};

export const MenuCheck = (props: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    role="menuitemcheckbox"
    aria-checked={props.checked}
    tabIndex={-1}
    onClick={() => props.onChange(!props.checked)}
  >
    <span aria-hidden="true">{props.checked ? '✓' : ' '}</span> {props.children}
  </button>
);

/** Between what belongs together and the rest. */
export const MenuGap = () => <hr className={css.gap} />;
