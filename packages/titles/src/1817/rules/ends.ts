/** 1817 §end: when the game ends. */
import { type EndMark, factsOf, type State } from '@roundhouse/engine';

const LAST_TRAIN = '8';

/** end.2, end.3: the first 8-train says which set is the last, and how many operating rounds it has. */
export const ends = (state: State): readonly EndMark[] => {
  const data = state.ending?.data;
  if (typeof data === 'object' && data !== null && 'set' in data)
    return [
      {
        reason: 'final_phase',
        last: { kind: 'operating', set: Number(data['set']), number: Number(data['rounds']) },
      },
    ];
  // Of a type without end nobody can say how many are left: all of them leave together.
  const endless = new Set(factsOf(state).trains.flatMap(({ name, unlimited }) => (unlimited ? [name] : [])));
  const before = state.trains.filter(({ name }) => name !== LAST_TRAIN && !endless.has(name));
  const left = before.filter(({ at }) => at === 'depot').length;
  return [{ reason: 'final_phase', meter: { of: 'trains', left, total: before.length, what: LAST_TRAIN } }];
};
