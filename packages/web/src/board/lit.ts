/** Hexes that can be chosen for the decision on the screen. */
import { decider, options, type State } from '@roundhouse/engine';
import { useMemo } from 'react';
import { laysAmong } from '../game/decision/soleLays.ts';
import { useHere, useLive, useSession, useShown, useUi } from '../game/context.tsx';

const NONE: readonly string[] = [];

export const litIn = (state: State, power: string | null): readonly string[] => {
  const open = options(state).filter((each) => !each.refusal);
  const lays = laysAmong(open, state);
  const lay = lays.find((each) => (each.power ?? null) === power) ?? lays[0];
  const tokens = open.flatMap((each) =>
    each.kind === 'one' && (each.action.type === 'placeToken' || each.action.type === 'removeToken')
      ? [each.action.hex]
      : [],
  );
  return [...new Set([...(lay?.hexes ?? []), ...tokens])];
};

export const useLit = (): readonly string[] => {
  const { table } = useHere();
  const state = useShown();
  const live = useLive();
  const power = useUi((s) => s.power);
  const sandbox = useSession((s) => s.sandbox !== null);
  const by = decider(state);
  const asked = live && by !== null && (sandbox || (table.mine(by) && !table.locked));
  return useMemo(() => (asked ? litIn(state, power) : NONE), [asked, state, power]);
};
