/** New train limits: those that change alike together, with the companies that have too many then. */
import type { Change } from '@roundhouse/engine/models/forecast';

export interface NewLimit {
  readonly from: number;
  readonly to: number;
  readonly companies: readonly string[];
  readonly over: readonly string[];
  /** Whose limit it is, where most others have another one. */
  readonly whose: readonly string[];
}

export const limitsOf = ({ limits }: Pick<Change, 'limits'>): readonly NewLimit[] => {
  const kinds = [...new Set(limits.map(({ from, to }) => `${from} ${to}`))];
  const groups = kinds.map((kind) => limits.filter(({ from, to }) => `${from} ${to}` === kind));
  const most = Math.max(...groups.map(({ length }) => length));
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const over = group.filter(({ trains, to }) => trains > to).map(({ company }) => company);
    const companies = group.map(({ company }) => company);
    return [{ from: first.from, to: first.to, companies, over, whose: companies.length < most ? companies : [] }];
  });
};
