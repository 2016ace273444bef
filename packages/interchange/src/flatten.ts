/** The actions that count: undone ones taken out, automatic ones put in where they happened. */
import type { PeerAction, PeerFile } from './peer.ts';

/** Orders for automatic actions, notes and chat: no effect on the state of a game. */
export const hasEffect = ({ type }: PeerAction): boolean =>
  type !== 'message' && type !== 'log' && !type.startsWith('program_');

/**
 * Undo takes the last action back (or all down to `action_id`), redo brings the last undone one back; chat is neither
 * undone nor kept.
 */
const withoutUndone = (actions: readonly PeerAction[]): readonly PeerAction[] => {
  const kept: PeerAction[] = [];
  let undone: PeerAction[][] = [];
  for (const action of actions) {
    if (action.type === 'message') continue;
    if (action.type === 'undo') {
      const target = action['action_id'];
      const until = typeof target === 'number' ? kept.findIndex((each) => (each.id ?? 0) > target) : kept.length - 1;
      undone.push(until >= 0 ? kept.splice(until) : []);
    } else if (action.type === 'redo') kept.push(...(undone.pop() ?? []));
    else {
      kept.push(action);
      undone = [];
    }
  }
  return kept;
};

const flattened = new WeakMap<PeerFile, readonly PeerAction[]>();

export const flatActions = (file: PeerFile): readonly PeerAction[] => {
  const known = file.flat_actions ?? flattened.get(file);
  if (known) return known;
  const flat = flatten(file);
  flattened.set(file, flat);
  return flat;
};

const flatten = ({ actions }: PeerFile): readonly PeerAction[] =>
  withoutUndone(actions.map((action, index) => (action.id === undefined ? { ...action, id: index + 1 } : action)))
    .flatMap((action): readonly PeerAction[] => [
      action,
      ...(action.auto_actions ?? []).map((each) => ({ ...each, auto: true })),
    ])
    .map((action, index) => ({ ...action, source_id: action.id, id: index + 1 }));

/** Where an action stands: they are numbered from 1. */
export const indexIn = (file: PeerFile, { id = 0 }: PeerAction): number => {
  const all = flatActions(file);
  return all[id - 1]?.id === id ? id - 1 : all.findIndex((each) => each.id === id);
};

/** The first action with an effect from this place of the file on. */
export const firstFrom = (file: PeerFile, from: number): PeerAction | undefined => {
  const all = flatActions(file);
  for (let at = from; at < all.length; at++) {
    const action = all[at];
    if (action && hasEffect(action)) return action;
  }
  return undefined;
};

/** The last action with an effect before this place of the file. */
export const lastBefore = (file: PeerFile, before: number): PeerAction | undefined => {
  const all = flatActions(file);
  for (let at = Math.min(before, all.length) - 1; at >= 0; at--) {
    const action = all[at];
    if (action && hasEffect(action)) return action;
  }
  return undefined;
};
