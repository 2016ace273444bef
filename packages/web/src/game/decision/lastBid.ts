/** How an auction would end if this were the last bid: the others pass. */
import {
  type Action,
  apply,
  askedFor,
  type CompanyId,
  fieldsOf,
  type Frame,
  isRefusal,
  type Offer,
  offers,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { type Change, type Played, withinTurn } from '@roundhouse/engine/models/forecast';

/** Small decisions on the way that do not change who gets what. */
const ON_THE_WAY: readonly Action['type'][] = ['placeToken', 'actFor', 'discardTrain', 'removeToken', 'sellPrivate'];
const MOST = 40;

const frameAbout = (frame: Frame | undefined): unknown => {
  const { company, item } = fieldsOf(frame);
  return company ?? item;
};

/** An auction is going on: somebody leads, or nobody does yet. */
export const contestOf = (
  state: State,
): { readonly leader: string | null; readonly price: number; readonly kind: string | null } | null => {
  const { leader, price, kind } = fieldsOf(topFrame(state));
  if (leader === undefined || typeof price !== 'number') return null;
  return {
    leader: typeof leader === 'string' ? leader : null,
    price,
    kind: typeof kind === 'string' ? kind : null,
  };
};

const open = (offered: readonly Offer[], type: Action['type']): Action | undefined =>
  offered.flatMap((each) => (each.kind === 'one' && each.action.type === type ? [each.action] : []))[0];

const yielding = (state: State): Action | undefined => {
  const offered = offers(state);
  for (const type of ['pass', ...ON_THE_WAY] as const) {
    const action = open(offered, type);
    if (action) return action;
  }
  return undefined;
};

const played = ({ state, events, turnEnd: ended }: Played, action: Action): Played | null => {
  const result = apply(state, action);
  if (isRefusal(result)) return null;
  const turnEnd = ended ?? (result.turnEnd && { ...result.turnEnd, events: events.length + result.turnEnd.events });
  return { state: result.state, events: [...events, ...result.events], ...(turnEnd && { turnEnd }) };
};

export interface Ending extends Change {
  /** How much of what is paid the winner may give in privates instead of cash. */
  readonly inPrivates: number;
  /** With which of several companies the winner is supposed to buy; null where there is no choice. */
  readonly buyer: CompanyId | null;
}

/** What can be given in privates at a step that asks for them, as long as one fits. */
const inPrivates = (state: State): number => {
  const given = open(offers(state), 'sellPrivate');
  const result = given?.type === 'sellPrivate' && !state.outcome ? apply(state, given) : null;
  return given?.type === 'sellPrivate' && result && !isRefusal(result) ? given.price + inPrivates(result.state) : 0;
};

const known = new WeakMap<State, Map<string, Ending | null>>();

const find = (state: State, action: Action): Ending | null => {
  const about = action.type === 'bid' ? action.item : frameAbout(topFrame(state));
  const depth = state.agenda.length - (contestOf(state) ? 1 : 0);
  let privates = 0;
  let buyer: CompanyId | null = null;
  let run = played({ state, events: [] }, action);
  for (let count = 0; run && count < MOST; count++) {
    const now: State = run.state;
    if (now.outcome || now.agenda.length <= depth || frameAbout(now.agenda[depth]) !== about) break;
    if (askedFor(now).includes('sellPrivate')) privates = Math.max(privates, inPrivates(now));
    const next = yielding(now);
    if (next?.type === 'actFor') buyer = next.company;
    const then = next && played(run, next);
    if (!then) break;
    run = then;
  }
  return run && { ...withinTurn(state, run), inPrivates: privates, buyer };
};

/** What a bid, or a pass, brings in the end if everybody else passes. */
export const outcomeIfLast = (state: State, action: Action): Ending | null => {
  let byAction = known.get(state);
  if (!byAction) known.set(state, (byAction = new Map<string, Ending | null>()));
  const key = JSON.stringify(action);
  let found = byAction.get(key);
  if (found === undefined) byAction.set(key, (found = find(state, action)));
  return found;
};
