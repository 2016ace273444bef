/** 18CZ in three minutes. */
import { point, type Primer, roundOrder } from '../common/primer.ts';

export const primer: Primer = {
  order: [
    roundOrder(
      'Draft, once',
      'Предварительный раунд, один раз',
      point(
        'In turn order, then in reverse: buy one private or pass.',
        'Покупайте по одной местной ж/д в порядке карт хода, потом в обратном, или пасуйте.',
        '18CZ §VI-1',
        '18CZ §VI-2',
      ),
      point(
        'Deal new turn-order cards: least money first.',
        'Карты порядка хода раздают заново: первая — тому, у кого меньше всего денег.',
        '18CZ §VI-6',
      ),
    ),
    roundOrder(
      'Stock round',
      'Фондовый раунд',
      point(
        'Sell as many shares as you like, then buy at most one certificate.',
        'Продайте сколько хотите акций, затем купите не больше одного сертификата.',
        '18CZ §VII.1-3',
      ),
      point(
        'The round ends when everyone passes in a row.',
        'Раунд заканчивается, когда все подряд спасовали.',
        '18CZ §VII.2-2',
      ),
      point(
        'Sold-out companies move diagonally right.',
        'Маркеры компаний, все акции которых у игроков, сдвигаются по диагонали вправо.',
        '18CZ §IX.3-2',
      ),
      point(
        'Deal new turn-order cards: most money first.',
        'Карты порядка хода раздают заново: первая — тому, у кого больше всего денег.',
        '18CZ §VII.2-3',
      ),
    ),
    roundOrder(
      'Operating round',
      'Операционный раунд',
      point(
        'The price of privates moves up. Privates pay their owners.',
        'Новая общая цена местных ж/д. Местные ж/д платят владельцам.',
        '18CZ §VIII.2-1',
      ),
      point(
        'Then the companies that have started, highest share price first. The order doesn’t change during the round.',
        'Затем стартовавшие компании, начиная с самой высокой цены акций. Порядок в течение раунда не меняется.',
        '18CZ §VIII.2-2',
        '18CZ §VIII.2-3',
      ),
      point(
        'After the last round of the set, the top train card is exported.',
        'После последнего раунда серии верхняя карта поезда уходит на экспорт.',
        '18CZ §VIII.13-1',
      ),
    ),
    roundOrder(
      'A company’s turn',
      'Ход компании',
      point(
        'First turn: place the home token.',
        'Первый ход: поставьте первую станцию на домашний гекс.',
        '18CZ §VIII.6-3',
      ),
      point(
        'Lay one yellow tile or make one upgrade. On the first turn: two yellow tiles or one upgrade.',
        'Можно: жёлтый тайл или одна модернизация. В первый ход: два жёлтых или одна модернизация.',
        '18CZ §VIII.4-2',
      ),
      point('Place one token.', 'Можно: один маркер станции.', '18CZ §VIII.6-6'),
      point(
        'Run trains, then pay out or withhold.',
        'Запустите поезда, затем выплатите или удержите доход.',
        '18CZ §VIII.3-1',
        '18CZ §VIII.8-5',
      ),
      point('Acquire smaller companies.', 'Можно: поглощение меньших компаний.', '18CZ §VIII.9-1'),
      point(
        'Buy trains. The company must end up with one it can run.',
        'Купите поезда. К концу хода у компании должен быть поезд, который она может запустить.',
        '18CZ §VIII.10-1',
      ),
      point(
        'At any time: buy privates, sell them to the bank, use their powers.',
        'В любой момент: покупайте местные ж/д, продавайте их банку, используйте их свойства.',
        '18CZ §VIII.3-2',
      ),
    ),
  ],
  different: [
    point(
      'Companies come in three sizes, one after another: small (50/25/25%), medium (40/20/20/20%), and large (20% and eight of 10%).',
      'Три размера компаний: малые (50/25/25%), средние (40/20/20/20%) и крупные (20% и восемь по 10%). Они выходят по очереди.',
      '18CZ §IV.2.b-1',
      '18CZ §IV.2.c-1',
      '18CZ §IV.2.d-1',
      '18CZ §VII.3-1',
    ),
    point(
      'Each train card has up to three sides. A company runs only the side of its own size, and a train rusts only older ones of its own color.',
      'У карты поезда до трёх сторон. Компании подходит только сторона её размера, а поезд списывает лишь старые поезда своего цвета.',
      '18CZ §VIII.12-2',
    ),
    point(
      'Larger companies acquire smaller ones for 50 to 150% of the share price and get their money, trains, tokens, and privates.',
      'Компании покрупнее поглощают меньшие за 50–150% цены акций и забирают деньги, поезда, станции и местные ж/д.',
      '18CZ §VIII.9-3',
      '18CZ §VIII.9-7',
    ),
    point(
      'The length is fixed. A train is exported after every set of operating rounds, so the clock runs even if nobody buys.',
      'Длина партии известна заранее. После каждой серии операционных раундов один поезд уходит на экспорт, так что время идёт, даже если никто не покупает.',
      '18CZ §VIII.13-1',
      '18CZ §X.1-1',
    ),
    point(
      'A company gets its full capital when it floats. The bank can hold any number of shares, and a sale drops the price once, however many you sell.',
      'При старте компания сразу получает весь капитал. Банк может держать сколько угодно акций, а продажа двигает цену один раз, сколько бы ни продали.',
      '18CZ §VII.5.a-1',
      '18CZ §IX.3-1',
    ),
  ],
  beware: [
    point(
      'A company must end every turn with a train it can run, route or not. What you can’t pay becomes a loan with a penalty of the same amount, and you can’t buy shares until you repay it.',
      'Остаться в конце хода без поезда, на котором компания может ездить, — даже если ехать некуда. Недостающее станет займом с таким же штрафом, и, пока он не погашен, акции покупать нельзя.',
      '18CZ §VIII.10-1',
      '18CZ §VIII.11-6',
      '18CZ §VIII.11-8',
    ),
    point(
      'Keeping a small company too long: its red trains rust, and nobody wants it.',
      'Слишком долго держать малую компанию: её красные поезда спишут, и она станет никому не нужна.',
    ),
    point(
      'Selling privates to your company at any price: at the end each one you still own counts 120 K.',
      'Отдавать местные ж/д компании за любую цену: в конце каждая оставшаяся у вас стоит 120 K.',
      '18CZ §IV.1-7',
    ),
    point(
      'Leaving money in treasuries: only what players own counts.',
      'Оставить деньги в казне: считается только то, что у игроков.',
      '18CZ §X.2-1',
    ),
  ],
  opening: [
    point(
      'In the draft, take two or three cheap privates and keep 100 K to 140 K for a small company’s president’s certificate.',
      'В предварительном раунде возьмите две-три дешёвые местные ж/д и оставьте 100–140 K на сертификат директора малой компании.',
      '18CZ §VI-2',
      '18CZ §VII.5-1',
    ),
    point(
      'A small company floats on your half alone: two tiles, a train, and pay out every round. When b-trains come, sell it your privates.',
      'Малая компания стартует, как только вы купите половину: два тайла, поезд, выплаты каждый раунд. Когда появятся b-поезда, продайте ей местные ж/д.',
      '18CZ §VII.3-8',
      '18CZ §IV.1-5',
    ),
    point(
      'Start a medium company next and let it acquire the small one: the cash goes to you, the trains and tokens to it.',
      'Затем откройте среднюю, и пусть она поглотит малую: деньги — вам, поезда и станции — ей.',
      '18CZ §VIII.9-1',
      '18CZ §VIII.9-6',
    ),
  ],
  length: {
    en: 'Exactly eight stock rounds and thirteen operating rounds: three to five hours with people, much less against bots.',
    ru: 'Ровно восемь фондовых и тринадцать операционных раундов: 3–5 часов с людьми, с ботами гораздо меньше.',
  },
};
