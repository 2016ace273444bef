/** No choice ruins anybody silently, and no preview tells of the next turn: games of every title and variant. */
import {
  type Action,
  apply,
  begin,
  type Dice,
  diceOf,
  type Game,
  isRefusal,
  knownTitle,
  newGame,
  offers,
  type OptionValue,
  randomAction,
  replay,
  type State,
} from '@roundhouse/engine';
import { forecastOf, type WarningKind } from '@roundhouse/engine/models/forecast';
import { severeWarnings } from '@roundhouse/engine/models/severe';
import { adapterFor, importGame, parsePeerFile } from '@roundhouse/interchange';
import { loadAllTitles, titleIds } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { readShared, recordedNames } from '../../../../testing/shared.ts';
import { withShared } from '../../../../testing/withShared.ts';
import { positionOf, turnOf } from '../../../titles/src/1817/test/positions.ts';
import { seatNames } from '../../../titles/test/support/index.ts';
import { playedGame } from '../../../web/e2e/played.ts';
import { choicesAt, falselyWarned, ofNextTurn, unwarned, wrongWorth } from './warned.ts';

/** `WARNED_GAMES=5` walks five games of every variant, looks at every choice of them and at all recorded games. */
const GAMES = Number(process.env['WARNED_GAMES'] ?? 0);
const WHOLE = GAMES > 0;

/** In a part of a walk every choice of each n-th position is looked at, and what may be passed over at all of them. */
const EACH = WHOLE ? 1 : 11;

await loadAllTitles();

/** What is pressed without a thought, or without another way out. */
const THOUGHTLESS: ReadonlySet<Action['type']> = new Set(['pass', 'answer', 'bankrupt', 'dividend', 'discardTrain']);

const looked = (state: State, position: number, dice: Dice): readonly Action[] =>
  position % EACH === 0
    ? choicesAt(state, dice)
    : offers(state).flatMap((each) => (each.kind === 'one' && THOUGHTLESS.has(each.action.type) ? [each.action] : []));

const check = (state: State, position: number, dice: Dice): readonly string[] =>
  looked(state, position, dice).flatMap((action) => [
    ...unwarned(state, action),
    ...falselyWarned(state, action),
    ...ofNextTurn(state, action),
    ...wrongWorth(state, action),
  ]);

interface Walked {
  readonly wrong: readonly string[];
  readonly met: ReadonlySet<WarningKind>;
}

const walkOver = (
  game: Game,
  choose: (state: State, at: number, dice: Dice) => Action | undefined,
  most: number,
): Walked => {
  const dice = diceOf(game.seed);
  const wrong: string[] = [];
  const met = new Set<WarningKind>();
  let { state } = begin(game);
  for (let at = 0; at < most && !state.outcome; at++) {
    wrong.push(...check(state, at, dice).map((each) => `${at} ${each}`));
    const action = choose(state, at, dice);
    const result = action && apply(state, action);
    if (!action || !result || isRefusal(result)) break;
    for (const { kind } of forecastOf(state, action)?.warnings ?? []) met.add(kind);
    ({ state } = result);
  }
  return { wrong, met };
};

describe.each(titleIds)('%s', (id) => {
  const title = knownTitle(id);
  const variants: readonly {
    readonly id: string;
    readonly options: Readonly<Record<string, OptionValue>>;
    readonly players: readonly number[];
  }[] = [{ id: 'as printed', options: {}, players: title?.players ?? [] }, ...(title?.variants ?? [])];
  test.each(variants)('$id: a walk by chance', { timeout: 240_000 + GAMES * 600_000 }, ({ options, players }) => {
    for (let seed = 1; seed <= Math.max(1, GAMES); seed++) {
      const seats = seatNames(players[seed % players.length] ?? 3).map((each) => ({ id: each, name: each }));
      const game = newGame({ title: id, players: seats, seed, options });
      const { wrong } = walkOver(game, (state, _at, dice) => randomAction(state, dice), WHOLE ? 4000 : 260);
      expect(wrong).toEqual([]);
    }
  });

  test('a sensible game to its end', { timeout: 240_000 + GAMES * 600_000 }, async () => {
    for (let seed = 1; seed <= Math.max(1, GAMES); seed++) {
      const { game } = await playedGame(id, seed, 3);
      const { wrong, met } = walkOver(game, (_state, at) => game.actions[at], WHOLE ? 4000 : 900);
      expect(wrong).toEqual([]);
      expect(met.size).toBeGreaterThan(0);
    }
  });
});

if (WHOLE)
  for (const id of titleIds)
    withShared(`games/${id}`, `recorded games of ${id}`, () => {
      test.each(recordedNames(id))('%s', { timeout: 3_600_000 }, (name) => {
        const parsed = parsePeerFile(readShared(`games/${id}/${name}.json`));
        const adapter = adapterFor(id);
        if ('error' in parsed || !adapter) throw new Error(`${name} cannot be read`);
        const { states } = replay(importGame(adapter, parsed.value).game);
        const dice = diceOf(1);
        expect(states.flatMap((state, at) => (state.outcome ? [] : check(state, at, dice)))).toEqual([]);
      });
    });

