/** 1817 in three minutes. */
import { point, type Primer } from '../common/primer.ts';

export const primer: Primer = {
  different: [
    point(
      'All companies are alike, begin in any city, and are started by an auction whose bid becomes their capital. They have 2, 5 or 10 shares and grow.',
      'Все компании одинаковы, начинают в любом городе и основываются через аукцион: ставка становится капиталом. У них 2, 5 или 10 акций, и они растут.',
      '1817 §gen.3',
      '1817 §ipo.8',
    ),
    point(
      'Companies borrow: $100 a loan, one step down in price, and interest that depends on how many loans are out in the whole game.',
      'Компании занимают: $100 за заём, котировка на шаг ниже и проценты, которые зависят от числа займов у всех.',
      '1817 §loan.2',
      '1817 §loan.6',
    ),
    point(
      'Shares may be sold short. A sale does not move the price; the end of the stock round does.',
      'Акции можно продавать в короткую. Сама продажа котировку не двигает; двигает конец фондового раунда.',
      '1817 §short.5',
      '1817 §sr.4',
      '1817 §srend.2',
    ),
    point(
      'After every operating round: conversions and mergers, then liquidations and sales, by auction between companies.',
      'После каждого операционного раунда — преобразования и слияния, потом ликвидации и продажи: торги между компаниями.',
      '1817 §ma.1',
    ),
    point(
      'A company without a train at the end of its turn is liquidated; its president cannot pay for the train, but answers for its loans.',
      'Компания без поезда в конце хода ликвидируется; президент не может заплатить за поезд, но отвечает за займы.',
      '1817 §trainless.1',
      '1817 §buyt.3',
      '1817 §loan.7',
    ),
  ],
  beware: [
    point(
      'Interest: it rises for everybody. A company that lived with two loans at $10 may not live with them at $40.',
      'Проценты: они растут для всех. Компания, жившая с двумя займами по $10, может не прожить с ними по $40.',
      '1817 §loan.6',
      '1817 §int.4',
    ),
    point(
      'The gray zone: shares are worth nothing there, and others may buy the company from under you.',
      'Серая зона: акции там ничего не стоят, и компанию могут купить против вашей воли.',
      '1817 §mkt.4',
      '1817 §mkt.8',
    ),
    point(
      'The export of trains: after the very first operating round all 2-trains that are left go, after each later one the next train. The one you count on may be gone before your turn.',
      'Вывоз поездов: после самого первого операционного раунда уходят все оставшиеся П2, после каждого следующего — очередной поезд. Тот, на который вы рассчитываете, может исчезнуть до вашего хода.',
      '1817 §or.6',
    ),
    point(
      'Being short of a company that pays well: you pay every dividend, and at the end the whole price.',
      'Короткая позиция по компании, которая хорошо платит: вы платите каждый дивиденд, а в конце всю котировку.',
      '1817 §div.5',
      '1817 §score.1',
    ),
  ],
  opening: [
    point(
      'Buy one private below its face value and put it into the capital: that is money for nothing.',
      'Купите частную компанию дешевле номинала и внесите её в капитал: это деньги из воздуха.',
      '1817 §auc.6',
      '1817 §ipo.7',
    ),
    point(
      'Start a small company for $150 to $200 beside another city: two tiles, a 2-train or 2+, half paid. Two loans are all it may have.',
      'Основайте малую компанию за $150–200 рядом с другим городом: два жетона путей, П2 или П2+, выплата половины. Займов у неё может быть всего два.',
      '1817 §track.1',
      '1817 §loan.3',
    ),
    point(
      'Convert when 3-trains are there: new shares and loans pay for a train that lasts until the 6.',
      'Преобразуйте её, когда пойдут П3: новые акции и займы оплатят поезд, который проживёт до П6.',
      '1817 §conv.1',
      '1817 §trn.5',
    ),
    point(
      'Keep a company with cash and free loans for the liquidations of others: trains go there for $10.',
      'Держите компанию с деньгами и свободными займами к чужим ликвидациям: поезда там уходят по $10.',
      '1817 §liq.2',
    ),
  ],
  length: {
    en: 'Six to nine hours at a table, much less against bots. It ends three operating rounds after the one with the first 8-train, or when one player is left.',
    ru: 'Шесть-девять часов за столом, против ботов гораздо меньше. Конец — через три операционных раунда после того, в котором вышел первый П8, или когда остался один игрок.',
  },
};
