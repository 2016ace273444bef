/** Picking a member of what is offered by chance: random bots and random walks. */
import { flatMap } from './lists.ts';
import type { Action } from './actions.ts';
import { type Offer, offeredType } from './offers.ts';
import { expand, offers } from './play.ts';
import type { Dice } from './random.ts';
import type { State } from './state.ts';
import { factsOf } from './title.ts';

const pick = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice.below(items.length)];

const actionsOf = (options: ReturnType<typeof expand>): readonly Action[] =>
  flatMap(options, (each) => (each.kind === 'one' && !each.refusal ? [each.action] : []));

const layIn = (state: State, offer: Extract<Offer, { kind: 'lay' }>, dice: Dice): Action | undefined => {
  const hexes = offer.hexes ?? Object.keys(factsOf(state).track.map.hexes);
  for (const hex of dice.shuffle(hexes)) {
    const about = offer.power === undefined ? { hex } : { hex, power: offer.power };
    const lays = actionsOf(expand(state, 'layTile', about)).filter(
      (each) => each.type === 'layTile' && each.power === offer.power,
    );
    if (lays.length > 0) return pick(lays, dice);
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
      // Half of all prices are the lowest, so that chance does not spend all the money at once.
      const price = offer.min + (dice.below(2) === 0 ? 0 : dice.below(steps + 1)) * offer.step;
      return { ...offer.action, price };
    }
    case 'lay':
      return layIn(state, offer, dice);
    case 'run':
      return actionsOf(expand(state, 'runTrains', {}))[0];
  }
};

/** First a kind of action, then one of its offers: so that passing keeps a fair chance among many purchases. */
export const randomAction = (state: State, dice: Dice): Action => {
  let left = offers(state);
  while (left.length > 0) {
    const kind = pick([...new Set(left.map(offeredType))], dice);
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
