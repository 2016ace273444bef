/** How often somebody may ask: a bucket per asker and kind of request, refilled steadily. */
export interface Limits {
  /** Zero where it is allowed; else after how many seconds to come back. */
  readonly take: (key: string, perMinute: number) => number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Nobody fills the memory by pretending to be many: the oldest are forgotten. */
const MOST = 50_000;

export const newLimits = (factor: number, now: () => number): Limits => {
  const buckets = new Map<string, Bucket>();
  return {
    take: (key, perMinute) => {
      const size = perMinute * factor;
      const time = now();
      const bucket = buckets.get(key) ?? { left: size, at: time };
      bucket.left = Math.min(size, bucket.left + ((time - bucket.at) * size) / 60_000);
      bucket.at = time;
      buckets.delete(key);
      buckets.set(key, bucket);
      const [oldest] = buckets.keys();
      if (buckets.size > MOST && oldest !== undefined) buckets.delete(oldest);
      if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * 60) / size);
      bucket.left -= 1;
      return 0;
    },
  };
};
