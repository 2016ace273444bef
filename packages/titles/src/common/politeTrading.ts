/** Polite trading, a house ruling: what was refused is not proposed again in the round, unless it is better. */
import {
  type Action,
  type ActionType,
  type Choice,
  type Choices,
  type Frame,
  house,
  type HouseRuling,
  isEqual,
  isPlayer,
  tradesPolitely,
  offers,
  type Option,
  type PlayerId,
  POLITE_TRADING,
  type Refusal,
  refuse,
  type RuleRef,
  type RefusedProposal,
  refusedThisRound,
  special,
  type State,
  type Step,
} from '@roundhouse/engine';

export const politeTradingRuling: HouseRuling = house({
  id: POLITE_TRADING,
  name: { en: 'Polite trading', ru: 'Вежливый торг' },
  effect: {
    en: 'A refused offer can’t be repeated in the same round unless it’s better, and a player can decline further offers of its kind. Trades between players don’t keep a stock round going.',
    ru: 'Отклонённую сделку в том же раунде нельзя предложить снова, разве что на лучших условиях. Можно отказаться от таких предложений до конца раунда. Сделки между игроками не продлевают фондовый раунд.',
  },
  values: [false, true],
  standard: false,
});

const ownerOf = (state: State, holder: string | null | undefined): PlayerId | undefined => {
  if (!holder) return undefined;
  return isPlayer(holder) ? holder : (state.companies[holder]?.president ?? undefined);
};

/** Who would have to answer, where it is somebody else. */
export const askedBy = (state: State, action: Action): PlayerId | undefined => {
  const others = (...holders: readonly (string | null | undefined)[]): PlayerId | undefined =>
    holders.map((each) => ownerOf(state, each)).find((each) => each !== undefined && each !== action.by);
  switch (action.type) {
    case 'buyTrain':
    case 'buyToken':
      return others(action.from);
    case 'buyPrivate':
      return others(state.privates[action.private]?.owner);
    case 'sellPrivate':
      return others(action.to);
    case 'merge':
      return others(action.company, action.with);
    default:
      return undefined;
  }
};

const ASKING: ReadonlySet<string> = new Set<ActionType>(['buyTrain', 'buyToken', 'buyPrivate', 'sellPrivate', 'merge']);

const without = (action: object): object => ({ ...action, price: 0 });

/** The same but for the price. */
const isSame = (action: Action, refused: RefusedProposal['action']): boolean =>
  isEqual(without(action), without(refused));

/** The option as far as it is better than what was refused. */
const bettered = (option: Option, refused: readonly RefusedProposal[], refusal: Refusal): Option => {
  if (option.kind !== 'price') return { ...option, refusal };
  const prices = refused.map(({ action }) => Number(action['price'])).filter((each) => !Number.isNaN(each));
  const { min, max, step } = option;
  if (option.action.type === 'sellPrivate') {
    const most = Math.min(max, ...prices.map((each) => each - step));
    return most < min ? { ...option, refusal } : { ...option, max: most };
  }
  const least = Math.max(min, ...prices.map((each) => each + step));
  return least > max ? { ...option, refusal } : { ...option, min: least };
};

const asIsPolite = (state: State, option: Option, rule: RuleRef): Option => {
  if (option.refusal || !('action' in option)) return option;
  const { action } = option;
  const asked = askedBy(state, action);
  if (asked === undefined) return option;
  const toThem = refusedThisRound(state).filter((each) => each.asked === asked && each.action['type'] === action.type);
  if (toThem.some(({ noMore }) => noMore)) return { ...option, refusal: refuse(rule, 'noMoreOffers') };
  const same = toThem.filter((each) => isSame(action, each.action));
  return same.length === 0 ? option : bettered(option, same, refuse(rule, 'alreadyRefused'));
};

const politely = (choice: Choice<Frame, ActionType>, rule: RuleRef): Choice<Frame, ActionType> => ({
  ...choice,
  options: (state, frame, about) => {
    const found = choice.options(state, frame, about);
    return tradesPolitely(state) ? found.map((option) => asIsPolite(state, option, rule)) : found;
  },
});

const polite = (choices: Choices<Frame>, rule: RuleRef): Choices<Frame> =>
  Object.fromEntries(
    Object.entries(choices).map(([type, choice]) => [
      type,
      ASKING.has(type) ? politely(choice as Choice<Frame, ActionType>, rule) : choice,
    ]),
  );

/** Where polite trading leaves nothing but to pass nobody is asked: other rules do not know what was refused. */
const passesByItself = (step: Step, choices: Choices<Frame>): Pick<Step, 'settle'> => {
  const { pass } = choices;
  if (!pass) return {};
  return {
    settle: (move, frame) => {
      if (step.settle?.(move, frame)) return true;
      if (!tradesPolitely(move.state) || refusedThisRound(move.state).length === 0) return false;
      const [first, ...others] = offers(move.state);
      if (first?.kind !== 'one' || first.action.type !== 'pass' || others.length > 0) return false;
      special(move, 'closed.nothing', { who: first.action.by });
      pass.apply(move, frame, first.action);
      return true;
    },
  };
};

/** All steps with polite trading; `rule` is the one that makes the other player agree. */
export const withPoliteTrading = (
  steps: Readonly<Record<string, Step>>,
  rule: RuleRef,
): Readonly<Record<string, Step>> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => {
      const choices = polite(step.choices, rule);
      const alongside = step.alongside ? { alongside: polite(step.alongside, rule) } : {};
      return [name, { ...step, choices, ...alongside, ...passesByItself(step, choices) }];
    }),
  );
