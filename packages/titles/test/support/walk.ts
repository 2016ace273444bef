/** Random walks: seeded players who choose among what is offered, with the referee after every action. */
import {
  type Action,
  apply,
  begin,
  diceOf,
  type Dice,
  expand,
  factsOf,
  type Game,
  isRefusal,
  newGame,
  type Offer,
  offeredType,
  offers,
  type OptionValue,
  type PlayerId,
  referee,
  type State,
} from '@roundhouse/engine';

export interface Walk {
  readonly title: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  /** Most actions; a game that is longer stays unfinished. */
  readonly limit?: number;
  /** Looked at after every action. */
  readonly after?: (state: State, action: Action) => void;
}

export interface Walked {
  readonly game: Game;
  readonly state: State;
  readonly start: State;
}

export const seatNames = (players: number): readonly PlayerId[] =>
  Array.from({ length: players }, (_, index): PlayerId => `@${String.fromCharCode(65 + index)}`);

const pick = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice.below(items.length)];

const layIn = (state: State, offer: Extract<Offer, { kind: 'lay' }>, dice: Dice): Action | undefined => {
  const hexes = offer.hexes ?? Object.keys(factsOf(state).track.map.hexes);
  for (const hex of dice.shuffle(hexes)) {
    const about = offer.power === undefined ? { hex } : { hex, power: offer.power };
    const lays = expand(state, 'layTile', about).filter((each) => !each.refusal && each.kind === 'one');
    const chosen = lays.length > 0 ? pick(lays, dice) : undefined;
    if (chosen?.kind === 'one') return chosen.action;
  }
  return undefined;
};

/** A member of an offer; undefined where a tile lay has no member after all. */
export const memberOf = (state: State, offer: Offer, dice: Dice): Action | undefined => {
  switch (offer.kind) {
    case 'one':
      return offer.action;
    case 'price': {
      const steps = Math.floor((offer.max - offer.min) / offer.step);
      // Half of all prices are the lowest, so that walks do not spend all the money at once.
      const price = offer.min + (dice.below(2) === 0 ? 0 : dice.below(steps + 1)) * offer.step;
      return { ...offer.action, price };
    }
    case 'lay':
      return layIn(state, offer, dice);
    case 'run': {
      const runs = expand(state, 'runTrains', {}).filter((each) => !each.refusal && each.kind === 'one');
      const chosen = runs[0];
      return chosen?.kind === 'one' ? chosen.action : undefined;
    }
  }
};

/** Proposals without end would make games long; they are taken up one time in four. */
const isProposal = (offer: Offer): boolean =>
  offer.kind === 'price' && (offer.action.type === 'buyPrivate' || offer.action.type === 'sellPrivate');

const pickKind = (left: readonly Offer[], dice: Dice): string | undefined => {
  const kinds = (some: readonly Offer[]): readonly string[] => [...new Set(some.map(offeredType))];
  const others = left.filter((each) => !isProposal(each));
  return pick(kinds(others.length > 0 && dice.below(4) > 0 ? others : left), dice);
};

/** First a kind of action, then one of its offers: so that passing keeps a fair chance among many purchases. */
export const randomAction = (state: State, dice: Dice): Action => {
  let left = offers(state);
  while (left.length > 0) {
    const kind = pickKind(left, dice);
    const offer = pick(
      left.filter((each) => offeredType(each) === kind),
      dice,
    );
    const action = offer && memberOf(state, offer, dice);
    if (action) return action;
    left = left.filter((each) => each !== offer);
  }
  throw new Error(`nothing can be done: ${JSON.stringify(state.agenda.at(-1))}`);
};

export const walk = ({ title, players, options, rulings, seed, limit = 6000, after }: Walk): Walked => {
  const game = newGame({
    title,
    players: seatNames(players).map((id) => ({ id, name: id.slice(1) })),
    seed,
    ...(options ? { options } : {}),
    ...(rulings ? { rulings } : {}),
  });
  const dice = diceOf(seed);
  const actions: Action[] = [];
  const start = begin(game).state;
  let state = start;
  const complain = (what: string): never => {
    throw new Error(`${title}, ${players} players, seed ${seed}, action ${actions.length}: ${what}`);
  };
  const first = referee(state);
  if (first.length > 0) complain(first.join('; '));
  while (!state.outcome && actions.length < limit) {
    const action = randomAction(state, dice);
    actions.push(action);
    const result = apply(state, action);
    if (isRefusal(result)) return complain(`offered and refused: ${JSON.stringify(action)} ${JSON.stringify(result)}`);
    state = result.state;
    const found = referee(state);
    if (found.length > 0) complain(`${JSON.stringify(action)}: ${found.join('; ')}`);
    after?.(state, action);
  }
  return { game: { ...game, actions }, state, start };
};
