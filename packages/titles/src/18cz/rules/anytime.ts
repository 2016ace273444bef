/** §VIII.3-2: what a company may do at any moment of its turn: buy locals, sell them, use their powers. */
import {
  BANK,
  cashOf,
  type Choice,
  type Choices,
  type CompanyId,
  companyOf,
  one,
  type PlayerId,
  type PrivateId,
  privatesOf,
  type Refusal,
  type State,
  type TurnFrame,
  updatePrivate,
} from '@roundhouse/engine';
import { isLocal } from '../companies.ts';
import { mayOwnLocal } from './classes.ts';
import { localPrice, localsMayBeSold, phaseOfTrade } from './locals.ts';
import { handTrain, mayHandTrain, sellMw } from './moraviaPrivates.ts';
import { purpleLay } from './track.ts';
import { isVaclavs } from './vaclav.ts';
import { cite, pay, refuse, special } from '../vocabulary.ts';
import { ownedByPlayers, privatePurchase } from '../../common/privatePurchase.ts';
import { removePrivate } from '../../common/privates.ts';

/** §V-2: the price asked for is within the common price, but more than the company has. */
const costsTooMuch = (state: State, company: CompanyId, price: number): Refusal | undefined => {
  const cash = cashOf(state, company);
  return cash >= 1 && price > cash && price <= localPrice(state)
    ? refuse('18CZ §V-2', 'notEnoughCash', { cost: price, cash })
    : undefined;
};

const mayNotBuy = (state: State, company: CompanyId, id: PrivateId, price?: number): Refusal | undefined => {
  if (!localsMayBeSold(state)) return refuse('18CZ §IV.1-5', 'noLocalsYet', { phase: phaseOfTrade(state) });
  if (isLocal(id) && !mayOwnLocal(state, company, id)) return refuse('18CZ §IV.1-12', 'localTooBig', { private: id });
  return price === undefined ? undefined : costsTooMuch(state, company, price);
};

const isForSale = (id: PrivateId): boolean => isLocal(id) || id === 'MW';

/** §IV.1-5, §XI.2-16: for 1 up to the common price; §IV.1-13: its owner agrees. */
export const localPurchase = privatePurchase({
  privates: (state, company) => (isVaclavs(state, company) ? [] : ownedByPlayers(state).filter(isForSale)),
  price: (state) => ({ min: 1, max: localPrice(state) }),
  mayNotBuy,
  acquire: (move, company, id) => {
    if (id === 'MW') sellMw(move, company);
    else updatePrivate(move, id, { owner: company });
  },
  rules: { cash: cite('18CZ §IV.1-5') },
});

/** §IV.1-11: to the bank for exactly the common price; the local leaves the game. */
const selling: Choice<TurnFrame, 'sellPrivate'> = {
  options: (state, { company }) => {
    const by: PlayerId | null = companyOf(state, company).president;
    if (!by || isVaclavs(state, company)) return [];
    return privatesOf(state, company)
      .filter(isLocal)
      .map((id) => one({ type: 'sellPrivate', by, private: id, price: localPrice(state) }));
  },
  apply: (move, { company }, { private: id, price }) => {
    pay(move, BANK, company, price, 'private');
    special(move, 'localSold', { company, private: id, amount: price });
    removePrivate(move, id);
  },
};

/** §XI.2-14: the owner of the 3E-train hands it to a company they direct. */
const handing: Choice<TurnFrame, 'usePower'> = {
  options: (state, { company }) => mayHandTrain(state, company),
  apply: (move, { company }) => handTrain(move, company),
};

export const ANY_TIME: Choices<TurnFrame> = {
  buyPrivate: localPurchase.choice,
  sellPrivate: selling,
  layTile: purpleLay,
  usePower: handing,
};
