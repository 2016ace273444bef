/** What the rulebook of 1817 calls things that every title has. */
import type { Terms } from '@roundhouse/engine';
import { TERMS_EN } from '../common/terms.ts';

export const termsEn: Terms = TERMS_EN;

export const termsRu: Terms = {
  'term.chief': 'президент',
  'term.chief.of': 'президента',
  'term.president': 'президентский сертификат',
  'term.treasury': 'Баланс',
  'term.treasury.in': 'на балансе',
  'term.pool': 'рынок',
  'term.pool.in': 'на рынке',
  'term.ipo': 'не основана',
  'term.depot': 'банк',
  'term.market': 'Рынок',
  'term.priority': 'приоритет',
  'term.tile': 'жетон путей',
  'term.tile.of': 'жетона путей',
  'term.tiles': 'жетоны путей',
  'term.tiles.of': 'жетонов путей',
  'term.hex': 'клетка',
  'term.hex.of': 'клетки',
  'term.hexes.count': '{count, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}',
  'term.token': 'станция',
  'term.token.put': 'станцию',
  'term.tokens': 'станции',
  'term.tokens.of': 'станций',
  'term.home': 'домашняя станция',
  'term.home.put': 'домашнюю станцию',
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
  'term.price': 'котировка',
  'term.train.named': 'П{name}',
  'term.revenue': 'прибыль',
  'term.income': 'прибыль',
  'term.private': 'частная компания',
  'term.private.buy': 'частную компанию',
  'term.privates': 'частные компании',
};
