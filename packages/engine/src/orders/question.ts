/** The question a player faces now, in the words of orders: derived from the offers, so that no title need say it. */
import type { Action, ActionOf, ActionType } from '../actions.ts';
import { companyIn } from '../handles.ts';
import { memo } from '../memo.ts';
import { type Offer, offeredTo, offeredType } from '../offers.ts';
import { decider, offers } from '../play.ts';
import type { CompanyId, PlayerId, State } from '../state.ts';
import type { TurnPart } from './form.ts';

export interface Question {
  readonly who: PlayerId;
  readonly offers: readonly Offer[];
  /** Kinds that are offered, without those that a private's power adds at any moment. */
  readonly types: ReadonlySet<ActionType>;
  /** The company whose turn it is. */
  readonly company: CompanyId | null;
}

const byPower = (offer: Offer): boolean => {
  if (offer.kind === 'lay') return offer.power !== undefined;
  return 'action' in offer && 'power' in offer.action && offer.action.power !== undefined;
};

export const questionOf = memo((state: State): Question | null => {
  const who = decider(state);
  if (who === null) return null;
  const mine = offers(state).filter((offer) => offeredTo(offer) === who);
  return {
    who,
    offers: mine,
    types: new Set(mine.filter((offer) => !byPower(offer)).map(offeredType)),
    company: companyIn(state.agenda.findLast((frame) => companyIn(frame) !== undefined)) ?? null,
  };
});

/** An offer of exactly one action of a kind. */
export const offered = <T extends ActionType>(
  { offers: all }: Question,
  type: T,
  fits: (action: ActionOf<T>) => boolean = () => true,
): ActionOf<T> | undefined => {
  for (const offer of all)
    if (offer.kind === 'one' && offer.action.type === type && fits(offer.action as ActionOf<T>))
      return offer.action as ActionOf<T>;
  return undefined;
};

/** Whether it is about mergers, conversions or the sale of whole companies. */
export const isAboutMergers = (state: State, { types }: Question): boolean =>
  types.has('merge') || types.has('convert') || /merge|acqui/i.test(state.round.kind);

/** Which part of a company's turn a pass would end; null: it is no such turn. */
export const partOf = (state: State, question: Question): TurnPart | null => {
  const { types, company } = question;
  if (company === null || state.companies[company]?.president !== question.who) return null;
  if (isAboutMergers(state, question) || types.has('answer') || types.has('bid')) return null;
  if (types.has('layTile')) return 'track';
  if (types.has('placeToken')) return 'station';
  if (types.has('buyTrain')) return 'trains';
  if (types.has('runTrains') || types.has('dividend')) return null;
  return /operat/i.test(state.round.kind) ? 'other' : null;
};

export const passOf = (question: Question): Action | undefined => offered(question, 'pass');
