/** Playing: what is offered, why something is not, and what an action does. One truth for people, bots and files. */
import { flatMap } from './lists.ts';
import { stepNameOf } from './handles.ts';
import { type Action, type ActionType, parseAction } from './actions.ts';
import { isEqual } from './equal.ts';
import type { Event } from './events.ts';
import { memo, memoOfLast } from './memo.ts';
import { endGame, type Move, newMove, type TurnEnd } from './move.ts';
import { type Offer, type Option, offeredTo, one, type PriceOffer } from './offers.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Frame, Outcome, PlayerId, State } from './state.ts';
import type { About, Choice, Choices, Step } from './step.ts';
import { type SharedRefusal, type Title, titleOf } from './title.ts';
import { withAlternatives } from './alternatives.ts';

const stepIn = ({ id, steps }: Title, frame: Frame): Step => {
  const name = stepNameOf(frame);
  const step = steps[name];
  if (!step) throw new Error(`${id} has no step ${name}`);
  return step;
};

const stepOf = (state: State, frame: Frame): Step => stepIn(titleOf(state), frame);

interface OpenChoice {
  readonly frame: Frame;
  readonly choice: Choice<Frame, ActionType>;
}

const addChoices = (found: OpenChoice[], choices: Choices<Frame>, frame: Frame, type?: ActionType): void => {
  if (!type) for (const choice of Object.values(choices)) found.push({ frame, choice });
  else if (choices[type]) found.push({ frame, choice: choices[type] });
};

/**
 * The players may agree to stop at any moment. It is listed only where it is asked for by name, so that nobody (no bot, no
 * walk) stumbles over it; whether all agree is the table's affair.
 */
const agreement: Choice<Frame, 'endGame'> = {
  options: (state) => state.seats.filter((each) => !state.out.includes(each)).map((by) => one({ type: 'endGame', by })),
  apply: (move) => endGame(move, 'agreed'),
};

/** The choices that are open now: those of the top frame, then those that lower frames keep open. */
const openChoices = (state: State, type?: ActionType): readonly OpenChoice[] => {
  const top = state.agenda.at(-1);
  if (!top || state.outcome) return [];
  if (type === 'endGame') return [{ frame: top, choice: agreement }];
  const title = titleOf(state);
  let step = stepIn(title, top);
  const found: OpenChoice[] = [];
  addChoices(found, step.choices, top, type);
  for (let at = state.agenda.length - 1; at >= 0 && step.open !== false; at--) {
    const frame = state.agenda[at] as Frame;
    step = stepIn(title, frame);
    if (step.alongside) addChoices(found, step.alongside, frame, type);
  }
  return found;
};

/** The kinds of decisions that the step on top asks for itself; what else is open was kept open by steps below it. */
export const askedFor = (state: State): readonly ActionType[] => {
  const top = state.agenda.at(-1);
  return !top || state.outcome ? [] : (Object.keys(stepOf(state, top).choices) as ActionType[]);
};

/** Whether the step on top itself asks for this kind of decision. */
export const asksFor = (state: State, type: ActionType): boolean => {
  const top = state.agenda.at(-1);
  return top !== undefined && stepOf(state, top).choices[type] !== undefined;
};

const listed = (state: State, type?: ActionType): readonly Option[] =>
  flatMap(openChoices(state, type), ({ frame, choice }) => choice.options(state, frame));

const everything = memo((state: State) => listed(state));
const everyOffer = memo((state: State): readonly Offer[] => everything(state).filter((option) => !option.refusal));

/** Everything that may be decided or might be tried now, with the reason where it is refused. */
export const options = (state: State, type?: ActionType): readonly Option[] =>
  type === undefined ? everything(state) : listed(state, type);

/** What may be decided now. */
export const offers = (state: State, type?: ActionType): readonly Offer[] =>
  type === undefined ? everyOffer(state) : listed(state, type).filter((option) => !option.refusal);

/** The single members of a large offer, as far as asked: `{ hex }` gives the tile lays in one hex. */
export const expand = (state: State, type: ActionType, about: About): readonly Option[] =>
  flatMap(openChoices(state, type), ({ frame, choice }) => choice.expand?.(state, frame, about) ?? []);

