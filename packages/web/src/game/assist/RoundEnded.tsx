/**
 * A phone has no room for the recap beside the board: there a round that ended since one's last decision puts its card over the map,
 * until it is put away or something is decided.
 */
import { decider, type RoundMark } from '@roundhouse/engine';
import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../app/lazyPart.ts';
import { useGameContext, useSession } from '../context.tsx';
import { newestOf } from '../session.ts';
import { roundReadAt, setRoundRead } from './roundRead.ts';

const RoundNotice = lazyPart(() => import('./RoundNotice.tsx'), 'film');

const nameOf = ({ kind, set, number }: RoundMark): string => `${kind} ${set} ${number}`;

/** The round that has begun since the one who decides here decided last; null where it is still the same. */
const useBegun = (): string | null => {
  const { table } = useGameContext();
  return useSession((s) => {
    const newest = newestOf(s);
    const by = decider(newest);
    if (s.sandbox || s.shown !== null || s.main.gap?.recalling || by === null || !table.mine(by)) return null;
    const before = s.main.states[s.main.actions.findLastIndex((each) => each.by === by)];
    const now = nameOf(newest.round);
    return before && nameOf(before.round) !== now ? now : null;
  });
};

export const RoundEnded = () => {
  const { film, page } = useGameContext().table;
  const watching = useStore(film.state, ({ mode }) => mode !== null);
  const begun = useBegun();
  const [read, setRead] = useState(() => roundReadAt(page));
  return begun !== null && begun !== read && !watching ? (
    <Suspense>
      <RoundNotice
        key={begun}
        close={() => {
          setRead(begun);
          setRoundRead(page, begun);
        }}
      />
    </Suspense>
  ) : null;
};
