/** What somebody may decide now, for programs that do not know the rules: the offers, and complete actions to choose from. */
import {
  type Action,
  decider,
  diceOf,
  expand,
  factsOf,
  type Offer,
  offeredTo,
  offers,
  type State,
} from '@roundhouse/engine';
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import type { Access } from './access.ts';
import { headerOf } from './positions.ts';

/** Tile lays are many: so many hexes are looked at, drawn anew for every position. */
const HEXES = 12;
const MOST = 300;

const accepted = (state: State, ...[type, about]: Parameters<typeof expand> extends [State, ...infer R] ? R : never) =>
  expand(state, type, about).flatMap((each): Action[] => (each.kind === 'one' && !each.refusal ? [each.action] : []));

const membersOf = (state: State, offer: Offer, seed: number): readonly Action[] => {
  switch (offer.kind) {
    case 'one':
      return [offer.action];
    case 'price': {
      const highest = offer.min + Math.floor((offer.max - offer.min) / offer.step) * offer.step;
      return [...new Set([offer.min, highest])].map((price): Action => ({ ...offer.action, price }));
    }
    case 'lay': {
      const hexes = diceOf(seed).shuffle(offer.hexes ?? Object.keys(factsOf(state).track.map.hexes));
      const found: Action[] = [];
      for (const hex of hexes) {
        const about = offer.power === undefined ? { hex } : { hex, power: offer.power };
        const lays = accepted(state, 'layTile', about).filter(
          (each) => each.type === 'layTile' && each.power === offer.power,
        );
        found.push(...lays);
        if (found.length >= HEXES) break;
      }
      return found;
    }
    case 'run':
      return accepted(state, 'runTrains', {}).slice(0, 1);
  }
};

export const choicesOf = async (context: ServerContext, { game, seat }: Access) => {
  if (game.status !== 'playing') throw new Denial('notPlaying');
  const state = await context.positions.at(game, game.head);
  const me = headerOf(game).players[seat ?? -1]?.id;
  const mine = offers(state).filter((offer) => offeredTo(offer) === me);
  const actions = mine.flatMap((offer) => membersOf(state, offer, game.head)).slice(0, MOST);
  return {
    head: game.head,
    yours: decider(state) === me,
    offers: mine.slice(0, MOST),
    actions: actions.map((action) => ({ ...action })),
  };
};
