/** Playing in tests: an action is accepted, or refused by a rule; anything else fails the test. */
import {
  type Action,
  apply,
  type Event,
  expand,
  isRefusal,
  offers,
  type Refusal,
  referee,
  type State,
} from '@roundhouse/engine';

/** The state after these actions; the referee must be content after each. */
export const play = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((before, action) => playWithEvents(before, action).state, state);

export const playWithEvents = (
  state: State,
  action: Action,
): { readonly state: State; readonly events: readonly Event[] } => {
  const result = apply(state, action);
  if (isRefusal(result))
    throw new Error(
      `refused by ${result.rule} ${result.key} ${JSON.stringify(result.args)}: ${JSON.stringify(action)}`,
    );
  const found = referee(result.state);
  if (found.length > 0) throw new Error(`after ${JSON.stringify(action)}: ${found.join('; ')}`);
  return result;
};

/** Why an action is refused; the state must stay as it was. */
export const refusalOf = (state: State, action: Action): Refusal => {
  const before = JSON.stringify(state);
  const result = apply(state, action);
  if (!isRefusal(result)) throw new Error(`accepted: ${JSON.stringify(action)}`);
  if (JSON.stringify(state) !== before) throw new Error('a refusal changed the state');
  return result;
};

export const isOffered = (state: State, action: Action): boolean => !isRefusal(apply(state, action));

/** The best run of the company on turn, as an action. */
export const bestRun = (state: State): Action => {
  const [option] = expand(state, 'runTrains', {}).filter((each) => !each.refusal);
  if (option?.kind !== 'one') throw new Error('no run is offered');
  return option.action;
};

/** Kinds of action that are offered now. */
export const offeredKinds = (state: State): ReadonlySet<string> =>
  new Set(
    offers(state).map((offer) => {
      if (offer.kind === 'lay') return 'layTile';
      return offer.kind === 'run' ? 'runTrains' : offer.action.type;
    }),
  );
