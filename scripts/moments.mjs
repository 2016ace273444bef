// Positions worth looking at: every kind of decision in every step that asks for it, from a few games.
import { apply, begin, isRefusal, stepNameOf, topFrame } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';

/** All positions of a stored game. */
export async function replayed(game) {
  await loadTitle(game.title);
  let { state } = begin(game);
  const states = [state];
  for (const action of game.actions) {
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`${JSON.stringify(action)}: ${result.key}`);
    states.push((state = result.state));
  }
  return { game, states };
}

/** Not the first of its kind, when little lies on the table, and not the last. */
const AT = 0.6;

/** `step-kind` of a decision → the game up to it, and what was decided. What the first game does not show is taken from the next. */
export function momentsOf(games) {
  const found = new Map();
  for (const { game, states } of games) {
    const seen = new Map();
    for (const [at, { type }] of game.actions.entries()) {
      if (type === 'pass') continue;
      const name = `${stepNameOf(topFrame(states[at])) ?? 'none'}-${type}`;
      seen.set(name, [...(seen.get(name) ?? []), at]);
    }
    for (const [name, all] of seen) {
      const at = all[Math.floor(all.length * AT)];
      if (!found.has(name))
        found.set(name, { game: { ...game, actions: game.actions.slice(0, at) }, next: game.actions[at] });
    }
  }
  return found;
}
