/** 1849: every rule in one sentence, in both languages. Refusals cite them, the app shows them, tests are counted by them. */
import type { Words } from '@roundhouse/engine';

export const RULEBOOK = {
  '1849 §1.1-a': {
    en: '1849 is a game for three, four, or five players.',
    ru: 'В 1849 играют втроём, вчетвером или впятером.',
  },
  '1849 §1.1-b': {
    en: 'The game begins with the initial stock round, which sells the privates. After that the same cycle repeats until the end: one stock round, then one, two, or three operating rounds.',
    ru: 'Игра начинается с начального фондового раунда, в котором продают частные компании. Затем до самого конца повторяется один цикл: фондовый раунд, за ним один, два или три операционных.',
  },
  '1849 §1.1-c': {
    en: 'The player with the highest net worth at the end wins.',
    ru: 'Побеждает игрок, чьё состояние в конце игры больше всех.',
  },
  '1849 §1.1-d': {
    en: '3 players: 5 corporations, L.500 each, limit of 12 certificates. 4 players: L.375 each and 6 corporations (limit 11) or 5 (limit 9). 5 players: 6 corporations, L.300 each, limit of 9.',
    ru: 'Втроём: 5 корпораций, по L.500, лимит 12 сертификатов. Вчетвером: по L.375 и 6 корпораций (лимит 11) или 5 (лимит 9). Впятером: 6 корпораций, по L.300, лимит 9.',
  },
  '1849 §2-a': {
    en: 'The bank has L.7,760 in all. The players’ starting cash comes out of it.',
    ru: 'Всего в банке L.7 760. Стартовые деньги игроков выдают из этой суммы.',
  },
  '1849 §2-b': {
    en: 'When only five corporations take part, one 6H, one 8H, and one 16H are removed from the game.',
    ru: 'Если в игре участвуют только пять корпораций, из неё убирают по одному поезду 6H, 8H и 16H.',
  },
  '1849 §2-c': {
    en: 'Every hex with terrain shows its cost: L.40, L.80, or L.160. A corporation that lays a tile there pays it.',
    ru: 'На каждом гексе с местностью, за которую платят, указана стоимость: L.40, L.80 или L.160. Её платит тот, кто укладывает здесь тайл.',
  },
  '1849 §2.1-a': {
    en: 'Seats are drawn at random. The player in the first seat gets the priority deal card and takes the first turn of the game.',
    ru: 'Места за столом распределяет жребий. Игрок на первом месте получает карту приоритетной сделки и ходит первым.',
  },
  '1849 §2.2-a': {
    en: 'The queue in which corporations can be started is drawn at random and open to all. In a game with five corporations, the one drawn sixth does not take part.',
    ru: 'Очередь, в которой можно основывать корпорации, определяет жребий, и она открыта всем. В игре с пятью корпорациями та, что выпала шестой, не участвует.',
  },
  '1849 §2.2-b': {
    en: 'With the option “delayed IFT”, IFT is never among the first three in the queue. If it is drawn there, it takes fourth place and those behind it move up by one.',
    ru: 'С настройкой «Отложенная IFT» корпорация IFT не бывает среди первых трёх в очереди. Если жребий поставил её туда, она встаёт четвёртой, а следующие за ней сдвигаются на одно место вперёд.',
  },
  '1849 §3-a': {
    en: 'The game starts in phase 4. Until every private is sold, no shares of corporations are bought or sold.',
    ru: 'Игра начинается в фазе 4. Пока не проданы все частные компании, акции корпораций не покупают и не продают.',
  },
  '1849 §3-b': {
    en: 'The president makes all decisions for a corporation.',
    ru: 'Все решения за корпорацию принимает её президент.',
  },
  '1849 §4-a': {
    en: 'On the board large circles are cities, black dots are towns, and anchors are ports.',
    ru: 'На поле большие круги обозначают города, чёрные точки — посёлки, а якоря — порты.',
  },
  '1849 §4-b': {
    en: 'The table of revenue per share printed on the board is only a reference and does not change any rule.',
    ru: 'Напечатанная на поле таблица прибыли на акцию — лишь памятка, правил она не меняет.',
  },
  '1849 §5-a': {
    en: 'The cell with a corporation’s marker gives the market value of one share: the price of every purchase and sale.',
    ru: 'Ячейка, в которой лежит маркер корпорации, показывает рыночную стоимость её акции: по этой цене акции покупают и продают.',
  },
  '1849 §5-b': {
    en: 'A marker that moves into a cell goes under the markers already there.',
    ru: 'Маркер, попавший в ячейку, кладут под те, что там уже есть.',
  },
  '1849 §5-c': {
    en: 'A move up or down is one row. A marker never leaves the market: if it cannot move, it keeps its place in the stack of its cell.',
    ru: 'Движение вверх или вниз — одна строка. За край рынка маркер не выходит: если двигаться некуда, он сохраняет своё место в стопке ячейки.',
  },
  '1849 §5-d': {
    en: 'A move to the left is one column; a marker in the first column moves down one row instead.',
    ru: 'Движение влево — это один столбец. Маркер из первого столбца вместо этого опускается на одну строку.',
  },
  '1849 §5-e': {
    en: 'A move to the right is one column; a marker at the end of its row moves up one row instead.',
    ru: 'Движение вправо — это один столбец. Маркер, стоящий в конце строки, вместо этого поднимается на одну строку.',
  },
  '1849 §5-f': {
    en: 'Before phase 16 the blue area is closed: 218, 240, and 276 are the ends of their rows, and a marker on 230 moves neither right nor up.',
    ru: 'До фазы 16 синяя область закрыта: 218, 240 и 276 считаются концами строк, а маркер на 230 не движется ни вправо, ни вверх.',
  },
  '1849 §5-g': {
    en: 'In market value order, the higher value goes first. If tied, the marker farther right goes first, and in the same cell the one higher in the stack.',
    ru: 'В порядке рыночной стоимости первой идёт корпорация с большей стоимостью. При равенстве — та, чей маркер правее, а в одной ячейке — выше в стопке.',
  },
  '1849 §5-h': {
    en: 'A corporation closes when its marker enters the cell “Closed”.',
    ru: 'Корпорация, маркер которой попал в ячейку «Закрыта», закрывается.',
  },
  '1849 §6-a': {
    en: 'As soon as a corporation buys the first train of a new class from the bank, the phase named after that class begins. Its changes apply immediately, even in the middle of the turn.',
    ru: 'Как только корпорация покупает у банка первый поезд нового класса, начинается фаза с тем же номером. Её изменения действуют сразу, посреди хода.',
  },
  '1849 §6-b': {
    en: 'The phase in which the stock round ends sets the number of operating rounds, even if the next phase begins during them.',
    ru: 'Число операционных раундов определяет фаза, в которой закончился фондовый раунд, даже если во время них начнётся следующая.',
  },
  '1849 §6-c': {
    en: 'When phase 8 begins, all 4H trains are eliminated (rust). Phase 10 eliminates all 6H, phase 16 all 8H.',
    ru: 'С началом фазы 8 исключаются все поезда 4H, с началом фазы 10 — все 6H, с началом фазы 16 — все 8H.',
  },
  '1849 §6-d': {
    en: 'A corporation may own four trains, from phase 8 three, from phase 10 two. Trains above the limit are discarded immediately.',
    ru: 'Корпорация может владеть четырьмя поездами, с фазы 8 — тремя, с фазы 10 — двумя. Лишние поезда сбрасывают сразу.',
  },
  '1849 §6-e': {
    en: 'When phase 12 begins, all privates close without compensation. Then the Messina earthquake happens.',
    ru: 'С началом фазы 12 все частные компании закрываются без компенсации, а затем происходит Мессинское землетрясение.',
  },
  '1849 §6-f': {
    en: 'When phase 16 begins the blue area of the market opens, and R6H trains are for sale alongside the 16H.',
    ru: 'С началом фазы 16 открывается синяя область рынка, а наряду с поездами 16H продаются R6H.',
  },
  '1849 §6-g': {
    en: 'The phase also sets the par values allowed, the tile colors, the values of gray cities, and whether corporations may buy privates.',
    ru: 'Фаза также определяет, с какой стоимостью можно основать корпорацию, какие цвета тайлов доступны, сколько приносят серые города и могут ли корпорации покупать частные компании.',
  },
  '1849 §7.1-a': {
    en: 'A private belongs to a single owner: a player or a corporation.',
    ru: 'У частной компании один владелец: игрок или корпорация.',
  },
  '1849 §7.1-b': {
    en: 'At the start of each operating round, the bank pays every private’s income to the player who owns it, or into the treasury of the corporation that owns it.',
    ru: 'В начале каждого операционного раунда банк выплачивает прибыль каждой частной компании: игроку-владельцу или в кассу корпорации-владельца.',
  },
  '1849 §7.1-c': {
    en: 'In phases 6, 8, and 10, a corporation may buy privates on its turn from any player who agrees, for any price from L.1 to twice face value. RSA (P5) cannot be bought.',
    ru: 'В фазах 6, 8 и 10 корпорация в свой ход может покупать у игроков с их согласия частные компании за любую цену от L.1 до двойной номинальной стоимости. Нельзя купить только RSA (P5).',
  },
  '1849 §7.1-d': {
    en: 'A private that a corporation has bought cannot be sold again.',
    ru: 'Частную компанию, которую купила корпорация, больше нельзя продать.',
  },
  '1849 §7.1-e': {
    en: 'When the first 12H train is bought, all remaining privates close without compensation.',
    ru: 'Когда куплен первый поезд 12H, все оставшиеся частные компании закрываются без компенсации.',
  },
  '1849 §7.1-f': {
    en: 'Each private a player owns counts as one certificate toward the limit.',
    ru: 'Каждая частная компания игрока считается в лимите за один сертификат.',
  },
  '1849 §7.1-P1': {
    en: 'While a player owns SCE, nobody may lay a tile in Acireale. The hex opens as soon as a corporation buys SCE or SCE closes.',
    ru: 'Пока SCE принадлежит игроку, никто не может уложить тайл в Acireale. Гекс открывается, как только SCE куплена корпорацией или закрыта.',
  },
  '1849 §7.1-P2': {
    en: 'A corporation that owns SIGI pays half the terrain cost when it lays or upgrades standard gauge. Narrow gauge costs the usual quarter.',
    ru: 'Корпорация, владеющая SIGI, платит половину стоимости местности, когда прокладывает или улучшает путь стандартной колеи. Узкая колея стоит, как обычно, четверть.',
  },
  '1849 §7.1-P3': {
    en: 'On its turn, a corporation that owns CNM may close it and choose a port. For the rest of the game, this corporation’s trains earn L.20 more there.',
    ru: 'Корпорация, владеющая CNM, в свой ход может закрыть её и выбрать порт. До конца игры поезда этой корпорации получают там на L.20 больше.',
  },
  '1849 §7.1-P4': {
    en: 'On its turn, a corporation that owns SMS may close it in place of its track and token steps. In one coastal city (not Caltanissetta or Ragusa) it may lay or upgrade a tile and place a token, even with no route there. A corporation that skips the tile may still place the token (our reading).',
    ru: 'Корпорация, владеющая SMS, в свой ход может закрыть её вместо шагов тайла и станции. В одном прибрежном городе (не Caltanissetta и не Ragusa) она может уложить или улучшить тайл и поставить маркер станции, даже если маршрута туда нет. Пропустив тайл, корпорация всё равно может поставить маркер станции (наша трактовка).',
  },
  '1849 §7.1-P5': {
    en: 'The buyer of RSA also gets the president’s certificate of the first corporation in the queue. A corporation can never buy RSA.',
    ru: 'Купивший RSA получает и сертификат президента первой корпорации в очереди. Корпорация купить RSA не может никогда.',
  },
  '1849 §7.2-a': {
    en: 'A corporation’s ten shares come in eight certificates: the president’s certificate of 20%, six ordinary ones of 10%, and the “last certificate” of 20%.',
    ru: 'Десять акций корпорации распределены по восьми сертификатам: сертификат президента на 20%, шесть обычных по 10% и «последний сертификат» на 20%.',
  },
  '1849 §7.2-b': {
    en: 'The holder of the president’s certificate is the president of the corporation.',
    ru: 'Президент корпорации — тот, у кого её сертификат президента.',
  },
  '1849 §7.2-c': {
    en: 'No player may hold more than 60% of a corporation.',
    ru: 'Больше 60% акций одной корпорации у игрока быть не может.',
  },
  '1849 §7.2-d': {
    en: 'A corporation has three tokens. When it is started it pays one fee for all three, between L.30 and L.130, and places them later for free.',
    ru: 'У корпорации три маркера станций. При основании она платит за все три один взнос, от L.30 до L.130, и потом ставит их бесплатно.',
  },
  '1849 §8-a': {
    en: 'The player with the priority deal card begins the initial stock round, and turns go clockwise.',
    ru: 'Начальный фондовый раунд начинает игрок с картой приоритетной сделки, далее ходят по часовой стрелке.',
  },
  '1849 §8-b': {
    en: 'On your turn, buy the lowest unsold private at its price, make a higher bid on any unsold private, or pass. A bid on the lowest one is settled immediately: the bidder buys it for that bid (our reading).',
    ru: 'В свой ход купите самую дешёвую из непроданных частных компаний, сделайте более высокую ставку на любую непроданную или спасуйте. Ставка на самую дешёвую играет сразу: вы покупаете компанию за эту сумму. (Что она играет сразу — наша трактовка.)',
  },
  '1849 §8-c': {
    en: 'A bid must exceed the face value and every earlier bid by at least L.5. The money is set aside until that private is sold.',
    ru: 'Ставка хотя бы на L.5 выше номинальной стоимости и всех прежних ставок. Деньги под неё откладывают, пока не решится, кому достанется компания.',
  },
  '1849 §8-d': {
    en: 'A private with bids is not sold in the normal way. Once the one before it is sold, a single bidder buys it for the bid; several bidders hold an auction.',
    ru: 'Частную компанию со ставками не продают обычным способом. Как только продана предыдущая, единственный претендент покупает её за свою ставку. Если претендентов несколько, проводят аукцион.',
  },
  '1849 §8-e': {
    en: 'Only players who have bid take part in an auction. The lowest bidder must raise to at least L.5 above the highest bid, or drop out. This continues until one is left, who pays the bid.',
    ru: 'В аукционе участвуют только сделавшие ставку. Тот, чья ставка ниже всех, поднимает её хотя бы на L.5 выше самой высокой или выбывает. Так продолжают, пока не останется один: он и платит свою ставку.',
  },
  '1849 §8-f': {
    en: 'After the auction, play continues with the player to the left of the last player who bought on a normal turn. Example: P1 is for sale for L.20, and each of four players has L.375. The first bids L.115 on P4, the second L.120 on P4, the third L.80 on P3. The fourth buys P1 for L.20, and the first, who has L.260 available, buys P2 for L.45. Now P3 goes to the third for L.80, the only bid. In the auction of P4, the first must bid at least L.125 or drop out. No matter who wins, it is then the second player’s turn, and P5 is for sale for L.150.',
    ru: 'После аукциона игра продолжается с игрока слева от того, кто последним купил компанию в обычный ход. Пример: P1 продаётся за L.20, у каждого из четырёх игроков L.375. Первый ставит L.115 на P4, второй — L.120 на P4, третий — L.80 на P3. Четвёртый покупает P1 за L.20, первый, у которого свободны L.260, — P2 за L.45. Теперь P3 достаётся третьему за L.80: других ставок на неё нет. На аукционе за P4 первый должен поставить не меньше L.125 или выбыть. Кто бы ни победил, затем ходит второй игрок, и P5 продаётся за L.150.',
  },
  '1849 §8-g': {
    en: 'If all players pass in a row while P1 is unsold, its price drops by L.5. If nobody buys it for L.5 either, the player first offered it for L.5 gets it for free. That counts as a purchase.',
    ru: 'Если все подряд спасовали, а P1 не продана, её цена падает на L.5. Если и за L.5 покупателя нет, её бесплатно получает тот, кому первому предложили её за L.5. Это считается покупкой.',
  },
  '1849 §8-h': {
    en: 'If all players pass in a row after P1 is sold, owners of privates receive their income. The priority deal card goes to the player to the left of the last one to pass, who begins another initial stock round. All bids stay.',
    ru: 'Если все подряд спасовали, когда P1 уже продана, владельцы частных компаний получают прибыль. Карта приоритетной сделки переходит к игроку слева от спасовавшего последним, и он начинает ещё один начальный фондовый раунд. Все ставки остаются.',
  },
  '1849 §8-i': {
    en: 'When all privates are sold, the priority deal card goes to the player to the left of the last one who bought a private on a normal turn, not in an auction.',
    ru: 'Когда проданы все частные компании, карта приоритетной сделки переходит к игроку слева от того, кто последним купил частную компанию в обычный ход, а не на аукционе.',
  },
  '1849 §8.1-a': {
    en: 'The buyer of RSA gets the president’s certificate of the first corporation in the queue for free and immediately starts that corporation at L.68 or L.100. The bank pays the value of two shares into its treasury, which then pays the fee for the tokens.',
    ru: 'Купивший RSA бесплатно получает сертификат президента первой корпорации в очереди и сразу основывает её по L.68 или L.100. Банк платит в её кассу стоимость двух акций, а из кассы оплачивают маркеры станций.',
  },
  '1849 §8.1-b': {
    en: 'A player who gets RSA with the president’s certificate may not buy more certificates of that corporation with it.',
    ru: 'Получая RSA вместе с сертификатом президента, игрок не может тут же купить другие сертификаты этой корпорации.',
  },
  '1849 §8.1-c': {
    en: 'RSA closes as soon as the corporation whose president’s certificate came with it gets its first train.',
    ru: 'RSA закрывается, как только корпорация, сертификат президента которой она принесла, получает первый поезд.',
  },
  '1849 §8.1-d': {
    en: 'If the corporation that came with RSA closes without ever having owned a train, RSA stays in play until phase 12.',
    ru: 'Если корпорация, которая пришла с RSA, закрылась, так и не получив поезда, RSA остаётся в игре до фазы 12.',
  },
  '1849 §9-a': {
    en: 'The holder of the priority deal begins. The round ends when all players pass in a row.',
    ru: 'Начинает игрок с картой приоритетной сделки. Раунд завершается, когда все подряд спасовали.',
  },
  '1849 §9-b': {
    en: 'On your turn, first sell any number of certificates, then buy one certificate or start a corporation. You may skip either.',
    ru: 'В свой ход сначала продайте сколько угодно сертификатов, затем купите один или основайте корпорацию. Можно сделать и только одно из двух.',
  },
  '1849 §9-c': {
    en: 'After a pass you may still act when your turn comes again, as long as the round lasts.',
    ru: 'После паса можно снова действовать, когда до вас дойдёт очередь, пока раунд не завершён.',
  },
  '1849 §9-d': {
    en: 'After the round the priority deal goes to the player to the left of the last one who bought or sold something. If nobody bought or sold anything, the card stays where it is.',
    ru: 'После раунда карта приоритетной сделки переходит к игроку слева от того, кто последним что-то купил или продал. Если никто ничего не купил и не продал, карта не перемещается.',
  },
  '1849 §9.1-a': {
    en: 'The certificate limit counts privates and certificates of any size, not percentages.',
    ru: 'В лимите считают сертификаты любого достоинства и частные компании, а не проценты.',
  },
  '1849 §9.1-b': {
    en: 'At the certificate limit you may not buy another certificate.',
    ru: 'Достигнув лимита сертификатов, купить ещё один нельзя.',
  },
  '1849 §9.1-c': {
    en: 'Above the certificate limit you must sell down to it before anything else.',
    ru: 'Если сертификатов больше лимита, прежде всего продайте лишние.',
  },
  '1849 §9.2-a': {
    en: 'Sold certificates go to the bank pool. The bank pays the market value before the sale for every share. Then the marker moves down one row for each share sold. You may sell the shares of one corporation in several portions, the later ones at the lower value (our reading).',
    ru: 'Проданные сертификаты идут в банковский пул. Банк платит за каждую акцию рыночную стоимость до продажи. Затем маркер опускается на одну строку за каждую проданную акцию. Акции одной корпорации можно продать за ход и несколькими порциями: каждая следующая идёт уже по сниженной стоимости (наша трактовка).',
  },
  '1849 §9.2-b': {
    en: 'If you sell shares of several corporations on one turn, their markers fall in market value order, so markers that meet keep their order.',
    ru: 'Если за ход вы продаёте акции нескольких корпораций, их маркеры опускаются в порядке рыночной стоимости. Оказавшись рядом, они сохраняют прежний порядок.',
  },
  '1849 §9.2-c': {
    en: 'Shares of a corporation may not be sold until it has completed an operating round. So in an emergency you cannot sell shares of a corporation that first operates in this very round.',
    ru: 'Акции корпорации нельзя продать, пока она не завершила хотя бы один операционный раунд. Поэтому при экстренном сборе средств не продают акции корпорации, впервые действующей в этом же раунде.',
  },
  '1849 §9.2-d': {
    en: 'The bank pool may hold no more than 50% of a corporation.',
    ru: 'В банковском пуле может быть не больше 50% акций одной корпорации.',
  },
  '1849 §9.2-e': {
    en: 'After selling shares of a corporation you may not buy any of it before the next stock round, even if the sale was forced.',
    ru: 'Продав акции корпорации, покупать их до следующего фондового раунда нельзя, даже если продажа была вынужденной.',
  },
  '1849 §9.2-f': {
    en: 'The president’s certificate is never sold into the bank pool.',
    ru: 'Сертификат президента никогда не попадает в банковский пул.',
  },
  '1849 §9.2-g': {
    en: 'Only whole certificates are sold; the last certificate of 20% is not divided either.',
    ru: 'Продают только целые сертификаты. Последний сертификат на 20% тоже не делят.',
  },
  '1849 §9.2-h': {
    en: 'The seller chooses which of their certificates to hand over.',
    ru: 'Какие из своих сертификатов отдать, выбирает продавец.',
  },
  '1849 §9.3-a': {
    en: 'Payment for a certificate from the treasury goes to the corporation; for one from the bank pool, to the bank.',
    ru: 'За сертификат из кассы деньги получает корпорация, из банковского пула — банк.',
  },
  '1849 §9.3-b': {
    en: 'You may not buy above the certificate limit, above 60% of a corporation, or shares of a corporation you sold this round.',
    ru: 'Нельзя покупать сверх лимита сертификатов, сверх 60% корпорации и акции корпорации, которые вы продавали в этом раунде.',
  },
  '1849 §9.3-c': {
    en: 'The last certificate costs two shares. It can be bought from the treasury or the bank pool only when no ordinary certificate of the corporation is left there.',
    ru: 'Последний сертификат стоит как две акции. Купить его из кассы или банковского пула можно, только когда обычных сертификатов там не осталось.',
  },
  '1849 §9.3-d': {
    en: 'If the last certificate is in the treasury and ordinary ones in the pool, or the other way around, both may be bought.',
    ru: 'Если последний сертификат в кассе, а обычные в пуле (или наоборот), можно купить любой.',
  },
  '1849 §9.4-a': {
    en: 'You start the first corporation in the queue that may be started. You cannot choose another.',
    ru: 'Основать можно только первую из доступных корпораций очереди. Выбрать другую нельзя.',
  },
  '1849 §9.4-b': {
    en: 'The player who starts a corporation chooses its starting value (par): L.68 or L.100, from phase 6 also L.144, from phase 10 also L.216.',
    ru: 'Основатель выбирает начальную рыночную стоимость: L.68 или L.100, с фазы 6 также L.144, с фазы 10 также L.216.',
  },
  '1849 §9.4-c': {
    en: 'The player who starts a corporation pays for its president’s certificate and may buy one or two of its ordinary certificates along with it.',
    ru: 'Основатель оплачивает сертификат президента и вместе с ним может купить один или два обычных сертификата той же корпорации.',
  },
  '1849 §9.4-d': {
    en: 'The new corporation immediately pays for its three tokens and places one in its home city. Example: in phase 4 a player with L.552 starts Lilibeo at L.100 (L.68 was possible too) and buys 40%: L.400 goes into its treasury. Lilibeo pays the bank L.40 for its tokens, places one in Marsala, and keeps two on its charter. When the player buys another 10% on their next turn, the treasury has L.460.',
    ru: 'Новая корпорация сразу оплачивает три своих маркера станций и ставит один из них в базовом городе. Пример: в фазе 4 игрок, у которого L.552, основывает корпорацию Lilibeo со стоимостью L.100 (мог выбрать и L.68) и покупает 40%: L.400 поступают в её кассу. Lilibeo платит банку L.40 за маркеры, ставит один в городе Marsala, а два оставляет на планшете. Когда в следующий ход игрок покупает ещё 10%, в кассе становится L.460.',
  },
  '1849 §9.4-e': {
    en: 'Starting a corporation is your one purchase of the turn.',
    ru: 'Основание корпорации — это и есть ваша покупка в этот ход.',
  },
  '1849 §9.4-f': {
    en: 'The player who started a corporation is its president until another player holds more of it.',
    ru: 'Основатель остаётся президентом, пока у другого игрока не станет больше акций корпорации.',
  },
  '1849 §9.4.1-a': {
    en: 'When AFG (Garibaldi) is started, its president chooses its home among Caltanissetta, Messina, Ragusa, Terranova, and Trapani. The city must have a free slot.',
    ru: 'Когда основывают AFG (Garibaldi), её президент выбирает базовый город: Caltanissetta, Messina, Ragusa, Terranova или Trapani. Там должно быть свободное место для маркера станции.',
  },
  '1849 §9.4.1-b': {
    en: 'No slot is kept free for Garibaldi (AFG), which chooses its home when it is started.',
    ru: 'Для Garibaldi (AFG) ни одно место на поле не резервируют: базовый город она выбирает при основании.',
  },
  '1849 §9.4.1-c': {
    en: 'If none of its five possible home cities has a free slot, Garibaldi goes to the end of the queue.',
    ru: 'Если ни в одном из пяти её возможных базовых городов нет свободного места, Garibaldi переходит в конец очереди.',
  },
  '1849 §9.4.1-d': {
    en: 'When a slot becomes free again, Garibaldi may be started from the next stock round on.',
    ru: 'Когда место снова освободится, Garibaldi можно основать со следующего фондового раунда.',
  },
  '1849 §9.4.1-e': {
    en: 'Garibaldi closes if the Messina earthquake takes its only token.',
    ru: 'Garibaldi закрывается, если землетрясение в Messina уничтожает её единственный маркер станции.',
  },
  '1849 §9.5-a': {
    en: 'The presidency passes only when another player holds strictly more of the corporation than the president.',
    ru: 'Президент сменяется, только если у другого игрока строго больше акций корпорации.',
  },
  '1849 §9.5-b': {
    en: 'The new president immediately gives other certificates worth 20% for the president’s certificate. Example: A, the president of RCS, and B hold 30% each. B buys a fourth 10% certificate: with 40% against 30%, B immediately becomes president. A hands over the president’s certificate for two of 10%, and the charter with everything RCS owns.',
    ru: 'Новый президент сразу отдаёт за сертификат президента другие сертификаты на 20%. Пример: у президента RCS, игрока А, и у игрока Б по 30%. Б покупает четвёртый сертификат на 10% и сразу становится президентом: 40% против 30%. А отдаёт ему сертификат президента за два сертификата по 10%, а также планшет со всем имуществом RCS.',
  },
  '1849 §9.5-c': {
    en: 'If the new president has the last certificate and two ordinary ones, the outgoing president chooses which to receive. Example: in RCS, A holds the president’s certificate and one of 10%, B the last certificate and one of 10%. A sells the 10%. B does not have two ordinary ones, so A gets the last certificate. Example: A holds the president’s certificate and two of 10%, B the last certificate and two of 10%. A sells one of 10% and chooses between the last certificate and B’s two of 10%.',
    ru: 'Если у нового президента есть последний и два обычных сертификата, прежний выбирает, что получить. Пример: в RCS у игрока А сертификат президента и один на 10%, у игрока Б — последний сертификат и один на 10%. А продаёт свои 10%. Двух обычных у Б нет, и А получает последний сертификат. Пример: у А сертификат президента и два по 10%, у Б — последний сертификат и два по 10%. А продаёт один на 10% и выбирает: последний сертификат или два по 10% у игрока Б.',
  },
  '1849 §9.5-d': {
    en: 'A president may give up the presidency by selling only if a successor holds at least 20% and the bank pool has room for the shares.',
    ru: 'Продать столько акций, чтобы перестать быть президентом, можно, только если у преемника не меньше 20%, а в банковском пуле хватает места.',
  },
  '1849 §9.5-e': {
    en: 'In such a sale, certificates are first exchanged with the successor; then what is sold goes to the bank pool.',
    ru: 'При такой продаже сначала обмениваются сертификатами с преемником, а затем проданное кладут в банковский пул.',
  },
  '1849 §9.5-f': {
    en: 'The successor is the other player who holds the most. If tied, it is the first to the left of the president.',
    ru: 'Преемник — тот из остальных, у кого больше всего акций. При равенстве — первый слева от президента.',
  },
  '1849 §9.5-g': {
    en: 'A former president who is over the certificate limit because of the exchange sells the excess at the first opportunity.',
    ru: 'Прежний президент, у которого из-за обмена сертификатов стало больше лимита, продаёт лишнее при первой возможности.',
  },
  '1849 §9.5-h': {
    en: 'Once bought, the president’s certificate stays with a player until the corporation closes.',
    ru: 'Купленный сертификат президента остаётся у кого-то из игроков, пока корпорация не закроется.',
  },
  '1849 §9.6-a': {
    en: 'The last certificate of each corporation stands for 20% and counts as one certificate.',
    ru: 'Последний сертификат каждой корпорации даёт 20% и считается одним сертификатом.',
  },
  '1849 §9.6-b': {
    en: 'The last certificate is never changed into ordinary ones. It may only be given in exchange for the president’s certificate.',
    ru: 'Последний сертификат не разменивают на обычные. Отдать его можно только в обмен на сертификат президента.',
  },
  '1849 §9.6-c': {
    en: 'In a treasury and in the bank pool, the last certificate is under the ordinary ones.',
    ru: 'В кассе и в банковском пуле последний сертификат лежит под обычными.',
  },
  '1849 §9.6-d': {
    en: 'A corporation issues the last certificate only together with all the others in its treasury, or after them.',
    ru: 'Корпорация выпускает последний сертификат только вместе со всеми остальными из кассы или после них.',
  },
  '1849 §9.7-a': {
    en: 'At the end of a stock round, the priority deal card is passed on first.',
    ru: 'В конце фондового раунда прежде всего передают карту приоритетной сделки.',
  },
  '1849 §9.7-b': {
    en: 'At the end of a stock round, the marker of each corporation with a certificate in the bank pool falls one row.',
    ru: 'Затем маркер каждой корпорации, сертификат которой лежит в банковском пуле, опускается на одну строку.',
  },
  '1849 §9.7-c': {
    en: 'The marker of a corporation whose certificates are all held by players rises one row, but not out of the top row, nor from 230 before phase 16.',
    ru: 'Маркер корпорации, все сертификаты которой у игроков, поднимается на строку, но не выше верхней строки и не с 230 до фазы 16.',
  },
  '1849 §9.7-d': {
    en: 'A corporation that falls into “Closed” at the end of a stock round closes immediately. It may be started again from the next stock round on.',
    ru: 'Корпорация, маркер которой в конце фондового раунда попал в ячейку «Закрыта», закрывается сразу. Основать её снова можно со следующего фондового раунда.',
  },
  '1849 §10-a': {
    en: 'Each operating round begins with the bank paying the income of all privates to their owners.',
    ru: 'Каждый операционный раунд начинается с того, что банк выплачивает владельцам прибыль всех частных компаний.',
  },
  '1849 §10-b': {
    en: 'The next corporation to operate is the one now first in market value order that has not operated this round.',
    ru: 'Следующей ходит корпорация, которая сейчас первая по рыночной стоимости из ещё не ходивших в этом раунде.',
  },
  '1849 §10-c': {
    en: 'An operating turn has these steps, in order: lay a tile, place a token, run trains, buy trains, financial actions. A step with nothing to do is skipped automatically.',
    ru: 'Шаги операционного хода по порядку: тайл, маркер станции, маршруты поездов, покупка поездов, финансовые действия. Шаг, на котором делать нечего, пропускается сам.',
  },
  '1849 §10-d': {
    en: 'In phases 6, 8, and 10, a corporation may buy privates from players at any time on its own turn.',
    ru: 'В фазах 6, 8 и 10 корпорация может покупать частные компании у игроков в любой момент своего хода.',
  },
  '1849 §10-e': {
    en: 'A corporation pays everything at once from its treasury, never on credit, not even within a turn. Example: the cost of a tile on a mountain must be in the treasury when the tile is laid; the revenue of the same turn comes too late.',
    ru: 'Корпорация платит сразу и деньгами из кассы, в долг нельзя даже в пределах хода. Пример: деньги на тайл в гексе с горой должны быть в кассе, когда его кладут, а прибыль того же хода приходит слишком поздно.',
  },
  '1849 §10-f': {
    en: 'After a stock round there is one operating round; from phase 6 there are two, from phase 10 three.',
    ru: 'После фондового раунда проводят один операционный раунд, с фазы 6 — два, с фазы 10 — три.',
  },
  '1849 §10.1-a': {
    en: 'A route is an unbroken stretch of track with at least one of the corporation’s tokens on it.',
    ru: 'Маршрут — это непрерывный путь, на котором есть хотя бы одна станция корпорации.',
  },
  '1849 §10.1-b': {
    en: 'A route may not turn back, change from one track to another where they cross, or use the same track twice.',
    ru: 'Маршрут не может развернуться, перейти с пути на путь там, где они пересекаются, или дважды пройти по одному пути.',
  },
  '1849 §10.1-c': {
    en: 'A city whose slots are all taken by other corporations may be an end of a route, but no route passes through it.',
    ru: 'Город, все места которого заняты другими корпорациями, может быть концом маршрута, но проехать через него нельзя.',
  },
  '1849 §10.1-d': {
    en: 'A route may change from one gauge to another only in a city or a town.',
    ru: 'Перейти с одной колеи на другую маршрут может только в городе или посёлке.',
  },
  '1849 §10.1-e': {
    en: 'A route begins and ends in a city, a town, or a port. A port can only be an end of a route.',
    ru: 'Маршрут начинается и заканчивается в городе, посёлке или порту. Порт может быть только концом маршрута.',
  },
  '1849 §10.1-f': {
    en: 'A route does not use the same city or town twice.',
    ru: 'Маршрут не проходит дважды через один и тот же город или посёлок.',
  },
  '1849 §10.2-a': {
    en: 'On its turn a corporation may buy privates from players, under the rules about privates.',
    ru: 'В свой ход корпорация может покупать у игроков частные компании по правилам о частных компаниях.',
  },
  '1849 §10.3-a': {
    en: 'A corporation lays or upgrades at most one tile in its turn.',
    ru: 'За ход корпорация укладывает или улучшает не больше одного тайла.',
  },
  '1849 §10.3-b': {
    en: 'No tile is laid on a gray hex. Hexes printed in yellow count as yellow tiles.',
    ru: 'На серые гексы тайлы не кладут. Гексы, напечатанные жёлтым, считаются жёлтыми тайлами.',
  },
  '1849 §10.3-c': {
    en: 'Yellow tiles are laid on empty hexes. From phase 6 on, green tiles replace yellow ones and printed yellow hexes; from phase 10 on, brown tiles replace green ones.',
    ru: 'Жёлтые тайлы укладывают на пустые гексы. С фазы 6 зелёные заменяют жёлтые тайлы и жёлтые гексы поля, с фазы 10 коричневые заменяют зелёные.',
  },
  '1849 §10.3-d': {
    en: 'A legal route of the corporation must lead to some track on the new tile, and the gauges must match.',
    ru: 'К какому-нибудь пути нового тайла должен вести допустимый маршрут корпорации, и колея должна совпадать.',
  },
  '1849 §10.3-e': {
    en: 'On a hex where it has a token, a corporation may lay the yellow tile without any connection.',
    ru: 'На гекс, где у корпорации есть станция, она может положить жёлтый тайл независимо от соединений.',
  },
  '1849 §10.3-f': {
    en: 'Track may not run off the board, into the blank side of a gray hex, or over an impassable side.',
    ru: 'Путь не может вести за край поля, в пустую сторону серого гекса или через непроходимую сторону.',
  },
  '1849 §10.3-g': {
    en: 'Track of different gauges may meet at the side of a hex, but no route can pass there.',
    ru: 'Пути разной колеи могут встретиться на стороне гекса, но маршрут там не пройдёт.',
  },
  '1849 §10.3-h': {
    en: 'A city tile is laid on a city hex, a town tile on a town hex, a plain tile on a plain hex.',
    ru: 'Тайл с городом кладут на гекс с городом, тайл с посёлком — на гекс с посёлком, а тайл без них — на пустой гекс.',
  },
  '1849 §10.3-i': {
    en: 'The tiles marked C, M, P, and S are only for Catania, Messina, Palermo, and Siracusa, and those cities do not take any others.',
    ru: 'Тайлы с буквами C, M, P и S кладут только на Catania, Messina, Palermo и Siracusa, а другие туда класть нельзя.',
  },
  '1849 §10.3-j': {
    en: 'A replacement tile keeps all the track of the old one. Standard or narrow track may become dual gauge.',
    ru: 'Тайл, заменяющий прежний, сохраняет все его пути. Стандартная или узкая колея может стать совмещённой.',
  },
  '1849 §10.3-k': {
    en: 'A tile may be replaced only if the corporation has a route to new track on the new tile, or to a city or town on it whose value rises.',
    ru: 'Тайл можно заменить, только если у корпорации есть маршрут к новому пути на новом тайле или к городу либо посёлку на нём, стоимость которого растёт.',
  },
  '1849 §10.3-l': {
    en: 'A replaced tile returns to the supply and can be used again. A tile with none left in the supply cannot be laid.',
    ru: 'Заменённый тайл возвращается в запас, и его можно использовать снова. Тайл, которого в запасе не осталось, уложить нельзя.',
  },
  '1849 §10.3-m': {
    en: 'No tile is laid in Acireale while a player owns SCE. After the earthquake, Messina is not upgraded until the next stock round.',
    ru: 'В Acireale тайл не укладывают, пока SCE принадлежит игроку. После землетрясения Messina не улучшают до следующего фондового раунда.',
  },
  '1849 §10.3.1-a': {
    en: 'The corporation pays the terrain cost from its treasury before the step ends.',
    ru: 'Стоимость местности корпорация оплачивает из кассы до конца этого шага.',
  },
  '1849 §10.3.1-b': {
    en: 'If any of the new track is standard or dual gauge, the full terrain cost is paid.',
    ru: 'Если среди нового пути есть стандартная или совмещённая колея, платят полную стоимость местности.',
  },
  '1849 §10.3.1-c': {
    en: 'If all the new track is narrow gauge, only a quarter of the terrain cost is paid.',
    ru: 'Если весь новый путь узкоколейный, платят только четверть стоимости местности.',
  },
  '1849 §10.3.1-d': {
    en: 'Standard or narrow track that becomes dual counts as new track.',
    ru: 'Путь, который был стандартным или узким и стал совмещённым, считается новым.',
  },
  '1849 §10.3.1-e': {
    en: 'For the owner of SIGI, standard track costs half. Narrow track still costs a quarter, and dual track the full amount.',
    ru: 'Для владельца SIGI стандартный путь стоит половину. Узкий по-прежнему стоит четверть, а совмещённый — полную сумму.',
  },
  '1849 §10.3.1-f': {
    en: 'The terrain cost of a hex is paid again with every later upgrade.',
    ru: 'При каждом следующем улучшении стоимость местности гекса платят снова.',
  },
  '1849 §10.4-a': {
    en: 'A city full of other corporations’ tokens stops a route. A corporation’s own tokens are where its routes begin.',
    ru: 'Город, заполненный чужими станциями, останавливает маршрут. Свои станции — основа маршрутов корпорации.',
  },
  '1849 §10.4-b': {
    en: 'On its turn a corporation may place at most one token, for free.',
    ru: 'За ход корпорация может поставить не больше одного маркера станции, бесплатно.',
  },
  '1849 §10.4-c': {
    en: 'The city must be connected by a route to one of the corporation’s tokens and have a free slot.',
    ru: 'Город должен быть соединён маршрутом со станцией корпорации, и в нём должно быть свободное место.',
  },
  '1849 §10.4-d': {
    en: 'Any corporation’s routes pass through a city while one of its slots is empty.',
    ru: 'Пока в городе есть хотя бы одно пустое место, через него проходят маршруты любой корпорации.',
  },
  '1849 §10.4-e': {
    en: 'Until a corporation is started, the last free slot of its home city stays reserved for it.',
    ru: 'Пока корпорация не основана, последнее свободное место в её базовом городе остаётся за ней.',
  },
  '1849 §10.4-f': {
    en: 'A slot that is only reserved counts as empty for routes passing through.',
    ru: 'Место, которое только зарезервировано, для проезда считается пустым.',
  },
  '1849 §10.4-g': {
    en: 'A corporation never has two tokens on one hex.',
    ru: 'На одном гексе не бывает двух маркеров одной корпорации.',
  },
  '1849 §10.4-h': {
    en: 'The home city of a corporation that is not in the game is open to everyone.',
    ru: 'Базовый город корпорации, которая не участвует в игре, открыт для всех.',
  },
  '1849 §10.4-i': {
    en: 'A city that can be reached only through a blocked city is not connected.',
    ru: 'Город, до которого можно добраться только через заблокированный город, не считается соединённым.',
  },
  '1849 §10.4-j': {
    en: 'A corporation that owns SMS does not need a route to place its token in a coastal city.',
    ru: 'Корпорации, владеющей SMS, для станции в прибрежном городе маршрут не нужен.',
  },
  '1849 §10.5-a': {
    en: 'A corporation with trains plans a route for each of them; the revenues are added together.',
    ru: 'Корпорация, у которой есть поезда, составляет маршрут для каждого из них, а их прибыль складывается.',
  },
  '1849 §10.5-b': {
    en: 'The marker of a corporation that earns nothing moves one column to the left.',
    ru: 'Маркер корпорации, которая ничего не заработала, сдвигается на один столбец влево.',
  },
  '1849 §10.5.1-a': {
    en: 'A route has at least two cities, or a city and a town; ports do not count for this. Example: a train may run from Palermo to the port of Palermo only if it visits at least one other city or town.',
    ru: 'В маршруте должно быть не меньше двух городов или города и посёлка. Порты при этом не считаются. Пример: из города Palermo в порт Palermo поезд может пройти, только если посетит хотя бы ещё один город или посёлок.',
  },
  '1849 §10.5.1-b': {
    en: 'A route may include more cities and towns and up to two ports.',
    ru: 'В маршрут можно включить и другие города и посёлки, а также до двух портов.',
  },
  '1849 §10.5.1-c': {
    en: 'At least one city on the route holds one of the corporation’s tokens.',
    ru: 'Хотя бы в одном городе маршрута должна быть станция корпорации.',
  },
  '1849 §10.5.1-d': {
    en: 'The number on a train is how many hexes its route may have. The starting hex does not count; every hex the train enters does. Example: in phase 10 an 8H of Lilibeo runs on standard gauge from Palermo to Partinico (2 hexes), Alcamo (3), Castelvetrano (5), Mazzara (7), and Marsala (8): eight hexes, L.160.',
    ru: 'Число на поезде — сколько гексов может пройти его маршрут. Считают каждый гекс, в который поезд въезжает, кроме начального. Пример: в фазе 10 поезд 8H корпорации Lilibeo идёт по стандартной колее: Palermo — Partinico (2 гекса) — Alcamo (3) — Castelvetrano (5) — Mazzara (7) — Marsala (8): всего восемь гексов и L.160.',
  },
  '1849 §10.5.1-e': {
    en: 'A hex crossed on narrow gauge counts double; for the R6H it is standard gauge that counts double. Example: from Palermo to Partinico the standard line counts two hexes for an ordinary train and four for the R6H, the narrow line two for an ordinary train and one for the R6H.',
    ru: 'Гекс, пройденный по узкой колее, считается за два. Для R6H за два считается стандартная колея. Пример: на участке Palermo — Partinico стандартная линия считается за два гекса для обычного поезда и за четыре для R6H, узкая — за два для обычного поезда и за один для R6H.',
  },
  '1849 §10.5.1-f': {
    en: 'A stretch between two stops that is dual gauge throughout counts each hex once. If part of the stretch is narrow or standard, dual hexes of the stretch count as that gauge. Example: in phase 10 an 8H runs on narrow gauge from Palermo to Partinico (2) and on to Marsala: eight hexes, L.130. Although Marsala is dual gauge, the train enters it as on narrow gauge, since the gauge changes only in a city or town. Example: an R6H runs on narrow gauge from Palermo to Partinico (1) and Marsala (3 more), then on dual gauge to Trapani (1): five hexes, L.160.',
    ru: 'На участке между двумя остановками, целиком состоящем из совмещённой колеи, каждый гекс считается один раз. Если часть участка узкая или стандартная, его совмещённые гексы считаются как эта колея. Пример: в фазе 10 поезд 8H идёт по узкой колее: Palermo — Partinico (2 гекса) — Marsala: всего восемь гексов и L.130. Хотя на гексе Marsala колея совмещённая, поезд въезжает туда как по узкой: сменить колею можно только в городе или посёлке. Пример: R6H идёт по узкой колее Palermo — Partinico (1 гекс) — Marsala (ещё 3), затем по совмещённой до Trapani (1): всего пять гексов и L.160.',
  },
  '1849 §10.5.1-g': {
    en: 'The arrow that leads into a port counts as a hex.',
    ru: 'Стрелка, ведущая в порт, считается гексом.',
  },
  '1849 §10.5.1-h': {
    en: 'The hex between Messina and Calabria counts as two, so this stretch takes three hexes.',
    ru: 'Гекс между Messina и Calabria считается за два, поэтому этот участок — три гекса.',
  },
  '1849 §10.5.1-i': {
    en: 'Trains that run on the same turn may not share track. They may meet in cities and towns and cross each other.',
    ru: 'Поезда, запущенные в один ход, не делят один и тот же путь. Встречаться в городах и посёлках и пересекаться им можно.',
  },
  '1849 §10.5.2-a': {
    en: 'A route earns the values of all its cities, towns, and ports. Example: a route with cities of 30, 20, and 20 earns L.70.',
    ru: 'Маршрут приносит стоимость всех своих городов, посёлков и портов. Пример: маршрут через города стоимостью 30, 20 и 20 приносит L.70.',
  },
  '1849 §10.5.2-b': {
    en: 'A gray city is worth its lowest value in phases 4 and 6, the middle one in 8 and 10, and the highest in 12 and 16.',
    ru: 'Серый город приносит наименьшее значение в фазах 4 и 6, среднее — в фазах 8 и 10, наибольшее — в фазах 12 и 16.',
  },
  '1849 §10.5.2-c': {
    en: 'A corporation takes the highest revenue that anyone has shown to be possible.',
    ru: 'Корпорация получает наибольшую прибыль из тех, что показал кто-нибудь из игроков.',
  },
  '1849 §10.5.3-a': {
    en: 'The president pays out all the revenue or withholds all of it.',
    ru: 'Президент выплачивает всю прибыль или всю удерживает.',
  },
  '1849 §10.5.3-b': {
    en: 'Each 10% gets a tenth of the revenue. Shares in the treasury pay the corporation; shares in the bank pool pay nobody. With a revenue of L.90, a player who holds 30% gets L.27. Example: the president holds 50%, the treasury 20%, and the bank pool 30%. Of a revenue of L.50, the president gets L.25 and the treasury L.10, and L.15 stays in the bank.',
    ru: 'На каждые 10% приходится десятая часть прибыли. За акции в кассе деньги получает корпорация, за акции в банковском пуле — никто. При прибыли L.90 игрок, у которого 30%, получает L.27. Пример: у президента 50%, в кассе 20%, в банковском пуле 30%. Из прибыли L.50 президент получает L.25, касса — L.10, а L.15 остаются в банке.',
  },
  '1849 §10.5.3-c': {
    en: 'If at least the market value is paid out, the marker moves right; if less, it stays. Example: at a market value of L.144, the marker of Lilibeo moves right only if the whole dividend is L.144 or more.',
    ru: 'Если выплачено не меньше рыночной стоимости, маркер движется вправо. Если меньше — остаётся на месте. Пример: при рыночной стоимости L.144 маркер Lilibeo движется вправо, только если общий дивиденд — L.144 или больше.',
  },
  '1849 §10.5.3-d': {
    en: 'Withheld revenue goes to the treasury, and the marker moves left.',
    ru: 'Удержанная прибыль поступает в кассу, а маркер движется влево.',
  },
  '1849 §10.5.3-e': {
    en: 'Revenue is paid before the marker moves. If the marker enters “Closed”, the corporation closes immediately and loses the rest of its turn.',
    ru: 'Прибыль выплачивают до движения маркера по рынку. Если маркер попал в ячейку «Закрыта», корпорация сразу закрывается и теряет остаток хода.',
  },
  '1849 §10.6-a': {
    en: 'A corporation that has a possible route must own a train when its train-buying step ends. By our reading a route of any length counts, even one that no train for sale could run.',
    ru: 'Корпорация, у которой есть возможный маршрут, к концу шага покупки поездов должна иметь поезд. По нашей трактовке считается маршрут любой длины, даже если ни один продающийся поезд по нему не пройдёт.',
  },
  '1849 §10.6-b': {
    en: 'Before each purchase a corporation must have fewer trains than the limit allows. Example: in phase 12 a corporation with two 8H cannot buy the first 16H: the limit is two, even though phase 16 would eliminate its 8H.',
    ru: 'Перед каждой покупкой у корпорации должно быть меньше поездов, чем позволяет лимит. Пример: в фазе 12 корпорация с двумя поездами 8H не может купить первый 16H: лимит — два поезда, хотя с началом фазы 16 её 8H были бы исключены.',
  },
  '1849 §10.6-c': {
    en: 'The bank sells trains at their price, class by class: the next class is for sale when the one before is sold out. R6H trains are for sale alongside the 16H as soon as the first 16H is bought.',
    ru: 'Банк продаёт поезда по их цене, класс за классом: следующий класс доступен, когда разошёлся предыдущий. Поезда R6H продаются наряду с 16H, как только куплен первый 16H.',
  },
  '1849 §10.6-d': {
    en: 'Discarded trains are in the bank pool and cost their printed price.',
    ru: 'Сброшенные поезда попадают в банковский пул и продаются по напечатанной на них цене.',
  },
  '1849 §10.6-e': {
    en: 'A train of another corporation costs what the two presidents agree on, at least L.1.',
    ru: 'Цену поезда другой корпорации согласуют оба президента. Она не меньше L.1.',
  },
  '1849 §10.6-f': {
    en: 'A train bought from the bank pool or from another corporation does not begin a phase.',
    ru: 'Поезд, купленный из банковского пула или у другой корпорации, новую фазу не начинает.',
  },
  '1849 §10.6-g': {
    en: 'A corporation discards trains only because of the limit, never by choice.',
    ru: 'Корпорация сбрасывает поезда только из-за лимита, а не по желанию.',
  },
  '1849 §10.6-h': {
    en: 'Trains above a new limit are discarded before the buyer continues its turn. Example: in phase 8 a corporation with two 8H may buy the first 10H, since the limit is still three. At once the limit is two, and it discards one of its trains.',
    ru: 'Поезда сверх нового лимита сбрасывают до того, как покупатель продолжит ход. Пример: в фазе 8 корпорация с двумя поездами 8H может купить первый 10H, ведь лимит ещё три. Сразу после покупки лимит — два, и она сбрасывает один из своих поездов.',
  },
  '1849 §10.7-a': {
    en: 'If a corporation must own a train and its treasury cannot pay for the cheapest one, its president must raise the money (an emergency).',
    ru: 'Если корпорация обязана иметь поезд, а её кассы не хватает даже на самый дешёвый, деньги собирает её президент.',
  },
  '1849 §10.7-b': {
    en: 'If the treasury cannot pay for the cheapest train in the bank, the president adds cash. If that is not enough either, they sell shares until it is.',
    ru: 'Если в кассе не хватает на самый дешёвый поезд банка, президент добавляет свои деньги. Если не хватает и их, он продаёт акции, пока не наберёт нужное.',
  },
  '1849 §10.7-c': {
    en: 'The president chooses which shares to sell. All the usual rules for selling apply.',
    ru: 'Какие акции продать, выбирает президент. Все правила продажи остаются в силе.',
  },
  '1849 §10.7-d': {
    en: 'A president who has enough for the cheapest train stops selling. You may not sell more if a smaller block of the same corporation would do. Example: if you are short L.70 and a share is worth L.100, you sell one share, not two.',
    ru: 'Собрав достаточно на самый дешёвый поезд, президент прекращает продажу. Нельзя продать больше, если хватило бы меньшего пакета той же корпорации. Пример: не хватает L.70, акция стоит L.100 — продаётся одна акция, а не две.',
  },
  '1849 §10.7-e': {
    en: 'While money is being raised, no sale may change the president of the operating corporation. This also holds when shares are sold to pay bond interest.',
    ru: 'При экстренном сборе средств продажа не может сменить президента действующей корпорации. Это верно и тогда, когда акции продают ради процентов по облигации.',
  },
  '1849 §10.7-f': {
    en: 'A corporation may not issue shares to pay for a train it must buy.',
    ru: 'Выпускать акции ради этого поезда корпорация не может.',
  },
  '1849 §10.7-g': {
    en: 'When treasury and president together have enough, the corporation buys the cheapest train in the bank. The president adds exactly what the treasury is short, so nothing is left in it.',
    ru: 'Когда у кассы и президента вместе хватает денег, корпорация покупает самый дешёвый поезд банка. Президент добавляет ровно недостающее, и в кассе ничего не остаётся.',
  },
  '1849 §10.7-h': {
    en: 'If even all the shares that may be sold are not enough, the corporation closes. A president who has no shares left drops out or takes a loan of L.500. Before the corporation closes, all the president’s cash goes into its treasury. A president who keeps shares that may not be sold stays in the game with L.0. By our reading the privates of a player who drops out close.',
    ru: 'Если не хватает и продажи всех акций, которые можно продать, корпорация закрывается. Президент, у которого не осталось акций, выходит из игры или берёт кредит L.500. Перед закрытием все деньги президента идут в кассу корпорации. Если у президента остались акции, которые нельзя продать, он продолжает игру с L.0. По нашей трактовке частные компании вышедшего игрока закрываются.',
  },
  '1849 §10.7-i': {
    en: 'Privates are not shares and cannot be sold to pay for a train.',
    ru: 'Частные компании — не акции, и продать их для этого нельзя.',
  },
  '1849 §10.7-j': {
    en: 'If the bank has no train it could buy, the corporation need not own one.',
    ru: 'Если у банка нет поезда, который корпорация могла бы купить, иметь поезд она не обязана.',
  },
  '1849 §10.8-a': {
    en: 'As its last step, a corporation may sell certificates from its treasury to the bank pool (issue), buy one back from the pool (redeem), or do neither.',
    ru: 'Последним шагом корпорация может продать сертификаты из кассы в банковский пул (выпуск), купить один сертификат из пула (выкуп) или ничего не делать.',
  },
  '1849 §10.8-b': {
    en: 'Issued certificates go to the bank pool, and the corporation gets the market value before the issue. Its marker falls one row for each 10%. Two 10% certificates issued at L.100 bring L.200, and the marker falls two rows.',
    ru: 'Выпущенные сертификаты кладут в банковский пул, и корпорация получает за них прежнюю рыночную стоимость. Маркер опускается на строку за каждые 10%. Два сертификата по 10%, выпущенные при стоимости L.100, приносят L.200, и маркер опускается на две строки.',
  },
  '1849 §10.8-c': {
    en: 'A corporation may not issue shares in its first operating round, and the bank pool may never hold more than 50% of it.',
    ru: 'Корпорация не выпускает сертификаты в своём первом операционном раунде, а в банковском пуле не может быть больше 50% её акций.',
  },
  '1849 §10.8-d': {
    en: 'The last certificate is issued only when no ordinary one is left in the treasury.',
    ru: 'Последний сертификат выпускают, только когда в кассе не осталось обычных.',
  },
  '1849 §10.8-e': {
    en: 'A corporation may redeem one certificate from the bank pool at market value, the last certificate only if no ordinary one is there. Its marker does not move.',
    ru: 'Корпорация может выкупить из банковского пула один сертификат по рыночной стоимости, последний — только если там нет обычных. Маркер при этом не движется.',
  },
  '1849 §10.8-f': {
    en: 'If an issue moves the marker into “Closed”, the corporation closes.',
    ru: 'Если из-за выпуска маркер попадает в ячейку «Закрыта», корпорация закрывается.',
  },
  '1849 §11-a': {
    en: 'A corporation closes when its marker enters “Closed”, when the money for a train cannot be raised, or when the earthquake takes its only token.',
    ru: 'Корпорация закрывается, когда её маркер попадает в ячейку «Закрыта», когда не удаётся собрать деньги на поезд или когда землетрясение уничтожает её единственную станцию.',
  },
  '1849 §11-b': {
    en: 'When a corporation closes, its tokens, port marker, E marker, trains, shares, and privates are removed from the game without compensation. The money in its treasury goes to the bank.',
    ru: 'Когда корпорация закрывается, её маркеры станций, маркер порта, маркер E, поезда, акции и частные компании выходят из игры без компенсации. Деньги из кассы возвращаются в банк.',
  },
  '1849 §11-c': {
    en: 'After a corporation closes, a slot in its home city is reserved for it again. Nothing is reserved for Garibaldi.',
    ru: 'За закрытой корпорацией снова резервируют место в базовом городе. Только для Garibaldi ничего не резервируют.',
  },
  '1849 §11-d': {
    en: 'A closed corporation goes to the end of the queue and can be started again from the next stock round on.',
    ru: 'Закрытая корпорация встаёт в конец очереди и может быть снова основана со следующего фондового раунда.',
  },
  '1849 §11-e': {
    en: 'A corporation that is started again starts fresh, with all its certificates and markers.',
    ru: 'Основанная заново корпорация начинает как новая, со всеми сертификатами и маркерами.',
  },
  '1849 §11-f': {
    en: 'If a corporation closes on its own turn, that turn is over. If it closes before its turn, it does not operate in that round.',
    ru: 'Если корпорация закрылась в свой ход, этот ход окончен. Если она закрылась раньше в том же операционном раунде, в этом раунде она уже не действует.',
  },
  '1849 §12-a': {
    en: 'Buying the first 12H triggers the Messina earthquake.',
    ru: 'Покупка первого поезда 12H вызывает землетрясение в Messina.',
  },
  '1849 §12-b': {
    en: 'The earthquake removes the tile from Messina. The printed yellow city is back, with one slot.',
    ru: 'Землетрясение убирает тайл с Messina. Снова действует напечатанный на поле жёлтый город с одним местом для маркера станции.',
  },
  '1849 §12-c': {
    en: 'All tokens in Messina are lost: they are removed from the game and do not return to their corporations. They come back only if the corporation closes and is started again.',
    ru: 'Все маркеры станций в Messina потеряны: они выходят из игры и не возвращаются к своим корпорациям. Они вернутся, только если корпорация закроется и будет основана заново.',
  },
  '1849 §12-d': {
    en: 'After the earthquake Messina may not be upgraded until the next stock round has begun.',
    ru: 'После землетрясения Messina нельзя улучшать, пока не начнётся следующий фондовый раунд.',
  },
  '1849 §12-e': {
    en: 'The slot in Messina is then free for everyone.',
    ru: 'Место в Messina после этого свободно для всех.',
  },
  '1849 §13-a': {
    en: 'When a marker reaches L.377, the game ends as soon as that corporation has finished its turn. The other corporations lose the rest of that round. If a marker reaches L.377 at the end of a stock round, one operating round begins, and the game ends after that corporation’s turn, which comes first. If the bank also runs out, L.377 decides.',
    ru: 'Когда маркер достигает L.377, игра заканчивается, как только эта корпорация завершит свой ход. Остальные корпорации теряют свои ходы этого раунда. Если маркер достиг L.377 в конце фондового раунда, начинается операционный раунд: такая корпорация ходит первой, и после её хода игра заканчивается. Если к тому же опустел банк, L.377 важнее.',
  },
  '1849 §13-b': {
    en: 'When the bank has run out of money, the operating rounds of this cycle are played to their end. If that happens in a stock round, the stock round and the operating rounds after it are played. By our reading the bank has run out when it cannot pay something in full, not at exactly L.0; an optional ruling says otherwise.',
    ru: 'Когда деньги в банке закончились, операционные раунды этого цикла доигрывают до конца. Если это случилось в фондовом раунде, доигрывают его и следующие за ним операционные. По нашей трактовке деньги кончились, когда банк не может заплатить полностью, а не при ровно L.0. Есть и обратная трактовка.',
  },
  '1849 §13-c': {
    en: 'What the bank must pay after that is still paid in full.',
    ru: 'Всё, что банк должен выплатить после этого, по-прежнему выплачивается полностью.',
  },
  '1849 §13-d': {
    en: 'With one player left, the game ends immediately. Our reading: it also ends if no corporation exists, nothing pays, and nobody can start one. The printed rules have no end for that case.',
    ru: 'Если в игре остался один игрок, она сразу заканчивается. По нашей трактовке она заканчивается и тогда, когда нет ни одной корпорации, ничто не приносит прибыли и никто не может основать корпорацию. В правилах такого конца нет.',
  },
  '1849 §13-e': {
    en: 'A player’s net worth is their cash and the market value of their shares, less L.750 for each loan, but never below zero.',
    ru: 'Состояние игрока — его деньги и рыночная стоимость его акций минус L.750 за каждый кредит, но не меньше нуля.',
  },
  '1849 §13-f': {
    en: 'A player who dropped out ends with nothing.',
    ru: 'Игрок, вышедший из игры, остаётся ни с чем.',
  },
  '1849 §14-a': {
    en: 'With the variants, a turn has these steps: lay a tile, place a token, run trains, acquire a token, buy an E marker, buy trains, financial actions, pay bond interest, and redeem or issue the bond.',
    ru: 'Если играют с вариантами, шаги хода такие: тайл, маркер станции, маршруты поездов, покупка чужого маркера станции, покупка маркера E, покупка поездов, финансовые действия, проценты по облигации, погашение или выпуск облигации.',
  },
  '1849 §14.1-a': {
    en: 'From phase 6 on, a corporation may on each of its turns buy one token of another corporation on the board, for at least L.1, if that corporation’s president agrees (our reading: one a turn).',
    ru: 'С фазы 6 корпорация в каждый свой ход может купить на поле один маркер станции другой корпорации не дешевле L.1, если согласен президент той корпорации. (Один за ход — наша трактовка.)',
  },
  '1849 §14.1-b': {
    en: 'The buyer needs a route from one of its tokens to that city.',
    ru: 'Покупателю нужен маршрут от своей станции до этого города.',
  },
  '1849 §14.1-c': {
    en: 'The buyer’s token takes the slot, and the seller’s token returns to its charter.',
    ru: 'Маркер покупателя занимает место, а маркер продавца возвращается на его планшет.',
  },
  '1849 §14.1-d': { en: 'The token in a home city cannot be bought.', ru: 'Маркер в базовом городе купить нельзя.' },
  '1849 §14.1-e': {
    en: 'The buyer needs a token on its charter and may have none on that hex.',
    ru: 'У покупателя должен быть маркер на планшете, и на этом гексе не должно быть его станции.',
  },
  '1849 §14.1-f': {
    en: 'The purchase comes after trains run. It does not replace the usual token step.',
    ru: 'Маркер покупают после маршрутов. Поставить свой маркер в обычном порядке это не мешает.',
  },
  '1849 §14.1-g': {
    en: 'A seller left without a route by the sale need not own a train.',
    ru: 'Продавец, у которого из-за продажи не осталось маршрута, не обязан иметь поезд.',
  },
  '1849 §14.2-a': {
    en: 'From phase 8 on a corporation may issue its bond: it gets L.500 from the bank, and its marker moves left.',
    ru: 'С фазы 8 корпорация может выпустить свою облигацию: она получает от банка L.500, а её маркер движется влево.',
  },
  '1849 §14.2-b': {
    en: 'No interest is due on the turn the bond is issued.',
    ru: 'В тот ход, когда облигация выпущена, процентов не платят.',
  },
  '1849 §14.2-c': {
    en: 'On every later turn, the corporation pays L.50 interest. The president covers what the treasury is short.',
    ru: 'В каждый следующий ход корпорация платит проценты: L.50. Чего не хватает в кассе, добавляет президент.',
  },
  '1849 §14.2-d': {
    en: 'If the interest cannot be raised, the corporation closes.',
    ru: 'Если собрать деньги на проценты не удаётся, корпорация закрывается.',
  },
  '1849 §14.2-e': {
    en: 'The bond may be redeemed for L.500 from the treasury. The marker moves right, and the bond may be issued again later.',
    ru: 'Облигацию можно погасить за L.500 из кассы. Маркер движется вправо, и позже её можно выпустить снова.',
  },
  '1849 §14.2-f': {
    en: 'If a corporation closes with an unredeemed bond, the bond is redeemed immediately: from the treasury first, then by the president, who raises the money as for a train. Debts for several bonds are raised together. What cannot be raised is written off (our reading).',
    ru: 'Если корпорация закрывается с непогашенной облигацией, её погашают сразу: сначала из кассы, затем за счёт президента, который собирает деньги так же, как на поезд. Долги по нескольким облигациям собирают вместе. Чего собрать не удалось, то прощает банк (наша трактовка).',
  },
  '1849 §14.2-g': {
    en: 'At the end of the game, a share of a corporation with an unredeemed bond is worth L.100 less, but never below zero.',
    ru: 'В конце игры акция корпорации с непогашенной облигацией стоит на L.100 меньше, но не меньше нуля.',
  },
  '1849 §14.2-h': {
    en: 'A corporation that is started again has its bond back, unissued.',
    ru: 'У заново основанной корпорации облигация снова не выпущена.',
  },
  '1849 §14.3-a': {
    en: 'Once the first 12H train is bought, each corporation may buy one of the six E markers from the bank with treasury money. There are six E trains; a corporation may own as many as the train limit allows. “Electric Dreams” is played together with the other variants; by our reading that means both of them.',
    ru: 'После покупки первого поезда 12H каждая корпорация может купить в банке один из шести маркеров E на деньги своей кассы. Поездов E шесть, корпорация может иметь их столько, сколько позволяет лимит поездов. В «Electric Dreams» играют только вместе с другими вариантами, по нашей трактовке — с обоими.',
  },
  '1849 §14.3-b': {
    en: 'The first E marker sold in the game costs L.1,100 in phase 12 or L.800 in phase 16. Each later one costs L.800 in phase 12 or L.550 in phase 16.',
    ru: 'Первый проданный в игре маркер E стоит L.1 100 в фазе 12 или L.800 в фазе 16. Каждый следующий — L.800 в фазе 12 или L.550 в фазе 16.',
  },
  '1849 §14.3-c': {
    en: 'E markers cannot be sold or given to another corporation.',
    ru: 'Маркеры E нельзя продать или передать другой корпорации.',
  },
  '1849 §14.3-d': {
    en: 'The corporation that buys the first 12H cannot buy an E marker on the same turn.',
    ru: 'Корпорация, купившая первый 12H, не может в тот же ход купить маркер E.',
  },
  '1849 §14.3-e': {
    en: 'An E train costs L.550. Only a corporation with an E marker may buy it, and it does not begin a phase.',
    ru: 'Поезд E стоит L.550. Купить его может только корпорация с маркером E, и новую фазу он не начинает.',
  },
  '1849 §14.3-f': {
    en: 'An E train runs over any distance, but never on narrow gauge.',
    ru: 'Поезд E проходит любое расстояние, но никогда не едет по узкой колее.',
  },
  '1849 §14.3-g': {
    en: 'For an E train the cities Catania, Messina, Palermo, and Siracusa count twice their value.',
    ru: 'Для поезда E города Catania, Messina, Palermo и Siracusa считаются по двойной стоимости.',
  },
  '1849 §14.3-h': {
    en: 'When a corporation with an E marker must buy a train in an emergency, E trains count as trains for sale in the bank. For other corporations they do not.',
    ru: 'Когда при экстренном сборе средств поезд обязана купить корпорация с маркером E, поезда E считаются поездами банка. Для остальных — нет.',
  },
  '1849 §14.3-i': {
    en: 'A corporation that closes loses its E marker and its E trains; the marker does not return to the game.',
    ru: 'Закрывающаяся корпорация теряет маркер E и поезда E. Маркер в игру не возвращается.',
  },
} satisfies Readonly<Record<string, Words>>;
