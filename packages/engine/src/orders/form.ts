/** Standing orders as data: what is to be done without asking, and what ends it. One schema is type and wire format. */
import * as z from 'zod/mini';
import { type Action, SCHEMAS } from '../actions.ts';
import type { CompanyId } from '../state.ts';

const forms = Object.values(SCHEMAS);
const action = z.discriminatedUnion('type', forms as [(typeof forms)[number], ...typeof forms]);

const id = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((name) => !(name in Object.prototype), 'no such id'),
);
const money = z.int().check(z.gte(0), z.lte(1_000_000));

/**
 * What a person would want to look at. `sold`: others hold less of what I hold, sold or given up in a merger; `started`:
 * a company was started; `presidency`: a presidency of what I hold went to somebody else; `phase`: another phase; `fell`:
 * a share that I hold fell.
 */
export const WATCHES = ['sold', 'started', 'presidency', 'phase', 'fell'] as const;
export type Watch = (typeof WATCHES)[number];

/** Parts of a company's turn that can be let pass; `other`: whatever else may be passed there. */
export const TURN_PARTS = ['track', 'station', 'trains', 'other'] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

export const DIVIDENDS = ['pay', 'withhold', 'half', 'hudson'] as const;

/** A figure that must hold: cash of a holder, or price of a share, at least so much. */
const figure = z.strictObject({ what: z.enum(['cash', 'price']), of: id, least: money });
export type Figure = z.infer<typeof figure>;

const round = z.strictObject({ kind: z.string().check(z.maxLength(40)), set: z.int(), number: z.int() });

const watch = z.array(z.enum(WATCHES)).check(z.maxLength(WATCHES.length));

export const orderForm = z.discriminatedUnion('kind', [
  /** Pass in this round: shares, and auctions that others begin. */
  z.strictObject({ kind: z.literal('pass'), watch, round }),
  /** Bid the least that is possible for this, up to so much; then out. */
  z.strictObject({
    kind: z.literal('bid'),
    watch,
    item: id,
    /** The item is a company: a private may have the same id. */
    of: z.optional(z.literal('company')),
    upTo: money,
  }),
  /** Run this company's trains as proposed, and pay like this. */
  z.strictObject({ kind: z.literal('run'), watch, company: id, pay: z.enum(DIVIDENDS) }),
  /** Let parts of this company's turn pass. */
  z.strictObject({
    kind: z.literal('turn'),
    watch,
    company: id,
    parts: z.array(z.enum(TURN_PARTS)).check(z.minLength(1), z.maxLength(TURN_PARTS.length)),
  }),
  /** Pass mergers and sales of companies that are not mine; `own`: mine do not merge, convert or offer themselves either. */
  z.strictObject({ kind: z.literal('mergers'), watch, own: z.boolean() }),
  /** A line that was tried out: each step as long as it is offered and the figures hold. */
  z.strictObject({
    kind: z.literal('plan'),
    watch,
    steps: z.array(action).check(z.minLength(1), z.maxLength(100)),
    figures: z.array(figure).check(z.maxLength(10)),
  }),
]);

export type OrderForm = z.infer<typeof orderForm>;

/** What the position was like when the order was given. */
export interface Mark {
  readonly phase: string;
  readonly started: readonly CompanyId[];
  /** Companies of which the one who gave it held shares: president, percent with other players, price. */
  readonly held: Readonly<
    Record<CompanyId, { readonly president: string | null; readonly others: number; readonly price: number }>
  >;
}

export type Order = {
  readonly form: OrderForm;
  readonly mark: Mark;
  /** Steps of a plan that were played. */
  readonly done: number;
};

/** Why an order has ended. */
export type OrderEndReason =
  | { readonly kind: 'sold' | 'started' | 'presidency' | 'fell'; readonly company: CompanyId }
  | { readonly kind: 'phase'; readonly phase: string }
  /** Its round is over. */
  | { readonly kind: 'round' }
  /** Others went higher. */
  | { readonly kind: 'outbid'; readonly item: string; readonly price: number }
  /** It is no longer for sale. */
  | { readonly kind: 'settled'; readonly item: string; readonly of?: 'company' }
  /** The company is not led by who gave the order. */
  | { readonly kind: 'company'; readonly company: CompanyId }
  | { readonly kind: 'train'; readonly company: CompanyId }
  /** That way of paying is not possible. */
  | { readonly kind: 'dividend'; readonly company: CompanyId }
  /** A step of the plan is not offered. */
  | { readonly kind: 'step'; readonly step: number; readonly action: Action }
  | { readonly kind: 'figure'; readonly figure: Figure; readonly now: number }
  | { readonly kind: 'done' }
  /** Passing would have closed, fined, indebted, or bankrupted somebody. */
  | { readonly kind: 'danger' }
  /** The seat was given to somebody else. */
  | { readonly kind: 'seat' };
