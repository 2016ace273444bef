/**
 * Sequential probability ratio test on places: is one bot better than others at the same table, worse, or no different?
 * A sample is the mean score of all games with one seed, the seats rotated, so that luck of the seat cancels out.
 */

/** First gets 1, last 0, those between in even steps; equals share. */
export const placeScore = (scores: readonly number[], seat: number): number => {
  const own = scores[seat] ?? 0;
  let beaten = 0;
  scores.forEach((score, other) => {
    if (other !== seat) beaten += score < own ? 1 : score === own ? 0.5 : 0;
  });
  return beaten / Math.max(1, scores.length - 1);
};

export interface Test {
  /** How far from even a mean score must be to matter. */
  readonly margin: number;
  /** How often an even opponent may be called different, and one that differs by the margin even. */
  readonly error: number;
}

export type Verdict = 'better' | 'worse' | 'no difference' | 'undecided';

export interface Standing {
  readonly samples: number;
  readonly mean: number;
  /** Of the mean. */
  readonly error: number;
  /** Log-likelihood ratios of "better by the margin" and "worse by the margin" against "even". */
  readonly better: number;
  readonly worse: number;
  readonly verdict: Verdict;
}

const EVEN = 0.5;
/** Fewer samples say nothing about how much they vary. */
const LEAST_SAMPLES = 8;
/** No spread is believed to be smaller than this: a few equal results prove little. */
const LEAST_VARIANCE = 0.01;

export const standing = (samples: readonly number[], { margin, error }: Test): Standing => {
  const count = samples.length;
  const mean = count === 0 ? EVEN : samples.reduce((sum, each) => sum + each, 0) / count;
  const squares = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const variance = Math.max(LEAST_VARIANCE, squares / Math.max(1, count - 1));
  // The generalized test by the normal approximation: the mean is even, or even and a margin.
  const ratio = (shift: number): number => (count * shift * (mean - EVEN - shift / 2)) / variance;
  const [better, worse] = [ratio(margin), ratio(-margin)];
  const limit = Math.log((1 - error) / error);
  const verdict = (): Verdict => {
    if (count < LEAST_SAMPLES) return 'undecided';
    if (better >= limit) return 'better';
    if (worse >= limit) return 'worse';
    return better <= -limit && worse <= -limit ? 'no difference' : 'undecided';
  };
  return { samples: count, mean, error: Math.sqrt(variance / Math.max(1, count)), better, worse, verdict: verdict() };
};
