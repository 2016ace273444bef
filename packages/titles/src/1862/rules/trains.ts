/** 1862 §7.9, §7.10, §7.11: buying trains. */
import {
  type ActionOf,
  amend,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  flatMap,
  type Frame,
  type Move,
  nextTrain,
  one,
  type Option,
  pop,
  type Refusal,
  type State,
  type Train,
  train,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { presidentPasses } from '../../common/passing.ts';
import { logNoTrain, type NoTrain } from '../../common/trainDuty.ts';
import { proposeTrainSale, sameTrainPurchase, trainProposals } from '../../common/trainPurchase.ts';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { freeWarranties, MOST_WARRANTIES, typeOf, WARRANTY_PRICE } from '../trains.ts';
import { goBankrupt } from './bankruptcy.ts';
import { inReceivership, lnerFormed, permits } from './slots.ts';
import { canRefinance, canSellTreasury, raiseByTreasury, refinance, treasurySale } from './raising.ts';
import { buyInReceivership } from './receivership.ts';
import { bankPrice, buyFromBank, typeRefusal, usedPrice } from './trainMarket.ts';
import { phaseHas, refuse } from '../vocabulary.ts';
import { STEP } from '../steps.ts';

type Purchase = ActionOf<'buyTrain'>;

export interface TrainsFrame extends Frame {
  readonly company: CompanyId;
  /** §7.11 (d): money has been raised; the train must come from the bank. */
  readonly raised: boolean;
}

/** §7.10 (a), (b), §7.10.1: how many warranties can be bought with this train. */
const mostBought = (state: State, group: string): number =>
  option(state, 'beginner') ? 0 : MOST_WARRANTIES - freeWarranties(group);

/** §6.5.4.3 (b): any type may be bought; without a permit it will not run, and the offer says so. */
const permitted = (state: State, company: CompanyId, side: string, option: Option): Option =>
  option.kind !== 'one' || permits.get(state)[company]?.includes(typeOf(side))
    ? option
    : { remark: { key: 'remark.noPermit', args: { company, type: typeOf(side) } }, ...option };

const bankOptions = (
  state: State,
  company: CompanyId,
  by: Purchase['by'],
  about: Purchase | undefined,
): readonly Option[] => {
  const next = nextTrain(state);
  if (!next) return [];
  const { price, sides } = trainFacts(state, next.name);
  const cash = cashOf(state, company);
  const asked = about ? sides.filter(({ name }) => name === about.side) : sides;
  return flatMap(asked, ({ name: side }) =>
    Array.from({ length: mostBought(state, next.name) + 1 }, (_, warranties): Option => {
      const cost = price + warranties * WARRANTY_PRICE;
      const action: Purchase = {
        type: 'buyTrain',
        by,
        train: next.id,
        from: 'depot',
        price,
        side,
        ...(warranties > 0 ? { warranties } : {}),
      };
      const refusal =
        typeRefusal(state, company, typeOf(side)) ??
        (cost > cash
          ? refuse(warranties > 0 ? '1862 §7.10 (a)' : '1862 §7.9 (a)', 'notEnoughCash', { cost, cash })
          : undefined);
      return permitted(state, company, side, one(action, refusal));
    }),
  );
};

/** Founded, and its director's certificate is in the pool. */
const isLeaderless = (state: State, seller: CompanyId): boolean => {
  const { status, president } = companyOf(state, seller);
  return president === null && (status === 'floated' || status === 'started');
};

/** §7.9 (d): why the train of another company cannot be bought. */
const whyNotFrom = (
  state: State,
  { company, raised }: TrainsFrame,
  seller: CompanyId,
  bought: Train,
): Refusal | undefined => {
  if (raised) return refuse('1862 §7.11 (d)', 'fromBankOnly');
  if (lnerFormed(state)) return refuse('1862 §10.3 (d)', 'fromBankOnly');
  if (isLeaderless(state, seller)) return refuse('1862 §8 (g)', 'sellerInReceivership', { company: seller });
  const refusal = typeRefusal(state, company, typeOf(bought.side));
  if (refusal) return refusal;
  const cost = usedPrice(state, bought);
  const cash = cashOf(state, company);
  return cost > cash ? refuse('1862 §7.9 (c)', 'notEnoughCash', { cost, cash }) : undefined;
};

/** Whose a train is: the company's that has it. */
export const ownerOf = policy((state: State, { at }: Train): CompanyId | undefined => state.companies[at] && at);

/** What a company has to sell: its trains. */
export const trainsToSell = policy<(state: State, seller: CompanyId) => readonly Train[]>(trainsAt);

const companyOptions = (
  state: State,
  frame: TrainsFrame,
  by: Purchase['by'],
  about: Purchase | undefined,
): readonly Option[] =>
  flatMap(
    Object.keys(state.companies).filter((seller) => seller !== frame.company && (!about || about.from === seller)),
    (seller) => {
      const seen = new Set<string>();
      return flatMap(trainsToSell.of(state)(state, seller), (each) => {
        const look = `${each.at} ${each.side} ${each.warranties}`;
        if (seen.has(look)) return [];
        seen.add(look);
        const action: Purchase = { type: 'buyTrain', by, train: each.id, from: seller, price: usedPrice(state, each) };
        return [permitted(state, frame.company, each.side, one(action, whyNotFrom(state, frame, seller, each)))];
      });
    },
  );

const purchaseOptions = (state: State, frame: TrainsFrame, about?: Purchase): readonly Option[] => {
  const by = companyOf(state, frame.company).president;
  if (!by) return [];
  const bank = !about || about.from === 'depot' ? bankOptions(state, frame.company, by, about) : [];
  return about?.from === 'depot' ? bank : [...bank, ...companyOptions(state, frame, by, about)];
};

/** Whether any train can be bought: the bank's next one, or another company's. */
const canBuy = (state: State, frame: TrainsFrame): boolean => {
  const { company } = frame;
  const cash = cashOf(state, company);
  const next = nextTrain(state);
  if (next && cash >= trainFacts(state, next.name).price)
    if (trainFacts(state, next.name).sides.some(({ name }) => !typeRefusal(state, company, typeOf(name)))) return true;
  if (frame.raised || lnerFormed(state)) return false;
  return state.trains.some((each) => {
    const seller = ownerOf.of(state)(state, each);
    return seller !== undefined && seller !== company && !whyNotFrom(state, frame, seller, each);
  });
};

export const trainSale = trainProposals({});

const proposeToSeller = (move: Move, company: CompanyId, action: Purchase): void => {
  const seller = companyOf(move.state, action.from).president;
  const asked = ruling(move.state, 'consentRequired') && seller ? seller : action.by;
  proposeTrainSale(move, trainSale, asked, company, action);
};

/** Of trains alike it does not matter which is named. */
const isLike = (offered: Train, named: Train | undefined): boolean =>
  offered.warranties === named?.warranties && offered.at === named.at;

const isTrainless = (state: State, company: CompanyId): boolean => trainsAt(state, company).length === 0;
const canPayBank = (state: State, company: CompanyId): boolean => cashOf(state, company) >= bankPrice(state);

/** §7.11 (c): a train that the company can have from another one whose director need not be asked. */
const trainAtHand = (state: State, frame: TrainsFrame): Refusal | undefined => {
  if (!ruling(state, 'usedTrainFirst')) return undefined;
  const { president } = companyOf(state, frame.company);
  const agreed = (seller: CompanyId): boolean =>
    !ruling(state, 'consentRequired') || companyOf(state, seller).president === president;
  const found = state.trains.find((each) => {
    const seller = ownerOf.of(state)(state, each);
    return (
      seller !== undefined &&
      seller !== frame.company &&
      agreed(seller) &&
      whyNotFrom(state, frame, seller, each) === undefined
    );
  });
  return (
    found &&
    refuse('1862 §7.11 (c)', 'trainAtHand', {
      company: ownerOf.of(state)(state, found) ?? '',
      train: found.side,
      price: usedPrice(state, found),
    })
  );
};

/** §7.11 (a), (b): a company without a train may not stop. */
const whyNotStop = (state: State, { company }: TrainsFrame): Refusal | undefined =>
  isTrainless(state, company)
    ? refuse(canPayBank(state, company) ? '1862 §7.11 (b)' : '1862 §7.11 (c)', 'mustOwnTrain')
    : undefined;

/** §7.11 (c): the company must have a train, has none, and cannot pay for one. */
const mustRaise = (state: State, company: CompanyId): boolean =>
  isTrainless(state, company) && !canPayBank(state, company);

export const trainsStep = defineStep<TrainsFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    buyTrain: {
      options: purchaseOptions,
      same: (state, offered, action) =>
        (offered.warranties ?? 0) === (action.warranties ?? 0) &&
        sameTrainPurchase(
          state,
          offered,
          offered.warranties === action.warranties ? action : { ...action, warranties: offered.warranties },
        ) &&
        isLike(
          train(state, offered.train),
          state.trains.find((each) => each.id === action.train),
        ),
      apply: (move, { company }, action) => {
        if (action.from !== 'depot') {
          proposeToSeller(move, company, action);
          return;
        }
        buyFromBank(move, company, action.side ?? '', action.warranties ?? 0);
        amend(move, STEP.trains, { raised: false });
      },
    },
    sellShares: {
      options: (state, frame) => {
        const { company } = frame;
        const by = companyOf(state, company).president;
        if (!by || !mustRaise(state, company)) return [];
        const refusal = trainAtHand(state, frame);
        const sales = treasurySale(state, company, by, bankPrice(state) - cashOf(state, company));
        return refusal ? sales.map((each) => ({ ...each, refusal })) : sales;
      },
      same: (_state, offered, action) =>
        offered.by === action.by &&
        offered.company === action.company &&
        offered.for === action.for &&
        offered.percent === action.percent,
      apply: (move, { company }, { percent }) => {
        amend(move, STEP.trains, { raised: true });
        raiseByTreasury(move, company, percent);
      },
    },
    convert: {
      options: (state, frame) => {
        const { company } = frame;
        const by = companyOf(state, company).president;
        if (!by || !mustRaise(state, company)) return [];
        const cost = bankPrice(state);
        const tooLittle = canRefinance(state, company, cost)
          ? undefined
          : refuse('1862 §7.11.2 (a)', 'cannotRefinance', { cost });
        const refusal = tooLittle ?? trainAtHand(state, frame);
        return [one({ type: 'convert', by, company }, refusal)];
      },
      apply: (move, { company }) => {
        amend(move, STEP.trains, { raised: true });
        refinance(move, company, bankPrice(move.state));
      },
    },
    bankrupt: {
      options: (state, frame) => {
        const { company } = frame;
        const by = companyOf(state, company).president;
        if (!by || !mustRaise(state, company)) return [];
        const refusal = canRaise(state, company) ? refuse('1862 §7.11.2 (b)', 'canRaise') : trainAtHand(state, frame);
        return [one({ type: 'bankrupt', by }, refusal)];
      },
      apply: (move, { company }) => goBankrupt(move, company),
    },
    pass: presidentPasses('trains', whyNotStop),
  },
  settle: (move, frame) => settleTrains(move, frame),
});

