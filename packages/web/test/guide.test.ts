/** The guides followed through whole games: nothing false, nothing twice, nothing that is never said. */
import { decider, type PlayerId } from '@roundhouse/engine';
import { loadGuide, type Moment, type Said, sceneOf, speak } from '@roundhouse/titles/guides';
import { loadTitle } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { LIKES, type Likes, type Preferences, playedGame } from '../e2e/played.ts';
import { say } from '../src/i18n/format.ts';

const LANGUAGES = ['en', 'ru'] as const;

interface Walk extends Preferences {
  readonly players: number;
  readonly seeds: readonly number[];
}

/** Players who also do what brings them into trouble. */
const reckless: Likes = [
  ...LIKES.filter(([type]) => type !== 'sellShares' && type !== 'dividend'),
  ['dividend', 100],
  ['sellShares', 25],
  ['takeLoan', 20],
  ['short', 30],
  ['convert', 40],
];

/** In the tutorial many trains make the end come early enough to see all of it. */
const buyers: Likes = LIKES.map(([type, percent]) => [type, type === 'buyTrain' || type === 'layTile' ? 100 : percent]);

const WALKS: Readonly<Record<string, readonly Walk[]>> = {
  '18MEX': [
    { players: 3, seeds: [1] },
    { players: 4, seeds: [102], likes: reckless },
  ],
  '1849': [
    { players: 3, seeds: [1, 4] },
    { players: 3, seeds: [101], likes: reckless },
  ],
  '18CZ': [
    { players: 4, seeds: [1] },
    { players: 3, seeds: [101], likes: reckless },
    { players: 3, seeds: [509], options: { tutorial: true }, likes: buyers },
    { players: 2, seeds: [7020] },
    { players: 2, seeds: [7021], options: { moravia: true } },
  ],
  '1862': [{ players: 3, seeds: [103], likes: reckless }],
  '1817': [{ players: 4, seeds: [1, 3] }],
};

/** What a sentence of the guide becomes when its figures are put in. */
const rendered = (moment: Moment, args: object): readonly string[] =>
  LANGUAGES.map((language) => say(language, moment.words[language], args as Record<string, string>));

describe.each(Object.entries(WALKS))('the guide of %s', (title, walks) => {
  test('says nothing false, nothing twice, and everything somewhere', { timeout: 600_000 }, async () => {
    await loadTitle(title);
    const guide = await loadGuide(title);
    expect(new Set(guide.map(({ id }) => id)).size).toBe(guide.length);
    const spoken = new Set<string>();
    for (const { players, seeds, ...preferences } of walks)
      for (const seed of seeds) {
        const { states } = await playedGame(title, seed, players, preferences);
        const memory = new Map<PlayerId, Said>();
        for (const [position, state] of states.entries()) {
          const me = decider(state);
          const scene = sceneOf(state);
          if (me === null || !scene) continue;
          const before = memory.get(me) ?? {};
          const { moments, said } = speak(guide, state, position, before);
          memory.set(me, said);
          for (const moment of moments) {
            const where = `${title} ${players} seed ${seed} position ${position} ${moment.id}`;
            expect(before[moment.id], `${where} again`).toBeUndefined();
            expect(moment.when(scene), `${where}: condition`).toBe(true);
            expect(moment.claim?.(scene) ?? true, `${where}: claim`).toBe(true);
            const args = moment.args?.(scene) ?? {};
            for (const value of Object.values(args))
              expect(
                value === undefined || value === '' || Number.isNaN(value),
                `${where} ${JSON.stringify(args)}`,
              ).toBe(false);
            for (const text of rendered(moment, args)) expect(text, `${where}: words`).not.toMatch(/[{}]|undefined/);
            spoken.add(moment.id);
          }
          // The same position says the same again: a person who looks back or reloads reads it.
          const askedAgain = moments.length > 0 || position % 10 === 0;
          expect(askedAgain ? speak(guide, state, position, said).moments : moments).toEqual(moments);
        }
      }
    expect(guide.map(({ id }) => id).filter((id) => !spoken.has(id))).toEqual([]);
  });
});
