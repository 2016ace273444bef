/** Rulings that a table may decide, both values, as far as no other test knows them. */
import { newMove, offers, type State } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { isOffered, position, refusalOf, rule } from '../../../test/support/index.ts';
import { noExtraYellow } from '../rules/slots.ts';
import { closeMinors } from '../rules/minorsClose.ts';
import { buyFiveWithChange, majorTurn, sellFiveWithChange, sellOf, stockTurn } from './positions.ts';

const ALONE = { NdM: { price: 75, '@B': 'P', '@A': '10+10', pool: '5' } } as const;

describe('18MEX, rulings of a table', () => {
  rule('18MEX §3.2(a)(1)', 'firstSale: no sale in the first stock round; or in the first with trading', () => {
    const about = (firstSale: string, set: number): object => ({
      rulings: { firstSale },
      round: { set },
      own: { tradingSince: 2 },
    });
    const mayBeSold = (firstSale: string, set: number): boolean => {
      const state = stockTurn('@A', { MEX: { price: 75, '@A': 'P+10' } }, about(firstSale, set));
      return isOffered(state, sellOf(state, '@A', 'MEX', '10'));
    };
    expect([mayBeSold('firstRound', 1), mayBeSold('firstRound', 2)]).toEqual([false, true]);
    expect([mayBeSold('firstTradingRound', 2), mayBeSold('firstTradingRound', 3)]).toEqual([false, true]);
  });

  rule('18MEX §3.2(b)#1', 'privateSales: a player may offer a private of his own; or only ask for others', () => {
    const kinds = (privateSales: boolean): readonly string[] =>
      offers(
        stockTurn('@A', { MEX: { price: 75, '@A': 'P' } }, { privates: { KCMO: '@A' }, rulings: { privateSales } }),
        'sellPrivate',
      ).map(({ kind }) => kind);
    expect([kinds(true).length, kinds(false).length]).toEqual([2, 0]);
  });

  rule('18MEX §3.2(c)(4)', 'mnrBetweenPlayers: MNR is traded like the others; or not', () => {
    const traded = (mnrBetweenPlayers: boolean): readonly string[] =>
      offers(
        stockTurn(
          '@A',
          { MEX: { price: 75, '@A': 'P' } },
          { privates: { KCMO: '@B', MNR: '@B' }, rulings: { mnrBetweenPlayers } },
        ),
        'buyPrivate',
      ).flatMap((offer) =>
        offer.kind === 'price' && offer.action.type === 'buyPrivate' ? [offer.action.private] : [],
      );
    expect([traded(true), traded(false)]).toEqual([['KCMO', 'MNR'], ['KCMO']]);
  });

  rule('18MEX §3.2(a)#3', 'halfSharesInBlocks: half-shares go with others in a block; or one by one', () => {
    const sold = (halfSharesInBlocks: boolean): readonly boolean[] => {
      const state = stockTurn(
        '@A',
        { NdM: { price: 75, '@B': 'P', '@A': '10+5' } },
        { rulings: { halfSharesInBlocks } },
      );
      return ['10+5', '5'].map((what) => isOffered(state, sellOf(state, '@A', 'NdM', what)));
    };
    expect([sold(true), sold(false)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  rule('18MEX §3.3(b)#3', 'changeAtLimit: in the yellow area who is at the limit may give 5% for 10%; or not', () => {
    const state = (changeAtLimit: boolean): State =>
      stockTurn(
        '@A',
        {
          NdM: { price: 40, '@B': 'P', '@A': '5', pool: '10' },
          MEX: { price: 75, '@A': 'P+10+10+10+10' },
          CHI: { price: 75, '@A': 'P+10+10+10+10' },
          TM: { price: 75, '@A': 'P+10+10+10+10' },
          SPM: { price: 75, '@A': 'P+10+10+10' },
        },
        { rulings: { changeAtLimit }, cash: { '@A': 500 } },
      );
    const change = buyFiveWithChange(state(true), '@A');
    expect(isOffered(state(true), change)).toBe(true);
    expect(refusalOf(state(false), change)).toMatchObject({ rule: '18MEX §3.3(b)#3', key: 'certificateLimit' });
  });

  rule('18MEX §4.3.4.2(d)#1', 'changeInForcedPurchase: 5% with change raises money too; or not', () => {
    const forced = (changeInForcedPurchase: boolean): State =>
      majorTurn(
        'UdY',
        'trains',
        { ...ALONE, UdY: { price: 75, '@A': 'P', cash: 140, turns: 1, tokens: 'Q14' } },
        { phase: '3', depot: '3', cash: { '@A': 0 }, rulings: { changeInForcedPurchase } },
      );
    const change = sellFiveWithChange(forced(true), '@A');
    expect([isOffered(forced(true), change), isOffered(forced(false), change)]).toEqual([true, false]);
  });

  rule('18MEX §8(a)', 'extraYellowUdY: a UdY that the exchange floats lays a third tile; or not', () => {
    const floated = (extraYellowUdY: boolean): readonly string[] => {
      const state = position(
        '18MEX',
        { C: { '@A': 'P', tokens: 'S12' }, UdY: { status: 'started', price: 75, '@B': 'P+10+10' } },
        { options: { extraYellow: true }, rulings: { extraYellowUdY }, round: { kind: 'operating', set: 2 } },
      );
      const move = newMove(state);
      closeMinors(move);
      return noExtraYellow.get(move.state);
    };
    expect([floated(true), floated(false)]).toEqual([[], ['UdY']]);
  });
});
