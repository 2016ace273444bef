/** Where the printed text was read once more: each line by default as printed, and the house ruling that says otherwise. */
import { type Action, apply, isRefusal, newMove, options, type OptionValue, type State } from '@roundhouse/engine';
import { bestRuns, judgeRuns, type RunPath } from '@roundhouse/routes';
import { expect } from 'vitest';
import { toRun } from '../../common/runs.ts';
import { isOffered, play, refusalOf, rule } from '../../../test/support/index.ts';
import { formLner } from '../rules/lner.ts';
import { waiting } from '../rules/slots.ts';
import { remarks } from '../rules/remarks.ts';
import { routeProblem } from '../rules/running.ts';
import { bankTrain, choice, type Founded, merger, onTurn, pass, price, shares, tile, top } from './positions.ts';
import { STEP } from '../steps.ts';

type Rulings = Readonly<Record<string, OptionValue>>;

const T = { '@A': 500, '@B': 500, '@C': 500, '@D': 500 } as const;

/** ECR begins beside a full D13; it is joined to SVR in D11. */
const CROWDED = {
  tiles: { D13: '57/0', D11: '57/0', C10: '5/0', E4: '5/0', B5: '5/0', C4: '201/0', E8: '5/0', F7: '5/0' },
  phase: 'B',
  depot: 'B',
  cash: T,
} as const;

const beginner = { '@A': 'P+10+10+10', tokens: '', charter: [0, 0, 0], turns: 0, trains: '' } as const;

const settled = (state: State): State => {
  let now = state;
  while (top(now) === 'fold') now = play(now, choice('@A', 'sell'));
  return now;
};

rule(
  ['1862 §7.5.6 (c)', '1862 §7.2 (g)'],
  'a home marker that waits counts among the seven: the director says which one goes, and the home is built',
  () => {
    const companies = {
      ECR: beginner,
      SVR: { '@A': 'P+10+10+10', tokens: 'D11 C10 E4 B5 C4 E8 F7', charter: [], trains: '2E' },
      EUR: { '@B': 'P', tokens: 'D13' },
    } as const;
    const asked = settled(play(onTurn('ECR', 'home', companies, CROWDED), merger('@A', 'ECR', 'SVR')));
    expect(top(asked)).toBe('excess');
    const remove = (company: string, hex: string): Action => ({
      type: 'removeToken',
      by: '@A',
      company,
      hex,
      city: 0,
    });
    const kept = play(asked, remove('SVR', 'F7'));
    expect([top(kept), waiting.get(kept), refusalOf(kept, pass('@A')).rule]).toEqual([
      'track',
      { ECR: ['D13'] },
      '1862 §7.2 (g)',
    ]);
    const built = play(kept, tile('@A', 'D13', '14', 0));
    expect(built.board.tokens.filter(({ company }) => company === 'ECR').map(({ hex }) => hex)).toContain('D13');
    // Or the waiting marker itself is given up.
    const gone = play(asked, remove('ECR', 'D13'));
    expect([waiting.get(gone), gone.board.tokens.filter(({ company }) => company === 'ECR').length]).toEqual([{}, 7]);
  },
);

rule(['1862 §7.5.3 (b)', '1862 §7.12 (a)'], 'a merger that lands on £0 is a bankruptcy', () => {
  const companies = {
    ECR: { '@A': 'P+10+10+10', tokens: 'D13', price: 7, trains: '' },
    SVR: { '@A': 'P+10+10+10', tokens: 'D11', price: 7, trains: '' },
  } as const;
  const merged = (rulings: Rulings): State =>
    settled(play(onTurn('ECR', 'merge', companies, { ...CROWDED, rulings }), merger('@A', 'ECR', 'SVR')));
  expect(['ECR', 'SVR'].map((id) => merged({}).companies[id]?.status)).toEqual(['available', 'available']);
  const there = merged({ mergedAtZero: 'goesOn' });
  expect([there.companies['ECR']?.status, price(there, 'ECR')]).toEqual(['floated', 0]);
});

