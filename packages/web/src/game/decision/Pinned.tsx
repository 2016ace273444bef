/** What is most likely wanted stands at the foot of the sheet, always in sight; in a panel it stands where it is said. */
import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWidth } from '../../app/width.ts';
import { useUi } from '../context.tsx';
import css from './Pinned.module.css';

const Place = createContext<HTMLElement | null>(null);
const Found = createContext<(place: HTMLElement | null) => void>(() => undefined);

export const WithPinned = ({ children }: { readonly children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Found value={setPlace}>
      <Place value={place}>{children}</Place>
    </Found>
  );
};

export const PinnedBar = () => <div className={css.bar} ref={use(Found)} data-part="pinned" />;

export const Pinned = ({
  onlyLow = false,
  children,
}: {
  /** Where it stands among its like it moves only while these are out of sight. */
  readonly onlyLow?: boolean;
  readonly children: ReactNode;
}) => {
  const low = useUi((s) => s.decisionHeight === 'line');
  const narrow = useWidth() === 'narrow';
  const place = use(Place);
  if (!narrow || (onlyLow && !low)) return children;
  return place && createPortal(children, place);
};
