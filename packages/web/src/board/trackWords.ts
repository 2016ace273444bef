/** Where the track of a hex leads, in words: to places whose own track meets it, and toward those where none does yet. */
import type { DescribedHex, DescribedStop } from '@roundhouse/board';
import type { HexId } from '@roundhouse/engine';
import type { Translate } from '../i18n/words.ts';

export interface TrackWords {
  /** What belongs to a stop where there is other track besides its own; else the last piece says it. */
  readonly ofStop: (stop: DescribedStop) => readonly string[];
  /** Track of its own: each of them apart, or all that there is. */
  readonly rest: readonly string[];
}

export const trackWords = (
  { stops, track, exits }: DescribedHex,
  nameOf: (hex: HexId) => string,
  t: Translate,
): TrackWords => {
  const along = (edges?: readonly number[]): readonly string[] => {
    const own = exits.filter(({ edge }) => edges === undefined || edges.includes(edge));
    const hexes = (joined: boolean): string =>
      own.flatMap((each) => (each.joined === joined && each.hex !== null ? [nameOf(each.hex)] : [])).join(', ');
    const [met, open] = [hexes(true), hexes(false)];
    return [
      ...(met === '' ? [] : [t('textBoard.joined', { hexes: met })]),
      ...(open === '' ? [] : [t('textBoard.open', { hexes: open })]),
    ];
  };
  return stops.length + track.length > 1
    ? {
        ofStop: ({ exits: edges }) => along(edges),
        rest: track.map(({ edges }) => along(edges).join(', ')).filter((each) => each !== ''),
      }
    : { ofStop: () => [], rest: along() };
};
