import type { Rules } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { readShared } from '../../../../../testing/shared.ts';
import { withShared } from '../../../../../testing/withShared.ts';
import { firstTileDifferences, mapDifferences, referenceFacts, tileDifferences } from '../../../test/support/facts.ts';
import { title1817 } from '../index.ts';
import { MINE_HEXES, RANCH_HEXES } from '../map.ts';
import { UPGRADES } from '../rules/markers.ts';
import { PRESETS } from '../rulings.ts';
import { certificateLimitFor } from '../rules/limits.ts';
import { startingCash } from '../setup.ts';

const rules = (players: number, volatility: boolean): Rules => ({
  title: '1817',
  players,
  options: { volatility },
  rulings: PRESETS['18xx.games'],
});

type Entry = Readonly<Record<string, unknown>>;

withShared('facts/1817.json', '1817 facts', () => {
  for (const volatility of [false, true]) {
    const facts = title1817.facts(rules(4, volatility));
    const reference = referenceFacts('1817', 4, volatility ? ['volatility'] : []);
    const list = (key: string) => reference[key] as readonly Entry[];
    describe(volatility ? 'Volatility' : 'base set', () => {
      test('the map is the printed one', () => expect(mapDifferences(facts, reference)).toEqual([]));
      test('the tiles are the printed ones', () => expect(tileDifferences(facts, reference)).toEqual([]));
      test('the first tiles of every hex', () =>
        expect(firstTileDifferences(facts, reference, UPGRADES, (tile) => tile === 'X00')).toEqual([]));

      test('the market row: prices, zones, steps', () => {
        const zones = (types: readonly string[]) => [...types].sort().join();
        for (const [column, there] of (reference.market.rows[0] ?? []).entries()) {
          const cell = facts.market.cells[`0,${column}`];
          expect([cell?.price, zones(cell?.zones ?? [])]).toEqual([there?.price, zones(there?.types ?? [])]);
          const moves = reference.market.moves[`0,${column}`] ?? {};
          expect(facts.market.moves[`0,${column}`]?.left).toBe(moves['left']?.join());
          // mkt.3: only the red cell differs, which is not left by a step.
          if (column > 0) expect(facts.market.moves[`0,${column}`]?.right).toBe(moves['right']?.join());
        }
      });

      test('trains, in order: number, price, rust', () => {
        expect(facts.trains.map((each) => [each.name, each.price, each.rustsOn, each.obsoleteOn])).toEqual(
          list('trains').map((each) => [
            each['name'],
            each['price'],
            each['rusts_on'] ?? [],
            each['obsolete_on'] ?? [],
          ]),
        );
        for (const there of list('trains').filter((each) => each['count'] !== 'unlimited'))
          expect(facts.trains.find((each) => each.name === there['name'])?.count).toBe(there['count']);
      });

      test('phases: tiles, train limit, sizes', () => {
        // The 2+ has no phase in the rulebook.
        const phasesThere = list('phases').filter((each) => each['name'] !== '2+');
        expect(
          facts.phases.map((each) => [each.name, each.colours, each.trainLimit['default'], each.operatingRounds]),
        ).toEqual(
          phasesThere.map((each) => [each['name'], each['tiles'], each['train_limit'], each['operating_rounds']]),
        );
        expect(facts.phases.map((each) => each.flags.filter((flag) => flag.startsWith('size')))).toEqual(
          phasesThere.map((each) => (each['corporation_sizes'] as readonly number[]).map((size) => `size${size}`)),
        );
        expect(facts.phases.filter((each) => each.flags.includes('noNewShorts')).map((each) => each.name)).toEqual(
          list('phases')
            .filter((each) => (each['status'] as readonly string[]).includes('no_new_shorts'))
            .map((each) => each['name']),
        );
      });

      test('companies: names and colours', () =>
        expect(Object.values(facts.companies).map((each) => [each.id, each.name.en, each.colour, each.text])).toEqual(
          list('corporations').map((each) => [each['id'], each['name'], each['color'], each['text_color']]),
        ));

      test('privates: names and face values', () => {
        const there = volatility ? [...list('companies'), ...Object.values(addedBy('volatility'))] : list('companies');
        expect(Object.values(facts.privates).map((each) => [each.id, each.name.en, each.price])).toEqual(
          there.map((each) => [each['id'], String(each['name']).replace(/^P\d+ - /, ''), each['price']]),
        );
      });
    });
  }

  const addedBy = (option: string): Readonly<Record<string, Entry>> => {
    const all = (readShared('facts/1817.json') as Entry)['optional_rules'] as readonly {
      id: string;
      data_changes: readonly { changes: Readonly<Record<string, Readonly<Record<string, Entry>>>> }[];
    }[];
    return all.find(({ id }) => id === option)?.data_changes[0]?.changes['companies'] ?? {};
  };

  test('cash and certificate limit for every number of players', () => {
    const reference = referenceFacts('1817', 4);
    for (const [players, there] of Object.entries(reference['by_player_count'] as Readonly<Record<string, Entry>>)) {
      expect(startingCash(Number(players))).toBe(there['starting_cash']);
      expect(certificateLimitFor(Number(players), true)).toBe(there['cert_limit']);
    }
  });

  test('hexes for mines and ranches', () => {
    const reference = referenceFacts('1817', 4);
    const ranches = (reference['title_data'] as Entry)['ranch_hexes'] as readonly string[];
    // The print forbids a ranch beside a B city only where no other city feeds it.
    const beside = ['B7', 'C10', 'C6', 'D11', 'E2'];
    expect([...RANCH_HEXES].sort()).toEqual([...ranches, ...beside].sort());
    const mine = (reference['companies'] as readonly Entry[]).find((each) => each['id'] === 'CM');
    const [ability] = (mine?.['abilities'] ?? []) as readonly Entry[];
    expect([...MINE_HEXES].sort()).toEqual([...((ability?.['hexes'] ?? []) as readonly string[])].sort());
  });
});
