/** The log; while it is one’s turn again, what happened meanwhile in its place, or above it on a tall screen, until it is read or something is decided. */
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { useStore } from 'zustand';
import { useGameContext } from '../context.tsx';
import { useSinceTurn } from '../sinceTurn.ts';
import css from './LogOrRecap.module.css';

const Recap = lazyPart(() => import('./Recap.tsx'), 'assist', 'film');

export const LogOrRecap = ({ children }: { readonly children: ReactNode }) => {
  const { film } = useGameContext().table;
  const since = useSinceTurn();
  const watching = useStore(film.state, ({ mode }) => mode !== null);
  const [read, setRead] = useState<number | null>(null);
  const recap = since !== null && read !== since && !watching;
  return (
    <>
      {recap && (
        <Suspense>
          <Recap from={since} close={() => setRead(since)} />
        </Suspense>
      )}
      {/* The log stays where it was scrolled to. */}
      <div className={css.log} hidden={recap}>
        {children}
      </div>
    </>
  );
};
