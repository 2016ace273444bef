/** What the rulebook of 1849 calls things that every title has. */
import type { Terms } from '@roundhouse/engine';
import { TERMS_EN } from '../common/terms.ts';

export const termsEn: Terms = { ...TERMS_EN, 'term.ipo': 'treasury' };

export const termsRu: Terms = {
  'term.chief': 'президент',
  'term.chief.of': 'президента',
  'term.president': 'сертификат президента',
  'term.treasury': 'касса',
  'term.treasury.in': 'в кассе',
  'term.pool': 'банковский пул',
  'term.pool.in': 'в банковском пуле',
  'term.ipo': 'касса',
  'term.depot': 'доступные поезда',
  'term.market': 'Рынок акций',
  'term.priority': 'приоритетная сделка',
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
  'term.home': 'базовый город',
  'term.home.put': 'базовый город',
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
  'term.price': 'рыночная стоимость',
  'term.train.named': 'поезд {name}',
  'term.revenue': 'прибыль',
  'term.income': 'прибыль',
  'term.private': 'частная компания',
  'term.private.buy': 'частную компанию',
  'term.privates': 'частные компании',
};
