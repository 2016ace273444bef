/** 1849: every rule in one sentence, in both languages. Refusals cite them, the app shows them, tests are counted by them. */
import type { Words } from '@roundhouse/engine';

export const RULEBOOK = {
  '1849 §1.1-a': {
    en: '1849 is a game for three, four or five players.',
    ru: 'В 1849 играют втроём, вчетвером или впятером.',
  },
  '1849 §1.1-b': {
    en: 'The game begins with the initial stock round, in which the private companies are sold. After it the same cycle repeats until the end: one stock round, then one, two or three operating rounds.',
    ru: 'Игра начинается с начального фондового раунда, в котором продают частные компании. Затем до самого конца повторяется один цикл: фондовый раунд, за ним один, два или три операционных.',
  },
  '1849 §1.1-c': {
    en: 'The player with the most wealth at the end wins.',
    ru: 'Побеждает игрок, который в конце игры богаче всех.',
  },
  '1849 §1.1-d': {
    en: 'Three players play with five corporations, L.500 each and a limit of 12 certificates; four with six corporations (limit 11) or five (limit 9) and L.375 each; five with six corporations, L.300 each and a limit of 9.',
    ru: 'Втроём играют с пятью корпорациями, по L.500 на игрока и с лимитом 12 сертификатов; вчетвером — с шестью корпорациями (лимит 11) или с пятью (лимит 9) и по L.375; впятером — с шестью корпорациями, по L.300 и с лимитом 9.',
  },
  '1849 §2-a': {
    en: 'The bank has L.7,760 in all; the starting cash of the players is taken out of it.',
    ru: 'Всего в банке L.7760; стартовый капитал игроков выдаётся из этой суммы.',
  },
  '1849 §2-b': {
    en: 'When only five corporations take part, one 6H, one 8H and one 16H are removed from the game.',
    ru: 'Если в игре участвуют только пять корпораций, из неё убирают по одному поезду 6H, 8H и 16H.',
  },
  '1849 §2-c': {
    en: 'From the start of the game every hex with difficult terrain shows its cost: L.40, L.80 or L.160, to be paid by whoever lays a tile there.',
    ru: 'С начала игры на каждом гексе со сложной местностью указана её стоимость — L.40, L.80 или L.160: её платит тот, кто укладывает здесь тайл.',
  },
  '1849 §2.1-a': {
    en: 'Seats around the table are drawn by chance; the player in the first seat gets the priority deal card and takes the first turn of the game.',
    ru: 'Места за столом распределяет жребий; игрок на первом месте получает карту приоритетной сделки и делает первый ход в игре.',
  },
  '1849 §2.2-a': {
    en: 'The order in which the corporations can be founded is drawn by chance and open to all. In a game with five corporations the one that is drawn sixth does not take part.',
    ru: 'Порядок, в котором можно основывать корпорации, определяет жребий, и он открыт всем. В игре с пятью корпорациями та, что выпала шестой, не участвует.',
  },
  '1849 §2.2-b': {
    en: 'With the option “delayed IFT” the corporation IFT is not among the first three in the founding order: if it is drawn there, it takes the fourth place and those behind it move up by one.',
    ru: 'С опцией «Отложенная IFT» корпорация IFT не бывает среди первых трёх в очереди: если она выпала там, она встаёт четвёртой, а следующие за ней сдвигаются на одно место вперёд.',
  },
  '1849 §3-a': {
    en: 'The game starts in Phase 4. Until every private company has been sold, no shares of corporations are bought or sold.',
    ru: 'Игра начинается в Фазе 4. Пока не проданы все частные компании, акции корпораций не покупают и не продают.',
  },
  '1849 §3-b': {
    en: 'All decisions of a corporation are taken by its president.',
    ru: 'Все решения за корпорацию принимает её президент.',
  },
  '1849 §4-a': {
    en: 'On the board large circles are cities, black dots are towns and anchors are ports.',
    ru: 'На поле большие круги обозначают города, чёрные точки — посёлки, а якоря — порты.',
  },
  '1849 §4-b': {
    en: 'The table of revenue per share printed on the board is only a reminder and changes no rule.',
    ru: 'Напечатанная на поле таблица прибыли на акцию служит лишь памяткой и правил не меняет.',
  },
  '1849 §5-a': {
    en: 'The cell in which the marker of a corporation lies gives the market value of one of its shares: that is the price of every purchase and sale.',
    ru: 'Ячейка, в которой лежит маркер корпорации, показывает рыночную стоимость её акции: по этой цене акции покупают и продают.',
  },
  '1849 §5-b': {
    en: 'A marker that comes to a cell is put under the markers that lie there already.',
    ru: 'Маркер, пришедший в ячейку, кладут под маркеры, которые в ней уже лежат.',
  },
  '1849 §5-c': {
    en: 'A move up or down is one row. A step that would leave the market is not made, and a marker that stays where it is keeps its place in the stack of its cell.',
    ru: 'Движение вверх или вниз — это одна строка. Шаг за край рынка не делают; маркер, оставшийся на месте, сохраняет и своё место в стопке ячейки.',
  },
  '1849 §5-d': {
    en: 'A move to the left is one column; a marker in the first column moves down one row instead.',
    ru: 'Движение влево — это один столбец; маркер из первого столбца вместо этого опускается на одну строку.',
  },
  '1849 §5-e': {
    en: 'A move to the right is one column; a marker at the end of its row moves up one row instead.',
    ru: 'Движение вправо — это один столбец; маркер, стоящий в конце строки, вместо этого поднимается на одну строку.',
  },
  '1849 §5-f': {
    en: 'Before Phase 16 the blue area is closed: 218, 240 and 276 are the ends of their rows, and a marker on 230 moves neither right nor up.',
    ru: 'До Фазы 16 синяя область закрыта: 218, 240 и 276 считаются концами строк, а маркер на 230 не движется ни вправо, ни вверх.',
  },
  '1849 §5-g': {
    en: 'In market value order the higher value goes first; at equal values the marker further right, and in one cell the marker higher in the stack.',
    ru: 'В порядке рыночной стоимости первой идёт корпорация с большей стоимостью; при равной стоимости — та, чей маркер правее, а в одной ячейке — чей маркер выше в стопке.',
  },
  '1849 §5-h': {
    en: 'A corporation whose marker enters the cell “Closed” is closed.',
    ru: 'Корпорация, маркер которой попал в ячейку «Закрыта», закрывается.',
  },
  '1849 §6-a': {
    en: 'As soon as a corporation buys the first train of a new class from the bank, the phase named after that class begins, and what it changes applies at once, in the middle of the turn.',
    ru: 'Как только корпорация покупает у банка первый поезд нового класса, начинается фаза, названная по этому классу; её изменения действуют сразу, посреди хода.',
  },
  '1849 §6-b': {
    en: 'How many operating rounds follow a stock round is given by the phase in which the stock round ends, even if the next phase begins during them.',
    ru: 'Сколько операционных раундов пройдёт после фондового, определяет фаза, в которой фондовый раунд закончился, даже если следующая фаза начнётся во время них.',
  },
  '1849 §6-c': {
    en: 'When Phase 8 begins all 4H trains are eliminated, with Phase 10 all 6H, with Phase 16 all 8H.',
    ru: 'С началом Фазы 8 исключаются все поезда 4H, с началом Фазы 10 — все 6H, с началом Фазы 16 — все 8H.',
  },
  '1849 §6-d': {
    en: 'A corporation may own four trains, from Phase 8 on three, from Phase 10 on two; what is above the limit is discarded at once.',
    ru: 'Корпорация может владеть четырьмя поездами, с Фазы 8 — тремя, с Фазы 10 — двумя; лишние поезда сбрасывают сразу.',
  },
  '1849 §6-e': {
    en: 'When Phase 12 begins, all private companies close without compensation; after that the Messina earthquake happens.',
    ru: 'С началом Фазы 12 все частные компании закрываются без компенсации, а затем происходит Мессинское землетрясение.',
  },
  '1849 §6-f': {
    en: 'When Phase 16 begins the blue area of the market opens, and R6H trains are for sale beside the 16H.',
    ru: 'С началом Фазы 16 открывается синяя область рынка, а наряду с поездами 16H продаются R6H.',
  },
  '1849 §6-g': {
    en: 'The phase also decides at which values corporations may be founded, which colours of tiles may be laid, what the grey cities are worth, and whether corporations may buy private companies.',
    ru: 'Фаза также определяет, с какой стоимостью можно основать корпорацию, тайлы каких цветов можно укладывать, сколько стоят серые города и могут ли корпорации покупать частные компании.',
  },
  '1849 §7.1-a': {
    en: 'A private company belongs to one owner as a whole: a player or a corporation.',
    ru: 'Частная компания целиком принадлежит одному владельцу: игроку или корпорации.',
  },
  '1849 §7.1-b': {
    en: 'At the start of each operating round the bank pays every private company’s income: to the player who owns it, or into the treasury of the corporation that owns it.',
    ru: 'В начале каждого операционного раунда банк выплачивает прибыль каждой частной компании: владеющему ею игроку или в кассу владеющей ею корпорации.',
  },
  '1849 §7.1-c': {
    en: 'In Phases 6, 8 and 10 a corporation may in its turn buy private companies from any player who agrees, for any price from L.1 to twice the face value; only RSA (P5) cannot be bought.',
    ru: 'В Фазах 6, 8 и 10 корпорация в свой ход может покупать частные компании у любого согласного игрока по любой цене от L.1 до двойного номинала; нельзя купить только RSA (P5).',
  },
  '1849 §7.1-d': {
    en: 'A private company that a corporation has bought cannot be sold again.',
    ru: 'Частную компанию, которую купила корпорация, больше нельзя продать.',
  },
  '1849 §7.1-e': {
    en: 'When the first 12H train is bought, all private companies that are left close without compensation.',
    ru: 'Когда куплен первый поезд 12H, все оставшиеся частные компании закрываются без компенсации.',
  },
  '1849 §7.1-f': {
    en: 'Each private company that a player owns counts as one certificate towards the limit.',
    ru: 'Каждая частная компания, которой владеет игрок, считается за один сертификат в пределах лимита.',
  },
  '1849 §7.1-P1': {
    en: 'As long as a player owns SCE, nobody may lay a tile in Acireale; the hex is free as soon as a corporation has bought SCE or it has closed.',
    ru: 'Пока SCE принадлежит игроку, никто не может уложить тайл в Acireale; гекс открывается, как только SCE куплена корпорацией или закрыта.',
  },
  '1849 §7.1-P2': {
    en: 'A corporation that owns SIGI pays half of the terrain cost when it lays or upgrades standard gauge; narrow gauge costs the usual quarter.',
    ru: 'Корпорация, владеющая SIGI, платит половину стоимости местности, когда прокладывает или улучшает путь стандартной колеи; узкая колея стоит обычную четверть.',
  },
  '1849 §7.1-P3': {
    en: 'In its turn a corporation that owns CNM may close it and choose a port: for the rest of the game the trains of this corporation earn L.20 more there.',
    ru: 'Корпорация, владеющая CNM, в свой ход может закрыть её и выбрать порт: до конца игры поезда этой корпорации получают там на L.20 больше.',
  },
  '1849 §7.1-P4': {
    en: 'In its turn a corporation that owns SMS may close it instead of its steps for tile and station: it may lay or upgrade a tile and place a station marker in one coastal city (not Caltanissetta or Ragusa), even if no route leads there.',
    ru: 'Корпорация, владеющая SMS, в свой ход может закрыть её вместо шагов укладки тайла и размещения станции: в одном прибрежном городе (не Caltanissetta и не Ragusa) она может уложить или улучшить тайл и поставить маркер станции, даже если маршрута туда нет.',
  },
  '1849 §7.1-P5': {
    en: 'Whoever buys RSA also gets the president’s certificate of the first corporation in the founding order. A corporation can never buy RSA.',
    ru: 'Купивший RSA получает и сертификат президента первой корпорации в очереди. Корпорация купить RSA не может никогда.',
  },
  '1849 §7.2-a': {
    en: 'The ten shares of a corporation are spread over eight certificates: the president’s certificate of 20%, six ordinary ones of 10% and the “last certificate” of 20%.',
    ru: 'Десять акций корпорации распределены по восьми сертификатам: сертификат президента на 20%, шесть обычных по 10% и «последний сертификат» на 20%.',
  },
  '1849 §7.2-b': {
    en: 'The holder of the president’s certificate is the president of the corporation.',
    ru: 'Президентом корпорации считается тот, у кого её сертификат президента.',
  },
  '1849 §7.2-c': {
    en: 'No player may hold more than 60% of a corporation.',
    ru: 'Ни один игрок не может владеть более чем 60% акций корпорации.',
  },
  '1849 §7.2-d': {
    en: 'A corporation has three station markers; when it is founded it pays one fee for all three, between L.30 and L.130, and places them later for free.',
    ru: 'У корпорации три маркера станций; при основании она платит за все три один взнос, от L.30 до L.130, и потом размещает их бесплатно.',
  },
  '1849 §8-a': {
    en: 'The initial stock round is begun by the player with the priority deal card; then the turns go clockwise.',
    ru: 'Начальный фондовый раунд начинает игрок с картой приоритетной сделки, далее ходят по часовой стрелке.',
  },
  '1849 §8-b': {
    en: 'In a turn a player buys the lowest unsold private company for its price, makes a higher bid on any unsold private company, or passes. A bid on the lowest one is decided at once: whoever made it buys it for the bid.',
    ru: 'В свой ход игрок покупает непроданную частную компанию с наименьшей номинальной стоимостью, делает более высокую ставку на любую непроданную частную компанию или пасует. Ставка на младшую компанию решается сразу: сделавший её покупает компанию за сумму ставки.',
  },
  '1849 §8-c': {
    en: 'A bid exceeds the face value and every bid made before by at least L.5. Its money is set aside until it is known who gets the company.',
    ru: 'Ставка не менее чем на L.5 превышает номинальную стоимость и все прежние ставки. Деньги под неё откладывают, пока не решится, кому достанется компания.',
  },
  '1849 §8-d': {
    en: 'A private company with bids is not sold in the normal way: once the one before it is sold, a single bidder buys it for the bid, and several hold an auction among themselves.',
    ru: 'Частная компания со ставками не продаётся обычным способом: как только продана предыдущая, единственный претендент покупает её за свою ставку, а несколько проводят между собой аукцион.',
  },
  '1849 §8-e': {
    en: 'In an auction only those who have bid take part. The one whose bid is lowest must raise it to at least L.5 above the highest, or drop out; this goes on until one is left, who pays his bid.',
    ru: 'В аукционе участвуют только те, кто делал ставки. Тот, чья ставка ниже всех, должен поднять её хотя бы на L.5 выше самой высокой или выбыть; так продолжают, пока не останется один — он и платит свою ставку.',
  },
  '1849 §8-f': {
    en: 'When the auction is over, play goes on with the player to the left of whoever bought last in a normal turn. Example: P1 is for sale for L.20, and each of four players has L.375. The first bids L.115 on P4, the second L.120 on P4, the third L.80 on P3; the fourth buys P1 for L.20, the first, who has L.260 free, P2 for L.45. Now P3 goes to the third for L.80, the only bid. In the auction of P4 the first has to bid at least L.125 or drop out. Whoever wins, it is then the second player’s turn, and P5 is for sale for L.150.',
    ru: 'После аукциона игра продолжается с игрока слева от того, кто последним купил компанию в обычный ход. Пример: P1 продаётся за L.20, у каждого из четырёх игроков L.375. Первый ставит L.115 на P4, второй — L.120 на P4, третий — L.80 на P3; четвёртый покупает P1 за L.20, первый, у которого свободны L.260, — P2 за L.45. Теперь P3 достаётся третьему за L.80: других ставок на неё нет. На аукционе за P4 первый должен поставить не меньше L.125 или выбыть. Кто бы ни победил, затем ходит второй игрок, и P5 продаётся за L.150.',
  },
  '1849 §8-g': {
    en: 'If all players pass in a row while P1 is unsold, its price falls by L.5. If nobody buys it for L.5 either, the player who was the first to be offered it for L.5 gets it for nothing; that counts as a purchase.',
    ru: 'Если все игроки подряд спасовали, а P1 не продана, её цена падает на L.5. Если и за L.5 покупателя нет, её бесплатно получает игрок, которому первому предложили её за L.5; это считается покупкой.',
  },
  '1849 §8-h': {
    en: 'If all players pass in a row after P1 has been sold, the owners of private companies receive their income. The priority deal card goes to the player on the left of the one who passed last, that player begins another initial stock round, and all bids stay.',
    ru: 'Если все игроки подряд спасовали, когда P1 уже продана, владельцы частных компаний получают прибыль. Карта приоритетной сделки переходит к игроку слева от спасовавшего последним, он начинает ещё один начальный фондовый раунд, а все ставки остаются.',
  },
  '1849 §8-i': {
    en: 'When all private companies have been sold, the priority deal card goes to the player on the left of the one who was the last to buy a private company in a normal turn, not in an auction.',
    ru: 'Когда проданы все частные компании, карта приоритетной сделки переходит к игроку слева от того, кто последним купил частную компанию в обычный ход, а не на аукционе.',
  },
  '1849 §8.1-a': {
    en: 'Whoever buys RSA gets the president’s certificate of the first corporation in the founding order for free and founds that corporation at once at L.68 or L.100. The bank pays the value of two shares into its treasury, from which the fee for the station markers is paid.',
    ru: 'Купивший RSA бесплатно получает сертификат президента первой корпорации в очереди и сразу основывает её, назначив стоимость L.68 или L.100. Банк платит в её кассу стоимость двух акций, а из кассы оплачивают взнос за маркеры станций.',
  },
  '1849 §8.1-b': {
    en: 'Whoever gets RSA with the president’s certificate may not buy further certificates of that corporation with it.',
    ru: 'Получая RSA вместе с сертификатом президента, игрок не может тут же купить другие сертификаты этой корпорации.',
  },
  '1849 §8.1-c': {
    en: 'RSA closes as soon as the corporation whose president’s certificate came with it gets its first train.',
    ru: 'RSA закрывается, как только корпорация, сертификат президента которой она принесла, получает первый поезд.',
  },
  '1849 §8.1-d': {
    en: 'If the corporation that came with RSA closes without ever having owned a train, RSA stays in play until Phase 12.',
    ru: 'Если корпорация, которая пришла с RSA, закрылась, так и не получив поезда, RSA остаётся в игре до Фазы 12.',
  },
  '1849 §9-a': {
    en: 'The holder of the priority deal begins; the round ends when all players have passed one after the other.',
    ru: 'Начинает игрок с картой приоритетной сделки; раунд завершается, когда все игроки подряд спасовали.',
  },
  '1849 §9-b': {
    en: 'In his turn a player first sells any number of certificates and then buys one certificate or founds a corporation; he may leave out either.',
    ru: 'В свой ход игрок сначала продаёт сколько угодно сертификатов, а затем покупает один сертификат или основывает корпорацию; можно сделать и только одно из двух.',
  },
  '1849 §9-c': {
    en: 'A player who has passed may act again when his turn comes, as long as the round goes on.',
    ru: 'Спасовавший игрок может снова действовать, когда до него дойдёт очередь, пока раунд не завершён.',
  },
  '1849 §9-d': {
    en: 'After the round the priority deal goes to the player to the left of the last one who bought or sold something.',
    ru: 'После раунда карта приоритетной сделки переходит к игроку слева от того, кто последним что-то купил или продал.',
  },
  '1849 §9.1-a': {
    en: 'The certificate limit counts certificates of any size and private companies, not percent.',
    ru: 'В лимите считают сертификаты любого достоинства и частные компании, а не проценты.',
  },
  '1849 §9.1-b': {
    en: 'A player who has reached the certificate limit may not buy another certificate.',
    ru: 'Игрок, достигший лимита сертификатов, не может купить ещё один.',
  },
  '1849 §9.1-c': {
    en: 'A player above the certificate limit must sell down to it before he does anything else.',
    ru: 'Игрок, у которого сертификатов больше лимита, прежде всего продаёт лишние.',
  },
  '1849 §9.2-a': {
    en: 'The certificates sold go to the bank pool, and the bank pays the market value before the sale for every share. After that the corporation’s marker moves down one row for each share sold.',
    ru: 'Проданные сертификаты идут в банковский пул, и банк платит за каждую акцию рыночную стоимость до продажи. После этого маркер корпорации опускается на одну строку за каждую проданную акцию.',
  },
  '1849 §9.2-b': {
    en: 'When a player sells shares of several corporations in one turn, their markers fall in market value order, so that those that meet keep their order.',
    ru: 'Если игрок за ход продаёт акции нескольких корпораций, их маркеры опускаются в порядке рыночной стоимости: оказавшись рядом, они сохраняют прежний порядок.',
  },
  '1849 §9.2-c': {
    en: 'Shares of a corporation may not be sold before it has completed an operating round: in an emergency the shares of a corporation that operates for the first time in this very round cannot be sold.',
    ru: 'Акции корпорации нельзя продать, пока она не завершила хотя бы один операционный раунд: при экстренном сборе средств не продаются и акции корпорации, впервые действующей в этом же раунде.',
  },
  '1849 §9.2-d': {
    en: 'No more than 50% of a corporation may lie in the bank pool.',
    ru: 'В банковском пуле может лежать не более 50% акций одной корпорации.',
  },
  '1849 §9.2-e': {
    en: 'Whoever sells shares of a corporation may not buy any of it before the next stock round, also if the sale was forced.',
    ru: 'Продавший акции корпорации не может покупать её акции до следующего фондового раунда, даже если продажа была вынужденной.',
  },
  '1849 §9.2-f': {
    en: 'The president’s certificate is never sold into the bank pool.',
    ru: 'Сертификат президента никогда не попадает в банковский пул.',
  },
  '1849 §9.2-g': {
    en: 'Only whole certificates are sold; the last certificate of 20% is not divided either.',
    ru: 'Продают только целые сертификаты; последний сертификат на 20% тоже не делят.',
  },
  '1849 §9.2-h': {
    en: 'The seller himself chooses which of his certificates he hands over.',
    ru: 'Продавец сам выбирает, какие из своих сертификатов отдать.',
  },
  '1849 §9.3-a': {
    en: 'What is paid for a certificate of the treasury goes to the corporation; for one of the bank pool it goes to the bank.',
    ru: 'За сертификат из кассы корпорации деньги получает корпорация, за сертификат из банковского пула — банк.',
  },
  '1849 §9.3-b': {
    en: 'Nobody may buy above the certificate limit, above 60% of a corporation, or shares of a corporation that he has sold in this round.',
    ru: 'Нельзя покупать сверх лимита сертификатов, сверх 60% корпорации и акции той корпорации, которые игрок продавал в этом же раунде.',
  },
  '1849 §9.3-c': {
    en: 'The last certificate costs two shares. It can be bought from the treasury or from the bank pool only when no ordinary certificate of the corporation is left in that place.',
    ru: 'Последний сертификат стоит двух акций. Купить его из кассы или из банковского пула можно, только когда в этом месте не осталось обычных сертификатов корпорации.',
  },
  '1849 §9.3-d': {
    en: 'If the last certificate lies in the treasury and ordinary ones in the pool, or the other way round, both may be bought.',
    ru: 'Если последний сертификат лежит в кассе, а обычные в пуле (или наоборот), можно купить и тот, и другие.',
  },
  '1849 §9.4-a': {
    en: 'A player who founds a corporation takes the first one of the queue that may be founded; he cannot choose another.',
    ru: 'Основать можно только первую корпорацию очереди, которую разрешено основать; выбрать другую нельзя.',
  },
  '1849 §9.4-b': {
    en: 'The founder chooses the starting value: L.68 or L.100, from Phase 6 also L.144, from Phase 10 also L.216.',
    ru: 'Основатель выбирает начальную рыночную стоимость: L.68 или L.100, с Фазы 6 также L.144, с Фазы 10 также L.216.',
  },
  '1849 §9.4-c': {
    en: 'The founder pays for the president’s certificate and may buy one or two ordinary certificates of the same corporation with it.',
    ru: 'Основатель оплачивает сертификат президента и вместе с ним может купить один или два обычных сертификата той же корпорации.',
  },
  '1849 §9.4-d': {
    en: 'The new corporation at once pays the price of its three station markers and places one in its home city. Example: in Phase 4 a player with L.552 founds Lilibeo at L.100 (L.68 was possible too) and buys 40%: L.400 go to its treasury. Lilibeo pays the bank L.40 for its markers, places one in Marsala and keeps two on its charter. When the player buys another 10% in his next turn, L.460 are in the treasury.',
    ru: 'Новая корпорация сразу оплачивает три своих маркера станций и ставит один из них в базовом городе. Пример: в Фазе 4 игрок, у которого L.552, основывает корпорацию Lilibeo со стоимостью L.100 (мог выбрать и L.68) и покупает 40%: L.400 поступают в её кассу. Lilibeo платит банку L.40 за маркеры, ставит один в городе Marsala, а два оставляет на планшете. Когда в следующий ход игрок покупает ещё 10%, в кассе становится L.460.',
  },
  '1849 §9.4-e': {
    en: 'Founding a corporation is the one purchase that a player may make in his turn.',
    ru: 'Основание корпорации и есть та единственная покупка, которую игрок может сделать в свой ход.',
  },
  '1849 §9.4-f': {
    en: 'The founder is president until another player holds more of the corporation than he does.',
    ru: 'Основатель остаётся президентом, пока у другого игрока не станет больше акций корпорации, чем у него.',
  },
  '1849 §9.4.1-a': {
    en: 'When AFG (Garibaldi) is founded, its president chooses its home city among Caltanissetta, Messina, Ragusa, Terranova and Trapani; the city must have a free place for a station marker.',
    ru: 'Когда основывают AFG (Garibaldi), её президент выбирает базовый город: Caltanissetta, Messina, Ragusa, Terranova или Trapani; в городе должно быть свободное место для маркера станции.',
  },
  '1849 §9.4.1-b': {
    en: 'No circle of the board is kept free for Garibaldi (AFG), which chooses its home when it is founded.',
    ru: 'Для Garibaldi (AFG) ни одно место на поле не резервируют: базовый город она выбирает при основании.',
  },
  '1849 §9.4.1-c': {
    en: 'When no circle is free in any of the five cities that could be its home, Garibaldi is put at the end of the queue.',
    ru: 'Если ни в одном из пяти городов, где может быть её база, нет свободного места, Garibaldi переходит в конец очереди.',
  },
  '1849 §9.4.1-d': {
    en: 'When a circle becomes free again, Garibaldi may be founded from the next stock round on.',
    ru: 'Когда место снова освободится, Garibaldi можно основать со следующего фондового раунда.',
  },
  '1849 §9.4.1-e': {
    en: 'Garibaldi closes if the earthquake of Messina takes its only station marker.',
    ru: 'Garibaldi закрывается, если землетрясение в Messina уничтожает её единственный маркер станции.',
  },
  '1849 §9.5-a': {
    en: 'The presidency passes only when another player holds strictly more of the corporation than the president.',
    ru: 'Президент сменяется, только если у другого игрока строго больше акций корпорации.',
  },
  '1849 §9.5-b': {
    en: 'The new president at once gives other certificates worth 20% for the president’s certificate. Example: A, the president of RCS, and B hold 30% each. B buys a fourth certificate of 10%: with 40% against 30% he is president at once. A gives him the president’s certificate for two of 10%, and the charter with all that belongs to RCS.',
    ru: 'Новый президент сразу отдаёт за сертификат президента другие сертификаты на 20%. Пример: у президента RCS, игрока А, и у игрока Б по 30%. Б покупает четвёртый сертификат на 10% и сразу становится президентом: 40% против 30%. А отдаёт ему сертификат президента за два сертификата по 10%, а также планшет со всем имуществом RCS.',
  },
  '1849 §9.5-c': {
    en: 'If the new president has the last certificate and two ordinary ones, the outgoing president chooses which to receive. Example: in RCS A holds the president’s certificate and one of 10%, B the last certificate and one of 10%. A sells his 10%; B has no two ordinary ones, so A gets the last certificate. Example: A holds the president’s certificate and two of 10%, B the last certificate and two of 10%. A sells one of 10% and chooses between the last certificate and B’s two of 10%.',
    ru: 'Если у нового президента есть последний и два обычных сертификата, прежний выбирает, что получить. Пример: в RCS у игрока А сертификат президента и один на 10%, у игрока Б — последний сертификат и один на 10%. А продаёт свои 10%; двух обычных у Б нет, и А получает последний сертификат. Пример: у А сертификат президента и два по 10%, у Б — последний сертификат и два по 10%. А продаёт один на 10% и выбирает: последний сертификат или два по 10% у игрока Б.',
  },
  '1849 §9.5-d': {
    en: 'A president may sell so much that he loses the presidency only if a successor holds at least 20% and the bank pool has room for the shares.',
    ru: 'Президент может продать столько акций, что лишится поста, только если у преемника не менее 20% и в банковском пуле хватает места.',
  },
  '1849 §9.5-e': {
    en: 'In such a sale the certificates are exchanged with the successor first; then what is sold goes to the bank pool.',
    ru: 'При такой продаже сначала обмениваются сертификатами с преемником, а затем проданное кладут в банковский пул.',
  },
  '1849 §9.5-f': {
    en: 'The successor is the other player who holds most; among equals it is the first to the left of the president.',
    ru: 'Преемник — тот из остальных игроков, у кого больше всего акций; среди равных — первый слева от президента.',
  },
  '1849 §9.5-g': {
    en: 'A former president who is above the certificate limit because of the exchange sells the excess at the first opportunity.',
    ru: 'Прежний президент, у которого из-за обмена сертификатов стало больше лимита, продаёт лишнее при первой возможности.',
  },
  '1849 §9.5-h': {
    en: 'Once it has been bought, the president’s certificate stays with some player until the corporation closes.',
    ru: 'Купленный сертификат президента остаётся у кого-то из игроков, пока корпорация не закроется.',
  },
  '1849 §9.6-a': {
    en: 'The last certificate of each corporation stands for 20% and counts as one certificate.',
    ru: 'Последний сертификат каждой корпорации даёт 20% и считается одним сертификатом.',
  },
  '1849 §9.6-b': {
    en: 'The last certificate is never changed into ordinary ones; only in an exchange for the president’s certificate may it be given.',
    ru: 'Последний сертификат не разменивают на обычные; отдать его можно только в обмен на сертификат президента.',
  },
  '1849 §9.6-c': {
    en: 'In a treasury and in the bank pool the last certificate lies under the ordinary ones.',
    ru: 'В кассе и в банковском пуле последний сертификат лежит под обычными.',
  },
  '1849 §9.6-d': {
    en: 'A corporation issues the last certificate only together with all others of its treasury or after them.',
    ru: 'Корпорация выпускает последний сертификат только вместе со всеми остальными из кассы или после них.',
  },
  '1849 §9.7-a': {
    en: 'At the end of a stock round the card of the priority deal is passed on first.',
    ru: 'В конце фондового раунда прежде всего передают карту приоритетной сделки.',
  },
  '1849 §9.7-b': {
    en: 'Then the marker of each corporation that has a certificate in the bank pool falls one row.',
    ru: 'Затем маркер каждой корпорации, сертификат которой лежит в банковском пуле, опускается на одну строку.',
  },
  '1849 §9.7-c': {
    en: 'The marker of a corporation whose certificates are all with players rises one row, but not out of the top row, nor from 230 before Phase 16.',
    ru: 'Маркер корпорации, все сертификаты которой у игроков, поднимается на строку, но не выше верхней строки и не с 230 до Фазы 16.',
  },
  '1849 §9.7-d': {
    en: 'A corporation that falls into Closed at the end of a stock round closes at once; it may be founded again from the next stock round on.',
    ru: 'Корпорация, маркер которой в конце фондового раунда попал в ячейку «Закрыта», закрывается сразу; её можно снова основать со следующего фондового раунда.',
  },
  '1849 §10-a': {
    en: 'Each operating round begins with the bank paying the income of all private companies to their owners.',
    ru: 'Каждый операционный раунд начинается с того, что банк выплачивает владельцам прибыль всех частных компаний.',
  },
  '1849 §10-b': {
    en: 'The next to operate is always the corporation that is first in the market value order of this moment and has not operated in this round.',
    ru: 'Следующей ходит корпорация, которая стоит первой в порядке рыночной стоимости на этот момент и ещё не ходила в этом раунде.',
  },
  '1849 §10-c': {
    en: 'An operating turn has these steps in this order: lay a tile, place a station marker, run trains, buy trains, financial actions. A step in which nothing can be done closes by itself.',
    ru: 'Операционный ход состоит из шагов в таком порядке: тайл, маркер станции, маршруты поездов, покупка поездов, финансовые действия. Шаг, на котором сделать ничего нельзя, завершается сам.',
  },
  '1849 §10-d': {
    en: 'In Phases 6, 8 and 10 a corporation may buy private companies from players at any moment of its own turn.',
    ru: 'В Фазах 6, 8 и 10 корпорация может покупать частные компании у игроков в любой момент своего хода.',
  },
  '1849 §10-e': {
    en: 'Whatever a corporation pays, it pays at once and with money from its treasury; nothing is lent, not even within a turn. Example: the cost of a tile on a mountain must be in the treasury when the tile is laid; the revenue of the same turn comes too late for it.',
    ru: 'Любой платёж корпорация вносит сразу и деньгами из кассы; в долг не дают даже в пределах хода. Пример: деньги на тайл в гексе с горой должны быть в кассе, когда его кладут; прибыль того же хода для этого приходит слишком поздно.',
  },
  '1849 §10-f': {
    en: 'After a stock round there is one operating round; from Phase 6 there are two, from Phase 10 three.',
    ru: 'После фондового раунда проводят один операционный раунд, с Фазы 6 — два, с Фазы 10 — три.',
  },
  '1849 §10.1-a': {
    en: 'A route is an unbroken stretch of track with at least one station of the corporation on it.',
    ru: 'Маршрут — это непрерывный путь, на котором есть хотя бы одна станция корпорации.',
  },
  '1849 §10.1-b': {
    en: 'A route may not turn back, change from one track to another where they cross, or use the same track twice.',
    ru: 'Маршрут не может развернуться, перейти с пути на путь там, где они пересекаются, или дважды пройти по одному пути.',
  },
  '1849 §10.1-c': {
    en: 'A city whose circles are all taken by other corporations may be an end of a route, but no route passes through it.',
    ru: 'Город, все места которого заняты другими корпорациями, может быть концом маршрута, но проехать через него нельзя.',
  },
  '1849 §10.1-d': {
    en: 'A route may change from one gauge to another only in a city or a town.',
    ru: 'Перейти с одной колеи на другую маршрут может только в городе или посёлке.',
  },
  '1849 §10.1-e': {
    en: 'A route begins and ends in a city, a town or a port. A port can only be an end of a route, never a place it passes through.',
    ru: 'Маршрут начинается и заканчивается в городе, посёлке или порту. Порт может быть только концом маршрута: проехать через него нельзя.',
  },
  '1849 §10.1-f': {
    en: 'A route does not use the same city or town twice.',
    ru: 'Маршрут не проходит дважды через один и тот же город или посёлок.',
  },
  '1849 §10.2-a': {
    en: 'In its turn a corporation may buy private companies from players, under the rules about private companies.',
    ru: 'В свой ход корпорация может покупать у игроков частные компании по правилам о частных компаниях.',
  },
  '1849 §10.3-a': {
    en: 'A corporation lays or upgrades at most one tile in its turn.',
    ru: 'За ход корпорация укладывает или улучшает не более одного тайла.',
  },
  '1849 §10.3-b': {
    en: 'No tile is laid on a grey hex; hexes printed yellow count as yellow tiles.',
    ru: 'На серые гексы тайлы не кладут; напечатанные жёлтые гексы считаются жёлтыми тайлами.',
  },
  '1849 §10.3-c': {
    en: 'Yellow tiles are laid on empty hexes. From Phase 6 on green tiles replace yellow ones and yellow hexes of the board; from Phase 10 on brown tiles replace green ones.',
    ru: 'Жёлтые тайлы укладывают на пустые гексы. С Фазы 6 зелёные тайлы заменяют жёлтые и жёлтые гексы поля; с Фазы 10 коричневые тайлы заменяют зелёные.',
  },
  '1849 §10.3-d': {
    en: 'A legal route of the corporation must lead to some track of the new tile, and the gauges must fit.',
    ru: 'К какому-нибудь пути нового тайла должен вести допустимый маршрут корпорации, и колея должна совпадать.',
  },
  '1849 §10.3-e': {
    en: 'On a hex where it has a station a corporation may lay the yellow tile whatever it is connected with.',
    ru: 'На гекс, где у корпорации есть станция, она может положить жёлтый тайл независимо от соединений.',
  },
  '1849 §10.3-f': {
    en: 'Track may not lead off the board, into the blank side of a grey hex or over an impassable side.',
    ru: 'Путь не может вести за край поля, в пустую сторону серого гекса или через непроходимую сторону.',
  },
  '1849 §10.3-g': {
    en: 'Track of different gauges may meet at the side of a hex, but no route can pass there.',
    ru: 'Пути разной колеи могут встретиться на стороне гекса, но маршрут там не пройдёт.',
  },
  '1849 §10.3-h': {
    en: 'A tile with cities goes on a hex with a city, a tile with towns on a hex with a town, a plain tile on a plain hex.',
    ru: 'Тайл с городом кладут на гекс с городом, тайл с посёлком — на гекс с посёлком, тайл без станций — на пустой гекс.',
  },
  '1849 §10.3-i': {
    en: 'The tiles marked C, M, P and S are only for Catania, Messina, Palermo and Siracusa, and no others go there.',
    ru: 'Тайлы с буквами C, M, P и S кладут только на Catania, Messina, Palermo и Siracusa, а другие туда класть нельзя.',
  },
  '1849 §10.3-j': {
    en: 'A tile that replaces another must keep all its track; standard or narrow track may become dual gauge.',
    ru: 'Тайл, заменяющий прежний, сохраняет все его пути; стандартная или узкая колея может стать совмещённой.',
  },
  '1849 §10.3-k': {
    en: 'A tile may be replaced only if the corporation has a route to new track on the new tile, or to a city or town on it that becomes more valuable.',
    ru: 'Тайл можно заменить, только если у корпорации есть маршрут к новому пути на новом тайле или к городу либо посёлку на нём, стоимость которого растёт.',
  },
  '1849 §10.3-l': {
    en: 'A tile that has been replaced returns to the supply and can be used again. A tile of which none is left in the supply cannot be laid.',
    ru: 'Заменённый тайл возвращается в запас, и его можно использовать снова. Тайл, которого в запасе не осталось, уложить нельзя.',
  },
  '1849 §10.3-m': {
    en: 'No tile is laid in Acireale as long as a player owns SCE, and after the earthquake Messina is not upgraded until the next stock round.',
    ru: 'В Acireale тайл не укладывают, пока SCE принадлежит игроку; после землетрясения Messina не улучшают до следующего фондового раунда.',
  },
  '1849 §10.3.1-a': {
    en: 'The corporation pays for the terrain out of its treasury before the step ends.',
    ru: 'Стоимость местности корпорация оплачивает из кассы до конца этого шага.',
  },
  '1849 §10.3.1-b': {
    en: 'If some of the new track is of standard or dual gauge, the whole cost of the terrain is paid.',
    ru: 'Если среди нового пути есть стандартная или совмещённая колея, платят полную стоимость местности.',
  },
  '1849 §10.3.1-c': {
    en: 'If all the new track is of narrow gauge, only a quarter of the terrain cost is paid.',
    ru: 'Если весь новый путь узкоколейный, платят только четверть стоимости местности.',
  },
  '1849 §10.3.1-d': {
    en: 'Track that was of standard or narrow gauge and becomes dual is new track.',
    ru: 'Путь, который был стандартным или узким и стал совмещённым, считается новым.',
  },
  '1849 §10.3.1-e': {
    en: 'For the owner of SIGI standard track costs half; narrow track still costs a quarter and dual track the whole amount.',
    ru: 'Для владельца SIGI стандартный путь стоит половину; узкий по-прежнему стоит четверть, а совмещённый — полную сумму.',
  },
  '1849 §10.3.1-f': {
    en: 'The terrain of a hex is paid for again with every later upgrade.',
    ru: 'При каждом следующем улучшении стоимость местности гекса платят снова.',
  },
  '1849 §10.4-a': {
    en: 'A city full of other corporations’ stations stops a route; its own stations are where the routes of a corporation begin.',
    ru: 'Город, заполненный чужими станциями, останавливает маршрут; свои станции — основа маршрутов корпорации.',
  },
  '1849 §10.4-b': {
    en: 'In its turn a corporation may place at most one station marker; that costs nothing.',
    ru: 'За ход корпорация может разместить не более одного маркера станции; это бесплатно.',
  },
  '1849 §10.4-c': {
    en: 'The city must be joined to a station of the corporation by a route and have a free circle.',
    ru: 'Город должен быть соединён маршрутом со станцией корпорации, и в нём должно быть свободное место.',
  },
  '1849 §10.4-d': {
    en: 'Routes of every corporation pass through a city as long as one of its circles is empty.',
    ru: 'Пока в городе есть хотя бы одно пустое место, через него проходят маршруты любой корпорации.',
  },
  '1849 §10.4-e': {
    en: 'As long as a corporation has not been founded, the last free circle of its home city stays reserved for it.',
    ru: 'Пока корпорация не основана, последнее свободное место в её базовом городе остаётся за ней.',
  },
  '1849 §10.4-f': {
    en: 'A circle that is only reserved counts as empty for routes that pass.',
    ru: 'Место, которое только зарезервировано, для проезда считается пустым.',
  },
  '1849 §10.4-g': {
    en: 'A corporation never has two station markers on one hex.',
    ru: 'На одном гексе не бывает двух маркеров одной корпорации.',
  },
  '1849 §10.4-h': {
    en: 'The home city of a corporation that is not in the game is open to everybody.',
    ru: 'Базовый город корпорации, которая не участвует в игре, открыт для всех.',
  },
  '1849 §10.4-i': {
    en: 'A city that can be reached only through a blocked city is not connected.',
    ru: 'Город, до которого можно добраться только через заблокированный город, не считается соединённым.',
  },
  '1849 §10.4-j': {
    en: 'A corporation that owns SMS needs no route to place its station in a coastal city.',
    ru: 'Корпорации, владеющей SMS, для станции в прибрежном городе маршрут не нужен.',
  },
  '1849 §10.5-a': {
    en: 'A corporation with trains plans a route for each of them; the revenues are added together.',
    ru: 'Корпорация, у которой есть поезда, составляет маршрут для каждого из них; их прибыль складывается.',
  },
  '1849 §10.5-b': {
    en: 'The marker of a corporation that earns nothing moves one column to the left.',
    ru: 'Маркер корпорации, которая ничего не заработала, сдвигается на один столбец влево.',
  },
  '1849 §10.5.1-a': {
    en: 'A route has at least two cities, or a city and a town; ports do not count for this. Example: a train may run from Palermo to the port of Palermo only if it visits at least one other city or town.',
    ru: 'В маршруте должно быть не менее двух городов или города и посёлка; порты при этом не считаются. Пример: из города Palermo в порт Palermo поезд может пройти, только если посетит хотя бы ещё один город или посёлок.',
  },
  '1849 §10.5.1-b': {
    en: 'A route may have further cities and towns on it and up to two ports.',
    ru: 'В маршрут можно включить и другие города и посёлки, а также до двух портов.',
  },
  '1849 §10.5.1-c': {
    en: 'At least one city of the route holds a station of the corporation.',
    ru: 'Хотя бы в одном городе маршрута должна быть станция корпорации.',
  },
  '1849 §10.5.1-d': {
    en: 'The number of a train says how many hexes its route may have: the hex where it starts does not count, every hex that the train enters does. Example: in Phase 10 an 8H of Lilibeo runs on standard gauge from Palermo to Partinico (2 hexes), Alcamo (3), Castelvetrano (5), Mazzara (7) and Marsala (8): eight hexes, L.160.',
    ru: 'Число на поезде показывает, сколько гексов может пройти его маршрут: считают каждый гекс, в который поезд въезжает, кроме начального. Пример: в Фазе 10 поезд 8H корпорации Lilibeo идёт по стандартной колее: Palermo — Partinico (2 гекса) — Alcamo (3) — Castelvetrano (5) — Mazzara (7) — Marsala (8); всего восемь гексов и L.160.',
  },
  '1849 §10.5.1-e': {
    en: 'A hex crossed on narrow gauge counts double; for the R6H it is standard gauge that counts double. Example: from Palermo to Partinico the standard line counts two hexes for an ordinary train and four for the R6H, the narrow line two for an ordinary train and one for the R6H.',
    ru: 'Гекс, пройденный по узкой колее, считается за два; для R6H за два считается стандартная колея. Пример: на участке Palermo — Partinico стандартная линия считается за два гекса для обычного поезда и за четыре для R6H, узкая — за два для обычного поезда и за один для R6H.',
  },
  '1849 §10.5.1-f': {
    en: 'A stretch between two stops that is dual gauge throughout counts each hex once. If part of the stretch is narrow or standard, dual hexes of the stretch count as that gauge. Example: in Phase 10 an 8H runs on narrow gauge from Palermo to Partinico (2) and on to Marsala: eight hexes, L.130. Although Marsala is dual gauge, the train enters it as on narrow gauge, since the gauge changes only in a city or town. Example: an R6H runs on narrow gauge from Palermo to Partinico (1) and Marsala (3 more), then on dual gauge to Trapani (1): five hexes, L.160.',
    ru: 'На участке между двумя остановками, целиком состоящем из совмещённой колеи, каждый гекс считается один раз. Если часть участка узкая или стандартная, его совмещённые гексы считаются как эта колея. Пример: в Фазе 10 поезд 8H идёт по узкой колее: Palermo — Partinico (2 гекса) — Marsala; всего восемь гексов и L.130. Хотя на гексе Marsala колея совмещённая, поезд въезжает туда как по узкой: сменить колею можно только в городе или посёлке. Пример: R6H идёт по узкой колее Palermo — Partinico (1 гекс) — Marsala (ещё 3), затем по совмещённой до Trapani (1); всего пять гексов и L.160.',
  },
  '1849 §10.5.1-g': {
    en: 'The arrow that leads into a port counts as a hex.',
    ru: 'Стрелка, ведущая в порт, считается гексом.',
  },
  '1849 §10.5.1-h': {
    en: 'The hex between Messina and Calabria counts as two, so a train needs three hexes for this stretch.',
    ru: 'Гекс между Messina и Calabria считается за два, поэтому этот участок занимает у поезда три гекса.',
  },
  '1849 §10.5.1-i': {
    en: 'Trains that run in the same turn may not use the same track; they may meet in cities and towns and cross each other.',
    ru: 'Поезда, запущенные в один ход, не могут использовать один и тот же путь; встречаться в городах и посёлках и пересекаться им можно.',
  },
  '1849 §10.5.2-a': {
    en: 'A route earns the values of all its cities, towns and ports. Example: a route with cities of 30, 20 and 20 earns L.70.',
    ru: 'Маршрут приносит стоимость всех своих городов, посёлков и портов. Пример: маршрут через города стоимостью 30, 20 и 20 приносит L.70.',
  },
  '1849 §10.5.2-b': {
    en: 'A grey city is worth its lowest value in Phases 4 and 6, the middle one in 8 and 10, the highest in 12 and 16.',
    ru: 'Серый город приносит наименьшее значение в Фазах 4 и 6, среднее — в Фазах 8 и 10, наибольшее — в Фазах 12 и 16.',
  },
  '1849 §10.5.2-c': {
    en: 'A corporation takes the highest revenue that anybody has shown to be possible.',
    ru: 'Корпорация получает наибольшую прибыль из тех, что кто-либо показал.',
  },
  '1849 §10.5.3-a': {
    en: 'The president pays out the whole revenue or withholds the whole revenue.',
    ru: 'Президент выплачивает всю прибыль целиком или целиком её удерживает.',
  },
  '1849 §10.5.3-b': {
    en: 'Each 10% gets a tenth of the revenue; shares of the treasury pay the corporation, shares of the bank pool pay nobody. With a revenue of L.90 a player who holds 30% gets L.27. Example: the president holds 50%, 20% lie in the treasury and 30% in the bank pool; of a revenue of L.50 the president gets L.25 and the treasury L.10, and L.15 stay in the bank.',
    ru: 'На каждые 10% приходится десятая часть прибыли; за акции в кассе деньги получает корпорация, за акции в банковском пуле — никто. При прибыли L.90 игрок, у которого 30%, получает L.27. Пример: у президента 50%, в кассе 20%, в банковском пуле 30%; из прибыли L.50 президент получает L.25, касса — L.10, а L.15 остаются в банке.',
  },
  '1849 §10.5.3-c': {
    en: 'If at least the market value is paid out, the marker moves right; if less is paid, it stays. Example: at a market value of L.144 the marker of Lilibeo moves right only if the whole dividend is L.144 or more.',
    ru: 'Если выплачено не меньше рыночной стоимости, маркер движется вправо; если меньше — остаётся на месте. Пример: при рыночной стоимости L.144 маркер Lilibeo движется вправо, только если общий дивиденд — L.144 или больше.',
  },
  '1849 §10.5.3-d': {
    en: 'Withheld revenue goes to the treasury, and the marker moves left.',
    ru: 'Удержанная прибыль поступает в кассу, а маркер движется влево.',
  },
  '1849 §10.5.3-e': {
    en: 'Revenue is paid before the marker moves on the market. If the marker comes to the cell “Closed”, the corporation closes at once and loses the rest of its turn.',
    ru: 'Прибыль выплачивают до движения маркера по рынку. Если маркер попал в ячейку «Закрыта», корпорация сразу закрывается и теряет остаток хода.',
  },
  '1849 §10.6-a': {
    en: 'A corporation that could run a route must own a train when the step of buying trains ends.',
    ru: 'Корпорация, у которой есть возможный маршрут, к концу шага покупки поездов должна иметь поезд.',
  },
  '1849 §10.6-b': {
    en: 'Before each purchase a corporation must have fewer trains than the limit allows. Example: in Phase 12 a corporation with two 8H cannot buy the first 16H: the limit is two, even though Phase 16 would eliminate its 8H.',
    ru: 'Перед каждой покупкой у корпорации должно быть меньше поездов, чем позволяет лимит. Пример: в Фазе 12 корпорация с двумя поездами 8H не может купить первый 16H: лимит — два поезда, хотя с началом Фазы 16 её 8H были бы исключены.',
  },
  '1849 §10.6-c': {
    en: 'The bank sells trains at their price and class by class: the next class is for sale when the one before it is sold out. R6H trains are for sale beside the 16H as soon as the first 16H has been bought.',
    ru: 'Банк продаёт поезда по их цене, класс за классом: следующий класс доступен, когда распродан предыдущий. Поезда R6H продаются наряду с 16H, как только куплен первый 16H.',
  },
  '1849 §10.6-d': {
    en: 'Discarded trains lie in the bank pool and are sold at the price printed on them.',
    ru: 'Сброшенные поезда лежат в банковском пуле и продаются по напечатанной на них цене.',
  },
  '1849 §10.6-e': {
    en: 'A train of another corporation costs what the two presidents agree on, at least L.1.',
    ru: 'Цену поезда другой корпорации согласуют оба президента; она не меньше L.1.',
  },
  '1849 §10.6-f': {
    en: 'A train bought from the bank pool or from another corporation begins no phase.',
    ru: 'Поезд, купленный из банковского пула или у другой корпорации, новую фазу не начинает.',
  },
  '1849 §10.6-g': {
    en: 'A corporation discards trains only because of the limit, never of its own will.',
    ru: 'Корпорация сбрасывает поезда только из-за лимита и никогда по собственному желанию.',
  },
  '1849 §10.6-h': {
    en: 'Trains above a new limit are discarded before the buyer goes on with its turn. Example: in Phase 8 a corporation with two 8H may buy the first 10H, since the limit is still three; at once the limit is two, and it discards one of its trains.',
    ru: 'Поезда сверх нового лимита сбрасывают до того, как покупатель продолжит ход. Пример: в Фазе 8 корпорация с двумя поездами 8H может купить первый 10H, ведь лимит ещё три; сразу после покупки лимит — два, и она сбрасывает один из своих поездов.',
  },
  '1849 §10.7-a': {
    en: 'If a corporation must own a train and its treasury cannot pay for the cheapest one, its president has to raise the money.',
    ru: 'Если корпорация обязана иметь поезд, а её кассы не хватает даже на самый дешёвый, деньги собирает её президент.',
  },
  '1849 §10.7-b': {
    en: 'If the treasury cannot pay for the cheapest train of the bank, the president adds money of his own. If that is not enough either, he sells shares until it is.',
    ru: 'Если кассы не хватает на самый дешёвый поезд банка, президент добавляет свои деньги. Если не хватает и их, он продаёт акции, пока не наберёт нужное.',
  },
  '1849 §10.7-c': {
    en: 'The president chooses which shares he sells; all the rules of sales hold.',
    ru: 'Президент сам выбирает, какие акции продать; все правила продажи остаются в силе.',
  },
  '1849 §10.7-d': {
    en: 'A president who has enough for the cheapest train stops selling: no sale may be larger than needed where a smaller one of the same corporation would do. Example: with L.70 missing and a share worth L.100, one share is sold, not two.',
    ru: 'Собрав достаточно на самый дешёвый поезд, президент прекращает продажу: нельзя продать больше, если хватило бы меньшего пакета той же корпорации. Пример: не хватает L.70, акция стоит L.100 — продаётся одна акция, а не две.',
  },
  '1849 §10.7-e': {
    en: 'While money is being raised no sale may change the president of the corporation that is operating; this also holds when shares are sold to pay the interest on a bond.',
    ru: 'При экстренном сборе средств продажа не может привести к смене президента действующей корпорации; это верно и тогда, когда акции продают ради процентов по облигации.',
  },
  '1849 §10.7-f': {
    en: 'The corporation may not issue shares to pay for that train.',
    ru: 'Выпускать акции ради этого поезда корпорация не может.',
  },
  '1849 §10.7-g': {
    en: 'When treasury and president together have enough, the corporation buys the cheapest train of the bank. The president adds exactly what is missing, so that nothing is left in the treasury.',
    ru: 'Когда у кассы и президента вместе хватает денег, корпорация покупает самый дешёвый поезд банка. Президент добавляет ровно недостающее, так что в кассе ничего не остаётся.',
  },
  '1849 §10.7-h': {
    en: 'If even all shares that may be sold are not enough, the corporation closes; a president who has no shares left either leaves the game or takes a loan of L.500.',
    ru: 'Если не хватает и продажи всех акций, которые можно продать, корпорация закрывается; президент, у которого не осталось акций, выходит из игры или берёт кредит L.500.',
  },
  '1849 §10.7-i': {
    en: 'Private companies are no shares and cannot be sold for this.',
    ru: 'Частные компании — не акции, и продать их для этого нельзя.',
  },
  '1849 §10.7-j': {
    en: 'If the bank has no train that the corporation could buy, it need not own one.',
    ru: 'Если у банка нет поезда, который корпорация могла бы купить, иметь поезд она не обязана.',
  },
  '1849 §10.8-a': {
    en: 'As its last step a corporation may sell certificates from its treasury to the bank pool (issue), or buy one back from the pool (redeem), or do neither.',
    ru: 'Последним шагом корпорация может продать сертификаты из кассы в банковский пул (выпуск), или купить один сертификат из пула (выкуп), или не делать ни того, ни другого.',
  },
  '1849 §10.8-b': {
    en: 'Certificates that are issued go to the bank pool, and the corporation gets the market value of before; its marker falls one row for each 10%. Two certificates of 10% issued at L.100 bring L.200, and the marker falls two rows.',
    ru: 'Выпущенные сертификаты кладут в банковский пул, и корпорация получает за них прежнюю рыночную стоимость; маркер опускается на строку за каждые 10%. Два сертификата по 10%, выпущенные при стоимости L.100, приносят L.200, и маркер опускается на две строки.',
  },
  '1849 §10.8-c': {
    en: 'A corporation issues nothing in its first operating round, and the bank pool may never hold more than 50% of it.',
    ru: 'Корпорация не выпускает сертификаты в своём первом операционном раунде, а в банковском пуле не может быть более 50% её акций.',
  },
  '1849 §10.8-d': {
    en: 'The last certificate is issued only when no ordinary one is left in the treasury.',
    ru: 'Последний сертификат выпускают, только когда в кассе не осталось обычных.',
  },
  '1849 §10.8-e': {
    en: 'A corporation may redeem one certificate of the bank pool at market value, the last one only if no ordinary one lies there; its marker does not move.',
    ru: 'Корпорация может выкупить из банковского пула один сертификат по рыночной стоимости, последний — только если там нет обычных; маркер при этом не движется.',
  },
  '1849 §10.8-f': {
    en: 'If the marker comes to “Closed” by an issue, the corporation closes.',
    ru: 'Если из-за выпуска маркер попадает в ячейку «Закрыта», корпорация закрывается.',
  },
  '1849 §11-a': {
    en: 'A corporation closes when its marker comes to “Closed”, when the money for a train cannot be raised, or when the earthquake takes its only station.',
    ru: 'Корпорация закрывается, когда её маркер попадает в ячейку «Закрыта», когда не удаётся собрать деньги на поезд или когда землетрясение уничтожает её единственную станцию.',
  },
  '1849 §11-b': {
    en: 'When a corporation closes, its station markers, port marker, E marker, trains, shares and private companies leave the game without compensation; the money in its treasury goes to the bank.',
    ru: 'Когда корпорация закрывается, её маркеры станций, маркер порта, маркер E, поезда, акции и частные компании удаляются из игры без компенсации; деньги из кассы возвращаются в банк.',
  },
  '1849 §11-c': {
    en: 'When a corporation has closed, a circle of its home city is reserved for it again; only for Garibaldi nothing is reserved.',
    ru: 'За закрытой корпорацией снова резервируют место в базовом городе; только для Garibaldi ничего не резервируют.',
  },
  '1849 §11-d': {
    en: 'A corporation that has closed goes to the end of the founding order and can be founded again from the next stock round on.',
    ru: 'Закрытая корпорация встаёт в конец очереди и может быть снова основана со следующего фондового раунда.',
  },
  '1849 §11-e': {
    en: 'A corporation that is founded again begins as a new one, with all its certificates and markers.',
    ru: 'Основанная заново корпорация начинает как новая, со всеми сертификатами и маркерами.',
  },
  '1849 §11-f': {
    en: 'If a corporation closes in its own turn, that turn is over. If it closes earlier in an operating round, it does not operate in that round any more.',
    ru: 'Если корпорация закрылась в свой ход, этот ход окончен. Если она закрылась раньше в том же операционном раунде, в этом раунде она уже не действует.',
  },
  '1849 §12-a': {
    en: 'The purchase of the first 12H brings the earthquake of Messina.',
    ru: 'Покупка первого поезда 12H вызывает землетрясение в Messina.',
  },
  '1849 §12-b': {
    en: 'The earthquake removes the tile from Messina; the yellow city printed on the board is back, with one place for a station marker.',
    ru: 'Землетрясение убирает тайл с Messina: снова действует напечатанный на поле жёлтый город с одним местом для маркера станции.',
  },
  '1849 §12-c': {
    en: 'All station markers in Messina are lost: they leave the game and do not return to their corporations.',
    ru: 'Все маркеры станций в Messina утеряны: они удаляются из игры и не возвращаются своим корпорациям.',
  },
  '1849 §12-d': {
    en: 'After the earthquake Messina may not be upgraded until the next stock round has begun.',
    ru: 'После землетрясения Messina нельзя улучшать, пока не начнётся следующий фондовый раунд.',
  },
  '1849 §12-e': {
    en: 'The circle in Messina is free for everybody afterwards.',
    ru: 'Место в Messina после этого свободно для всех.',
  },
  '1849 §13-a': {
    en: 'When a marker reaches L.377, the game ends as soon as that corporation has finished its turn.',
    ru: 'Когда маркер достигает L.377, игра заканчивается, как только эта корпорация завершит свой ход.',
  },
  '1849 §13-b': {
    en: 'When the bank has run out of money, the operating rounds of this cycle are played to their end.',
    ru: 'Когда деньги в банке закончились, операционные раунды этого цикла доигрывают до конца.',
  },
  '1849 §13-c': {
    en: 'What the bank has to pay after that is still paid in full.',
    ru: 'Всё, что банк должен выплатить после этого, по-прежнему выплачивается полностью.',
  },
  '1849 §13-d': {
    en: 'With one player left the game ends at once. Our reading: it also ends where no corporation exists, nothing pays and nobody can found one; the printed rules know no end to that.',
    ru: 'Если в игре остался один игрок, она сразу заканчивается. Наше толкование: она заканчивается и тогда, когда нет ни одной корпорации, ничто не приносит прибыли и никто не может основать корпорацию; в правилах такого конца нет.',
  },
  '1849 §13-e': {
    en: 'The wealth of a player is his cash and the market value of his shares, less L.750 for each loan, but never less than nothing.',
    ru: 'Богатство игрока — это его деньги и рыночная стоимость его акций минус L.750 за каждый кредит, но не меньше нуля.',
  },
  '1849 §13-f': {
    en: 'A player who has left the game ends with nothing.',
    ru: 'Игрок, вышедший из игры, заканчивает её ни с чем.',
  },
  '1849 §14-a': {
    en: 'With the variants a turn has these steps: lay a tile, place a station marker, run trains, acquire a station marker, buy an E marker, buy trains, financial actions, pay bond interest, redeem or issue the bond.',
    ru: 'С вариантами ход состоит из таких шагов: тайл, маркер станции, маршруты поездов, поглощение маркера станции, покупка маркера E, покупка поездов, финансовые действия, проценты по облигации, погашение или выпуск облигации.',
  },
  '1849 §14.1-a': {
    en: 'From Phase 6 on a corporation may buy one station marker of another corporation from the board in each of its turns, for at least L.1, if the president of that corporation agrees.',
    ru: 'С Фазы 6 корпорация в каждый свой ход может купить на поле один маркер станции другой корпорации не дешевле L.1, если согласен президент той корпорации.',
  },
  '1849 §14.1-b': {
    en: 'The buyer needs a route from one of its stations to that city.',
    ru: 'Покупателю нужен маршрут от своей станции до этого города.',
  },
  '1849 §14.1-c': {
    en: 'The buyer’s marker takes the circle, and the seller’s marker returns to its charter.',
    ru: 'Маркер покупателя занимает место, а маркер продавца возвращается на его планшет.',
  },
  '1849 §14.1-d': { en: 'The marker in a home city cannot be bought.', ru: 'Маркер в базовом городе купить нельзя.' },
  '1849 §14.1-e': {
    en: 'The buyer needs a marker on its charter and may have none on that hex.',
    ru: 'У покупателя должен быть маркер на планшете, и на этом гексе не должно быть его станции.',
  },
  '1849 §14.1-f': {
    en: 'The purchase comes after the trains have run; it does not take the place of the usual station.',
    ru: 'Маркер покупают после запуска поездов; обычное размещение станции это не заменяет.',
  },
  '1849 §14.1-g': {
    en: 'A seller that has no route left by the sale need not own a train.',
    ru: 'Продавец, у которого из-за продажи не осталось маршрута, не обязан иметь поезд.',
  },
  '1849 §14.2-a': {
    en: 'From Phase 8 on a corporation may issue its bond: it gets L.500 from the bank, and its marker moves left.',
    ru: 'С Фазы 8 корпорация может выпустить свою облигацию: она получает от банка L.500, а её маркер движется влево.',
  },
  '1849 §14.2-b': {
    en: 'In the turn in which the bond is issued no interest is due.',
    ru: 'В тот ход, когда облигация выпущена, процентов не платят.',
  },
  '1849 §14.2-c': {
    en: 'In every later turn the corporation pays L.50 of interest; what its treasury lacks, its president adds.',
    ru: 'В каждый следующий ход корпорация платит проценты — L.50; чего не хватает в кассе, добавляет президент.',
  },
  '1849 §14.2-d': {
    en: 'If the interest cannot be raised, the corporation closes.',
    ru: 'Если собрать деньги на проценты не удаётся, корпорация закрывается.',
  },
  '1849 §14.2-e': {
    en: 'The bond may be redeemed for L.500 out of the treasury: the marker moves right, and later the bond may be issued again.',
    ru: 'Облигацию можно погасить за L.500 из кассы: маркер движется вправо, и позже её можно выпустить снова.',
  },
  '1849 §14.2-f': {
    en: 'If a corporation closes before its bond has been redeemed, the bond is redeemed at once: from the treasury first, then by the president, who raises the money as for a train.',
    ru: 'Если корпорация закрывается с непогашенной облигацией, её погашают сразу: сначала из кассы, затем за счёт президента, который собирает деньги так же, как на поезд.',
  },
  '1849 §14.2-g': {
    en: 'At the end of the game a share of a corporation whose bond is out is worth L.100 less, but never less than nothing.',
    ru: 'В конце игры акция корпорации с непогашенной облигацией стоит на L.100 меньше, но не меньше нуля.',
  },
  '1849 §14.2-h': {
    en: 'A corporation that is founded again has its bond back, not issued.',
    ru: 'У заново основанной корпорации облигация снова не выпущена.',
  },
  '1849 §14.3-a': {
    en: 'Once the first 12H train has been bought, each corporation may buy one of the six E markers from the bank with the money of its treasury.',
    ru: 'После покупки первого поезда 12H каждая корпорация может купить в банке один из шести маркеров E на деньги своей кассы.',
  },
  '1849 §14.3-b': {
    en: 'The first E marker sold in the game costs L.1,100 in Phase 12 or L.800 in Phase 16; every later one costs L.800 in Phase 12 or L.550 in Phase 16.',
    ru: 'Первый проданный в игре маркер E стоит L.1100 в Фазе 12 или L.800 в Фазе 16; каждый следующий — L.800 в Фазе 12 или L.550 в Фазе 16.',
  },
  '1849 §14.3-c': {
    en: 'E markers cannot be sold or given to another corporation.',
    ru: 'Маркеры E нельзя продать или передать другой корпорации.',
  },
  '1849 §14.3-d': {
    en: 'The corporation that buys the first 12H cannot buy an E marker in the same turn.',
    ru: 'Корпорация, купившая первый 12H, не может в тот же ход купить маркер E.',
  },
  '1849 §14.3-e': {
    en: 'An E train costs L.550; only a corporation with an E marker may buy it, and it begins no phase.',
    ru: 'Поезд E стоит L.550; купить его может только корпорация с маркером E, и новую фазу он не начинает.',
  },
  '1849 §14.3-f': {
    en: 'An E train runs over any distance, but never on narrow gauge.',
    ru: 'Поезд E проходит любое расстояние, но никогда не едет по узкой колее.',
  },
  '1849 §14.3-g': {
    en: 'For an E train the cities Catania, Messina, Palermo and Siracusa count twice their value.',
    ru: 'Для поезда E города Catania, Messina, Palermo и Siracusa считаются по двойной стоимости.',
  },
  '1849 §14.3-h': {
    en: 'When a corporation with an E marker must buy a train in an emergency, E trains count among the trains for sale by the bank; for the others they do not.',
    ru: 'Когда при экстренном сборе средств поезд обязана купить корпорация с маркером E, поезда E входят в число поездов банка; для остальных — нет.',
  },
  '1849 §14.3-i': {
    en: 'A corporation that closes loses its E marker and its E trains; the marker does not return to the game.',
    ru: 'Закрывающаяся корпорация теряет маркер E и поезда E; маркер в игру не возвращается.',
  },
} satisfies Readonly<Record<string, Words>>;
