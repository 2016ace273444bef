/** How the numbered sections of the rulebooks are called. */
import type { Words } from '@roundhouse/engine';

const named = (en: string, ru: string): Words => ({ en, ru });

const STOCK = named('Stock rounds', 'Фондовые раунды');
const OPERATING = named('Operating rounds', 'Операционные раунды');
const END = named('End of the game', 'Конец игры');
const INTRODUCTION = named('Introduction', 'Введение');
const VARIANTS = named('Variants', 'Варианты');
const PHASES = named('Phases', 'Фазы');
const OVERVIEW = named('Overview', 'Обзор');

export const SECTION_NAMES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  '18MEX': {
    '1': INTRODUCTION,
    '2': named('Start of the game', 'Начало игры'),
    '3': STOCK,
    '4': OPERATING,
    '5': named('Historical events', 'Исторические события'),
    '6': END,
    '7': named('Miscellaneous', 'Разное'),
    '8': named('Optional rules', 'Дополнительные правила'),
    '10': named('Authority', 'Решение споров'),
  },
  '1849': {
    '1': INTRODUCTION,
    '2': named('Setup', 'Подготовка'),
    '3': OVERVIEW,
    '4': named('Board', 'Поле'),
    '5': named('Stock market', 'Фондовый рынок'),
    '6': PHASES,
    '7': named('Companies', 'Компании'),
    '8': named('Initial stock round', 'Начальный фондовый раунд'),
    '9': STOCK,
    '10': OPERATING,
    '11': named('Closing a corporation', 'Закрытие корпорации'),
    '12': named('Messina earthquake', 'Землетрясение в Мессине'),
    '13': END,
    '14': VARIANTS,
    '15': named('Clarifications', 'Уточнения'),
  },
  '1862': {
    '1': INTRODUCTION,
    '2': named('Components and setup', 'Состав и подготовка'),
    '3': OVERVIEW,
    '4': named('Parliament rounds', 'Парламентские раунды'),
    '5': named('Share merging', 'Слияние акций'),
    '6': STOCK,
    '7': OPERATING,
    '8': named('Receivership', 'Внешнее управление'),
    '9': PHASES,
    '10': END,
    '11': VARIANTS,
    '13': named('Notes on the new edition', 'О новом издании'),
  },
  '18CZ': {
    I: named('General', 'Общее'),
    II: named('General', 'Общее'),
    III: named('General', 'Общее'),
    IV: named('Companies', 'Компании'),
    V: named('Course of play', 'Ход игры'),
    VI: named('Preliminary round', 'Предварительный раунд'),
    VII: STOCK,
    VIII: OPERATING,
    IX: named('Share price movement', 'Изменение цены акций'),
    X: END,
    XI: named('Other maps', 'Другие карты'),
    TUT: named('Tutorial game', 'Учебная игра'),
  },
};
