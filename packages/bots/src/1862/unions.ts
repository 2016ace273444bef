/** Mergers and acquisitions: fewer shares of a company that runs more trains, and places for other certificates. */
import { type ActionOf, type CompanyId, type Offer, priceOf, type State } from '@roundhouse/engine';
import type { Proposal } from '../bot.ts';
import type { View } from '../insight.ts';
import { changesFrom, perPercent } from '../judge.ts';
import { outlookOf } from '../outlook.ts';
import { judged } from '../propose.ts';
import { worthOfFreedCertificates } from '../certificatesBelowLimit.ts';

/** What having the place and the money for a share is worth in a round. */
const PLACE = 20;

/** Who has such shares of both, in what one percent brings until the end, has no use for a union: it costs them the price of one. */
const THRIVING = 22;

const thrives = ({ state, insight, horizon }: View, company: CompanyId): boolean =>
  perPercent(state, insight, company, outlookOf(state, insight, company, horizon)) > THRIVING;

/** The dearer of two companies goes on: its place in the order and its home are the better ones as a rule. */
const dearerOf = (state: State, { company, with: other }: ActionOf<'merge'>): CompanyId =>
  priceOf(state, other) > priceOf(state, company) ? other : company;

export const unions = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const changed = changesFrom(view.state, view.insight, view.me, view.horizon);
  return offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'merge') return [];
    const { action } = offer;
    const { companies } = view.state;
    if (companies[action.with]?.president !== view.me || action.survivor !== dearerOf(view.state, action)) return [];
    if (thrives(view, action.company) && thrives(view, action.with)) return [];
    const proposal = judged(view, action, changed);
    return proposal ? [{ ...proposal, value: proposal.value + worthOfFreedCertificates(view, action, PLACE) }] : [];
  });
};
