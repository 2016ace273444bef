/**
 * Offers: what may be decided now. An option is an offer, or something a person might try that is refused, with the
 * reason; offers are the options without a refusal. An action is accepted if and only if it is a member of an offer.
 */
import type { Action, ActionOf } from './actions.ts';
import type { Refusal, Remark, RuleRef } from './refusal.ts';
import type { CompanyId } from './state.ts';
import type { HexId } from './track/types.ts';

/** Exactly this action. */
export interface OneOffer {
  readonly kind: 'one';
  readonly action: Action;
  /** The rule that sets its price: the same thing at another price is refused by it. */
  readonly rule?: RuleRef;
  /** A best run: false where the search ended before it was shown that nothing earns more. */
  readonly proved?: boolean;
  /** What the deciding player should know of it (a train without a permit will not run). */
  readonly remark?: Remark;
}

/** This action with any price from min to max in steps. */
export interface PriceOffer {
  readonly kind: 'price';
  readonly action: Extract<Action, { price?: number | undefined }>;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The rule that sets the range, where it is not the title's usual one for this kind of action. */
  readonly rule?: RuleRef;
  /** The money there is to pay with, and the rule that forbids paying more, where that is a different rule. */
  readonly purse?: { readonly cash: number; readonly rule: RuleRef };
  /** As of a single offer. */
  readonly remark?: Remark;
}

/** Tile lays: expanded hex by hex with `expand`. */
export interface LayOffer {
  readonly kind: 'lay';
  readonly by: ActionOf<'layTile'>['by'];
  readonly company: CompanyId;
  /** The private whose power it is. */
  readonly power?: string;
  /** Only these hexes, where a power says so. */
  readonly hexes?: readonly HexId[];
}

/** Runs of the company's trains: the best is found by the route finder, any other is judged by it. */
export interface RunOffer {
  readonly kind: 'run';
  readonly by: ActionOf<'runTrains'>['by'];
  readonly company: CompanyId;
}

export type Offer = OneOffer | PriceOffer | LayOffer | RunOffer;
export type Option = Offer & { readonly refusal?: Refusal | undefined };

/** The kind of action an offer is about. */
export const offeredType = (offer: Offer): Action['type'] => {
  switch (offer.kind) {
    case 'one':
    case 'price':
      return offer.action.type;
    case 'lay':
      return 'layTile';
    case 'run':
      return 'runTrains';
  }
};

export const offeredTo = (offer: Offer): Action['by'] => ('action' in offer ? offer.action.by : offer.by);

/** One option, open or, given a refusal, closed. */
export const one = (action: Action, refusal?: Refusal): Option =>
  refusal ? { kind: 'one', action, refusal } : { kind: 'one', action };

/** A price within a range, open or, given a refusal, closed whatever the price. */
export const priced = (
  action: PriceOffer['action'],
  range: Pick<PriceOffer, 'min' | 'max' | 'rule' | 'purse'> & { readonly step?: number },
  refusal?: Refusal,
): Option => ({
  kind: 'price',
  action,
  min: range.min,
  max: range.max,
  step: range.step ?? 1,
  ...(range.rule === undefined ? {} : { rule: range.rule }),
  ...(range.purse === undefined ? {} : { purse: range.purse }),
  ...(refusal ? { refusal } : {}),
});
