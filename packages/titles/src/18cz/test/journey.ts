/** Whole games of players who would rather do something than pass, with the referee after every action. */
import {
  type Action,
  apply,
  begin,
  diceOf,
  type Dice,
  type Game,
  isRefusal,
  newGame,
  offeredType,
  offers,
  type OptionValue,
  referee,
  type State,
} from '@roundhouse/engine';
import { memberOf, seatNames } from '../../../test/support/index.ts';

export interface Journey {
  readonly players: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
}

/** Offers to others are rare, so that a game does not drown in refusals; so is passing. */
const RARE: readonly Action['type'][] = ['pass', 'buyPrivate', 'sellPrivate', 'merge', 'sellShares', 'usePower'];

const decide = (state: State, dice: Dice): Action => {
  let left = offers(state);
  while (left.length > 0) {
    const kinds = [...new Set(left.map(offeredType))];
    const eager = kinds.filter((kind) => !RARE.includes(kind));
    const pool = eager.length > 0 && dice.below(5) > 0 ? eager : kinds;
    const kind = pool[dice.below(pool.length)];
    const same = left.filter((each) => offeredType(each) === kind);
    const offer = same[dice.below(same.length)];
    const action = offer && memberOf(state, offer, dice);
    if (action) return action;
    left = left.filter((each) => each !== offer);
  }
  throw new Error(`nothing can be done: ${JSON.stringify(state.agenda.at(-1))}`);
};

export const journey = ({
  players,
  seed,
  options = {},
  rulings = {},
}: Journey): { readonly game: Game; readonly state: State } => {
  const game = newGame({
    title: '18CZ',
    players: seatNames(players).map((id) => ({ id, name: id.slice(1) })),
    seed,
    options,
    rulings,
  });
  const dice = diceOf(seed);
  const actions: Action[] = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < 6000) {
    const action = decide(state, dice);
    actions.push(action);
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`seed ${seed}: offered and refused: ${JSON.stringify({ action, result })}`);
    state = result.state;
    const found = referee(state);
    if (found.length > 0) throw new Error(`seed ${seed}, ${JSON.stringify(action)}: ${found.join('; ')}`);
  }
  return { game: { ...game, actions }, state };
};
