/** Seeded players who mostly do what keeps a railway alive, so that walks come to the later phases. */
import {
  type Action,
  type ActionType,
  apply,
  begin,
  cashOf,
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
  topFrame,
} from '@roundhouse/engine';
import { memberOf, seatNames } from '../../../test/support/walk.ts';
import { bestRuns } from '@roundhouse/routes';
import { routeProblem, toRun } from '../index.ts';

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
  buyTrain: 60,
  buyShares: 90,
  par: 30,
  bid: 12,
  sellShares: 3,
  pass: 30,
  merge: 4,
  convert: 10,
  choose: 30,
};

const weighted = <T>(items: readonly T[], weight: (item: T) => number, dice: Dice): T | undefined => {
  let left = dice.below(items.reduce((sum, item) => sum + weight(item), 0) || 1);
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  return items.at(-1);
};

/** Starting is worth it only with money for five shares, unless nothing else is going on. */
const worthIt = (state: State, offer: Offer): boolean => {
  if (Object.values(state.companies).every(({ status }) => status !== 'floated')) return true;
  if (offer.kind === 'price') return cashOf(state, offer.action.by) >= 400;
  if (offer.kind !== 'one' || offer.action.type !== 'par' || topFrame(state)?.step === 'charter') return true;
  return cashOf(state, offer.action.by) >= 300;
};

const member = (state: State, offer: Offer, dice: Dice): Action | undefined => {
  // A small budget is enough for a run: it need not be the best.
  if (offer.kind === 'run') {
    const problem = routeProblem(state, offer.company);
    // Many like Freights make the search long; nothing need run.
    const freights = problem.trains.filter(({ rule }) => rule.freight).length;
    const runs = freights > 3 ? [] : bestRuns(problem, { budget: 1_000 }).runs;
    return { type: 'runTrains', by: offer.by, runs: runs.map(toRun) };
  }
  if (offer.kind === 'price') return { ...offer.action, price: offer.min };
  return memberOf(state, offer, dice);
};

export const nextAction = (state: State, dice: Dice): Action => {
  const all = offers(state);
  const good = all.filter((each) => worthIt(state, each));
  let left = good.length > 0 ? good : all;
  while (left.length > 0) {
    const kinds = [...new Set(left.map(offeredType))];
    const kind = weighted(kinds, (each) => WEIGHTS[each] ?? 30, dice);
    const alike = left.filter((each) => offeredType(each) === kind);
    // Prices are listed from the lowest: the first ones leave money for more shares.
    const among = kind === 'par' ? alike.slice(0, 3) : alike;
    const offer = among[dice.below(among.length)];
    const action = offer && member(state, offer, dice);
    if (action) return action;
    left = left.filter((each) => each !== offer);
  }
  throw new Error(`nothing can be done: ${JSON.stringify(state.agenda.at(-1))}`);
};

/** A whole game; the referee looks after every action. */
export const journey = ({ players, seed, options = {}, rulings = {}, limit = 3000, after }: Journey) => {
  const game = newGame({
    title: '1862',
    players: seatNames(players).map((id) => ({ id, name: id.slice(1) })),
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
