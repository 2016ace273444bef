import { expect } from 'vitest';
import { cashOf, decider, type State } from '@roundhouse/engine';
import { isOffered, offeredKinds, play, refusalOf, rule } from '../../../test/support/index.ts';
import '../index.ts';
import {
  type About,
  buyCard,
  buyFrom,
  buyLocal,
  type Companies,
  discard,
  operatingRound,
  pass,
  refuse,
  trainsOf,
  turn,
  yes,
} from './positions.ts';
import { debtOf, penaltyOf } from '../rules/debts.ts';
import { STEP } from '../steps.ts';

const small = (trains: string, about: About = {}, cash = 1000): State =>
  turn('EKJ', 'trains', { EKJ: { price: 60, '@A': 'P', cash, tokens: 'D5', trains, turns: 1 } }, about);
const medium = (trains: string, about: About = {}, cash = 1000): State =>
  turn('BTE', 'trains', { BTE: { price: 70, '@A': 'P+20', cash, tokens: 'D3', trains, turns: 1 } }, about);

rule(
  ['18CZ §VIII.10-1', '18CZ §VIII.10-6'],
  'a company without a train it can run must buy one: the top card or one of the pool',
  () => {
    const state = small('');
    expect(refusalOf(state, pass('@A')).rule).toBe('18CZ §VIII.10-1');
    expect(cashOf(play(state, buyCard(state, '@A', '2a', 70)), 'EKJ')).toBe(930);
    const red = medium('2a', { phase: 'b', depot: '2b' });
    expect(refusalOf(red, pass('@A')).rule).toBe('18CZ §VIII.10-1');
  },
);

rule(
  '18CZ §VIII.10-1',
  'ruling endWithoutRunnable: only the purchase itself ends the turn without a train that runs',
  () => {
    const state = turn(
      'BTE',
      'trains',
      {
        BTE: { price: 70, '@A': 'P+20', cash: 100, tokens: 'D3', turns: 1 },
        EKJ: { price: 60, '@A': 'P', trains: '2a 2a', tokens: 'D5', turns: 1 },
      },
      {
        phase: 'b',
        depot: '2b',
        localPrice: 60,
        privates: { S1: '@A' },
        rulings: { endWithoutRunnable: true, idlePrompts: true },
      },
    );
    expect(offeredKinds(play(state, buyFrom('@A', 'EKJ', '2a-0', 100)))).not.toContain('buyTrain');
    const left = play(state, buyFrom('@A', 'EKJ', '2a-0', 99), buyLocal('@A', 'BTE', 'S1', 1));
    expect(refusalOf(left, pass('@A')).rule).toBe('18CZ §VIII.10-1');
  },
);

rule('18CZ §VIII.10-1', 'TC-96: also in the last operating round', () => {
  const state = small('', { round: { set: 8, number: 3, of: 3 }, localPrice: 120 });
  expect(refusalOf(state, pass('@A')).rule).toBe('18CZ §VIII.10-1');
});

rule(
  ['18CZ §VIII.10-2', '18CZ §VIII.10-11', '18CZ §VIII.10-8'],
  'several trains may be bought at the end of the turn; none is sold or thrown away',
  () => {
    let state = small('');
    state = play(state, buyCard(state, '@A', '2a', 70));
    state = play(state, buyCard(state, '@A', '2a', 70));
    expect(trainsOf(state, 'EKJ')).toBe('2a 2a');
    expect(offeredKinds(state)).not.toContain('discardTrain');
  },
);

rule(
  ['18CZ §VIII.10-3', '18CZ §VIII.10-4'],
  'TC-84: at its limit a company may not buy, even if that would scrap its trains',
  () => {
    const state = small('2a 2a', { phase: 'e', depot: '4e', privates: { S1: '@B' } });
    expect(
      refusalOf(
        { ...state, agenda: [...state.agenda.slice(0, -1), STEP.trains.frame({ company: 'EKJ' })] },
        buyCard(state, '@A', '4e', 250),
      ).rule,
    ).toBe('18CZ §VIII.10-4');
  },
);

