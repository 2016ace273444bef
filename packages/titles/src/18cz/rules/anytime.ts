/** §VIII.3-2: what a company may do at any moment of its turn: buy locals, sell them, use their powers. */
import {
  BANK,
  cashOf,
  type Choice,
  type Choices,
  type CompanyId,
  companyOf,
  emit,
  type Move,
  one,
  type Option,
  type PlayerId,
  type PrivateId,
  privatesOf,
  type Proposal,
  propose,
  type Refusal,
  type State,
  type TurnFrame,
  updatePrivate,
} from '@roundhouse/engine';
import { isLocal } from '../companies.ts';
import { mayOwnLocal } from './classes.ts';
import { localPrice, localsMayBeSold, ownedByPlayers, phaseOfTrade, playerOwning } from './locals.ts';
import { handTrain, mayHandTrain, sellMw } from './moraviaPrivates.ts';
import { purpleLay } from './track.ts';
import { isVaclavs } from './vaclav.ts';
import { pay, refuse, special } from '../vocabulary.ts';
import { removePrivate } from '../../common/privates.ts';

const whyNotBuy = (state: State, company: CompanyId, id: PrivateId): Refusal | undefined => {
  if (!localsMayBeSold(state)) return refuse('18CZ §IV.1-5', 'noLocalsYet', { phase: phaseOfTrade(state) });
  if (isLocal(id) && !mayOwnLocal(state, company, id)) return refuse('18CZ §IV.1-12', 'localTooBig', { private: id });
  const cash = cashOf(state, company);
  return cash < 1 ? refuse('18CZ §IV.1-5', 'notEnoughCash', { cost: 1, cash }) : undefined;
};

const isForSale = (id: PrivateId): boolean => isLocal(id) || id === 'MW';

/** §IV.1-5, §XI.2-16: for 1 up to the common price. */
export const localOffers = (state: State, company: CompanyId, price?: number): readonly Option[] => {
  const by = companyOf(state, company).president;
  if (!by || isVaclavs(state, company)) return [];
  return ownedByPlayers(state)
    .filter(isForSale)
    .map((id): Option => {
      const action = { type: 'buyPrivate', by, private: id, price: 1, for: company } as const;
      const cash = cashOf(state, company);
      const poor =
        price !== undefined && price > cash && price <= localPrice(state)
          ? refuse('18CZ §V-2', 'notEnoughCash', { cost: price, cash })
          : undefined;
      const refusal = whyNotBuy(state, company, id) ?? poor;
      const max = Math.max(1, Math.min(localPrice(state), cash));
      return { kind: 'price', action, min: 1, max, step: 1, ...(refusal ? { refusal } : {}) };
    });
};

const buyLocal = (move: Move, company: CompanyId, id: PrivateId, price: number): void => {
  const from = playerOwning(move.state, id);
  if (!from) throw new Error(`${id} is not a player's`);
  pay(move, company, from, price, 'private');
  emit(move, { type: 'privateBought', who: company, from, private: id, price });
  if (id === 'MW') sellMw(move, company);
  else updatePrivate(move, id, { owner: company });
};

/** §IV.1-13: its owner agrees. */
export const LOCAL_TRADE: Proposal = {
  accepted: (move, action) => {
    if (action.type === 'buyPrivate' && action.for !== undefined)
      buyLocal(move, action.for, action.private, action.price);
  },
};

const buying: Choice<TurnFrame, 'buyPrivate'> = {
  options: (state, { company }, about) => localOffers(state, company, about?.price),
  apply: (move, { company }, action) => {
    const asked = playerOwning(move.state, action.private);
    if (!asked) throw new Error(`${action.private} is not a player's`);
    const args = { company, private: action.private, price: action.price };
    propose(move, { localTrade: LOCAL_TRADE }, 'localTrade', asked, action, args);
  },
};

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

/** §XI.2-14: the owner of the 3E-train hands it to a company he directs. */
const handing: Choice<TurnFrame, 'usePower'> = {
  options: (state, { company }) => mayHandTrain(state, company),
  apply: (move, { company }) => handTrain(move, company),
};

export const ANY_TIME: Choices<TurnFrame> = {
  buyPrivate: buying,
  sellPrivate: selling,
  layTile: purpleLay,
  usePower: handing,
};
