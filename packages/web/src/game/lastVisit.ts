/** How far a person has seen a game go: "since you were last here" begins after it. Kept on this device. */
import { useEffect, useState } from 'react';
import { afterPaint } from '../app/afterPaint.ts';
import { useGameContext, useSession } from './context.tsx';

const KEY = 'roundhouse.seen';

const stored = (): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const seenOf = (id: string): number | null => {
  const count = stored()[id];
  return typeof count === 'number' ? count : null;
};

const noteSeen = (id: string, count: number): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [id]: count }));
  } catch {
    // Storage is switched off or full: then the page does not show what is new.
  }
};

/** The position that was the newest when this page was last looked at; null where nothing has happened since. */
export const useLastVisit = (): number | null => {
  const { table } = useGameContext();
  const { id } = table.record();
  const count = useSession((s) => s.main.actions.length);
  const by = useSession((s) => s.main.actions.at(-1)?.by);
  const [since, setSince] = useState(() => seenOf(id));
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const onVisibility = (): void => {
      const now = document.visibilityState === 'visible';
      if (now) setSince(seenOf(id));
      setVisible(now);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [id]);
  useEffect(() => {
    // The picture does not wait for the note.
    if (visible) afterPaint(() => noteSeen(id, count));
  }, [id, count, visible]);
  // A person who has decided since has seen what was new.
  const decided = since !== null && count > since && by !== undefined && table.mine(by);
  const [newsAt, setNewsAt] = useState(count);
  if (decided && count > newsAt) {
    setNewsAt(count);
    setSince(null);
  }
  return since !== null && since < count ? since : null;
};
