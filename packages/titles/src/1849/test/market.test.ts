import { inMarketOrder, newMove, type State } from '@roundhouse/engine';
import { expect } from 'vitest';
import { play, rule } from '../../../test/support/index.ts';
import { moveDown, moveLeft, moveRight, moveUp } from '../rules/prices.ts';
import {
  cellAt,
  endStockRound,
  operatingTurn,
  pass,
  price,
  purchase,
  sale,
  positionOf,
  stockTurn,
  top,
} from './positions.ts';

const moved = (state: State, act: (move: ReturnType<typeof newMove>) => void): State => {
  const move = newMove(state);
  act(move);
  return move.state;
};

const at = (cell: string, phase = '4H'): State =>
  positionOf({ IFT: { '@A': 'P', price: cell } }, { phase, still: true });
const right = (cell: string, phase?: string): string =>
  cellAt(
    moved(at(cell, phase), (move) => moveRight(move, 'IFT', 'sale')),
    'IFT',
  );
const left = (cell: string): string =>
  cellAt(
    moved(at(cell), (move) => moveLeft(move, 'IFT', 'sale')),
    'IFT',
  );
const down = (cell: string, rows = 1): string =>
  cellAt(
    moved(at(cell), (move) => moveDown(move, 'IFT', 'sale', rows)),
    'IFT',
  );
const up = (cell: string, phase?: string): string =>
  cellAt(
    moved(at(cell, phase), (move) => moveUp(move, 'IFT', 'sale')),
    'IFT',
  );

rule('1849 §5-b', 'a marker goes under those already in the cell', () => {
  const state = moved(
    positionOf({ ATA: { '@A': 'P', price: '4,5' }, IFT: { '@A': 'P', price: '3,5' } }, { still: true }),
    (move) => moveDown(move, 'IFT', 'sale'),
  );
  expect(state.market.stacks['4,5']).toEqual(['ATA', 'IFT']);
});

rule('1849 §5-c', 'one row a step; off the grid nothing moves and the place in the stack is kept (case 4)', () => {
  expect([up('3,5'), down('3,5'), down('7,9', 3), up('0,4')]).toEqual(['2,5', '4,5', '7,9', '0,4']);
  const state = stockTurn('@B', { ATA: { '@B': 'P+10+10+10', price: '7,9' }, CTL: { '@A': 'P', price: '7,9' } });
  const sold = play(state, sale(state, '@B', 'ATA', 'ooo'));
  expect((sold.cash['@B'] ?? 0) - (state.cash['@B'] ?? 0)).toBe(285);
  expect(sold.market.stacks['7,9']).toEqual(['ATA', 'CTL']);
});

rule('1849 §5-d', 'from the first column left is down', () => {
  expect([left('3,5'), left('3,0'), left('0,0')]).toEqual(['3,4', '4,0', '1,0']);
});

rule('1849 §5-e', 'from the end of a row right is up', () => {
  expect([right('3,5'), right('4,12'), right('9,3'), right('2,15', '16H'), right('0,15', '16H')]).toEqual([
    '3,6',
    '3,12',
    '8,3',
    '1,15',
    '0,15',
  ]);
});

rule('1849 §5-f', 'the blue area before and in Phase 16 (cases 1 and 2)', () => {
  expect(['2,12', '1,12', '0,12', '3,13'].map((cell) => right(cell, '12H'))).toEqual(['1,12', '0,12', '0,12', '3,13']);
  expect(['2,12', '1,12', '0,12', '3,13'].map((cell) => right(cell, '16H'))).toEqual(['2,13', '1,13', '0,13', '2,13']);
  expect([up('3,13', '12H'), up('3,13', '16H')]).toEqual(['3,13', '2,13']);
});

rule('1849 §5-g', 'equal values: further right first, then higher in the stack (case 6)', () => {
  const state = positionOf(
    {
      AFG: { '@A': 'P', price: '2,4' },
      ATA: { '@A': 'P', price: '4,5' },
      CTL: { '@A': 'P', price: '7,9' },
      IFT: { '@A': 'P', price: '4,5' },
    },
    { still: true },
  );
  expect(inMarketOrder(state)).toEqual(['CTL', 'ATA', 'IFT', 'AFG']);
});

