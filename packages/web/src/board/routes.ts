/** Routes on the board: the best run while it is asked for, else the last run, as long as the track is as it was. */
import type { RouteLine } from '@roundhouse/board';
import { decider, options } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { useHere, usePosition, useSession, useShown, useUi } from '../game/context.tsx';
import { toRun } from '../game/decision/handRun.ts';
import { bestRun, routeLine } from '../game/decision/runs.ts';
import { lineOnScreen } from '../game/session.ts';

const NONE: readonly RouteLine[] = [];

export const useRoutes = (): readonly RouteLine[] => {
  const { table } = useHere();
  const state = useShown();
  const position = usePosition();
  const line = useSession(lineOnScreen);
  const lastRuns = useSettings((s) => s.lastRuns);
  const preview = useUi((s) => s.preview);
  const hand = useUi((s) => s.hand);
  const by = decider(state);
  const person = by !== null && table.bots[by] === undefined;
  const asked = useMemo(() => {
    if (!person || !options(state, 'runTrains').some((each) => each.kind === 'run' && !each.refusal)) return null;
    return bestRun(state)?.runs.map((run) => routeLine(run)) ?? null;
  }, [state, person]);
  const last = useMemo(() => {
    const action = line.actions[position - 1];
    const before = line.states[position - 1];
    if (!lastRuns || action?.type !== 'runTrains' || before?.board.tiles !== state.board.tiles) return NONE;
    return action.runs.map((run) => routeLine(run, true));
  }, [line, position, state, lastRuns]);
  const looked = useMemo(
    () => (preview?.type === 'runTrains' ? preview.runs.map((run) => routeLine(run)) : null),
    [preview],
  );
  const made = useMemo(() => hand?.runs.map((run) => routeLine(toRun(run))) ?? null, [hand]);
  return made ?? looked ?? asked ?? last;
};
