/** The rulebook of a title, loaded when a page shows something of it. */
import type { Title, Words } from '@roundhouse/engine';
import { useEffect, useState } from 'react';

export type Rulebook = Readonly<Record<string, Words>>;

const known = new WeakMap<Title, Rulebook>();

/** Undefined: not there yet; null: it could not be had. */
export const useRulebook = (title: Title): Rulebook | null | undefined => {
  const [, setLoaded] = useState(0);
  const [missing, setMissing] = useState<Title | null>(null);
  const found = known.get(title);
  useEffect(() => {
    if (found) return;
    let gone = false;
    const load = async (): Promise<void> => {
      try {
        known.set(title, await title.rulebook());
        if (!gone) setLoaded((n) => n + 1);
      } catch {
        if (!gone) setMissing(title);
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, [title, found]);
  return found ?? (missing === title ? null : undefined);
};