const canRaise = (state: State, company: CompanyId): boolean =>
  canSellTreasury(state, company, bankPrice(state) - cashOf(state, company)) ||
  canRefinance(state, company, bankPrice(state));

/** The bank always has a train; who could pay for it and isn't asked has no room. */
const noTrain = (state: State, company: CompanyId): NoTrain => {
  const cost = bankPrice(state);
  return { full: cost <= cashOf(state, company), cost, each: phaseHas(state, 'perType') ? 'type' : 'all' };
};

/** What leaves no choice is done; where nothing can be bought nobody is asked. */
const settleTrains = (move: Move, frame: TrainsFrame): boolean => {
  const { company } = frame;
  const { state } = move;
  if (inReceivership(state, company)) {
    pop(move);
    const eventsBefore = move.events.length;
    buyInReceivership(move, company);
    if (move.events.length === eventsBefore) logNoTrain(move, company, noTrain(move.state, company));
    return true;
  }
  if (canBuy(state, frame)) return false;
  if (!mustRaise(state, company)) {
    pop(move);
    logNoTrain(move, company, noTrain(move.state, company));
    return true;
  }
  const price = bankPrice(state);
  const treasury = canSellTreasury(state, company, price - cashOf(state, company));
  const fold = canRefinance(state, company, price);
  if (treasury && fold) return false;
  amend(move, STEP.trains, { raised: true });
  if (treasury) raiseByTreasury(move, company, undefined);
  else if (fold) refinance(move, company, price);
  else goBankrupt(move, company);
  return true;
};
