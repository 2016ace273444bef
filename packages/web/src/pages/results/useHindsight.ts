/** Starts looking back at a game in a worker, tells how far it is, and ends the worker when nobody waits anymore. */
import type { Finding } from '@roundhouse/bots/hindsight';
import type { Game } from '@roundhouse/engine';
import { useEffect, useRef, useState } from 'react';
import type { Hindsight } from './hindsight.worker.ts';

export type HindsightSearch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly percent: number }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'found'; readonly findings: readonly Finding[] };

export interface HindsightView {
  readonly looking: HindsightSearch;
  readonly start: () => void;
  readonly cancel: () => void;
}

export const useHindsight = (game: Game): HindsightView => {
  const [looking, setLooking] = useState<HindsightSearch>({ kind: 'idle' });
  const worker = useRef<Worker | null>(null);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  const load = async (mine: Worker): Promise<void> => {
    const { wrap, proxy } = await import('comlink');
    const settle = (next: HindsightSearch): void => {
      if (worker.current === mine) setLooking(next);
    };
    const broken = new Promise<never>((_, fail) => {
      mine.addEventListener('error', ({ message }) => fail(new Error(message)));
    });
    try {
      const asked = wrap<Hindsight>(mine).reviewGame(
        game,
        proxy((percent: number) => settle({ kind: 'busy', percent })),
      );
      settle({ kind: 'found', findings: await Promise.race([asked, broken]) });
    } catch (error) {
      settle({ kind: 'failed', error: error instanceof Error ? error.message : String(error) });
    }
    if (worker.current === mine) end();
  };
  return {
    looking,
    start: () => {
      end();
      setLooking({ kind: 'busy', percent: 0 });
      worker.current = new Worker(new URL('./hindsight.worker.ts', import.meta.url), { type: 'module' });
      void load(worker.current);
    },
    cancel: () => {
      end();
      setLooking({ kind: 'idle' });
    },
  };
};
