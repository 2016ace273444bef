/** A title, loaded when a page needs it. */
import type { Title } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { fetchedTitle, fetchTitle } from '../app/titles.ts';

/** Undefined: not there yet; null: there is none. */
export const useTitle = (id: string | null): Title | null | undefined => {
  const [, setLoaded] = useState(0);
  const [missing, setMissing] = useState<string | null>(null);
  const found = id === null ? undefined : fetchedTitle(id);
  useEffect(() => {
    if (id === null || found) return;
    let gone = false;
    fetchTitle(id).then(
      () => gone || setLoaded((n) => n + 1),
      () => gone || setMissing(id),
    );
    return () => {
      gone = true;
    };
  }, [id, found]);
  return found ?? (missing === id && id !== null ? null : undefined);
};
