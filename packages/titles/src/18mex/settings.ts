/** What may be chosen when a game of 18MEX is created: optional rules and variants (part 5). Rulings are in `rulings.ts`. */
import type { OptionValue, Rules, Setting, Variant } from '@roundhouse/engine';

const onOff = [false, true] as const;

export const OPTIONS: readonly Setting[] = [
  {
    id: 'extraYellow',
    name: { en: 'Extra yellow', ru: 'Дополнительный жёлтый тайл' },
    effect: {
      en: 'In its first operating turn a major may lay three yellow tiles instead of two.',
      ru: 'В свой первый операционный ход крупная компания может положить три жёлтых тайла вместо двух.',
    },
    values: onOff,
    standard: false,
    rule: '18MEX §8(a)',
    peer: 'triple_yellow_first_or',
  },
  {
    id: 'earlyKcmo',
    name: { en: 'Early purchase of KCM&O', ru: 'Ранняя покупка KCM&O' },
    effect: {
      en: 'Before Phase 3 a major may buy KCM&O from a player for at most $40.',
      ru: 'До Фазы 3 крупная компания может купить KCM&O у игрока не дороже $40.',
    },
    values: onOff,
    standard: false,
    rule: '18MEX §8(b)',
    peer: 'early_buy_of_kcmo',
  },
  {
    id: 'delayedMinors',
    name: { en: 'Minors close later', ru: 'Отложенное закрытие малых компаний' },
    effect: {
      en: 'The minors close at the start of the next stock round instead of at the start of Phase 3½.',
      ru: 'Малые компании закрываются в начале следующего фондового раунда, а не в начале Фазы 3½.',
    },
    values: onOff,
    standard: false,
    rule: '18MEX §8(c)',
    peer: 'delay_minor_close',
  },
  {
    id: 'hardRust',
    name: { en: '4-trains leave at once', ru: 'Поезда-4 уходят сразу' },
    effect: {
      en: 'With the second 6-train all 4-trains leave the game at once.',
      ru: 'Со вторым Поездом-6 все Поезда-4 сразу уходят из игры.',
    },
    values: onOff,
    standard: false,
    rule: '18MEX §8(d)',
    peer: 'hard_rust_t4',
  },
  {
    id: 'tieBreak',
    name: { en: 'Tie-break round', ru: 'Дополнительный раунд при ничьей' },
    effect: {
      en: 'If the leaders tie at the end, one more operating round is played (never after a bankruptcy).',
      ru: 'Если в конце лидеры делят первое место, играется ещё один операционный раунд (но не после банкротства).',
    },
    values: onOff,
    standard: false,
    rule: '18MEX §6.1#4',
  },
  {
    id: 'baja',
    name: { en: 'Baja', ru: 'Baja' },
    effect: {
      en: 'A private more (Compagnie du Boleo) and Santa Rosalia on the map; Los Mochis is printed. Not in the rulebook.',
      ru: 'Ещё одна частная компания (Compagnie du Boleo) и Santa Rosalia на карте; Los Mochis напечатан. Нет в правилах.',
    },
    values: onOff,
    standard: false,
    rule: '18MEX 5.1',
    peer: 'baja_variant',
  },
];

export const VARIANTS: readonly Variant[] = [
  {
    id: 'standard',
    name: { en: 'Standard', ru: 'Обычная игра' },
    effect: { en: 'The game of the rulebook.', ru: 'Игра по книге правил.' },
    players: [3, 4, 5],
    options: {},
  },
  {
    id: 'baja',
    name: { en: 'Baja', ru: 'Baja' },
    effect: {
      en: 'With Compagnie du Boleo and Santa Rosalia.',
      ru: 'С Compagnie du Boleo и Santa Rosalia.',
    },
    players: [3, 4, 5],
    options: { baja: true },
  },
];

export const option = ({ rules }: { readonly rules: Rules }, id: string): OptionValue | undefined => rules.options[id];
