/** The titles there are: one entry each. What it loads comes on demand: a page that plays one title need not carry the others. */
import type { Rules, Words } from '@roundhouse/engine';
import type { RouteRules } from '@roundhouse/routes';
import type { Guide } from './common/guide/moment.ts';
import type { Primer } from './common/primer.ts';

/** The route rules by the options and rulings of a game. */
export type RouteRulesFor = (rules: Pick<Rules, 'options' | 'rulings'>) => RouteRules;

export interface TitleEntry {
  /** Player counts. */
  readonly players: readonly number[];
  /** Loads the title and makes it known to the engine. */
  readonly title: () => Promise<unknown>;
  /** Messages and terms: refusals, special events, choices, proposals. */
  readonly words: Readonly<Record<keyof Words, () => Promise<Readonly<Record<string, string>>>>>;
  readonly routes: () => Promise<{ readonly routesFor: RouteRulesFor }>;
  readonly guide: () => Promise<{ readonly guide: Guide }>;
  readonly primer: () => Promise<{ readonly primer: Primer }>;
}

/** The entry without the types of what it loads: a title asks for its own player counts. */
const entry = (it: TitleEntry): TitleEntry => it;

export const TITLES = {
  '1817': entry({
    players: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    title: () => import('./1817/index.ts'),
    words: {
      en: async () => (await import('./1817/words/en.ts')).en,
      ru: async () => (await import('./1817/words/ru.ts')).ru,
    },
    routes: () => import('./1817/routes.ts'),
    guide: () => import('./1817/guide.ts'),
    primer: () => import('./1817/primer.ts'),
  }),
  '1849': entry({
    players: [3, 4, 5],
    title: () => import('./1849/index.ts'),
    words: {
      en: async () => (await import('./1849/words/en.ts')).en,
      ru: async () => (await import('./1849/words/ru.ts')).ru,
    },
    routes: () => import('./1849/routes.ts'),
    guide: () => import('./1849/guide.ts'),
    primer: () => import('./1849/primer.ts'),
  }),
  '1862': entry({
    players: [2, 3, 4, 5, 6, 7, 8],
    title: () => import('./1862/index.ts'),
    words: {
      en: async () => (await import('./1862/words/en.ts')).en,
      ru: async () => (await import('./1862/words/ru.ts')).ru,
    },
    routes: () => import('./1862/routes.ts'),
    guide: () => import('./1862/guide.ts'),
    primer: () => import('./1862/primer.ts'),
  }),
  '18CZ': entry({
    players: [2, 3, 4, 5, 6],
    title: () => import('./18cz/index.ts'),
    words: {
      en: async () => (await import('./18cz/words/en.ts')).en,
      ru: async () => (await import('./18cz/words/ru.ts')).ru,
    },
    routes: () => import('./18cz/routes.ts'),
    guide: () => import('./18cz/guide.ts'),
    primer: () => import('./18cz/primer.ts'),
  }),
  '18MEX': entry({
    players: [3, 4, 5],
    title: () => import('./18mex/index.ts'),
    words: {
      en: async () => (await import('./18mex/words/en.ts')).en,
      ru: async () => (await import('./18mex/words/ru.ts')).ru,
    },
    routes: () => import('./18mex/routes.ts'),
    guide: () => import('./18mex/guide.ts'),
    primer: () => import('./18mex/primer.ts'),
  }),
} as const;

export type TitleId = keyof typeof TITLES;

export const isTitleId = (id: string): id is TitleId => Object.hasOwn(TITLES, id);

/** The entry of a title; throws where there is none. */
export const entryOf = (id: string): TitleEntry => {
  if (!isTitleId(id)) throw new Error(`unknown title ${id}`);
  return TITLES[id];
};
