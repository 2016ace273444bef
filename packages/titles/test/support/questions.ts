/** What a title asks and how it refuses, looked at over whole walks: questions that are none, refusals that cite no rule of their own. */
import { type Action, decider, explain, offers, type PlayerId, type State, stepNameOf } from '@roundhouse/engine';
import { loadTitle } from '../../src/index.ts';
import { type WalkConditions, type Preferences, walk } from './walk.ts';

type Walks = readonly (WalkConditions & { readonly preferences?: Preferences })[];

const stepOf = (state: State): string => stepNameOf(state.agenda.at(-1)) ?? 'none';

interface Seen {
  readonly positions: readonly State[];
  /** Steps in which somebody was asked although there was nothing to do but to pass. */
  readonly idle: ReadonlySet<string>;
  /** Of every kind of action in every step, a few as they were taken. */
  readonly actions: readonly Action[];
}

const PER_KIND = 3;

/** What is said where nobody offers it: the rule comes from the title. */
const UNOFFERED: ReadonlySet<string> = new Set(['notOffered', 'notAChoice', 'notLikeThat', 'notThisOne', 'notAmong']);

const canOnlyPass = (state: State): boolean => {
  const all = state.outcome ? [] : offers(state);
  return all.length > 0 && all.every((offer) => offer.kind === 'one' && offer.action.type === 'pass');
};

const collectQuestions = (title: string, walks: Walks, every: number): Seen => {
  const positions: State[] = [];
  const idle = new Set<string>();
  const taken = new Map<string, Action[]>();
  let count = 0;
  for (const each of walks)
    walk({
      title,
      ...each,
      after: (state, action, before) => {
        const kind = `${action.type} ${stepOf(before)}`;
        const known = taken.get(kind) ?? [];
        if (known.length < PER_KIND) taken.set(kind, [...known, action]);
        if (count++ % every === 0 && !state.outcome) positions.push(state);
        if (canOnlyPass(state)) idle.add(stepOf(state));
      },
    });
  return { positions, idle, actions: [...taken.values()].flat() };
};

const looked = new WeakMap<Walks, Seen>();

/** Who looks at the same walks again need not walk again. */
const see = (title: string, walks: Walks, every = 25): Seen => {
  const seen = looked.get(walks) ?? collectQuestions(title, walks, every);
  looked.set(walks, seen);
  return seen;
};

/** Out of range: far below and far above, and a coin next to it. */
const atOtherPrices = (action: Action): readonly Action[] => {
  if (!('price' in action) || typeof action.price !== 'number') return [];
  const { price } = action;
  return [0, 1, price + 1, 5000].map((other) => ({ ...action, price: other }));
};

/**
 * Typical illegal things: what is done at other times, by the one who is asked now, at prices of all kinds. Tells, once a kind and
 * step, what is refused by the title's fall-back or by no rule of its rulebook.
 */
export const catchAlls = async (id: string, walks: Walks, every?: number): Promise<readonly string[]> => {
  const title = await loadTitle(id);
  const rulebook = await title.rulebook();
  const { cite } = title;
  const { positions, actions } = see(id, walks, every);
  const found = new Set<string>();
  const tried = (state: State, action: Action): void => {
    const refusal = explain(state, action);
    if (!refusal) return;
    const { key, rule } = refusal;
    const fallBack =
      key === 'priceRange' ? rule === (cite.priceRange ?? '') : UNOFFERED.has(key) && rule === (cite.notOffered ?? '');
    if (fallBack || !Object.hasOwn(rulebook, rule)) found.add(`${action.type} in ${stepOf(state)}: ${key} (${rule})`);
  };
  for (const state of positions) {
    const by: PlayerId = decider(state) ?? '@A';
    for (const action of actions) for (const each of [action, ...atOtherPrices(action)]) tried(state, { ...each, by });
  }
  return [...found].sort();
};

/** Where somebody was asked although there was nothing to do but to pass, once a step. */
export const idleQuestions = (id: string, walks: Walks): readonly string[] => [...see(id, walks).idle].sort();
