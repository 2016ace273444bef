/** §5.2, §5.3: the minors close, NdM merges. */
import {
  cashOf,
  companyIn,
  companyOf,
  decider,
  isAt,
  offers,
  percentAt,
  newPlayerRound,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { bestRun, isOffered, play, playWithEvents, refusalOf, rule, holding } from '../../../test/support/index.ts';
import { certificateLimit } from '../rules/limits.ts';
import { replacementTokens } from '../rules/slots.ts';
import { buyTrain, cellOfMarker, majorTurn, operatingRound, pass, pay, stockTurn, trainsOf } from './positions.ts';
import { STEP } from '../steps.ts';

const merge = (by: `@${string}`, company: string) => ({ type: 'merge', by, company, with: 'NdM' }) as const;

/** MC buys the fifth 3-train; four are with SPM and TM. */
const beforeThreeAndAHalf = (companies = {}, about = {}): State =>
  majorTurn(
    'MC',
    'trains',
    {
      A: { '@A': 'P', status: 'floated', cash: 45, tokens: 'M12' },
      B: { '@B': 'P', status: 'floated', cash: 30, tokens: 'K6' },
      C: { '@C': 'P', status: 'floated', cash: 30, tokens: 'S12' },
      MC: { price: '2,2', '@B': 'P+10+10', tokens: 'I8', turns: 1, cash: 500 },
      SPM: { price: '2,2', '@A': 'P+10', tokens: 'O8', trains: '3 3' },
      TM: { price: '2,2', '@C': 'P+10', tokens: 'I12', trains: '3 3' },
      NdM: { price: '1,4', '@A': 'P', status: 'started' },
      ...companies,
    },
    { phase: '3', depot: '3', ...about },
  );

const buyFifth = (state: State): State => play(state, buyTrain(state, '@B', '3', 'depot', 180));

describe('18MEX Phase 3½', () => {
  rule(
    ['18MEX §5.2#2', '18MEX §5.2#3', '18MEX §5.2#4', '18MEX §1.3.3#5', '18MEX §5.2#1'],
    'TC-98, TC-99: certificates, treasuries, trains and stations of the minors',
    () => {
      const state = buyFifth(beforeThreeAndAHalf());
      expect(state.phase).toBe('3½');
      expect([holding(state, '@A', 'NdM'), holding(state, '@B', 'NdM'), holding(state, '@C', 'UdY')]).toEqual([
        'P+5',
        '5',
        '10',
      ]);
      expect([cashOf(state, 'NdM'), cashOf(state, 'UdY')]).toEqual([75, 30]);
      expect(['A', 'B', 'C'].map((id) => companyOf(state, id).status)).toEqual(['closed', 'closed', 'closed']);
      expect(trainsOf(state, 'A') + trainsOf(state, 'B') + trainsOf(state, 'C')).toBe('');
      expect(state.board.tokens.some((each) => each.hex === 'K6')).toBe(false);
    },
  );

  rule('18MEX §5.2#2', 'the log says who receives what for a minor', () => {
    const state = beforeThreeAndAHalf();
    const { events } = playWithEvents(state, buyTrain(state, '@B', '3', 'depot', 180));
    const received = events.flatMap((event) =>
      event.type === 'special' && event.key === 'minorExchanged' ? [event.args] : [],
    );
    expect(received).toEqual([
      { player: '@A', percent: 5, company: 'NdM', minor: 'A' },
      { player: '@B', percent: 5, company: 'NdM', minor: 'B' },
      { player: '@C', percent: 10, company: 'UdY', minor: 'C' },
    ]);
  });

  rule(
    ['18MEX §3.4#3', '18MEX §5.2#5', '18MEX §3.4#2'],
    'EX-13: UdY that floats in an operating round does not operate in it',
    () => {
      const before = beforeThreeAndAHalf({ UdY: { price: '1,3', '@A': 'P+10+10', status: 'started', cash: 0 } });
      const state = buyFifth(before);
      expect([companyOf(state, 'UdY').status, cashOf(state, 'UdY')]).toEqual(['floated', 730]);
      // The turn of MC was the last of this operating round.
      expect(play(state, ...(decider(state) === '@B' && isAt(state, STEP.trains) ? [pass('@B')] : [])).round.kind).toBe(
        'stock',
      );
    },
  );

  rule('18MEX §5.2#6', 'EX-14: income from minor C and from the UdY share in the same round', () => {
    const state = beforeThreeAndAHalf(
      { UdY: { price: '1,3', '@A': 'P+10+10+10', tokens: 'Q14', trains: '2', turns: 2, cash: 0 } },
      { next: ['UdY'] },
    );
    const exchanged = buyFifth(state);
    const toUdY = companyIn(topFrame(exchanged)) === 'UdY' ? exchanged : play(exchanged, pass('@B'));
    const running = play(toUdY, pass('@A'), pass('@A'));
    const before = cashOf(running, '@C');
    const ran = play(running, bestRun(running));
    const paid = play(ran, pay('@A'));
    // Merida 10 and Oaxaca 20: $3 for a tenth.
    expect(cashOf(paid, '@C') - before).toBe(3);
  });

  rule('18MEX §5.2#5', 'TC-97: the exchange can change the presidency', () => {
    const state = buyFifth(
      beforeThreeAndAHalf({
        UdY: { price: '1,3', '@A': 'P', '@C': '10+10', status: 'floated', tokens: 'Q14', turns: 1 },
      }),
    );
    expect(companyOf(state, 'UdY').president).toBe('@C');
    expect([holding(state, '@C', 'UdY'), holding(state, '@A', 'UdY')]).toEqual(['P+10', '10+10']);
  });

  rule('18MEX §3.3(a)#2', 'TC-36: nothing is sold when the exchange brings 70%', () => {
    const state = buyFifth(
      beforeThreeAndAHalf({ UdY: { price: '1,3', '@C': 'P+10+10+10+10', tokens: 'Q14', turns: 1 } }),
    );
    expect(percentAt(state, '@C', 'UdY')).toBe(70);
  });

  rule(
    ['18MEX §8(c)', '18MEX §8(c)#1', '18MEX §8(c)#2'],
    'TC-119: with the option they close before the next stock round',
    () => {
      const state = buyFifth(beforeThreeAndAHalf({}, { options: { delayedMinors: true }, privates: { MIR: '@A' } }));
      expect(['A', 'B', 'C'].map((id) => companyOf(state, id).status)).toEqual(['floated', 'floated', 'floated']);
      expect(state.phase).toBe('3½');
      const next = play(state, pass('@B'));
      expect(next.round.kind).toBe('stock');
      expect([companyOf(next, 'C').status, holding(next, '@C', 'UdY')]).toEqual(['closed', '10']);
      const four = majorTurn(
        'MC',
        'trains',
        {
          B: { '@B': 'P', status: 'floated', tokens: 'K6' },
          MC: { price: '2,2', '@B': 'P+10+10', tokens: 'I8', turns: 1, cash: 500 },
        },
        {
          phase: '3½',
          depot: '4',
          options: { delayedMinors: true },
          own: { minorsWait: true },
          privates: { MIR: '@A' },
        },
      );
      expect(trainsOf(play(four, buyTrain(four, '@B', '4', 'depot', 300)), 'B')).toBe('2b');
    },
  );
});

/** CHI buys the first 5-train (EX-32). */
const beforeFive = (companies = {}, about = {}): State =>
  majorTurn(
    'CHI',
    'trains',
    {
      CHI: { price: '1,4', '@B': 'P+10+10+10', tokens: 'E6', turns: 2, cash: 500 },
      NdM: { price: '1,4', '@B': 'P+10+10+10', tokens: 'O10', turns: 2, cash: 100 },
      SPM: { price: '1,4', '@A': 'P+10+10+10', tokens: 'O8', turns: 2, cash: 60 },
      TM: { price: '1,4', '@A': 'P+10+10+10', tokens: 'I12', turns: 2 },
      PAC: { price: '1,4', '@C': 'P+10+10+10', tokens: 'B3', turns: 2 },
      UdY: { price: '1,4', '@C': 'P+10+10+10', tokens: 'Q14', turns: 2 },
      ...companies,
    },
    { phase: '4', depot: '5', ...about },
  );

const buyFive = (state: State, by: `@${string}` = '@B'): State => play(state, buyTrain(state, by, '5', 'depot', 450));

const merging = (state: State): readonly string[] =>
  offers(state, 'merge').flatMap((each) =>
    each.kind === 'one' && each.action.type === 'merge' ? [each.action.company] : [],
  );

describe('18MEX merger', () => {
  rule(['18MEX §5.3(b)', '18MEX §5.3(c)', '18MEX §5.3(h)'], 'EX-32: who is asked, and the compulsory choice', () => {
    const first = buyFive(beforeFive());
    expect([decider(first), merging(first)]).toEqual(['@C', ['UdY']]);
    const second = play(first, pass('@C'));
    expect([decider(second), merging(second)]).toEqual(['@A', ['SPM']]);
    const third = play(second, pass('@A'));
    expect([decider(third), merging(third)]).toEqual(['@B', ['MC', 'MEX']]);
    const cash = ['@A', '@B', '@C'].map((each) => cashOf(third, each));
    const done = play(third, merge('@B', 'MC'));
    expect(percentAt(done, 'ipo', 'NdM')).toBe(60 - 30 + 10);
    expect(['@A', '@B', '@C'].map((each) => cashOf(done, each))).toEqual(cash);
    expect(done.board.tokens).toContainEqual({ company: 'NdM', hex: 'I8', city: 0, slot: 0 });
    expect(companyOf(done, 'NdM').tokens).toEqual([40, 60, 80, 80]);
    expect([companyOf(done, 'MC').status, certificateLimit(done)]).toEqual(['closed', 19]);
  });

  rule('18MEX §5.3(f)', 'EX-33, EX-34: the home station and one other', () => {
    const tiles = { I8: '14/1', M10: '14/0', O10: '479MC/0', P11: '479P/0' };
    const chi = { price: '1,4', '@A': 'P+10+10+10', tokens: 'E6 I8 M10 O10', turns: 2 } as const;
    const buyer = { SPM: { price: '1,4', '@B': 'P+10+10+10', tokens: 'O8', turns: 2 } } as const;
    const at = (tokens: string, station: string): State => {
      const state = majorTurn(
        'PAC',
        'trains',
        {
          PAC: { price: '1,4', '@C': 'P+10+10+10', tokens: 'B3', turns: 2, cash: 500 },
          CHI: { ...chi, tokens: station },
          NdM: { price: '1,4', '@B': 'P+10+10+10', tokens, turns: 2 },
          MC: { price: '1,4', '@C': 'P+10', status: 'started' },
          ...buyer,
        },
        { phase: '4', depot: '5', tiles },
      );
      const free = { ...state, board: { ...state.board, reservations: [] } };
      return play(buyFive(free, '@C'), merge('@A', 'CHI'));
    };
    const one = at('O10 M10', 'E6 I8 M10 O10');
    expect(
      one.board.tokens
        .filter((each) => each.company === 'NdM')
        .map((each) => each.hex)
        .sort(),
    ).toEqual(['E6', 'I8', 'M10', 'O10']);
    expect(one.board.tokens.some((each) => each.company === 'CHI')).toBe(false);
    expect(companyOf(one, 'NdM').tokens).toEqual([60, 80]);
  });

  rule('18MEX §5.3(f)', 'TC-109: the president of NdM chooses among several; what is left becomes an $80 token', () => {
    const companies = {
      CHI: { price: '1,4', '@A': 'P+10+10+10', tokens: 'D3 G10 I10', turns: 2 },
      NdM: { price: '1,4', '@B': 'P+10+10+10', tokens: 'O10 E6', turns: 2 },
      MC: { price: '1,4', '@C': 'P+10', status: 'started' },
      PAC: { price: '1,4', '@C': 'P+10+10+10', tokens: 'B3', turns: 2, cash: 500 },
    } as const;
    const about = { phase: '4', depot: '5', tiles: { D3: '57/0', G10: '57/0', I10: '57/0', E6: '14/0' } };
    const asked = play(buyFive(majorTurn('PAC', 'trains', companies, about), '@C'), merge('@A', 'CHI'));
    expect(topFrame(asked)?.step).toBe('mergerRest');
    expect(decider(asked)).toBe('@B');
    const done = play(asked, { type: 'placeToken', by: '@B', hex: 'G10', city: 0 });
    expect(done.board.tokens.filter((each) => each.company === 'NdM').map((each) => each.hex)).toEqual([
      'G10',
      'O10',
      'E6',
    ]);
    expect(companyOf(done, 'NdM').tokens).toEqual([60, 80, 80]);
    const two = majorTurn('PAC', 'trains', companies, { ...about, rulings: { mergerTokens: 'upToTwo' } });
    const more = play(buyFive(two, '@C'), merge('@A', 'CHI'), { type: 'placeToken', by: '@B', hex: 'G10', city: 0 });
    expect(topFrame(more)?.step).toBe('mergerRest');
  });

  rule(
    ['18MEX §5.3(a)', '18MEX §5.3(i)', '18MEX §3.3(b)#6'],
    'TC-100, TC-113: NdM has not floated: no merger, the limit rises',
    () => {
      const state = buyFive(beforeFive({ NdM: { price: '1,4', '@B': 'P', status: 'started' } }, { players: 4 }));
      expect([topFrame(state)?.step, certificateLimit(state), replacementTokens.get(state)]).not.toContain(
        'mergerQuery',
      );
      expect(certificateLimit(state)).toBe(15);
      expect(holding(state, 'reserved', 'NdM')).toBe('5+5');
      expect(replacementTokens.get(state)).toBe(0);
    },
  );

  rule('18MEX §5.3(b)', 'TC-101: the buyer’s president is asked last', () => {
    const state = beforeFive({
      CHI: { price: '1,4', '@A': 'P+10+10+10', tokens: 'E6', turns: 2, cash: 500 },
      SPM: { price: '1,4', '@C': 'P+10+10+10', tokens: 'O8', turns: 2 },
      UdY: { status: 'available' },
    });
    const asked = buyFive(state, '@A');
    expect(decider(asked)).toBe('@C');
    const last = play(asked, pass('@C'));
    expect([decider(last), merging(last)]).toEqual(['@A', ['CHI']]);
  });

  rule('18MEX §5.3(c)', 'TC-102, TC-103: never the NdM president’s own; those never started first', () => {
    const all = {
      MC: { price: 75, '@B': 'P+10', status: 'started' },
      MEX: { price: 75, '@A': 'P+10+10+10', tokens: 'P13', turns: 1 },
    } as const;
    const declined = play(buyFive(beforeFive(all)), pass('@C'), pass('@A'));
    expect(certificateLimit(declined)).toBe(20);
    expect(companyOf(declined, 'MC').status).toBe('started');
    const other = { MC: { price: 75, '@C': 'P+10', status: 'started' } } as const;
    const forced = play(buyFive(beforeFive(other)), pass('@C'), pass('@A'));
    expect([companyOf(forced, 'MEX').status, companyOf(forced, 'MC').status]).toEqual(['closed', 'started']);
  });

  rule('18MEX §5.3(d)', 'TC-104, TC-105: the presidency of NdM is settled before the rest', () => {
    const state = beforeFive({
      NdM: { price: '1,4', '@B': 'P', '@A': '10+5', tokens: 'O10', turns: 2 },
    });
    const done = play(buyFive(state), pass('@C'), merge('@A', 'SPM'));
    expect(companyOf(done, 'NdM').president).toBe('@A');
    const operating = majorTurn(
      'NdM',
      'trains',
      {
        NdM: { price: '1,4', '@B': 'P', '@A': '10+5', tokens: 'O10', turns: 2, cash: 1000 },
        SPM: { price: '1,4', '@A': 'P+10', tokens: 'O8', turns: 2 },
        MC: { price: 75, '@C': 'P+10', status: 'started' },
      },
      { phase: '4', depot: '5' },
    );
    const finished = play(buyFive(operating), merge('@A', 'SPM'));
    expect([topFrame(finished)?.step, decider(finished)]).toEqual(['trains', '@A']);
  });

  rule('18MEX §5.3(e)', 'TC-106, TC-112: half the market value, rounded up; nothing where it was never started', () => {
    const state = beforeFive({
      UdY: { status: 'closed' },
      SPM: { price: '1,4', '@A': 'P+10', '@B': '10+10+10', '@C': '10+10', tokens: 'O8', turns: 2 },
    });
    const done = play(buyFive(state), merge('@A', 'SPM'));
    expect([cashOf(done, '@A'), cashOf(done, '@B'), cashOf(done, '@C')]).toEqual([625 + 38, 625 + 113, 625 + 75]);
    const udy = play(
      buyFive(
        beforeFive({
          UdY: { '@A': '10', status: 'available' },
          MC: { status: 'closed' },
          MEX: { status: 'closed' },
        }),
      ),
      pass('@A'),
    );
    expect([companyOf(udy, 'UdY').status, cashOf(udy, '@A'), percentAt(udy, '@A', 'UdY')]).toEqual(['closed', 625, 0]);
  });

  rule(
    ['18MEX §5.3(b)', '18MEX §5.3(g)'],
    'TC-107: the operating major merges: its train goes to NdM and its turn is over',
    () => {
      const state = beforeFive({
        SPM: { price: '1,4', '@A': 'P+10+10+10', tokens: 'O8', turns: 2 },
        CHI: { price: '1,4', '@A': 'P+10+10+10', tokens: 'E6', turns: 2, cash: 500 },
        UdY: { status: 'closed' },
      });
      const done = play(buyFive(state, '@A'), merge('@A', 'CHI'));
      expect([trainsOf(done, 'NdM'), cashOf(done, 'NdM'), done.round.kind]).toEqual(['5', 150, 'stock']);
    },
  );

  rule('18MEX §5.3(g)', 'TC-108: NdM discards exactly the excess', () => {
    const state = beforeFive({
      NdM: { price: '1,4', '@B': 'P+10+10+10', tokens: 'O10', turns: 2, trains: '3 4' },
      SPM: { price: '1,4', '@A': 'P+10+10+10', tokens: 'O8', turns: 2, trains: '3 4' },
      UdY: { status: 'closed' },
    });
    const asked = play(buyFive(state), merge('@A', 'SPM'));
    expect([topFrame(asked)?.step, decider(asked)]).toEqual(['discardTrains', '@B']);
    const three = asked.trains.find((each) => each.at === 'NdM' && each.name === '3');
    const done = play(asked, { type: 'discardTrain', by: '@B', company: 'NdM', train: three?.id ?? '' });
    expect([trainsOf(done, 'NdM'), trainsOf(done, 'pool')]).toEqual(['3 4 4', '3']);
  });

  rule('18MEX §5.3(g)', 'mergerDiscards all: by the letter every train goes', () => {
    const state = beforeFive(
      {
        NdM: { price: '1,4', '@B': 'P+10+10+10', tokens: 'O10', turns: 2, trains: '3 4' },
        SPM: { price: '1,4', '@A': 'P+10+10+10', tokens: 'O8', turns: 2, trains: '3 4' },
        UdY: { status: 'closed' },
      },
      { rulings: { mergerDiscards: 'all' } },
    );
    const done = play(buyFive(state), merge('@A', 'SPM'));
    expect([trainsOf(done, 'NdM'), trainsOf(done, 'pool')]).toEqual(['', '3 3 4 4']);
  });

  rule(
    ['18MEX §5.3(h)', '18MEX Table I'],
    'TC-110, TC-111: the merged major does not operate; its private has closed',
    () => {
      const state = beforeFive(
        { UdY: { status: 'closed' }, SPM: { price: '0,4', '@A': 'P+10+10+10', tokens: 'O8', turns: 2 } },
        { next: ['SPM'], privates: { MIR: 'SPM' } },
      );
      const done = play(buyFive(state), merge('@A', 'SPM'));
      expect(done.privates['MIR']?.closed).toBe(true);
      expect([done.round.kind, cellOfMarker(done, 'SPM')]).toEqual(['stock', undefined]);
    },
  );

  rule(['18MEX §4.3#1', '18MEX §4.3(a)'], 'EX-15: NdM runs on its first turn with a train from the merger', () => {
    const state = beforeFive(
      {
        NdM: { price: '0,4', '@B': 'P+10+10+10', cash: 750 },
        SPM: { price: '1,4', '@A': 'P+10+10+10', tokens: 'O8', turns: 2, trains: '3', cash: 0 },
        UdY: { status: 'closed' },
      },
      { next: ['NdM'] },
    );
    const done = play(buyFive(state), merge('@A', 'SPM'));
    expect(topFrame(done)).toMatchObject(STEP.track.frame({ company: 'NdM' }));
    expect(cashOf(done, 'NdM')).toBe(770);
    expect(
      done.board.tokens
        .filter((each) => each.company === 'NdM')
        .map((each) => each.hex)
        .sort(),
    ).toEqual(['O10', 'O8']);
    const running = play(done, pass('@B'));
    expect(isOffered(running, bestRun(running))).toBe(true);
  });

  rule('18MEX §5.1#2', 'nobody may buy NdM before', () => {
    const state = stockTurn(
      '@B',
      { NdM: { price: 75, '@A': 'P', status: 'started' } },
      { phase: '2', agenda: [STEP.stockRound.frame(newPlayerRound('@B'))] },
    );
    expect(refusalOf(state, { type: 'buyShares', by: '@B', company: 'NdM', certificates: ['NdM_1'] }).rule).toBe(
      '18MEX §5.1#2',
    );
  });
});

describe('18MEX operating round after a float', () => {
  rule('18MEX §4#1', 'only what had floated when the round began operates', () => {
    const state = operatingRound(['SPM'], {
      SPM: { price: 75, '@A': 'P+10', tokens: 'O8', turns: 1, cash: 100 },
      MEX: { price: '0,14', '@B': 'P+10', cash: 100 },
    });
    expect(companyIn(topFrame(state))).toBe('SPM');
  });
});
