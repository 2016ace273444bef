import { expect } from 'vitest';
import { cashOf, type CompanyFrame, companyOf, decider, factsOf, type State, stepHandle } from '@roundhouse/engine';
import {
  bestRun,
  isOffered,
  offeredKinds,
  play,
  playWithEvents,
  position,
  refusalOf,
  rule,
} from '../../../test/support/index.ts';
import '../index.ts';
import { TUTORIAL_STACK } from '../trains.ts';
import { worth } from '../rules/scoring.ts';
import { type About, positionOf, buyCard, type Companies, lay, pass, trainsOf } from './positions.ts';
import { STEP } from '../steps.ts';

const TUTORIAL = { tutorial: true } as const;
const begun = (players: number): State =>
  position('18CZ', {}, { players, options: TUTORIAL, rulings: { peerDraw: true } });

const STEPS = ['track', 'station', 'tutorialRun', 'trains'] as const;
const turn = (company: string, step: (typeof STEPS)[number], companies: Companies, about: About = {}): State =>
  positionOf(
    companies,
    { players: 3, options: TUTORIAL, phase: '1', ...about },
    [
      STEP.operatingRound.frame({ operated: [company], field: null }),
      STEP.tutorialTurn.frame({ company, begun: STEPS.indexOf(step) + 1 }),
      stepHandle<CompanyFrame>(step).frame({ company }),
    ],
    'operating',
  );
const president = (state: State, company: string) => companyOf(state, company).president ?? '@none';

rule('18CZ §TUT-1', 'no red, purple or grey tiles', () => {
  const tiles = Object.values(factsOf(begun(3)).track.tiles);
  expect(tiles.some((each) => each.special === true || each.colour === 'gray' || each.colour === 'red')).toBe(false);
});

rule(
  ['18CZ §TUT-2'],
  'EX-21: five players have six 2-, five 3-, four 4- and one 5-train, the 3-trains from c- and d-cards',
  () => {
    expect(TUTORIAL_STACK[5]).toEqual([6, 5, 4, 1]);
    expect(factsOf(begun(5)).trains.map(({ name, count, price }) => [name, count, price])).toEqual([
      ['2a', 5, 70],
      ['2b', 1, 70],
      ['3c', 4, 120],
      ['3d', 1, 120],
      ['4e', 4, 250],
      ['5g', 1, 350],
    ]);
  },
);

