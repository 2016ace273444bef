/**
 * Around one table the device goes from hand to hand: for a moment a tap that was meant for one's own turn does nothing for the
 * next player, and with the setting for it the table is covered.
 */
import { decider, type PlayerId } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useGameContext, useSession } from './context.tsx';
import { newestOf } from './session.ts';

/** As long as somebody taps a second time by mistake, in milliseconds. */
const MOMENT = 700;

interface HandOver {
  /** Who has just been handed the game. */
  readonly handing: PlayerId | null;
  /** Who must take the device before anything is shown. */
  readonly cover: PlayerId | null;
  readonly uncover: () => void;
}

export const useHandOver = (): HandOver => {
  const { table } = useGameContext();
  const covers = useSettings((s) => s.cover);
  const count = useSession((s) => s.main.actions.length);
  const by = useSession((s) => (s.sandbox ? null : decider(newestOf(s))));
  const asked = by !== null && table.net === undefined && table.mine(by) ? by : null;
  const [before, setBefore] = useState({ holder: asked, count });
  const [handing, setHanding] = useState<PlayerId | null>(null);
  const [cover, setCover] = useState<PlayerId | null>(null);
  if (asked !== null && (before.holder !== asked || before.count !== count)) {
    setBefore({ holder: asked, count });
    // Nobody hands anything over by taking something back.
    if (before.holder !== null && before.holder !== asked && count > before.count) {
      setHanding(asked);
      setCover(covers ? asked : null);
    }
  }
  useEffect(() => {
    if (handing === null) return;
    const end = setTimeout(() => setHanding(null), MOMENT);
    return () => clearTimeout(end);
  }, [handing, count]);
  return { handing, cover, uncover: () => setCover(null) };
};