/** Who decides now; null when the game is over. */
export const decider = (state: State): PlayerId | null => {
  const top = state.agenda.at(-1);
  return !top || state.outcome ? null : stepOf(state, top).decider(state, top);
};

const withPrice = (action: Action, price: number | undefined): Action => ({ ...action, price }) as Action;

/** The title's rule for a kind of refusal: for this kind of action, else for all. */
const cited = (state: State, key: SharedRefusal, { type }: Action): string => {
  const { cite } = titleOf(state);
  return cite[`${key}.${type}`] ?? cite[key] ?? '';
};

const gameOver = (state: State, { reason }: Outcome): Refusal => {
  const { cite } = titleOf(state);
  return refuse(cite[`gameOver.${reason}`] ?? cite.gameOver ?? '', 'gameOver');
};

interface Verdict {
  readonly refusal?: Refusal | undefined;
  /** The option is for the same thing at another price: an option for this price comes first. */
  readonly otherPrice?: true;
}

const priceOf = (action: Action): number | undefined => ('price' in action ? action.price : undefined);

/** A price outside of what is offered: more than there is money, or against the rule of this sale. */
const wrongPrice = (state: State, { min, max, step, rule, purse }: PriceOffer, action: Action): Refusal => {
  const price = priceOf(action) ?? 0;
  if (purse && price > purse.cash) return refuse(purse.rule, 'notEnoughCash', { cost: price, cash: purse.cash });
  return refuse(rule ?? cited(state, 'priceRange', action), 'priceRange', { price, min, max, step });
};

const isSame = (state: State, { same }: OpenChoice['choice'], offered: Action, action: Action): boolean =>
  same ? same(state, offered, action) : offered.by === action.by && isEqual(offered, action);

/** Undefined: this option says nothing about the action. */
const verdictOf = (state: State, open: OpenChoice, option: Option, action: Action): Verdict | undefined => {
  const { choice } = open;
  switch (option.kind) {
    case 'one': {
      if (isSame(state, choice, option.action, action)) return { refusal: option.refusal };
      const price = priceOf(option.action);
      const { rule } = option;
      if (rule === undefined || price === undefined || price === priceOf(action)) return undefined;
      if (!isSame(state, choice, withPrice(option.action, priceOf(action)), action)) return undefined;
      return { refusal: option.refusal ?? refuse(rule, 'fixedPrice', { price }), otherPrice: true };
    }
    case 'price': {
      const price = priceOf(action);
      if (price === undefined || !isSame(state, choice, withPrice(option.action, price), action)) return undefined;
      if (option.refusal) return { refusal: option.refusal };
      const { min, max, step } = option;
      return price < min || price > max || (price - min) % step !== 0
        ? { refusal: wrongPrice(state, option, action) }
        : {};
    }
    case 'lay':
    case 'run':
      if (offeredTo(option) !== action.by || (option.kind === 'lay') !== (action.type === 'layTile')) return undefined;
      if (option.kind === 'lay' && action.type === 'layTile' && option.power !== action.power) return undefined;
      return { refusal: option.refusal ?? choice.judge?.(state, open.frame, action) };
  }
};

interface Judged {
  readonly open?: OpenChoice;
  readonly refusal?: Refusal;
}

interface Found extends Judged {
  /** Something of this kind is asked of the one who acts. */
  readonly asked: boolean;
}

/** What the open choices say of an action. */
const firstOpenChoice = (state: State, action: Action): Found => {
  let refusal: Refusal | undefined;
  let atOtherPrice: Refusal | undefined;
  let asked = false;
  for (const open of openChoices(state, action.type)) {
    for (const option of open.choice.options(state, open.frame, action)) {
      asked ||= offeredTo(option) === action.by;
      const verdict = verdictOf(state, open, option, action);
      if (!verdict) continue;
      if (!verdict.refusal) return { open, asked };
      if (verdict.otherPrice) atOtherPrice ??= verdict.refusal;
      else refusal ??= verdict.refusal;
    }
  }
  refusal ??= atOtherPrice;
  // A refusal without a rule says only that no option is about it.
  return refusal && refusal.rule !== '' ? { refusal, asked } : { asked };
};

