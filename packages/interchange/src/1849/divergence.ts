/** 1849: where a game that was played under other rulings leaves what 18xx.games would have done, and the ruling that causes it. */
import { type Action, apply, type Game, isRefusal, type OptionValue, type State } from '@roundhouse/engine';
import { PRESETS, recordedQueue, roster } from '@roundhouse/titles/1849';
import type { ExportContext } from '../adapter.ts';

type Rulings = Readonly<Record<string, OptionValue>>;

/** What that system remembers of networks depends on when it was asked: nothing is held against a game for that. */
const { keptNetworks: _remembered, ...site }: Rulings = PRESETS['18xx.games'];

/** Memories of that system that no rule of the rulebook needs. */
const NOT_COMPARED = ['charts', 'drawnOrder', 'heldClosings', 'movedBySale', 'orderBefore', 'routed'];

const position = ({ rules: _rules, own, outcome, ...rest }: State): string => {
  const kept = Object.entries(own).filter(([name]) => !NOT_COMPARED.includes(name));
  return JSON.stringify([rest, kept.sort(([a], [b]) => a.localeCompare(b)), outcome?.reason]);
};

const under = (state: State, rulings: Rulings): State => ({
  ...state,
  rules: { ...state.rules, rulings: { ...state.rules.rulings, ...rulings } },
});

const differs = (before: State, action: Action, after: State, rulings: Rulings): boolean => {
  const there = apply(under(before, rulings), action);
  return isRefusal(there) || position(there.state) !== position(after);
};

/** The founding queue is drawn before the first action. */
const queueDiffers = ({ seed, options }: Game, before: State): boolean => {
  const drawn = recordedQueue(seed, options['delayedIft'] === true);
  return roster.get(before).some((id, index) => id !== drawn[index]);
};

/** The ruling that leaves this action, or its effect, without a counterpart there; undefined where it has one. */
export const divergingRuling = (
  { game, memory }: ExportContext,
  action: Action,
  before: State,
  after: State,
): string | undefined => {
  if (memory.get('index') === undefined && queueDiffers(game, before))
    return game.rulings['siteQueue'] === true ? 'iftSwaps' : 'siteQueue';
  const others = Object.keys(site).filter((id) => game.rulings[id] !== true);
  if (others.length === 0 || !differs(before, action, after, site)) return undefined;
  return others.find((id) => differs(before, action, after, { [id]: true })) ?? others[0];
};
