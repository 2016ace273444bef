/** 18MEX in three minutes. */
import { point, type Primer, roundOrder } from '../common/primer.ts';

export const primer: Primer = {
  order: [
    roundOrder(
      'Stock round',
      'Фондовый раунд',
      point(
        'While any private or minor is unsold: buy the lowest-numbered one, bid on another, or pass.',
        'Пока проданы не все частные и малые компании: купите компанию с наименьшим номером, сделайте ставку на другую или спасуйте.',
        '18MEX §3.1#1',
      ),
      point(
        'After that: sell as often as you like and buy once, either before all your sales or after them.',
        'Потом: продавайте сколько хотите и покупайте один раз — до всех продаж хода или после них.',
        '18MEX §3.2#1',
        '18MEX §3.2#2',
      ),
      point(
        'The round ends when everyone passes in a row. The priority deal goes to the player after the last one who did anything.',
        'Раунд заканчивается, когда все подряд спасовали. Карту приоритетной сделки берёт игрок слева от того, кто последним что-то сделал.',
        '18MEX §3.6#1',
      ),
      point(
        'Sold-out majors move up one row.',
        'Маркеры компаний, все акции которых у игроков, поднимаются на строку.',
        '18MEX §3.6#2',
      ),
    ),
    roundOrder(
      'Operating rounds: 1, 2 from green, 3 from brown',
      'Операционные раунды: один, с зелёными тайлами два, с коричневыми три',
      point('Privates pay their owners.', 'Частные компании платят владельцам.', '18MEX §4(a)', '18MEX §4.1#1'),
      point(
        'Minors A, B, C: home token on the first turn, one yellow tile, run, half of the revenue to the owner and half to the treasury.',
        'Малые компании A, B, C: базовая станция в первый ход, один жёлтый тайл, поездка, половина прибыли — владельцу, половина — в кассу.',
        '18MEX §4(b)',
        '18MEX §4.2(a)',
        '18MEX §4.2(b)',
        '18MEX §4.2(c)',
        '18MEX §4.2(d)',
      ),
      point(
        'Then the floated majors, highest share price first.',
        'Затем запущенные крупные компании, начиная с наибольшей рыночной стоимости.',
        '18MEX §4(c)#1',
      ),
    ),
    roundOrder(
      'A major’s turn',
      'Ход крупной компании',
      point('First turn: place the home token.', 'Первый ход: поставьте базовую станцию.', '18MEX §4.3(a)'),
      point('Collect mail money, if it has a train.', 'Получите деньги за почту, если есть поезд.', '18MEX §4.3(b)'),
      point(
        'Lay one or two yellow tiles, or make one upgrade.',
        'Положите один-два жёлтых тайла или сделайте одно улучшение.',
        '18MEX §4.3(c)',
      ),
      point('Place one token.', 'Поставьте один жетон станции.', '18MEX §4.3(d)'),
      point('Run trains.', 'Запустите поезда.', '18MEX §4.3(e)'),
      point('Pay out or withhold.', 'Выплатите дивиденды или удержите прибыль.', '18MEX §4.3(f)'),
      point('Remove obsolete trains.', 'Уберите устаревшие поезда.', '18MEX §4.3(g)'),
      point(
        'Buy trains. With a route and no train, you must.',
        'Купите поезда. Если маршрут есть, а поезда нет, это обязательно.',
        '18MEX §4.3(h)',
        '18MEX §4.3.4.2#1',
      ),
      point(
        'At any time, in phases 3, 3½, and 4: buy privates from players.',
        'В любой момент в фазах 3, 3½ и 4: покупайте частные компании у игроков.',
        '18MEX §4.3(i)',
        '18MEX §4.3.5#1',
      ),
    ),
  ],
  different: [
    point(
      'There’s no separate auction: seven privates and minors are sold before any shares, from the first stock round on, the lowest-numbered one at its price, the others by standing bids. Share trading starts once they’re all sold.',
      'Отдельного аукциона нет: с первого фондового раунда продают семь частных и малых компаний. Компанию с наименьшим номером — по её цене, остальные — по ставкам, которые ждут своей очереди. Акции пойдут в ход, когда всё это раскупят.',
      '18MEX §3.1#1',
      '18MEX §3.1(b)#3',
    ),
    point(
      'A major floats at 50% and gets ten times par right away. Trains are bought after running, so a new company earns nothing on its first turn.',
      'Крупная компания запускается при 50% и сразу получает десять номиналов. Поезда покупают после поездки, поэтому в свой первый ход она ничего не зарабатывает.',
      '18MEX §3.4#1',
      '18MEX §3.4(c)',
      '18MEX §4.3#1',
    ),
    point(
      'Towns don’t count against a train’s length and always pay. Every major with a train gets mail money each turn: the value of its home city.',
      'Посёлки не расходуют длину поезда и всегда платят. А ещё крупная компания с поездом каждый ход получает деньги за почту: столько, сколько стоит её базовый город.',
      '18MEX §4.3.1#1',
    ),
    point(
      'NdM, the national railroad, stays dormant until the fifth 3-train (phase 3½). Then the minors close and their owners get shares of NdM or UdY.',
      'Национальная NdM спит до пятого Поезда-3 (фаза 3½). Тогда закрываются малые компании, а их владельцы получают акции NdM или UdY.',
      '18MEX §5.1#2',
      '18MEX §1.3.3#5',
    ),
    point(
      'With the first 5-train, one of five majors may merge into NdM: its president gets 10% of NdM for the president’s certificate, and all its other shares are paid at half price.',
      'С первым Поездом-5 одна из пяти крупных компаний может присоединиться к NdM. Президент получает за свой сертификат 10% NdM, за остальные акции платят полцены.',
      '18MEX §5.3(a)',
      '18MEX §5.3(d)',
      '18MEX §5.3(e)',
    ),
  ],
  beware: [
    point(
      'Presiding over a company with no train and no money: you pay for its train, selling shares if you have to. A bankruptcy ends the game for everyone.',
      'Остаться президентом компании без поезда и без денег. За поезд заплатите вы и ради этого продадите акции. Банкротство заканчивает партию для всех.',
      '18MEX §6.1#3',
    ),
    point(
      'Missing the 4-train rush: the first one rusts every 2-train immediately and lowers the train limit.',
      'Проспать первый Поезд-4: все Поезда-2 тут же спишут, а лимит поездов упадёт.',
      '18MEX §1.2#2',
    ),
    point(
      'Tying up money in bids on companies that come up late. You can’t take a bid back.',
      'Заморозить деньги в ставках, до которых нескоро дойдёт очередь. Забрать ставку нельзя.',
      '18MEX §3.1(b)#5',
    ),
    point(
      'Holding a lot of the company that merges: everything but the president’s certificate is paid at half price.',
      'Набрать акций компании, которая уйдёт в NdM: за всё, кроме сертификата президента, дадут полцены.',
      '18MEX §5.3(e)',
    ),
  ],
  opening: [
    point(
      'Keep about $350 through the private sale: five shares at $70 float a company with no help from anyone.',
      'Сохраните после начальной продажи около $350: пять акций по $70 — это половина компании, и чужая помощь вам не нужна.',
      '18MEX §3.2(c)(1)',
      '18MEX §1.4#3',
    ),
    point(
      'A minor pays from the first operating round on and turns into a share later: worth a little more than its price.',
      'Малая компания платит с первого операционного раунда, а позже превращается в акцию. За неё не жалко немного переплатить.',
      '18MEX §4.2(d)',
      '18MEX §3.1#4',
    ),
    point(
      'First turn: two yellow tiles that connect home to the next city through a town, and a 2-train. Second turn: run, pay out, and buy another train if there’s track for it.',
      'Первый ход: два жёлтых тайла от базового города к соседнему через посёлок и один Поезд-2. Второй ход: проехать, выплатить и купить второй поезд, если ему есть где ездить.',
      '18MEX §4.3(c)',
    ),
    point(
      'Then buy into the neighbor who builds your track: those dividends pay for your next company.',
      'Потом вкладывайтесь в соседа, который строит вам пути: его дивиденды оплатят вашу следующую компанию.',
    ),
  ],
  length: {
    en: 'Four to five hours with people, much less against bots. It ends when the bank’s $9,000 runs out, a share price hits $200, or somebody goes bankrupt.',
    ru: 'Четыре-пять часов с людьми, с ботами гораздо меньше. Партия заканчивается, когда в банке выйдут все $9\u00A0000, акция дойдёт до $200 или кто-то обанкротится.',
  },
};
