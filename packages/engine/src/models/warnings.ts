/**
 * What nobody may walk into unknowingly. Found by comparing the position before a choice with what follows from it by itself:
 * no title says what is dangerous, and no kind of choice is named.
 */
import { isEqual } from '../equal.ts';
import { companyAtWork, companyIn } from '../handles.ts';
import type { Action, ActionType } from '../actions.ts';
import { cashOf } from '../money.ts';
import { topFrame } from '../move.ts';
import { isRefusal, decider, offers, options } from '../play.ts';
import { type Offer, offeredType } from '../offers.ts';
import type { Remark } from '../refusal.ts';
import { scoreOf, standings } from '../standings.ts';
import { type CompanyId, isPlayer, type PlayerId, type State } from '../state.ts';
import { type Duty, titleOf } from '../title.ts';
import { sideFacts, trainsAt } from '../trains.ts';
import { applied } from './applied.ts';
import { type Change, changeFrom, type Played, withinTurn } from './change.ts';

export interface FinalPlace {
  readonly player: PlayerId;
  readonly place: number;
  readonly score: number;
}

type Danger =
  | { readonly kind: 'closes'; readonly company: CompanyId; readonly trainless: boolean }
  /** Its price falls to nothing. */
  | {
      readonly kind: 'liquidates';
      readonly company: CompanyId;
      readonly trainless: boolean;
      readonly from: number;
      readonly to: number;
      /** Where its marker ends. */
      readonly cell: string;
    }
  /** `score`: what the player is left with. */
  | { readonly kind: 'bankrupts'; readonly player: PlayerId; readonly score: number }
  | { readonly kind: 'ends'; readonly reason: string; readonly places: readonly FinalPlace[] }
  /** Money leaves the one who decides though nothing was bought. */
  | { readonly kind: 'pays'; readonly player: PlayerId; readonly amount: number; readonly for: string }
  | { readonly kind: 'owes'; readonly player: PlayerId; readonly amount: number }
  /** Answers for something from now on. */
  | { readonly kind: 'answers'; readonly duty: Duty }
  | { readonly kind: 'discards'; readonly company: CompanyId; readonly trains: number; readonly limit: number }
  | { readonly kind: 'removes'; readonly company: CompanyId }
  /** Shares must be sold, or the player is bankrupt; `due`: what they are sold for, where that is a debt. */
  | {
      readonly kind: 'sells';
      readonly player: PlayerId;
      readonly company: CompanyId | null;
      readonly due: Remark | null;
    }
  /** The next thing to do is to buy a train that the treasury cannot pay. */
  | {
      readonly kind: 'buysTrain';
      readonly player: PlayerId;
      readonly company: CompanyId;
      readonly train: string;
      readonly price: number;
      readonly missing: number;
    }
  /** More than a fifth of what the player is worth. */
  | { readonly kind: 'loses'; readonly player: PlayerId; readonly from: number; readonly to: number };

/** `later`: it belongs to the next company or round. */
export type Warning = Danger & { readonly later: boolean };
export type WarningKind = Warning['kind'];

const MUCH = 1 / 5;

/** Who wants nothing, or gives up, leaves the company as it is. */
const LEAVES_AS_IT_IS: ReadonlySet<ActionType> = new Set<ActionType>(['pass', 'bankrupt']);

/** Whether a company without a train is lost for want of one: not where a loan ruins it, nor where it is sold as a whole. */
const trainless = ({ before }: Change, action: Action, company: CompanyId): boolean =>
  LEAVES_AS_IT_IS.has(action.type) &&
  before.round.kind === 'operating' &&
  company === companyAtWork(before) &&
  trainsAt(before, company).length === 0;

const placesOf = (state: State): readonly FinalPlace[] => {
  let place = 1;
  return standings(state).flatMap((together) => {
    const here = place;
    place += together.length;
    return together.map((player) => ({ player, place: here, score: state.outcome?.scores[player] ?? 0 }));
  });
};

const closings = (change: Change, action: Action): readonly Danger[] => [
  ...[...new Set(change.closed)].map(
    (company) => ({ kind: 'closes', company, trainless: trainless(change, action, company) }) as const,
  ),
  ...change.prices.flatMap(({ company, from, to, cells: [, cell] }) =>
    to === 0 && from > 0 && !change.closed.includes(company)
      ? [{ kind: 'liquidates', company, trainless: trainless(change, action, company), from, to, cell } as const]
      : [],
  ),
  ...change.events.flatMap((each) =>
    each.type === 'bankrupt'
      ? [{ kind: 'bankrupts', player: each.player, score: scoreOf(change.after, each.player) } as const]
      : [],
  ),
];

