/** The place of the guide on the table: nothing is fetched for those who want none. */
import type { State } from '@roundhouse/engine';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { useSettings } from '../../app/settings.ts';
import { useGameContext } from '../../game/context.tsx';
import { LESSONS_PAGE } from '../intro/page.ts';

const GuideBox = lazyPart(() => import('./GuideBox.tsx'), 'guide', 'glossary');

export const GuideSlot = ({ state }: { readonly state: State }) => {
  const level = useSettings((s) => s.guide);
  const { table } = useGameContext();
  // A tutorial is guided unless the level is set.
  const wanted = level === 'off' && state.rules.options['tutorial'] === true ? 'new' : level;
  // A lesson has words of its own.
  return wanted === 'off' || table.page === LESSONS_PAGE ? null : (
    <Suspense>
      <GuideBox state={state} level={wanted} />
    </Suspense>
  );
};
