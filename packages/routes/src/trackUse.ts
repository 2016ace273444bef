/** The track that the growing run uses: no piece of track is used twice. */
import type { TrainSearch } from './question.ts';

export interface TrackUse {
  readonly isFree: (link: number) => boolean;
  readonly take: (link: number) => void;
  readonly release: (link: number) => void;
}

export const trackUse = ({
  used,
  trackStart,
  trackOf,
}: Pick<TrainSearch, 'used' | 'trackStart' | 'trackOf'>): TrackUse => {
  const mark = (link: number, value: 0 | 1): void => {
    const end = trackStart[link + 1] as number;
    for (let t = trackStart[link] as number; t < end; t++) used[trackOf[t] as number] = value;
  };
  return {
    isFree: (link) => {
      const end = trackStart[link + 1] as number;
      for (let t = trackStart[link] as number; t < end; t++) if (used[trackOf[t] as number] === 1) return false;
      return true;
    },
    take: (link) => mark(link, 1),
    release: (link) => mark(link, 0),
  };
};