rule(
  ['18CZ §TUT-3', '18CZ §TUT-4', '18CZ §TUT-5', '18CZ §TUT-6'],
  'EX-22: three players get BCB, EKJ and VBW; all five stations stand on the map',
  () => {
    const state = begun(3);
    expect(state.board.tokens.map((each) => `${each.company} ${each.hex}`).sort()).toEqual([
      'BCB E16',
      'BN E12',
      'EKJ D5',
      'NWB E12',
      'VBW I10',
    ]);
    expect(['BCB', 'EKJ', 'VBW', 'BN', 'NWB'].map((id) => companyOf(state, id).president !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([cashOf(state, 'BCB'), companyOf(state, 'BCB').tokens, state.round.number]).toEqual([150, [40, 100], 1]);
    expect(cashOf(begun(5), 'NWB')).toBe(130);
  },
);

rule(['18CZ §TUT-7', '18CZ §TUT-9'], 'BCB begins and lays two yellow tiles, the first at home', () => {
  const state = begun(3);
  expect(decider(state)).toBe(president(state, 'BCB'));
  const by = decider(state) ?? '@none';
  expect(refusalOf(state, lay(by, 'D17', '57', 0)).rule).toBe('18CZ §VIII.4-3');
  const two = play(state, lay(by, 'E16', '5', 3), lay(by, 'D17', '57', 0));
  expect(offeredKinds(two)).not.toContain('layTile');
});

rule('18CZ §TUT-8', 'the whole income goes to the treasury, then trains are bought', () => {
  const state = turn(
    'BCB',
    'tutorialRun',
    { BCB: { cash: 100, trains: '2a', turns: 1 } },
    { tiles: { E16: '5/3', D17: '57/0' } },
  );
  const after = play(state, bestRun(state));
  expect(cashOf(after, 'BCB')).toBe(140);
  expect(after.agenda.at(-1)?.step).toBe('trains');
});

rule('18CZ §TUT-10', 'BN buys and runs the same trains', () => {
  const state = turn('BN', 'trains', { BN: { cash: 100, turns: 1 } }, { players: 4 });
  const after = play(state, buyCard(state, president(state, 'BN'), '2a', 70));
  expect(trainsOf(after, 'BN')).toBe('2a');
});

rule('18CZ §TUT-11', 'the first 3, 4 and 5 open the phases; the 4 scraps the 2-trains, the 5 nothing', () => {
  const rich: Companies = { BCB: { cash: 1000, trains: '2a', turns: 1 }, EKJ: { cash: 0, trains: '2a', turns: 1 } };
  const phases = (['3c', '4e', '5g'] as const).map((name) => {
    const state = turn('BCB', 'trains', rich, { depot: name });
    const price = { '3c': 120, '4e': 250, '5g': 350 }[name];
    const after = play(state, buyCard(state, president(state, 'BCB'), name, price));
    return `${after.phase} ${trainsOf(after, 'BCB')} ${trainsOf(after, 'EKJ')}`;
  });
  expect(phases).toEqual(['2 2a 3c 2a', '3 4e ', '4 2a 5g 2a']);
});

rule('18CZ §TUT-12', 'TC-109: over the limit a train goes back and can be bought at list price', () => {
  const companies: Companies = {
    BCB: { cash: 1000, trains: '4e', turns: 1 },
    EKJ: { cash: 500, trains: '3c 3c 4e', turns: 1 },
  };
  const state = turn('BCB', 'trains', companies, { depot: '5g', phase: '3' });
  const bought = play(state, buyCard(state, president(state, 'BCB'), '5g', 350));
  const other = president(state, 'EKJ');
  expect(decider(bought)).toBe(other);
  const after = play(bought, { type: 'discardTrain', by: other, company: 'EKJ', train: '4e-1' });
  expect(trainsOf(after, 'pool')).toBe('4e');
  const later = turn('VBW', 'trains', { VBW: { cash: 300, turns: 1 } }, { trainPool: '4e', depot: '5g', phase: '4' });
  expect(isOffered(later, buyCard(later, president(later, 'VBW'), '4e', 250, 'pool'))).toBe(true);
});

rule('18CZ §TUT-13', 'a company without a train must buy one it can pay; nobody helps', () => {
  const can = turn('BCB', 'trains', { BCB: { cash: 70, turns: 1 } });
  expect(refusalOf(can, pass(president(can, 'BCB'))).rule).toBe('18CZ §VIII.10-1');
  const cannot = turn('BCB', 'trains', { BCB: { cash: 69, turns: 1 } });
  expect(decider(cannot)).toBe(president(cannot, 'EKJ'));
});

rule(
  ['18CZ §TUT-14', '18CZ §TUT-16'],
  'TC-108: a stranded company ends the game with the round, which the others still play',
  () => {
    const companies: Companies = {
      VBW: { cash: 40, turns: 5 },
      BN: { cash: 200, trains: '2a', turns: 5 },
      NWB: { cash: 100, trains: '2a', turns: 5 },
    };
    const state = positionOf(
      companies,
      { players: 5, options: TUTORIAL, phase: '1', round: { number: 6, of: 10 } },
      [
        STEP.operatingRound.frame({ operated: ['BCB', 'EKJ', 'VBW'], field: null }),
        STEP.tutorialTurn.frame({ company: 'VBW', begun: 4 }),
        STEP.trains.frame({ company: 'VBW' }),
      ],
      'operating',
    );
    expect(state.ending?.reason).toBe('stranded');
    expect(decider(state)).toBe(president(state, 'BN'));
    const sold = turn('BCB', 'trains', { BCB: { cash: 900, turns: 1 } }, { depot: 'none' });
    expect(sold.ending?.reason).toBe('stranded');
  },
);

rule('18CZ §TUT-14', 'a company that another’s purchase leaves without train and money ends the game too', () => {
  const state = turn(
    'BCB',
    'trains',
    { BCB: { cash: 300, turns: 3 }, EKJ: { cash: 40, trains: '2a', turns: 3 }, VBW: { cash: 400, turns: 3 } },
    { phase: '2', depot: '4e' },
  );
  expect(state.ending).toBeNull();
  const { state: after, events } = playWithEvents(state, buyCard(state, president(state, 'BCB'), '4e', 250));
  expect([after.ending?.reason, trainsOf(after, 'EKJ')]).toEqual(['stranded', '']);
  // The log names it.
  expect(events).toContainEqual({ type: 'special', key: 'stranded', args: { company: 'EKJ' } });
});

rule(['18CZ §TUT-14', '18CZ §TUT-15'], 'after round ten the richest treasury wins', () => {
  const state = positionOf(
    { BCB: { cash: 300, trains: '2a', turns: 9 }, EKJ: { cash: 500, trains: '2a', turns: 9 } },
    { players: 2, options: TUTORIAL, phase: '1', round: { number: 10, of: 10 } },
    [STEP.operatingRound.frame({ operated: ['BCB', 'EKJ'], field: null })],
    'operating',
  );
  expect(state.outcome?.reason).toBe('rounds');
  expect(Object.values(state.outcome?.scores ?? {}).toSorted((a, b) => a - b)).toEqual([300, 500]);
  expect(worth(state, president(state, 'EKJ'))).toBe(500);
});
