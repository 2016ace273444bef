/** Seeded players who mostly do what keeps a railway alive, so that walks come to the later phases. */
import {
  type Action,
  type ActionType,
  apply,
  begin,
  type Dice,
  diceOf,
  type Game,
  isRefusal,
  newGame,
  type Offer,
  offeredType,
  offers,
  type OptionValue,
  referee,
  type State,
} from '@roundhouse/engine';
import { memberOf } from '../../../test/support/index.ts';

export interface Journey {
  readonly players: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly limit?: number;
  readonly after?: (state: State, action: Action, before: State) => void;
}

const WEIGHTS: Partial<Record<ActionType, number>> = {
  layTile: 90,
  placeToken: 40,
  buyTrain: 40,
  buyShares: 60,
  par: 60,
  sellShares: 2,
  pass: 30,
  buyPrivate: 12,
  repayLoan: 10,
  takeLoan: 10,
  usePower: 10,
  buyToken: 10,
  bankrupt: 10,
};

const weighted = <T>(items: readonly T[], weight: (item: T) => number, dice: Dice): T | undefined => {
  let left = dice.below(items.reduce((sum, item) => sum + weight(item), 0) || 1);
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  return items.at(-1);
};

const member = (state: State, offer: Offer, dice: Dice): Action | undefined => {
  // Prices near the lowest keep money where it is needed.
  if (offer.kind === 'price') return { ...offer.action, price: Math.min(offer.max, offer.min + dice.below(20)) };
  return memberOf(state, offer, dice);
};

export const nextAction = (state: State, dice: Dice): Action => {
  let left = offers(state);
  while (left.length > 0) {
    const kinds = [...new Set(left.map(offeredType))];
    const kind = weighted(kinds, (each) => WEIGHTS[each] ?? 30, dice);
    const alike = left.filter((each) => offeredType(each) === kind);
    const offer = alike[dice.below(alike.length)];
    const action = offer && member(state, offer, dice);
    if (action) return action;
    left = left.filter((each) => each !== offer);
  }
  throw new Error(`nothing can be done: ${JSON.stringify(state.agenda.at(-1))}`);
};

/** A whole game; the referee looks after every action. */
export const journey = ({ players, seed, options = {}, rulings = {}, limit = 3000, after }: Journey) => {
  const game = newGame({
    title: '1849',
    players: Array.from({ length: players }, (_, seat) => ({
      id: `@${seat + 1}` as const,
      name: `Player ${seat + 1}`,
    })),
    seed,
    options,
    rulings,
  });
  const dice = diceOf(seed);
  const actions: Action[] = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < limit) {
    const action = nextAction(state, dice);
    const where = `seed ${seed}, ${players} players, action ${actions.length}: ${JSON.stringify(action)}`;
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`${where}: offered and refused ${JSON.stringify(result)}`);
    const found = referee(result.state);
    if (found.length > 0) throw new Error(`${where}: ${found.join('; ')}`);
    after?.(result.state, action, state);
    state = result.state;
    actions.push(action);
  }
  return { game: { ...game, actions } satisfies Game, state };
};
