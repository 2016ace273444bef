/** What recorded actions mean in most titles; adapters list these and add what is peculiar to them. */
import {
  type Action,
  alike,
  certificatesOf,
  companyIn,
  decider,
  flatMap,
  type Place,
  type PlayerId,
  type State,
  topFrame,
} from '@roundhouse/engine';
import type { Connections } from '@roundhouse/routes';
import { type Adapter, type Context, fromPeer, playerFromPeer } from './adapter.ts';
import { cellFromPeer, cityFromPeer, tileOfCopy } from './ids.ts';
import { maybeText, number, type PeerAction, PeerError, text } from './peer.ts';

/** The player who decides for the entity of a recorded action. */
export const actor = (adapter: Adapter, context: Context, action: PeerAction): PlayerId => {
  const { state } = context;
  if (action.entity_type === 'player') return playerFromPeer(text(action, 'entity'));
  const id = fromPeer(adapter, text(action, 'entity'));
  if (action.entity_type === 'company') {
    const owner = state.privates[id]?.owner;
    if (!owner) throw new PeerError(`${action.type} ${action.id ?? ''}: ${id} has no owner`);
    return owner.startsWith('@') ? (owner as PlayerId) : presidentOf(state, owner);
  }
  return presidentOf(state, id);
};

const presidentOf = (state: State, company: string): PlayerId => {
  const president = state.companies[company]?.president ?? decider(state);
  if (!president) throw new PeerError(`${company} has no president`);
  return president;
};

/** The company whose step is on top of the agenda. */
export const companyOnTop = (state: State): string | undefined => companyIn(topFrame(state));

/**
 * A pass belongs to the step of its entity. Where another company's step is on top, steps that were skipped there come
 * first; where the entity's turn is over here already, it needs nothing.
 */
export const translatePass = (adapter: Adapter, context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const by = decider(state);
  if (!by) return [];
  if (action.entity_type === 'player')
    return by === playerFromPeer(text(action, 'entity')) ? [{ type: 'pass', by }] : 'later';
  const company = fromPeer(adapter, text(action, 'entity'));
  const onTurn = companyOnTop(state);
  if (onTurn === undefined || onTurn === company) return [{ type: 'pass', by }];
  return 'later';
};

/** Tile copies that lie on the board are remembered, since cities are named by them. */
export const rememberCopy = (context: Context, action: PeerAction): void => {
  context.copies.set(text(action, 'hex'), text(action, 'tile'));
};

export const translateLay = (adapter: Adapter, context: Context, action: PeerAction): Action => {
  rememberCopy(context, action);
  const rotation = number(action, 'rotation');
  if (rotation !== 0 && rotation !== 1 && rotation !== 2 && rotation !== 3 && rotation !== 4 && rotation !== 5)
    throw new PeerError(`lay_tile ${action.id ?? ''}: rotation ${rotation}`);
  return {
    type: 'layTile',
    by: actor(adapter, context, action),
    hex: text(action, 'hex'),
    tile: tileOfCopy(text(action, 'tile')),
    rotation,
    ...(action.entity_type === 'company' ? { power: fromPeer(adapter, text(action, 'entity')) } : {}),
  };
};

export const translateToken = (adapter: Adapter, context: Context, action: PeerAction): Action => ({
  type: 'placeToken',
  by: actor(adapter, context, action),
  ...cityFromPeer(context.state, context.copies, text(action, 'city')),
});

const DIVIDENDS = { payout: 'pay', withhold: 'withhold', half: 'half', hudson: 'hudson' } as const;

export const translateDividend = (adapter: Adapter, context: Context, action: PeerAction): Action => {
  const kind = DIVIDENDS[text(action, 'kind') as keyof typeof DIVIDENDS];
  if (!kind) throw new PeerError(`dividend ${action.id ?? ''}: kind ${text(action, 'kind')}`);
  return { type: 'dividend', by: actor(adapter, context, action), kind };
};

/** Where a train of ours is, which is where it is bought from. */
export const translateTrain = (adapter: Adapter, context: Context, action: PeerAction): Action => {
  const id = fromPeer(adapter, text(action, 'train'));
  const train = context.state.trains.find((each) => each.id === id);
  if (!train) throw new PeerError(`buy_train ${action.id ?? ''}: no train ${id}`);
  const variant = maybeText(action, 'variant');
  return {
    type: 'buyTrain',
    by: actor(adapter, context, action),
    train: id,
    from: train.at,
    price: number(action, 'price'),
    ...(variant !== undefined && fromPeer(adapter, variant) !== train.name ? { side: fromPeer(adapter, variant) } : {}),
  };
};

export const translatePar = (adapter: Adapter, context: Context, action: PeerAction): Action => ({
  type: 'par',
  by: actor(adapter, context, action),
  company: fromPeer(adapter, text(action, 'corporation')),
  cell: cellFromPeer(text(action, 'share_price')),
});

export const translateBid = (adapter: Adapter, context: Context, action: PeerAction): Action => ({
  type: 'bid',
  by: actor(adapter, context, action),
  item: fromPeer(adapter, maybeText(action, 'company') ?? maybeText(action, 'corporation') ?? text(action, 'minor')),
  price: number(action, 'price'),
});

/**
 * Our certificates that stand for recorded shares: the same number where it is in the right place, else an identical one
 * (which of several alike ones changed hands may differ after exchanges).
 */
export const alikeCertificates = (
  state: State,
  company: string,
  numbers: readonly string[],
  place: Place,
): readonly string[] => {
  const all = certificatesOf(state, company);
  const taken = new Set<string>();
  return numbers.map((number) => {
    const named = all.find((each) => each.id === `${company}_${number}`);
    if (!named) throw new PeerError(`no share ${company}_${number}`);
    const there = all.filter((each) => each.at === place && !taken.has(each.id));
    const found = there.find((each) => each === named) ?? there.find((each) => alike(each, named));
    if (!found) throw new PeerError(`no share like ${company}_${number} at ${place}`);
    taken.add(found.id);
    return found.id;
  });
};

/** The company and the numbers of recorded shares. */
export const sharesOf = (
  adapter: Adapter,
  shares: readonly string[],
): { readonly company: string; readonly numbers: readonly string[] } => {
  const theirs = (shares[0] ?? '').replace(/_\d+$/, '');
  return { company: fromPeer(adapter, theirs), numbers: shares.map((each) => each.slice(theirs.length + 1)) };
};

/** The lists of hexes of a recorded run, by train of ours. */
export const connectionsIn = (adapter: Adapter, action: PeerAction): readonly Connections[] => {
  const routes = action['routes'];
  if (!Array.isArray(routes)) throw new PeerError(`run_routes ${action.id ?? ''}: routes are missing`);
  return flatMap(routes, (route: unknown): readonly Connections[] => {
    const { train, connections } = route as { readonly train?: unknown; readonly connections?: unknown };
    if (typeof train !== 'string' || !Array.isArray(connections) || connections.length === 0) return [];
    return [{ train: fromPeer(adapter, train), connections: connections as readonly (readonly string[])[] }];
  });
};
