/** Watches for the end of the game: only one that comes while somebody is at the table is celebrated. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../app/lazyPart.ts';
import { useGameContext, useSession } from '../context.tsx';
import { newestOf } from '../session.ts';

const Victory = lazyPart(() => import('./Victory.tsx'), 'film');

export const VictoryAtEnd = () => {
  const { film } = useGameContext().table;
  const over = useSession((s) => newestOf(s).outcome !== null);
  const watching = useStore(film.state, ({ mode }) => mode !== null);
  const was = useRef(over);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (over && !was.current) setShown(true);
    was.current = over;
  }, [over]);
  return shown && over && !watching ? (
    <Suspense>
      <Victory close={() => setShown(false)} />
    </Suspense>
  ) : null;
};
