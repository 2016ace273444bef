/** Shared pieces as a plain title lists them, and whole games of it. */
import { readFileSync } from 'node:fs';
import { apply, decider, expand, explain, isRefusal, offers, type PlayerId, type State } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { position, walk } from '../support/index.ts';
import { STEP } from './title.ts';

const pass = (state: State, by: PlayerId): State => {
  const done = apply(state, { type: 'pass', by });
  if (isRefusal(done)) throw new Error(done.key);
  return done.state;
};

const passes = (state: State): State => state.seats.reduce(pass, state);

const priceOfFirst = (state: State): number | undefined =>
  offers(state, 'buyPrivate').map((each) => ('action' in each && 'price' in each.action ? each.action.price : 0))[0];

describe('the sale of privates as a round of its own', () => {
  it('makes the first private cheaper when all have passed, until it is given away', () => {
    let state = position('plain', {});
    expect(priceOfFirst(state)).toBe(20);
    state = passes(state);
    expect(priceOfFirst(state)).toBe(15);
    state = passes(passes(passes(state)));
    expect(state.privates['P']?.owner).not.toBeNull();
  });

  it('pays incomes when all have passed after the first is sold', () => {
    const state = position('plain', {}, { privates: { P: '@A' } });
    const before = state.cash['@A'] ?? 0;
    expect((passes(state).cash['@A'] ?? 0) - before).toBe(5);
  });
});

describe('a stock turn in which a company is sold as one block', () => {
  const agenda = [STEP.stockRound.frame({ next: '@B', passes: 0, last: null }), STEP.stockTurn.frame({ player: '@A' })];
  const shares = { X: { price: 90, par: 90, '@A': 30, '@B': 'P', status: 'started' } } as const;

  it('does not sell the same company twice, and asks nobody who could do nothing else', () => {
    const state = position('plain', shares, {
      agenda,
      cash: { '@A': 0, '@B': 0 },
      privates: { P: '@C', Q: '@C' },
      round: { kind: 'stock', set: 2 },
    });
    const [first] = offers(state, 'sellShares');
    if (first?.kind !== 'one') throw new Error('nothing to sell');
    const sold = apply(state, first.action);
    if (isRefusal(sold)) throw new Error(sold.key);
    expect(decider(sold.state)).toBe('@B');
  });
});

describe('a step of the turn that is over', () => {
  const over = (about: Parameters<typeof position>[2] = {}): State =>
    position(
      'plain',
      { X: { price: 90, par: 90, '@A': 'P', cash: 100, tokens: 'A5', status: 'floated' } },
      {
        agenda: [
          STEP.operatingRound.frame({ operated: ['X'], field: null }),
          STEP.operatingTurn.frame({ company: 'X', begun: 5 }),
          STEP.trains.frame({ company: 'X' }),
        ],
        privates: { P: '@C', Q: '@C' },
        round: { kind: 'operating', set: 2 },
        ...about,
      },
    );

  it('answers as if it were open: what is wrong in itself is said first', () => {
    const state = over();
    expect(explain(state, { type: 'layTile', by: '@A', hex: 'Z9', tile: '9', rotation: 0 })?.key).toBe('lay.noSuchHex');
    expect(explain(state, { type: 'placeToken', by: '@A', hex: 'A5', city: 0 })?.key).toBe('alreadyThere');
  });

  it('leaves to the title what would have been possible', () => {
    const state = over();
    const [wanted] = expand(
      { ...state, agenda: [...state.agenda.slice(0, -1), STEP.track.frame({ company: 'X' })] },
      'layTile',
      {},
    );
    if (wanted?.kind !== 'one') throw new Error('nothing to lay');
    expect(explain(state, wanted.action)).toMatchObject({ rule: 'plain §5.2', key: 'notOffered' });
  });
});

describe('a train handed in for a new one', () => {
  const buying = (cash: number, trains: string, phase: string): State =>
    position(
      'plain',
      {
        X: { price: 90, par: 90, '@A': 'P', cash, tokens: 'A5', status: 'floated', trains },
        // It could sell its train, so that X is asked whatever it can pay the bank.
        Y: { price: 80, par: 80, '@B': 'P', tokens: 'A1', status: 'floated', trains: '3' },
      },
      {
        agenda: [
          STEP.operatingRound.frame({ operated: ['X'], field: null }),
          STEP.operatingTurn.frame({ company: 'X', begun: 5 }),
          STEP.trains.frame({ company: 'X' }),
        ],
        phase,
        depot: '3',
        privates: { P: '@C', Q: '@C' },
        round: { kind: 'operating', set: 2 },
      },
    );
  const three = { type: 'buyTrain', by: '@A', train: '3-3', from: 'depot' } as const;
  const traded = { ...three, price: 240, exchange: '2-0' } as const;

  it('takes its part off the price and goes to the pool, at the train limit, too', () => {
    const state = buying(250, '2', '3');
    expect(explain(state, { ...three, price: 300 })?.key).toBe('trainLimit');
    const done = apply(state, traded);
    if (isRefusal(done)) throw new Error(done.key);
    expect(done.state.cash['X']).toBe(10);
    expect(done.state.trains.filter(({ at }) => at === 'X').map(({ name }) => name)).toEqual(['3']);
    expect(done.state.trains.find(({ id }) => id === '2-0')?.at).toBe('pool');
  });

  it('is the buyer’s own, of a kind that counts, and the treasury pays the rest', () => {
    const short = { key: 'notEnoughCash', args: { cost: 240, cash: 230 } };
    expect(explain(buying(230, '2', '2'), traded)).toMatchObject(short);
    const terms = (trains: string) =>
      offers(buying(500, trains, '2'), 'buyTrain').flatMap((each) =>
        each.kind === 'one' && each.action.type === 'buyTrain' ? [[each.action.price, each.action.exchange]] : [],
      );
    expect(terms('2')).toEqual([
      [300, undefined],
      [240, '2-0'],
    ]);
    expect(terms('3')).toEqual([[300, undefined]]);
  });
});

describe('an option', () => {
  it('holds from the start, and is off unless it was chosen', () => {
    const cash = (options: Readonly<Record<string, boolean>>) => position('plain', {}, { options }).cash['@A'];
    expect([cash({}), cash({ leanStart: false }), cash({ leanStart: true })]).toEqual([300, 300, 200]);
  });
});

describe('whole games', () => {
  it.each([1, 2, 3])('come to an end (seed %i)', (seed) => {
    expect(walk({ title: 'plain', players: 3, seed, limit: 5000 }).state.outcome).not.toBeNull();
  });
});

describe('docs/adding-a-title.md', () => {
  it('shows code of this title, line by line', () => {
    const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ');
    const doc = readFileSync(new URL('../../../../docs/adding-a-title.md', import.meta.url), 'utf8');
    const title = squeeze(readFileSync(new URL('title.ts', import.meta.url), 'utf8'));
    const samples = [...doc.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples)
      for (const part of sample.split(/\n\n/)) expect(title).toContain(squeeze(part).trim());
  });
});