const buying = (spec: Founded, about = {}, more: Readonly<Record<string, Founded>> = {}): State =>
  onTurn('L&E', 'trains', { 'L&E': { tokens: 'C6', '@A': 'P+10', trains: '', ...spec }, ...more }, about);

const sister = (director: '@A' | '@B'): Readonly<Record<string, Founded>> => ({
  ECR: { [director]: 'P', trains: '2E', tokens: 'D13' },
});

rule(
  ['1862 §7.11 (c)', '1862 §7.12 (a)'],
  'no bankruptcy while another company of the same director can sell an affordable train',
  () => {
    const poor = { cash: 50, price: 95, par: 54, chartered: true } as const;
    const late = (rulings: Rulings) => ({ depot: 'F', phase: 'F', rulings });
    const bankrupt: Action = { type: 'bankrupt', by: '@A' };
    const state = buying(poor, late({}), sister('@A'));
    expect(refusalOf(state, bankrupt)).toMatchObject({ rule: '1862 §7.11 (c)', key: 'trainAtHand' });
    expect(isOffered(buying(poor, late({ usedTrainFirst: false }), sister('@A')), bankrupt)).toBe(true);
    // Anyone who must be asked may refuse: that train is not at hand.
    expect(isOffered(buying(poor, late({}), sister('@B')), bankrupt)).toBe(true);
  },
);

rule('1862 §7.11 (c)', 'no money is raised while a train of a sister company can be paid', () => {
  const rich = { '@A': 'P+10+10+10', cash: 132, treasury: 30, price: 128, par: 54 } as const;
  const about = (rulings: Rulings) => ({ depot: 'B', phase: 'B', cash: T, rulings });
  const convert: Action = { type: 'convert', by: '@A', company: 'L&E' };
  const sale = (state: State): Action => {
    const [share] = (state.certificates['L&E'] ?? []).filter(({ at }) => at === 'L&E');
    return { type: 'sellShares', by: '@A', company: 'L&E', certificates: [share?.id ?? ''], percent: 10, for: 'L&E' };
  };
  const state = buying(rich, about({}), sister('@A'));
  expect([refusalOf(state, convert).key, refusalOf(state, sale(state)).key]).toEqual(['trainAtHand', 'trainAtHand']);
  const free = buying(rich, about({ usedTrainFirst: false }), sister('@A'));
  expect([isOffered(free, convert), isOffered(free, sale(free))]).toEqual([true, true]);
  const others = buying(rich, about({}), sister('@B'));
  expect(isOffered(others, convert)).toBe(true);
});

const EAST = { F3: '57/0', F5: '790/2', G6: '8851/2', G8: '619/0', H7: '57/1', G10: '8851/3', F11: '791/1' } as const;

const running = (
  trains: string,
  rulings: Rulings = {},
  tokens = 'F3',
  tiles: Readonly<Record<string, string>> = EAST,
) => onTurn('ENR', 'run', { ENR: { '@A': 'P', tokens, trains } }, { tiles, rulings });

const bestOf = (state: State): readonly RunPath[] => bestRuns(routeProblem(state, 'ENR')).runs;
const ran = (runs: readonly RunPath[]): Action => ({ type: 'runTrains', by: '@A', runs: runs.map(toRun) });

rule('1862 §7.8 (k)', 'a train that could earn something does not stay at home', () => {
  const state = running('2E 2/3E');
  const all = bestOf(state);
  expect(refusalOf(state, ran([]))).toMatchObject({ rule: '1862 §7.8 (k)', key: 'mustRun' });
  expect(refusalOf(state, ran(all.slice(0, 1))).rule).toBe('1862 §7.8 (k)');
  expect(isOffered(state, ran(all))).toBe(true);
  expect(isOffered(running('2E 2/3E', { mustRun: false }), ran([]))).toBe(true);
  // Seven Expresses are more than the stations: who adds nothing may stay.
  const many = running('2E 2E 2E 2E 2E');
  expect(isOffered(many, ran(bestOf(many)))).toBe(true);
});

