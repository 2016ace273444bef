/**
 * What can be chosen now, as one list: panel, sheet, map, keyboard and screen reader show the same. What differs in nothing that
 * anybody would notice (certificates of the same size, trains of the same kind) is one choice; what is refused stands apart.
 */
import {
  type Action,
  type ActionType,
  certificate,
  certificatesOf,
  type Option,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { type Forecast, forecastOf } from '@roundhouse/engine/models/forecast';
import type { Formatter } from '../../i18n/formatter.tsx';
import type { Translate } from '../../i18n/words.ts';
import { actionLabel } from './describe.ts';
import { keyOf, typeOf } from './options.ts';
import { isTrade, needsConsent } from './trade.ts';

/** Where on the table a choice is at home. */
export type Place =
  | { readonly kind: 'hex'; readonly hex: string }
  | { readonly kind: 'cell'; readonly cell: string }
  | { readonly kind: 'company'; readonly company: string };

export const CHOICE_GROUPS = [
  'answer',
  'auction',
  'shares',
  'track',
  'stations',
  'run',
  'dividend',
  'trains',
  'merge',
  'others',
  'trades',
  'end',
] as const;
export type ChoiceGroup = (typeof CHOICE_GROUPS)[number];

export interface Choice {
  readonly key: string;
  readonly type: ActionType;
  readonly option: Option;
  /** The same with other certificates or another card of the same train. */
  readonly others: readonly Option[];
  readonly group: ChoiceGroup;
  readonly place: Place | null;
  /** What is most likely wanted: it is pinned, and Enter does it. */
  readonly primary: boolean;
}

export interface RefusedChoice {
  readonly key: string;
  readonly type: ActionType;
  readonly option: Option;
  readonly refusal: Refusal;
}

export interface Choices {
  readonly open: readonly Choice[];
  readonly refused: readonly RefusedChoice[];
}

const GROUP: Readonly<Record<ActionType, ChoiceGroup>> = {
  answer: 'answer',
  bid: 'auction',
  buyPrivate: 'auction',
  sellPrivate: 'others',
  par: 'shares',
  buyShares: 'shares',
  sellShares: 'shares',
  short: 'shares',
  layTile: 'track',
  placeToken: 'stations',
  removeToken: 'stations',
  buyToken: 'stations',
  runTrains: 'run',
  dividend: 'dividend',
  buyTrain: 'trains',
  discardTrain: 'trains',
  turnTrain: 'trains',
  merge: 'merge',
  convert: 'others',
  takeLoan: 'others',
  repayLoan: 'others',
  choose: 'others',
  usePower: 'others',
  actFor: 'others',
  bankrupt: 'others',
  pass: 'end',
  endGame: 'end',
};

const groupOf = (option: Option, state: State): ChoiceGroup => {
  if (needsConsent(option, state)) return 'trades';
  // A private that changes hands between a player and their own company is up to them alone.
  return isTrade(option, state) ? 'others' : GROUP[typeOf(option)];
};

const placeOf = (option: Option): Place | null => {
  if (!('action' in option)) return null;
  const { action } = option;
  if ('hex' in action && action.hex !== undefined) return { kind: 'hex', hex: action.hex };
  if (action.type === 'par') return { kind: 'cell', cell: action.cell };
  return 'company' in action && action.company !== undefined ? { kind: 'company', company: action.company } : null;
};

const sizesOf = (state: State, company: string, ids: readonly string[]): readonly string[] =>
  ids
    .map((id) => {
      const paper = certificate(state, company, id);
      return paper ? `${paper.kind} ${paper.percent} ${paper.at}` : id;
    })
    .sort();

const cardOf = (state: State, id: string): unknown => {
  const card = state.trains.find((each) => each.id === id);
  return card && { ...card, id: '' };
};

/** What an action comes to, whichever of equal certificates or cards it names. */
const meaningOf = (state: State, action: Action): unknown => {
  switch (action.type) {
    case 'buyShares':
      return { ...action, certificates: sizesOf(state, action.company, action.certificates) };
    case 'sellShares':
      // What is sold together is sold by its percentage: which certificates it takes is left to who keeps the fewest.
      return { ...action, certificates: [], exchange: undefined };
    case 'buyTrain':
    case 'discardTrain':
    case 'turnTrain':
      return { ...action, train: cardOf(state, action.train) };
    default:
      return action;
  }
};

/** After a sale the fewest certificates are the best to keep: they count against the limit. */
const certificatesKept = (state: State, option: Option): number => {
  if (!('action' in option) || option.action.type !== 'sellShares') return 0;
  const { action } = option;
  const after = forecastOf(state, action)?.after;
  const holder = action.for ?? action.by;
  return after ? certificatesOf(after, action.company).filter((paper) => paper.at === holder).length : 0;
};

/** Options that come to the same, the best of them first. */
const alike = (state: State, options: readonly Option[]): readonly (readonly [Option, ...Option[]])[] => {
  const found = new Map<string, [Option, ...Option[]]>();
  for (const option of options) {
    const meaning = JSON.stringify(
      'action' in option ? { ...option, action: meaningOf(state, option.action) } : option,
    );
    const known = found.get(meaning);
    if (known) known.push(option);
    else found.set(meaning, [option]);
  }
  return [...found.values()].map((all) => {
    if (all.length === 1) return all;
    const [best = all[0], ...rest] = all.toSorted((a, b) => certificatesKept(state, a) - certificatesKept(state, b));
    return [best, ...rest] as const;
  });
};

const isMain = (option: Option): boolean =>
  option.kind === 'run' ||
  ('action' in option && option.action.type === 'dividend' && option.action.kind === 'pay') ||
  typeOf(option) === 'runTrains';

/** `acted`: whether the player has done something in this turn, and the rest of it is only for what is rare. */
export const choicesOf = (state: State, options: readonly Option[], acted = false): Choices => {
  const open = alike(
    state,
    options.filter((each) => !each.refusal),
  );
  const usual = open.filter(([each]) => typeOf(each) !== 'pass' && !needsConsent(each, state));
  const [only] = usual;
  const primary =
    open.find(([each]) => isMain(each)) ??
    // The only thing that can be done, where it is one press.
    (open.length === 1 && only?.[0].kind === 'one' ? only : undefined) ??
    (usual.length === 0 && acted ? open.find(([each]) => typeOf(each) === 'pass') : undefined);
  return {
    open: open
      .map((all): Choice => {
        const [option, ...others] = all;
        const type = typeOf(option);
        return {
          key: keyOf(option),
          type,
          option,
          others,
          group: groupOf(option, state),
          place: placeOf(option),
          primary: all === primary,
        };
      })
      .toSorted((a, b) => CHOICE_GROUPS.indexOf(a.group) - CHOICE_GROUPS.indexOf(b.group)),
    refused: options.flatMap((option) =>
      option.refusal ? [{ key: keyOf(option), type: typeOf(option), option, refusal: option.refusal }] : [],
    ),
  };
};

/** Verb and object, as on a button that stands alone. */
export const labelOf = ({ option }: Choice, state: State, formatter: Formatter, t: Translate): string => {
  if (option.kind === 'lay') return t('ask.layTile');
  if (option.kind === 'run') return t('ask.runTrains');
  const { action } = option;
  const said = actionLabel(action, state, formatter, t);
  // A button in the row of a company needs no name; one that stands alone does.
  const company = 'company' in action ? action.company : undefined;
  return company === undefined || said.includes(company) ? said : `${company}: ${said}`;
};

/** What follows from a choice; null where it takes more than a press to know. */
export const forecastOfChoice = (state: State, { option }: Choice): Forecast | null =>
  option.kind === 'one' ? forecastOf(state, option.action) : null;
