/** 1849 in three minutes. */
import { point, type Primer } from '../common/primer.ts';

export const primer: Primer = {
  different: [
    point(
      'Corporations come in a fixed random order: only the first of the queue can be founded.',
      'Корпорации выходят в случайном, но заданном порядке: основать можно только первую в очереди.',
      '1849 §9.4-a',
    ),
    point(
      'No float: a corporation acts as soon as its 20% are bought, and its treasury gets the market value of each share sold out of it, no more.',
      'Порога нет: корпорация действует, как только куплены её 20%, а касса получает рыночную цену каждой проданной из неё акции, и только.',
      '1849 §9.4-c',
      '1849 §9.3-a',
    ),
    point(
      'Trains count hexes. Narrow track counts double, and costs a quarter of the terrain; terrain is paid at every upgrade again.',
      'Поезда считают гексы. Узкая колея считается вдвое, зато стоит четверть рельефа; за рельеф платят и при каждом улучшении.',
      '1849 §10.5.1-d',
      '1849 §10.5.1-e',
      '1849 §10.3.1-c',
      '1849 §10.3.1-f',
    ),
    point(
      'A price rises only when the dividend paid in all is at least one share’s value. A certificate in the pool costs a row every stock round.',
      'Курс растёт, только если выплачено не меньше цены акции. Сертификат в пуле стоит ряда каждый фондовый раунд.',
      '1849 §10.5.3-c',
      '1849 §9.7-b',
    ),
    point(
      'Stations are free. Corporations may issue and redeem shares in their own turn. They can close, and come back at the end of the queue.',
      'Станции бесплатны. В свой ход корпорация может выпускать и выкупать акции. Она может закрыться и вернуться в конец очереди.',
      '1849 §10.4-b',
      '1849 §10.8-a',
      '1849 §11-d',
    ),
    point(
      'The first 12H brings the earthquake of Messina: its tile and stations are gone.',
      'Первый 12H приносит землетрясение в Messina: тайл и станции исчезают.',
      '1849 §12-b',
      '1849 §12-c',
    ),
  ],
  beware: [
    point(
      'Founding with too few shares sold: the treasury cannot pay for a tile in the hills and a train.',
      'Основать и продать слишком мало акций: кассе не хватит и на тайл в горах, и на поезд.',
      '1849 §9.3-a',
    ),
    point(
      'Forgetting that a corporation with a route must own a train. What is missing comes from you; if that is not enough, it closes.',
      'Забыть, что корпорация с маршрутом обязана иметь поезд. Недостающее платите вы; не хватит — она закроется.',
      '1849 §10.6-a',
      '1849 §10.7-h',
    ),
    point(
      'Standard gauge everywhere: three upgrades in the mountains eat a whole treasury.',
      'Строить везде стандартную колею: три улучшения в горах съедают всю кассу.',
      '1849 §10.3.1-b',
    ),
    point(
      'Selling two shares too many: each is a row down, the pool then drags the price every round.',
      'Продать лишнее: каждая акция — ряд вниз, а потом пул тянет курс каждый раунд.',
      '1849 §9.2-a',
      '1849 §9.7-b',
    ),
  ],
  opening: [
    point(
      'Found at L.68 if the others have little cash, and buy one or two ordinary certificates with it: the treasury then has up to four shares’ worth.',
      'Основывайте по L.68, если у других мало денег, и сразу берите один-два обычных сертификата: в кассе будет цена трёх-четырёх акций.',
      '1849 §9.4-b',
      '1849 §9.4-c',
    ),
    point(
      'Cheap narrow track to the nearest city, a 4H, and pay whatever it earns: a share of L.68 rises with L.68 of revenue.',
      'Дешёвая узкая колея до ближайшего города, 4H и сразу выплаты: акция в L.68 растёт уже при прибыли в L.68.',
      '1849 §10.5.3-c',
    ),
    point(
      'Save for the 8H before somebody else buys it: it scraps the 4H.',
      'Копите на 8H раньше, чем его купит другой: он списывает 4H.',
      '1849 §10.6-c',
    ),
  ],
  length: {
    en: 'Four to six hours at a table, much less against bots. It ends with a price of L.377, an empty bank, or one player left.',
    ru: 'Четыре-шесть часов за столом, против ботов гораздо меньше. Конец — курс L.377, пустой банк или один оставшийся игрок.',
  },
};
