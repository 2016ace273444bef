/**
 * Rulings: how a title declares them, reads them and builds its presets from them. The rulebook's answer is `standard`; every
 * ruling says what 18xx.games does (`onSite`), so that a new one cannot change imported games unnoticed.
 */
import {
  house,
  type HouseRuling,
  type OptionValue,
  recorded,
  type RecordedRuling,
  type Rules,
  type Setting,
} from '@roundhouse/engine';
import { type Chosen, type Described, settingsOf, valueIn, type ValueOf } from './declared.ts';
import { politeTradingRuling } from './politeTrading.ts';

/** Yes or no. */
export interface Switch extends Described {
  readonly standard: boolean;
  /** The value on 18xx.games; the standard where that site knows no such ruling, or only some of its games have it. */
  readonly onSite: boolean;
}

/** One of several ways, the first of them the standard. */
export interface Choice extends Described {
  readonly values: readonly string[];
  readonly standard: string;
  readonly onSite: string;
}

export type Rulings = Readonly<Record<string, Switch | Choice>>;

type Preset = Readonly<Record<string, OptionValue>>;

type Consistent<T extends Rulings> = {
  readonly [Id in keyof T]: T[Id] extends Choice
    ? { readonly standard: ValueOf<T[Id]>; readonly onSite: ValueOf<T[Id]> }
    : Switch;
};

/** The rulings of a title by id. A value that is not among `values` is a type error. */
export const declareRulings = <const T extends Rulings>(rulings: T & Consistent<T>): T => rulings;

/**
 * The books of titles with a limited bank say that the game ends when the bank has run out of money. By our reading that is when it
 * cannot pay something in full, as on 18xx.games; by this ruling, as soon as nothing is left in it. `rule` is the title's own.
 */
export const bankBreaksAtZero = <const R extends string>(rule: R) =>
  ({
    name: { en: 'Bank breaks at zero', ru: 'Банк пуст при нуле' },
    effect: {
      en: 'By our reading: the bank breaks when it can’t pay something in full. Instead: as soon as nothing is left in it.',
      ru: 'По нашей трактовке: деньги в банке кончились, когда он не может заплатить полностью. Вместо этого: как только в нём ничего не осталось.',
    },
    rule,
    standard: false,
    onSite: false,
  }) as const;

/** What this game goes by: `ruling(state, 'anyRoute')`. */
export const rulingReader =
  <T extends Rulings>(rulings: T) =>
  <Id extends keyof T & string>({ rules }: { readonly rules: Pick<Rules, 'rulings'> }, id: Id): ValueOf<T[Id]> =>
    valueIn(rulings, rules.rulings, id);

const settings = (rulings: Rulings): readonly Setting[] =>
  settingsOf(Object.fromEntries(Object.entries(rulings).map(([id, { onSite: _onSite, ...ruling }]) => [id, ruling])));

/** What a table may decide: the title's own rulings, and polite trading. */
export const houseRulings = (rulings: Rulings): readonly HouseRuling[] => [
  ...settings(rulings).map(house),
  politeTradingRuling,
];

/** How 18xx.games works where its games could not be replayed otherwise. */
export const recordedRulings = (rulings: Rulings): readonly RecordedRuling[] => settings(rulings).map(recorded);

const onSite = (rulings: Rulings): readonly (readonly [string, OptionValue])[] =>
  Object.entries(rulings).flatMap(([id, { standard, onSite: there }]) => (there === standard ? [] : [[id, there]]));

/** Named sets of what differs from the rulebook; `more` are sets of the title's own. */
export const definePresets = <T extends Rulings, Name extends string = never>(
  declared: { readonly house: T; readonly recorded: Rulings },
  more?: Readonly<Record<Name, Chosen<T>>>,
): Readonly<Record<'rulebook' | '18xx.games' | Name, Preset>> =>
  ({
    rulebook: {},
    ...more,
    '18xx.games': Object.fromEntries([...onSite(declared.house), ...onSite(declared.recorded)]),
  }) as Readonly<Record<'rulebook' | '18xx.games' | Name, Preset>>;
