/** The primer of a title, fetched when it is first wanted; null until it is there. */
import { loadPrimer, type Primer } from '@roundhouse/titles/primers';
import { useEffect, useState } from 'react';

export const usePrimer = (title: string): Primer | null => {
  const [found, setFound] = useState<{ readonly title: string; readonly primer: Primer } | null>(null);
  useEffect(() => {
    let gone = false;
    void loadPrimer(title).then((primer) => gone || setFound({ title, primer }));
    return () => {
      gone = true;
    };
  }, [title]);
  return found?.title === title ? found.primer : null;
};
