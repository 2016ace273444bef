/** §IV.2: which trains and locals a company of each size may own, and which trains it can run. */
import { type CompanyId, companyOf, type State, type Train, trainsAt } from '@roundhouse/engine';
import { isSize, SIZES, type Size, sizeOfLocal } from '../companies.ts';
import { modeOf } from '../modes.ts';

export const sizeOf = (state: State, company: CompanyId): Size => {
  const { size } = companyOf(state, company);
  if (!isSize(size)) throw new Error(`${company} has no size`);
  return size;
};

const rank = (size: Size): number => SIZES.indexOf(size);

export const isSmaller = (a: Size, b: Size): boolean => rank(a) < rank(b);

/** 4.2: red N, blue N+N, green NE. */
export const classOfSide = (side: string): Size => {
  if (side.includes('+')) return 'medium';
  return side.includes('E') ? 'large' : 'small';
};

/** §TUT-10, §XI.2-6: there every company buys and runs all trains. */
const trainsForAll = (state: State): boolean => {
  const mode = modeOf(state);
  return mode === 'tutorial' || mode === 'moravia';
};

/** §VIII.10-9: never a train of a bigger class. */
export const mayOwnSide = (state: State, company: CompanyId, side: string): boolean =>
  trainsForAll(state) || !isSmaller(sizeOf(state, company), classOfSide(side));

export const canRunSide = (state: State, company: CompanyId, side: string): boolean =>
  trainsForAll(state) || classOfSide(side) === sizeOf(state, company);

/** §XI.2-14: the private train of Moravia-Silesia neither counts nor satisfies. */
export const PRIVATE_TRAIN = '3E-0';
export const isPrivateTrain = ({ id }: Pick<Train, 'id'>): boolean => id === PRIVATE_TRAIN;

export const runnableTrains = (state: State, company: CompanyId): readonly Train[] =>
  trainsAt(state, company).filter((each) => canRunSide(state, company, each.side));

/** §VIII.10-1: what meets the duty to own a train. */
export const hasRunnableTrain = (state: State, company: CompanyId): boolean =>
  runnableTrains(state, company).some((each) => !isPrivateTrain(each));

/** §IV.1-12. */
export const mayOwnLocal = (state: State, company: CompanyId, local: string): boolean =>
  !isSmaller(sizeOf(state, company), sizeOfLocal(local));
