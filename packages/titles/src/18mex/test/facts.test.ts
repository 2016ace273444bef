import { describe, expect, test } from 'vitest';
import type { Rules } from '@roundhouse/engine';
import { withShared } from '../../../../../testing/withShared.ts';
import {
  firstTileDifferences,
  mapDifferences,
  marketDifferences,
  referenceFacts,
  tileDifferences,
} from '../../../test/support/facts.ts';
import { title18MEX } from '../index.ts';
import { certificatesFrom } from '../../common/setup.ts';

const rules = (players: number, baja: boolean): Rules => ({
  title: '18MEX',
  players,
  options: { baja },
  rulings: {},
});

/** Names there → ours. */
const PEER: Readonly<Record<string, string>> = { FCP: 'PAC' };

/** The rulebook names it so (App. 4). */
const AS_PRINTED = ['hex A6: name is Juárez, reference Ciudad Juárez / El Paso'];

withShared('facts/18mex.json', '18MEX facts', () => {
  for (const players of [3, 4, 5])
    for (const baja of [false, true])
      describe(`${players} players${baja ? ', Baja' : ''}`, () => {
        const facts = title18MEX.facts(rules(players, baja));
        const reference = referenceFacts('18mex', players, baja ? ['baja_variant'] : []);

        test('the map is the printed one', () => expect(mapDifferences(facts, reference)).toEqual(AS_PRINTED));
        test('the tiles are the printed ones', () => expect(tileDifferences(facts, reference)).toEqual([]));
        test('the first tiles of every hex', () =>
          // Copper Canyon is laid by a power only; Puebla comes with Mexico City.
          expect(firstTileDifferences(facts, reference, {}, (tile) => tile === '470')).toEqual([]));
        test('the market is the printed one', () =>
          expect(
            marketDifferences(
              facts,
              reference,
              { par: 'par', no_cert_limit: 'yellow', endgame: 'end' },
              { left: 'down', right: 'up' },
            ),
          ).toEqual([]));
      });

  const reference = referenceFacts('18mex', 3);
  const facts = title18MEX.facts(rules(3, false));
  const list = (key: string) => reference[key] as readonly Readonly<Record<string, unknown>>[];

  test('trains: how many and what they cost', () => {
    const count = (name: string): number =>
      list('trains')
        .filter((each) => String(each['name']).replace("'", '') === name)
        .reduce((sum, each) => sum + Number(each['count']), 0);
    for (const { name, count: ours, price } of facts.trains.filter((each) => each.name !== '2b')) {
      // The minors' built-in trains are among the 2-trains there.
      expect([name, name === '2' ? ours + 3 : ours]).toEqual([name, count(name)]);
      expect(price).toBe(list('trains').find((each) => each['name'] === name)?.['price']);
    }
  });

  test('phases: colours, limits, operating rounds', () => {
    for (const there of list('phases')) {
      const ours = facts.phases.find((each) => each.name === there['name']);
      expect(ours?.colours).toEqual(there['tiles']);
      expect(ours?.trainLimit['default']).toBe(there['train_limit']);
      expect(ours?.operatingRounds).toBe(there['operating_rounds']);
      const status = there['status'] as readonly string[];
      expect(ours?.flags.includes('ndmFrozen')).toBe(status.includes('ndm_unavailable'));
      expect(ours?.flags.includes('oneBankTrain')).toBe(status.includes('limited_train_buy'));
      expect(ours?.flags.includes('privatesToMajors')).toBe(status.includes('can_buy_companies'));
    }
  });

  test('majors: homes, tokens, certificates', () => {
    for (const there of list('corporations')) {
      const id = PEER[String(there['id'])] ?? String(there['id']);
      const ours = facts.companies[id];
      if (!ours) throw new Error(`no ${id}`);
      expect(ours.tokens).toEqual(there['tokens']);
      expect(ours.home.map((each) => each.hex)).toEqual((there['home'] as { hexes: readonly string[] }).hexes);
      expect([ours.colour, ours.text, ours.floatPercent]).toEqual([
        there['color'],
        there['text_color'],
        there['float_percent'],
      ]);
      const shares = there['shares'] as readonly { percent: number; president: boolean; reserved?: boolean }[];
      expect(
        certificatesFrom(ours).map((each) => [each.percent, each.kind === 'president', each.at === 'reserved']),
      ).toEqual(shares.map((each) => [each.percent, each.president, each.reserved === true]));
    }
    expect(Object.keys(facts.companies)).toHaveLength(list('corporations').length + list('minors').length);
  });

  test('privates and minors: prices and incomes', () => {
    for (const there of list('companies')) {
      const id = String(there['id']);
      const ours = facts.privates[id];
      if (facts.companies[id]) expect(there['price']).toBe(50);
      else expect([ours?.price, ours?.revenue]).toEqual([there['price'], there['revenue']]);
    }
    for (const there of list('minors'))
      expect(facts.companies[String(there['id'])]?.home[0]?.hex).toBe((there['home'] as { hexes: string[] }).hexes[0]);
  });
});
