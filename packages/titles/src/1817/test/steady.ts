/** Walks by players with a little sense, so that games get further than those of pure chance. */
import {
  type Action,
  type ActionType,
  apply,
  begin,
  cashOf,
  type Dice,
  diceOf,
  expand,
  factsOf,
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
  trainsAt,
} from '@roundhouse/engine';
import { seatNames } from '../../../test/support/index.ts';
import '../index.ts';

export interface Journey {
  readonly players: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly limit?: number;
}

const WEIGHTS: Readonly<Partial<Record<ActionType, number>>> = {
  pass: 2,
  bid: 3,
  buyShares: 6,
  sellShares: 0.2,
  short: 0.3,
  repayLoan: 8,
  buyTrain: 9,
  layTile: 9,
  placeToken: 8,
  convert: 4,
  merge: 5,
  sellPrivate: 9,
};

const PASS_WEIGHTS: Readonly<Record<string, number>> = {
  lot: 4,
  stockTurn: 4,
  startAuction: 8,
  companyAuction: 2,
  finance: 8,
  layTrack: 1,
  growthLoans: 1,
};

const weigh = (state: State, kind: ActionType): number => {
  const top = topFrame(state);
  const step = top?.step ?? '';
  const company = typeof top?.['company'] === 'string' ? top['company'] : undefined;
  // A company without a train is lost: it borrows and buys.
  const trainless = step === 'buyTrains' && company !== undefined && trainsAt(state, company).length === 0;
  if (kind === 'pass') return trainless ? 0.1 : (PASS_WEIGHTS[step] ?? WEIGHTS.pass ?? 1);
  if (kind === 'takeLoan') {
    if (trainless) return 6;
    return step === 'growthLoans' ? 1 : 0.1;
  }
  if (kind === 'bid' && step === 'stockTurn') return 2;
  return WEIGHTS[kind] ?? 3;
};

const pickKind = (state: State, kinds: readonly ActionType[], dice: Dice): ActionType => {
  const weights = kinds.map((kind) => weigh(state, kind));
  let at = (dice.below(1000) / 1000) * weights.reduce((sum, each) => sum + each, 0);
  const found = kinds.findIndex((_, index) => (at -= weights[index] ?? 0) < 0);
  return kinds[found] ?? kinds[0] ?? 'pass';
};

/** A tile in some hex of the offer; undefined where nothing can be laid after all. */
const someLay = (state: State, offer: Extract<Offer, { kind: 'lay' }>, dice: Dice): Action | undefined => {
  const hexes = offer.hexes ?? Object.keys(factsOf(state).track.map.hexes);
  for (const hex of dice.shuffle(hexes)) {
    const about = offer.power === undefined ? { hex } : { hex, power: offer.power };
    const lays = expand(state, 'layTile', about).flatMap((each) =>
      each.kind === 'one' && !each.refusal ? [each.action] : [],
    );
    if (lays.length > 0) return lays[dice.below(lays.length)];
  }
  return undefined;
};

const bestRuns = (state: State): Action | undefined => {
  const [best] = expand(state, 'runTrains', {});
  return best?.kind === 'one' ? best.action : undefined;
};

const DIVIDENDS = ['pay', 'pay', 'half', 'withhold'] as const;

const member = (state: State, offer: Offer, dice: Dice): Action | undefined => {
  if (offer.kind === 'one' && offer.action.type === 'dividend')
    return { ...offer.action, kind: DIVIDENDS[dice.below(DIVIDENDS.length)] ?? 'pay' };
  if (offer.kind === 'price' && offer.action.type === 'buyTrain')
    return { ...offer.action, price: Math.min(offer.max, 1 + dice.below(150)) };
  if (offer.kind === 'price' && topFrame(state)?.step === 'stockTurn') {
    // A start that leaves some money for trains.
    const most = Math.min(offer.max, Math.max(offer.min, cashOf(state, offer.action.by)));
    return {
      ...offer.action,
      price: offer.min + dice.below(Math.floor((most - offer.min) / offer.step) + 1) * offer.step,
    };
  }
  switch (offer.kind) {
    case 'one':
      return offer.action;
    case 'price': {
      // Half of all bids are the lowest.
      const steps = Math.floor((offer.max - offer.min) / offer.step);
      return { ...offer.action, price: offer.min + (dice.below(2) === 0 ? 0 : dice.below(steps + 1)) * offer.step };
    }
    case 'lay':
      return someLay(state, offer, dice);
    case 'run':
      return bestRuns(state);
  }
};

const steadyAction = (state: State, dice: Dice): Action => {
  let left = offers(state);
  while (left.length > 0) {
    const kind = pickKind(state, [...new Set(left.map(offeredType))], dice);
    const among = left.filter((each) => offeredType(each) === kind);
    const offer = among[dice.below(among.length)];
    const action = offer && member(state, offer, dice);
    if (action) return action;
    left = left.filter((each) => each !== offer);
  }
  throw new Error(`nothing can be done: ${JSON.stringify(topFrame(state))}`);
};

export const journey = ({
  players,
  seed,
  options = {},
  rulings = {},
  limit = 3000,
}: Journey): { game: Game; state: State } => {
  const seats = seatNames(players).map((id) => ({ id, name: id.slice(1) }));
  const game = newGame({ title: '1817', players: seats, seed, options, rulings });
  const dice = diceOf(seed);
  const actions: Action[] = [];
  let { state } = begin(game);
  while (!state.outcome && actions.length < limit) {
    const action = steadyAction(state, dice);
    actions.push(action);
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`offered and refused: ${JSON.stringify(action)} ${JSON.stringify(result)}`);
    state = result.state;
    const found = referee(state);
    if (found.length > 0) throw new Error(`seed ${seed}, ${JSON.stringify(action)}: ${found.join('; ')}`);
  }
  return { game: { ...game, actions }, state };
};
