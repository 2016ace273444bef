/** What may be chosen when a game of 18MEX is created: optional rules and variants (part 5). Rulings are in `rulings.ts`. */
import { declareOptions, defineVariants, optionReader } from '../common/options.ts';
import { TITLES } from '../registry.ts';

export const OPTIONS = declareOptions({
  extraYellow: {
    name: { en: 'Extra yellow', ru: 'Дополнительный жёлтый тайл' },
    effect: {
      en: 'On its first operating turn, a major can lay three yellow tiles instead of two.',
      ru: 'В свой первый операционный ход крупная компания может положить три жёлтых тайла вместо двух.',
    },
    standard: false,
    rule: '18MEX §8(a)',
    peer: 'triple_yellow_first_or',
  },
  earlyKcmo: {
    name: { en: 'Early KCM&O', ru: 'Ранняя покупка KCM&O' },
    effect: {
      en: 'Before phase 3, a major can buy KCM&O from a player for up to $40.',
      ru: 'До фазы 3 крупная компания может купить KCM&O у игрока не дороже $40.',
    },
    standard: false,
    rule: '18MEX §8(b)',
    peer: 'early_buy_of_kcmo',
  },
  delayedMinors: {
    name: { en: 'Late minors', ru: 'Отложенное закрытие малых компаний' },
    effect: {
      en: 'Minors close at the start of the next stock round, not at the start of phase 3½.',
      ru: 'Малые компании закрываются в начале следующего фондового раунда, а не в начале фазы 3½.',
    },
    standard: false,
    rule: '18MEX §8(c)',
    peer: 'delay_minor_close',
  },
  hardRust: {
    name: { en: '4-trains rust immediately', ru: 'Поезда-4 списывают сразу' },
    effect: {
      en: 'The second 6-train rusts all 4-trains immediately.',
      ru: 'Со вторым Поездом-6 сразу списывают все Поезда-4.',
    },
    standard: false,
    rule: '18MEX §8(d)',
    peer: 'hard_rust_t4',
  },
  tieBreak: {
    name: { en: 'Tie-break round', ru: 'Дополнительный раунд при ничьей' },
    effect: {
      en: 'If the leaders tie, play one more operating round (never after a bankruptcy).',
      ru: 'При ничьей за первое место играют ещё один операционный раунд (но не после банкротства).',
    },
    standard: false,
    rule: '18MEX §6.1#4',
  },
  baja: {
    name: { en: 'Baja', ru: 'Baja' },
    effect: {
      en: 'Adds the private Compagnie du Boleo and the city of Santa Rosalia, and turns Los Mochis into a red area. Not in the rulebook.',
      ru: 'Добавляет частную компанию Compagnie du Boleo и город Santa Rosalia, а Los Mochis становится красной областью. В книге правил этого нет.',
    },
    standard: false,
    rule: '18MEX Baja',
    peer: 'baja_variant',
  },
});

export const option = optionReader(OPTIONS);

export const VARIANTS = defineVariants(
  { options: OPTIONS, players: TITLES['18MEX'].players },
  {
    standard: {
      name: { en: 'Standard', ru: 'Обычная игра' },
      effect: { en: 'The game as printed.', ru: 'По печатным правилам.' },
    },
    baja: {
      name: { en: 'Baja', ru: 'Baja' },
      effect: {
        en: 'With Compagnie du Boleo and Santa Rosalia.',
        ru: 'С Compagnie du Boleo и Santa Rosalia.',
      },
      options: { baja: true },
    },
  },
);
