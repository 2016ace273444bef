/**
 * Parts of the table that the first question of a new game does without. They are fetched when the first question is at
 * rest or answered, whichever comes first; a game that is under way fetches them with its title.
 */
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { loadSections } from '../i18n/words.ts';
import { useSession } from './context.tsx';

type Parts = typeof import('./laterParts.ts');

const fetchModule = (): Promise<Parts> => import('./laterParts.ts');

/** With the words that only they speak. */
const fetchParts = async (): Promise<Parts> => {
  const [parts] = await Promise.all([fetchModule(), loadSections(['later'])]);
  return parts;
};

let ready: Parts | null = null;
const listeners = new Set<() => void>();

export const fetchLater = async (): Promise<void> => {
  if (ready) return;
  try {
    ready = await fetchParts();
    for (const each of listeners) each();
  } catch {
    // They are asked for again when they are needed.
  }
};

/** So long after the table is there: on a slow net the first question must not share the line with what comes later. */
const AT_REST_MS = 2000;

/** While the first question is read; at once in a game in which something was decided, or taken back. */
export const useFetchLater = (): void => {
  const begun = useSession((s) => s.main.actions.length > 0 || s.undone.length > 0);
  useEffect(() => {
    const timer = setTimeout(() => void fetchLater(), begun ? 0 : AT_REST_MS);
    return () => clearTimeout(timer);
  }, [begun]);
};

/** The parts, once they are there. */
export const useLaterParts = (): Parts | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ready,
  );

/** A part that is asked for: where it is not there yet it is fetched, and `meanwhile` stands in its place. */
export const laterPart = <Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
  meanwhile: React.ReactNode = null,
): ComponentType<Props> => {
  const Fetched = lazyPart<Props>(async () => ({ default: pick(await fetchParts()) }));
  const Present = (props: Props) => {
    // What is there already is drawn at once; it stays the same component for as long as it is on the screen.
    const [Shown] = useState<ComponentType<Props>>(() => (ready ? pick(ready) : Fetched));
    return <Shown {...props} />;
  };
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Present {...props} />
    </Suspense>
  );
};

/** A part that has nothing to say at the beginning of a game: it comes with the others. */
export const delayedPart = <Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
  meanwhile: React.ReactNode = null,
): ComponentType<Props> => {
  const Resting = (props: Props) => {
    const parts = useLaterParts();
    if (!parts) return meanwhile;
    const Shown = pick(parts);
    return <Shown {...props} />;
  };
  return Resting;
};