describe('what is said before it is too late', () => {
  const passed = (state: State) => forecastOf(state, { type: 'pass', by: '@A' });

  test('1817: a company without a train is worth nothing after the last pass', () => {
    const turn = turnOf(positionOf({ WT: { price: 100, cash: 1105, tokens: 'D9' } }), 'WT', 'trains');
    const bought = apply(turn, { type: 'pass', by: '@A' });
    const last = isRefusal(bought) || bought.turnEnd ? turn : bought.state;
    expect(passed(last)?.warnings).toContainEqual({
      cell: expect.any(String) as string,
      kind: 'liquidates',
      company: 'WT',
      trainless: true,
      from: 100,
      to: 0,
      later: false,
    });
  });

  test('1817: the pass after which no train can be had says so, though loans are still asked about; one before it does not', () => {
    const without = positionOf({ WT: { price: 100, cash: 1105, tokens: 'D9' } });
    const pass: Action = { type: 'pass', by: '@A' };
    const asked = (step: 'track' | 'trains') => severeWarnings(turnOf(without, 'WT', step), pass);
    expect(asked('trains')).toContainEqual(expect.objectContaining({ kind: 'liquidates', company: 'WT', to: 0 }));
    expect(asked('track')).toEqual([]);
    // What comes anyway is no reason to ask at every loan.
    const after = apply(turnOf(without, 'WT', 'trains'), pass);
    if (isRefusal(after) || after.turnEnd) throw new Error('loans are asked about');
    expect(severeWarnings(after.state, { type: 'takeLoan', by: '@A', count: 1, company: 'WT' })).toEqual([]);
  });

  test('1817: nothing is said of a ruin that a train of a later step of the turn prevents', () => {
    const turn = turnOf(positionOf({ WT: { price: 100, cash: 150, tokens: 'D9' } }), 'WT', 'track');
    const found = choicesAt(turn, diceOf(1));
    expect(found.map(({ type }) => type)).toEqual(expect.arrayContaining(['layTile', 'pass', 'takeLoan']));
    expect(found.flatMap((each) => severeWarnings(turn, each))).toEqual([]);
    // With nothing in the treasury a loan pays for the train, also after track was laid.
    const poor = turnOf(positionOf({ WT: { price: 100, cash: 20, tokens: 'D9' } }), 'WT', 'track');
    expect(choicesAt(poor, diceOf(1)).flatMap((each) => severeWarnings(poor, each))).toEqual([]);
  });

  test('1817: a loan that ruins a company warns of its cost, and not of a missing train', () => {
    const turn = turnOf(
      positionOf({ WT: { price: 40, cash: 0, tokens: 'D9', shares: { '@A': 4 }, president: '@A' } }),
      'WT',
      'trains',
    );
    const loan: Action = { type: 'takeLoan', by: '@A', count: 1, company: 'WT' };
    const [ruin, cost, ...others] = severeWarnings(turn, loan);
    expect(ruin).toMatchObject({ kind: 'liquidates', company: 'WT', trainless: false, from: 40, to: 0 });
    const worth = forecastOf(turn, loan)?.worth.find(({ player }) => player === '@A');
    expect(cost).toEqual({ kind: 'loses', ...worth, later: false });
    expect(others).toEqual([]);
  });

  test('1817: interest that nobody can pay is bankruptcy, though it is asked once more', () => {
    const turn = turnOf(
      positionOf(
        {
          WT: { price: 50, cash: 2, loans: 5, tokens: 'D9' },
          // A train for next to nothing is to be had, so that there is something to pass over.
          NYSW: { price: 50, president: '@B', trains: '2', tokens: 'F13' },
        },
        { cash: { '@A': 0 } },
      ),
      'WT',
      'trains',
    );
    expect(passed(turn)?.warnings.map(({ kind }) => kind)).toContain('bankrupts');
  });

  test('1817: where no sale is enough, the pass says bankruptcy, not sales; a sale that is forced says nothing new', () => {
    const turn = turnOf(
      positionOf(
        {
          WT: { price: 50, cash: 2, loans: 5, tokens: 'D9' },
          NYSW: {
            price: 50,
            president: '@B',
            size: 10,
            loans: 10,
            trains: '2',
            tokens: 'F13',
            shares: { '@B': 2, '@A': 1 },
          },
          PSNR: { price: 50, president: '@C', size: 10, loans: 10, trains: '2', tokens: 'E22' },
        },
        { cash: { '@A': 0 } },
      ),
      'WT',
      'trains',
    );
    const kinds = passed(turn)?.warnings.map(({ kind }) => kind);
    expect(kinds).toContain('bankrupts');
    expect(kinds).not.toContain('sells');
  });

  test('a preview ends with the turn, and what comes then stands apart', async () => {
    const { states, game } = await playedGame('18MEX', 1, 3, { enough: (state) => state.round.set >= 4 });
    const mails = states.slice(0, -1).flatMap((state, at) => {
      const action = game.actions[at];
      const found = action && forecastOf(state, action);
      return found?.later?.events.some((each) => each.type === 'paid') ? [found] : [];
    });
    expect(mails.length).toBeGreaterThan(0);
    for (const { later, cash, events } of mails) {
      const paid = new Set(events.flatMap((each) => (each.type === 'paid' ? [each.from, each.to] : [])));
      expect(cash.filter(({ holder }) => !paid.has(holder))).toEqual([]);
      expect(later?.events[0]?.type).toMatch(/^(?:turn|round)Began$/u);
    }
  });
});
