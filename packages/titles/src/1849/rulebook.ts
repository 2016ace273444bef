/** 1849: every rule in one sentence, in both languages. Refusals cite them, the app shows them, tests are counted by them. */
import type { Words } from '@roundhouse/engine';

export const RULEBOOK: Readonly<Record<string, Words>> = {
  '1849 §1.1-a': { en: 'The game is for 3, 4 or 5 players.', ru: 'Играют трое, четверо или пятеро.' },
  '1849 §1.1-b': {
    en: 'After the initial stock round come cycles of one stock round and one to three operating rounds.',
    ru: 'После начального фондового раунда идут циклы: фондовый раунд и от одного до трёх операционных.',
  },
  '1849 §1.1-c': { en: 'The richest player at the end wins.', ru: 'Побеждает самый богатый в конце игрок.' },
  '1849 §1.1-d': {
    en: 'Corporations, cash, certificate limit and removed trains depend on the number of players; four may play with five or six corporations.',
    ru: 'Число корпораций, капитал, лимит сертификатов и убранные поезда зависят от числа игроков; вчетвером играют с пятью или шестью корпорациями.',
  },
  '1849 §2-a': {
    en: 'The bank has L.7,760; starting cash comes out of it.',
    ru: 'В банке L.7760; стартовый капитал берётся из него.',
  },
  '1849 §2-b': {
    en: 'With five corporations one 6H, one 8H and one 16H are removed.',
    ru: 'При пяти корпорациях убирают по одному поезду 6H, 8H и 16H.',
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
  '1849 §3-b': { en: 'Presidents decide for their corporations.', ru: 'За корпорацию решает её президент.' },
  '1849 §4-a': {
    en: 'Large circles are cities, dots are towns, anchors are ports.',
    ru: 'Большие круги — города, точки — посёлки, якоря — порты.',
  },
  '1849 §4-b': {
    en: 'The table of revenue per share is a reminder only.',
    ru: 'Таблица прибыли на акцию — лишь памятка.',
  },
  '1849 §5-a': {
    en: 'The cell of a marker gives the value of one share for every purchase and sale.',
    ru: 'Ячейка маркера задаёт цену акции для всех покупок и продаж.',
  },
  '1849 §5-b': {
    en: 'A marker goes under those that are in its new cell already.',
    ru: 'Маркер кладут под те, что уже лежат в ячейке.',
  },
  '1849 §5-c': {
    en: 'Up and down are one row; a step off the grid is not made, and a marker that stays keeps its place in the stack.',
    ru: 'Вверх и вниз — одна строка; шаг за край не делают, и оставшийся маркер сохраняет место в стопке.',
  },
  '1849 §5-d': {
    en: 'Left is one column; from the first column the marker goes down.',
    ru: 'Влево — один столбец; из первого столбца маркер идёт вниз.',
  },
  '1849 §5-e': {
    en: 'Right is one column; from the end of a row the marker goes up.',
    ru: 'Вправо — один столбец; с конца строки маркер идёт вверх.',
  },
  '1849 §5-f': {
    en: 'The blue area is closed before Phase 16: 218, 240 and 276 are row ends, and 230 stays.',
    ru: 'До Фазы 16 синяя область закрыта: 218, 240 и 276 — концы строк, а 230 не движется.',
  },
  '1849 §5-g': {
    en: 'Market value order: higher value, then further right, then higher in the stack.',
    ru: 'Порядок рыночной стоимости: выше цена, затем правее, затем выше в стопке.',
  },
  '1849 §5-h': {
    en: 'A marker that enters the Closed cell closes its corporation.',
    ru: 'Маркер, вошедший в ячейку «Закрыта», закрывает корпорацию.',
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
    en: 'Phase 8 eliminates all 4H, Phase 10 all 6H, Phase 16 all 8H.',
    ru: 'Фаза 8 исключает все 4H, Фаза 10 — все 6H, Фаза 16 — все 8H.',
  },
  '1849 §6-d': {
    en: 'The train limit is 4, then 3 in Phase 8, then 2 from Phase 10; the excess is discarded at once.',
    ru: 'Лимит поездов 4, в Фазе 8 — 3, с Фазы 10 — 2; лишние сбрасывают сразу.',
  },
  '1849 §6-e': {
    en: 'Phase 12 closes all privates, and then the Messina earthquake happens.',
    ru: 'В Фазе 12 закрываются все частные компании, затем происходит Мессинское землетрясение.',
  },
  '1849 §6-f': {
    en: 'Phase 16 opens the blue area, and the R6H are for sale beside the 16H.',
    ru: 'Фаза 16 открывает синюю область, и наряду с 16H продаются R6H.',
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
    en: 'A private owned by a corporation is never sold.',
    ru: 'Частную компанию, купленную корпорацией, продать нельзя.',
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
    en: "Whoever holds the president's certificate is president.",
    ru: 'Президент — тот, у кого сертификат президента.',
  },
  '1849 §7.2-c': {
    en: 'A player may hold at most 60% of a corporation.',
    ru: 'Игрок может владеть не более чем 60% корпорации.',
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
    en: 'Play goes on to the left of the last buyer in a normal turn.',
    ru: 'Дальше ходит игрок слева от последнего купившего в обычный ход.',
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
    en: 'No further certificates may be bought with RSA.',
    ru: 'Вместе с RSA другие сертификаты не покупают.',
  },
  '1849 §8.1-c': {
    en: 'RSA closes with the first train of its corporation.',
    ru: 'RSA закрывается с первым поездом своей корпорации.',
  },
  '1849 §8.1-d': {
    en: 'If that corporation closes before it owned a train, RSA stays open until Phase 12.',
    ru: 'Если эта корпорация закрылась, не имев поезда, RSA остаётся до Фазы 12.',
  },
  '1849 §9-a': {
    en: 'The priority deal holder starts; the round ends when all pass in a row.',
    ru: 'Начинает игрок с картой приоритетной сделки; раунд завершается, когда все игроки подряд спасовали.',
  },
  '1849 §9-b': {
    en: 'A turn: first sell any number of certificates, then buy one or found a corporation.',
    ru: 'Ход: сначала продажа любых сертификатов, затем покупка одного или основание корпорации.',
  },
  '1849 §9-c': {
    en: 'Whoever passed gets further turns while the round goes on.',
    ru: 'Спасовавший ходит снова, пока раунд продолжается.',
  },
  '1849 §9-d': {
    en: 'The priority deal goes to the left of the last who did something.',
    ru: 'Приоритетная сделка переходит налево от последнего, кто что-то сделал.',
  },
  '1849 §9.1-a': {
    en: 'The limit counts certificates, not shares, and privates.',
    ru: 'Лимит считает сертификаты, а не акции, и частные компании.',
  },
  '1849 §9.1-b': {
    en: 'A player at the limit may not buy a certificate.',
    ru: 'Достигший лимита не может купить сертификат.',
  },
  '1849 §9.1-c': {
    en: 'A player above the limit must sell down to it before anything else.',
    ru: 'Превысивший лимит сначала продаёт до лимита.',
  },
  '1849 §9.2-a': {
    en: 'Certificates go to the pool, the bank pays the value before the sale, then the marker falls one row per share.',
    ru: 'Сертификаты идут в пул, банк платит цену до продажи, затем маркер опускается на строку за акцию.',
  },
  '1849 §9.2-b': {
    en: 'Markers of several corporations sold in one turn keep their order.',
    ru: 'Маркеры нескольких проданных за ход корпораций сохраняют порядок.',
  },
  '1849 §9.2-c': {
    en: 'Shares of a corporation may not be sold before it has completed an operating round: in an emergency the shares of a corporation that operates for the first time in this very round cannot be sold.',
    ru: 'Акции корпорации нельзя продать, пока она не завершила хотя бы один операционный раунд: при экстренном сборе средств не продаются и акции корпорации, впервые действующей в этом же раунде.',
  },
  '1849 §9.2-d': {
    en: 'The pool may hold at most 50% of a corporation.',
    ru: 'В пуле может лежать не более 50% корпорации.',
  },
  '1849 §9.2-e': {
    en: 'Whoever sells shares of a corporation may not buy any of it before the next stock round, also if the sale was forced.',
    ru: 'Продавший акции корпорации не может покупать её акции до следующего фондового раунда, даже если продажа была вынужденной.',
  },
  '1849 §9.2-f': {
    en: "The president's certificate never goes to the pool.",
    ru: 'Сертификат президента никогда не попадает в пул.',
  },
  '1849 §9.2-g': {
    en: 'Whole certificates only; the last certificate is never split.',
    ru: 'Только целые сертификаты; последний не делится.',
  },
  '1849 §9.2-h': {
    en: 'The seller chooses which certificates to hand over.',
    ru: 'Продавец выбирает, какие сертификаты отдать.',
  },
  '1849 §9.3-a': {
    en: 'Shares from the treasury are paid to the corporation, shares from the pool to the bank.',
    ru: 'За акции из кассы платят корпорации, за акции из пула — банку.',
  },
  '1849 §9.3-b': {
    en: 'Nobody buys above the certificate limit, above 60%, or what was sold in this round.',
    ru: 'Нельзя купить сверх лимита, сверх 60% или проданное в этом раунде.',
  },
  '1849 §9.3-c': {
    en: 'The last certificate costs two shares and is for sale only when no ordinary one lies in the same place.',
    ru: 'Последний сертификат стоит двух акций и продаётся, лишь когда в том же месте нет обычных.',
  },
  '1849 §9.3-d': {
    en: 'With the last certificate in one place and ordinary ones in the other, both are for sale.',
    ru: 'Если последний в одном месте, а обычные в другом, продаются и тот, и другие.',
  },
  '1849 §9.4-a': {
    en: 'Only the first corporation of the queue that may be founded is founded.',
    ru: 'Основать можно лишь первую доступную корпорацию очереди.',
  },
  '1849 §9.4-b': {
    en: 'Starting values are L.68 and L.100, L.144 from Phase 6 and L.216 from Phase 10.',
    ru: 'Начальная стоимость — L.68 или L.100, с Фазы 6 — L.144, с Фазы 10 — L.216.',
  },
  '1849 §9.4-c': {
    en: "The founder pays for the president's certificate and may buy one or two ordinary ones with it.",
    ru: 'Основатель платит за сертификат президента и может тут же купить один-два обычных.',
  },
  '1849 §9.4-d': {
    en: 'The corporation pays its token fee and places a marker in its home city.',
    ru: 'Корпорация платит за маркеры и ставит маркер в базовом городе.',
  },
  '1849 §9.4-e': { en: 'Founding is the purchase of the turn.', ru: 'Основание — это покупка хода.' },
  '1849 §9.4-f': {
    en: 'The founder is president until somebody holds more.',
    ru: 'Основатель — президент, пока у кого-то не станет больше.',
  },
  '1849 §9.4.1-a': {
    en: "Garibaldi's president chooses a home among Caltanissetta, Messina, Ragusa, Terranova and Trapani.",
    ru: 'Президент Garibaldi выбирает базовый город: Caltanissetta, Messina, Ragusa, Terranova или Trapani.',
  },
  '1849 §9.4.1-b': { en: 'No circle is reserved for Garibaldi.', ru: 'Для Garibaldi места не резервируют.' },
  '1849 §9.4.1-c': {
    en: 'When no circle is free in the five cities, Garibaldi is set aside at the end of the queue.',
    ru: 'Когда в пяти городах нет мест, Garibaldi откладывают в конец очереди.',
  },
  '1849 §9.4.1-d': {
    en: 'When a circle is free again, Garibaldi may be founded from the next stock round on.',
    ru: 'Когда место снова есть, Garibaldi можно основать со следующего фондового раунда.',
  },
  '1849 §9.4.1-e': {
    en: 'Garibaldi closes if the earthquake takes his only station.',
    ru: 'Garibaldi закрывается, если землетрясение уносит его единственную станцию.',
  },
  '1849 §9.5-a': {
    en: 'The presidency changes only when another player holds strictly more.',
    ru: 'Президент сменяется, только если у другого строго больше.',
  },
  '1849 §9.5-b': {
    en: "The new president gives 20% of other certificates for the president's one at once.",
    ru: 'Новый президент сразу отдаёт 20% другими сертификатами за президентский.',
  },
  '1849 §9.5-c': {
    en: 'If the new president has the last certificate and two ordinary ones, the outgoing president chooses which to receive.',
    ru: 'Если у нового президента есть последний и два обычных сертификата, прежний выбирает, что получить.',
  },
  '1849 §9.5-d': {
    en: 'The presidency can be sold only if the heir holds at least 20% and the pool has room.',
    ru: 'Президентство можно продать, лишь если у преемника не менее 20% и в пуле есть место.',
  },
  '1849 §9.5-e': {
    en: 'When selling out, the swap comes first, then the certificates go to the pool.',
    ru: 'При продаже президентства сначала обмен, затем сертификаты идут в пул.',
  },
  '1849 §9.5-f': {
    en: 'The heir is the largest other shareholder, among equals the first to the left.',
    ru: 'Преемник — крупнейший другой акционер, среди равных — первый слева.',
  },
  '1849 §9.5-g': {
    en: 'A former president above the certificate limit sells at the next opportunity.',
    ru: 'Прежний президент сверх лимита продаёт лишнее при первой возможности.',
  },
  '1849 §9.5-h': {
    en: "Once issued, the president's certificate stays with a player until the corporation closes.",
    ru: 'Выданный сертификат президента остаётся у игрока, пока корпорация не закроется.',
  },
  '1849 §9.6-a': {
    en: 'The last certificate is 20% and one certificate.',
    ru: 'Последний сертификат — это 20% и один сертификат.',
  },
  '1849 §9.6-b': {
    en: 'It is never exchanged for ordinary ones except in a presidency swap.',
    ru: 'Его не меняют на обычные, кроме обмена президентства.',
  },
  '1849 §9.6-c': {
    en: 'In a treasury or the pool it lies under the ordinary ones.',
    ru: 'В кассе и в пуле он лежит под обычными.',
  },
  '1849 §9.6-d': {
    en: 'It is issued only with or after all other treasury certificates.',
    ru: 'Его выпускают лишь вместе со всеми прочими или после них.',
  },
  '1849 §9.7-a': { en: 'The priority deal is passed first.', ru: 'Сначала передают приоритетную сделку.' },
  '1849 §9.7-b': {
    en: 'A corporation with a certificate in the pool falls one row.',
    ru: 'Корпорация с сертификатом в пуле опускается на строку.',
  },
  '1849 §9.7-c': {
    en: 'A sold-out corporation rises one row, but not from the top row, nor from 230 before Phase 16.',
    ru: 'Полностью проданная корпорация поднимается на строку, но не из верхней и не с 230 до Фазы 16.',
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
    en: 'Next to operate is always the first in the present market value order that has not operated.',
    ru: 'Следующей ходит первая в текущем порядке стоимости, ещё не ходившая.',
  },
  '1849 §10-c': {
    en: 'An operating turn has these steps in this order: lay a tile, place a station marker, run trains, buy trains, financial actions. A step in which nothing can be done closes by itself.',
    ru: 'Операционный ход состоит из шагов в таком порядке: тайл, маркер станции, маршруты поездов, покупка поездов, финансовые действия. Шаг, на котором сделать ничего нельзя, завершается сам.',
  },
  '1849 §10-d': {
    en: 'Privates may be bought at any moment of the turn in Phases 6, 8 and 10.',
    ru: 'В Фазах 6, 8 и 10 частные компании покупают в любой момент хода.',
  },
  '1849 §10-e': { en: 'Every payment needs cash on hand.', ru: 'На каждый платёж нужны наличные.' },
  '1849 §10-f': {
    en: 'One operating round per cycle at first, two from Phase 6, three from Phase 10.',
    ru: 'Сначала один операционный раунд в цикле, с Фазы 6 — два, с Фазы 10 — три.',
  },
  '1849 §10.1-a': {
    en: 'A route is continuous track with at least one own station.',
    ru: 'Маршрут — непрерывный путь хотя бы с одной своей станцией.',
  },
  '1849 §10.1-b': {
    en: 'It does not turn back, change track at a crossing, or use track twice.',
    ru: 'Он не разворачивается, не меняет путь на пересечении и не использует путь дважды.',
  },
  '1849 §10.1-c': {
    en: 'A city filled by others may be an end but is not passed.',
    ru: 'Город, занятый чужими, может быть концом, но не проходится.',
  },
  '1849 §10.1-d': {
    en: 'The gauge may change in cities and towns only.',
    ru: 'Колея меняется только в городах и посёлках.',
  },
  '1849 §10.1-e': {
    en: 'A route starts and ends in a city, town or port; a port is always an end.',
    ru: 'Маршрут начинается и заканчивается в городе, посёлке или порту; порт может быть только его концом.',
  },
  '1849 §10.1-f': { en: 'No city or town is used twice.', ru: 'Город или посёлок не используют дважды.' },
  '1849 §10.2-a': {
    en: 'Privates are bought from players under the rules for privates.',
    ru: 'Частные компании покупают у игроков по правилам о них.',
  },
  '1849 §10.3-a': { en: 'At most one tile per operating turn.', ru: 'Не более одного тайла за операционный ход.' },
  '1849 §10.3-b': {
    en: 'Grey hexes are never covered; printed yellow hexes count as yellow tiles.',
    ru: 'Серые гексы не накрывают; напечатанные жёлтые считаются жёлтыми тайлами.',
  },
  '1849 §10.3-c': {
    en: 'Yellow goes on empty hexes, green from Phase 6 on yellow, brown from Phase 10 on green.',
    ru: 'Жёлтый кладут на пустой гекс, зелёный с Фазы 6 — на жёлтый, коричневый с Фазы 10 — на зелёный.',
  },
  '1849 §10.3-d': {
    en: 'Some track of a new tile must be reached by a legal route with matching gauge.',
    ru: 'До пути нового тайла должен вести законный маршрут подходящей колеи.',
  },
  '1849 §10.3-e': {
    en: 'Where it has a station, a corporation may lay the yellow tile whatever the connections.',
    ru: 'На гексе со своей станцией жёлтый тайл кладут независимо от соединений.',
  },
  '1849 §10.3-f': {
    en: 'No track leads off the grid, into a blank side or over an impassable side.',
    ru: 'Путь не ведёт за поле, в пустую сторону или через непроходимую.',
  },
  '1849 §10.3-g': {
    en: 'Different gauges may meet at a side, but no route crosses there.',
    ru: 'Разные колеи могут встретиться на стороне, но маршрут там не пройдёт.',
  },
  '1849 §10.3-h': { en: 'The kind of tile must match the hex.', ru: 'Вид тайла соответствует гексу.' },
  '1849 §10.3-i': {
    en: 'Tiles C, M, P and S go only on their own cities, and only they go there.',
    ru: 'Тайлы C, M, P и S кладут только в свои города, и туда — только их.',
  },
  '1849 §10.3-j': {
    en: 'A replacement keeps all track; standard or narrow may become dual.',
    ru: 'Замена сохраняет все пути; стандартная и узкая колея может стать совмещённой.',
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
    en: 'Terrain is paid by the corporation before the step ends.',
    ru: 'Местность оплачивает корпорация до конца шага.',
  },
  '1849 §10.3.1-b': {
    en: 'New standard or dual track costs the full amount.',
    ru: 'Новый стандартный или совмещённый путь стоит полностью.',
  },
  '1849 §10.3.1-c': {
    en: 'If only narrow track is new, a quarter is paid.',
    ru: 'Если нов только узкий путь, платят четверть.',
  },
  '1849 §10.3.1-d': { en: 'Track that becomes dual is new track.', ru: 'Путь, ставший совмещённым, — новый.' },
  '1849 §10.3.1-e': {
    en: 'With SIGI standard track costs half; narrow stays a quarter and dual stays full.',
    ru: 'С SIGI стандартный путь стоит половину; узкий — четверть, совмещённый — полностью.',
  },
  '1849 §10.3.1-f': {
    en: 'Every later upgrade of the hex pays again.',
    ru: 'Каждое следующее улучшение гекса оплачивается снова.',
  },
  '1849 §10.4-a': {
    en: 'Full cities stop the routes of others; own stations are the base of own routes.',
    ru: 'Заполненные города останавливают чужие маршруты; свои станции — основа своих.',
  },
  '1849 §10.4-b': {
    en: 'At most one station marker per turn, free of charge.',
    ru: 'Не более одного маркера станции за ход, бесплатно.',
  },
  '1849 §10.4-c': {
    en: 'The city must be connected to an own station and have a free circle.',
    ru: 'Город должен быть соединён со своей станцией и иметь свободное место.',
  },
  '1849 §10.4-d': {
    en: 'A city is open until all its circles are filled.',
    ru: 'Город открыт, пока не заняты все места.',
  },
  '1849 §10.4-e': {
    en: 'As long as a corporation has not been founded, the last free circle of its home city stays reserved for it.',
    ru: 'Пока корпорация не основана, последнее свободное место в её базовом городе остаётся за ней.',
  },
  '1849 §10.4-f': {
    en: 'Reserved circles count as empty for running through.',
    ru: 'Зарезервированные места считаются пустыми для проезда.',
  },
  '1849 §10.4-g': {
    en: 'A corporation never has two markers in one hex.',
    ru: 'Двух маркеров одной корпорации в гексе не бывает.',
  },
  '1849 §10.4-h': {
    en: 'The home of a corporation removed from the game is open to all.',
    ru: 'Базовый город убранной корпорации открыт всем.',
  },
  '1849 §10.4-i': {
    en: 'A city behind a blocked city is not connected.',
    ru: 'Город за заблокированным городом не соединён.',
  },
  '1849 §10.4-j': {
    en: 'With SMS no route to the coastal city is needed.',
    ru: 'С SMS маршрут к прибрежному городу не нужен.',
  },
  '1849 §10.5-a': {
    en: 'A corporation with trains runs them; revenues are added.',
    ru: 'Корпорация с поездами пускает их; прибыль складывается.',
  },
  '1849 §10.5-b': { en: 'Without revenue the marker goes left.', ru: 'Без прибыли маркер идёт влево.' },
  '1849 §10.5.1-a': {
    en: 'A route has at least two cities, or a city and a town; ports do not count for that.',
    ru: 'В маршруте не менее двух городов или города и посёлка; порты здесь не считаются.',
  },
  '1849 §10.5.1-b': {
    en: 'Further cities and towns and up to two ports may be included.',
    ru: 'Можно включить другие города и посёлки и до двух портов.',
  },
  '1849 §10.5.1-c': {
    en: 'At least one city on it holds an own station.',
    ru: 'Хотя бы в одном городе — своя станция.',
  },
  '1849 §10.5.1-d': {
    en: 'The number of a train is the most hexes it enters.',
    ru: 'Число поезда — сколько гексов он может пройти.',
  },
  '1849 §10.5.1-e': {
    en: 'Narrow hexes count twice; for the R6H standard hexes count twice.',
    ru: 'Узкая колея считается вдвое; для R6H вдвое считается стандартная.',
  },
  '1849 §10.5.1-f': {
    en: 'A stretch between two stops that is dual gauge throughout counts each hex once. If part of the stretch is narrow or standard, dual hexes of the stretch count as that gauge.',
    ru: 'На участке между двумя остановками, целиком состоящем из совмещённой колеи, каждый гекс считается один раз. Если часть участка узкая или стандартная, его совмещённые гексы считаются как эта колея.',
  },
  '1849 §10.5.1-g': { en: 'The arrow of a port counts as a hex.', ru: 'Стрелка порта считается гексом.' },
  '1849 §10.5.1-h': {
    en: 'Messina to Calabria is three hexes.',
    ru: 'Путь от Messina до Calabria считается за три гекса.',
  },
  '1849 §10.5.1-i': {
    en: 'Trains of one turn share no track; they may meet at stations and cross.',
    ru: 'Поезда одного хода не делят путь; встречаться на станциях и пересекаться можно.',
  },
  '1849 §10.5.2-a': {
    en: 'A route earns the values of all its cities, towns and ports.',
    ru: 'Маршрут приносит стоимость всех своих городов, посёлков и портов.',
  },
  '1849 §10.5.2-b': {
    en: 'Grey cities are low in Phases 4 and 6, middle in 8 and 10, high in 12 and 16.',
    ru: 'Серые города: низкая стоимость в Фазах 4 и 6, средняя в 8 и 10, высокая в 12 и 16.',
  },
  '1849 §10.5.2-c': {
    en: 'The highest revenue shown must be taken.',
    ru: 'Следует взять наибольшую показанную прибыль.',
  },
  '1849 §10.5.3-a': {
    en: 'All revenue is paid out or all withheld.',
    ru: 'Всю прибыль выплачивают или всю удерживают.',
  },
  '1849 §10.5.3-b': {
    en: 'Each 10% gets a tenth; treasury shares pay the corporation, pool shares pay nobody.',
    ru: 'На каждые 10% — десятая часть; акции кассы платят корпорации, акции пула — никому.',
  },
  '1849 §10.5.3-c': {
    en: 'Paid revenue of at least the market value moves the marker right; less leaves it.',
    ru: 'Выплата не меньше рыночной стоимости двигает маркер вправо; меньшая — оставляет.',
  },
  '1849 §10.5.3-d': {
    en: 'Withheld revenue goes to the treasury and the marker left.',
    ru: 'Удержанная прибыль идёт в кассу, маркер — влево.',
  },
  '1849 §10.5.3-e': {
    en: 'Money is paid before the marker moves; a corporation that closes loses the rest of its turn.',
    ru: 'Деньги платят до движения маркера; закрывшаяся корпорация теряет остаток хода.',
  },
  '1849 §10.6-a': {
    en: 'A corporation with a route must own a train at the end of the step.',
    ru: 'Корпорация с маршрутом должна иметь поезд в конце шага.',
  },
  '1849 §10.6-b': {
    en: 'It must be below the train limit before each purchase.',
    ru: 'Перед каждой покупкой поездов должно быть меньше лимита.',
  },
  '1849 §10.6-c': {
    en: 'The bank sells trains in order; R6H trains are for sale beside the 16H, once the first 16H has been bought.',
    ru: 'Банк продаёт поезда по порядку; поезда R6H продаются наряду с 16H, когда куплен первый 16H.',
  },
  '1849 §10.6-d': { en: 'Discarded trains are sold at list price.', ru: 'Сброшенные поезда продаются по номиналу.' },
  '1849 §10.6-e': {
    en: 'Another corporation sells for L.1 or more if its president agrees.',
    ru: 'Другая корпорация продаёт за L.1 и более, если согласен её президент.',
  },
  '1849 §10.6-f': {
    en: 'Trains from the pool or another corporation start no phase.',
    ru: 'Поезда из пула и от корпораций фазу не начинают.',
  },
  '1849 §10.6-g': { en: 'Trains are discarded for the limit only.', ru: 'Поезда сбрасывают только из-за лимита.' },
  '1849 §10.6-h': {
    en: 'Discards of a phase change come before the buyer goes on.',
    ru: 'Сброс при смене фазы — до продолжения хода покупателя.',
  },
  '1849 §10.7-a': {
    en: 'An emergency arises when a corporation must own a train and its treasury cannot pay the cheapest.',
    ru: 'Экстренный сбор — когда поезд обязателен, а касса не покрывает самый дешёвый.',
  },
  '1849 §10.7-b': {
    en: 'The president adds cash and, if need be, sells shares until the cheapest train can be bought.',
    ru: 'Президент добавляет деньги и при нужде продаёт акции, пока не хватит на самый дешёвый поезд.',
  },
  '1849 §10.7-c': {
    en: 'The president chooses what to sell; the rules of sales hold.',
    ru: 'Президент выбирает, что продать; правила продажи действуют.',
  },
  '1849 §10.7-d': {
    en: 'A president who has enough for the cheapest train stops selling: no sale may be larger than needed where a smaller one of the same corporation would do. Example: with L.70 missing and a share worth L.100, one share is sold, not two.',
    ru: 'Собрав достаточно на самый дешёвый поезд, президент прекращает продажу: нельзя продать больше, если хватило бы меньшего пакета той же корпорации. Пример: не хватает L.70, акция стоит L.100 — продаётся одна акция, а не две.',
  },
  '1849 §10.7-e': {
    en: 'No sale may change the president of the corporation that is operating; this also holds for sales to pay a bond.',
    ru: 'Продажа не может привести к смене президента действующей корпорации; это верно и при продаже ради облигации.',
  },
  '1849 §10.7-f': { en: 'The corporation may not issue shares then.', ru: 'Корпорация тогда не выпускает акции.' },
  '1849 §10.7-g': {
    en: 'With enough money the cheapest bank train is bought; the president adds exactly what is missing.',
    ru: 'Если денег хватает, покупают самый дешёвый поезд банка; президент добавляет ровно недостающее.',
  },
  '1849 §10.7-h': {
    en: 'If all is not enough the corporation closes; a president without shares leaves or takes a loan of L.500.',
    ru: 'Если всего мало, корпорация закрывается; президент без акций выходит или берёт кредит L.500.',
  },
  '1849 §10.7-i': {
    en: 'Privates are no shares and cannot be sold for it.',
    ru: 'Частные компании — не акции, их для этого не продают.',
  },
  '1849 §10.7-j': {
    en: 'Where the bank has no train for it there is no duty.',
    ru: 'Если у банка нет для неё поезда, обязанности нет.',
  },
  '1849 §10.8-a': {
    en: 'A corporation may issue certificates, or redeem one, or do nothing.',
    ru: 'Корпорация может выпустить сертификаты, выкупить один или ничего не делать.',
  },
  '1849 §10.8-b': {
    en: 'Issued certificates go to the pool at the value before; the marker falls one row per share.',
    ru: 'Выпущенные сертификаты идут в пул по прежней цене; маркер опускается на строку за акцию.',
  },
  '1849 §10.8-c': {
    en: 'A corporation issues nothing in its first operating round, and the bank pool may never hold more than 50% of it.',
    ru: 'Корпорация не выпускает сертификаты в своём первом операционном раунде, а в банковском пуле не может быть более 50% её акций.',
  },
  '1849 §10.8-d': {
    en: 'The last certificate is issued only when no ordinary one remains.',
    ru: 'Последний выпускают, лишь когда обычных не остаётся.',
  },
  '1849 §10.8-e': {
    en: 'One certificate may be redeemed at market value, the last one only under no ordinary one; no marker moves.',
    ru: 'Выкупают один сертификат по рыночной цене, последний — если нет обычных; маркер не движется.',
  },
  '1849 §10.8-f': {
    en: 'An issue that takes the marker into Closed closes the corporation.',
    ru: 'Выпуск, приведший маркер в «Закрыта», закрывает корпорацию.',
  },
  '1849 §11-a': {
    en: 'A corporation closes by the Closed cell, by want of money, or by the earthquake.',
    ru: 'Корпорация закрывается в ячейке «Закрыта», из-за нехватки денег или землетрясения.',
  },
  '1849 §11-b': {
    en: 'Its markers, the port marker and the E marker among them, its trains, shares and private companies leave the game without compensation; its treasury goes to the bank.',
    ru: 'Её маркеры, включая маркер порта и маркер E, поезда, акции и частные компании удаляются без компенсации; касса возвращается в банк.',
  },
  '1849 §11-c': {
    en: "Its home circle is reserved again, except Garibaldi's.",
    ru: 'Её базовое место снова резервируется, кроме Garibaldi.',
  },
  '1849 §11-d': {
    en: 'It goes to the end of the queue and may be founded from the next stock round on.',
    ru: 'Она встаёт в конец очереди и может быть основана со следующего фондового раунда.',
  },
  '1849 §11-e': { en: 'Founded again it is a new corporation.', ru: 'Основанная снова, она — новая корпорация.' },
  '1849 §11-f': {
    en: 'If a corporation closes during its own turn, the turn is over; if it closes earlier in the round, it does not operate.',
    ru: 'Если корпорация закрылась в свой ход, ход завершён; если раньше в этом раунде, она уже не действует.',
  },
  '1849 §12-a': { en: 'The first 12H brings the earthquake.', ru: 'Первый 12H вызывает землетрясение.' },
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
  '1849 §12-e': { en: 'Its circle is free afterwards.', ru: 'Её место после этого свободно.' },
  '1849 §13-a': {
    en: 'When a marker reaches L.377, the game ends as soon as that corporation has finished its turn.',
    ru: 'Когда маркер достигает L.377, игра заканчивается, как только эта корпорация завершит свой ход.',
  },
  '1849 §13-b': {
    en: 'When the bank runs out, the cycle of operating rounds is completed.',
    ru: 'Когда банк пуст, цикл операционных раундов доигрывают.',
  },
  '1849 §13-c': { en: 'Payments after that are made in full.', ru: 'Платежи после этого делаются полностью.' },
  '1849 §13-d': {
    en: 'With one player left the game ends at once. Our reading: it also ends where no corporation exists, nothing pays and nobody can found one; the printed rules know no end to that.',
    ru: 'Если в игре остался один игрок, она сразу заканчивается. Наше толкование: она заканчивается и тогда, когда нет ни одной корпорации, ничто не приносит прибыли и никто не может основать корпорацию; в правилах такого конца нет.',
  },
  '1849 §13-e': {
    en: 'Wealth is cash and shares less L.750 per loan, never below nothing.',
    ru: 'Богатство — деньги и акции минус L.750 за кредит, но не меньше нуля.',
  },
  '1849 §13-f': { en: 'Who has left the game has nothing.', ru: 'У вышедшего из игры — ноль.' },
  '1849 §14-a': {
    en: 'A turn with variants: tile, station, trains run, station acquired, E marker, trains bought, finance, bond interest, bond.',
    ru: 'Ход с вариантами: тайл, станция, пуск поездов, поглощение станции, маркер E, покупка поездов, финансы, проценты, облигация.',
  },
  '1849 §14.1-a': {
    en: 'From Phase 6 a corporation may buy one station marker of another per turn, if its president agrees.',
    ru: 'С Фазы 6 корпорация за ход может купить один маркер станции другой, если согласен её президент.',
  },
  '1849 §14.1-b': { en: 'It needs a route to the city.', ru: 'Нужен маршрут к городу.' },
  '1849 §14.1-c': {
    en: "Its own marker takes the circle; the seller's returns to the charter.",
    ru: 'Её маркер занимает место; маркер продавца возвращается на планшет.',
  },
  '1849 §14.1-d': { en: 'Home markers cannot be bought.', ru: 'Базовые маркеры купить нельзя.' },
  '1849 §14.1-e': {
    en: 'The buyer needs a marker on the charter and none in that hex.',
    ru: 'Покупателю нужен маркер на планшете и ни одного в этом гексе.',
  },
  '1849 §14.1-f': {
    en: 'It happens after the run and beside the normal station.',
    ru: 'Это после маршрутов и помимо обычной станции.',
  },
  '1849 §14.1-g': {
    en: 'A seller that loses its last route need not own a train.',
    ru: 'Продавец, лишившийся маршрута, не обязан иметь поезд.',
  },
  '1849 §14.2-a': {
    en: 'From Phase 8 a corporation may issue its bond: L.500, and the marker goes left.',
    ru: 'С Фазы 8 корпорация может выпустить облигацию: L.500, маркер влево.',
  },
  '1849 §14.2-b': { en: 'No interest is due in the turn of issue.', ru: 'В ход выпуска процентов нет.' },
  '1849 §14.2-c': {
    en: 'In later turns L.50 interest is paid, by the president where the treasury is short.',
    ru: 'В следующие ходы платят L.50 процентов; недостающее добавляет президент.',
  },
  '1849 §14.2-d': {
    en: 'If the interest cannot be raised the corporation closes.',
    ru: 'Если процентов не собрать, корпорация закрывается.',
  },
  '1849 §14.2-e': {
    en: 'The bond may be redeemed for L.500 from the treasury; the marker goes right, and it may be issued again.',
    ru: 'Облигацию можно погасить за L.500 из кассы; маркер вправо, и её можно выпустить снова.',
  },
  '1849 §14.2-f': {
    en: 'If a corporation closes with its bond out, the bond is redeemed at once: from the treasury, then by the president, who raises money as in an emergency.',
    ru: 'Если корпорация закрывается с непогашенной облигацией, та погашается сразу: из кассы, затем президентом — как при экстренном сборе средств.',
  },
  '1849 §14.2-g': {
    en: 'At the end a share with the bond out is worth L.100 less, at least nothing.',
    ru: 'В конце акция при непогашенной облигации стоит на L.100 меньше, но не меньше нуля.',
  },
  '1849 §14.2-h': {
    en: 'A corporation founded again has its bond unissued.',
    ru: 'У заново основанной корпорации облигация не выпущена.',
  },
  '1849 §14.3-a': {
    en: 'Once the 12H is bought, a corporation may buy one of six E markers from the bank with money of its treasury.',
    ru: 'После продажи поезда 12H корпорация может купить в банке один из шести маркеров E на деньги своей кассы.',
  },
  '1849 §14.3-b': {
    en: 'The first E marker costs L.1,100, or L.800 in Phase 16; later ones L.800, or L.550.',
    ru: 'Первый маркер E стоит L.1100, в Фазе 16 — L.800; следующие — L.800 или L.550.',
  },
  '1849 §14.3-c': { en: 'E markers are never traded.', ru: 'Маркерами E не торгуют.' },
  '1849 §14.3-d': {
    en: 'The buyer of the 12H cannot buy an E marker in the same turn.',
    ru: 'Купивший 12H не купит маркер E в тот же ход.',
  },
  '1849 §14.3-e': {
    en: 'E trains cost L.550, only with an E marker, and start no phase.',
    ru: 'Поезд E стоит L.550, только с маркером E, и фазу не начинает.',
  },
  '1849 §14.3-f': {
    en: 'An E train runs any distance but never on narrow track.',
    ru: 'Поезд E едет на любое расстояние, но не по узкой колее.',
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
