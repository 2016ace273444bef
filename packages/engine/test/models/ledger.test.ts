import { begin, type Event, newGame, type State } from '@roundhouse/engine';
import { lastRevenues, ledgerOf } from '@roundhouse/engine/models/ledger';
import { loadAllTitles, loadTitle } from '@roundhouse/titles';
import { beforeAll, describe, expect, it } from 'vitest';
import { playedHistory } from './playedHistory.ts';

const players = (['@1', '@2', '@3'] as const).map((id) => ({ id, name: id }));
const began = (number: number): Event => ({ type: 'roundBegan', kind: 'operating', set: 1, number, of: 2 });
const ran = (company: string, revenue: number): Event => ({ type: 'trainsRan', company, revenue, runs: [] });
const dividend = (company: string, revenue: number, paid: Readonly<Record<string, number>>): Event => ({
  type: 'dividend',
  company,
  kind: 'full',
  revenue,
  perShare: revenue / 10,
  paid,
});

describe('the ledger of a game', () => {
  let state: State;

  beforeAll(async () => {
    await loadTitle('18MEX');
    ({ state } = begin(newGame({ title: '18MEX', players, seed: 1 })));
  });

  const revenuesIn = (...events: readonly (readonly Event[])[]) =>
    ledgerOf({ states: [state, ...events.map(() => state)], opening: [], events }).revenues;

  it('knows where rounds begin and end, also those of the same kind one after the other', () => {
    const at = (kind: string, set: number, number: number): State => ({
      ...state,
      round: { kind, set, number, of: 2 },
    });
    const states = [
      at('stock', 1, 1),
      at('stock', 1, 1),
      at('operating', 1, 1),
      at('operating', 1, 2),
      at('stock', 2, 1),
    ];
    const { rounds } = ledgerOf({ states, opening: [], events: [] });
    expect(rounds.map(({ from, to, mark }) => [mark.kind, from, to])).toEqual([
      ['stock', 0, 2],
      ['operating', 2, 3],
      ['operating', 3, 4],
      ['stock', 4, 4],
    ]);
  });

  it('counts what was earned in a round in which nobody was asked to that round', () => {
    const revenues = revenuesIn([began(1), ran('A', 30), began(2), ran('A', 40)]);
    expect(revenues.map(({ round, revenue }) => [round, revenue])).toEqual([
      ['1.1', 30],
      ['1.2', 40],
    ]);
  });

  it('joins a run with its dividend, and says what was withheld and where', () => {
    const revenues = revenuesIn(
      [began(1), ran('A', 100)],
      [ran('B', 50)],
      [dividend('A', 100, { '@1': 60, '@2': 40 })],
      [dividend('B', 50, { B: 50 })],
    );
    expect(
      revenues.map(({ company, position, perShare, withheld }) => [company, position, perShare, withheld]),
    ).toEqual([
      ['A', 3, 10, false],
      ['B', 4, 5, true],
    ]);
  });

  it('knows what each company ran for last', () => {
    const events = [[ran('A', 10)], [ran('B', 20)], [ran('A', 30)]];
    expect([...lastRevenues({ events }, 2)]).toEqual([
      ['B', 20],
      ['A', 10],
    ]);
    expect(lastRevenues({ events }, 3).get('A')).toBe(30);
  });
});

describe('the ledger of whole games', async () => {
  const titles = await loadAllTitles();

  it.each(titles.map(({ id }) => id))(
    '%s: rounds cover all positions, and a figure is found where it says',
    async (id) => {
      const { states, events, opening } = await playedHistory(id, 300);
      const { rounds, revenues } = ledgerOf({ states, opening, events });
      expect(rounds[0]?.from).toBe(0);
      expect(rounds.at(-1)?.to).toBe(states.length - 1);
      for (const [at, { to }] of rounds.slice(0, -1).entries()) expect(rounds[at + 1]?.from).toBe(to);
      expect(revenues.length).toBeGreaterThan(0);
      for (const { position, company, revenue } of revenues) {
        const there = position === 0 ? opening : (events[position - 1] ?? []);
        expect(there).toContainEqual(expect.objectContaining({ company, revenue }));
      }
    },
  );
});
