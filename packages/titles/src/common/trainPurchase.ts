/** Buying trains: from the depot, from the pool, and from other companies whose presidents agree. */
import {
  type ActionOf,
  BANK,
  cashOf,
  changeTrain,
  type CompanyId,
  companyOf,
  emit,
  firstRefusal,
  flatMap,
  type Move,
  one,
  type Option,
  pay,
  type PlayerId,
  priced,
  type Proposal,
  propose,
  type Refusal,
  refuse,
  type RuleRef,
  sideFacts,
  special,
  type State,
  takeFromDepot,
  titleOf,
  train,
  type Train,
  trainFacts,
  type TrainId,
  trainsAt,
  trainsForSale,
} from '@roundhouse/engine';

export type TrainPurchase = ActionOf<'buyTrain'>;

/** Whether a train is bought from the bank: new, or second-hand out of the pool. */
export const isFromBank = (from: string): boolean => from === 'depot' || from === 'pool';

export interface TrainRules {
  /** Why nothing at all, or nothing from the bank, or not this train, may be bought now. */
  readonly mayNotBuy?: (state: State, company: CompanyId, bought: Train) => Refusal | undefined;
  /** Companies that may sell trains to this one. */
  readonly sellers: (state: State, company: CompanyId) => readonly CompanyId[];
  /** Price range between companies, and why a train may not be sold. */
  readonly between: (
    state: State,
    buyer: CompanyId,
    seller: CompanyId,
    bought: Train,
  ) => { readonly min: number; readonly max: number; readonly rule?: RuleRef } | Refusal;
  /** Trains that count against the limit; absent: all. */
  readonly counted?: (state: State, company: CompanyId) => number;
  /** Money that can be had for a bank train beyond the treasury (the president's, in an emergency). */
  readonly help?: (state: State, company: CompanyId, bought: Train) => number;
  /** The train is bought and paid; `help` is what the president added. */
  readonly bought?: (move: Move, company: CompanyId, id: string, from: string, price: number, help: number) => void;
  readonly rules: {
    readonly limit: RuleRef;
    /** The treasury lacks the money; between companies `cashBetween`, where that is another rule. */
    readonly cash: RuleRef;
    readonly cashBetween?: RuleRef;
    /** The bank's prices: of new trains, and of those in the pool where that is another rule. */
    readonly price?: RuleRef;
    readonly poolPrice?: RuleRef;
  };
}

/** Trains that count against the limit are at it. */
export const atTrainLimit = (state: State, company: CompanyId, counted = trainsAt(state, company).length): boolean =>
  counted >= titleOf(state).trainLimit(state, company);

const limitRefusal = (state: State, company: CompanyId, { rules, counted }: TrainRules): Refusal | undefined =>
  atTrainLimit(state, company, counted?.(state, company))
    ? refuse(rules.limit, 'trainLimit', { limit: titleOf(state).trainLimit(state, company) })
    : undefined;

const distinct = (trains: readonly Train[]): readonly Train[] =>
  trains.filter(
    (each, index) =>
      trains.findIndex((other) => other.side === each.side && other.obsolete === each.obsolete) === index,
  );

/** Price of a bank train by the side it is bought as. */
export const bankPrice = (state: State, bought: Train, side?: string): number => {
  const named = side === undefined ? undefined : trainFacts(state, bought.name).sides.find(({ name }) => name === side);
  return (named ?? sideFacts(state, bought)).price;
};

const bankRule = (at: string, { price, poolPrice = price }: TrainRules['rules']): { readonly rule?: RuleRef } => {
  const rule = at === 'pool' ? poolPrice : price;
  return rule === undefined ? {} : { rule };
};

/** The ways to pay for a train of the bank: in full, as another side of the card, or with a train handed in for a part. */
type Terms = Pick<TrainPurchase, 'price' | 'side' | 'exchange'>;

const sidesOf = (state: State, bought: Train): readonly Terms[] => {
  const sides = bought.at === 'depot' ? trainFacts(state, bought.name).sides : [];
  return [
    { price: bankPrice(state, bought) },
    ...sides.map(({ name: side }) => ({ price: bankPrice(state, bought, side), side })),
  ];
};

const tradeIns = (state: State, company: CompanyId, bought: Train): readonly Terms[] => {
  const { tradeIn } = trainFacts(state, bought.name);
  if (!tradeIn || bought.at !== 'depot') return [];
  return flatMap(distinct(trainsAt(state, company)), ({ id, name }) => {
    const worth = tradeIn[name];
    return worth === undefined ? [] : [{ price: bankPrice(state, bought) - worth, exchange: id }];
  });
};

const bankOptions = (state: State, company: CompanyId, by: PlayerId, train: TrainRules): readonly Option[] => {
  const full = limitRefusal(state, company, train);
  return flatMap([...trainsForSale(state), ...distinct(trainsAt(state, 'pool'))], (each): readonly Option[] =>
    [...sidesOf(state, each), ...tradeIns(state, company, each)].map((terms) => {
      const { price, exchange } = terms;
      const handsIn = exchange !== undefined;
      const cash = cashOf(state, company) + (handsIn ? 0 : (train.help?.(state, company, each) ?? 0));
      const refusal =
        train.mayNotBuy?.(state, company, each) ??
        // Who hands in a train has no more than before.
        (handsIn ? undefined : full) ??
        (price > cash ? refuse(train.rules.cash, 'notEnoughCash', { cost: price, cash }) : undefined);
      const action: TrainPurchase = { type: 'buyTrain', by, train: each.id, from: each.at, ...terms };
      return { ...one(action, refusal), ...bankRule(each.at, train.rules) };
    }),
  );
};

type Range = { readonly min: number; readonly max: number; readonly rule?: RuleRef };

