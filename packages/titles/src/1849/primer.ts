/** 1849 in three minutes. */
import { point, type Primer } from '../common/primer.ts';

export const primer: Primer = {
  different: [
    point(
      'Corporations start in a set, random order: only the first in the queue is available.',
      'Очередь корпораций определил жребий: основать можно только первую.',
      '1849 §9.4-a',
    ),
    point(
      'No float threshold: a corporation operates once its 20% is bought, and its treasury gets the price of each share sold from it, nothing more.',
      'Порога запуска нет: корпорация ходит, как только куплены её 20%. Касса получает цену каждой проданной из неё акции, и больше ничего.',
      '1849 §9.4-c',
      '1849 §9.3-a',
    ),
    point(
      'Trains count hexes. Narrow gauge counts double but costs a quarter of the terrain, and you pay for terrain again with every upgrade.',
      'Поезда считают гексы. Узкая колея идёт за два, зато местность под ней стоит вчетверо меньше. За местность платят и при каждом улучшении.',
      '1849 §10.5.1-d',
      '1849 §10.5.1-e',
      '1849 §10.3.1-c',
      '1849 §10.3.1-f',
    ),
    point(
      'A share price rises only when the total payout is at least one share’s price. A certificate in the market costs a row every stock round.',
      'Рыночная стоимость растёт, только если выплачено не меньше неё самой. Пока в пуле лежит хоть один сертификат, маркер каждый фондовый раунд опускается на строку.',
      '1849 §10.5.3-c',
      '1849 §9.7-b',
    ),
    point(
      'A corporation pays for its three tokens when it starts, L.30 to L.130; placing them is free. Corporations can issue and redeem shares on their own turn. They can close, and come back at the end of the queue.',
      'За три маркера станций корпорация платит при основании, от L.30 до L.130, и потом ставит их бесплатно. В свой ход корпорация может выпускать и выкупать акции. А закрывшись, она возвращается в конец очереди.',
      '1849 §9.4-d',
      '1849 §10.4-b',
      '1849 §10.8-a',
      '1849 §11-d',
    ),
    point(
      'The first 12H sets off the Messina earthquake: its tile and tokens are gone.',
      'С первым 12H приходит землетрясение: тайл и маркеры станций в Messina исчезают.',
      '1849 §12-b',
      '1849 §12-c',
    ),
  ],
  beware: [
    point(
      'Starting with too few shares sold: the treasury can’t afford a mountain tile and a train.',
      'Основать корпорацию и продать мало акций: в кассе не хватит и на тайл в горах, и на поезд.',
      '1849 §9.3-a',
    ),
    point(
      'Forgetting that a corporation with a route must own a train. You pay what’s missing, and if you can’t, it closes.',
      'Забыть, что корпорации с маршрутом нужен поезд. Не хватает — доплачиваете вы; не смогли — она закроется.',
      '1849 §10.6-a',
      '1849 §10.7-h',
    ),
    point(
      'Standard gauge everywhere: three upgrades in the mountains eat up a whole treasury.',
      'Строить везде стандартную колею: три улучшения в горах съедят всю кассу.',
      '1849 §10.3.1-b',
    ),
    point(
      'Selling a share or two too many: each drops a row, and the market then drags the price down every round.',
      'Продать лишнее: каждая акция — строка вниз, а потом пул каждый раунд тянет маркер ещё ниже.',
      '1849 §9.2-a',
      '1849 §9.7-b',
    ),
  ],
  opening: [
    point(
      'Start at L.68 if the others are short of cash, and buy one or two ordinary certificates along with it: the treasury gets what you pay, less the L.30 to L.130 for its tokens.',
      'Основывайте по L.68, если у других мало денег, и сразу берите один-два обычных сертификата: касса получит вашу плату за вычетом L.30–130 за маркеры станций.',
      '1849 §9.4-b',
      '1849 §9.4-c',
      '1849 §9.4-d',
    ),
    point(
      'Cheap narrow gauge to the nearest city, a 4H, and pay out whatever it earns: an L.68 share rises on L.68 of revenue.',
      'Дешёвая узкая колея до ближайшего города, 4H и сразу выплаты: акция в L.68 растёт уже при прибыли в L.68.',
      '1849 §10.5.3-c',
    ),
    point(
      'Save for the 8H before somebody else buys it: it rusts the 4H.',
      'Копите на 8H: кто бы его ни купил, все 4H исключат.',
      '1849 §6-c',
    ),
  ],
  length: {
    en: 'Four to six hours with people, much less against bots. It ends when a share price hits L.377, the bank breaks, or one player is left.',
    ru: 'Четыре-шесть часов с людьми, с ботами гораздо меньше. Партия кончается, когда рыночная стоимость дойдёт до L.377, опустеет банк или останется один игрок.',
  },
};
