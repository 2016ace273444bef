/** 1817 in three minutes. */
import { point, type Primer, roundOrder } from '../common/primer.ts';

export const primer: Primer = {
  order: [
    roundOrder(
      'Private auction, once',
      'Аукцион частных компаний, один раз',
      point(
        'Open bidding on any private, or pass. The others raise or pass.',
        'Выставьте любую частную компанию или спасуйте. Остальные повышают ставку или пасуют.',
        '1817 §auc.3',
        '1817 §auc.5',
      ),
    ),
    roundOrder(
      'Stock round',
      'Фондовый раунд',
      point(
        'First the bank covers shorts in the market from company treasuries.',
        'Сначала банк закрывает короткие позиции на рынке акциями с баланса компаний.',
        '1817 §sr.6',
      ),
      point(
        'For yourself, in this order: sell shares, sell one short, buy one share or start a company.',
        'За себя, в таком порядке: продайте акции, продайте одну в короткую, купите одну акцию или основайте компанию.',
        '1817 §sr.3',
      ),
      point(
        'Or for one of your companies: take loans, then redeem shares.',
        'Или за одну свою компанию: возьмите займы, затем выкупите акции.',
        '1817 §sr.2',
        '1817 §corp.2',
      ),
      point(
        'The round ends when everyone passes in a row. The first of them gets the priority deal.',
        'Раунд заканчивается, когда все подряд спасовали. Приоритет получает первый из них.',
        '1817 §srend.1',
      ),
      point(
        'Share prices move: up one if players hold all of a company’s shares, then down one for each share in the market.',
        'Котировки меняются: на шаг вверх, если все акции у игроков, затем на шаг вниз за каждую акцию на рынке.',
        '1817 §srend.2',
      ),
    ),
    roundOrder(
      'Operating round (two in a cycle, each with its M&A round)',
      'Операционный раунд (в цикле два, после каждого — махинационный)',
      point(
        'Set the interest rate. Mail contracts pay.',
        'Определите процентную ставку. Mail Contract приносит бонус.',
        '1817 §or.1',
        '1817 §or.2',
      ),
      point(
        'Then the companies, highest share price first.',
        'Затем ходят компании, начиная с самой высокой котировки.',
        '1817 §or.3',
      ),
      point(
        'At the end: export all 2-trains in the first round, one train in every later one.',
        'В конце экспорт: в первом раунде — все П2, в каждом следующем — один поезд.',
        '1817 §or.6',
      ),
    ),
    roundOrder(
      'A company’s turn',
      'Ход компании',
      point(
        'Lay one yellow tile or make one upgrade. One more yellow tile costs $20.',
        'Выложите или замените один жетон путей. Ещё один жёлтый — за $20.',
        '1817 §track.1',
      ),
      point('Place a token.', 'Поставьте станцию.', '1817 §or.4'),
      point(
        'Run trains, then pay out, pay half, or withhold.',
        'Запустите поезда, затем выплатите всю прибыль, половину или удержите её.',
        '1817 §or.4',
        '1817 §div.1',
      ),
      point('Buy trains.', 'Купите поезда.', '1817 §buyt.1'),
      point(
        'Pay interest, taking loans for it if you have to.',
        'Уплатите проценты, если нужно — новыми займами.',
        '1817 §int.1',
        '1817 §int.2',
      ),
      point('Repay loans.', 'Погасите займы.', '1817 §loan.5'),
      point('No train: the company is liquidated.', 'Нет поезда — компанию ликвидируют.', '1817 §or.4'),
      point(
        'At any time until interest is paid: take loans.',
        'В любой момент до уплаты процентов: берите займы.',
        '1817 §or.5',
      ),
    ),
    roundOrder(
      'M&A round',
      'Махинационный раунд',
      point(
        'White companies, in operating order: convert or merge, then trade their shares.',
        'Компании белой зоны в порядке хода: преобразование или слияние, затем торговля акциями.',
        '1817 §ma.1',
        '1817 §ma.2',
        '1817 §post.1',
      ),
      point(
        'Red companies, in reverse order: liquidated.',
        'Компании красной зоны в обратном порядке: ликвидация.',
        '1817 §ma.1',
        '1817 §ma.2',
      ),
      point(
        'Gray companies, in reverse order: auctioned.',
        'Компании серой зоны в обратном порядке: распродажа.',
        '1817 §ma.1',
        '1817 §ma.2',
      ),
      point(
        'White companies, in reverse order: friendly sale, if the president wants one.',
        'Компании белой зоны в обратном порядке: дружественная продажа, если её хочет президент.',
        '1817 §ma.1',
        '1817 §ma.2',
        '1817 §sale.1',
      ),
    ),
  ],
  different: [
    point(
      'Companies are all alike: they start in any city, in an auction, and the winning bid becomes their capital. They have 2, 5, or 10 shares, and they grow.',
      'Все компании одинаковы и могут начать в любом городе. Компанию основывают на аукционе: ставка становится её капиталом. У неё 2, 5 или 10 акций, и её можно увеличить.',
      '1817 §gen.3',
      '1817 §ipo.8',
    ),
    point(
      'Companies borrow: $100 a loan, one step down in share price, and interest that depends on all the loans in the game.',
      'Компании занимают: $100 за заём и котировка на шаг ниже. Проценты зависят от общего числа займов в игре.',
      '1817 §loan.2',
      '1817 §loan.6',
    ),
    point(
      'You can sell shares short. A sale doesn’t move the share price, but the end of the stock round does.',
      'Акции можно продавать в короткую. Котировку двигает не сама продажа, а конец фондового раунда.',
      '1817 §short.5',
      '1817 §sr.4',
      '1817 §srend.2',
    ),
    point(
      'After every operating round come conversions and mergers, then liquidations and sales, where companies bid for companies.',
      'После каждого операционного раунда — преобразования и слияния, потом ликвидации и продажи: компании торгуются за компании.',
      '1817 §ma.1',
    ),
    point(
      'A company without a train at the end of its turn is liquidated. Its president can’t help pay for a train, but answers for its loans.',
      'Компанию без поезда в конце хода ликвидируют. Президент не может доплатить за поезд, зато отвечает за займы.',
      '1817 §trainless.1',
      '1817 §buyt.3',
      '1817 §loan.7',
    ),
  ],
  beware: [
    point(
      'Interest rises for everybody. A company that was fine with two loans at $10 may go under at $40.',
      'Проценты растут для всех. Компания, которая жила с двумя займами при ставке $10, может не выжить при ставке $40.',
      '1817 §loan.6',
      '1817 §int.4',
    ),
    point(
      'The gray zone: shares are worth nothing there, and others can buy the company out from under you.',
      'Серая зона: акции там ничего не стоят, и компанию могут купить против вашей воли.',
      '1817 §mkt.4',
      '1817 §mkt.8',
    ),
    point(
      'Train export: after the very first operating round all remaining 2-trains are exported, and after every later one the next train. The one you count on may be gone before your turn.',
      'Экспорт поездов: после самого первого операционного раунда уходят все оставшиеся П2, после каждого следующего — очередной поезд. Тот, на который вы рассчитываете, может исчезнуть до вашего хода.',
      '1817 §or.6',
    ),
    point(
      'A short on a company that pays well: you pay every dividend, and its whole share price at the end.',
      'Короткая позиция по компании, которая хорошо платит: вы отдаёте каждый дивиденд, а в конце — всю котировку.',
      '1817 §div.5',
      '1817 §score.1',
    ),
  ],
  opening: [
    point(
      'Buy a private below its face value and contribute it to a company: that’s free money.',
      'Купите частную компанию дешевле номинала и внесите её в капитал: это деньги из воздуха.',
      '1817 §auc.6',
      '1817 §ipo.7',
    ),
    point(
      'Start a small company for $150 to $200 next to another city: two tiles, a 2-train or 2+, half pay. Two loans are all it can have.',
      'Основайте малую компанию за $150–200 рядом с другим городом: два жетона путей, П2 или П2+, выплата половины. Займов у неё может быть только два.',
      '1817 §track.1',
      '1817 §loan.3',
    ),
    point(
      'Convert once 3-trains are out: new shares and loans pay for a train that lasts until the first 6.',
      'Преобразуйте её, когда пойдут П3: новые акции и займы оплатят поезд, который проживёт до П6.',
      '1817 §conv.1',
      '1817 §trn.5',
    ),
    point(
      'Keep a company with cash and unused loans for other players’ liquidations: trains go for $10 there.',
      'Держите компанию с деньгами и свободными займами к чужим ликвидациям: поезда там уходят за $10.',
      '1817 §liq.2',
    ),
  ],
  length: {
    en: 'Six to nine hours at a table, much less against bots. It ends three operating rounds after the one with the first 8-train, or when one player is left.',
    ru: '6–9 часов за столом, против ботов гораздо меньше. Конец — через три операционных раунда после того, в котором куплен первый П8, или когда остался один игрок.',
  },
};
