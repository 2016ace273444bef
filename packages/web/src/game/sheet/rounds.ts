/** The ledger of the whole line on the screen: rounds that are yet to come, seen from the position shown, stay in sight. */
import type { CompanyId } from '@roundhouse/engine';
import { ledgerOf, type Revenue, type RoundWorth, worthByRound } from '@roundhouse/engine/models/ledger';
import { useMemo } from 'react';
import { usePosition, useSession } from '../context.tsx';
import { lineOnScreen } from '../session.ts';

export interface RevenueRound {
  readonly set: number;
  readonly number: number;
  readonly position: number;
  readonly by: ReadonlyMap<CompanyId, Revenue>;
}

export interface SheetRounds {
  /** Operating rounds in which somebody ran, the newest first; after them what is yet to come. */
  readonly revenues: readonly RevenueRound[];
  /** All rounds, likewise. */
  readonly worths: readonly RoundWorth[];
}

const revenueRounds = (revenues: readonly Revenue[]): readonly RevenueRound[] => {
  const found = new Map<string, { position: number; by: Map<CompanyId, Revenue> }>();
  for (const each of revenues) {
    const round = found.get(each.round);
    if (round) round.by.set(each.company, each);
    else found.set(each.round, { position: each.position, by: new Map([[each.company, each]]) });
  }
  return [...found].map(([name, round]) => {
    const [set = 0, number = 0] = name.split('.').map(Number);
    return { set, number, ...round };
  });
};

/** Backwards from a position; what comes after it stands behind, in its order. */
const backFrom = <T>(rounds: readonly T[], isAhead: (round: T) => boolean): readonly T[] => [
  ...rounds.filter((each) => !isAhead(each)).toReversed(),
  ...rounds.filter(isAhead),
];

export const useSheetRounds = (): SheetRounds => {
  const line = useSession(lineOnScreen);
  const position = usePosition();
  const { revenues, worths } = useMemo(() => {
    const ledger = ledgerOf(line);
    return { revenues: revenueRounds(ledger.revenues), worths: worthByRound(ledger.rounds, line.states) };
  }, [line]);
  return useMemo(
    () => ({
      revenues: backFrom(revenues, (round) => round.position > position),
      worths: backFrom(worths, (round) => round.from > position),
    }),
    [revenues, worths, position],
  );
};
