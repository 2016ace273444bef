/** 1862 §8 (e), (f): a company in receivership buys one bank train per round if it can, by rule. */
import {
  cashOf,
  type CompanyId,
  type Move,
  nextTrain,
  phaseFacts,
  type State,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { type TrainType, typeOf } from '../trains.ts';
import { goBankrupt } from './bankruptcy.ts';
import { permits } from './slots.ts';
import { buyFromBank, typeRefusal } from './trainMarket.ts';

const ORDER: readonly TrainType[] = ['express', 'freight', 'local'];

/** §8 (e): the limit of all trains holds in receivership, too. */
export const allTrainsCount = policy(true);

/** §8 (e): with the usual restrictions. */
const atLimit = (state: State, company: CompanyId, type: TrainType): boolean => {
  if (allTrainsCount.of(state)) return typeRefusal(state, company, type) !== undefined;
  const limit = phaseFacts(state).trainLimit['default'] ?? 0;
  return trainsAt(state, company).filter(({ side }) => typeOf(side) === type).length >= limit;
};

/** The first of Express, Freight, Local for which it has a permit and room. */
export const sideInReceivership = (state: State, company: CompanyId): string | undefined => {
  const next = nextTrain(state);
  if (!next) return undefined;
  const { price, sides } = trainFacts(state, next.name);
  if (cashOf(state, company) < price) return undefined;
  const allowed = permits.get(state)[company] ?? [];
  const type = ORDER.find((each) => allowed.includes(each) && !atLimit(state, company, each));
  return type === undefined ? undefined : sides.find(({ name }) => typeOf(name) === type)?.name;
};

export const buyInReceivership = (move: Move, company: CompanyId): void => {
  const side = sideInReceivership(move.state, company);
  if (side !== undefined) buyFromBank(move, company, side);
  else if (trainsAt(move.state, company).length === 0) goBankrupt(move, company);
};
