/** 1849 in three minutes. */
import { point, type Primer, roundOrder } from '../common/primer.ts';

export const primer: Primer = {
  order: [
    roundOrder(
      'Initial stock round, once',
      'Начальный фондовый раунд, один раз',
      point(
        'Buy the lowest unsold private, bid on any unsold one, or pass, until all are sold.',
        'Покупайте самую дешёвую из непроданных частных компаний, ставьте на любую или пасуйте, пока всё не продано.',
        '1849 §8-b',
      ),
    ),
    roundOrder(
      'Stock round',
      'Фондовый раунд',
      point('Sell any number of certificates.', 'Продайте сколько угодно сертификатов.', '1849 §9-b'),
      point(
        'Buy one certificate, or start the first corporation in the queue.',
        'Купите один сертификат или основайте первую корпорацию очереди.',
        '1849 §9-b',
        '1849 §9.4-a',
      ),
      point(
        'The round ends when everyone passes in a row. The priority deal goes to the player left of the last one who bought or sold.',
        'Раунд заканчивается, когда все подряд спасовали. Карту приоритетной сделки берёт игрок слева от того, кто последним покупал или продавал.',
        '1849 §9-a',
        '1849 §9-d',
      ),
      point(
        'Corporations with a certificate in the market fall one row. Then sold-out ones rise one.',
        'Маркеры корпораций, чьи сертификаты лежат в банковском пуле, опускаются на строку. Маркеры корпораций, все сертификаты которых у игроков, поднимаются.',
        '1849 §9.7-b',
        '1849 §9.7-c',
      ),
    ),
    roundOrder(
      'Operating rounds: 1, 2 from phase 6, 3 from phase 10',
      'Операционные раунды: один, с фазы 6 два, с фазы 10 три',
      point('Privates pay their owners.', 'Частные компании платят владельцам.', '1849 §10-a'),
      point(
        'Then the corporations, highest share price first. After every turn, check again who’s next.',
        'Затем корпорации, начиная с наибольшей рыночной стоимости. После каждого хода очередь определяют заново.',
        '1849 §10-b',
      ),
    ),
    roundOrder(
      'A corporation’s turn',
      'Ход корпорации',
      point('Lay or upgrade one tile.', 'Положите или улучшите один тайл.', '1849 §10.3-a'),
      point('Place one token.', 'Поставьте один маркер станции.', '1849 §10.4-b'),
      point(
        'Run trains, then pay out or withhold.',
        'Составьте маршруты поездов, затем выплатите или удержите прибыль.',
        '1849 §10.5-a',
        '1849 §10.5.3-a',
      ),
      point(
        'Buy trains. With a route, it must end up owning one.',
        'Купите поезда. Если маршрут есть, поезд к концу шага обязателен.',
        '1849 §10.6-a',
      ),
      point(
        'Issue shares, redeem one, or neither.',
        'Выпустите сертификаты, выкупите один или не делайте ничего.',
        '1849 §10.8-a',
      ),
      point(
        'At any time, in phases 6, 8, and 10: buy privates from players.',
        'В любой момент в фазах 6, 8 и 10: покупайте частные компании у игроков.',
        '1849 §10-d',
      ),
    ),
  ],
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
      'Забыть, что корпорации с маршрутом нужен поезд. Не хватает — доплачиваете вы. Не смогли — она закроется.',
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
      'Дешёвая узкая колея до ближайшего города, 4H и сразу выплаты: акция по L.68 растёт уже при прибыли L.68.',
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
    ru: '4–6 часов с людьми, с ботами гораздо меньше. Партия заканчивается, когда рыночная стоимость дойдёт до L.377, опустеет банк или останется один игрок.',
  },
};