rule('18CZ §VIII.10-5', 'TC-85, TC-85b: at the limit with trains it cannot run it buys one and returns another', () => {
  const state = medium('3c 3c', { phase: 'f', depot: '4f' });
  const bought = play(state, buyCard(state, '@A', '4+4f', 400));
  expect(decider(bought)).toBe('@A');
  expect(refusalOf(bought, discard('@A', 'BTE', '4f-0')).rule).toBe('18CZ §VIII.10-5');
  const after = play(bought, discard('@A', 'BTE', '3c-1'));
  expect([trainsOf(after, 'BTE'), trainsOf(after, 'pool')]).toEqual(['3c 4+4f', '3c']);
});

rule('18CZ §VIII.10-12', 'TC-85a: the last free place is kept for a train that runs', () => {
  const state = medium('2a 2a', { phase: 'c', depot: '3c' });
  expect(refusalOf(state, buyCard(state, '@A', '3c', 120)).rule).toBe('18CZ §VIII.10-12');
  expect(isOffered(state, buyCard(state, '@A', '2+2c', 80))).toBe(true);
});

const TRADE: Companies = {
  BTE: { price: 70, '@A': 'P+20', cash: 200, tokens: 'D3', turns: 1 },
  EKJ: { price: 60, '@B': 'P', cash: 100, tokens: 'D5', trains: '3c', turns: 1 },
  KFN: { price: 70, '@A': 'P+20', cash: 10, tokens: 'G20', trains: '3c', turns: 1 },
};

rule(
  ['18CZ §VIII.10-7', '18CZ §VIII.10-10'],
  'TC-90: trains change hands from phase b, with the seller’s consent, in the buyer’s turn',
  () => {
    const early = turn(
      'EKJ',
      'trains',
      {
        EKJ: { price: 60, '@A': 'P', cash: 100, tokens: 'D5', turns: 1 },
        BCB: { price: 60, '@B': 'P', tokens: 'E16', trains: '2a', turns: 1 },
      },
      { phase: 'a' },
    );
    expect(refusalOf(early, buyFrom('@A', 'BCB', '2a-0', 50))).toMatchObject({
      rule: '18CZ §VIII.10-7',
      key: 'noTradeYet',
      args: { phase: 'b' },
    });
    const state = turn('BTE', 'trains', TRADE, { phase: 'c', depot: '3c', sides: { '3c-1': '2+2c' } });
    const asked = play(state, buyFrom('@A', 'EKJ', '3c-0', 50));
    expect(decider(asked)).toBe('@B');
    expect(trainsOf(play(asked, refuse('@B')), 'BTE')).toBe('');
    const sold = play(asked, yes('@B'));
    expect([trainsOf(sold, 'BTE'), cashOf(sold, 'EKJ'), cashOf(sold, 'BTE')]).toEqual(['3c', 150, 150]);
    expect(isOffered(sold, buyFrom('@B', 'BTE', '3c-0', 10))).toBe(false);
    const own = play(state, buyFrom('@A', 'KFN', '3c-1', 1));
    expect(trainsOf(own, 'BTE')).toBe('2+2c');
  },
);

rule('18CZ §VIII.10-9', 'TC-91: never a train of a bigger class; smaller ones may be owned', () => {
  const state = turn(
    'EKJ',
    'trains',
    { ...TRADE, EKJ: { price: 60, '@A': 'P', cash: 100, tokens: 'D5', turns: 1 } },
    { phase: 'b', depot: '2b', sides: { '3c-0': '2+2c' } },
  );
  expect(refusalOf(state, buyFrom('@A', 'KFN', '3c-0', 50)).rule).toBe('18CZ §VIII.10-9');
  expect(refusalOf(state, buyCard(state, '@A', '2+2b', 80))).toMatchObject({
    rule: '18CZ §VIII.10-9',
    key: 'trainTooBig',
    args: { side: '2+2b' },
  });
});

rule(
  ['18CZ §VIII.11-1', '18CZ §VIII.11-4', '18CZ §VIII.11-5', '18CZ §VIII.11-6'],
  'TC-92: treasury, then the director’s cash, then a loan with a penalty of the same amount',
  () => {
    const state = small('', { phase: 'e', depot: '4e', cash: { '@A': 100 } }, 60);
    const after = play(state, buyCard(state, '@A', '4e', 250));
    expect([cashOf(after, 'EKJ'), cashOf(after, '@A'), debtOf(after, '@A'), penaltyOf(after, '@A')]).toEqual([
      0, 0, 90, 90,
    ]);
  },
);

