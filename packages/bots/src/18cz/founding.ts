/** Starting a company: what counts is how it stands once it floats, with all the shares that its founder needs for that. */
import { type ActionOf, type CompanyId, type Offer, priceOf, type State } from '@roundhouse/engine';
import type { Proposal } from '../bot.ts';
import type { View } from '../insight.ts';
import { perPercent } from '../judge.ts';
import { outlookOf } from '../outlook.ts';
import { judgedClosely, positionAfter } from '../propose.ts';
import { purchases, starts } from '../shares.ts';

/** What it is worth to bring a company of one's own to float: until then the money in it earns nothing. */
const AWAKE = 150;

/** What a share of a company brings beyond its price, once it operates. */
const gainOf = ({ insight, horizon }: View, state: State, company: CompanyId, percent: number): number =>
  perPercent(state, insight, company, outlookOf(state, insight, company, horizon)) * percent - priceOf(state, company);

/** After the director's certificate, how many single shares its founder still needs. */
export type SharesLacking = (state: State, company: CompanyId) => { readonly shares: number; readonly percent: number };

/** A start with the shares that must follow it. */
export const foundings =
  (lacking: SharesLacking) =>
  (view: View, offered: readonly Offer[]): readonly Proposal[] =>
    starts(view, offered, judgedClosely(view)).flatMap((each): readonly Proposal[] => {
      if (each.action.type !== 'par') return [];
      const after = positionAfter(view.state, each.action);
      if (!after) return [];
      const { shares, percent } = lacking(after, each.action.company);
      return [{ ...each, value: each.value + shares * gainOf(view, after, each.action.company, percent) }];
    });

const isOwnStart = ({ state, me }: View, { company }: ActionOf<'buyShares'>): boolean =>
  state.companies[company]?.status === 'started' && state.companies[company].president === me;

export const sharePurchases = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  purchases(view, offered, judgedClosely(view)).map((each) =>
    each.action.type === 'buyShares' && isOwnStart(view, each.action) ? { ...each, value: each.value + AWAKE } : each,
  );
