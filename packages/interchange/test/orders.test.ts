/** Standing orders on recorded games: each kind does what it says, and how many decisions then need nobody is printed. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  apply,
  begin,
  decider,
  explain,
  type Game,
  isEqual,
  isRefusal,
  type State,
} from '@roundhouse/engine';
import {
  carryOut,
  carryOutAll,
  happened,
  type IdentifiedOrder,
  mildest,
  newOrder,
  type OrderForm,
  partOf,
  proposals,
  questionOf,
} from '@roundhouse/engine/orders';
import { withShared } from '../../../testing/withShared.ts';
import { recordedNames } from '../../../testing/shared.ts';
import { adapterFor } from '../src/index.ts';
import { importRecorded } from './recorded.ts';

interface Step {
  readonly state: State;
  readonly action: Action;
  readonly after: State;
}

const stepsOf = ({ actions, ...header }: Game): readonly Step[] => {
  let { state } = begin({ ...header, actions: [] });
  return actions.map((action) => {
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`${result.rule} ${result.key}`);
    const step = { state, action, after: result.state };
    ({ state } = result);
    return step;
  });
};

/** Runs are the same when they earn the same. */
const earned = (state: State, action: Action): number => {
  const result = apply(state, action);
  if (isRefusal(result)) throw new Error(`${result.rule} ${result.key}`);
  return result.events.reduce((sum, event) => sum + (event.type === 'trainsRan' ? event.revenue : 0), 0);
};

const same = (state: State, a: Action, b: Action): boolean =>
  isEqual(a, b) || (a.type === 'runTrains' && b.type === 'runTrains' && earned(state, a) === earned(state, b));

/** What a person would order after deciding this by hand. */
const orderAfter = ({ state, action }: Step): OrderForm | undefined => {
  const question = questionOf(state);
  if (!question) return undefined;
  const { company } = question;
  const { kind, set, number } = state.round;
  if (action.type === 'dividend' && company !== null)
    return { kind: 'run', watch: ['phase'], company, pay: action.kind };
  if (action.type !== 'pass') return undefined;
  const part = partOf(state, question);
  if (part !== null && company !== null)
    return { kind: 'turn', watch: ['phase', 'presidency'], company, parts: [part] };
  if (kind === 'stock')
    return {
      kind: 'pass',
      watch: ['sold', 'started', 'presidency', 'phase', 'fell'],
      round: { kind, set, number },
    };
  if (/merge|acqui/i.test(kind)) return { kind: 'mergers', watch: [], own: company !== null };
  return undefined;
};

interface Tally {
  decisions: number;
  nobody: number;
  /** Orders that a person would have had to take back before they decided something else. */
  takenBack: number;
  readonly byKind: Record<string, number>;
}

const tally = (steps: readonly Step[]): Tally => {
  const orders = new Map<string, IdentifiedOrder[]>();
  const count: Tally = { decisions: steps.length, nobody: 0, takenBack: 0, byKind: {} };
  let given = 0;
  for (const step of steps) {
    const { state, action } = step;
    const who = action.by;
    let mine = orders.get(who) ?? [];
    let decided = false;
    while (decider(state) === who) {
      const result = carryOutAll(mine, state);
      mine = mine.filter(({ id }) => !result.ended.some((each) => each.id === id));
      if (!result.decides) break;
      const { id } = result.decides;
      expect(explain(state, result.decides.action)).toBeUndefined();
      if (same(state, result.decides.action, action)) {
        const kind = mine.find((each) => each.id === id)?.order.form.kind ?? 'plan';
        count.byKind[kind] = (count.byKind[kind] ?? 0) + 1;
        count.nobody++;
        decided = true;
        break;
      }
      mine = mine.filter((each) => each.id !== id);
      count.takenBack++;
    }
    if (!decided) {
      const form = orderAfter(step);
      if (form) mine = [...mine, { id: String(given++), order: newOrder(step.after, who, form) }];
    }
    orders.set(who, mine);
  }
  return count;
};

/** Orders that somebody who knows what they want could have given the last time they decided. */
const wishes = (state: State): readonly OrderForm[] => {
  const question = questionOf(state);
  if (!question) return [];
  const { company } = question;
  const { kind, set, number } = state.round;
  const part = partOf(state, question);
  return [
    { kind: 'pass', watch: ['sold', 'started', 'presidency', 'phase', 'fell'], round: { kind, set, number } },
    { kind: 'mergers', watch: [], own: true },
    ...(company === null
      ? []
      : (['pay', 'withhold', 'half', 'hudson'] as const).map((pay): OrderForm => ({
          kind: 'run',
          watch: ['phase'],
          company,
          pay,
        }))),
    ...(company === null || part === null
      ? []
      : [{ kind: 'turn', watch: ['phase', 'presidency'], company, parts: [part] } satisfies OrderForm]),
  ];
};

