import {
  apply,
  begin,
  diceOf,
  type Game,
  isRefusal,
  newGame,
  type OptionValue,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { PRESETS } from '@roundhouse/titles/1817';
import { describe, expect, test } from 'vitest';
import { acquisitionsOf, bid, positionOf, turnOf } from '../../titles/src/1817/test/positions.ts';
import { randomAction } from '../../titles/test/support/index.ts';
import { divergingRuling } from '../src/1817/divergence.ts';
import { adapter1817 } from '../src/1817/index.ts';
import { exportGame, importGame, parsePeerFile } from '../src/index.ts';
import { testPlayedGames } from './played.ts';
import { readStored } from './stored.ts';

testPlayedGames(adapter1817, ['1817-wild', '1817-idle', '1817-acting']);

test('a bid that was never paid there: the import stops at the action that cannot follow, and names the rule', () => {
  const { file } = readStored('played', '1817-unpaid') as { readonly file: unknown };
  const parsed = parsePeerFile(file);
  if ('error' in parsed) throw new Error(parsed.error);
  const { refusal, applied, state } = importGame(adapter1817, parsed.value);
  expect([refusal?.action, refusal?.rule, refusal?.key]).toEqual([applied + 1, '1817 §ipo.7', 'notYourTurn']);
  expect(topFrame(state)?.step).toBe('contribution');
});

const played = (seed: number, options: Readonly<Record<string, OptionValue>>): { game: Game; state: State } => {
  const game = newGame({
    title: '1817',
    players: Array.from({ length: 3 + (seed % 4) }, (_, index) => ({
      id: `@${index + 1}` as const,
      name: `${index + 1}`,
    })),
    seed,
    options,
    rulings: PRESETS['18xx.games'],
  });
  const dice = diceOf(seed);
  const actions = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < 1500) {
    const action = randomAction(state, dice);
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(result.key);
    actions.push(action);
    state = result.state;
  }
  return { game: { ...game, actions }, state };
};

describe('games of ours', () => {
  const variants: Readonly<Record<string, Readonly<Record<string, OptionValue>>>> = {
    base: {},
    usual: { uncappedPrivates: true, tenShorts: true },
    volatility: { volatility: true, tenShorts: true, modernTrains: true, shortSqueeze: true },
  };
  for (const [name, options] of Object.entries(variants))
    test(`${name}: out and in again they are the same`, () => {
      for (let seed = 1; seed <= 3; seed++) {
        const { game, state } = played(seed, options);
        const out = exportGame(adapter1817, game);
        if ('error' in out) throw new Error(out.error);
        const parsed = parsePeerFile(JSON.parse(JSON.stringify(out.value)));
        if ('error' in parsed) throw new Error(parsed.error);
        const again = importGame(adapter1817, parsed.value);
        expect([again.refusal, again.applied]).toEqual([undefined, out.value.actions.length]);
        // A file without a seed: the pyramid is drawn from the number of the game.
        const numbered = { ...parsed.value, id: `hs_${game.seed}`, settings: { ...parsed.value.settings, seed: null } };
        expect(importGame(adapter1817, numbered).applied).toBe(again.applied);
        // Where that system cannot play on, the export ends there.
        if (out.value.status === 'active') continue;
        expect(again.state.cash).toEqual(state.cash);
        expect(again.state.market).toEqual(state.market);
        expect(again.state.certificates).toEqual(state.certificates);
        expect(again.state.board).toEqual(state.board);
        expect(again.state.outcome).toEqual(state.outcome);
      }
    }, 240_000);

  test('where a ruling leads elsewhere the export names it and the action', () => {
    const seeds = Array.from({ length: 4 }, (_, index) => index + 1);
    const errors = seeds.flatMap((seed) => {
      const { game } = played(seed, { volatility: true });
      const out = exportGame(adapter1817, { ...game, rulings: {} });
      return 'error' in out ? [out.error] : [];
    });
    for (const error of errors) expect(error).toMatch(/^action \d+/);
  }, 240_000);

  test('$10 for Loan Shark without loans is so there; only a table that spares the company leads elsewhere', () => {
    const found = (sharkOnlyWithLoans: boolean, loans: number): string | undefined => {
      const before = turnOf(
        positionOf(
          { WT: { tokens: 'D9', trains: '3', cash: 50, loans } },
          {
            own: { interestRate: 5 },
            privates: { P12: 'WT' },
            options: { volatility: true },
            rulings: { ...PRESETS['18xx.games'], sharkOnlyWithLoans },
          },
        ),
        'WT',
        'settleLoans',
      );
      const action = { type: 'pass', by: '@A' } as const;
      const result = apply(before, action);
      if (isRefusal(result)) throw new Error(result.key);
      return divergingRuling(before, action, result.state, result.events);
    };
    expect([found(false, 0), found(true, 0), found(true, 1)]).toEqual([undefined, 'sharkOnlyWithLoans', undefined]);
  });

  test('a discard before a cash crisis of the same purchase is not exported', () => {
    const found = (cash: number): string | undefined => {
      const before = acquisitionsOf(
        positionOf(
          {
            WT: { size: 2, cell: 0, president: '@A', loans: 2, trains: '6' },
            UR: { size: 2, price: 50, president: '@D', cash: 100, loans: 2, trains: '5 5' },
          },
          { phase: '6', cash: { '@A': cash }, rulings: { ...PRESETS['18xx.games'], crisesWait: false } },
        ),
      );
      const action = bid('@D', 'WT', 10);
      const result = apply(before, action);
      if (isRefusal(result)) throw new Error(result.key);
      return divergingRuling(before, action, result.state, result.events);
    };
    expect([found(0), found(500)]).toEqual(['crisesWait', undefined]);
  });
});
