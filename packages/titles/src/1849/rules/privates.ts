/** 1849 §7.1: private companies in operating turns: bought from players at any moment, and CNM used. */
import {
  cashOf,
  type Choices,
  type CompanyId,
  companyOf,
  emit,
  factsOf,
  flatMap,
  isPlayer,
  type Move,
  one,
  type Option,
  type PrivateId,
  priced,
  type Proposal,
  propose,
  type Refusal,
  setMarks,
  type State,
  type TurnFrame,
  updatePrivate,
} from '@roundhouse/engine';
import { CNM, RSA } from '../companies.ts';
import { PORTS } from '../map.ts';
import { BUY_PRIVATES, phaseNumber } from '../trains.ts';
import { portOwner } from './slots.ts';
import { cite, pay, phaseHas, refuse, special } from '../vocabulary.ts';
import { removePrivate } from '../../common/privates.ts';

/** §7.1-c, -d, -P5: why this private cannot be bought by a corporation now. */
const whyNotBuy = (state: State, company: CompanyId, id: PrivateId): Refusal | undefined => {
  const owner = state.privates[id]?.owner ?? null;
  if (id === RSA) return refuse('1849 §7.1-P5', 'rsaStays');
  if (owner !== null && !isPlayer(owner)) return refuse('1849 §7.1-d', 'privateStays', { private: id, company: owner });
  if (!phaseHas(state, BUY_PRIVATES))
    return refuse('1849 §7.1-c', 'privatesNotForSale', { phase: phaseNumber(state.phase) });
  const cash = cashOf(state, company);
  return cash < 1 ? refuse('1849 §10-e', 'notEnoughCash', { cost: 1, cash }) : undefined;
};

const open = (state: State): readonly PrivateId[] =>
  Object.values(state.privates)
    .filter(({ owner, closed }) => owner !== null && !closed)
    .map(({ id }) => id);

const purchaseOption = (state: State, company: CompanyId, id: PrivateId): readonly Option[] => {
  const by = companyOf(state, company).president;
  if (!by) return [];
  const action = { type: 'buyPrivate', by, private: id, price: 1, for: company } as const;
  const refusal = whyNotBuy(state, company, id);
  const max = Math.min(2 * (factsOf(state).privates[id]?.price ?? 0), cashOf(state, company));
  const purse = { cash: cashOf(state, company), rule: cite('1849 §10-e') };
  return [priced(action, { min: 1, max: Math.max(1, max), purse }, refusal)];
};

/** Whether the corporation could buy some private now. */
export const couldBuyPrivate = (state: State, company: CompanyId): boolean =>
  open(state).some((id) => !whyNotBuy(state, company, id));

const handOver = (move: Move, company: CompanyId, id: PrivateId, price: number): void => {
  const owner = move.state.privates[id]?.owner;
  if (!owner) throw new Error(`${id} belongs to nobody`);
  pay(move, company, owner, price, 'private');
  updatePrivate(move, id, { owner: company });
  emit(move, { type: 'privateBought', who: company, from: owner, private: id, price });
};

export const privateProposal: Proposal = {
  accepted: (move, action) => {
    if (action.type === 'buyPrivate' && action.for !== undefined)
      handOver(move, action.for, action.private, action.price);
  },
};

/** §7.1-P3: CNM is closed, its marker is in a port. */
const useCnm = (move: Move, company: CompanyId, port: string): void => {
  removePrivate(move, CNM);
  setMarks(move, port, [...(move.state.board.marks[port] ?? []), CNM]);
  portOwner.set(move, company);
  special(move, 'portMarked', { company, hex: port });
};

export const atAnyMoment = (proposals: Readonly<Record<string, Proposal>>): Choices<TurnFrame> => ({
  buyPrivate: {
    options: (state, { company }, about) =>
      flatMap(
        open(state).filter((id) => !about || about.private === id),
        (id) => purchaseOption(state, company, id),
      ),
    apply: (move, { company }, action) => {
      const owner = move.state.privates[action.private]?.owner;
      if (!owner || !isPlayer(owner)) throw new Error(`${action.private} is not with a player`);
      propose(move, proposals, 'buyPrivate', owner, action, { company, private: action.private, price: action.price });
    },
  },
  usePower: {
    options: (state, { company }) => {
      const by = companyOf(state, company).president;
      if (!by || state.privates[CNM]?.owner !== company || state.privates[CNM].closed) return [];
      return PORTS.map((target) => one({ type: 'usePower', by, private: CNM, target }));
    },
    apply: (move, { company }, { target }) => useCnm(move, company, target),
  },
});
