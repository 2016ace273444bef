/** 1849 §10.7-d, -e: what stands against a sale for money that is missing: nobody sells more than is needed. */
import { type CompanyId, type PlayerId, priceOf, type Refusal, type State } from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { changesKeptPresidency } from '../../common/emergencySales.ts';
import { type Block, blocksOf, type MoreRefusals, whyNotSell } from './selling.ts';
import { refuse } from '../vocabulary.ts';
import { marketValue } from '../../common/values.ts';

/** What a block brings. */
export const proceeds = (state: State, company: CompanyId, { percent }: Block): number =>
  marketValue(state, company, percent);

/** §10.7-e: the operating corporation keeps its president. */
export const keepsPresident =
  (state: State, operating: CompanyId | undefined, seller: PlayerId): MoreRefusals =>
  (company: CompanyId, block: Block) =>
    changesKeptPresidency(state, { player: seller, operating }, 'operating', company, block.percent)
      ? refuse('1849 §10.7-e', 'presidentMustStay', { company })
      : undefined;

export interface Need {
  readonly seller: PlayerId;
  readonly missing: number;
  /** The corporation on turn, where there is one. */
  readonly operating: CompanyId | undefined;
}

export type LessWouldDo = (state: State, company: CompanyId, block: Block, need: Need) => boolean;

/** Whether a smaller sale of the same corporation would bring enough. */
export const lessWouldDo = policy<LessWouldDo>((state, company, block, { seller, missing, operating }) => {
  const keeps = keepsPresident(state, operating, seller);
  return blocksOf(state, seller, company).some(
    (other) =>
      other.percent < block.percent &&
      proceeds(state, company, other) >= missing &&
      !whyNotSell(state, seller, company, other) &&
      !keeps(company, other),
  );
});

export const tooMuch = (state: State, company: CompanyId, block: Block, need: Need): Refusal | undefined => {
  const { missing } = need;
  return missing <= 0 || lessWouldDo.of(state)(state, company, block, need)
    ? refuse('1849 §10.7-d', 'moreThanNeeded', { missing, price: priceOf(state, company) })
    : undefined;
};

/** What stands against each sale for this need, beyond the rules of sales. */
export const limitsOf = (state: State, need: Need): MoreRefusals => {
  const keeps = keepsPresident(state, need.operating, need.seller);
  return (company, block) => keeps(company, block) ?? tooMuch(state, company, block, need);
};
