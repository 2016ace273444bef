/** 1817 part 5: options and variants, what may be chosen when a game is created. */
import type { Rules, Setting, Variant } from '@roundhouse/engine';
import { TITLES } from '../registry.ts';

type Text = readonly [en: string, ru: string];

const onOff = <Id extends string>(
  id: Id,
  [en, ru]: Text,
  [effect, effectRu]: Text,
  more: Partial<Setting> = {},
): Setting & { readonly id: Id } => ({
  name: { en, ru },
  effect: { en: effect, ru: effectRu },
  values: [false, true],
  standard: false,
  ...more,
  id,
});

export const OPTIONS = [
  onOff(
    'uncappedPrivates',
    ['Bids above face value', 'Ставки выше номинала'],
    [
      'Bids for privates may exceed face value, and face value does not win at once.',
      'Ставки за частные компании могут превышать номинал, и ставка в номинал не выигрывает сразу.',
    ],
    { rule: '1817 §auc.4' },
  ),
  onOff(
    'tenShorts',
    ['Ten shorts', 'Десять коротких сертификатов'],
    [
      'Up to ten shorts of a large company instead of five.',
      'До десяти коротких сертификатов крупной компании вместо пяти.',
    ],
    { rule: '1817 §short.3', peer: 'five_shorts' },
  ),
  onOff(
    'shortSqueeze',
    ['Short Squeeze', 'Short Squeeze'],
    [
      'A company of which players hold more than 100% rises two steps at the end of a stock round.',
      'Котировка компании, больше 100% акций которой у игроков, в конце фондового раунда растёт на два шага.',
    ],
    { rule: '1817 §srend.2', peer: 'short_squeeze' },
  ),
  onOff(
    'modernTrains',
    ['Modern trains', 'Современные поезда'],
    [
      'Every 7-train earns $10, every 8-train $20 more for each city with an own station.',
      'Каждый П7 приносит на $10, каждый П8 на $20 больше за город со станцией своей компании.',
    ],
    { rule: '1817 §opt.1', peer: 'modern_trains' },
  ),
  onOff(
    'volatility',
    ['Volatility', 'Volatility'],
    [
      'Thirteen more privates, auctioned in a pyramid without seed money.',
      'Ещё тринадцать частных компаний, аукцион пирамидой без Посевного Фонда.',
    ],
    { rule: '1817 §vauc.1', peer: 'volatility' },
  ),
] as const satisfies readonly Setting[];

const variant = (id: string, [en, ru]: Text, [effect, effectRu]: Text, options: Variant['options']): Variant => ({
  id,
  name: { en, ru },
  effect: { en: effect, ru: effectRu },
  players: TITLES['1817'].players,
  options,
});

const USUAL = { uncappedPrivates: true, tenShorts: true } as const;

export const VARIANTS: readonly Variant[] = [
  variant('base', ['Base rules', 'Базовые правила'], ['Exactly by the rulebook.', 'Строго по правилам.'], {}),
  variant(
    'usual',
    ['Usual (recommended)', 'Обычный (рекомендуется)'],
    [
      'Uncapped bids for privates and ten shorts: as most people play.',
      'Ставки выше номинала и десять коротких сертификатов: так играет большинство.',
    ],
    USUAL,
  ),
  variant(
    'volatility',
    ['Volatility', 'Volatility'],
    [
      'The expansion with thirteen more privates and the pyramid auction.',
      'Дополнение: ещё тринадцать частных компаний и аукцион пирамидой.',
    ],
    { ...USUAL, volatility: true },
  ),
  variant(
    'short-squeeze',
    ['Short Squeeze', 'Short Squeeze'],
    [
      'The usual rules; companies held above 100% rise two steps.',
      'Обычные правила; котировка компании, больше 100% акций которой у игроков, растёт на два шага.',
    ],
    { ...USUAL, shortSqueeze: true },
  ),
  variant(
    'modern-trains',
    ['Modern trains', 'Современные поезда'],
    [
      'The usual rules; 7- and 8-trains earn more at own stations.',
      'Обычные правила; П7 и П8 приносят больше в городах со своими станциями.',
    ],
    { ...USUAL, modernTrains: true },
  ),
];

/** A state, or the rules of a game that is being set up. */
export interface Ruled {
  readonly rules: Rules;
}

type OptionId = (typeof OPTIONS)[number]['id'];
export const hasOption = ({ rules }: Ruled, id: OptionId): boolean => rules.options[id] === true;
