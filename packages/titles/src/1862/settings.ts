/** What may be chosen when a game of 1862 is created: variants and options (part 5). Rulings are in `rulings.ts`. */
import type { OptionValue, Rules, Setting, State, Variant } from '@roundhouse/engine';
import { TITLES } from '../registry.ts';
import type { TrainType } from './trains.ts';

const onOff = [false, true] as const;

export const OPTIONS: readonly Setting[] = [
  {
    id: 'length',
    name: { en: 'Length', ru: 'Длительность' },
    effect: { en: 'The number of A- through D-trains.', ru: 'Сколько в игре поездов A–D.' },
    values: ['short', 'standard', 'long'],
    standard: 'standard',
    rule: '1862 §2.2 (b)',
    peer: 'short_length, long_length',
  },
  {
    id: 'trainTypes',
    name: { en: 'Train types', ru: 'Типы поездов' },
    effect: {
      en: 'All three types, one type without permits (simple), or Locals and one other type (advanced).',
      ru: 'Все три типа, один тип без разрешений (упрощённая игра) или местные и ещё один тип (продвинутая).',
    },
    values: ['standard', 'simpleExpress', 'simpleFreight', 'advancedFreight', 'advancedExpress'],
    standard: 'standard',
    rule: '1862 §11.1',
  },
  {
    id: 'shortGame',
    name: { en: 'Short game', ru: 'Короткая игра' },
    effect: {
      en: 'The first E-train triggers the LNER, D-trains never rust, and the roster depends on the player count.',
      ru: 'LNER формируется после первого поезда E. Поезда D не ржавеют, набор поездов зависит от числа игроков.',
    },
    values: onOff,
    standard: false,
    rule: '1862 §11.2',
  },
  {
    id: 'beginner',
    name: { en: 'Beginners’ game', ru: 'Игра для начинающих' },
    effect: {
      en: 'One train type. No starting companies in stock rounds, no redemption, no warranties, no George Hudson Maneuver.',
      ru: 'Один тип поездов. Без создания компаний в фондовых раундах, выкупа акций, гарантий и манёвра Хадсона.',
    },
    values: onOff,
    standard: false,
    rule: '1862 §11.3',
  },
  {
    id: 'maxMarkers',
    name: { en: 'Tokens per company', ru: 'Маркеров станций у компании' },
    effect: { en: 'Up to seven tokens, or eight.', ru: 'До семи маркеров или до восьми.' },
    values: [7, 8],
    standard: 7,
    rule: '1862 §11.4',
    peer: 'eight_tokens',
  },
  {
    id: 'firstBuildOptional',
    name: { en: 'First lay optional', ru: 'Первое строительство необязательно' },
    effect: {
      en: 'A company that merged while its home token waits beside a full tile doesn’t have to lay track there.',
      ru: 'Если компания прошла слияние, пока её базовый маркер ждёт места у полного тайла, строить там необязательно.',
    },
    values: onOff,
    standard: false,
    rule: '1862 §13 (a)',
  },
];

const variant = (
  id: string,
  en: string,
  ru: string,
  effect: Variant['effect'],
  set: Readonly<Record<string, OptionValue>>,
): Variant => ({ id, name: { en, ru }, effect, players: TITLES['1862'].players, options: set });

export const VARIANTS: readonly Variant[] = [
  variant('standard', 'Standard', 'Стандартная игра', { en: 'The game as printed.', ru: 'По печатным правилам.' }, {}),
  variant(
    'shortLength',
    'Short roster',
    'Короткий набор поездов',
    { en: 'Fewer A- and B-trains.', ru: 'Меньше поездов A и B.' },
    { length: 'short' },
  ),
  variant(
    'longLength',
    'Long roster',
    'Длинный набор поездов',
    { en: 'More C- and D-trains.', ru: 'Больше поездов C и D.' },
    { length: 'long' },
  ),
  variant(
    'simpleExpress',
    'Simple game: Expresses',
    'Упрощённая игра: экспрессы',
    { en: 'Expresses only, no permits.', ru: 'Только экспрессы, без разрешений.' },
    { trainTypes: 'simpleExpress' },
  ),
  variant(
    'simpleFreight',
    'Simple game: Freights',
    'Упрощённая игра: грузовые',
    { en: 'Freights only, no permits.', ru: 'Только грузовые поезда, без разрешений.' },
    { trainTypes: 'simpleFreight' },
  ),
  variant(
    'advancedFreight',
    'Advanced game: Freights',
    'Продвинутая игра: грузовые',
    { en: 'Freights and Locals.', ru: 'Грузовые и местные поезда.' },
    { trainTypes: 'advancedFreight' },
  ),
  variant(
    'advancedExpress',
    'Advanced game: Expresses',
    'Продвинутая игра: экспрессы',
    { en: 'Expresses and Locals.', ru: 'Экспрессы и местные поезда.' },
    { trainTypes: 'advancedExpress' },
  ),
  variant(
    'shortGame',
    'Short game',
    'Короткая игра',
    { en: 'The first E-train triggers the end.', ru: 'Конец игры запускает покупка первого поезда E.' },
    { shortGame: true },
  ),
  variant(
    'beginnerExpress',
    'Beginners’ game: Expresses',
    'Игра для начинающих: экспрессы',
    { en: 'Expresses only and fewer rules.', ru: 'Только экспрессы, правил меньше.' },
    { trainTypes: 'simpleExpress', beginner: true },
  ),
  variant(
    'beginnerFreight',
    'Beginners’ game: Freights',
    'Игра для начинающих: грузовые',
    { en: 'Freights only and fewer rules.', ru: 'Только грузовые поезда, правил меньше.' },
    { trainTypes: 'simpleFreight', beginner: true },
  ),
  variant(
    'extraMarkers',
    'Extra tokens',
    'Дополнительные маркеры станций',
    { en: 'Eight tokens per company.', ru: 'Восемь маркеров у компании.' },
    { maxMarkers: 8 },
  ),
];

export interface Mode {
  readonly types: readonly TrainType[];
  /** One type, no permits (§11.1 (a)). */
  readonly simple: boolean;
}

const MODES: Readonly<Record<string, Mode>> = {
  standard: { types: ['freight', 'local', 'express'], simple: false },
  simpleExpress: { types: ['express'], simple: true },
  simpleFreight: { types: ['freight'], simple: true },
  advancedFreight: { types: ['freight', 'local'], simple: false },
  advancedExpress: { types: ['local', 'express'], simple: false },
};

/** §11.3: the beginners' game is a simple game; Expresses where nothing else was chosen. */
export const modeOf = ({ options: chosen }: Rules): Mode => {
  const mode = MODES[String(chosen['trainTypes'] ?? 'standard')];
  if (!mode) throw new Error(`no train types ${String(chosen['trainTypes'])}`);
  return chosen['beginner'] === true && !mode.simple ? (MODES['simpleExpress'] ?? mode) : mode;
};

export const isBeginner = ({ rules }: State): boolean => rules.options['beginner'] === true;
export const isShortGame = ({ rules }: State): boolean => rules.options['shortGame'] === true;

/** §2.1 (c), §11.4. */
export const mostMarkers = ({ rules }: State): number => (rules.options['maxMarkers'] === 8 ? 8 : 7);