rule('1849 §5-h', 'the Closed cell closes the corporation; a sale at 24 does not reach it (case 5)', () => {
  const state = stockTurn('@B', { ATA: { '@A': 'P', '@B': '10', price: '9,1' } });
  expect(cellAt(play(state, sale(state, '@B', 'ATA', 'o')), 'ATA')).toBe('9,1');
  const withheld = operatingTurn('ATA', 'dividend', { ATA: { '@A': 'P', price: '9,1' } });
  expect(withheld.companies['ATA']?.status).toBe('waiting');
  expect(cellAt(withheld, 'ATA')).toBe('none');
});

rule('1849 §9.2-a', 'certificates to the pool, the value before the sale for all, one row down per share', () => {
  const state = stockTurn('@B', { IFT: { '@A': 'P+10+10', '@B': '10+10' } });
  const sold = play(state, sale(state, '@B', 'IFT', 'oo'));
  expect((sold.cash['@B'] ?? 0) - (state.cash['@B'] ?? 0)).toBe(200);
  expect([cellAt(sold, 'IFT'), price(sold, 'IFT')]).toEqual(['5,5', 87]);
});

rule('1849 §9.2-b', 'corporations sold in one turn keep their order in a common cell (W6, cases 7 and 8)', () => {
  const three = {
    ATA: { '@A': 'P', '@B': '10' },
    CTL: { '@A': 'P', '@B': '10' },
    IFT: { '@A': 'P', '@B': '10' },
  } as const;
  let state = stockTurn('@B', three);
  const before = state.cash['@B'] ?? 0;
  for (const id of ['IFT', 'ATA', 'CTL']) state = play(state, sale(state, '@B', id, 'o'));
  expect(state.market.stacks['4,5']).toEqual(['ATA', 'CTL', 'IFT']);
  expect((state.cash['@B'] ?? 0) - before).toBe(300);
  for (const order of [
    ['ATA', 'CTL'],
    ['CTL', 'ATA'],
  ]) {
    let now = stockTurn('@B', {
      ATA: { '@A': 'P', '@B': '10+10', price: '3,5' },
      CTL: { '@A': 'P', '@B': '10', price: '4,5' },
      SFA: { '@A': 'P', price: '5,5' },
    });
    for (const id of order) now = play(now, sale(now, '@B', id, id === 'ATA' ? 'oo' : 'o'));
    expect(now.market.stacks['5,5']).toEqual(['SFA', 'ATA', 'CTL']);
  }
});

rule('1849 §9.7-b', 'a certificate in the pool costs one row in all, in market order (cases 9, 10, 112)', () => {
  const state = stockTurn('@A', {
    ATA: { '@A': 'P', pool: 40, price: '3,5' },
    CTL: { '@A': 'P', pool: 10, price: '3,5' },
  });
  const after = endStockRound(state);
  expect(after.market.stacks['4,5']).toEqual(['ATA', 'CTL']);
  const crossing = endStockRound(
    stockTurn('@A', {
      ATA: { '@A': 'P', pool: 10, price: '3,5' },
      CTL: { '@A': 'P+10', '@B': '10+10+10', '@C': '10+10+20', price: '4,5' },
    }),
  );
  expect([cellAt(crossing, 'ATA'), cellAt(crossing, 'CTL')]).toEqual(['4,5', '3,5']);
});

rule(
  '1849 §9.7-c',
  'sold out rises; not with a share in the treasury, not from the top row or 230 (cases 11, 12)',
  () => {
    const soldOut = { '@A': 'P+10', '@B': '10+10+10', '@C': '10+10+20' } as const;
    const ended = (cell: string, phase: string) =>
      cellAt(endStockRound(stockTurn('@A', { ATA: { ...soldOut, price: cell } }, { phase })), 'ATA');
    expect([ended('3,5', '4H'), ended('3,13', '12H'), ended('0,12', '12H')]).toEqual(['2,5', '3,13', '0,12']);
    const top377 = endStockRound(stockTurn('@A', { ATA: { ...soldOut, price: '1,15' } }, { phase: '16H' }));
    expect([cellAt(top377, 'ATA'), top377.ending?.reason]).toEqual(['0,15', 'stockMarket']);
    const almost = endStockRound(stockTurn('@A', { ATA: { '@A': 'P+10', '@B': '10+10+10', '@C': '20' } }));
    expect(cellAt(almost, 'ATA')).toBe('3,5');
  },
);

