/** What is said of a title before it is loaded. */
import { type TitleId, titleIds, TITLES } from '@roundhouse/titles';
import type { Key } from '../i18n/words.ts';

export interface Blurb {
  readonly id: TitleId;
  readonly name: Key<'pages'>;
  readonly text: Key<'pages'>;
  readonly facts: Key<'pages'>;
  readonly players: readonly number[];
  /** Of five. */
  readonly weight: number;
}

/** Where each title stands among the cards, and how demanding it is, of five. */
const SHOWN: Readonly<Record<TitleId, { readonly place: number; readonly weight: number }>> = {
  '18MEX': { place: 1, weight: 3 },
  '1849': { place: 2, weight: 4 },
  '18CZ': { place: 3, weight: 3 },
  '1862': { place: 4, weight: 5 },
  '1817': { place: 5, weight: 5 },
};

export const BLURBS: readonly Blurb[] = titleIds
  .toSorted((a, b) => SHOWN[a].place - SHOWN[b].place)
  .map((id) => ({
    id,
    name: `title.${id}` as const,
    text: `title.${id}.text` as const,
    facts: `title.${id}.facts` as const,
    players: TITLES[id].players,
    weight: SHOWN[id].weight,
  }));
