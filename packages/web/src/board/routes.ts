/** Routes on the board: the best run while it is asked for, else the last run, as long as the track is as it was. */
import type { RouteLine } from '@roundhouse/board';
import { decider, options, type Run, type State } from '@roundhouse/engine';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useFormatter, useGameContext, useLive, usePosition, useSession, useShown, useUi } from '../game/context.tsx';
import { toRun } from '../game/decision/handRun.ts';
import { useBestRun } from '../game/decision/bestRun.ts';
import { routeLine } from '../game/decision/runs.ts';
import { type Line, lineOnScreen } from '../game/session.ts';

const NONE: readonly RouteLine[] = [];

/** Whether the track that a run used lies as it lay then. */
const stillLies = (run: Run, then: State, now: State): boolean =>
  run.links.flat().every((ref) => {
    const hex = ref.slice(0, ref.lastIndexOf('/'));
    return then.board.tiles[hex] === now.board.tiles[hex];
  });

type Colours = (company: string) => string | undefined;

/** What every company ran last, in its colour, as far as its track is as it was. */
const lastRunsOfAll = (
  { actions, events, states }: Line,
  position: number,
  colourOf: Colours,
): readonly RouteLine[] => {
  const now = states[position];
  if (!now) return NONE;
  const lines: RouteLine[] = [];
  const known: string[] = [];
  for (let at = position; at > 0; at--) {
    const action = actions[at - 1];
    const then = states[at - 1];
    const ran = action?.type === 'runTrains' ? events[at - 1]?.find((each) => each.type === 'trainsRan') : undefined;
    if (action?.type !== 'runTrains' || !then || ran?.type !== 'trainsRan' || known.includes(ran.company)) continue;
    const index = known.push(ran.company) - 1;
    for (const run of action.runs)
      if (stillLies(run, then, now)) lines.push({ ...routeLine(run), index, ...coloured(colourOf(ran.company)) });
  }
  return lines;
};

const coloured = (colour: string | undefined): Pick<RouteLine, 'colour'> => (colour === undefined ? {} : { colour });

/** So long an earlier position is looked at before more is done for it than drawing it. */
const REST = 200;

/** Whether the history slider rests: somebody who scrubs through a game does not wait for what could have been done in it. */
const useRests = (state: State): boolean => {
  const live = useLive();
  const [rested, setRested] = useState<State | null>(null);
  useEffect(() => {
    if (live) return;
    const timer = setTimeout(() => setRested(state), REST);
    return () => clearTimeout(timer);
  }, [live, state]);
  return live || rested === state;
};

export const useRoutes = (): readonly RouteLine[] => {
  const { table, facts } = useGameContext();
  const formatter = useFormatter();
  const state = useShown();
  const position = usePosition();
  const line = useSession(lineOnScreen);
  const lastRuns = useSettings((s) => s.lastRuns);
  const allRuns = useSettings((s) => s.allRuns);
  const preview = useUi((s) => s.preview);
  const hand = useUi((s) => s.hand);
  const by = decider(state);
  const rests = useRests(state);
  const person = rests && by !== null && table.mine(by);
  const asks = useMemo(
    () => person && options(state, 'runTrains').some((each) => each.kind === 'run' && !each.refusal),
    [state, person],
  );
  const best = useBestRun(state, asks);
  const asked = useMemo(
    () => (best === undefined || best === 'searching' ? null : best.runs.map((run) => routeLine(run))),
    [best],
  );
  const last = useMemo(() => {
    const action = line.actions[position - 1];
    const before = line.states[position - 1];
    if (!lastRuns || action?.type !== 'runTrains' || before?.board.tiles !== state.board.tiles) return NONE;
    const ran = line.events[position - 1]?.find((each) => each.type === 'trainsRan');
    const colour = ran?.type === 'trainsRan' ? facts.companies[ran.company]?.colour : undefined;
    return action.runs.map((run) => {
      const earned = ran?.type === 'trainsRan' ? ran.runs.find(({ train }) => train === run.train)?.revenue : undefined;
      const sum = earned === undefined ? {} : { sum: formatter.money(earned) };
      return { ...routeLine(run, true), ...coloured(colour), ...sum };
    });
  }, [line, position, state, lastRuns, facts, formatter]);
  const everyone = useMemo(
    () => (allRuns ? lastRunsOfAll(line, position, (company) => facts.companies[company]?.colour) : NONE),
    [allRuns, line, position, facts],
  );
  const looked = useMemo(
    () => (preview?.type === 'runTrains' ? preview.runs.map((run) => routeLine(run)) : null),
    [preview],
  );
  const made = useMemo(() => hand?.runs.map((run) => routeLine(toRun(run))) ?? null, [hand]);
  return made ?? looked ?? asked ?? (allRuns ? everyone : last);
};