const judged = (state: State, runs: readonly RunPath[]): number | string => {
  const found = judgeRuns(routeProblem(state, 'ENR'), runs);
  return found.ok ? found.revenue : found.refusal.key;
};

rule(
  ['1862 §7.8.2 (c)', '1862 §7.8.3 (c)'],
  'the director says which station an n/m train does not count; else the best is taken',
  () => {
    const state = running('2/3L');
    const [run] = bestOf(state);
    if (!run) throw new Error('no run');
    const at = (hex: string): number => run.stops.findIndex((stop) => stop.hex === hex);
    const scored = (...hexes: readonly string[]) => judged(state, [{ ...run, scored: hexes.map(at) }]);
    // Cromer 20, Norwich 40, Beccles 30; Acle counts anyway.
    expect([judged(state, [run]), scored('F5', 'G8'), scored('F3', 'F5'), scored('F3', 'G8')]).toEqual([
      90, 90, 80, 70,
    ]);
    expect([scored('F5'), scored('F3', 'F5', 'G8')]).toEqual(['scored', 'scored']);
    const scoredRun = { ...toRun(run), scored: [at('F3'), at('G8')] };
    const done = play(state, { type: 'runTrains', by: '@A', runs: [scoredRun] });
    expect(done.agenda.find(STEP.operatingTurn.is)?.['revenue']).toBe(70);
    expect(refusalOf(state, { type: 'runTrains', by: '@A', runs: [{ ...scoredRun, scored: [0] }] }).rule).toBe(
      '1862 §7.8.2 (c)',
    );
  },
);

rule('1862 §7.8.1 (i)', 'the director says which permanent Freights run as one; else the best is taken', () => {
  const tiles = { ...EAST, F3: '57/0' } as const;
  const whole = running('6F', {}, 'F3 F5', tiles);
  const [long] = bestOf(whole);
  if (!long) throw new Error('no run');
  const cut = long.stops.findIndex(({ hex }) => hex === 'F5');
  const state = running('6F 7F', {}, 'F3 F5', tiles);
  const ids = state.trains.filter(({ at }) => at === 'ENR').map(({ id }) => id);
  const leg = (train: string | undefined, from: number, to: number): RunPath => ({
    train: train ?? '',
    stops: long.stops.slice(from, to + 1),
    links: long.links.slice(from, to),
  });
  const legs = [leg(ids[0], 0, cut), leg(ids[1], cut, long.stops.length - 1)];
  const grouped = (...numbers: readonly number[]) =>
    judged(
      state,
      legs.map((each, i) => ({ ...each, group: numbers[i] ?? 0 })),
    );
  const [one, two] = [grouped(1, 1), grouped(1, 2)];
  expect([typeof one, typeof two, one === two]).toEqual(['number', 'number', false]);
  expect(judged(state, legs)).toBe(Math.max(Number(one), Number(two)));
  // Others than permanent ones have no choice.
  const old = running('2F 3F', {}, 'F3 F5', tiles);
  const oldIds = old.trains.filter(({ at }) => at === 'ENR').map(({ id }) => id);
  const apart = [leg(oldIds[0], 0, cut), leg(oldIds[1], cut, cut + 2)].map((each, i) => ({ ...each, group: i }));
  expect(judged(old, apart)).toBe('group');
});

