/** §4.3.4.2: a major that must own a train and cannot pay is helped by its president, who may have to sell. */
import {
  type ActionOf,
  type CompanyId,
  companyOf,
  type Move,
  type Option,
  type PlayerId,
  type State,
} from '@roundhouse/engine';
import { emergencySales as salesFor, type Seller } from '../../common/emergencySales.ts';
import { trainDuty } from '../../common/trainDuty.ts';
import { MAJORS } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { hasLegalRoute } from './operating.ts';
import { blocksAllowed, doSellWithChange, mayBeWithChange, sale, sellWithChange } from './trading.ts';

/** §4.3.4.2#1: no train, a legal route, and the bank has a train. §4.3.4.2(a): the president helps only with the cheapest. */
export const duty = trainDuty({ isBound: hasLegalRoute });

export const { mustBuy: mustBuyTrain, cheapest: cheapestPrice, toRaise } = duty;

type Sale = ActionOf<'sellShares'>;

const sales = salesFor({
  sale,
  companies: () => MAJORS,
  keeps: 'operating',
  list: (state, player, blocks, about, whyNot) => [
    ...blocksAllowed(state, blocks),
    // D-27
    ...(mayBeWithChange(about) && ruling(state, 'changeInForcedPurchase') ? sellWithChange(state, player, whyNot) : []),
  ],
  carryOut: (move, { by, certificates: [first], exchange }) => {
    if (exchange === undefined || first === undefined) return false;
    doSellWithChange(move, by, first, exchange);
    return true;
  },
  rules: { tooMuch: '18MEX §4.3.4.2(d)#2', presidency: '18MEX §4.3.4.2(d)#3' },
});

const sellerFor = (state: State, operating: CompanyId): Seller | undefined => {
  const { president } = companyOf(state, operating);
  return president ? { player: president, operating } : undefined;
};

export const raisable = (state: State, operating: CompanyId, player: PlayerId): number =>
  sales.raisable(state, { player, operating });

/** §4.3.4.2#3: all permitted sales do not suffice. */
export const isBankrupt = (state: State, company: CompanyId): boolean => {
  const seller = sellerFor(state, company);
  return seller !== undefined && sales.cannotRaise(state, seller, toRaise(state, company));
};

/** §4.3.4.2(d): sales that raise what is missing, and no more. */
export const emergencySales = (state: State, company: CompanyId, about?: Sale): readonly Option[] => {
  const seller = sellerFor(state, company);
  const raise = toRaise(state, company);
  return seller && raise > 0 ? sales.options(state, seller, raise, about) : [];
};

export const emergencySale = (move: Move, operating: CompanyId, action: Sale): void =>
  sales.sell(move, { player: action.by, operating }, action);

/** AMB-18, §6.1#3: a bankrupt president sells all that he may, forfeits his cash, and the game ends. */
export const goBankrupt = (move: Move, operating: CompanyId, player: PlayerId): void =>
  sales.goBankrupt(move, { player, operating });
