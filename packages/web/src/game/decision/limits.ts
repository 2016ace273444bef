/** New train limits: those that change alike together, with the companies that have too many then. */
import type { Change } from '@roundhouse/engine/models/forecast';

export interface NewLimit {
  readonly from: number;
  readonly to: number;
  readonly companies: readonly string[];
  readonly over: readonly string[];
}

export const limitsOf = ({ limits }: Pick<Change, 'limits'>): readonly NewLimit[] => {
  const kinds = [...new Set(limits.map(({ from, to }) => `${from} ${to}`))];
  return kinds.flatMap((kind) => {
    const group = limits.filter(({ from, to }) => `${from} ${to}` === kind);
    const [first] = group;
    if (!first) return [];
    const over = group.filter(({ trains, to }) => trains > to).map(({ company }) => company);
    return [{ from: first.from, to: first.to, companies: group.map(({ company }) => company), over }];
  });
};
