import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { apply, begin, diceOf, type Game, isRefusal, newGame, type OptionValue, type State } from '@roundhouse/engine';
import { presets1817 } from '@roundhouse/titles/1817';
import { describe, expect, test } from 'vitest';
import { randomAction } from '../../titles/test/support/index.ts';
import { adapter1817 } from '../src/1817.ts';
import {
  askedDifferences,
  differences,
  exportGame,
  importGame,
  parsePeerFile,
  type PeerAction,
  type TraceLine,
} from '../src/index.ts';
import { testPlayedGames } from './played.ts';

testPlayedGames(adapter1817, ['1817-wild']);

const GAMES = new URL('../../../../shared/games/1817/', import.meta.url);
const there = existsSync(fileURLToPath(GAMES));
if (!there) console.warn('skipped: ../shared/games/1817 is absent');

const NAMES = ['13707', '15528', '16281', '20758', '48396', '53737'] as const;

const read = (name: string) => {
  const parsed = parsePeerFile(JSON.parse(readFileSync(new URL(`${name}.json`, GAMES), 'utf8')));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
};

const traceOf = (name: string): readonly TraceLine[] =>
  gunzipSync(readFileSync(new URL(`${name}.trace.jsonl.gz`, GAMES)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceLine);

/** Beyond what is compared for every title. */
const OWN_KEYS = ['loans_left', 'interest_rate', 'seed_money', 'marks', 'tiles', 'discarded'] as const;

/** Keys of a record in order, so that two can be compared as text. */
const canonical = (value: unknown): string =>
  JSON.stringify(
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).sort(([a], [b]) => a.localeCompare(b))
      : value,
  ) ?? '';

/** All differences of two traces, told by the action; whose decision it is agrees too. */
const traceDifferences = (ours: readonly TraceLine[], recorded: readonly TraceLine[]): readonly string[] =>
  ours.flatMap((line, index) => {
    const theirs = recorded[index];
    if (!theirs || theirs['final'] || line['final']) return [];
    // While a home is chosen the other system lists everybody.
    const keys = line['acting'] === undefined ? OWN_KEYS : [...OWN_KEYS, 'acting'];
    const own = keys.filter((key) => canonical(line[key]) !== canonical(theirs[key]));
    return [...differences(line, theirs), ...askedDifferences(line, theirs), ...own].map(
      (each) => `${String(theirs['i'])} ${String(theirs['type'])} ${String(theirs['entity'])}: ${each}`,
    );
  });

/** What may be told differently: copies of tiles, numbers of loans, notes on routes. */
const comparable = ({ type, entity, ...rest }: PeerAction): string => {
  const { hex, rotation, corporation, company, price, kind, shares, percent, train, choice, target } = rest;
  const tile = typeof rest['tile'] === 'string' ? rest['tile'].replace(/-\d+$/, '') : undefined;
  return JSON.stringify({
    type,
    entity,
    hex,
    rotation,
    corporation,
    company,
    price,
    kind,
    shares,
    percent,
    train,
    choice,
    target,
    tile,
  });
};

describe.runIf(there)('recorded games of 1817', () => {
  for (const name of NAMES) {
    test(`${name}: the same position after every action, the same result, and the same file back`, () => {
      const file = read(name);
      const imported = importGame(adapter1817, file, { trace: 'short' });
      expect(imported.refusal).toBeUndefined();
      expect(traceDifferences(imported.trace, traceOf(name))).toEqual([]);
      if (file.status === 'finished') expect(imported.result).toEqual(file.result);
      const back = exportGame(adapter1817, imported.game);
      if ('error' in back) throw new Error(back.error);
      const recorded = (file.flat_actions ?? []).filter(({ type }) => !type.startsWith('program_'));
      expect(back.value.actions.map(comparable)).toEqual(recorded.map(comparable));
    }, 240_000);
  }
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
    rulings: presets1817['18xx.games'],
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
        // Where that system cannot play on, the game is told up to there.
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
});
