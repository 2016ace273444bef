import { apply, begin, type Event, isRefusal } from '@roundhouse/engine';
import { mainEventOf } from '@roundhouse/engine/models/mainEvent';
import { beatsSince, storyOf, type StoryRound } from '@roundhouse/engine/models/story';
import { totalsOf } from '@roundhouse/engine/models/totals';
import { loadAllTitles } from '@roundhouse/titles';
import { describe, expect, it } from 'vitest';
import { playedGame } from '../../../web/e2e/played.ts';

const turn = (who: string): Event => ({ type: 'turnBegan', who });
const round = (number: number): Event => ({ type: 'roundBegan', kind: 'operating', set: 1, number, of: 2 });
const paid = (from: string, to: string, amount: number): Event => ({ type: 'paid', from, to, amount, for: 'income' });
const laid = (hex: string): Event => ({ type: 'tileLaid', company: 'A', hex, tile: '8', rotation: 0, cost: 20 });
const closed = (key: string): Event => ({ type: 'special', key: `closed.${key}`, args: { company: 'A' } });
const bought: Event = { type: 'trainBought', company: 'A', train: '4-1', name: '4', from: 'depot', price: 300 };

/** Beats as lists of the types of their events. */
const outline = (rounds: readonly StoryRound[]) =>
  rounds.map(({ turns }) =>
    turns.map(({ who, beats }) => [who, ...beats.map(({ events }) => events.map(({ event }) => event.type).join(' '))]),
  );