rule('18CZ §VIII.11-2', 'TC-93: a train of another company is bought with treasury money and meets the duty', () => {
  const state = turn(
    'EKJ',
    'trains',
    {
      EKJ: { price: 60, '@A': 'P', cash: 30, tokens: 'D5', turns: 1 },
      BCB: { price: 60, '@A': 'P', tokens: 'E16', trains: '2a 2a', turns: 1 },
    },
    { phase: 'b', depot: '2b', cash: { '@A': 500 } },
  );
  expect(refusalOf(state, buyFrom('@A', 'BCB', '2a-0', 31)).rule).toBe('18CZ §VIII.11-2');
  const after = play(state, buyFrom('@A', 'BCB', '2a-0', 30));
  expect(cashOf(after, '@A')).toBe(500);
});

rule('18CZ §VIII.11-3', 'TC-94: the director chooses among trains that run, the dearer one too', () => {
  const state = small('', { phase: 'g', depot: '5g', trainPool: '4e', cash: { '@A': 500 } }, 0);
  expect(isOffered(state, buyCard(state, '@A', '4e', 250, 'pool'))).toBe(true);
  expect(isOffered(state, buyCard(state, '@A', '5g', 350))).toBe(true);
});

rule('18CZ §VIII.11-7', 'TC-95: emergency money buys one train only', () => {
  const state = small('', { cash: { '@A': 500 } }, 0);
  const after = play(state, buyCard(state, '@A', '2a', 70));
  expect(isOffered(after, buyCard(after, '@A', '2a', 70))).toBe(false);
});

rule('18CZ §VIII.11-9', 'debts and penalties reduce wealth', () => {
  const state = small('', { cash: { '@A': 0 } }, 0);
  const after = play(state, buyCard(state, '@A', '2a', 70));
  expect([debtOf(after, '@A'), penaltyOf(after, '@A')]).toEqual([70, 70]);
});

rule(
  ['18CZ §VIII.12-1', '18CZ §VIII.12-2'],
  'EX-13: the first e-card bought as 4 opens phase e and scraps the 2-trains',
  () => {
    const state = small('', { phase: 'd', depot: '4e', trainPool: '2a' });
    const owners: Companies = {
      EKJ: { price: 60, '@A': 'P', cash: 1000, tokens: 'D5', turns: 1 },
      BCB: { price: 60, '@B': 'P', tokens: 'E16', trains: '2a 2b', turns: 1 },
    };
    const all = turn('EKJ', 'trains', owners, { phase: 'd', depot: '4e' });
    const after = play(all, buyCard(all, '@A', '4e', 250));
    expect([after.phase, trainsOf(after, 'BCB')]).toEqual(['e', '']);
    expect(trainsOf(play(state, buyCard(state, '@A', '4e', 250)), 'pool')).toBe('');
  },
);

rule('18CZ §VIII.12-2', 'EX-14: bought as 3+3 it scraps nothing, but the limit of small companies is 2 now', () => {
  const owners: Companies = {
    BTE: { price: 70, '@A': 'P+20', cash: 1000, tokens: 'D3', turns: 1 },
    BCB: { price: 60, '@B': 'P', tokens: 'E16', trains: '2a 2b 3c', turns: 1 },
  };
  const state = turn('BTE', 'trains', owners, { phase: 'd', depot: '4e' });
  const after = play(state, buyCard(state, '@A', '3+3e', 180));
  expect([after.phase, trainsOf(after, 'BCB'), decider(after)]).toEqual(['e', '2a 2b 3c', '@B']);
  const returned = play(after, discard('@B', 'BCB', '2b-0'));
  expect([trainsOf(returned, 'BCB'), trainsOf(returned, 'pool'), decider(returned)]).toEqual(['2a 3c', '2b', '@A']);
});