/** How many decisions an order, given the last time that player decided, would have taken exactly so. */
const foreseen = (steps: readonly Step[]): Readonly<Record<string, number>> => {
  const last = new Map<string, State>();
  const count: Record<string, number> = {};
  for (const { state, action, after } of steps) {
    const before = last.get(action.by);
    const form = before
      ? wishes(state).find((each) => {
          const result = carryOut(newOrder(before, action.by, each), state);
          return result.kind === 'decides' && same(state, result.action, action);
        })
      : undefined;
    if (form) count[form.kind] = (count[form.kind] ?? 0) + 1;
    last.set(action.by, after);
  }
  return count;
};

withShared('games/1817', 'orders on 1817', () => {
  it(
    'with orders for passes, runs and payments many decisions of a game of 1817 need nobody',
    { timeout: 400_000 },
    () => {
      const steps = stepsOf(importRecorded(adapterFor('1817')!, '15528'));
      const { decisions, nobody, takenBack, byKind } = tally(steps);
      console.log(
        `1817 15528: ${nobody} of ${decisions} decisions need nobody (${Math.round((100 * nobody) / decisions)} %) where each order is given after deciding so once by hand: ${JSON.stringify(byKind)}; ${takenBack} orders would have been taken back`,
      );
      expect(nobody / decisions).toBeGreaterThan(0.2);
      const known = foreseen(steps);
      const sum = Object.values(known).reduce((a, b) => a + b, 0);
      console.log(
        `1817 15528: ${sum} of ${decisions} (${Math.round((100 * sum) / decisions)} %) where the order was given the last time that player decided: ${JSON.stringify(known)}`,
      );
      expect(sum).toBeGreaterThan(nobody);
    },
  );
});

