/** What the rulebook of 1862 calls things that every title has. */
import type { Terms } from '@roundhouse/engine';
import { TERMS_EN } from '../common/terms.ts';

export const termsEn: Terms = TERMS_EN;

export const termsRu: Terms = {
  'term.chief': 'директор',
  'term.chief.of': 'директора',
  'term.president': 'сертификат директора',
  'term.treasury': 'касса',
  'term.treasury.in': 'в кассе',
  'term.pool': 'банковский пул',
  'term.pool.in': 'в банковском пуле',
  'term.pool.from': 'из банковского пула',
  'term.pool.to': 'в банковский пул',
  'term.ipo': 'IPO',
  'term.ipo.from': 'из IPO',
  'term.depot': 'банк',
  'term.market': 'рынок акций',
  'term.priority': 'приоритетная сделка',
  'term.tile': 'тайл пути',
  'term.tile.of': 'тайла пути',
  'term.tiles': 'тайлы путей',
  'term.tiles.of': 'тайлов путей',
  'term.hex': 'гекс',
  'term.hex.of': 'гекса',
  'term.hexes.count': '{count, plural, one {# гекс} few {# гекса} many {# гексов} other {# гекса}}',
  'term.token': 'маркер станции',
  'term.token.put': 'маркер станции',
  'term.tokens': 'маркеры станций',
  'term.tokens.of': 'маркеров станций',
  'term.home': 'базовая станция',
  'term.home.put': 'базовую станцию',
  'term.city': 'большая станция',
  'term.cities': 'большие станции',
  'term.cities.of': 'больших станций',
  'term.cities.count':
    '{count, plural, =1 {большая станция} one {# большая станция} few {# большие станции} many {# больших станций} other {# большие станции}}',
  'term.town': 'малая станция',
  'term.towns': 'малые станции',
  'term.towns.count':
    '{count, plural, =1 {малая станция} one {# малая станция} few {# малые станции} many {# малых станций} other {# малые станции}}',
  'term.offboard': 'красная область',
  'term.route': 'маршрут',
  'term.price': 'стоимость акций',
  'term.train.named': 'поезд {name}',
  'term.revenue': 'прибыль',
  'term.income': 'прибыль',
  'term.private': 'частная компания',
  'term.private.buy': 'частную компанию',
  'term.privates': 'частные компании',
};
