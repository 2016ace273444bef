/** 18MEX in three minutes. */
import { point, type Primer } from '../common/primer.ts';

export const primer: Primer = {
  different: [
    point(
      'No auction round: the seven privates and minors are sold in the first stock round, the lowest number at its price, the others by standing bids. Real shares are traded only when all are sold.',
      'Отдельного аукциона нет: семь частных и малых компаний продаются прямо в первом фондовом раунде, с наименьшим номером — по своей цене, остальные — по ставкам, которые ждут очереди. Акциями торгуют, когда проданы все.',
      '18MEX §3.1#1',
      '18MEX §3.1(b)#3',
    ),
    point(
      'A major starts at 50% and gets ten times par at once. Trains are bought after the run, so a new company earns nothing in its first turn.',
      'Крупная компания открывается при 50% и сразу получает десять номиналов. Поезда покупают после поездки, поэтому в первый ход новая компания ничего не зарабатывает.',
      '18MEX §3.4#1',
      '18MEX §3.4(c)',
      '18MEX §4.3#1',
    ),
    point(
      'Towns do not use up the length of a train and always pay. Every major with a train is paid for mail: the value of its home city, each turn.',
      'Посёлки не расходуют длину поезда и всегда платят. Каждая крупная компания с поездом получает за почту прибыль базового города, каждый ход.',
      '18MEX §4.3.1#1',
    ),
    point(
      'NdM, the national railway, sleeps until the fifth 3-train (Phase 3½). Then the minors close and their owners get shares of NdM or UdY.',
      'Национальная NdM спит до пятого Поезда-3 (Фаза 3½). Тогда закрываются малые компании, а их владельцы получают акции NdM или UdY.',
      '18MEX §5.1#2',
      '18MEX §1.3.3#5',
    ),
    point(
      'With the first 5-train one of five majors may merge with NdM: its president gets 10% of NdM for the president’s certificate, all other shares are paid at half their value.',
      'С первым Поездом-5 одна из пяти крупных компаний может слиться с NdM: президент получает 10% NdM за свой сертификат, остальные акции оплачиваются по половине цены.',
      '18MEX §5.3(a)',
      '18MEX §5.3(d)',
      '18MEX §5.3(e)',
    ),
  ],
  beware: [
    point(
      'Being president of a company without a train and without money: you pay for its train yourself, and sell shares for it. Bankruptcy ends the game for all.',
      'Быть президентом компании без поезда и без денег: за поезд платите вы сами и продаёте ради этого акции. Банкротство заканчивает игру для всех.',
      '18MEX §6.1#3',
    ),
    point(
      'Sleeping through the first 4-train: it scraps all 2-trains at once, and the train limit falls.',
      'Проспать первый Поезд-4: он сразу списывает все Поезда-2, и лимит поездов падает.',
      '18MEX §1.2#2',
    ),
    point(
      'Money set aside for bids that come up late. It cannot be taken back.',
      'Деньги, связанные ставками, до которых очередь дойдёт нескоро. Забрать ставку нельзя.',
      '18MEX §3.1(b)#5',
    ),
    point(
      'Holding much of a company that merges: everything but the president’s certificate is paid at half its value.',
      'Держать много акций компании, которая сольётся: всё, кроме сертификата президента, оплатят по половине цены.',
      '18MEX §5.3(e)',
    ),
  ],
  opening: [
    point(
      'Keep about $350 of your money after the sale of the privates: five shares at $70 are half a company, and it runs on your say alone.',
      'После продажи частных компаний оставьте около $350: пять акций по $70 — половина компании, и решаете за неё вы один.',
      '18MEX §3.2(c)(1)',
      '18MEX §1.4#3',
    ),
    point(
      'A minor pays from the first operating round on and brings a share later: worth a little more than its price.',
      'Малая компания платит с первого операционного раунда, а позже приносит акцию: стоит чуть больше своей цены.',
      '18MEX §4.2(d)',
      '18MEX §3.1#4',
    ),
    point(
      'First turn: two yellow tiles that join the home with the next city through a town, one 2-train. Second turn: run, pay, buy the second train when there is track for it.',
      'Первый ход: два жёлтых тайла, соединяющих базу с ближайшим городом через посёлок, и один Поезд-2. Второй ход: поехать, выплатить, купить второй поезд, если для него есть путь.',
      '18MEX §4.3(c)',
    ),
    point(
      'Then buy into the neighbour who builds your track: his dividends pay for your next company.',
      'Потом вкладывайтесь в соседа, который строит ваши пути: его дивиденды оплатят вашу следующую компанию.',
    ),
  ],
  length: {
    en: 'Four to five hours for people at a table, much less against bots. It ends when the bank’s $9,000 are gone, a share reaches $200, or somebody is bankrupt.',
    ru: 'Четыре-пять часов за столом, против ботов гораздо меньше. Конец — когда закончатся $9\u00A0000 банка, акция дойдёт до $200 или кто-то обанкротится.',
  },
};
