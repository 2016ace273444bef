/** 1849: every rule in one sentence, in both languages. Refusals cite them, the app shows them, tests are counted by them. */
import type { Words } from '@roundhouse/engine';

export const RULEBOOK: Readonly<Record<string, Words>> = {
  '1849 §1.1-a': {
    en: '1849 is a game for three, four or five players.',
    ru: 'В 1849 играют втроём, вчетвером или впятером.',
  },
  '1849 §1.1-b': {
    en: 'After the initial stock round come cycles of one stock round and one to three operating rounds.',
    ru: 'После начального фондового раунда идут циклы: фондовый раунд и от одного до трёх операционных.',
  },
  '1849 §1.1-c': {
    en: 'The player with the most wealth at the end wins.',
    ru: 'Побеждает игрок, у которого в конце игры больше всего богатства.',
  },
  '1849 §1.1-d': {
    en: 'Corporations, cash, certificate limit and removed trains depend on the number of players; four may play with five or six corporations.',
    ru: 'Число корпораций, капитал, лимит сертификатов и убранные поезда зависят от числа игроков; вчетвером играют с пятью или шестью корпорациями.',
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
    en: 'Every hex with terrain shows what its terrain costs from the start of the game.',
    ru: 'На каждом гексе с местностью с начала игры указана её стоимость.',
  },
  '1849 §2.1-a': {
    en: 'Seats are drawn by chance; the player in the first seat holds the priority deal and begins.',
    ru: 'Места за столом распределяет жребий; игрок на первом месте получает карту приоритетной сделки и ходит первым.',
  },
  '1849 §2.2-a': {
    en: 'The founding queue is drawn at random and open to all; with five corporations the sixth is out of the game.',
    ru: 'Очередь корпораций случайна и открыта всем; при пяти корпорациях шестая выбывает.',
  },
  '1849 §2.2-b': {
    en: 'Delayed IFT: it is not among the first three but goes to the fourth place, and the others close the gap.',
    ru: 'Отложенная IFT: она не в первой тройке, а на четвёртом месте; остальные сдвигаются вперёд.',
  },
  '1849 §3-a': {
    en: 'The game starts in Phase 4; until every private is sold no shares are traded.',
    ru: 'Игра начинается в Фазе 4; пока не проданы все частные компании, акциями не торгуют.',
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
    en: 'Up and down are one row; a step off the grid is not made, and a marker that stays keeps its place in the stack.',
    ru: 'Вверх и вниз — одна строка; шаг за край не делают, и оставшийся маркер сохраняет место в стопке.',
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
    en: 'The first train of a class bought from the bank starts its phase at once.',
    ru: 'Первый поезд класса, купленный у банка, сразу начинает свою фазу.',
  },
  '1849 §6-b': {
    en: 'The number of operating rounds is that of the phase when the stock round ends.',
    ru: 'Число операционных раундов определяет фаза в конце фондового раунда.',
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
    en: 'Phase 12 closes all privates, and then the Messina earthquake happens.',
    ru: 'В Фазе 12 закрываются все частные компании, затем происходит Мессинское землетрясение.',
  },
  '1849 §6-f': {
    en: 'When Phase 16 begins the blue area of the market opens, and R6H trains are for sale beside the 16H.',
    ru: 'С началом Фазы 16 открывается синяя область рынка, а наряду с поездами 16H продаются R6H.',
  },
  '1849 §6-g': {
    en: 'Each phase sets starting values, tile colours, the values of grey cities and who may buy privates.',
    ru: 'Фаза задаёт начальные стоимости, цвета тайлов, стоимость серых городов и право покупать частные компании.',
  },
  '1849 §7.1-a': {
    en: 'A private belongs to one player or one corporation.',
    ru: 'Частной компанией владеет один игрок или одна корпорация.',
  },
  '1849 §7.1-b': {
    en: 'At the start of each operating round the bank pays the income of every private.',
    ru: 'В начале операционного раунда банк выплачивает владельцам прибыль частных компаний.',
  },
  '1849 §7.1-c': {
    en: 'In Phases 6, 8 and 10 a corporation may buy privates but P5 from any player who agrees, for L.1 to twice the face value.',
    ru: 'В Фазах 6, 8 и 10 корпорация может купить у согласного игрока частную компанию, кроме P5, за L.1 — двойной номинал.',
  },
  '1849 §7.1-d': {
    en: 'A private company that a corporation has bought cannot be sold again.',
    ru: 'Частную компанию, которую купила корпорация, больше нельзя продать.',
  },
  '1849 §7.1-e': {
    en: 'All privates close when the first 12H is bought.',
    ru: 'Все частные компании закрываются при покупке первого 12H.',
  },
  '1849 §7.1-f': {
    en: "A private in a player's hand counts as one certificate.",
    ru: 'Частная компания у игрока считается за один сертификат.',
  },
  '1849 §7.1-P1': {
    en: 'Nobody lays track in Acireale until SCE is closed or owned by a corporation.',
    ru: 'В Acireale не прокладывают путь, пока SCE не закрыта и не куплена корпорацией.',
  },
  '1849 §7.1-P2': {
    en: 'SIGI halves the terrain cost of standard track for the corporation that owns it.',
    ru: 'SIGI вдвое снижает владеющей ею корпорации стоимость местности для стандартной колеи.',
  },
  '1849 §7.1-P3': {
    en: 'A corporation may close CNM in its turn for +L.20 in one port for the rest of the game.',
    ru: 'Корпорация в свой ход может закрыть CNM и до конца игры получать +L.20 в одном порту.',
  },
  '1849 §7.1-P4': {
    en: 'A corporation may close SMS instead of its tile and station steps: a tile and a station in one coastal city, without a route.',
    ru: 'Корпорация может закрыть SMS вместо шагов тайла и станции: тайл и станция в одном прибрежном городе без маршрута.',
  },
  '1849 §7.1-P5': {
    en: "RSA brings the president's certificate of the first corporation and is never bought by a corporation.",
    ru: 'RSA приносит сертификат президента первой корпорации; корпорация купить её не может.',
  },
  '1849 §7.2-a': {
    en: 'A corporation has eight certificates: president 20%, six of 10%, last certificate 20%.',
    ru: 'У корпорации восемь сертификатов: президентский 20%, шесть по 10% и последний 20%.',
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
    en: 'A corporation has three station markers, paid for with one fee when it is founded.',
    ru: 'У корпорации три маркера станций, оплаченных единым взносом при основании.',
  },
  '1849 §8-a': {
    en: 'The player with the priority deal begins; turns go clockwise.',
    ru: 'Первым ходит игрок с картой приоритетной сделки, далее — по часовой стрелке.',
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
    en: 'In an auction the lowest bidder raises by at least L.5 or drops out, until one is left.',
    ru: 'На аукционе тот, чья ставка ниже всех, поднимает её хотя бы на L.5 или выбывает, пока не останется один.',
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
    en: 'If all pass in a row later, the owners of private companies get their income, the priority deal goes to the left of the last player, who begins another initial stock round, and all bids stay.',
    ru: 'Если все подряд спасовали позже, владельцы частных компаний получают прибыль, карта приоритетной сделки переходит налево от последнего игрока, начинается ещё один начальный фондовый раунд, а ставки остаются.',
  },
  '1849 §8-i': {
    en: 'When the last private is sold, the priority deal goes to the left of the last buyer in a normal turn.',
    ru: 'Когда продана последняя, приоритетная сделка переходит налево от последнего купившего в обычный ход.',
  },
  '1849 §8.1-a': {
    en: "The buyer of RSA gets the president's certificate of the first corporation free and sets its value at L.68 or L.100; the bank pays the treasury.",
    ru: 'Купивший RSA бесплатно получает сертификат президента первой корпорации и назначает L.68 или L.100; в кассу платит банк.',
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
    en: 'If that corporation closes without ever having owned a train, RSA stays in play until Phase 12.',
    ru: 'Если эта корпорация закрылась, так и не получив поезда, RSA остаётся в игре до Фазы 12.',
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
    en: 'Certificates go to the pool, the bank pays the value before the sale, then the marker falls one row per share.',
    ru: 'Сертификаты идут в пул, банк платит цену до продажи, затем маркер опускается на строку за акцию.',
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
    en: 'The last certificate costs two shares and is for sale only when no ordinary one lies in the same place.',
    ru: 'Последний сертификат стоит двух акций и продаётся, лишь когда в том же месте нет обычных.',
  },
  '1849 §9.3-d': {
    en: 'If the last certificate lies in the treasury and ordinary ones in the pool, or the other way round, both may be bought.',
    ru: 'Если последний сертификат лежит в кассе, а обыкновенные в пуле (или наоборот), можно купить и тот, и другие.',
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
    ru: 'Основатель оплачивает сертификат президента и вместе с ним может купить один или два обыкновенных сертификата той же корпорации.',
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
    en: "Garibaldi's president chooses a home among Caltanissetta, Messina, Ragusa, Terranova and Trapani.",
    ru: 'Президент Garibaldi выбирает базовый город: Caltanissetta, Messina, Ragusa, Terranova или Trapani.',
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
    en: 'It is never changed into ordinary certificates; only in an exchange for the president’s certificate may it be given.',
    ru: 'Его не разменивают на обыкновенные; отдать его можно только в обмен на сертификат президента.',
  },
  '1849 §9.6-c': {
    en: 'In a treasury and in the bank pool the last certificate lies under the ordinary ones.',
    ru: 'В кассе и в банковском пуле последний сертификат лежит под обыкновенными.',
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
    en: 'An operating round begins with the incomes of the privates.',
    ru: 'Операционный раунд начинается с выплаты прибыли частных компаний.',
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
    en: 'Privates may be bought at any moment of the turn in Phases 6, 8 and 10.',
    ru: 'В Фазах 6, 8 и 10 частные компании покупают в любой момент хода.',
  },
  '1849 §10-e': {
    en: 'Whatever a corporation pays, it pays at once and with money from its treasury.',
    ru: 'Любой платёж корпорация вносит сразу и деньгами из кассы.',
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
    en: 'A route starts and ends in a city, town or port; a port is always an end.',
    ru: 'Маршрут начинается и заканчивается в городе, посёлке или порту; порт может быть только его концом.',
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
    en: 'Yellow goes on empty hexes, green from Phase 6 on yellow, brown from Phase 10 on green.',
    ru: 'Жёлтый кладут на пустой гекс, зелёный с Фазы 6 — на жёлтый, коричневый с Фазы 10 — на зелёный.',
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
    en: 'A replacement needs a route to new track on it, or to a stop whose value rises.',
    ru: 'Для замены нужен маршрут к новому пути или к станции, чья стоимость растёт.',
  },
  '1849 §10.3-l': {
    en: 'A replaced tile returns to the supply; a tile that is not left cannot be laid.',
    ru: 'Заменённый тайл возвращается в запас; тайл, которого нет, уложить нельзя.',
  },
  '1849 §10.3-m': {
    en: 'SCE closes Acireale, and the earthquake locks Messina.',
    ru: 'Пока SCE принадлежит игроку, на Acireale тайл не укладывают; после землетрясения Messina нельзя улучшать до следующего фондового раунда.',
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
    en: 'If all the new track is of narrow gauge, only a quarter of it is paid.',
    ru: 'Если весь новый путь узкоколейный, платят только четверть стоимости.',
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
    en: 'A city full of other corporations’ stations stops a route; the own stations are where the routes of a corporation begin.',
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
    en: 'A route has at least two cities, or a city and a town; ports do not count for this.',
    ru: 'В маршруте должно быть не менее двух городов или города и посёлка; порты при этом не считаются.',
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
    en: 'The number of a train says how many hexes its route may have: the hex of the start counts not, every hex that it enters does. Example: in Phase 10 an 8H of Lilibeo runs on standard gauge from Palermo to Partinico (2 hexes), Alcamo (3), Castelvetrano (5), Mazzara (7) and Marsala (8): eight hexes, L.160.',
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
    en: 'Messina to Calabria is three hexes.',
    ru: 'Путь от Messina до Calabria считается за три гекса.',
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
    en: 'Money is paid before the marker moves; a corporation that closes loses the rest of its turn.',
    ru: 'Деньги платят до движения маркера; закрывшаяся корпорация теряет остаток хода.',
  },
  '1849 §10.6-a': {
    en: 'A corporation that could run a route must own a train when this step ends.',
    ru: 'Корпорация, у которой есть возможный маршрут, к концу этого шага должна иметь поезд.',
  },
  '1849 §10.6-b': {
    en: 'Before each purchase a corporation must have fewer trains than the limit allows. Example: in Phase 12 a corporation with two 8H cannot buy the first 16H: the limit is two, even though Phase 16 would eliminate its 8H.',
    ru: 'Перед каждой покупкой поездов у корпорации должно быть меньше, чем позволяет лимит. Пример: в Фазе 12 корпорация с двумя поездами 8H не может купить первый 16H: лимит — два поезда, хотя с началом Фазы 16 её 8H были бы исключены.',
  },
  '1849 §10.6-c': {
    en: 'The bank sells trains in order; R6H trains are for sale beside the 16H, once the first 16H has been bought.',
    ru: 'Банк продаёт поезда по порядку; поезда R6H продаются наряду с 16H, когда куплен первый 16H.',
  },
  '1849 §10.6-d': {
    en: 'Discarded trains lie in the bank pool and are sold at the price printed on them.',
    ru: 'Сброшенные поезда лежат в банковском пуле и продаются по напечатанной на них цене.',
  },
  '1849 §10.6-e': {
    en: 'A train of another corporation costs what the two presidents agree on, at least L.1.',
    ru: 'Поезд другой корпорации стоит столько, о скольких договорятся президенты, но не меньше L.1.',
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
    en: 'The president adds cash and, if need be, sells shares until the cheapest train can be bought.',
    ru: 'Президент добавляет деньги и при нужде продаёт акции, пока не хватит на самый дешёвый поезд.',
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
    en: 'No sale may change the president of the corporation that is operating; this also holds for sales to pay a bond.',
    ru: 'Продажа не может привести к смене президента действующей корпорации; это верно и при продаже ради облигации.',
  },
  '1849 §10.7-f': {
    en: 'The corporation may not issue shares to pay for that train.',
    ru: 'Выпускать акции ради этого поезда корпорация не может.',
  },
  '1849 §10.7-g': {
    en: 'With enough money the cheapest bank train is bought; the president adds exactly what is missing.',
    ru: 'Если денег хватает, покупают самый дешёвый поезд банка; президент добавляет ровно недостающее.',
  },
  '1849 §10.7-h': {
    en: 'If even all that is not enough, the corporation closes; a president who has no shares left either leaves the game or takes a loan of L.500.',
    ru: 'Если и этого не хватает, корпорация закрывается; президент, у которого не осталось акций, выходит из игры или берёт кредит L.500.',
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
    en: 'A corporation may issue certificates, or redeem one, or do nothing.',
    ru: 'Корпорация может выпустить сертификаты, выкупить один или ничего не делать.',
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
    ru: 'Последний сертификат выпускают, только когда в кассе не осталось обыкновенных.',
  },
  '1849 §10.8-e': {
    en: 'A corporation may redeem one certificate of the bank pool at market value, the last one only if no ordinary one lies there; its marker does not move.',
    ru: 'Корпорация может выкупить из банковского пула один сертификат по рыночной стоимости, последний — только если там нет обыкновенных; маркер при этом не движется.',
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
    en: 'Its markers, the port marker and the E marker among them, its trains, shares and private companies leave the game without compensation; its treasury goes to the bank.',
    ru: 'Её маркеры, включая маркер порта и маркер E, поезда, акции и частные компании удаляются без компенсации; касса возвращается в банк.',
  },
  '1849 §11-c': {
    en: 'A circle of its home city is reserved for it again; only for Garibaldi nothing is reserved.',
    ru: 'За ней снова резервируют место в базовом городе; только для Garibaldi ничего не резервируют.',
  },
  '1849 §11-d': {
    en: 'It goes to the end of the queue and may be founded from the next stock round on.',
    ru: 'Она встаёт в конец очереди и может быть основана со следующего фондового раунда.',
  },
  '1849 §11-e': {
    en: 'A corporation that is founded again begins as a new one, with all its certificates and markers.',
    ru: 'Основанная заново корпорация начинает как новая, со всеми сертификатами и маркерами.',
  },
  '1849 §11-f': {
    en: 'If a corporation closes during its own turn, the turn is over; if it closes earlier in the round, it does not operate.',
    ru: 'Если корпорация закрылась в свой ход, ход завершён; если раньше в этом раунде, она уже не действует.',
  },
  '1849 §12-a': {
    en: 'The purchase of the first 12H brings the earthquake of Messina.',
    ru: 'Покупка первого поезда 12H вызывает землетрясение в Messina.',
  },
  '1849 §12-b': {
    en: 'The tile on Messina is removed and the printed city is back.',
    ru: 'Тайл с Messina убирают: снова виден напечатанный жёлтый город.',
  },
  '1849 §12-c': {
    en: 'Station markers in Messina are lost.',
    ru: 'Все маркеры станций в Messina безвозвратно утеряны.',
  },
  '1849 §12-d': {
    en: 'Messina may not be upgraded until the next stock round.',
    ru: 'Messina нельзя улучшать до следующего фондового раунда.',
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
    ru: 'Когда деньги в банке кончились, операционные раунды этого цикла доигрывают до конца.',
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
    en: 'A turn with variants: tile, station, trains run, station acquired, E marker, trains bought, finance, bond interest, bond.',
    ru: 'Ход с вариантами: тайл, станция, пуск поездов, поглощение станции, маркер E, покупка поездов, финансы, проценты, облигация.',
  },
  '1849 §14.1-a': {
    en: 'From Phase 6 a corporation may buy one station marker of another per turn, if its president agrees.',
    ru: 'С Фазы 6 корпорация за ход может купить один маркер станции другой, если согласен её президент.',
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
    ru: 'В каждый следующий ход корпорация платит L.50 процентов; чего не хватает в кассе, добавляет президент.',
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
    en: 'If a corporation closes with its bond out, the bond is redeemed at once: from the treasury, then by the president, who raises money as in an emergency.',
    ru: 'Если корпорация закрывается с непогашенной облигацией, та погашается сразу: из кассы, затем президентом — как при экстренном сборе средств.',
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
    en: 'Once the 12H is bought, a corporation may buy one of six E markers from the bank with money of its treasury.',
    ru: 'После продажи поезда 12H корпорация может купить в банке один из шести маркеров E на деньги своей кассы.',
  },
  '1849 §14.3-b': {
    en: 'The first E marker costs L.1,100, or L.800 in Phase 16; later ones L.800, or L.550.',
    ru: 'Первый маркер E стоит L.1100, в Фазе 16 — L.800; следующие — L.800 или L.550.',
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
    en: 'Catania, Messina, Palermo and Siracusa count double for it.',
    ru: 'Catania, Messina, Palermo и Siracusa для поезда E считаются вдвое.',
  },
  '1849 §14.3-h': {
    en: "For a corporation with an E marker the E train is one of the bank's trains in an emergency.",
    ru: 'Для корпорации с маркером E поезд E входит в число поездов банка при экстренном сборе.',
  },
  '1849 §14.3-i': {
    en: 'A closing corporation loses its E marker and its E trains; the marker does not come back.',
    ru: 'Закрывающаяся корпорация теряет маркер E и поезда E; маркер в игру не возвращается.',
  },
};
