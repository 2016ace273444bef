/** What the rulebook of 18CZ calls things that every title has. */
import type { Terms } from '@roundhouse/engine';
import { TERMS_EN } from '../common/terms.ts';

export const termsEn: Terms = { ...TERMS_EN, 'term.pool': 'bank', 'term.pool.in': 'in the bank', 'term.ipo': 'bank' };

export const termsRu: Terms = {
  'term.chief': 'директор',
  'term.chief.of': 'директора',
  'term.president': 'сертификат директора',
  'term.treasury': 'казна',
  'term.treasury.in': 'в казне',
  'term.pool': 'банк',
  'term.pool.in': 'в банке',
  'term.ipo': 'банк',
  'term.depot': 'стопка поездов',
  'term.market': 'Диаграмма цен',
  'term.priority': 'первый ход',
  'term.tile': 'тайл',
  'term.tile.of': 'тайла',
  'term.tiles': 'тайлы',
  'term.tiles.of': 'тайлов',
  'term.hex': 'гекс',
  'term.hex.of': 'гекса',
  'term.hexes.count': '{count, plural, one {# гекс} few {# гекса} many {# гексов} other {# гекса}}',
  'term.token': 'маркер станции',
  'term.token.put': 'маркер станции',
  'term.tokens': 'маркеры станций',
  'term.tokens.of': 'маркеров станций',
  'term.home': 'домашний гекс',
  'term.home.put': 'домашний гекс',
  'term.city': 'город',
  'term.cities': 'города',
  'term.cities.of': 'городов',
  'term.cities.count': '{count, plural, =1 {город} one {# город} few {# города} many {# городов} other {# города}}',
  'term.town': 'посёлок',
  'term.towns': 'посёлки',
  'term.towns.count':
    '{count, plural, =1 {посёлок} one {# посёлок} few {# посёлка} many {# посёлков} other {# посёлка}}',
  'term.offboard': 'внешнее направление',
  'term.route': 'маршрут',
  'term.price': 'цена акций',
  'term.train.named': '{name}-поезд',
  'term.revenue': 'доход',
  'term.income': 'доход',
  'term.private': 'местная ж/д',
  'term.private.buy': 'местную ж/д',
  'term.privates': 'местные ж/д',
};
