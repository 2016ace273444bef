/** Where two rules meet, mostly at the merger of NdM: read again with the printed text. */
import { cashOf, companyOf, isAt, newMove, percentAt, referee, type State } from '@roundhouse/engine';
import { expect } from 'vitest';
import { isOffered, play, refusalOf, rule, holding } from '../../../test/support/index.ts';
import { closeMinors } from '../rules/minorsClose.ts';
import { buyTrain, majorTurn, trainsOf } from './positions.ts';
import { STEP } from '../steps.ts';
import { HARD_RUST, LATE_MINORS, PHASES, TRAINS } from '../trains.ts';

const merge = (by: `@${string}`, company: string) => ({ type: 'merge', by, company, with: 'NdM' }) as const;

rule('18MEX §4.3.4.2(b)', 'one train with the president’s money, even when a merger brings more', () => {
  const state = majorTurn(
    'NdM',
    'trains',
    {
      NdM: { price: '1,4', '@A': 'P+10', tokens: 'O10', turns: 1, cash: 100 },
      CHI: { price: '2,2', '@B': 'P+10+10', tokens: 'D3', turns: 1, cash: 2000 },
    },
    { phase: '4', depot: '5', cash: { '@A': 400 }, tiles: { O10: '479MC/0' } },
  );
  const bought = play(state, buyTrain(state, '@A', '5', 'depot', 450));
  const merged = play(bought, merge('@B', 'CHI'));
  expect([cashOf(merged, 'NdM') >= 450, trainsOf(merged, 'NdM')]).toEqual([true, '5']);
  // The step has closed: there is a train and the money for it, but no second one may be bought.
  expect(isAt(merged, STEP.trains)).toBe(false);
  const asIfOpen: State = {
    ...merged,
    agenda: [
      ...bought.agenda.filter((frame) => !STEP.mergerQuery.is(frame) && !STEP.trains.is(frame)),
      STEP.trains.frame({ company: 'NdM', helped: true }),
    ],
  };
  expect(refusalOf(asIfOpen, buyTrain(asIfOpen, '@A', '5', 'depot', 450))).toMatchObject({
    rule: '18MEX §4.3.4.2(b)',
    key: 'oneTrainWithHelp',
  });
});

rule(
  ['18MEX §8(c)#1', '18MEX §5.3(h)'],
  'minor C brings no share of a UdY that has merged; its money goes to NdM',
  () => {
    const state = majorTurn(
      'MC',
      'trains',
      {
        C: { '@C': 'P', status: 'floated', cash: 20, tokens: 'S12' },
        NdM: { price: '1,4', '@A': 'P+10+10+10', tokens: 'O10', turns: 1, cash: 100 },
        MC: { price: '2,2', '@B': 'P+10+10', tokens: 'I8', turns: 1, cash: 500 },
      },
      { phase: '5', depot: '5', options: { delayedMinors: true }, own: { minorsWait: true }, still: true },
    );
    const gone: State = {
      ...state,
      companies: { ...state.companies, UdY: { ...companyOf(state, 'UdY'), status: 'closed', tokens: [] } },
      certificates: {
        ...state.certificates,
        UdY: (state.certificates['UdY'] ?? []).map((each) => ({ ...each, at: 'out' as const })),
      },
    };
    const move = newMove(gone);
    closeMinors(move);
    expect([holding(move.state, '@C', 'UdY'), cashOf(move.state, 'NdM'), cashOf(move.state, 'UdY')]).toEqual([
      '',
      120,
      0,
    ]);
    expect(companyOf(move.state, 'UdY').status).toBe('closed');
  },
);

rule(['18MEX §6.1#3', '18MEX §3.2(a)(6)'], 'a bankrupt sells 5% with change as well, where that could be sold', () => {
  const state = majorTurn(
    'UdY',
    'trains',
    {
      UdY: { price: '1,2', '@A': 'P+10', '@B': '10+10+10', tokens: 'Q14', cash: 0 },
      NdM: { price: '1,4', '@A': '10', '@B': 'P+10', '@C': '10', pool: '10+10+10+5+5', tokens: 'O10' },
    },
    { phase: '6', depot: '6', cash: { '@A': 45 } },
  );
  expect(isOffered(state, { type: 'bankrupt', by: '@A' })).toBe(true);
  const over = play(state, { type: 'bankrupt', by: '@A' });
  expect(percentAt(over, '@A', 'NdM')).toBeLessThan(10);
});

rule(['18MEX §5.3(d)', '18MEX §3.5(b)#2'], 'the referee is content while the new president of NdM chooses', () => {
  const state = majorTurn(
    'MC',
    'trains',
    {
      MC: { price: '2,2', '@C': 'P+10+10', tokens: 'I8', turns: 1, cash: 500 },
      NdM: { price: '1,4', '@A': 'P', '@B': '10+5+5', tokens: 'O10', turns: 1, cash: 100 },
      CHI: { price: '2,2', '@B': 'P+10+10', tokens: 'D3', turns: 1, cash: 50 },
    },
    { phase: '4', depot: '5' },
  );
  const asked = play(state, buyTrain(state, '@C', '5', 'depot', 450));
  const choosing = play(asked, merge('@B', 'CHI'));
  expect(choosing.agenda.length).toBeGreaterThan(asked.agenda.length);
  expect(referee(choosing)).toEqual([]);
});

rule('18MEX Table I', 'the table of phases says what closes, what merges, and with which train 4-trains go', () => {
  const brings = (phases: typeof PHASES) =>
    Object.fromEntries(phases.flatMap(({ name, happens }) => (happens ? [[name, happens]] : [])));
  expect(brings(PHASES)).toEqual({ '3½': ['minorsClose'], '5': ['privatesClose', 'ndmMerger'] });
  expect(brings(LATE_MINORS)).toMatchObject({ '3½': ['minorsCloseLater'] });
  expect(TRAINS.find(({ name }) => name === '4')).toMatchObject({
    rustsOn: [],
    endsWith: { train: '6', nth: 2, lastRun: true },
  });
  expect(HARD_RUST.find(({ name }) => name === '4')?.endsWith?.lastRun).toBe(false);
  expect(PHASES.map(({ name, trainLimit }) => [name, trainLimit['default'], trainLimit['ndm']])).toEqual([
    ['1', 3, 3],
    ['2', 3, 3],
    ['3', 3, 3],
    ['3½', 3, 4],
    ['4', 2, 3],
    ['5', 2, 3],
    ['6', 2, 3],
    ['6½', 2, 3],
    ['4D', 2, 3],
  ]);
  expect(PHASES.filter(({ flags }) => flags.includes('highValues')).map(({ name }) => name)[0]).toBe('5');
});
