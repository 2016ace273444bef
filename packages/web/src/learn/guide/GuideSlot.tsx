/** The place of the guide on the table: nothing is fetched for those who want none. */
import type { State } from '@roundhouse/engine';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import type { GuideLevel } from '../../app/settings.ts';
import { useGameContext } from '../../game/context.tsx';
import { LESSONS_PAGE } from '../intro/page.ts';
import { useGuideLevel } from './level.ts';

const GuideLine = lazyPart(() => import('./GuideLine.tsx'), 'guide', 'glossary');
const GuideSwitch = lazyPart(() => import('./GuideSwitch.tsx'), 'guide');

/** A tutorial is guided unless the level is set; a lesson has words of its own. */
const useWanted = (state: State): { readonly level: GuideLevel; readonly chosen: boolean } => {
  const { table } = useGameContext();
  const { level, chosen } = useGuideLevel(table.page);
  if (table.page === LESSONS_PAGE) return { level: 'off', chosen: false };
  return { level: level === 'off' && !chosen && state.rules.options['tutorial'] === true ? 'new' : level, chosen };
};

export const GuideSlot = ({ state }: { readonly state: State }) => {
  const { level } = useWanted(state);
  return level === 'off' ? null : (
    <Suspense>
      <GuideLine state={state} level={level} />
    </Suspense>
  );
};

/** How much is said: below the choices, always in the same place, also when it says nothing. */
export const GuideSwitchSlot = ({ state }: { readonly state: State }) => {
  const { level, chosen } = useWanted(state);
  return level === 'off' && !chosen ? null : (
    <Suspense>
      <GuideSwitch level={level} />
    </Suspense>
  );
};
