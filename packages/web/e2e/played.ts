/** Games that a simple policy plays: sensible enough to see every kind of decision, the same for the same seed. */
import {
  type Action,
  type ActionType,
  apply,
  begin,
  type Dice,
  diceOf,
  type Game,
  isRefusal,
  memberOf,
  newGame,
  type Offer,
  offeredType,
  offers,
  type State,
} from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';

/** How likely a kind of decision is taken when it is open, in percent, in this order. */
export type Likes = readonly (readonly [ActionType, number])[];

export const LIKES: Likes = [
  ['runTrains', 100],
  ['answer', 100],
  ['discardTrain', 100],
  ['dividend', 100],
  ['choose', 100],
  ['bid', 40],
  ['par', 50],
  ['buyShares', 85],
  ['layTile', 90],
  ['placeToken', 70],
  ['buyTrain', 80],
  ['buyPrivate', 90],
  ['sellShares', 6],
  ['merge', 50],
  ['usePower', 30],
];

/** Prices are the lowest: what a person sees in the field without touching it. */
const memberAtLeast = (state: State, offer: Offer, dice: Dice): Action | undefined =>
  offer.kind === 'price' ? { ...offer.action, price: offer.min } : memberOf(state, offer, dice);

/** Trading privates to and fro would go on for ever. */
const isEndless = (state: State, offer: Offer): boolean => {
  const type = offeredType(offer);
  if (type === 'sellPrivate' || type === 'endGame' || type === 'bankrupt') return true;
  if (type !== 'buyPrivate' || !('action' in offer) || offer.action.type !== 'buyPrivate') return false;
  return (state.privates[offer.action.private]?.owner ?? null) !== null;
};

/** How a game is played where it is not the usual way. */
export interface Preferences {
  readonly options?: Readonly<Record<string, boolean>>;
  readonly likes?: Likes;
  /** Offers that are never taken while there is something else. */
  readonly shuns?: (offer: Offer, state: State) => boolean;
  /** No need to play on from here. */
  readonly enough?: (state: State) => boolean;
}

const choose = (state: State, dice: Dice, { likes = LIKES, shuns }: Preferences): Action => {
  const open = offers(state).filter((each) => !isEndless(state, each) && shuns?.(each, state) !== true);
  for (const [type, percent] of likes) {
    const mine = open.filter((each) => offeredType(each) === type);
    if (mine.length === 0 || dice.below(100) >= percent) continue;
    const pay = mine.find(
      (each) => each.kind === 'one' && each.action.type === 'dividend' && each.action.kind === 'pay',
    );
    const offer = pay ?? mine[dice.below(mine.length)];
    const action = offer && memberAtLeast(state, offer, dice);
    if (action) return action;
  }
  const pass = open.find((each) => offeredType(each) === 'pass');
  for (const offer of [...(pass ? [pass] : []), ...offers(state)]) {
    const action = memberAtLeast(state, offer, dice);
    if (action) return action;
  }
  throw new Error(`nothing can be done: ${JSON.stringify(state.agenda.at(-1))}`);
};

export interface Played {
  readonly game: Game;
  readonly states: readonly State[];
}

/** A game as far as somebody has asked for it; played on when somebody asks for more. */
interface Begun {
  readonly empty: Game;
  readonly dice: Dice;
  readonly actions: Action[];
  readonly states: State[];
}

/** By what is shunned, then by everything else. Where a game is enough for somebody does not make it another game. */
const known = new Map<Preferences['shuns'], Map<string, Begun>>();

const NAMES = ['Ann', 'Boris', 'Clara', 'Dmitri', 'Elena'];

/** No game is played longer. */
const LONGEST = 3000;

const playOn = ({ dice, actions, states }: Begun, state: State, preferences: Preferences): void => {
  const action = choose(state, dice, preferences);
  const result = apply(state, action);
  if (isRefusal(result)) throw new Error(`${JSON.stringify(action)}: ${result.key}`);
  actions.push(action);
  states.push(result.state);
};

const begun = (title: string, seed: number, players: number, { options = {}, likes, shuns }: Preferences): Begun => {
  const games = known.get(shuns) ?? new Map<string, Begun>();
  known.set(shuns, games);
  const key = JSON.stringify([title, seed, players, options, likes]);
  const before = games.get(key);
  if (before) return before;
  const seats = NAMES.slice(0, players).map((name, i) => ({ id: `@${i + 1}` as const, name }));
  const empty = newGame({ title, players: seats, seed, options, seating: 'asSeated' });
  const game: Begun = { empty, dice: diceOf(seed), actions: [], states: [begin(empty).state] };
  games.set(key, game);
  return game;
};

/** A whole game, or as much of it as is enough; the same for the same seed and preferences. */
export const playedGame = async (
  title = '18MEX',
  seed = 2,
  players = 3,
  preferences: Preferences = {},
): Promise<Played> => {
  await loadTitle(title);
  const game = begun(title, seed, players, preferences);
  let count = 0;
  for (; count < LONGEST; count++) {
    const state = game.states[count];
    if (!state || state.outcome || preferences.enough?.(state) === true) break;
    if (count === game.actions.length) playOn(game, state, preferences);
  }
  return { game: { ...game.empty, actions: game.actions.slice(0, count) }, states: game.states.slice(0, count + 1) };
};

/** The game up to the first position in which something is asked that fits. */
export const upTo = ({ game, states }: Played, fits: (state: State, next: Action) => boolean, from = 0): Game => {
  const at = game.actions.findIndex((action, index) => {
    const state = states[index];
    return index >= from && state !== undefined && fits(state, action);
  });
  if (at < 0) throw new Error('no such position in the game');
  return { ...game, actions: game.actions.slice(0, at) };
};
