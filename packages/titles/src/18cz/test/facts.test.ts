import { describe, expect, test } from 'vitest';
import { placementsAt, type Rules, type UpgradePolicy } from '@roundhouse/engine';
import { readShared } from '../../../../../testing/shared.ts';
import { withShared } from '../../../../../testing/withShared.ts';
import {
  firstTileDifferences,
  mapDifferences,
  marketDifferences,
  referenceFacts,
  tileDifferences,
} from '../../../test/support/facts.ts';
import { certificatesFrom } from '../../common/setup.ts';
import '../index.ts';
import { factsFor } from '../facts.ts';
import { roundTrack, startingCash } from '../modes.ts';
import { certificateLimit, ownershipLimit } from '../rules/limits.ts';
import { RED_TILE } from '../tiles.ts';

const rules = (players: number): Rules => ({ title: '18CZ', players, options: {}, rulings: {} });
const POLICY: UpgradePolicy = { mayMerge: ['city', 'town'], mayGain: ['P'] };
type Entry = Readonly<Record<string, unknown>>;

withShared('facts/18cz.json', '18CZ facts', () => {
  for (const players of [2, 3, 4, 5, 6])
    describe(`${players} players`, () => {
      const facts = factsFor(rules(players));
      const reference = referenceFacts('18cz', players);
      test('the map is the printed one', () =>
        // One name is misspelt there.
        expect(mapDifferences(facts, reference).filter((each) => !each.startsWith('hex D5: name'))).toEqual([]));
      test('the tiles are the printed ones', () => expect(tileDifferences(facts, reference)).toEqual([]));
      test('the first tiles of every hex', () => expect(firstTileDifferences(facts, reference, POLICY)).toEqual([]));
      test('the market is the printed one', () =>
        expect(marketDifferences(facts, reference, { par: 'small', par_overlap: 'medium', par_2: 'large' })).toEqual(
          [],
        ));
      test('cash, limits, companies and locals in play', () => {
        const there = (reference['by_player_count'] as Readonly<Record<string, Entry>>)[players];
        expect(startingCash(rules(players))).toBe(there?.['starting_cash']);
        expect(certificateLimit({ rules: rules(players) })).toBe(there?.['cert_limit']);
        expect(Object.keys(facts.companies)).toHaveLength(Number(there?.['corporations_in_play']));
        expect(Object.keys(facts.privates)).toHaveLength(Number(there?.['companies_in_play']));
      });
    });

  const facts = factsFor(rules(3));
  const file = readShared('facts/18cz.json') as Readonly<Record<string, unknown>>;
  const list = (key: string): readonly Entry[] => file[key] as readonly Entry[];

  test('every upgrade of every tile, and no other', () => {
    const tiles = file['tiles'] as Readonly<Record<string, Entry>>;
    const hexFor = (label: unknown, nodes: number): string => {
      if (label === 'Y') return 'G20';
      if (label === 'P') return 'E12';
      if (label === 'OO') return 'C8';
      return nodes === 0 ? 'D9' : 'F19';
    };
    for (const [id, there] of Object.entries(tiles)) {
      const tile = facts.track.tiles[id];
      if (!tile || tile.colour === 'red') continue;
      const hex = hexFor(tile.label, tile.nodes.length);
      const board = { tiles: { [hex]: { tile: id, rotation: 0 as const } }, tokens: [], reservations: [], marks: {} };
      const ours = new Map<string, number[]>();
      for (const { tile: to, rotation } of placementsAt(facts.track, board, hex, POLICY))
        ours.set(to, [...(ours.get(to) ?? []), rotation]);
      const reference = there['upgrades_to'] as Readonly<Record<string, readonly number[]>>;
      const text = (entries: Iterable<readonly [string, readonly number[]]>): string =>
        [...entries]
          .map(([to, rotations]) => `${to}:${rotations.toSorted((a, b) => a - b).join('')}`)
          .sort()
          .join(' ');
      expect(`${id} → ${text(ours)}`).toBe(`${id} → ${text(Object.entries(reference))}`);
    }
  });

  test('trains: cards, sides, prices and what scraps them', () => {
    for (const there of list('trains')) {
      const ours = facts.trains.find((each) => each.name === there['name']);
      expect(ours?.price).toBe(there['price']);
      if (there['count'] !== 'unlimited') expect(ours?.count).toBe(there['count']);
      expect([...(ours?.rustsOn ?? [])].sort()).toEqual(
        [...((there['rusts_on'] as string[] | undefined) ?? [])].sort(),
      );
      const sides = (there['variants'] as readonly Entry[] | undefined) ?? [];
      expect(ours?.sides.map(({ name, price, rustsOn }) => [name, price, [...rustsOn].sort()])).toEqual(
        sides.map((each) => [
          each['name'],
          each['price'],
          [...((each['rusts_on'] as string[] | undefined) ?? [])].sort(),
        ]),
      );
    }
  });

  test('phases: colours, limits and what they open', () => {
    for (const there of list('phases')) {
      const ours = facts.phases.find((each) => each.name === there['name']);
      expect(ours?.colours).toEqual(there['tiles']);
      for (const [size, limit] of Object.entries(there['train_limit'] as Readonly<Record<string, number>>))
        expect(ours?.trainLimit[size]).toBe(limit);
      expect(ours?.flags.includes('trade')).toBe((there['status'] as string[]).includes('can_buy_companies'));
      const sizes = there['corporation_sizes'] as readonly string[];
      for (const size of ['medium', 'large']) expect(ours?.flags.includes(size)).toBe(sizes.includes(size));
    }
  });

  test('companies: homes, markers, certificates, limits, colours', () => {
    for (const there of list('corporations')) {
      const ours = facts.companies[String(there['id'])];
      if (!ours) throw new Error(`no ${String(there['id'])}`);
      expect(ours.tokens).toEqual(there['tokens']);
      const home = there['home'] as { hexes: readonly string[]; city_index?: number };
      expect(ours.home.map((each) => each.hex).toSorted()).toEqual([...home.hexes].sort());
      if (home.city_index !== undefined) expect(ours.home[0]?.city).toBe(home.city_index);
      expect([ours.size, ours.colour, ours.text, ours.floatPercent]).toEqual([
        there['type'],
        there['color'],
        there['text_color'],
        there['float_percent'],
      ]);
      const shares = there['shares'] as readonly { id: string; percent: number; president: boolean }[];
      expect(certificatesFrom(ours).map(({ id, percent, kind }) => [id, percent, kind === 'president'])).toEqual(
        shares.map(({ id, percent, president }) => [id, percent, president]),
      );
      if (ours.size === 'small' || ours.size === 'medium' || ours.size === 'large')
        expect(ownershipLimit(rules(3), ours.size)).toBe(there['max_ownership_percent']);
      for (const { tile } of (there['home_tile_lays'] as readonly Entry[] | undefined) ?? [])
        expect(RED_TILE[ours.id]).toBe(tile);
    }
    expect(ownershipLimit(rules(2), 'large')).toBe(70);
  });

  test('locals: prices and incomes; the round track', () => {
    for (const there of list('companies')) {
      const ours = facts.privates[String(there['id'])];
      expect([ours?.price, ours?.revenue]).toEqual([there['price'], there['revenue']]);
    }
    const data = file['title_data'] as Readonly<Record<string, unknown>>;
    expect(roundTrack(rules(3))).toEqual({ sets: data['or_sets'], prices: data['company_values'] });
  });
});