describe('the story of a game', () => {
  it('has rounds with turns, and turns with beats', () => {
    const story = storyOf([[round(1), turn('A')], [laid('B2')], [laid('B4')], [turn('B')], [round(2), turn('A')]]);
    expect(outline(story)).toEqual([[['A', 'tileLaid', 'tileLaid'], ['B']], [['A']]]);
    expect(story.map(({ began }) => began?.event.number)).toEqual([1, 2]);
    expect(story[0]?.turns[0]?.beats.map(({ main }) => main.position)).toEqual([1, 2]);
  });

  it('tells payments and prices with what caused them, and not with the next decision', () => {
    const moved: Event = { type: 'priceMoved', company: 'A', from: 60, to: 70, cells: ['0,1', '0,2'], why: 'dividend' };
    const story = storyOf([[turn('A')], [laid('B2'), paid('A', 'bank', 20), moved], [paid('bank', 'A', 10)]]);
    expect(outline(story)).toEqual([[['A', 'tileLaid paid priceMoved', 'paid']]]);
  });

  it('tells in one beat what changed nothing', () => {
    const pass: Event = { type: 'passed', player: '@1' };
    const nothing: Event = { type: 'trainsRan', company: 'A', revenue: 0, runs: [] };
    const story = storyOf([[turn('A')], [pass, closed('token')], [nothing], [laid('B2')], [pass]]);
    expect(outline(story)).toEqual([[['A', 'passed special trainsRan', 'tileLaid', 'passed']]]);
    expect(story[0]?.turns[0]?.beats.map(({ importance }) => importance)).toEqual(['quiet', 'usual', 'quiet']);
  });

  it('gives the income of privates a line of its own at the start of a round', () => {
    const income: Event = { type: 'paid', from: 'bank', to: '@1', amount: 5, for: 'income', of: 'P1' };
    const told: Event = { type: 'special', key: 'rate', args: { amount: 10 } };
    expect(outline(storyOf([[round(1), income, told]]))).toEqual([[[null, 'paid', 'special']]]);
    expect(outline(storyOf([[round(1), told, income, income]]))).toEqual([[[null, 'special', 'paid paid']]]);
  });

  it('makes one major beat of a phase, apart from the train that brought it', () => {
    const lost = [{ train: '2-1', name: '2', owner: 'B' }];
    const rusted: Event = { type: 'trainsRusted', names: ['2'], trains: ['2-1'], owners: ['B'], lost };
    const began: Event = { type: 'phaseBegan', phase: '4', before: '3' };
    const story = storyOf([[turn('A')], [bought, paid('A', 'bank', 300), rusted, began]]);
    expect(outline(story)).toEqual([[['A', 'trainBought paid', 'trainsRusted phaseBegan']]]);
    const [purchase, phase] = story[0]?.turns[0]?.beats ?? [];
    expect([purchase?.importance, phase?.importance, phase?.main.event.type]).toEqual(['usual', 'major', 'phaseBegan']);
    expect(purchase?.phase).toBeNull();
    expect(phase?.phase).toEqual({ phase: '4', before: '3', rusted: lost, obsolete: [], privates: [], companies: [] });
  });

  it('says where on the table it happened', () => {
    const [beat] = storyOf([[laid('B2'), paid('A', 'bank', 20)]])[0]?.turns[0]?.beats ?? [];
    expect(beat?.places).toEqual([
      { kind: 'hex', hex: 'B2' },
      { kind: 'company', company: 'A' },
    ]);
  });

  it('leads to the route of a run and to the cell of a marker', () => {
    const ran: Event = { type: 'trainsRan', company: 'A', revenue: 70, runs: [] };
    const moved: Event = { type: 'priceMoved', company: 'A', from: 60, to: 70, cells: ['0,1', '0,2'], why: 'paid' };
    const story = storyOf([[turn('A')], [ran, moved]]);
    expect(story[0]?.turns[0]?.beats[0]?.places).toEqual([
      { kind: 'route', company: 'A', position: 1, revenue: 70 },
      { kind: 'cell', company: 'A', from: '0,1', cell: '0,2' },
    ]);
  });

  it('gives entries to the event they belong to, whether they come before or after it', () => {
    const moved: Event = { type: 'trainMoved', train: '4-1', name: '4', from: 'depot', to: 'A' };
    const forTrain: Event = { type: 'paid', from: 'A', to: 'bank', amount: 300, for: 'train' };
    const story = storyOf([[turn('A')], [laid('B2'), paid('A', 'bank', 20), forTrain, moved, bought]]);
    expect(outline(story)).toEqual([[['A', 'tileLaid paid', 'paid trainMoved trainBought']]]);
    const [, purchase] = story[0]?.turns[0]?.beats ?? [];
    expect(purchase?.main.event).toBe(bought);
    expect(purchase?.entries.map(({ event }) => event)).toEqual([forTrain, moved]);
  });

  it('adds up what a turn changed', () => {
    const moved = (from: number, to: number): Event => ({
      type: 'priceMoved',
      company: 'A',
      from,
      to,
      cells: [`0,${from}`, `0,${to}`],
      why: 'paid',
    });
    const story = storyOf([[turn('A'), paid('bank', '@1', 30)], [paid('@1', 'A', 10), moved(60, 70)], [moved(70, 80)]]);
    expect(story[0]?.turns[0] && totalsOf(story[0].turns[0])).toEqual({
      cash: [
        { holder: '@1', by: 20 },
        { holder: 'A', by: 10 },
      ],
      prices: [{ company: 'A', from: 60, to: 80 }],
    });
  });

  it('begins anew after a position, without payments alone', () => {
    const story = storyOf([
      [round(1), paid('bank', '@1', 5), turn('A')],
      [laid('B2')],
      [paid('bank', '@1', 5)],
      [bought],
    ]);
    expect(beatsSince(story, 0).map(({ main }) => main.event.type)).toEqual(['tileLaid', 'trainBought']);
    expect(beatsSince(story, 1).map(({ main }) => main.event.type)).toEqual(['trainBought']);
  });

  it('begins anew with what was done: a player who passes, not the steps that a company leaves out', () => {
    const story = storyOf([
      [round(1), turn('A')],
      [{ type: 'passed', player: '@1', company: 'A', step: 'trains' }, turn('@2')],
      [{ type: 'passed', player: '@2' }],
    ]);
    expect(beatsSince(story, 0).map(({ main }) => main.event)).toEqual([{ type: 'passed', player: '@2' }]);
  });

  it('names the one event that says what an action was about', () => {
    const presides: Event = { type: 'presidencyChanged', company: 'A', from: '@1', to: '@2' };
    expect(mainEventOf([presides, bought, turn('B')])).toBe(bought);
    expect(mainEventOf([paid('A', 'bank', 1), presides])).toBe(presides);
    expect(mainEventOf([turn('B'), round(1)])).toBeUndefined();
  });
});

describe('the story of whole games', async () => {
  const titles = await loadAllTitles();

  it.each(titles.map(({ id }) => id))(
    '%s: tells every event once, in order, and goes on without telling anew',
    async (id) => {
      let asked = 0;
      const { game } = await playedGame(id, 3, 3, { enough: () => asked++ > 400 });
      let { state, events } = begin({ ...game, actions: [] });
      const history: (readonly Event[])[] = [events];
      for (const action of game.actions) {
        const result = apply(state, action);
        if (isRefusal(result)) throw new Error(result.key);
        ({ state, events } = result);
        history.push(events);
      }
      const story = storyOf(history);
      const all = story.flatMap(({ began, turns }) => [
        ...(began ? [began.event] : []),
        ...turns.flatMap((each) => [
          ...(each.began ? [each.began.event] : []),
          ...each.beats.flatMap((beat) => beat.events.map(({ event }) => event)),
        ]),
      ]);
      expect(all).toEqual(history.flat());
      for (const { turns } of story)
        for (const { beats } of turns) for (const { events: within, main } of beats) expect(within).toContain(main);
      // Rounds that are over are the same objects when the game goes on: a view of them is not drawn again.
      const shorter = storyOf(history.slice(0, -1));
      expect(shorter.length).toBeGreaterThan(2);
      for (const [at, each] of shorter.slice(0, -1).entries()) expect(story[at]).toBe(each);
    },
  );
});