/** The position as if a step of this turn that is over, and in which such things are done, were still open. */
const stillOpen = (state: State, { type }: Action): State | undefined => {
  const at = state.agenda.length - 2;
  const turn = state.agenda[at];
  // Every step can be passed in its time: that says nothing of this one.
  if (!turn || type === 'pass') return undefined;
  const top = state.agenda[at + 1];
  const past = stepOf(state, turn).past?.(state, turn) ?? [];
  const frame = past.find((each) => each.step !== top?.step && stepOf(state, each).choices[type] !== undefined);
  return frame && { ...state, agenda: [...state.agenda.slice(0, at + 1), frame] };
};

/** Why something that nobody offers is not possible. What is wrong in itself goes before when it would have been possible. */
const reasonAgainst = (state: State, action: Action): Refusal => {
  const notNow = (key: SharedRefusal): Refusal => refuse(cited(state, key, action), key, { action: action.type });
  const title = titleOf(state);
  const before = stillOpen(state, action);
  if (before) {
    const { open, refusal } = firstOpenChoice(before, action);
    if (refusal) return refusal;
    const reason = open ? title.whyNot?.(state, action, true) : title.whyNot?.(before, action);
    if (reason) return reason;
  }
  return title.whyNot?.(state, action) ?? notNow('notOffered');
};

const whyNot = (state: State, action: Action): Refusal =>
  withAlternatives(reasonAgainst(state, action), action, offers(state));

/** A caller that asks whether an action is possible most often does it next. */
const judge = memoOfLast((state: State, action: Action): Judged => {
  if (state.outcome) return { refusal: gameOver(state, state.outcome) };
  const { open, refusal, asked } = firstOpenChoice(state, action);
  if (open) return { open };
  if (refusal) return { refusal };
  const player = decider(state);
  if (!asked && player !== action.by)
    return { refusal: refuse(titleOf(state).turnRule(state), 'notYourTurn', { player }) };
  return { refusal: whyNot(state, action) };
});

/** Why an action is not possible now; undefined when it is. */
export const explain = (state: State, action: Action): Refusal | undefined => judge(state, action).refusal;

/** Lets the agenda run until somebody has to decide or the game is over. */
export const settle = (move: Move): void => {
  // A finite game settles in a few dozen steps; more is a frame that keeps saying it did something.
  for (let turns = 0; turns < 10_000; turns++) {
    const top = move.state.agenda.at(-1);
    if (!top || move.state.outcome) return;
    if (!stepOf(move.state, top).settle?.(move, top)) return;
  }
  throw new Error(`the agenda does not come to rest: ${JSON.stringify(move.state.agenda.at(-1))}`);
};

export type Applied = {
  readonly state: State;
  readonly events: readonly Event[];
  /** Where the turn ended on the way; absent: it goes on. */
  readonly turnEnd?: TurnEnd;
};

export const isRefusal = (value: Applied | Refusal): value is Refusal => 'rule' in value;

/** What an action does; or why it may not be done. The state given is never changed. */
export const apply = (state: State, action: Action): Applied | Refusal => {
  const { open, refusal } = judge(state, action);
  if (!open) return refusal ?? refuse('', 'notOffered');
  const move = newMove(state);
  open.choice.apply(move, open.frame, action);
  settle(move);
  const { turnEnd } = move;
  return { state: move.state, events: move.events, ...(turnEnd && { turnEnd }) };
};

/** The position right after an action, before anything follows from it by itself; undefined where it is refused. */
export const rightAfter = (state: State, action: Action): State | undefined => {
  const { open } = judge(state, action);
  if (!open) return undefined;
  const move = newMove(state);
  open.choice.apply(move, open.frame, action);
  return move.state;
};

/** As `apply`, for data from outside. */
export const applyUnknown = (state: State, value: unknown): Applied | Refusal => {
  const parsed = parseAction(value);
  if ('error' in parsed) return refuse('', 'malformed', { error: parsed.error });
  return apply(state, parsed.action);
};
