/** What the bot `plain` would lay here, asked in the background while a hex is chosen. There is no advice over the net. */
import type { ActionOf, State } from '@roundhouse/engine';
import { useAdvised } from '../advised.ts';
import { useGameContext } from '../context.tsx';

export const useProposedLay = (state: State): ActionOf<'layTile'> | null => {
  const { table } = useGameContext();
  const action = useAdvised(state, table.net === undefined)?.action;
  return action?.type === 'layTile' ? action : null;
};