const ends = ({ after, over }: Change): readonly Danger[] =>
  over && after.outcome ? [{ kind: 'ends', reason: after.outcome.reason, places: placesOf(after) }] : [];

const losses = ({ worth }: Change): readonly Danger[] =>
  worth.flatMap(({ player, from, to }) =>
    from > 0 && from - to > from * MUCH ? [{ kind: 'loses', player, from, to } as const] : [],
  );

const owedBy = (duties: readonly Duty[], player: PlayerId): number =>
  duties.reduce((sum, each) => sum + (each.player === player && each.kind !== 'obligation' ? each.amount : 0), 0);

const debts = ({ before, after }: Change): readonly Danger[] => {
  const { duties } = titleOf(before);
  if (!duties || before.own === after.own) return [];
  const [was, is] = [duties(before), duties(after)];
  const known = new Set(was.map((each) => `${each.kind} ${each.player} ${each.company}`));
  return [
    ...before.seats.flatMap((player) => {
      const amount = owedBy(is, player) - owedBy(was, player);
      return amount > 0 ? [{ kind: 'owes', player, amount } as const] : [];
    }),
    ...is.flatMap((duty) =>
      duty.kind === 'obligation' && !known.has(`${duty.kind} ${duty.player} ${duty.company}`)
        ? [{ kind: 'answers', duty } as const]
        : [],
    ),
  ];
};

/** Only who wants nothing pays without having asked for it, and who gives a company up and plays on. */
const payments = ({ events, out, over }: Change, action: Action): readonly Danger[] => {
  const playsOn = action.type === 'bankrupt' && !over && !out.includes(action.by);
  if (action.type !== 'pass' && !playsOn) return [];
  const sums = new Map<string, number>();
  for (const each of events)
    if (each.type === 'paid' && each.from === action.by && isPlayer(each.from))
      sums.set(each.for, (sums.get(each.for) ?? 0) + each.amount);
  return [...sums].map(([why, amount]) => ({ kind: 'pays', player: action.by, amount, for: why }) as const);
};

const RAISING: ReadonlySet<ActionType> = new Set<ActionType>(['sellShares', 'bankrupt', 'takeLoan', 'sellPrivate']);

const knownAtWork = (state: State): CompanyId | null => {
  const company = companyAtWork(state);
  return company !== undefined && state.companies[company] ? company : null;
};

const isOfBank = (state: State, offer: Offer): boolean =>
  'action' in offer && offer.action.type === 'buyTrain' && !state.companies[offer.action.from];

/** The cheapest train that the company must buy and cannot pay. */
const dearTrain = (state: State, company: CompanyId, player: PlayerId, open: readonly Offer[]): readonly Danger[] => {
  // Where neither help nor money can be had, nothing but a train of another company is left.
  if (!open.some((each) => RAISING.has(offeredType(each)) || isOfBank(state, each))) return [];
  const wanted = options(state, 'buyTrain').flatMap((each) =>
    each.kind === 'one' && each.action.type === 'buyTrain' && !state.companies[each.action.from] ? [each.action] : [],
  );
  const [cheapest] = wanted.toSorted((a, b) => a.price - b.price);
  const missing = cheapest ? cheapest.price - cashOf(state, company) : 0;
  if (!cheapest || missing <= 0) return [];
  const card = state.trains.find(({ id }) => id === cheapest.train);
  const train = cheapest.side ?? (card ? sideFacts(state, card).name : cheapest.train);
  return [{ kind: 'buysTrain', player, company, train, price: cheapest.price, missing }];
};

/** Whose trains are to be given up. */
const ownerOf = (state: State, open: readonly Offer[]): CompanyId | null => {
  const [first] = open.flatMap((each) =>
    each.kind === 'one' && each.action.type === 'discardTrain' ? [each.action.train] : [],
  );
  const at = state.trains.find(({ id }) => id === first)?.at;
  return at !== undefined && state.companies[at] ? at : null;
};

const dueOf = (state: State, player: PlayerId): Remark | null =>
  titleOf(state)
    .duties?.(state)
    .find((each) => each.kind === 'due' && each.player === player)?.remark ?? null;

