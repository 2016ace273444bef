/** Walks: seeded players who choose among what is offered, by preferences or by chance, with the referee after every action. */
import {
  type Action,
  type ActionType,
  apply,
  begin,
  diceOf,
  type Dice,
  type Game,
  isRefusal,
  memberOf,
  newGame,
  type Offer,
  offeredType,
  offers,
  type OptionValue,
  type PlayerId,
  referee,
  type State,
} from '@roundhouse/engine';

/** How players choose; what preferences do not say is left to chance. */
export interface Preferences {
  /** Offers that are worth taking; where none is, all come into question. */
  readonly worthIt?: (state: State, offer: Offer) => boolean;
  /** The kind of action, of those that are left. */
  readonly kind?: (state: State, left: readonly Offer[], dice: Dice) => ActionType | undefined;
  /** The offers of that kind that come into question. */
  readonly among?: (kind: ActionType, alike: readonly Offer[]) => readonly Offer[];
  /** A member of an offer; undefined where there is none after all. */
  readonly member?: (state: State, offer: Offer, dice: Dice) => Action | undefined;
}

interface Going {
  readonly preferences?: Preferences | undefined;
  /** Most actions of the game; one that is longer stays unfinished. */
  readonly limit?: number;
  /** Looked at after every action. */
  readonly after?: ((state: State, action: Action, before: State) => void) | undefined;
}

export interface Walk extends Going {
  readonly title: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  /** Who plays; usually `@A`, `@B`… */
  readonly seats?: readonly PlayerId[];
}

/** A walk of a title by its own preferences. */
export type WalkConditions = Omit<Walk, 'title' | 'preferences' | 'seats'>;

export interface Walked {
  readonly game: Game;
  readonly state: State;
  readonly start: State;
}

export const seatNames = (players: number): readonly PlayerId[] =>
  Array.from({ length: players }, (_, index): PlayerId => `@${String.fromCharCode(65 + index)}`);

const pick = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice.below(items.length)];

export const kindsOf = (some: readonly Offer[]): readonly ActionType[] => [...new Set(some.map(offeredType))];

/** Kinds by their weights, in whole numbers; those that are not named weigh 30. */
export const byWeight =
  (weights: Partial<Record<ActionType, number>>): NonNullable<Preferences['kind']> =>
  (_state, left, dice) => {
    const kinds = kindsOf(left);
    const weightOf = (kind: ActionType): number => weights[kind] ?? 30;
    let at = dice.below(kinds.reduce((sum, kind) => sum + weightOf(kind), 0) || 1);
    return kinds.find((kind) => (at -= weightOf(kind)) < 0) ?? kinds.at(-1);
  };

/** Proposals without end would make games long; they are taken up one time in four. */
const isProposal = (offer: Offer): boolean =>
  offer.kind === 'price' && (offer.action.type === 'buyPrivate' || offer.action.type === 'sellPrivate');

const anyKind: NonNullable<Preferences['kind']> = (_state, left, dice) => {
  const others = left.filter((each) => !isProposal(each));
  return pick(kindsOf(others.length > 0 && dice.below(4) > 0 ? others : left), dice);
};

/** First a kind of action, then one of its offers: so that passing keeps a fair chance among many purchases. */
const chosen = (state: State, dice: Dice, preferences: Preferences): Action => {
  const { worthIt, kind: kindOf = anyKind, among, member = memberOf } = preferences;
  const all = offers(state);
  const good = worthIt ? all.filter((each) => worthIt(state, each)) : all;
  let left = good.length > 0 ? good : all;
  while (left.length > 0) {
    const kind = kindOf(state, left, dice);
    const alike = left.filter((each) => offeredType(each) === kind);
    const offer = pick(kind && among ? among(kind, alike) : alike, dice);
    const action = offer && member(state, offer, dice);
    if (action) return action;
    left = left.filter((each) => each !== offer);
  }
  throw new Error(`nothing can be done: ${JSON.stringify(state.agenda.at(-1))}`);
};

/** An action by chance alone. */
export const randomAction = (state: State, dice: Dice): Action => chosen(state, dice, {});

/** A game that has come to this state is played on, to its end or to the limit, with the referee after every action. */
export const walkOn = (
  game: Game,
  from: State,
  { preferences = {}, limit = 6000, after }: Going = {},
): Omit<Walked, 'start'> => {
  const dice = diceOf(game.seed);
  const actions: Action[] = [...game.actions];
  let state = from;
  const complain = (what: string): never => {
    const { title, players, seed } = game;
    throw new Error(`${title}, ${players.length} players, seed ${seed}, action ${actions.length}: ${what}`);
  };
  const first = referee(state);
  if (first.length > 0) complain(first.join('; '));
  while (!state.outcome && actions.length < limit) {
    const before = state;
    const action = chosen(before, dice, preferences);
    actions.push(action);
    const result = apply(before, action);
    if (isRefusal(result)) return complain(`offered and refused: ${JSON.stringify(action)} ${JSON.stringify(result)}`);
    state = result.state;
    const found = referee(state);
    if (found.length > 0) complain(`${JSON.stringify(action)}: ${found.join('; ')}`);
    after?.(state, action, before);
  }
  return { game: { ...game, actions }, state };
};

/** A whole game, unless it comes to the limit. */
export const walk = ({ title, players, options, rulings, seed, seats, ...going }: Walk): Walked => {
  const game = newGame({
    title,
    players: (seats ?? seatNames(players)).map((id) => ({ id, name: id.slice(1) })),
    seed,
    seating: 'asSeated',
    ...(options ? { options } : {}),
    ...(rulings ? { rulings } : {}),
  });
  const start = begin(game).state;
  return { ...walkOn(game, start, going), start };
};
