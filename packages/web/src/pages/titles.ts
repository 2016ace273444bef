/** What is said of a title before it is loaded. */
import type { Key } from '../i18n/words.ts';

export interface Blurb {
  readonly id: string;
  readonly name: Key<'pages'>;
  readonly text: Key<'pages'>;
  readonly facts: Key<'pages'>;
  readonly players: readonly number[];
  /** Of five. */
  readonly weight: number;
}

export const BLURBS: readonly Blurb[] = [
  {
    id: '18MEX',
    name: 'title.18MEX',
    text: 'title.18MEX.text',
    facts: 'title.18MEX.facts',
    players: [3, 4, 5],
    weight: 3,
  },
  { id: '1849', name: 'title.1849', text: 'title.1849.text', facts: 'title.1849.facts', players: [3, 4, 5], weight: 4 },
  {
    id: '18CZ',
    name: 'title.18CZ',
    text: 'title.18CZ.text',
    facts: 'title.18CZ.facts',
    players: [2, 3, 4, 5, 6],
    weight: 3,
  },
  {
    id: '1862',
    name: 'title.1862',
    text: 'title.1862.text',
    facts: 'title.1862.facts',
    players: [2, 3, 4, 5, 6, 7, 8],
    weight: 5,
  },
  {
    id: '1817',
    name: 'title.1817',
    text: 'title.1817.text',
    facts: 'title.1817.facts',
    players: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    weight: 5,
  },
];