rule(['1862 §7.8.1 (k)', '1862 §7.8 (d)'], 'a chain of Freights does not go from port to port', () => {
  const tiles = { E2: '57/2', F3: '5/2' } as const;
  const legByLeg = running('1F 2F', { freightChains: 'legByLeg' }, 'F3 E2', tiles);
  const there = bestOf(legByLeg);
  expect([there.length, judged(legByLeg, there)]).toEqual([2, 80 + 80 + 2 * 30]);
  const state = running('1F 2F', {}, 'F3 E2', tiles);
  expect(judged(state, there)).toBe('samePortKind');
  expect(bestRuns(routeProblem(state, 'ENR')).revenue).toBeLessThan(220);
});

rule('1862 §10.3 (b)', 'companies that never floated go back into the box, founded or not', () => {
  const formed = (rulings: Rulings): State => {
    const move = newMove(
      onTurn(
        'L&E',
        'trains',
        {
          'L&E': { '@A': 'P+10', tokens: 'C6', trains: '9F' },
          ENR: { '@B': 'P', status: 'started', cash: 162 },
        },
        { rulings, depot: 'H', phase: 'H' },
      ),
    );
    formLner(move);
    return move.state;
  };
  const left = formed({});
  expect([
    left.companies['ENR']?.status,
    left.companies['ENR']?.president,
    left.cash['ENR'],
    shares(left, '@B', 'ENR'),
    left.market.at['ENR'],
  ]).toEqual(['closed', null, 0, 0, undefined]);
  const stays = formed({ unfloatedAtLner: 'stay' });
  expect([stays.companies['ENR']?.status, shares(stays, '@B', 'ENR')]).toEqual(['started', 3]);
});

rule(['1862 §9 (e)', '1862 §7.11.1 (b)'], 'from phase H on a treasury sale no longer lowers the price', () => {
  const sold = (rulings: Rulings, lner: string): number => {
    const state = buying(
      { '@A': 'P+10+10+10', cash: 700, treasury: 20, price: 128, par: 54 },
      { depot: 'H', phase: 'H', own: { lner }, rulings, cash: T },
    );
    const [share] = (state.certificates['L&E'] ?? []).filter(({ at }) => at === 'L&E');
    const certificates = [share?.id ?? ''];
    return price(
      play(state, { type: 'sellShares', by: '@A', company: 'L&E', certificates, percent: 10, for: 'L&E' }),
      'L&E',
    );
  };
  expect([sold({}, 'no'), sold({}, 'triggered'), sold({}, 'formed')]).toEqual([122, 128, 128]);
  expect(sold({ pricesFallUntil: 'lner' }, 'triggered')).toBe(122);
  expect(sold({ pricesFallUntil: 'lner', treasurySaleDropAfterLner: true }, 'formed')).toBe(122);
});

rule(['1862 §10.3 (d)', '1862 §7.13'], 'after the LNER companies run and buy trains, and redeem nothing', () => {
  const own = { lner: 'formed', lateLimit: 20 };
  const spec = { '@A': 'P', pool: 20, cash: 200, price: 100, trains: '2E', tokens: 'C6' } as const;
  const asked = (rulings: Rulings) => top(onTurn('L&E', 'redeem', { 'L&E': spec }, { own, rulings, rounds: 3 }));
  expect([asked({}) === 'redeem', asked({ redemptionAfterLner: true })]).toEqual([false, 'redeem']);
});

rule(
  ['1862 §7.2 (j)', '1862 §7.3 (b)'],
  'in receivership too the home marker is placed first, on a full tile in place of the last',
  () => {
    const spec = {
      pool: 'P',
      '@B': '10',
      '@C': '10',
      status: 'floated',
      tokens: '',
      charter: [0, 0],
      turns: 0,
    } as const;
    const homes = (rulings: Rulings): readonly string[] => {
      const state = onTurn(
        'ECR',
        'home',
        { ECR: { ...spec, trains: '2E', cash: 0 }, SVR: { '@A': 'P', tokens: 'D13', charter: [], trains: '2E' } },
        { tiles: { D13: '57/0' }, phase: 'B', rulings, operated: ['SVR'] },
      );
      return state.board.tokens.map(({ company, hex }) => `${company} ${hex}`);
    };
    expect(homes({})).toEqual(['ECR D13']);
    expect(homes({ homeInReceivership: false })).toEqual(['SVR D13']);
  },
);