/** What must be done next, where nobody may pass. */
const forcedNext = (state: State, open: readonly Offer[]): readonly Danger[] => {
  const player = decider(state);
  if (player === null || open.length === 0) return [];
  const company = knownAtWork(state);
  const kinds = new Set(open.map(offeredType));
  const only = (kind: ActionType): boolean => kinds.size === 1 && kinds.has(kind);
  if (only('discardTrain')) {
    const owner = ownerOf(state, open);
    if (owner === null) return [];
    const limit = titleOf(state).trainLimit(state, owner);
    return [{ kind: 'discards', company: owner, trains: trainsAt(state, owner).length, limit }];
  }
  if (only('removeToken') && company !== null) return [{ kind: 'removes', company }];
  if (company !== null && [...kinds].every((each) => each === 'buyTrain' || RAISING.has(each))) {
    const dear = dearTrain(state, company, player, open);
    if (dear.length > 0) return dear;
  }
  return [...kinds].every((each) => RAISING.has(each)) && (kinds.has('sellShares') || kinds.has('bankrupt'))
    ? [{ kind: 'sells', player, company, due: dueOf(state, player) }]
    : [];
};

/** Whether the same thing is asked as before. */
const sameQuestion = (before: State, after: State): boolean =>
  topFrame(before)?.step === topFrame(after)?.step &&
  companyIn(topFrame(before)) === companyIn(topFrame(after)) &&
  decider(before) === decider(after);

/** So many questions with one answer are followed. */
const FAR = 4;

const FUTILE: ReadonlySet<ActionType> = new Set<ActionType>(['sellShares', 'bankrupt']);

/** The one thing to do; where bankruptcy is open beside sales, no sale is enough: it only puts off the end. */
const onlyOne = (open: readonly Offer[]): Action | null => {
  const [first] = open;
  if (open.length === 1) return first?.kind === 'one' ? first.action : null;
  const broke = open.find((each) => offeredType(each) === 'bankrupt');
  return broke?.kind === 'one' && open.every((each) => FUTILE.has(offeredType(each))) ? broke.action : null;
};

/** What was played, and one more action; null where it is refused. */
const andThen = (played: Played, action: Action): Played | null => {
  const next = applied(played.state, action);
  if (isRefusal(next)) return null;
  const turnEnd =
    played.turnEnd ?? (next.turnEnd && { ...next.turnEnd, events: played.events.length + next.turnEnd.events });
  return { state: next.state, events: [...played.events, ...next.events], ...(turnEnd && { turnEnd }) };
};

/** Goes on where there is but one thing to do: a person who can only declare bankruptcy decides nothing. */
const carriedOn = (before: State, first: Played): { readonly end: Played; readonly forced: readonly Danger[] } => {
  let end = first;
  const bought: Danger[] = [];
  for (let step = 0; step < FAR; step++) {
    const { state } = end;
    // What the next company or round asks is another matter.
    if (end.turnEnd || state.outcome) break;
    const open = offers(state);
    const only = onlyOne(open);
    const decides = sameQuestion(before, state) || offers(state, 'pass').length > 0;
    // Where all was lost before, nothing is lost by this.
    if (decides && open.length > 1 && (!only || onlyOne(offers(before)))) break;
    if (!only) return { end, forced: [...bought, ...forcedNext(state, open)] };
    const next = andThen(end, only);
    if (!next) break;
    // Where the president pays for a train that nobody asked about, that is why they are poorer.
    const company = knownAtWork(state);
    if (only.type === 'buyTrain' && company !== null) bought.push(...dearTrain(state, company, only.by, open));
    end = next;
  }
  return { end, forced: bought };
};

/** Where the turn stands when the same player wants nothing more. */
const passedOn = (first: Played, by: PlayerId): Played => {
  let end = first;
  for (let step = 0; step < FAR && !end.turnEnd && !end.state.outcome && decider(end.state) === by; step++) {
    const [pass] = offers(end.state, 'pass');
    const next = pass?.kind === 'one' ? andThen(end, pass.action) : null;
    if (!next) break;
    end = next;
  }
  return end;
};

/** Track and stations save nobody; what can be had at a price may. */
const isIdle = (offer: Offer): boolean => offer.kind === 'lay' || offeredType(offer) === 'placeToken';