rule('18CZ §VIII.12-2', 'TC-86: the first 4 ever sold scraps the 2-trains, whichever card it came from', () => {
  const owners: Companies = {
    EKJ: { price: 60, '@A': 'P', cash: 1000, tokens: 'D5', turns: 1 },
    BCB: { price: 60, '@B': 'P', tokens: 'E16', trains: '2a', turns: 1 },
  };
  const state = turn('EKJ', 'trains', owners, { phase: 'e', depot: '4f', own: { sidesPlayed: ['3+3e', '3Ee'] } });
  expect(trainsOf(play(state, buyCard(state, '@A', '4f', 250)), 'BCB')).toBe('');
});

const lastOfSet = (companies: Companies, about: About): State => {
  const state = operatingRound([], companies, { round: { set: 3, number: 1, of: 1 }, ...about });
  return state;
};

rule(
  ['18CZ §VIII.12-3', '18CZ §VIII.13-1'],
  'EX-15: an exported h-card scraps by its sides 5 and 5+5; 3E and 4E stay',
  () => {
    const companies: Companies = {
      EKJ: { price: 60, '@A': 'P', tokens: 'D5', trains: '2a', turns: 1 },
      BTE: { price: 70, '@A': 'P+20', tokens: 'D3', trains: '3c 3d', turns: 1 },
      kk: { price: 100, '@B': 'P+10+10+10', trains: '4e 4f', turns: 1 },
    };
    const state = lastOfSet(companies, {
      phase: 'g',
      depot: '5h',
      sides: { '3d-0': '3+3d', '3c-0': '2+2c', '4e-0': '3Ee', '4f-0': '4Ef' },
      trainPool: '3c',
    });
    expect([state.phase, state.round.kind]).toEqual(['h', 'stock']);
    expect([trainsOf(state, 'EKJ'), trainsOf(state, 'BTE'), trainsOf(state, 'kk'), trainsOf(state, 'pool')]).toEqual([
      '',
      '',
      '3Ee 4Ef',
      '',
    ]);
  },
);

rule('18CZ §VIII.12-3', 'TC-87: an exported i-card scraps the 3E though no 6E was ever bought', () => {
  const state = lastOfSet(
    { kk: { price: 100, '@B': 'P+10+10+10', trains: '4e', turns: 1 } },
    { phase: 'i', depot: '5i', sides: { '4e-0': '3Ee' } },
  );
  expect(trainsOf(state, 'kk')).toBe('');
});

rule(
  ['18CZ §VIII.13-1', '18CZ §VIII.13-2'],
  'TC-97: the top of the stack is exported, b first, while a-trains are still for sale; by ruling an a-card',
  () => {
    const exported = (rulings: NonNullable<About['rulings']>): State =>
      lastOfSet({ EKJ: { price: 60, '@A': 'P', turns: 1 } }, { trainPool: '3c', rulings });
    const state = exported({});
    expect([state.trains.find((each) => each.at === 'out')?.name, state.phase, trainsOf(state, 'pool')]).toEqual([
      '2b',
      'b',
      '3c',
    ]);
    const ruled = exported({ aCardsInStack: true });
    expect([ruled.trains.find((each) => each.at === 'out')?.name, ruled.phase]).toEqual(['2a', 'a']);
  },
);

rule(['18CZ §III.3-2', '18CZ §VIII.10-6'], 'a-trains beside the map are sold before any card of the stack', () => {
  const state = small('', { phase: 'b', depot: '2a' });
  expect(isOffered(state, buyCard(state, '@A', '2a', 70))).toBe(true);
  expect(isOffered(state, buyCard(state, '@A', '2b', 70))).toBe(false);
});

rule('18CZ §VIII.12-5', 'a-trains that nobody bought leave the bank when 2-trains are scrapped', () => {
  const state = turn(
    'kk',
    'trains',
    { kk: { price: 100, '@A': 'P+10+10+10', cash: 2000, turns: 1 } },
    { phase: 'd', depot: '2a', trainPool: '4e' },
  );
  const after = play(state, buyCard(state, '@A', '4e', 250, 'pool'));
  expect(trainsOf(after, 'depot').startsWith('2b')).toBe(true);
});

rule(
  ['18CZ §VIII.12-1', '18CZ §IV.1-5'],
  'TC-98, TC-30: an exported b-card opens the medium companies and the trade in locals',
  () => {
    const state = lastOfSet(
      { EKJ: { price: 60, '@A': 'P', turns: 1 } },
      { depot: '2b', phase: 'a', cash: { '@A': 500 } },
    );
    expect([state.phase, state.companies['BTE']?.status]).toEqual(['b', 'available']);
  },
);

