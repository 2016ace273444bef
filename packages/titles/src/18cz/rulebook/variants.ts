/** Sections XI and the tutorial. */
import type { Statements } from '../../common/rulebook.ts';

export const VARIANT_RULES = {
  'TUT-1': [
    'The tutorial is played on the normal map without red tiles, without the gray Praha tile and without purple-edged tiles.',
    'Обучающая игра проходит на обычной карте без красных тайлов, без серого тайла P и без тайлов с фиолетовой кромкой.',
  ],
  'TUT-2': [
    'Only the red sides of the trains are used: 2-, 3-, 4- and 5-trains, in this order. Their numbers depend on the number of players; with five there are 6, 5, 4 and 1. Example: five players need five 3-trains, so c- and d-cards are taken.',
    'Используются только красные поезда: 2-, 3-, 4- и 5-поезда в этом порядке. Их число зависит от числа игроков; впятером — 6, 5, 4 и 1. Пример: впятером нужны пять 3-поездов, поэтому берут и c-, и d-карты.',
  ],
  'TUT-3': [
    'Each of the five companies has a station on its home hex from the start, also one that nobody plays.',
    'У каждой из пяти компаний с самого начала стоит станция на домашнем гексе, даже если ею никто не играет.',
  ],
  'TUT-4': [
    'The charters are shuffled and one is dealt to each player; the company has 150 K when two or three play and 130 K when four or five play. Example: with three players BCB, EKJ and VBW are dealt.',
    'Уставы перемешивают и раздают по одному; у компании 150 K при двух-трёх игроках и 130 K при четырёх-пяти. Пример: втроём раздают уставы BCB, EKJ и VBW.',
  ],
  'TUT-5': [
    'Each company has two more markers on its charter, for 40 K and for 100 K.',
    'На уставе каждой компании ещё два маркера станций: за 40 K и за 100 K.',
  ],
  'TUT-6': ['The game begins with round 1.', 'Игра начинается с раунда 1.'],
  'TUT-7': [
    'In every round the companies act in the order BCB, EKJ, VBW, BN, NWB; those that nobody plays are left out.',
    'Каждый раунд компании ходят в порядке BCB, EKJ, VBW, BN, NWB; неиспользуемые пропускают.',
  ],
  'TUT-8': [
    'In a turn a company lays or upgrades a tile, places a station, runs its trains and buys trains. The whole income goes to its treasury.',
    'В свой ход компания кладёт или модернизирует тайл, ставит станцию, запускает поезда и покупает поезда. Весь доход идёт в её казну.',
  ],
  'TUT-9': [
    'In its first turn a company may lay two yellow tiles, the first of them on its home hex.',
    'В первый ход компания может выложить два жёлтых тайла, первый — на домашний гекс.',
  ],
  'TUT-10': [
    'All companies buy and run the same trains; there are no sizes.',
    'Все компании покупают и запускают одни и те же поезда; размеров нет.',
  ],
  'TUT-11': [
    'Phases 2, 3 and 4 begin with the first 3-, 4- and 5-train. Green tiles come in phase 2, brown ones in phase 4. The limit is 4 trains, 3 in phase 3 and 2 in phase 4; the first 4-train scraps all 2-trains.',
    'Фазы 2, 3 и 4 начинаются с покупки первого 3-, 4- и 5-поезда. Зелёные тайлы доступны с фазы 2, коричневые с фазы 4. Лимит — 4 поезда, в фазе 3 — три, в фазе 4 — два; первый 4-поезд списывает все 2-поезда.',
  ],
  'TUT-12': [
    'Trains above the limit go back to the bank, where they can be bought again.',
    'Поезда сверх лимита возвращаются в банк, где их можно выкупить.',
  ],
  'TUT-13': [
    'A company without a train must buy one if it can pay for it; nobody helps with money.',
    'Компания без поезда обязана купить его, если ей хватает денег; никто ей не помогает.',
  ],
  'TUT-14': [
    'The game ends after round 10, or with the round in which any company has no train and no money for one, whoever caused it; that round is played to its end.',
    'Игра завершается после 10-го раунда или с раундом, в котором какая-либо компания осталась без поезда и без денег на него, кто бы ни был тому причиной; этот раунд доигрывают.',
  ],
  'TUT-15': ['The owner of the richest company wins.', 'Побеждает владелец самой богатой компании.'],
  'TUT-16': [
    'If no train is left in the bank, none can be bought, however rich a company is.',
    'Если поездов в банке не осталось, купить нельзя, сколько бы денег ни было.',
  ],
  'XI.1-1': [
    'Bohemia, for two players, uses the western part of the map; track may not lead off it.',
    'Вариант Bohemia для двух игроков использует западную часть карты; пути не могут выходить за её край.',
  ],
  'XI.1-2': [
    'Each player starts with 280 K; the certificate limit is 14; a player may own up to 70 percent of a large company.',
    'Каждый игрок начинает с 280 K; лимит сертификатов 14; игрок может владеть до 70% крупной компании.',
  ],
  'XI.1-3': ['The companies OFE, MW, KFN, Pr and Ug are not used.', 'Компании OFE, MW, KFN, Pr и Ug не участвуют.'],
  'XI.1-4': [
    'There are nine local railways, three of each size, those of the upper three rows.',
    'В игре 9 местных железных дорог, по 3 каждого размера, из трёх верхних рядов.',
  ],
  'XI.1-5': [
    'As usual the player with the least money gets the lowest turn-order card after the preliminary round, and the one with the most after every stock round.',
    'Как обычно, карту порядка хода с меньшим номером после предварительного раунда получает игрок с наименьшим числом денег, а после каждого фондового раунда — с наибольшим.',
  ],
  'XI.1-6': [
    'Before the game Vaclav, the third player, takes the director certificate of a random small company, at 50, and the top card of the stack for it. This card is neither bought nor exported, so that no phase begins (our reading).',
    'Перед игрой Вацлав, третий игрок, берёт сертификат директора случайной малой компании (цена акций 50), и она берёт верхнюю карту стопки поездов. Эта карта не куплена и не экспортирована, поэтому фаза не меняется (наше прочтение).',
  ],
  'XI.1-7': [
    'When the first b-train is bought or exported Vaclav receives 60 percent of a random medium company, at 60, which takes the next train that it can run.',
    'В момент покупки или экспорта первого b-поезда Вацлав получает 60% случайной средней компании (цена 60), и та сразу берёт следующий поезд, который может запустить.',
  ],
  'XI.1-8': [
    'When the first d-train is bought or exported Vaclav receives 50 percent of a random large company, at 90, which takes the next train that it can run.',
    'В момент покупки или экспорта первого d-поезда Вацлав получает 50% случайной крупной компании (цена 90), и та сразу берёт следующий поезд, который может запустить.',
  ],
  'XI.1-9': [
    'Vaclav’s companies have no treasury. They pay neither for terrain nor for stations.',
    'У компаний Вацлава нет казны. Они не платят ни за местность, ни за станции.',
  ],
  'XI.1-10': [
    'A card that Vaclav takes during the game counts as sold with that side; a new phase and scrapping follow at once (our reading).',
    'Карта, взятая Вацлавом во время игры, считается проданной этой стороной; новая фаза и списание наступают сразу (наше прочтение).',
  ],
  'XI.1-11': [
    'Players may buy the other certificates of his companies, but never become their director.',
    'Игроки могут покупать остальные акции компаний Вацлава, но не становятся их директорами.',
  ],
  'XI.1-12': [
    'Shares that Vaclav holds count as held by a player where a company is sold out; his dividends belong to nobody.',
    'Акции у Вацлава считаются находящимися у игрока, когда проверяют, распродана ли компания; его дивиденды не достаются никому.',
  ],
  'XI.1-13': [
    'For Vaclav’s small and large companies the first player decides about track and the other about stations; for the medium one it is the other way round. First is who holds the lower turn-order card.',
    'За малую и крупную компании Вацлава о путях решает первый игрок, о станциях — другой; за среднюю наоборот. Первый — игрок с меньшим номером карты порядка хода.',
  ],
  'XI.1-14': [
    'Who decides about track lays the red home tile; who decides about stations chooses the city of ATE (our reading).',
    'Кто решает о путях, кладёт красный домашний тайл; кто решает о станциях, выбирает город для ATE (наше прочтение).',
  ],
  'XI.1-15': [
    'His companies run for the highest income and always pay dividends; their prices move as usual.',
    'Компании Вацлава запускают поезда с наибольшим доходом и всегда платят дивиденды; цены их акций меняются как обычно.',
  ],
  'XI.1-16': [
    'Instead of the export each of his companies that has operated gives up its train and takes the top card of the stack, small before medium before large.',
    'Вместо экспорта каждая уже работающая компания Вацлава отдаёт свой поезд и берёт верхнюю карту стопки: сначала малая, затем средняя, затем крупная.',
  ],
  'XI.1-17': [
    'His companies buy no trains in their turn and have one train at most; one that was scrapped is replaced when trains are next handed out.',
    'Компании Вацлава не покупают поезда в свой ход и имеют не больше одного; списанный заменяется при следующей раздаче.',
  ],
  'XI.1-18': [
    'His companies do not absorb others, are not absorbed and sell no trains (our reading).',
    'Компании Вацлава не поглощают других, не поглощаются и не продают поезда (наше прочтение).',
  ],
  'XI.1-19': ['In all else the rules of 18CZ hold.', 'В остальном действуют правила 18CZ.'],
  'XI.2-1': [
    'Moravia-Silesia, for two or three players, has the five large companies only; with two players one of them, drawn by lot, is removed.',
    'В варианте Moravia-Silesia для 2–3 игроков доступны только 5 крупных компаний; вдвоём одну из них случайно убирают.',
  ],
  'XI.2-2': [
    'Each company has its home station and two more markers, for 40 K and 100 K.',
    'У каждой компании есть домашняя станция и 2 дополнительные, за 40 K и 100 K.',
  ],
  'XI.2-3': ['A player may own up to 70 percent of a company.', 'Игрок может владеть до 70% компании.'],
  'XI.2-4': [
    'Only the prices marked red, 50 to 70, are starting prices; the capital is ten times the starting price.',
    'Начальными ценами служат только отмеченные красным, от 50 до 70; капитал равен десяти начальным ценам.',
  ],
  'XI.2-5': [
    'A dividend moves the price one cell only.',
    'При выплате дивидендов цена акции повышается только на 1 клетку.',
  ],
  'XI.2-6': [
    'There are five kinds of trains, for all companies: 2, 3, 4, 4+4 and 5+5. The limit is 4 trains, 3 from the first 4+4 on and 2 from the first 5+5 on; the first 4 scraps all 2-trains, the first 5+5 all 3-trains.',
    'Доступно 5 типов поездов для всех компаний: 2, 3, 4, 4+4 и 5+5. Лимит — 4 поезда, с первым 4+4 — три, с первым 5+5 — два; первый 4-поезд списывает 2-поезда, первый 5+5 — 3-поезда.',
  ],
  'XI.2-7': [
    'Trains 4+4 and 5+5 add the bonuses of red places, at most two for a train; other trains do not.',
    'Поезда 4+4 и 5+5 добавляют бонусы красных мест, не больше двух на поезд; другие — нет.',
  ],
  'XI.2-8': [
    'A red place is a bonus at an end of the route and does not use up the train’s reach (our reading).',
    'Красное место — бонус на краю маршрута и не уменьшает число мест, которые может посетить поезд (наше прочтение).',
  ],
  'XI.2-9': [
    'As usual a card is exported after each set of operating rounds.',
    'Как обычно, после каждого набора операционных раундов карта экспортируется.',
  ],
  'XI.2-10': [
    'There are six sets of operating rounds, with local prices 50; 55; 60 and 65; 70 and 75; 80 and 90; 100, 110 and 120.',
    'Играют шесть наборов операционных раундов с ценами местных ж/д 50; 55; 60 и 65; 70 и 75; 80 и 90; 100, 110 и 120.',
  ],
  'XI.2-11': [
    'The round marker starts on the stock round before the field 50; nothing may be sold in that round.',
    'Маркер раунда начинает с фондового раунда перед полем «50»; в этом раунде акции не продают.',
  ],
  'XI.2-12': [
    'As all companies are of one size there are no absorptions.',
    'Все компании одного размера, поэтому поглощений нет.',
  ],
  'XI.2-13': [
    'Three local railways work as in the normal game.',
    'Три местные железные дороги работают так же, как в обычной игре.',
  ],
  'XI.2-14': [
    'The owner of the 3E-train may hand it to a company that he directs, at any time in its turn. It does not count for the limit nor for the duty to own a train, may use the track of the company’s other trains, may skip cities and adds red bonuses. After one run it is removed from the game.',
    'Владелец 3E-поезда может в любое время хода своей компании передать его ей. Он не учитывается в лимите и не выполняет обязанность владеть поездом, может использовать пути других поездов компании, пропускать города и добавляет красные бонусы. После запуска он убирается.',
  ],
  'XI.2-15': [
    'At the start of each operating round MW may build or upgrade the tile on its home hex; then it pays its owner the value of that tile. Example: with a green tile 30 K.',
    'В начале каждого операционного раунда MW может построить или модернизировать тайл на домашнем гексе; затем она выплачивает владельцу стоимость этого тайла. Пример: при зелёном тайле 30 K.',
  ],
  'XI.2-16': [
    'MW works like a local railway: it may be sold to a company for 1 K up to the common price and counts 120 K in a player’s hands at the end. When it is sold it closes, and its marker becomes a station of the buyer.',
    'MW считается местной ж/д: её можно продать компании по цене от 1 K до общей цены, а в руках игрока в конце игры она стоит 120 K. После продажи она закрывается, а её маркер становится станцией покупателя.',
  ],
  'XI.2-17': [
    'The first 4+4-train closes all locals, MW and the 3E-train.',
    'Первый 4+4-поезд закрывает все местные ж/д, MW и 3E-поезд.',
  ],
  'XI.2-18': [
    'In the preliminary round five privates are sold by auction: three locals, the 3E-train and MW. Each has a minimum bid.',
    'В предварительном раунде на аукционе продают пять частных бумаг: три местные ж/д, 3E-поезд и MW. У каждой есть минимальная ставка.',
  ],
  'XI.2-19': [
    'A player on turn chooses any of them and bids at least its minimum, or passes. Who can pay no minimum passes by himself.',
    'В свой ход игрок выбирает любую из них и делает ставку не меньше минимальной или пасует. Кому не хватает денег ни на одну, пасует автоматически.',
  ],
  'XI.2-20': [
    'The others in turn bid at least 5 K more or pass; who has passed is out of this auction.',
    'Остальные по очереди повышают ставку не меньше чем на 5 K или пасуют; спасовавший в этом аукционе больше не участвует.',
  ],
  'XI.2-21': [
    'The winner pays his bid to the bank; then the player after the one who chose may choose.',
    'Победитель платит банку свою ставку; затем право выбора переходит к игроку после того, кто выбирал.',
  ],
  'XI.2-22': [
    'The round ends when everything is sold or all players pass in succession; what is left is removed from the game.',
    'Раунд завершается, когда всё продано или все последовательно спасовали; оставшееся уходит из игры.',
  ],
} satisfies Statements;
