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
      'You can bid more than face value for a private, and bidding face value doesn’t win it outright.',
      'На частную компанию можно ставить больше номинала, и ставка в номинал ещё не победа.',
    ],
    { rule: '1817 §auc.4' },
  ),
  onOff(
    'tenShorts',
    ['Ten shorts', 'Десять коротких сертификатов'],
    ['Up to 10 shorts of a large company instead of 5.', 'До 10 коротких сертификатов крупной компании вместо 5.'],
    { rule: '1817 §short.3', peer: 'five_shorts' },
  ),
  onOff(
    'shortSqueeze',
    ['Short Squeeze', 'Short Squeeze'],
    [
      'If players hold more than 100% of a company, its share price rises two steps at the end of a stock round.',
      'Если у игроков больше 100% акций компании, в конце фондового раунда её котировка растёт на два шага.',
    ],
    { rule: '1817 §srend.2', peer: 'short_squeeze' },
  ),
  onOff(
    'modernTrains',
    ['Modern trains', 'Современные поезда'],
    [
      'Each 7-train earns $10 extra, and each 8-train $20, for each city with one of the company’s tokens.',
      'За каждый город со станцией своей компании П7 приносит на $10 больше, а П8 — на $20.',
    ],
    { rule: '1817 §opt.1', peer: 'modern_trains' },
  ),
  onOff(
    'volatility',
    ['Volatility', 'Volatility'],
    [
      '13 more privates and a pyramid auction without seed money.',
      'Ещё 13 частных компаний и аукцион пирамидой, без посевного фонда.',
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
  variant('base', ['Standard', 'Базовые правила'], ['The game as printed.', 'По печатным правилам.'], {}),
  variant(
    'usual',
    ['Usual online play', 'Как играют по сети'],
    [
      'How most groups play online: bids above face value and ten shorts.',
      'Так по сети играет большинство: ставки выше номинала и десять коротких сертификатов.',
    ],
    USUAL,
  ),
  variant(
    'volatility',
    ['Volatility', 'Volatility'],
    [
      'Usual online play with the expansion: 13 more privates and the pyramid auction.',
      'Как по сети, с дополнением: ещё 13 частных компаний и аукцион пирамидой.',
    ],
    { ...USUAL, volatility: true },
  ),
  variant(
    'short-squeeze',
    ['Short Squeeze', 'Short Squeeze'],
    [
      'Usual online play, and if players hold more than 100% of a company, its share price rises two steps.',
      'Как по сети, а если у игроков больше 100% акций компании, её котировка растёт на два шага.',
    ],
    { ...USUAL, shortSqueeze: true },
  ),
  variant(
    'modern-trains',
    ['Modern trains', 'Современные поезда'],
    [
      'Usual online play, and 7- and 8-trains earn more in cities with their company’s tokens.',
      'Как по сети, а П7 и П8 приносят больше в городах со станциями своей компании.',
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
