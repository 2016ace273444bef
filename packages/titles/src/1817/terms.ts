/** What the rulebook of 1817 calls things that every title has. */
import type { Terms } from '@roundhouse/engine';
import { TERMS_EN } from '../common/terms.ts';

/** No towns: only Toronto is a stop without places for stations, and the book calls it a city. */
export const termsEn: Terms = {
  ...TERMS_EN,
  'term.town': 'city without slots',
  'term.towns': 'cities without slots',
  'term.towns.count': '{count, plural, =1 {city without slots} other {# cities without slots}}',
};

export const termsRu: Terms = {
  'term.chief': 'президент',
  'term.chief.of': 'президента',
  'term.president': 'президентский сертификат',
  'term.treasury': 'баланс',
  'term.treasury.in': 'на балансе',
  'term.pool': 'рынок',
  'term.pool.in': 'на рынке',
  'term.pool.from': 'с рынка',
  'term.pool.to': 'на рынок',
  'term.ipo': 'не основана',
  'term.ipo.from': 'у самой компании',
  'term.depot': 'банк',
  'term.market': 'рынок',
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
  'term.town': 'город без мест под станции',
  'term.towns': 'города без мест под станции',
  'term.towns.count':
    '{count, plural, =1 {город без мест под станции} one {# город без мест под станции} few {# города без мест под станции} many {# городов без мест под станции} other {# города без мест под станции}}',
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
