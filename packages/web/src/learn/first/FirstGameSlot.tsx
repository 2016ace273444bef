/** A first game has a goal beside the table; nothing is fetched for any other. */
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { useGameContext } from '../../game/context.tsx';
import { firstStandOf } from './memory.ts';

const FirstGame = lazyPart(() => import('./FirstGame.tsx'), 'learn');

export const FirstGameSlot = () => {
  const { table } = useGameContext();
  // Once it has ended the game is like any other when it is opened again.
  const [going] = useState(() => ['fresh', 'going'].includes(firstStandOf(table.page) ?? ''));
  return going ? (
    <Suspense>
      <FirstGame />
    </Suspense>
  ) : null;
};
