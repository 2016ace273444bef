import { botNamed, type Bot, BOTS, decide, loadInsight, playBots, type Watcher } from '@roundhouse/bots';
import { begin, explain, factsOf, isEqual, withoutMemory } from '@roundhouse/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { insightOf } from '../src/insights.ts';
import { worthAtEnd } from '../src/judge.ts';
import { HORIZON } from '../src/plain.ts';
import { table, TABLES } from './tables.ts';

const bot = (id: string): Bot => {
  const found = botNamed(id);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};

/** Enough to play every idea on by a few decisions. */
const FEW_NODES = 14;

/** Thinking everything anew takes its time: so many decisions are asked for only one of. */
const EVERY = 60;

beforeAll(async () => {
  for (const [title] of TABLES) await loadInsight(title);
});

describe.each(TABLES)('%s', (title, players) => {
  test('what bots choose is offered, and the same seed plays the same game', () => {
    const play = (decisions: number) =>
      playBots(table(title, players, 3), [bot('plain'), bot('novice'), bot('random')], {}, decisions);
    const { setbacks, last, game } = play(180);
    expect(setbacks).toEqual([]);
    expect(last.round).toBeDefined();
    expect(play(80).game.actions).toEqual(game.actions.slice(0, 80));
  });

  test('what is remembered of other positions changes no decision', () => {
    const plain = bot('plain');
    const differ: number[] = [];
    const asked: Watcher['asked'] = (state, number) => (action) => {
      if (number % EVERY === 0 && !isEqual(withoutMemory(() => decide(plain, state, { seed: 1 })).action, action))
        differ.push(number);
    };
    const watched: Bot = { ...plain, player: () => plain.player(1) };
    playBots(table(title, players, 7), [watched], { asked }, 3 * EVERY);
    expect(differ).toEqual([]);
  });

  test('what strong chooses is offered, and it thinks no longer than it may', () => {
    const [strong, plain] = [bot('strong'), bot('plain')];
    let most = 0;
    const brief: Bot = {
      ...strong,
      player: (seed) => ({
        choose: (state) => {
          const thinking = strong.think(state, { seed, nodes: FEW_NODES });
          for (;;) {
            const { done, value } = thinking.next();
            if (done) return value;
            most = Math.max(most, value.nodes);
          }
        },
      }),
    };
    const { setbacks, game } = playBots(table(title, players, 5), [brief, plain], {}, 40);
    expect(setbacks).toEqual([]);
    expect(game.actions.length).toBe(40);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(FEW_NODES);
  });

  test('the train that reaches far is one of the title, and so are those that grow', async () => {
    const insight = await loadInsight(title);
    const { state } = begin(table(title, players));
    const [company = ''] = Object.keys(state.companies);
    const known = insight.problem(state, company).rules.trains;
    const far = Object.keys(state.companies).map((id) => insight.far?.(state, id) ?? insight.weights.longTrain);
    expect(far.filter((name) => known[name] === undefined)).toEqual([]);
    const sides = factsOf(state).trains.flatMap((each) => [each, ...each.sides]);
    const runs = sides.filter((side) => known[side.name] !== undefined || known[side.distance] !== undefined);
    const grown = runs.filter(
      (side) => (insight.weights.matureRevenue[side.distance] ?? insight.weights.matureRevenue[side.name] ?? 0) === 0,
    );
    expect(grown.map(({ name }) => name)).toEqual([]);
  });
});

describe('strong', () => {
  const thought = (nodes: number) => {
    const { state } = begin(table('18MEX', 3));
    const thinking = bot('strong').think(state, { seed: 1, nodes });
    const progress: number[] = [];
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return { progress, choice: value, state };
      progress.push(value.nodes);
    }
  };

  test('looks at no more positions than it may', () => {
    const { progress } = thought(25);
    expect(progress.length).toBeGreaterThan(5);
    expect(Math.max(...progress)).toBeLessThanOrEqual(25);
  });

  test('chooses what is offered, with reasons and alternatives', () => {
    const { choice, state } = thought(25);
    expect(explain(state, choice.action)).toBeUndefined();
    expect(choice.reasons.length).toBeGreaterThan(0);
    expect(choice.alternatives.length).toBeGreaterThan(0);
  });

  test('tells what one will be worth, not by how much one leads', () => {
    const { choice, state } = thought(25);
    const [me] = state.seats;
    if (!me) throw new Error('nobody plays');
    const told = choice.reasons.find(({ key }) => key === 'reason.playedOn')?.args?.['worth'];
    const expected = worthAtEnd(state, insightOf(state), HORIZON)[me] ?? 0;
    expect(expected).toBeGreaterThan(0);
    expect(Number(told) / expected).toBeGreaterThan(0.8);
    expect(Number(told) / expected).toBeLessThan(1.25);
  });

  test('can be stopped between two thoughts', () => {
    const { state } = begin(table('18MEX', 3));
    const thinking = bot('strong').think(state, { seed: 1, nodes: 1000 });
    expect(thinking.next().done).toBe(false);
    const stopped = thinking.return(decide(bot('plain'), state, { seed: 1 }));
    expect(stopped.done).toBe(true);
    expect(thinking.next().done).toBe(true);
  });

  test('decides when the caller stops it', () => {
    const { state } = begin(table('18MEX', 3));
    let asked = 0;
    const thinking = bot('strong').think(state, { seed: 1, nodes: 1000, shouldStop: () => ++asked > 2 });
    let nodes = 0;
    for (;;) {
      const { done, value } = thinking.next();
      if (done) {
        expect(explain(state, value.action)).toBeUndefined();
        break;
      }
      ({ nodes } = value);
    }
    expect(nodes).toBeLessThan(20);
  });

  test('decides alike whenever it is asked', () => {
    expect(thought(30).choice.action).toEqual(thought(30).choice.action);
  });
});

test('random is not shown to people, the others have words in both languages', () => {
  expect(BOTS.filter((each) => !each.shown).map(({ id }) => id)).toEqual(['random']);
  for (const { name, style } of BOTS)
    for (const text of [name.en, name.ru, style.en, style.ru]) expect(text.length).toBeGreaterThan(3);
});
