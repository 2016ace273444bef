/** Section VIII: operating rounds. */
import type { Section } from './section.ts';

export const OPERATING: Section = {
  'VIII.1-1': ['The director alone decides for his company.', 'За компанию решает только её директор.'],
  'VIII.2-1': [
    'An operating round begins with the new local price, then locals pay.',
    'Операционный раунд начинается с новой цены местных ж/д, затем они приносят доход.',
  ],
  'VIII.2-2': [
    'Then companies act, highest price first; in one cell the upper marker first.',
    'Затем ходят компании: сначала с высшей ценой, на одной клетке — верхний маркер.',
  ],
  'VIII.2-3': [
    'The order is fixed when the round begins; an absorbed company does not act.',
    'Порядок закрепляется в начале раунда; поглощённая компания не ходит.',
  ],
  'VIII.3-1': [
    'A turn: home station, track, station, trains, income, absorption, buying trains.',
    'Ход: домашняя станция, пути, станция, поезда, доход, поглощение, покупка поездов.',
  ],
  'VIII.3-2': [
    'At any moment of its turn a company may buy and sell locals and lay purple tiles.',
    'В любой момент хода компания может покупать и продавать местные ж/д и класть фиолетовые тайлы.',
  ],
  'VIII.4-1': [
    'Yellow tiles go on empty hexes and on printed Praha, not on yellow double cities.',
    'Жёлтые тайлы кладут на пустые гексы и на напечатанную Прагу, но не на жёлтые OO.',
  ],
  'VIII.4-2': [
    'First turn: two yellow tiles or one upgrade; later one tile.',
    'Первый ход: два жёлтых тайла или одна модернизация; далее один тайл.',
  ],
  'VIII.4-3': [
    'The first tile of a company goes on its home hex, unless a tile lies there or it starts in Praha.',
    'Первый тайл компании кладётся на домашний гекс, если там ещё нет тайла и это не Прага.',
  ],
  'VIII.4-4': [
    'New track must be connected to a station of the company.',
    'Новый путь должен соединяться со станцией компании.',
  ],
  'VIII.4-5': [
    'Town hexes take town tiles, double towns tiles with two separate towns.',
    'На гекс посёлка кладут тайл посёлка, на двойной — с двумя отдельными посёлками.',
  ],
  'VIII.4-6': [
    'City hexes take city tiles; Y and Praha tiles go to their own hexes only.',
    'На гекс города кладут тайл города; тайлы Y и Праги — только на свои гексы.',
  ],
  'VIII.4-7': ['Plain hexes take plain track only.', 'На открытый гекс кладут только простой путь.'],
  'VIII.4-8': [
    'The first tile costs 10 on a river, 20 on a hill, 40 on a mountain.',
    'Первый тайл стоит 10 на реке, 20 на холме, 40 в горах.',
  ],
  'VIII.4-9': ['No track may leave the map.', 'Путь не может вести за пределы карты.'],
  'VIII.4-10': [
    'Track may point at a red-edged hex, even one that stays empty.',
    'Путь может вести к гексу с красными краями, даже если он останется пустым.',
  ],
  'VIII.4-11': [
    'New track need not meet the track of neighbouring tiles.',
    'Новый путь не обязан стыковаться с путями соседних тайлов.',
  ],
  'VIII.4-12': ['The printed stubs beside Praha must be kept.', 'Напечатанные отрезки возле Праги должны сохраняться.'],
  'VIII.4-13': [
    'The first tile on Praha is a yellow lay for 10 that keeps the printed exits.',
    'Первый тайл Праги — жёлтая прокладка за 10, сохраняющая выходы.',
  ],
  'VIII.4-14': [
    'A state railway lays its own red tile on one of two border hexes, beside its normal lays.',
    'Государственная ж/д кладёт свой красный тайл на один из двух гексов границы сверх обычной прокладки.',
  ],
  'VIII.4-15': [
    'The red tile comes with the home station; both exits face hexes of the map.',
    'Красный тайл кладётся вместе с домашней станцией; оба выхода смотрят на карту.',
  ],
  'VIII.5-1': [
    'Green from phase d, brown from phase g, grey from phase i; each follows the one before.',
    'Зелёный с фазы d, коричневый с g, серый с i; цвета идут по порядку.',
  ],
  'VIII.5-2': [
    'Purple tiles need a local; anyone may replace them later.',
    'Фиолетовые тайлы требуют местной ж/д; заменить их позже может любой.',
  ],
  'VIII.5-3': [
    'An upgraded tile must contain track connected to the company; no gain is needed.',
    'На новом тайле должен быть путь, связанный с компанией; выгода не обязательна.',
  ],
  'VIII.5-4': ['Existing track may not be changed.', 'Имеющиеся пути менять нельзя.'],
  'VIII.5-5': ['Income spots are neither added nor lost.', 'Места дохода не появляются и не исчезают.'],
  'VIII.5-6': [
    'A tile with two towns keeps both: it cannot be replaced by a purple tile with one town.',
    'Тайл с двумя посёлками сохраняет оба: заменить его тайлом с фиолетовой кромкой и одним посёлком нельзя.',
  ],
  'VIII.5-7': ['City upgrades may add station slots.', 'Модернизация города может добавить места для станций.'],
  'VIII.5-8': ['A city with a free slot is open to everybody’s track.', 'Город со свободным местом открыт для всех.'],
  'VIII.5-9': ['Replaced tiles return to the supply.', 'Заменённые тайлы возвращаются в запас.'],
  'VIII.5-10': [
    'The first tile on a yellow double city is green and an upgrade.',
    'Первый тайл на жёлтом OO — зелёный и считается модернизацией.',
  ],
  'VIII.5-11': [
    'While its home is bare ATE may lay only the green tile there.',
    'Пока дом ATE пуст, она может положить только зелёный тайл на него.',
  ],
  'VIII.5-12': ['Upgrades cost nothing.', 'Модернизация бесплатна.'],
  'VIII.5-13': [
    'The first tile of Teplice is a green one, hence an upgrade: its river costs nothing.',
    'Первый тайл Teplice — зелёный, то есть модернизация: за реку не платят.',
  ],
  'VIII.6-1': [
    'Only companies with a station in a full city pass through it.',
    'Через заполненный город проходят только компании со станцией в нём.',
  ],
  'VIII.6-2': [
    'Track and stations need a connection to an own station.',
    'Пути и станции требуют связи со своей станцией.',
  ],
  'VIII.6-3': ['The home station is free and comes first.', 'Домашняя станция бесплатна и ставится первой.'],
  'VIII.6-4': [
    'A further station may be placed in the first turn too.',
    'Дополнительную станцию можно поставить и в первый ход.',
  ],
  'VIII.6-5': [
    'The first further station costs 40, every other 100.',
    'Первая дополнительная станция стоит 40, следующие — 100.',
  ],
  'VIII.6-6': ['One paid station a turn.', 'Одна платная станция за ход.'],
  'VIII.6-7': ['A company has at most one station in a hex.', 'В одном гексе не больше одной станции компании.'],
  'VIII.6-8': [
    'The connection may be of any length but may not turn back on itself.',
    'Соединение может быть любой длины, но не может разворачиваться.',
  ],
  'VIII.6-9': [
    'A slot stays free for every company whose home it is and that has not operated.',
    'Для каждой ещё не работавшей компании в её доме остаётся место.',
  ],
  'VIII.6-10': [
    'ATE chooses its city; before that nobody else places a station in Teplice.',
    'ATE выбирает свой город; до этого другие не ставят станцию в Теплице.',
  ],
  'VIII.6-11': [
    'Who lays the green tile under ATE’s marker chooses its city.',
    'Кто кладёт зелёный тайл под станцию ATE, выбирает ей город.',
  ],
  'VIII.6-12': [
    'A home is no longer kept once the company is there or absorbed.',
    'Защита дома исчезает, когда компания там или поглощена.',
  ],
  'VIII.7-1': ['Each train of the company’s own class runs once.', 'Каждый поезд своего класса идёт один раз.'],
  'VIII.7-2': [
    'A route joins at least two income spots and contains an own station.',
    'Маршрут соединяет не менее двух мест дохода и содержит свою станцию.',
  ],
  'VIII.7-3': [
    'A normal train counts every spot on its way, up to its number.',
    'Обычный поезд считает все места на пути, не больше своего числа.',
  ],
  'VIII.7-4': [
    'A plus-train N+N: at most N cities, at most 2N spots, none skipped.',
    'Плюс-поезд N+N: не больше N городов и 2N мест, без пропусков.',
  ],
  'VIII.7-5': [
    'An E-train counts up to its number and may skip towns, never cities.',
    'E-поезд считает до своего числа мест и может пропускать посёлки, но не города.',
  ],
  'VIII.7-6': [
    'No spot twice in a route; Praha is one spot in every stage.',
    'Ни одно место дважды; Прага — одно место на любой стадии.',
  ],
  'VIII.7-7': [
    'A red tile counts as a city and ends the route.',
    'Красный тайл считается городом и завершает маршрут.',
  ],
  'VIII.7-8': [
    'A route may end in a closed city but not pass it.',
    'Маршрут может кончаться в закрытом городе, но не проходить его.',
  ],
  'VIII.7-9': ['No piece of track twice.', 'Ни один участок пути дважды.'],
  'VIII.7-10': [
    'A train leaves a spot by another track than it came.',
    'Поезд покидает место другим путём, чем пришёл.',
  ],
  'VIII.7-11': ['Trains of one company share no track.', 'Поезда одной компании не делят пути.'],
  'VIII.8-1': ['Income is the sum of the counted spots of all trains.', 'Доход — сумма засчитанных мест всех поездов.'],
  'VIII.8-2': ['Red tiles pay by phase.', 'Стоимость красных тайлов зависит от фазы.'],
  'VIII.8-3': [
    'A company adds 50 for each of its trains that counts its own red home.',
    'Компания прибавляет 50 за каждый свой поезд, считающий её красный дом.',
  ],
  'VIII.8-4': [
    'The income must be the highest that anybody can find.',
    'Доход должен быть наибольшим, какой можно найти.',
  ],
  'VIII.8-5': ['The director pays all or keeps all.', 'Директор выплачивает всё или удерживает всё.'],
  'VIII.8-6': [
    'A player’s dividend is rounded up once; shares in the bank pay nobody.',
    'Дивиденд игрока округляется вверх один раз; акции банка не приносят ничего.',
  ],
  'VIII.8-7': [
    'A payout moves the price right: one cell, two for a large company.',
    'Выплата двигает цену вправо: на клетку, у крупной — на две.',
  ],
  'VIII.8-8': ['No payout moves the price one cell left.', 'Без выплаты цена идёт на клетку влево.'],
  'VIII.9-1': [
    'Absorption comes after the dividend and before trains; larger takes smaller, one after another.',
    'Поглощение — после дивидендов и до поездов; большая берёт меньшую, по одной.',
  ],
  'VIII.9-2': ['The target must have started.', 'Цель должна уже начать работу.'],
  'VIII.9-3': [
    'The price per share is between 50 and 150 percent of the target’s price.',
    'Цена за акцию — от 50 до 150 процентов цены цели.',
  ],
  'VIII.9-4': [
    'The larger company pays for all shares in players’ hands from its own treasury.',
    'Большая компания платит за все акции игроков из своей казны.',
  ],
  'VIII.9-5': ['The target’s director agrees or refuses.', 'Директор цели соглашается или отказывает.'],
  'VIII.9-6': [
    'Every player is paid for his shares; the bank is not.',
    'Каждому игроку платят за его акции; банку — нет.',
  ],
  'VIII.9-7': [
    'The larger company receives treasury, locals and unplaced markers.',
    'Большая компания получает казну, местные ж/д и неустановленные станции.',
  ],
  'VIII.9-8': [
    'Stations change hands; of two in one hex one comes back.',
    'Станции переходят; из двух в одном гексе одна возвращается.',
  ],
  'VIII.9-9': ['Markers received or taken back cost 100 to place.', 'Полученные и снятые станции ставятся за 100.'],
  'VIII.9-10': [
    'The company’s own unplaced markers keep their prices after an absorption.',
    'Собственные невыставленные маркеры станций после поглощения сохраняют свою цену.',
  ],
  'VIII.9-11': [
    'Each inherited train is kept or leaves the game.',
    'Каждый полученный поезд остаётся или уходит из игры.',
  ],
  'VIII.9-12': [
    'A kept card may be turned to the acquirer’s class for the difference in price.',
    'Оставленную карту можно повернуть стороной своего класса за разницу в цене.',
  ],
  'VIII.9-13': [
    'Turning a card counts as that side coming into play.',
    'Поворот карты считается появлением этой стороны в игре.',
  ],
  'VIII.9-14': [
    'After that the company must be within its train limit, by scrapping inherited trains.',
    'После этого соблюдается лимит поездов — за счёт полученных.',
  ],
  'VIII.9-15': [
    'The target leaves the game for good and loses a turn it still had.',
    'Цель навсегда покидает игру и теряет ещё не сделанный ход.',
  ],
  'VIII.9-16': ['No link on the map is needed.', 'Связь на карте не нужна.'],
  'VIII.10-1': [
    'At the end of its turn every company must own a train it can run.',
    'В конце хода у компании должен быть поезд, который она может запустить.',
  ],
  'VIII.10-2': [
    'Trains are bought last and never run in the same turn.',
    'Поезда покупают в конце хода, в этот ход они не идут.',
  ],
  'VIII.10-3': ['The train limit counts all trains of the company.', 'Лимит считает все поезда компании.'],
  'VIII.10-4': ['At its limit a company may not buy.', 'На лимите покупать нельзя.'],
  'VIII.10-5': [
    'At the limit without a train it can run it must buy one and return another.',
    'На лимите без подходящего поезда компания обязана купить его и вернуть другой.',
  ],
  'VIII.10-6': [
    'New trains come from the top card or the pool, at the price of the side.',
    'Новые поезда — верхняя карта или запас, по цене выбранной стороны.',
  ],
  'VIII.10-7': [
    'From phase b companies trade trains if both directors agree, for 1 or more.',
    'С фазы b компании торгуют поездами с согласия директоров, от 1.',
  ],
  'VIII.10-8': [
    'Trains are never sold to the bank or scrapped at will.',
    'Поезда не продаются банку и не списываются по желанию.',
  ],
  'VIII.10-9': ['A company never owns a train of a bigger class.', 'Компания не владеет поездом большего класса.'],
  'VIII.10-10': [
    'A traded card keeps its side; a pool card may be taken with any side not scrapped.',
    'Карта от другой компании сохраняет сторону; карта из запаса — любой не списанной стороной.',
  ],
  'VIII.10-11': [
    'Several trains may be bought in a turn from the treasury.',
    'За ход можно купить несколько поездов из казны.',
  ],
  'VIII.10-12': [
    'The last free place is kept for a train the company can run.',
    'Последнее место бережётся для подходящего поезда.',
  ],
  'VIII.11-1': [
    'Emergency: the company must buy and its treasury is short.',
    'Экстренный случай: купить надо, а казны не хватает.',
  ],
  'VIII.11-2': ['Emergency money buys from the bank only.', 'Экстренно покупают только у банка.'],
  'VIII.11-3': [
    'The director chooses among trains that the company can run.',
    'Директор выбирает любой подходящий поезд.',
  ],
  'VIII.11-4': ['The treasury pays first, then the director’s cash.', 'Сначала платит казна, затем директор.'],
  'VIII.11-5': [
    'What is still missing is a bank loan to the director; shares are not sold.',
    'Недостающее — займ директору от банка; акции не продаются.',
  ],
  'VIII.11-6': [
    'Each loan brings a penalty of the same amount at the end.',
    'Каждый займ — штраф на ту же сумму в конце.',
  ],
  'VIII.11-7': ['Director’s money never pays for a second train.', 'Деньги директора не идут на второй поезд.'],
  'VIII.11-8': [
    'While a loan is unpaid the player buys no shares; it can be repaid in stock rounds.',
    'Пока займ не возвращён, игрок не покупает акций; вернуть можно в фондовом раунде.',
  ],
  'VIII.11-9': [
    'Unpaid loans and all penalties are subtracted at the end.',
    'Невозвращённые займы и все штрафы вычитаются в конце.',
  ],
  'VIII.11-10': [
    'A repayment pays as much as possible and is neither buying nor selling.',
    'Возврат — сколько возможно; это не покупка и не продажа.',
  ],
  'VIII.12-1': [
    'A phase begins with the first card of its letter that leaves the bank.',
    'Фаза начинается с первой карты своей буквы, покинувшей банк.',
  ],
  'VIII.12-2': [
    'A sold side scraps trains of its own colour only, whenever it is first sold.',
    'Проданная сторона списывает поезда только своего цвета, когда бы ни была продана впервые.',
  ],
  'VIII.12-3': ['An exported card scraps by all its sides.', 'Экспортированная карта списывает всеми сторонами.'],
  'VIII.12-4': [
    'Trains above a lowered limit go to the pool; the director chooses.',
    'Поезда сверх сниженного лимита уходят в запас; выбирает директор.',
  ],
  'VIII.12-5': [
    'Scrapping comes before the limit, pool cards included; scrapped types are gone.',
    'Списание — до проверки лимита, включая запас; списанных типов больше нет.',
  ],
  'VIII.12-6': [
    'After an export the returns come before the first stock turn.',
    'После экспорта возврат — до первого хода фондового раунда.',
  ],
  'VIII.13-1': [
    'After each set of operating rounds the top card leaves the game.',
    'После каждой серии операционных раундов верхняя карта покидает игру.',
  ],
  'VIII.13-2': [
    'The top of the stack is exported, b-trains first, even while a-trains beside the map are still for sale. Nothing is exported after the last set.',
    'Экспортируется верхняя карта стопки, начиная с b-поездов, даже пока рядом с картой ещё продаются a-поезда. После последнего набора раундов экспорта нет.',
  ],
};