const isRange = (value: Range | Refusal): value is Range => 'min' in value;

const companyOptions = (
  state: State,
  company: CompanyId,
  by: PlayerId,
  rules: TrainRules,
  sellers: readonly CompanyId[],
): readonly Option[] =>
  flatMap(sellers, (seller) =>
    distinct(trainsAt(state, seller)).map((each): Option => {
      const range = rules.between(state, company, seller, each);
      const { min, max, ...cited } = isRange(range) ? range : { min: 1, max: 1 };
      const cash = cashOf(state, company);
      const purse = { cash, rule: rules.rules.cashBetween ?? rules.rules.cash };
      const refusal = firstRefusal(
        () => (isRange(range) ? undefined : range),
        () => rules.mayNotBuy?.(state, company, each),
        () => limitRefusal(state, company, rules),
        // A price that the rules set, or any price at all, is more than there is.
        () =>
          min > cash
            ? refuse(min > 1 ? (cited.rule ?? purse.rule) : purse.rule, 'notEnoughCash', { cost: min, cash })
            : undefined,
      );
      const action: TrainPurchase = { type: 'buyTrain', by, train: each.id, from: seller, price: min };
      return priced(action, { min, max: Math.min(max, cash), purse, ...cited }, refusal);
    }),
  );

/** Options for one purchase that is being judged, or all of them. */
export const trainOptions = (
  state: State,
  company: CompanyId,
  rules: TrainRules,
  about?: TrainPurchase,
): readonly Option[] => {
  const by = companyOf(state, company).president;
  if (!by) return [];
  if (about && isFromBank(about.from)) return bankOptions(state, company, by, rules);
  const sellers = rules.sellers(state, company);
  if (about)
    return companyOptions(
      state,
      company,
      by,
      rules,
      sellers.filter((seller) => seller === about.from),
    );
  return [...bankOptions(state, company, by, rules), ...companyOptions(state, company, by, rules, sellers)];
};

/** Whether there is a train that the company can buy: one will do. */
export const canBuyTrain = (state: State, company: CompanyId, rules: TrainRules): boolean => {
  const by = companyOf(state, company).president;
  if (!by) return false;
  const isOpen = ({ refusal }: Option): boolean => !refusal;
  return (
    bankOptions(state, company, by, rules).some(isOpen) ||
    companyOptions(state, company, by, rules, rules.sellers(state, company)).some(isOpen)
  );
};

/** Whether a train that was named is alike one that was listed: at the same place, of the same kind. */
const isAlike = (state: State, listed: TrainId, named: TrainId): boolean => {
  const wanted = state.trains.find((each) => each.id === named);
  const { at, side, obsolete } = train(state, listed);
  return wanted?.at === at && wanted.side === side && wanted.obsolete === obsolete;
};

/** Alike trains at the same place make the same purchase. */
export const sameTrainPurchase = (state: State, offered: TrainPurchase, action: TrainPurchase): boolean => {
  if (offered.by !== action.by || offered.from !== action.from || offered.price !== action.price) return false;
  if (offered.side !== action.side || offered.warranties !== action.warranties) return false;
  const { exchange } = offered;
  const handsInTheSame =
    exchange === undefined || action.exchange === undefined
      ? exchange === action.exchange
      : isAlike(state, exchange, action.exchange);
  return handsInTheSame && isAlike(state, offered.train, action.train);
};

/** A bank train for the treasury's money; what is missing comes from the president. */
export const buyFromBank = (move: Move, company: CompanyId, action: TrainPurchase, rules: TrainRules): void => {
  const { train: id, from, price, side, by, exchange } = action;
  const short = Math.max(0, price - cashOf(move.state, company));
  if (short > 0) {
    pay(move, by, company, short, 'contribution');
    special(move, 'helped', { player: by, company, amount: short });
  }
  pay(move, company, BANK, price, 'train');
  const bought = train(move.state, id);
  emit(move, { type: 'trainBought', company, train: id, name: side ?? bought.side, from, price });
  // Before the new train ages others: what it rusts leaves the pool, too.
  if (exchange !== undefined) changeTrain(move, exchange, { at: 'pool' });
  if (from === 'depot') takeFromDepot(move, id, company, side);
  else changeTrain(move, id, { at: company });
  rules.bought?.(move, company, id, from, price, short);
};

/** What a title does when a train has been bought. */
type AfterPurchase = Pick<TrainRules, 'bought'>;

export const buyFromCompany = (move: Move, company: CompanyId, action: TrainPurchase, rules: AfterPurchase): void => {
  const { train: id, from, price } = action;
  pay(move, company, from, price, 'train');
  changeTrain(move, id, { at: company });
  emit(move, { type: 'trainBought', company, train: id, name: train(move.state, id).side, from, price });
  rules.bought?.(move, company, id, from, price, 0);
};

/** The proposal to another president; the buyer is named in the arguments. */
const trainProposal = (rules: AfterPurchase): Proposal => ({
  accepted: (move, action, { args }) => {
    const buyer = args['company'];
    if (action.type === 'buyTrain' && typeof buyer === 'string') buyFromCompany(move, buyer, action, rules);
  },
});

/** The proposals that buying trains makes, for the title's consent step. */
export const trainProposals = (rules: AfterPurchase): { readonly buyTrain: Proposal } => ({
  buyTrain: trainProposal(rules),
});

/** Somebody is asked to agree that a train changes hands. */
export const proposeTrainSale = (
  move: Move,
  proposals: { readonly buyTrain: Proposal },
  asked: PlayerId,
  company: CompanyId,
  action: TrainPurchase,
): void => {
  const { train: id, from, price } = action;
  propose(move, proposals, 'buyTrain', asked, action, { company, from, train: train(move.state, id).side, price });
};
