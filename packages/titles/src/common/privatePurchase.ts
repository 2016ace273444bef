/**
 * A company buys a private company from a player, who is asked. It may at any moment of its turn: `anyTime` of the turn lists
 * `privatePurchase(rules).choice`, the consent step lists `proposal` under the same name.
 *
 * Plain: `privatePurchase({ price: faceRange(0.5, 2), mayNotBuy, rules: { cash } })`. What differs is said with the other
 * values: privates that are not for sale, what a purchase brings.
 */
import {
  cashOf,
  type Choice,
  type CompanyId,
  companyOf,
  emit,
  factsOf,
  flatMap,
  type Holder,
  isPlayer,
  type Move,
  type Option,
  pay,
  type PlayerId,
  priced,
  type PrivateId,
  type Proposal,
  propose,
  type Refusal,
  refuse,
  type RuleRef,
  type State,
  type TurnFrame,
  updatePrivate,
} from '@roundhouse/engine';

/** What may be paid; the piece limits it to the money of the company. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
  /** The rule of the range; absent: the title's rule for prices. */
  readonly rule?: RuleRef;
}

export interface PrivatePurchaseRules {
  readonly price: (state: State, company: CompanyId, id: PrivateId) => PriceRange;
  /** The privates that are listed, be it with a reason why not; absent: all that players own. */
  readonly privates?: (state: State, company: CompanyId) => readonly PrivateId[];
  /** Why this private may not be bought now. `price` is known where an action is judged. */
  readonly mayNotBuy?: (state: State, company: CompanyId, id: PrivateId, price?: number) => Refusal | undefined;
  /** The private changes hands, paid already; absent: the company owns it. */
  readonly acquire?: (move: Move, company: CompanyId, id: PrivateId) => void;
  readonly rules: {
    /** The company cannot pay the least price. */
    readonly cash: RuleRef;
    /** Nobody pays more than they have; absent: such a price is outside of the range, and no more is said. */
    readonly purse?: RuleRef;
  };
}

export interface PrivatePurchase {
  readonly options: (state: State, company: CompanyId, about?: PurchaseAsked) => readonly Option[];
  /** Whether the company can buy any private now. */
  readonly canBuy: (state: State, company: CompanyId) => boolean;
  readonly choice: Choice<TurnFrame, 'buyPrivate'>;
  /** For the consent step of the title. */
  readonly proposal: Proposal;
}

interface PurchaseAsked {
  readonly private: PrivateId;
  readonly price: number;
}

/** The player who owns a private that is open; null: nobody, or a company. */
export const playerOwning = (state: State, id: PrivateId): PlayerId | null => {
  const found = state.privates[id];
  return found && !found.closed && found.owner !== null && isPlayer(found.owner) ? found.owner : null;
};

/** The open privates that players own. */
export const ownedByPlayers = (state: State): readonly PrivateId[] =>
  Object.keys(state.privates).filter((id) => playerOwning(state, id) !== null);

/** From one part of the face value to another, as half and twice. */
export const faceRange =
  (least: number, most: number, rule?: RuleRef): PrivatePurchaseRules['price'] =>
  (state, _company, id) => {
    const face = factsOf(state).privates[id]?.price ?? 0;
    return { min: face * least, max: face * most, ...(rule === undefined ? {} : { rule }) };
  };

/** A player's private is paid for and changes hands. */
export const buyFromPlayer = (
  move: Move,
  buyer: Holder,
  id: PrivateId,
  price: number,
  acquire = (): void => updatePrivate(move, id, { owner: buyer }),
): void => {
  const from = playerOwning(move.state, id);
  if (from === null) throw new Error(`${id} is not a player's`);
  pay(move, buyer, from, price, 'private');
  acquire();
  emit(move, { type: 'privateBought', who: buyer, from, private: id, price });
};

export const privatePurchase = (given: PrivatePurchaseRules): PrivatePurchase => {
  const { rules, mayNotBuy, privates = ownedByPlayers } = given;

  const optionFor = (state: State, company: CompanyId, by: PlayerId, id: PrivateId, asked?: number): Option => {
    const { min, max, rule } = given.price(state, company, id);
    const cash = cashOf(state, company);
    const poor = min > cash ? refuse(rule ?? rules.cash, 'notEnoughCash', { cost: min, cash }) : undefined;
    return priced(
      { type: 'buyPrivate', by, private: id, price: min, for: company },
      {
        min,
        max: Math.max(min, Math.min(max, cash)),
        ...(rule === undefined ? {} : { rule }),
        ...(rules.purse === undefined ? {} : { purse: { cash, rule: rules.purse } }),
      },
      mayNotBuy?.(state, company, id, asked) ?? poor,
    );
  };

  const options: PrivatePurchase['options'] = (state, company, about) => {
    const by = companyOf(state, company).president;
    if (!by) return [];
    const asked = privates(state, company).filter((id) => !about || about.private === id);
    return flatMap(asked, (id) => [optionFor(state, company, by, id, about?.price)]);
  };

  const proposal: Proposal = {
    accepted: (move, action) => {
      if (action.type !== 'buyPrivate' || action.for === undefined) return;
      const { for: company, private: id, price } = action;
      const { acquire } = given;
      buyFromPlayer(move, company, id, price, acquire && (() => acquire(move, company, id)));
    },
  };

  return {
    options,
    canBuy: (state, company) => options(state, company).some((each) => !each.refusal),
    proposal,
    choice: {
      options: (state, { company }, about) => options(state, company, about),
      apply: (move, { company }, action) => {
        const { private: id, price } = action;
        const owner = playerOwning(move.state, id);
        if (!owner) throw new Error(`${id} is not a player's`);
        propose(move, { buyPrivate: proposal }, 'buyPrivate', owner, action, { company, private: id, price });
      },
    },
  };
};
