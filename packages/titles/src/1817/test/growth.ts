/** Decisions of conversions and mergers, for their tests. */
import { type Action, isAt, type NamedStep, type State } from '@roundhouse/engine';
import { isOffered, play } from '../../../test/support/index.ts';
import { pass } from './positions.ts';
import { STEP } from '../steps.ts';

export type Player = '@A' | '@B' | '@C' | '@D';
export const convert = (company: string, by: Player = '@A'): Action => ({ type: 'convert', by, company });
export const merger = (company: string, other: string, survivor = company, by: Player = '@A'): Action => ({
  type: 'merge',
  by,
  company,
  with: other,
  survivor,
});
export const loan = (company: string, by: Player = '@A'): Action => ({ type: 'takeLoan', by, count: 1, company });
export const buy = (by: Player, company: string, id: number): Action => ({
  type: 'buyShares',
  by,
  company,
  certificates: [`${company}_${id}`],
});
export const yes = (by: Player): Action => ({ type: 'answer', by, accept: true });

/** Passes until another step than these is on top. */
export const through = (state: State, ...steps: readonly NamedStep[]): State => {
  let now = state;
  for (let guard = 0; guard < 30; guard++) {
    if (!isAt(now, ...steps)) return now;
    const who = (['@A', '@B', '@C', '@D'] as const).find((each) => isOffered(now, pass(each)));
    if (!who) return now;
    now = play(now, pass(who));
  }
  return now;
};
export const settled = (state: State): State => through(state, STEP.growthTrading, STEP.growthLoans);

export const SMALL = { size: 2, shares: { '@A': 2 } } as const;
export const poor = { cash: { '@A': 0, '@B': 0, '@C': 0, '@D': 0 } } as const;