rule(['18CZ §VIII.12-4', '18CZ §VIII.12-5'], 'TC-88: scrapping comes before the limit', () => {
  const owners: Companies = {
    BCB: { price: 60, '@A': 'P', cash: 1000, tokens: 'E16', turns: 1 },
    EKJ: { price: 60, '@B': 'P', tokens: 'D5', trains: '2a 2a 3c', turns: 1 },
  };
  const state = turn('BCB', 'trains', owners, { phase: 'd', depot: '4e' });
  const after = play(state, buyCard(state, '@A', '4e', 250));
  expect([trainsOf(after, 'EKJ'), decider(after)]).toEqual(['3c', '@A']);
});

rule(
  ['18CZ §VIII.12-5', '18CZ §VIII.10-10'],
  'TC-89: a pool card is scrapped by the side it shows; another side of it may be bought',
  () => {
    const gone = medium('', { phase: 'g', depot: '5h', trainPool: '3d', sides: { '3d-0': '3+3d' } });
    expect(trainsOf(play(gone, buyCard(gone, '@A', '5+5h', 500)), 'pool')).toBe('');
    const stays = turn(
      'kk',
      'trains',
      { kk: { price: 100, '@A': 'P+10+10+10', cash: 2000, trains: '4f', turns: 1 } },
      { phase: 'g', depot: '5g', trainPool: '3d', sides: { '4f-0': '4Ef' }, own: { sidesPlayed: ['5+5h'] } },
    );
    expect(isOffered(stays, buyCard(stays, '@A', '3d', 120, 'pool'))).toBe(true);
    expect(isOffered(stays, buyCard(stays, '@A', '3Ed', 250, 'pool'))).toBe(true);
    expect(refusalOf(stays, buyCard(stays, '@A', '3+3d', 180, 'pool')).rule).toBe('18CZ §VIII.12-5');
  },
);

rule('18CZ §VIII.12-6', 'limits that an export lowers are met before the first stock turn', () => {
  const state = lastOfSet(
    { EKJ: { price: 60, '@B': 'P', trains: '3c 3c 3d', turns: 1 } },
    { phase: 'd', depot: '4e', cash: { '@A': 500, '@B': 500, '@C': 500 } },
  );
  expect([state.round.kind, decider(state)]).toEqual(['stock', '@B']);
  const after = play(state, discard('@B', 'EKJ', '3d-0'));
  expect([trainsOf(after, 'EKJ'), decider(after)]).toEqual(['3c 3c', '@A']);
});

rule(
  '18CZ §VIII.12-6',
  'ruling lateReturn: unless a train of a company is scrapped, nobody notices before one moves',
  () => {
    const about: About = {
      phase: 'd',
      depot: '4e',
      cash: { '@A': 500, '@B': 500, '@C': 500 },
      rulings: { lateReturn: true },
    };
    const over = { EKJ: { price: 60, '@B': 'P', trains: '3c 3c 3d', turns: 1 } } as const;
    expect(decider(lastOfSet(over, about))).toBe('@A');
    const scrapped = lastOfSet({ ...over, OFE: { price: 50, '@C': 'P', trains: '2a', turns: 1 } }, about);
    expect(decider(scrapped)).toBe('@B');
    const buying = turn(
      'BTE',
      'trains',
      { ...over, BTE: { price: 70, '@A': 'P+20', cash: 500, tokens: 'D3', turns: 1 } },
      { ...about, phase: 'e', own: { excessUnnoticed: true } },
    );
    expect(decider(play(buying, buyCard(buying, '@A', '3+3e', 180)))).toBe('@B');
  },
);

rule('18CZ §VIII.13-2', 'the last letter never runs out', () => {
  const state = small('', { phase: 'i', depot: '5j' }, 3000);
  const left = {
    ...state,
    trains: state.trains.map((each) =>
      each.name === '5j' && each.id !== '5j-39' ? { ...each, at: 'out' as const } : each,
    ),
  };
  const after = play(left, buyCard(left, '@A', '5j', 350));
  expect(after.trains.filter((each) => each.at === 'depot').map((each) => each.name)).toEqual(['5j']);
});
