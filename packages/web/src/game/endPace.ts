/** How soon an end comes if the game goes on as it did: what was used up by the last operating rounds. */
import { type EndMark, isEqual, type State, type Title } from '@roundhouse/engine';

/** So many operating rounds are looked back at. */
const BACK = 2;

/** The positions at which operating rounds began, the newest first. */
const startsOf = (states: readonly State[]): readonly State[] => {
  const found: State[] = [];
  for (let at = states.length - 1; at > 0 && found.length < BACK; at--) {
    const [state, before] = [states[at], states[at - 1]];
    if (state?.round.kind === 'operating' && before && !isEqual(before.round, state.round)) found.push(state);
  }
  return found;
};

/** Operating rounds until then, at least one; null where nothing was used up. */
export const roundsTo = (states: readonly State[], { ends }: Title, { reason, meter }: EndMark): number | null => {
  if (!meter || !ends) return null;
  const starts = startsOf(states);
  const oldest = starts.at(-1);
  const then = oldest && ends(oldest).find((each) => each.reason === reason)?.meter;
  if (!then) return null;
  const used = (then.left - meter.left) / starts.length;
  return used > 0 ? Math.max(1, Math.ceil(meter.left / used)) : null;
};
