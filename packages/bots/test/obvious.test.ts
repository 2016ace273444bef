import { type Bot, botNamed, decide, loadInsight, playBots } from '@roundhouse/bots';
import { type Action, apply, isRefusal, type State } from '@roundhouse/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Insight } from '../src/insight.ts';
import { FLAVOURS } from './flavours.ts';
import { type Decision, MAXIMS } from './maxims.ts';
import { SITUATIONS } from './situations.ts';
import { table, TABLES } from './tables.ts';

const bot = (id: string): Bot => {
  const found = botNamed(id);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};
const [plain, strong] = [bot('plain'), bot('strong')];

/** Decisions of a game as far as its middle: later ones are as dear as all these together. */
const MIDDLE: Readonly<Record<string, number>> = { '1817': 420, '1849': 150, '1862': 200, '18CZ': 330, '18MEX': 180 };
/** Positions of a kind that are looked at. */
const FEW = 2;

const opening = (title: string, players: number, insight: Insight): readonly Decision[] => {
  const decisions: Decision[] = [];
  let asked: { state: State; action?: Action } | undefined;
  const { setbacks } = playBots(
    table(title, players, 7),
    [plain],
    {
      asked: (state) => {
        asked = { state };
        return (action) => (asked = { state, action });
      },
      played: (after, events) => {
        if (asked?.action) decisions.push({ state: asked.state, action: asked.action, after, events, insight });
      },
    },
    MIDDLE[title],
  );
  expect(setbacks).toEqual([]);
  return decisions;
};

const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / most)) === 0).slice(0, most);

const ONLY_TRAIN = 'the only train of a company is not sold for three times the price of the next one';
const FLOATED = 'a player who can pay for the shares that his company still needs buys into it or into something';

const AT_THE_END = 'a train that will no longer run is not bought';
const KEPT_BACK = 'a company that can pay for its next trains anyway does not keep back what it earns';

/** What `strong` was teased for: it thinks longer, and must not think itself into a folly. */
const TEASED: readonly string[] = [
  AT_THE_END,
  KEPT_BACK,
  'a company whose trains last and are as many as it may have pays',
];

/** Follies that bots still have. */
const PLAIN_HAS: Readonly<Record<string, readonly string[]>> = { '1849': [KEPT_BACK] };
const STRONG_HAS: Readonly<Record<string, readonly string[]>> = { '18CZ': [KEPT_BACK] };

/** Situations that a title has not, or not before the middle of a game. */
const NONE: Readonly<Record<string, readonly string[]>> = {
  // The last train ends the game: a player who buys it in the opening is a fool.
  '1817': [
    'the last train that lasts goes to the company that has none and can pay',
    'a station does not take the money for the train that is lacking',
    // A company of these operates as soon as it is started, or is started only with the money that it needs.
    FLOATED,
    // Nobody pays there for a train that a company must own: what is left in a treasury is lost one way or the other.
    AT_THE_END,
    KEPT_BACK,
  ],
  '1849': [FLOATED],
  '18CZ': [FLOATED],
  '1862': [
    // Trains pass only between companies of one director.
    'nobody gives a train, a private or a company away for next to nothing',
    ONLY_TRAIN,
    FLOATED,
    AT_THE_END,
    KEPT_BACK,
  ],
};

describe.each(TABLES)('%s', (title, players) => {
  let decisions: readonly Decision[] = [];
  beforeAll(async () => {
    decisions = opening(title, players, await loadInsight(title));
  }, 900_000);

  test.each(Object.keys(MAXIMS))('%s', (name) => {
    const broken = decisions.filter((each) => MAXIMS[name]?.(each) === false);
    expect(broken.map(({ state, action }) => [state.round, action])).toEqual([]);
  });

  const situations = { ...SITUATIONS, ...FLAVOURS[title] };
  const names = Object.keys(situations).filter((name) => !NONE[title]?.includes(name));

  test('ten obvious situations at least are known', () => {
    expect(names.length).toBeGreaterThanOrEqual(10);
  });

  const isObviousTo = (player: Bot, name: string): void => {
    const making = situations[name];
    const all = decisions.flatMap(({ state, insight }) => making?.(state, insight) ?? []);
    expect(all.length).toBeGreaterThan(0);
    const foolish = spread(all, FEW).flatMap(({ state, obvious }) => {
      const { action } = decide(player, state, { seed: 1 });
      return obvious(action) ? [] : [{ round: state.round, action }];
    });
    expect(foolish).toEqual([]);
  };

  test.each(names.filter((name) => !PLAIN_HAS[title]?.includes(name)))('%s', (name) => {
    isObviousTo(plain, name);
  });

  test.each(names.filter((name) => TEASED.includes(name) && !STRONG_HAS[title]?.includes(name)))(
    'to strong, too: %s',
    (name) => {
      isObviousTo(strong, name);
    },
  );

  test('a round has not more decisions than a table has patience for', () => {
    const perRound = new Map<string, number>();
    for (const { state } of decisions) {
      const key = JSON.stringify(state.round);
      perRound.set(key, (perRound.get(key) ?? 0) + 1);
    }
    expect(Math.max(...perRound.values())).toBeLessThan(160);
  });

  test('what is advised can be done', () => {
    for (const { state } of spread(decisions, 6))
      expect(isRefusal(apply(state, decide(plain, state, { seed: 2 }).action))).toBe(false);
  });
});