rule(['1862 §7.5.6 (f)', '1862 §3.1 (a)'], 'after a merger the sheet no longer shows the charter', () => {
  const companies = {
    ECR: { '@A': 'P+10+10+10', tokens: 'D13', trains: '2E', chartered: true },
    SVR: { '@A': 'P+10+10+10', tokens: 'D11', trains: '2E', chartered: true },
  } as const;
  const state = onTurn('ECR', 'merge', companies, CROWDED);
  const remarkKeys = (now: State) => remarks(now, 'ECR').map(({ key }) => key);
  expect(remarkKeys(state)).toContain('remark.charter');
  const done = settled(play(state, merger('@A', 'ECR', 'SVR')));
  expect(remarkKeys(done)).not.toContain('remark.charter');
});

rule('1862 §11.1 (a)', 'simple games speak of no permits', () => {
  const spec = { ECR: { '@A': 'P', tokens: 'D13', permits: ['express'] } } as const;
  const remarkKeys = (options: Readonly<Record<string, string>>) =>
    remarks(onTurn('ECR', 'trains', spec, { options }), 'ECR').map(({ key }) => key);
  expect(remarkKeys({})).toContain('remark.permits');
  expect(remarkKeys({ trainTypes: 'simpleExpress' })).not.toContain('remark.permits');
});

rule('1862 §6.5.4.3 (b)', 'a train without a permit may be bought; the offer says that it will not run', () => {
  const state = buying({ cash: 500, permits: ['express'] });
  expect(isOffered(state, bankTrain(state, '@A', '1F'))).toBe(true);
  const remarkKeys = (side: string): string | undefined =>
    options(state)
      .flatMap((each) => (each.kind === 'one' && each.action.type === 'buyTrain' ? [each] : []))
      .find((each) => each.action.type === 'buyTrain' && each.action.side === side)?.remark?.key;
  expect([remarkKeys('1F'), remarkKeys('2L'), remarkKeys('2E')]).toEqual([
    'remark.noPermit',
    'remark.noPermit',
    undefined,
  ]);
});

rule(['1862 §7.8 (g)', '1862 §7.8 (k)'], 'the log says which trains stay at home', () => {
  const spec = { '@A': 'P', tokens: 'F3', trains: '2E 1F', permits: ['express'] } as const;
  const events = (state: State, action: Action) => {
    const done = apply(state, action);
    if (isRefusal(done)) throw new Error(done.key);
    return done.events.flatMap((event) => (event.type === 'special' ? [[event.key, event.args['trains']]] : []));
  };
  // The run comes after the marker of the turn.
  const before = onTurn('ENR', 'station', { ENR: { ...spec, charter: [0] } }, { tiles: EAST });
  expect(events(before, pass('@A'))).toContainEqual(['noPermit', ['1F']]);
  const many = running('2E 2E 2E 2E 2E');
  const left = events(many, ran(bestOf(many)));
  expect(left[0]?.[0]).toBe('idle');
});

rule('1862 §2.4.1-§2.4.4', 'a card tells the home, when the company can be founded, and who is not in the game', () => {
  const state = onTurn('ECR', 'trains', { ECR: { '@A': 'P', tokens: 'D13' } });
  const remarkKeys = (company: string) =>
    remarks(state, company).map(({ key, args }) => [key, args['place'] ?? args['phase']]);
  expect(remarkKeys('L&D')).toEqual([
    ['remark.removed', undefined],
    ['remark.home', 'Swaffham'],
  ]);
  expect(remarkKeys('WStI')).toContainEqual(['remark.fromPhase', 'C']);
  expect(remarkKeys('E&H')).toContainEqual(['remark.home', 'Ely']);
});
