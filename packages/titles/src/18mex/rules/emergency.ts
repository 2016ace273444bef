/** §4.3.4.2: a major that must own a train and cannot pay is helped by its president, who may have to sell. */
import { emergencySales } from '../../common/emergencySales.ts';
import { trainDuty } from '../../common/trainDuty.ts';
import { MAJORS } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { hasLegalRoute } from './operating.ts';
import {
  blocksAllowed,
  doSellWithChange,
  mayBeWithChange,
  sale,
  sameSaleWithChange,
  sellWithChange,
} from './trading.ts';
import { cite } from '../vocabulary.ts';

/** §4.3.4.2#1: no train, a legal route, and the bank has a train. §4.3.4.2(a): the president helps only with the cheapest. */
export const duty = trainDuty({ isBound: hasLegalRoute });

export const { mustBuy: mustBuyTrain, cheapest: cheapestPrice, toRaise } = duty;

/**
 * §4.3.4.2(d): the president sells what raises the missing money, and no more. §4.3.4.2#3, AMB-18, §6.1#3: where all permitted
 * sales do not suffice, they sell all that they may, forfeit their cash, and the game ends.
 */
export const raising = emergencySales({
  sale,
  companies: () => MAJORS,
  keeps: 'operating',
  list: (state, player, blocks, about, whyNot) => [
    ...blocksAllowed(state, blocks),
    // D-27
    ...(mayBeWithChange(about) && ruling(state, 'changeInForcedPurchase') ? sellWithChange(state, player, whyNot) : []),
  ],
  same: sameSaleWithChange,
  carryOut: (move, { by, certificates: [first], exchange }) => {
    if (exchange === undefined || first === undefined) return false;
    doSellWithChange(move, by, first, exchange);
    return true;
  },
  rules: { tooMuch: cite('18MEX §4.3.4.2(d)#2'), presidency: cite('18MEX §4.3.4.2(d)#3') },
});
