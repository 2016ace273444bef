/**
 * Actions: what one player decides, as flat data. One schema per kind is the type and the wire format.
 * The kinds are words of the hobby, not of a title; which of them are possible is said by offers.
 */
import * as z from 'zod/mini';
import type { PlayerId } from './state.ts';

/** Ids are looked up in plain records, where `toString` would be found without being there. */
const id = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((name) => !(name in Object.prototype), 'no such id'),
);
const money = z.int().check(z.gte(0), z.lte(1_000_000));
const count = z.int().check(z.gte(0), z.lte(1000));
const edge = z.literal([0, 1, 2, 3, 4, 5]);
const player = z.custom<PlayerId>((value) => typeof value === 'string' && /^@.{1,63}$/u.test(value));
const by = { by: player };

/** One train's run: its stops in order and, between each two, the track used. */
const run = z.strictObject({
  train: id,
  /** `hex/node` of every stop, in order. */
  stops: z.array(id).check(z.maxLength(200)),
  /** Between stops i and i+1: the paths used in order, each as `hex/path`, so that parallel tracks differ. */
  links: z.array(z.array(id).check(z.maxLength(200))).check(z.maxLength(200)),
  /** Stops that are scored, by index, where a train visits more than it scores; absent: as it pays best. */
  scored: z.optional(z.array(count).check(z.maxLength(200))),
  /** Freight chains: trains with the same number run as one, a number of its own alone; absent: as it pays best. */
  chain: z.optional(count),
});

export const SCHEMAS = {
  /** Nothing (more) in this step, or out of this auction. */
  pass: z.strictObject({ type: z.literal('pass'), ...by }),
  /** A bid in an auction, the first one included; `hex` and `city` where a bid names a home. */
  bid: z.strictObject({
    type: z.literal('bid'),
    ...by,
    item: id,
    price: money,
    hex: z.optional(id),
    city: z.optional(count),
  }),
  /** A private bought from the bank, or proposed to its owner; the buyer is the player or, `for`, a company. */
  buyPrivate: z.strictObject({ type: z.literal('buyPrivate'), ...by, private: id, price: money, for: z.optional(id) }),
  /** A private sold: to the bank, or proposed to another player, `to`. */
  sellPrivate: z.strictObject({ type: z.literal('sellPrivate'), ...by, private: id, price: money, to: z.optional(id) }),
  /** The answer of the one who is asked; who declines may ask for no more such proposals in this round. */
  answer: z.strictObject({
    type: z.literal('answer'),
    ...by,
    accept: z.boolean(),
    noMore: z.optional(z.literal(true)),
  }),
  /** A company is started at a cell of the market. */
  par: z.strictObject({ type: z.literal('par'), ...by, company: id, cell: id }),
  buyShares: z.strictObject({
    type: z.literal('buyShares'),
    ...by,
    company: id,
    certificates: z.array(id).check(z.minLength(1), z.maxLength(40)),
    /** Certificate given in exchange (making change). */
    exchange: z.optional(id),
    /** Bought by a company: redeemed by itself, or another's. */
    for: z.optional(id),
  }),
  sellShares: z.strictObject({
    type: z.literal('sellShares'),
    ...by,
    company: id,
    certificates: z.array(id).check(z.minLength(1), z.maxLength(40)),
    /** Percent sold; less than the certificates hold when half of a president's certificate is sold. */
    percent: z.int().check(z.gte(1), z.lte(100)),
    /** Certificate taken in exchange (making change), or the one given for the presidency. */
    exchange: z.optional(id),
    /** Sold by a company: its own (issued), or another's. */
    for: z.optional(id),
  }),
  short: z.strictObject({ type: z.literal('short'), ...by, company: id }),
  layTile: z.strictObject({
    type: z.literal('layTile'),
    ...by,
    hex: id,
    tile: id,
    rotation: edge,
    /** The private whose power lays it. */
    power: z.optional(id),
    /** A marker placed with it (mine, ranch…). */
    mark: z.optional(id),
  }),
  placeToken: z.strictObject({
    type: z.literal('placeToken'),
    ...by,
    hex: id,
    city: count,
    power: z.optional(id),
  }),
  removeToken: z.strictObject({ type: z.literal('removeToken'), ...by, company: id, hex: id, city: count }),
  /** Another company's token place is bought. */
  buyToken: z.strictObject({
    type: z.literal('buyToken'),
    ...by,
    hex: id,
    city: count,
    from: id,
    price: money,
  }),
  runTrains: z.strictObject({ type: z.literal('runTrains'), ...by, runs: z.array(run).check(z.maxLength(20)) }),
  dividend: z.strictObject({ type: z.literal('dividend'), ...by, kind: z.enum(['pay', 'withhold', 'half', 'hudson']) }),
  buyTrain: z.strictObject({
    type: z.literal('buyTrain'),
    ...by,
    train: id,
    /** `depot`, `pool` or a company. */
    from: id,
    price: money,
    /** Which side of the card. */
    side: z.optional(id),
    warranties: z.optional(count),
    /** A train of the buyer that is handed in for part of the price. */
    exchange: z.optional(id),
  }),
  discardTrain: z.strictObject({ type: z.literal('discardTrain'), ...by, company: id, train: id }),
  /** A card is turned to another side. */
  turnTrain: z.strictObject({ type: z.literal('turnTrain'), ...by, train: id, side: id }),
  takeLoan: z.strictObject({ type: z.literal('takeLoan'), ...by, count, company: z.optional(id) }),
  repayLoan: z.strictObject({ type: z.literal('repayLoan'), ...by, count, company: z.optional(id) }),
  convert: z.strictObject({ type: z.literal('convert'), ...by, company: id }),
  /** A merger or take-over proposed; `survivor` where it is a choice, `price` where one is paid. */
  merge: z.strictObject({
    type: z.literal('merge'),
    ...by,
    company: id,
    with: id,
    survivor: z.optional(id),
    price: z.optional(money),
  }),
  /** A power that is neither a tile nor a token. */
  usePower: z.strictObject({ type: z.literal('usePower'), ...by, private: id, target: id }),
  /** A company is chosen to act with (1817 stock round, buyer of an auction). */
  actFor: z.strictObject({ type: z.literal('actFor'), ...by, company: id }),
  /** One of a few named choices that no other kind expresses. */
  choose: z.strictObject({ type: z.literal('choose'), ...by, choice: id }),
  bankrupt: z.strictObject({ type: z.literal('bankrupt'), ...by }),
  /** The players agree to stop here. */
  endGame: z.strictObject({ type: z.literal('endGame'), ...by }),
} as const;

export type ActionType = keyof typeof SCHEMAS;
export type ActionOf<T extends ActionType> = z.infer<(typeof SCHEMAS)[T]>;
export type Action = { [T in ActionType]: ActionOf<T> }[ActionType];
export type Run = z.infer<typeof run>;

export const isActionType = (type: unknown): type is ActionType =>
  typeof type === 'string' && Object.hasOwn(SCHEMAS, type);

/** Parses what comes from outside; says in one line what is wrong. */
export const parseAction = (value: unknown): { action: Action } | { error: string } => {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  if (!isActionType(type)) return { error: `unknown kind of action: ${JSON.stringify(type)?.slice(0, 40) ?? 'none'}` };
  const parsed = SCHEMAS[type].safeParse(value);
  if (parsed.success) return { action: parsed.data };
  const issue = parsed.error.issues[0];
  return { error: `${type}: ${issue?.path.join('.') || 'action'}: ${issue?.message ?? 'malformed'}` };
};