rule(
  '1849 §9.7-d',
  'who falls into Closed at the end of the round is gone, and back from the next stock round (case 13)',
  () => {
    const state = endStockRound(stockTurn('@A', { ATA: { '@A': 'P', pool: 10, price: '8,0' }, CTL: { '@A': 'P' } }));
    expect(state.companies['ATA']?.status).toBe('waiting');
    expect(top(state)).toBe('track');
    expect(state.agenda.at(-1)).toMatchObject({ company: 'CTL' });
    expect(state.own['barred']).toEqual(['ATA']);
    // Two at once: in market value order, or under `closingsWait` afterwards in queue order.
    const two = (rulings: Record<string, boolean>) =>
      endStockRound(
        stockTurn(
          '@A',
          {
            CTL: { '@A': 'P', pool: 10, price: '8,0' },
            ATA: { '@A': 'P', pool: 10, price: '8,0' },
            IFT: { '@A': 'P' },
          },
          { rulings },
        ),
      ).own['roster'];
    expect(two({})).toEqual(['AFG', 'IFT', 'RCS', 'SFA', 'CTL', 'ATA']);
    expect(two({ closingsWait: true })).toEqual(['AFG', 'IFT', 'RCS', 'SFA', 'ATA', 'CTL']);
  },
);

const NOTHING = { '@A': 0, '@B': 0, '@C': 0, '@D': 0 } as const;

rule('1849 §9.7-d', 'ruling closingsWait: a sale that closes leaves a round that may end unseen', () => {
  // @B's sale closes IFT and nobody can act anymore; those who have sold IFT in this round could not even buy it at 0.
  const sold = (rulings: Record<string, boolean>, ...sellers: readonly string[]) => {
    const state = stockTurn(
      '@B',
      { IFT: { '@A': 'P', '@B': '10', price: '8,0' }, ATA: { '@A': 'P', pool: 10 } },
      { cash: NOTHING, rulings, own: { soldThisRound: Object.fromEntries(sellers.map((each) => [each, ['IFT']])) } },
    );
    const after = play(state, sale(state, '@B', 'IFT', 'o'));
    return [after.companies['IFT']?.status, cellAt(after, 'ATA'), after.priority, top(after)];
  };
  const seen = ['waiting', '4,5', '@C', 'track'];
  expect(sold({}, '@C', '@D')).toEqual(seen);
  // The closing is noticed with @A's turn, and no further than @B's: no marker moves and the priority deal stays there.
  expect(sold({ closingsWait: true }, '@C', '@D')).toEqual(['waiting', '3,5', '@B', 'track']);
  expect(sold({ closingsWait: true }, '@C')).toEqual(seen);
  expect(sold({ closingsWait: true }, '@A', '@C', '@D')).toEqual(seen);
});

rule(
  '1849 §9.7-d',
  'ruling closingsWait: after a stock round without a decision the first one of the operating round',
  () => {
    const idle = (rulings: Record<string, boolean>) => {
      const state = operatingTurn(
        'IFT',
        'finance',
        { IFT: { '@A': 'P', pool: 10, price: '8,0', cash: 50 }, CTL: { '@B': 'P' } },
        { cash: NOTHING, rulings, operated: ['CTL'], round: { kind: 'operating', set: 2, number: 2, of: 2 } },
      );
      return play(state, pass('@A'));
    };
    expect(idle({}).companies['IFT']?.status).toBe('waiting');
    const waiting = idle({ closingsWait: true });
    expect([waiting.round.set, top(waiting), cellAt(waiting, 'IFT')]).toEqual([3, 'track', '9,0']);
    const decided = play(waiting, pass('@B'));
    expect([decided.companies['IFT']?.status, decided.own['heldClosings']]).toEqual(['waiting', null]);
  },
);

rule('1849 §9.7-a', 'the priority deal passes before the prices move', () => {
  const state = stockTurn('@B', { IFT: { '@A': 'P', '@B': '10' } }, { priority: '@A', cash: { '@B': 100 } });
  const bought = play(state, purchase(state, '@B', 'IFT', 'o'));
  expect(endStockRound(bought).priority).toBe('@C');
  expect(endStockRound(play(state, pass('@B'))).priority).toBe('@A');
});

rule('1849 §13-b', 'ruling lastCycle: the hundredth stock round is the last', () => {
  const round = { kind: 'stock', set: 100, number: 1, of: 1 } as const;
  const ended = (rulings: Record<string, boolean>) =>
    endStockRound(stockTurn('@A', { CTL: { '@A': 'P', pool: 10 } }, { round, rulings }));
  expect(ended({ lastCycle: true })).toMatchObject({
    outcome: { reason: 'stalemate' },
    market: { at: { CTL: '4,5' } },
  });
  expect(ended({}).outcome).toBeNull();
});