/** So many positions are looked at before it is left open whether anything helps. */
const MANY = 150;

/** A train first: most that are lost are lost for want of one. Last of all, wanting nothing. */
const likeliestFirst = (open: readonly Offer[]): readonly Offer[] => {
  const rank = (offer: Offer): number => {
    const type = offeredType(offer);
    return type === 'buyTrain' ? 0 : type === 'pass' ? 2 : 1;
  };
  return open.toSorted((a, b) => rank(a) - rank(b));
};

/** What is lost however the same player goes on in this turn, also with what a later step of it offers. */
const lostInAll = (first: Played, by: PlayerId, lost: (end: Played) => readonly Danger[]): readonly Danger[] => {
  let found: readonly Danger[] = lost(passedOn(first, by));
  let seen = 0;
  const follow = (played: Played, wanted: ReadonlySet<ActionType>): void => {
    const { state } = played;
    if (found.length === 0) return;
    if (played.turnEnd || state.outcome || decider(state) !== by) {
      const names = new Set(lost(played).map(nameOf));
      found = found.filter((danger) => names.has(nameOf(danger)));
      return;
    }
    for (const each of likeliestFirst(offers(state))) {
      const type = offeredType(each);
      // Loans come by their number, and a second train saves no more than the first.
      if (isIdle(each) || wanted.has(type)) continue;
      const next = each.kind === 'one' && seen++ < MANY ? andThen(played, each.action) : null;
      // What cannot be followed to its end may help.
      if (!next) found = [];
      else follow(next, type === 'pass' ? wanted : new Set([...wanted, type]));
      if (found.length === 0) return;
    }
  };
  follow(first, new Set());
  return found;
};

/** Companies and players that are lost whatever the same player still chooses: it is too late for what would save them. */
const lostAnyway = (before: State, action: Action, first: Played): readonly Danger[] => {
  const by = decider(before);
  const { state } = first;
  if (by === null || first.turnEnd || state.outcome || decider(state) !== by) return [];
  if (offers(state, 'pass').length === 0) return [];
  const found = lostInAll(first, by, (end) => closings(withinTurn(before, end), action));
  if (found.length === 0) return [];
  const costs = withinTurn(before, passedOn(first, by)).worth.flatMap(({ player, from, to }) =>
    player === by && to < from ? [{ kind: 'loses', player, from, to } as const] : [],
  );
  return [...found, ...costs];
};

/** Of those, what another choice would still have saved. */
const lostByThis = (before: State, action: Action, first: Played): readonly Danger[] => {
  const found = lostAnyway(before, action, first);
  if (found.length === 0) return [];
  const isSaved = offers(before).some((each) => {
    if (isIdle(each)) return false;
    if (each.kind !== 'one') return true;
    if (isEqual(each.action, action)) return false;
    const other = andThen({ state: before, events: [] }, each.action);
    if (!other) return false;
    const lost = [...closings(withinTurn(before, other), action), ...lostAnyway(before, action, other)].map(nameOf);
    return found.some((danger) => danger.kind !== 'loses' && !lost.includes(nameOf(danger)));
  });
  return isSaved ? found : [];
};

/** All that a choice brings without another decision of anybody. */
export const warningsOf = (before: State, action: Action, first: Played): readonly Warning[] => {
  const { end, forced } = carriedOn(before, first);
  const dangers = (change: Change): readonly Danger[] => [
    ...ends(change),
    ...closings(change, action),
    ...payments(change, action),
    ...debts(change),
    ...losses(change),
  ];
  const now = dangers(withinTurn(before, end));
  const known = new Set(now.map(nameOf));
  const late = lostByThis(before, action, first).filter((each) => !known.has(nameOf(each)));
  const whole = end.turnEnd ? dangers(changeFrom(before, end.state, end.events)) : now;
  return [
    ...[...now, ...late].map((each) => ({ ...each, later: false })),
    ...forced.map((each) => ({ ...each, later: false })),
    ...whole.filter((each) => !known.has(nameOf(each))).map((each) => ({ ...each, later: true })),
  ];
};

/** What it is and whom it meets, without the figures. */
const nameOf = (danger: Danger): string => {
  const { kind } = danger;
  if (kind === 'answers') return `${kind} ${danger.duty.player} ${danger.duty.company}`;
  return `${kind} ${'company' in danger ? danger.company : ''} ${'player' in danger ? danger.player : ''}`;
};
