/** Hexes that can be chosen for the decision on the screen. */
import { decider, options, type State } from '@roundhouse/engine';
import { useMemo } from 'react';
import { layOptionsAmong } from '../game/decision/layOptions.ts';
import { useGameContext, useLive, useSession, useShown, useUi } from '../game/context.tsx';

const NONE: readonly string[] = [];

export const choosableHexes = (state: State, power: string | null): readonly string[] => {
  const open = options(state).filter((each) => !each.refusal);
  const lays = layOptionsAmong(open, state);
  const lay = lays.find((each) => (each.power ?? null) === power) ?? lays[0];
  const tokens = open.flatMap((each) =>
    (each.kind === 'one' || each.kind === 'price') &&
    (each.action.type === 'placeToken' || each.action.type === 'removeToken' || each.action.type === 'buyToken')
      ? [each.action.hex]
      : [],
  );
  return [...new Set([...(lay?.hexes ?? []), ...tokens])];
};

export const useChoosableHexes = (): readonly string[] => {
  const { table } = useGameContext();
  const state = useShown();
  const live = useLive();
  const power = useUi((s) => s.power);
  const sandbox = useSession((s) => s.sandbox !== null);
  const by = decider(state);
  const asked = live && by !== null && (sandbox || (table.mine(by) && !table.locked));
  return useMemo(() => (asked ? choosableHexes(state, power) : NONE), [asked, state, power]);
};
