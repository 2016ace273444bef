/** Counts the limits of `table.ts`: a token bucket for each key, refilled steadily. */
import { Denial } from '../denial.ts';
import { type LimitName, LIMITS, type Limit, type Rate } from './table.ts';

export interface Counted {
  /** As `countedAddress` gives it. */
  readonly address?: string | undefined;
  readonly person?: string | undefined;
  readonly target?: string | undefined;
}

export interface Limits {
  /** Multiplies every limit. */
  readonly factor: number;
  /** Takes `cost` from every bucket of the limit; denied, and nothing taken, where one of them has too little. */
  readonly take: (limit: LimitName, by: Counted, cost?: number) => void;
  /** The same for a rate that a route declares: so many a minute. */
  readonly takeRate: (key: string, perMinute: number) => void;
  /** Gives back what was taken for something that turned out not to count. */
  readonly refund: (limit: LimitName, by: Counted, cost?: number) => void;
  /** Seconds until `cost` would be there; zero: now. Takes nothing. */
  readonly wait: (limit: LimitName, by: Counted, cost?: number) => number;
}

interface Bucket {
  left: number;
  at: number;
}

/** The oldest buckets are forgotten: nobody fills the memory by pretending to be many. */
const MOST = 200_000;

interface Key {
  readonly key: string;
  readonly rate: Rate;
}

const keysOf = (name: LimitName, by: Counted): readonly Key[] => {
  const limit: Limit = LIMITS[name];
  const of = (kind: keyof Limit, who: string | undefined): readonly Key[] =>
    who === undefined
      ? []
      : (limit[kind] ?? []).map((rate) => ({ key: `${name} ${kind} ${rate.within} ${who}`, rate }));
  return [...of('address', by.address), ...of('person', by.person), ...of('target', by.target), ...of('server', 'all')];
};

export const newLimits = (factor: number, now: () => number): Limits => {
  const buckets = new Map<string, Bucket>();

  const refilled = ({ key, rate }: Key): Bucket => {
    const size = rate.most * factor;
    const time = now();
    const bucket = buckets.get(key) ?? { left: size, at: time };
    bucket.left = Math.min(size, bucket.left + ((time - bucket.at) * size) / rate.within);
    bucket.at = time;
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST && oldest !== undefined) buckets.delete(oldest);
    return bucket;
  };

  /** What costs more than the whole bucket needs a full one. */
  const secondsUntil = (each: Key, cost: number): number => {
    const size = each.rate.most * factor;
    const lacks = Math.min(cost, size) - refilled(each).left;
    return lacks <= 0 ? 0 : Math.max(1, Math.ceil((lacks * each.rate.within) / size / 1000));
  };

  const waitFor = (keys: readonly Key[], cost: number): number =>
    keys.reduce((longest, each) => Math.max(longest, secondsUntil(each, cost)), 0);

  const takeFrom = (keys: readonly Key[], cost: number): void => {
    const after = waitFor(keys, cost);
    if (after > 0) throw new Denial('tooMany', undefined, { after });
    for (const each of keys) refilled(each).left -= cost;
  };

  return {
    factor,
    take: (limit, by, cost = 1) => takeFrom(keysOf(limit, by), cost),
    takeRate: (key, perMinute) => takeFrom([{ key, rate: { most: perMinute, within: 60_000 } }], 1),
    refund: (limit, by, cost = 1) => {
      for (const each of keysOf(limit, by)) refilled(each).left += cost;
    },
    wait: (limit, by, cost = 1) => waitFor(keysOf(limit, by), cost),
  };
};
