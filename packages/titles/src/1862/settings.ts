/** What may be chosen when a game of 1862 is created: variants and options (part 5). Rulings are in `rulings.ts`. */
import { declareOptions, defineVariants, optionReader } from '../common/options.ts';
import { TITLES } from '../registry.ts';

export const OPTIONS = declareOptions({
  length: {
    name: { en: 'Length', ru: 'Длительность' },
    effect: { en: 'The number of A- through D-trains.', ru: 'Сколько в игре поездов A–D.' },
    values: ['short', 'standard', 'long'],
    standard: 'standard',
    rule: '1862 §2.2 (b)',
    peer: 'short_length, long_length',
  },
  trainTypes: {
    name: { en: 'Train types', ru: 'Типы поездов' },
    effect: {
      en: 'All three types, one type without permits (simple), or Locals and one other type (advanced).',
      ru: 'Все три типа, один тип без разрешений (упрощённая игра) или местные и ещё один тип (продвинутая).',
    },
    values: ['standard', 'simpleExpress', 'simpleFreight', 'advancedFreight', 'advancedExpress'],
    standard: 'standard',
    rule: '1862 §11.1',
  },
  shortGame: {
    name: { en: 'Short game', ru: 'Короткая игра' },
    effect: {
      en: 'The first E-train triggers the LNER, D-trains never rust, and the roster depends on the player count.',
      ru: 'LNER формируется после первого поезда E. Поезда D не ржавеют, набор поездов зависит от числа игроков.',
    },
    standard: false,
    rule: '1862 §11.2',
  },
  beginner: {
    name: { en: 'Beginners’ game', ru: 'Игра для начинающих' },
    effect: {
      en: 'One train type. No starting companies in stock rounds, no redemption, no warranties, no George Hudson Maneuver.',
      ru: 'Один тип поездов. Без создания компаний в фондовых раундах, выкупа акций, гарантий и манёвра Хадсона.',
    },
    standard: false,
    rule: '1862 §11.3',
  },
  // §2.1 (c)
  maxMarkers: {
    name: { en: 'Tokens per company', ru: 'Маркеров станций у компании' },
    effect: { en: 'Up to seven tokens, or eight.', ru: 'До семи маркеров или до восьми.' },
    values: [7, 8],
    standard: 7,
    rule: '1862 §11.4',
    peer: 'eight_tokens',
  },
  firstBuildOptional: {
    name: { en: 'First lay optional', ru: 'Первое строительство необязательно' },
    effect: {
      en: 'A company that merged while its home token waits beside a full tile doesn’t have to build there.',
      ru: 'Если компания прошла слияние, пока её базовый маркер ждёт места у полного тайла, строить там необязательно.',
    },
    standard: false,
    rule: '1862 §13 (a)',
  },
});

export const option = optionReader(OPTIONS);

export const VARIANTS = defineVariants(
  { options: OPTIONS, players: TITLES['1862'].players },
  {
    standard: {
      name: { en: 'Standard', ru: 'Стандартная игра' },
      effect: { en: 'The game as printed.', ru: 'По печатным правилам.' },
    },
    shortLength: {
      name: { en: 'Short roster', ru: 'Короткий набор поездов' },
      effect: { en: 'Fewer A- and B-trains.', ru: 'Меньше поездов A и B.' },
      options: { length: 'short' },
    },
    longLength: {
      name: { en: 'Long roster', ru: 'Длинный набор поездов' },
      effect: { en: 'More C- and D-trains.', ru: 'Больше поездов C и D.' },
      options: { length: 'long' },
    },
    simpleExpress: {
      name: { en: 'Simple game: Expresses', ru: 'Упрощённая игра: экспрессы' },
      effect: { en: 'Expresses only, no permits.', ru: 'Только экспрессы, без разрешений.' },
      options: { trainTypes: 'simpleExpress' },
    },
    simpleFreight: {
      name: { en: 'Simple game: Freights', ru: 'Упрощённая игра: грузовые' },
      effect: { en: 'Freights only, no permits.', ru: 'Только грузовые поезда, без разрешений.' },
      options: { trainTypes: 'simpleFreight' },
    },
    advancedFreight: {
      name: { en: 'Advanced game: Freights', ru: 'Продвинутая игра: грузовые' },
      effect: { en: 'Freights and Locals.', ru: 'Грузовые и местные поезда.' },
      options: { trainTypes: 'advancedFreight' },
    },
    advancedExpress: {
      name: { en: 'Advanced game: Expresses', ru: 'Продвинутая игра: экспрессы' },
      effect: { en: 'Expresses and Locals.', ru: 'Экспрессы и местные поезда.' },
      options: { trainTypes: 'advancedExpress' },
    },
    shortGame: {
      name: { en: 'Short game', ru: 'Короткая игра' },
      effect: { en: 'The first E-train triggers the end.', ru: 'Конец игры запускает покупка первого поезда E.' },
      options: { shortGame: true },
    },
    beginnerExpress: {
      name: { en: 'Beginners’ game: Expresses', ru: 'Игра для начинающих: экспрессы' },
      effect: { en: 'Expresses only and fewer rules.', ru: 'Только экспрессы, правил меньше.' },
      options: { trainTypes: 'simpleExpress', beginner: true },
    },
    beginnerFreight: {
      name: { en: 'Beginners’ game: Freights', ru: 'Игра для начинающих: грузовые' },
      effect: { en: 'Freights only and fewer rules.', ru: 'Только грузовые поезда, правил меньше.' },
      options: { trainTypes: 'simpleFreight', beginner: true },
    },
    extraMarkers: {
      name: { en: 'Extra tokens', ru: 'Дополнительные маркеры станций' },
      effect: { en: 'Eight tokens per company.', ru: 'Восемь маркеров у компании.' },
      options: { maxMarkers: 8 },
    },
  },
);