describe.each(['18MEX', '1849', '1862', '18CZ'])('orders on %s', (title) => {
  withShared(`games/${title}`, `recorded games of ${title}`, () => {
    let walked: readonly Step[] | undefined;
    const steps = (): readonly Step[] =>
      (walked ??= stepsOf(importRecorded(adapterFor(title)!, recordedNames(title)[0]!)));

    it('print how many need nobody; what they decide is always possible', { timeout: 240_000 }, () => {
      const { decisions, nobody } = tally(steps());
      console.log(`${title}: ${nobody} of ${decisions} decisions need nobody`);
      expect(nobody).toBeGreaterThan(0);
    });

    it('an order to pass passes in its round and nowhere else, and ends with it', { timeout: 240_000 }, () => {
      let passed = 0;
      let over = 0;
      for (const { state } of steps()) {
        const question = questionOf(state);
        if (!question) continue;
        const { kind, set, number } = state.round;
        const here = carryOut(
          newOrder(state, question.who, { kind: 'pass', watch: [], round: { kind, set, number } }),
          state,
        );
        if (here.kind === 'decides') {
          expect(here.action.type).toBe('pass');
          passed++;
        }
        const before = { kind: 'stock', set: set - 1, number: 1 };
        const late = carryOut(newOrder(state, question.who, { kind: 'pass', watch: [], round: before }), state);
        expect(late).toEqual({ kind: 'ended', why: { kind: 'round' } });
        over++;
      }
      expect(Math.min(passed, over)).toBeGreaterThan(10);
    });

    it('an order to run pays as it says and ends with the presidency or the last train', { timeout: 240_000 }, () => {
      let paid = 0;
      for (const { state, action } of steps()) {
        const question = questionOf(state);
        if (!question || question.company === null || action.type !== 'dividend') continue;
        const { company, who } = question;
        const form: OrderForm & { kind: 'run' } = { kind: 'run', watch: [], company, pay: action.kind };
        expect(carryOut(newOrder(state, who, form), state)).toMatchObject({ kind: 'decides', action });
        const other = Object.values(state.companies).find(({ president }) => president !== who);
        if (other)
          expect(carryOut(newOrder(state, who, { ...form, company: other.id }), state)).toEqual({
            kind: 'ended',
            why: { kind: 'company', company: other.id },
          });
        paid++;
      }
      expect(paid).toBeGreaterThan(10);
    });

    it('parts of a turn are passed where they are named, and only there', { timeout: 240_000 }, () => {
      const met = new Set<string>();
      for (const { state } of steps()) {
        const question = questionOf(state);
        const part = question && partOf(state, question);
        if (!question || part === null || question.company === null) continue;
        const { company, who } = question;
        const turn = (parts: ('track' | 'station' | 'trains' | 'other')[]) =>
          carryOut(newOrder(state, who, { kind: 'turn', watch: [], company, parts }), state);
        const others = (['track', 'station', 'trains', 'other'] as const).filter((each) => each !== part);
        expect(turn(others)).toEqual({ kind: 'silent' });
        const result = turn([part]);
        if (result.kind === 'decides') met.add(part);
      }
      expect(met.size).toBeGreaterThan(2);
    });

    it(
      'a plan plays what was tried out, step by step, and ends where a step is not offered',
      { timeout: 240_000 },
      () => {
        const all = steps();
        let plans = 0;
        for (let first = 0; first < all.length; first += 7) {
          const who = all[first]!.action.by;
          const line: Step[] = [];
          while (all[first + line.length]?.action.by === who && line.length < 8) line.push(all[first + line.length]!);
          const form: OrderForm & { kind: 'plan' } = {
            kind: 'plan',
            watch: [],
            steps: line.map(({ action }) => action),
            figures: [],
          };
          let order = newOrder(line[0]!.state, who, form);
          for (const [index, { state, action }] of line.entries()) {
            const result = carryOut(order, state);
            expect(result).toMatchObject({ kind: 'decides', action });
            if (result.kind !== 'decides') break;
            if (index === line.length - 1) expect(result.next).toEqual({ kind: 'done' });
            else if ('form' in result.next) order = result.next;
          }
          const elsewhere = all[(first + 50) % all.length]!.state;
          if (explain(elsewhere, line[0]!.action))
            expect(carryOut(newOrder(elsewhere, who, form), elsewhere)).toMatchObject({
              kind: 'ended',
              why: { kind: 'step', step: 0 },
            });
          const poor = { what: 'cash', of: who, least: 1_000_000 } as const;
          expect(carryOut(newOrder(line[0]!.state, who, { ...form, figures: [poor] }), line[0]!.state)).toMatchObject({
            kind: 'ended',
            why: { kind: 'figure' },
          });
          plans++;
        }
        expect(plans).toBeGreaterThan(10);
      },
    );

    it('a bid never goes above what was allowed', { timeout: 240_000 }, () => {
      let bids = 0;
      let outbid = 0;
      for (const { state, action } of steps()) {
        if (action.type !== 'bid') continue;
        for (const upTo of [0, action.price - 1, action.price, 2000]) {
          const result = carryOut(
            newOrder(state, action.by, { kind: 'bid', watch: [], item: action.item, upTo }),
            state,
          );
          if (result.kind === 'decides' && result.action.type === 'bid') {
            expect(result.action.price).toBeLessThanOrEqual(upTo);
            bids++;
          }
          // Where bidding begins at nothing, nothing is a bid.
          if (upTo === 0 && !(result.kind === 'decides' && result.action.type === 'bid')) {
            expect(
              result.kind === 'ended'
                ? result.why.kind
                : result.kind === 'decides' && 'kind' in result.next && result.next.kind,
            ).toBe('outbid');
            outbid++;
          }
        }
      }
      if (title === '18MEX' || title === '1862') expect(Math.min(bids, outbid)).toBeGreaterThan(0);
    });

    it('what a person would want to look at ends an order, each by its own switch', { timeout: 240_000 }, () => {
      const seen = new Set<string>();
      const all = steps();
      for (const [index, { state, action, after }] of all.entries()) {
        const next = all[index + 1];
        if (!next) continue;
        for (const player of state.seats) {
          if (player === action.by) continue;
          for (const watch of ['sold', 'started', 'presidency', 'phase', 'fell'] as const) {
            const order = newOrder(state, player, { kind: 'mergers', watch: [watch], own: false });
            expect(happened(order, state, player)).toBeUndefined();
            const why = happened(order, after, player);
            if (!why) continue;
            expect(why.kind).toBe(watch);
            seen.add(watch);
            if (watch === 'sold') expect(['sellShares', 'bankrupt', 'choose', 'merge']).toContain(action.type);
          }
        }
      }
      for (const watch of ['started', 'phase', 'fell']) expect(seen).toContain(watch);
    });

    it(
      'the mildest decision is possible wherever there is one; what is proposed is understood',
      { timeout: 240_000 },
      () => {
        let mild = 0;
        for (const { state } of steps()) {
          const action = mildest(state);
          if (action) {
            expect(explain(state, action)).toBeUndefined();
            mild++;
          }
          const who = decider(state);
          for (const { form } of who ? proposals(state, who) : [])
            expect(['decides', 'ended', 'silent']).toContain(carryOut(newOrder(state, who!, form), state).kind);
        }
        expect(mild).toBeGreaterThan(100);
      },
    );
  });
});
