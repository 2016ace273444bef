/** §3.2(b), §3.2(c)(4), §4.3.5: privates change hands by agreement. */
import {
  cashOf,
  factsOf,
  flatMap,
  type Option,
  phaseIndex,
  type PlayerId,
  priced,
  privatesOf,
  type Proposal,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { buyFromPlayer, playerOwning, privatePurchase } from '../../common/privatePurchase.ts';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { whyNotOneMore } from './trading.ts';
import { phaseHas, refuse, cite, type RuleId } from '../vocabulary.ts';

/** §3.3(b)#1: a private is a certificate. */
const whyNotOneMorePrivate = (state: State, buyer: PlayerId): Refusal | undefined =>
  ruling(state, 'privateTradeIgnoresLimit') ? undefined : whyNotOneMore(state, buyer);

const agreed = (
  action: Extract<Option, { kind: 'price' }>['action'],
  max: number,
  refusal: Refusal | undefined,
): Option =>
  priced(
    action,
    { min: 1, max, rule: cite(action.type === 'sellPrivate' ? '18MEX §3.2(b)#1' : '18MEX §3.2(c)(4)') },
    refusal ??
      (max < 1
        ? refuse(action.type === 'sellPrivate' ? '18MEX §3.2(b)#1' : '18MEX §3.2(c)(4)', 'notEnoughCash', {
            cost: 1,
            cash: max,
          })
        : undefined),
  );

/** §3.2(b)#1: any private of one's own to any other player who can pay. */
export const offersToSell = (state: State, seller: PlayerId, closed?: Refusal, most?: number): readonly Option[] =>
  flatMap(ruling(state, 'privateSales') ? privatesOf(state, seller) : [], (id) =>
    state.seats
      .filter((buyer) => buyer !== seller && !state.out.includes(buyer))
      .map((buyer) =>
        agreed(
          { type: 'sellPrivate', by: seller, private: id, price: 1, to: buyer },
          Math.min(cashOf(state, buyer), most ?? Number.MAX_SAFE_INTEGER),
          closed ?? whyNotOneMorePrivate(state, buyer),
        ),
      ),
  );

/** D-15 */
const isTraded = (state: State, id: string): boolean => id !== 'MNR' || ruling(state, 'mnrBetweenPlayers');

/** §3.2(c)(4): any private of another player. */
export const offersToBuy = (state: State, buyer: PlayerId, closed?: Refusal): readonly Option[] =>
  flatMap(
    Object.keys(state.privates).filter((id) => isTraded(state, id)),
    (id) => {
      const owner = playerOwning(state, id);
      if (!owner || owner === buyer) return [];
      return [
        agreed(
          { type: 'buyPrivate', by: buyer, private: id, price: 1 },
          cashOf(state, buyer),
          closed ?? whyNotOneMorePrivate(state, buyer),
        ),
      ];
    },
  );

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly rule: RuleId;
}

/** §4.3.5#1: half to one and a half times the face value. */
const usualBounds = (state: State, id: string): Bounds => {
  const face = factsOf(state).privates[id]?.price ?? 0;
  return { min: face / 2, max: (face * 3) / 2, rule: '18MEX §4.3.5#1' };
};

/** The same, and other bounds for single privates before Phase 3; undefined: not for sale now. */
const bounds = (state: State, id: string): Bounds | undefined => {
  const face = factsOf(state).privates[id]?.price ?? 0;
  if (id === 'CdB')
    return phaseIndex(state, state.phase) < phaseIndex(state, '5')
      ? { min: face / 2, max: face, rule: '18MEX Baja' }
      : undefined;
  if (phaseHas(state, 'privatesToMajors')) return usualBounds(state, id);
  const early = id === 'KCMO' && option(state, 'earlyKcmo') && phaseIndex(state, state.phase) < phaseIndex(state, '3');
  return early ? { min: 1, max: face, rule: '18MEX §8(b)#1' } : undefined;
};

/** §4.3.5: a major buys from a player. */
export const majorPurchase = privatePurchase({
  price: (state, _company, id) => {
    const { rule, ...range } = bounds(state, id) ?? usualBounds(state, id);
    return { ...range, rule: cite(rule) };
  },
  mayNotBuy: (state, _company, id) => {
    if (id === 'MNR') return refuse('18MEX §4.3.5#1', 'neverToMajors', { private: id });
    return bounds(state, id) ? undefined : refuse('18MEX §4.3.5#1', 'privatesFromPhase', { phase: '3' });
  },
  rules: { cash: cite('18MEX §4.3.5#1') },
});

/** The buyer is a player, or the major that the action names. */
export const privateProposals: Readonly<Record<string, Proposal>> = {
  buyPrivate: {
    accepted: (move, action) => {
      if (action.type === 'buyPrivate') buyFromPlayer(move, action.for ?? action.by, action.private, action.price);
    },
  },
  sellPrivate: {
    accepted: (move, action, { asked }) => {
      if (action.type === 'sellPrivate') buyFromPlayer(move, asked, action.private, action.price);
    },
  },
};
