/** §4.4.2: routes and revenue. */
import { type Action, revenueAtWork, type Run, type State, topFrame } from '@roundhouse/engine';
import { describe, expect } from 'vitest';
import { bestRun, isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { bestResult } from '../../common/runs.ts';
import { routeProblem } from '../rules/running.ts';
import { majorTurn, operatingRound, pass, runThrough, trainsOf } from './positions.ts';
import { STEP } from '../steps.ts';

const CANYON = { F5: '470/4', G4: '8/4', I4: '475/4', J5: '4/2' };

/** A major about to run. */
const running = (company: string, spec: object, about: object = {}): State =>
  majorTurn(company, 'run', { [company]: { price: 75, '@A': 'P+10', turns: 2, ...spec } }, { phase: '6', ...about });

const run = (_state: State, ...runs: Run[]): Action => ({ type: 'runTrains', by: '@A', runs });
const best = (state: State, company: string): number => bestResult(routeProblem(state, company)).revenue;

describe('18MEX routes of real games', () => {
  rule(['18MEX §4.4.2.1#1', '18MEX §4.4.2(i)'], 'EX-35: minor B from Copper Canyon to the port of Mazatlan', () => {
    const state = operatingRound(
      ['B'],
      { B: { '@A': 'P', status: 'floated' } },
      { tiles: { ...CANYON, K6: '476/0' }, phase: '3' },
    );
    expect(best(play(state, pass('@A')), 'B')).toBe(100);
  });

  rule(['18MEX §4.4.2(i)', '18MEX §4.4.2(d)'], 'EX-36, EX-24: two cities and five towns with a 2-train', () => {
    const tiles = { ...CANYON, E6: '14/0', G6: '8/3', H7: '8/0', J7: '58/3', K8: '4/2', L9: '4/2' };
    const state = running('CHI', { tokens: 'E6', trains: '2' }, { tiles, phase: '3' });
    expect(best(state, 'CHI')).toBe(120);
    const whole = runThrough(state, '2-0', 'L9/0 K8/0 J7/0 H7 G6 E6/0 F5/0 G4 I4/0 J5/0');
    expect(isOffered(state, run(state, whole))).toBe(true);
  });

  rule('18MEX §4.4.2(a)', 'EX-37: a 3-train of CHI', () => {
    const tiles = { D3: '6/5', E4: '9/2', F5: '470/4', E6: '619/3', G6: '8/3', H7: '9/2', I8: '15/0', J7: '58/4' };
    expect(best(running('CHI', { tokens: 'E6', trains: '3' }, { tiles, phase: '4' }), 'CHI')).toBe(110);
  });

  const WEST = { C6: '9/0', E6: '63/0', F5: '470/4', G4: '8/4', I4: '481/4', J5: '4/2', K6: '482/0' };

  rule('18MEX §4.4.2.1#1', 'EX-38: a 6-train from Juarez to Puebla', () => {
    const tiles = { ...WEST, J7: '4/1', I8: '63/0', K8: '58/3', L9: '58/0', N9: '8/3', O10: '485MC/0', P11: '485P/0' };
    const state = running('CHI', { tokens: 'E6', trains: '6' }, { tiles, phase: '6½' });
    expect(best(state, 'CHI')).toBe(360);
  });

  rule('18MEX §4.4.2.1#3', 'EX-39: a 4D of TM', () => {
    const tiles = { ...WEST, J7: '58/5', K8: '4/2', L9: '58/2', K10: '9/1', J11: '9/1', G12: '8/0', F11: '8/3' };
    const state = running('TM', { tokens: 'I12', trains: '4D' }, { tiles, phase: '4D' });
    expect(best(state, 'TM')).toBe(420);
  });

  rule('18MEX §4.4.2.1#3', 'EX-40: a 4D of NdM; Toluca and Mexico City are different locations', () => {
    const tiles = {
      P13: '484/3',
      Q12: '8/2',
      P11: '486P/0',
      O10: '486MC/0',
      M10: '455/0',
      L9: '4/2',
      K8: '4/2',
      J7: '3/5',
      L7: '9/0',
      N7: '9/0',
      P7: '3/3',
      O8: '480/0',
      N9: '8/5',
    };
    const state = running('NdM', { tokens: 'O10 P13', trains: '4D' }, { tiles, phase: '4D' });
    expect(best(state, 'NdM')).toBe(470);
  });

  rule(['18MEX §4.4.2.1#3', '18MEX §4.4.2.1#2'], 'EX-25: Merida counts double for a 4D', () => {
    const state = running('UdY', { tokens: 'Q14', trains: '4D' }, { phase: '4D' });
    // Merida 2×50 and Oaxaca 2×20.
    expect(best(state, 'UdY')).toBe(140);
    expect(best(running('UdY', { tokens: 'Q14', trains: '3' }, { phase: '4' }), 'UdY')).toBe(30);
    expect(best(running('UdY', { tokens: 'Q14', trains: '3' }, { phase: '5' }), 'UdY')).toBe(70);
  });
});

describe('18MEX what a route may do', () => {
  rule('18MEX §4.4.2(i)', 'EX-5: two cities, or a city and an off-board area, for a 2-train', () => {
    const tiles = { M10: '57/0', K10: '9/0', I10: '57/0' };
    const state = running('NdM', { tokens: 'O10', trains: '2' }, { tiles, phase: '4' });
    expect(isOffered(state, run(state, runThrough(state, '2-0', 'O10/0 M10/0')))).toBe(true);
    expect(refusalOf(state, run(state, runThrough(state, '2-0', 'O10/0 M10/0 K10 I10/0'))).rule).toBe(
      '18MEX §4.4.2(i)',
    );
  });

  rule(['18MEX §4.4.2(h)', '18MEX §4.4.2(j)'], 'TC-68: Merida is an end only; two trains may both end there', () => {
    const tiles = { P13: '473/3' };
    const state = running('UdY', { tokens: 'Q14', trains: '3 3' }, { tiles, phase: '4' });
    const through = runThrough(state, '3-0', 'P13/0 Q14/0 R13 S12/0');
    expect(refusalOf(state, run(state, through)).rule).toBe('18MEX §4.4.2(h)');
    const one = runThrough(state, '3-0', 'Q14/0 P13/0 P13/1');
    const two = runThrough(state, '3-1', 'Q14/0 R13 S12/0');
    expect(isOffered(state, run(state, one, two))).toBe(true);
    expect(refusalOf(state, run(state, two, { ...two, train: '3-0' })).rule).toBe('18MEX §4.4.2(j)');
  });

  rule('18MEX §4.4.2(g)', 'TC-69: Juarez is one location', () => {
    const tiles = { B5: '8/4', D5: '8/3', C6: '9/0', E6: '63/0' };
    const state = running('CHI', { tokens: 'E6', trains: '5' }, { tiles, phase: '5' });
    expect(isOffered(state, run(state, runThrough(state, '5-0', 'A6/0 C6 E6/0')))).toBe(true);
    const twice = runThrough(state, '5-0', 'A6/0 C6 E6/0 D5 B5 A6/0');
    expect(refusalOf(state, run(state, twice)).rule).toBe('18MEX §4.4.2(g)');
  });

  rule(['18MEX §4.4.1(e)#2', '18MEX §4.4.2(i)'], 'TC-70: ports at both ends', () => {
    const tiles = {
      M12: '477/0',
      N11: '8/3',
      O12: '9/0',
      P13: '484/3',
      Q12: '8/2',
      P11: '486P/0',
      O10: '486MC/0',
      M10: '63/0',
    };
    // Tampico by M10 and Mexico City to Veracruz.
    const state = running('NdM', { tokens: 'O10', trains: '4' }, { tiles: { ...tiles, L11: '8/5' }, phase: '5' });
    const portToPort = runThrough(state, '4-0', 'M12/1 M12/0 L11 M10/0 O10/0 P11/0 Q12 P13/0 P13/1');
    expect(isOffered(state, run(state, portToPort))).toBe(true);
  });

  rule(
    ['18MEX Table III #2', '18MEX §4.4.2(c)', '18MEX §4.4.1#2'],
    'TC-71, TC-72: the branches of Copper Canyon join before the town',
    () => {
      const tiles = { F5: '470/4', G4: '8/4', I4: '475/4', E4: '9/2', D3: '6/5', H5: '8/2' };
      const state = running('PAC', { tokens: 'D3', trains: '3 3' }, { tiles, phase: '4' });
      expect(isOffered(state, run(state, runThrough(state, '3-0', 'D3/0 E4 F5 G4 I4/0')))).toBe(true);
      expect(refusalOf(state, run(state, runThrough(state, '3-0', 'D3/0 E4 F5/0 G4 I4/0'))).rule).toMatch(
        /18MEX §4.4.2/,
      );
      const west = running('PAC', { tokens: 'D3 I4', trains: '3 3' }, { tiles, phase: '4' });
      const one = runThrough(west, '3-0', 'D3/0 E4 F5/0');
      const two = runThrough(west, '3-1', 'I4/0 G4 F5/0');
      expect(isOffered(west, run(west, one))).toBe(true);
      expect(refusalOf(west, run(west, one, two)).rule).toBe('18MEX §4.4.2(j)');
    },
  );

  rule('18MEX §App.1#7', 'EX-26: two tracks from Mexico City to the east', () => {
    const tiles = { O10: '485MC/0', P11: '485P/0', O12: '8/1', M12: '483/1', Q12: '8/2', P13: '484/3' };
    const state = running('NdM', { tokens: 'O10', trains: '5 5' }, { tiles, phase: '5' });
    const { runs, revenue } = bestResult(routeProblem(state, 'NdM'));
    // Mexico City 60 to Tampico 40 and its port 20, and by Puebla 10 and Veracruz 40 to Merida 50; Toluca 10 for one of them.
    expect(runs).toHaveLength(2);
    expect(revenue).toBe(120 + 160 + 10);
  });

  rule(
    ['18MEX §4.4.2(e)', '18MEX §4.4.2(f)', '18MEX §4.4.2(b)'],
    'TC-65: a full city blocks, a kept circle does not',
    () => {
      const tiles = { E6: '14/0', G6: '8/3', H7: '9/2', I8: '57/2', J9: '9/2', K10: '8/2', I10: '57/0' };
      const chi = { tokens: 'E6', trains: '4' };
      const open = running('CHI', chi, { tiles: { ...tiles, J9: '8/2', I10: '6/1' }, phase: '4' });
      // Torreon's circle is kept for MC and empty: the route may pass.
      const past = runThrough(open, '4-0', 'E6/0 G6 H7 I8/0 J9 I10/0');
      expect(isOffered(open, run(open, past))).toBe(true);
      const blocked = majorTurn(
        'CHI',
        'run',
        { CHI: { price: 75, '@A': 'P+10', turns: 2, ...chi }, MC: { price: 75, '@B': 'P+10', tokens: 'I8' } },
        { phase: '4', tiles: { ...tiles, J9: '8/2', I10: '6/1' } },
      );
      expect(refusalOf(blocked, run(blocked, past)).rule).toBe('18MEX §4.4.2(e)');
      expect(isOffered(blocked, run(blocked, runThrough(blocked, '4-0', 'E6/0 G6 H7 I8/0')))).toBe(true);
      expect(refusalOf(open, run(open, runThrough(open, '4-0', 'I8/0 J9 I10/0'))).rule).toBe('18MEX §4.4.2(f)');
      expect(refusalOf(open, run(open, runThrough(open, '4-0', 'E6/0'))).rule).toBe('18MEX §4.4.2(a)');
    },
  );

  rule(['18MEX §4.4.2#1', '18MEX §4.4.2.1#6', '18MEX §4.3(e)'], 'any of its trains, or none', () => {
    const state = running('NdM', { tokens: 'O10', trains: '3 3' }, { rulings: { anyRoute: true } });
    expect(isOffered(state, run(state))).toBe(true);
    expect(trainsOf(state, 'NdM')).toBe('3 3');
  });

  rule('18MEX §4.4.2.1#4', 'TC-75: a shareholder may insist on the maximum', () => {
    const companies = { NdM: { price: 75, '@A': 'P+10', '@C': '10', turns: 2, tokens: 'O10', trains: '3' } } as const;
    const tiles = { M10: '57/0' };
    const state = majorTurn('NdM', 'run', companies, { phase: '4', tiles });
    const short = run(state, runThrough(state, '3-0', 'O10/0 M10/0'));
    const asked = play(state, short);
    expect(topFrame(asked, STEP.objection)).toMatchObject({ revenue: 40, best: 50, asked: ['@C'] });
    const stands = play(asked, { type: 'choose', by: '@C', choice: 'accept' });
    expect(revenueAtWork(stands)).toBe(40);
    const insisted = play(asked, { type: 'choose', by: '@C', choice: 'insist' });
    expect(refusalOf(insisted, short).rule).toBe('18MEX §4.4.2.1#4');
    expect(revenueAtWork(play(insisted, bestRun(insisted)))).toBe(50);
    const enforced = majorTurn('NdM', 'run', companies, {
      phase: '4',
      tiles,
      rulings: { bestRevenue: 'enforced' },
    });
    expect(refusalOf(enforced, short).rule).toBe('18MEX §4.4.2.1#4');
    const free = majorTurn('NdM', 'run', companies, { phase: '4', tiles, rulings: { anyRoute: true } });
    expect(topFrame(play(free, short))?.step).toBe('dividend');
  });
});
