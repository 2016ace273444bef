/** 1849 §7.1: private companies in operating turns: bought from players at any moment, and CNM used. */
import {
  type Choices,
  type CompanyId,
  companyOf,
  factsOf,
  isPlayer,
  type Move,
  one,
  type PrivateId,
  type Refusal,
  setMarks,
  type State,
  type TurnFrame,
} from '@roundhouse/engine';
import { CNM, RSA } from '../companies.ts';
import { PORTS } from '../map.ts';
import { BUY_PRIVATES, phaseNumber } from '../trains.ts';
import { portOwner } from './slots.ts';
import { cite, phaseHas, refuse, special } from '../vocabulary.ts';
import { privatePurchase } from '../../common/privatePurchase.ts';
import { removePrivate } from '../../common/privates.ts';

/** §7.1-c, -d, -P5: why this private cannot be bought by a corporation now. */
const mayNotBuy = (state: State, _company: CompanyId, id: PrivateId): Refusal | undefined => {
  const owner = state.privates[id]?.owner ?? null;
  if (id === RSA) return refuse('1849 §7.1-P5', 'rsaStays');
  if (owner !== null && !isPlayer(owner)) return refuse('1849 §7.1-d', 'privateStays', { private: id, company: owner });
  if (!phaseHas(state, BUY_PRIVATES))
    return refuse('1849 §7.1-c', 'privatesNotForSale', { phase: phaseNumber(state.phase) });
  return undefined;
};

const owned = (state: State): readonly PrivateId[] =>
  Object.values(state.privates)
    .filter(({ owner, closed }) => owner !== null && !closed)
    .map(({ id }) => id);

/** §7.1-c: for L.1 up to twice the face value. */
export const purchase = privatePurchase({
  privates: owned,
  price: (state, _company, id) => ({ min: 1, max: 2 * (factsOf(state).privates[id]?.price ?? 0) }),
  mayNotBuy,
  rules: { cash: cite('1849 §10-e'), purse: cite('1849 §10-e') },
});

/** Whether the corporation could buy some private now. */
export const couldBuyPrivate = purchase.canBuy;

/** §7.1-P3: CNM is closed, its marker is in a port. */
const useCnm = (move: Move, company: CompanyId, port: string): void => {
  removePrivate(move, CNM);
  setMarks(move, port, [...(move.state.board.marks[port] ?? []), CNM]);
  portOwner.set(move, company);
  special(move, 'portMarked', { company, hex: port });
};

export const AT_ANY_MOMENT: Choices<TurnFrame> = {
  buyPrivate: purchase.choice,
  usePower: {
    options: (state, { company }) => {
      const by = companyOf(state, company).president;
      if (!by || state.privates[CNM]?.owner !== company || state.privates[CNM].closed) return [];
      return PORTS.map((target) => one({ type: 'usePower', by, private: CNM, target }));
    },
    apply: (move, { company }, { target }) => useCnm(move, company, target),
  },
};
